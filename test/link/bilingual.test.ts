import { describe, expect, it } from 'vitest';
import { individualKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const firms = 100 * defaultThreshold('company');
const persons = 100 * defaultThreshold('individual');

describe('a firm with its name in two scripts', () => {
  it.each([
    ['萬寧 Mannings', 'Mannings'],
    ['香港公共圖書館 Hong Kong Public Libraries', 'Hong Kong Public Libraries'],
    ['香港鐵路有限公司 MTR Corporation Limited', 'MTR Corporation Ltd'],
    ['宜家家居 IKEA', 'IKEA'],
    ['大統華 T&T Supermarket', 'T&T Supermarket'],
    ['Газпром Gazprom', 'Gazprom'],
    ['مطعم النور Al Noor Restaurant', 'Al Noor Restaurant'],
    ['喜茶 (Heytea)', 'Heytea'],
    ['Heytea (喜茶)', 'Heytea Ltd'],
  ])('%s is %s', (both, latin) => expect(matchScore(both, latin)).toBeGreaterThan(firms));

  it.each([
    ['only a place', '北京 Hyundai', 'Hyundai'],
    ['one name in two scripts', '富士 Xerox', 'Xerox'],
    ['a firm that everybody knows, and a part of it', '東芝 TEC', 'TEC'],
    ['Japanese, which mixes them', 'すみれ Motors', 'Motors'],
    ['a word that is spoken otherwise', 'Сервис Apple', 'Apple'],
    ['a joint venture', '一汽大众 Volkswagen', 'Volkswagen'],
    ['a joint venture', '广汽本田 Honda', 'Honda'],
    ['a joint venture', '华晨 BMW', 'BMW'],
    ['a joint venture in brackets', 'Toyota (广汽丰田)', 'Toyota'],
    ['a franchise', '百胜 KFC', 'KFC'],
    ['two firms that everybody knows', '苹果 Samsung', 'Samsung'],
    ['two firms that everybody knows', '海信 Hitachi', 'Hitachi'],
    ['only a place', '東京 Hyundai', 'Hyundai'],
    ['a part of a group', '三菱電機 UFJ', 'UFJ'],
    ['two firms', '萬寧 Mannings', '屈臣氏 Watsons'],
    ['another name', '萬寧 Mannings', 'Manning'],
    ['nothing but a kind', '萬寧 Pharmacy', 'Pharmacy'],
  ])('not where it is %s: %s, %s', (_, both, latin) => expect(matchScore(both, latin)).toBeLessThan(firms));
});

describe('a person with his name in two scripts', () => {
  it.each([
    ['陳大文 Chan Tai Man', 'Chan Tai Man'],
    ['CHAN Tai Man 陳大文', 'Chan Tai Man'],
    ['山田 太郎 Yamada Taro', 'Yamada Taro'],
    ['김정은 Kim Jong-un', 'Kim Jong Un'],
    ['ジョン・スミス John Smith', 'John Smith'],
  ])('%s is %s', (both, latin) => {
    expect(matchScore(both, latin, { category: 'individual' })).toBeGreaterThan(persons);
    expect(individualKey(both, { level: 'medium' })).toBe(individualKey(latin, { level: 'medium' }));
  });

  it.each([
    ['陳大文 Chan Tai Man', 'Wong Tai Man'],
    ['陳大文 Chan Tai Man', 'Chan Siu Ming'],
    ['김 John', 'Smith John'],
    ['김민수 John Smith', 'John Smith'],
    ['田中太郎 John Smith', 'John Smith'],
    ['ジョン・スミス Mary Jones', 'Mary Jones'],
  ])('%s is not %s', (both, latin) => expect(matchScore(both, latin, { category: 'individual' })).toBeLessThan(persons));
});

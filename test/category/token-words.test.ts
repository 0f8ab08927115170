import { describe, expect, it } from 'vitest';
import { cutHangul } from '../../src/category/address/hangul.js';
import { scriptWordsOf } from '../../src/category/address/script-words.js';
import { cutToken } from '../../src/category/address/token-words.js';

const known = scriptWordsOf([
  ['region', '重庆市', 'chongqing'],
  ['region', '東京都', 'tokyo'],
  ['region', '港区', 'minatoku'],
  ['name', '芝浦', 'shibaura'],
  ['name', '디지털', 'digital'],
  ['front', 'ถนน', 'thanon'],
  ['part-front', 'แขวง', ''],
  ['word', 'شارع', 'shari'],
]);

describe('cutHangul', () => {
  it.each([
    ['서울특별시', ['seoul-']],
    ['서울', ['seoul-']],
    ['강남구', ['gangnamgu-']],
    ['테헤란로', ['teheran', '-', 'ro']],
    ['테헤란로152', ['teheran', '-', 'ro', '152']],
    ['테헤란로152길', ['teheran', '-', 'ro', '152', '-', 'gil']],
    ['152번길', ['152', '-', 'gil']],
    ['이태원로55가길', ['itaewon', '-', 'ro', '55ga', '-', 'gil']],
    ['세종대로', ['sejong', '-', 'daero']],
    ['5층', ['floor', '5']],
    ['203호', ['unit', '203']],
    ['역삼동', ['yeoksamdong']],
    ['현대빌딩12', ['hyeondaebilding', '12']],
    ['디지털로', ['digital', '-', 'ro']],
    ['도산서로', ['dosan', 'seo', '-', 'ro']],
    ['남로', ['nam', '-', 'ro']],
  ])('%s is %j', (token, words) => {
    expect(cutHangul(token, known)).toEqual(words);
  });
});

describe('cutToken', () => {
  it.each([
    ['12،', ['12', ',']],
    ['12–14', ['12', '-', '14']],
    ['北京市，', ['beijingshi', ',']],
    ['º', ['º']],
    ['2º', ['2']],
    ['Straße', ['strasse']],
    ['，', [',']],
  ])('%s is %j', (token, words) => {
    expect(cutToken(token, known)).toEqual(words);
  });
});

describe('cutToken, Cyrillic', () => {
  it.each([
    ['12к2', ['12', 'korpus', '2']],
    ['с1', ['stroenie', '1']],
    ['стр', ['stroenie']],
    ['кв', ['kv']],
  ])('%s is %j', (token, words) => {
    expect(cutToken(token, known)).toEqual(words);
  });
});

describe('cutToken, Han', () => {
  it.each([
    ['重庆市渝中区民生路181号', ['chongqing-', 'yuzhongqu-', 'minsheng', 'lu', '181', ',']],
    ['江苏省苏州市苏虹东路8号', ['jiangsu-', 'suzhou-', 'suhong', 'east', 'lu', '8', ',']],
    ['106台北市大安區忠孝東路四段2號', ['taibei-', 'daanqu-', 'zhongxiao', 'east', 'lu', ',', 'section', '4', ',', '2', ',']],
    ['上海市徐汇区宜山路30弄7号', ['shanghai-', 'xuhuiqu-', 'yishan', 'lu', ',', 'nong', '30', ',', '7', ',']],
    ['東京都港区芝浦3-1', ['tokyo-', 'minatoku-', 'shibaura', '3', '1']],
    ['三重県四日市市小路1', ['sanzhongxian-', 'sirishi-', 'xiaolu', '1']],
    ['愛知県名古屋市中区錦1', ['aizhixian-', 'mingguwu-', 'zhongqu-', 'jin', '1']],
  ])('%s is %j', (token, words) => {
    expect(cutToken(token, known)).toEqual(words);
  });
});

describe('cutToken, scripts without vowels', () => {
  it.each([
    ['ถนนสาทร', ['thanon', "sathr'"]],
    ['แขวงสาทร', [',', "sathr'"]],
    ['شارع', ['shari']],
    ['الحمراء', ["hmr'"]],
    ['ม5', ["m'", '5']],
    ['١٢', ['12']],
  ])('%s is %j', (token, words) => {
    expect(cutToken(token, known)).toEqual(words);
  });
});

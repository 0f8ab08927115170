import { describe, expect, it } from 'vitest';
import { explainKey, individualKey, companyKey } from '../../src/key/index.js';
import { charactersOf, charactersWord, isHan, plainHan, readingOf } from '../../src/lexicon/han-characters.js';
import { defaultThreshold, matchReport, matchScore } from '../../src/link/index.js';

const firms = 100 * defaultThreshold('company');
const persons = 100 * defaultThreshold('individual');

describe('names in Chinese characters', () => {
  it.each([
    ['北京华信科技有限公司', '北京华鑫科技有限公司'],
    ['恒信地产', '恒鑫地产'],
    ['苏州银行', '宿州银行'],
    ['泰州银行', '台州银行'],
    ['上海金源贸易', '上海锦源贸易'],
  ])('of firms that are only read alike are two: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(firms);
    for (const level of ['narrow', 'medium'] as const) expect(companyKey(left, { level })).not.toBe(companyKey(right, { level }));
  });

  it.each([
    ['華信科技', '华信科技'],
    ['臺灣銀行', '台湾银行'],
    ['國家電網', '国家电网'],
    ['澤田商事', '沢田商事'],
    ['北京华信科技有限公司', '华信科技（北京）有限公司'],
    ['北京华信科技有限公司', 'Beijing Huaxin Technology Co., Ltd.'],
    // of many characters one may be another that is typed alike
    ['阿里巴巴集团', '阿里吧巴集团'],
  ])('of firms are one in any of their forms: %s, %s', (left, right) => expect(matchScore(left, right)).toBeGreaterThan(firms));

  it.each([
    ['王伟', '王薇'],
    ['张伟', '章伟'],
    ['李娜', '李那'],
    ['山田健', '山田謙'],
    ['王 伟', '王薇'],
  ])('of persons that are only read alike are two: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category: 'individual' })).toBeLessThan(persons);
    for (const level of ['narrow', 'medium'] as const) expect(individualKey(left, { level })).not.toBe(individualKey(right, { level }));
    expect(individualKey(left, { level: 'wide' })).toBe(individualKey(right, { level: 'wide' }));
  });

  it.each([
    ['陳偉', '陈伟'],
    ['王 伟', '王伟'],
    ['渡辺健', '渡邊健'],
    ['髙橋健', '高橋健'],
    ['王伟', 'Wang Wei'],
    ['高橋美咲', '高橋みさき'],
    ['王伟', '王伟先生'],
  ])('of persons are one in any of their forms: %s, %s', (left, right) => expect(matchScore(left, right, { category: 'individual' })).toBeGreaterThan(persons));

  it('are told apart in reports and explanations', async () => {
    const { refused } = await matchReport(['恒信地产', '恒鑫地产'], {});
    expect(refused.map(({ reason }) => reason)).toEqual(['their Chinese characters differ']);
    const { reasons } = explainKey('恒鑫地产', { level: 'medium' });
    expect(reasons.find(({ role }) => role === 'characters')).toMatchObject({ text: '恒鑫', becomes: '^6052946b:hengxin' });
    expect(explainKey('恒鑫地产', { level: 'wide' }).reasons.map(({ role }) => role)).not.toContain('characters');
  });
});

describe('charactersWord', () => {
  it('is the same for all forms of a character, and says which they are', () => {
    expect(charactersWord('華為')).toBe(charactersWord('华为'));
    expect(charactersOf(charactersWord('佐々木', 'sasaki'))).toBe('佐佐木');
    expect(readingOf(charactersWord('佐々木', 'sasaki'))).toBe('sasaki');
    expect(readingOf(charactersWord('佐々木'))).toBe('');
    // (characters beyond the first 65,536 take two)
    expect(charactersOf(charactersWord('𪚲野'))).toBe('𪚲野');
  });

  it.each([
    ['many names', Array.from({ length: 3000 }, (_, i) => String.fromCharCode(0x4e00 + i)).join(' ')],
    ['a name without end', '華'.repeat(100_000)],
  ])('are few whatever the value: %s', (_, text) => {
    const { keyText } = explainKey(text, { level: 'narrow' });
    expect(keyText.split(' ').filter((word) => word.startsWith('^')).length).toBeLessThanOrEqual(16);
    expect(keyText).not.toMatch(/\^[0-9a-f]{129}/);
  });

  it('plainHan takes any text', () => {
    for (const text of ['', 'Smith', '々', '\ud842', '東京タワー']) expect(() => plainHan(text)).not.toThrow();
    expect(plainHan('東京タワー')).toBe('东京タワー');
    expect([isHan(''), isHan('東京'), isHan('東京タワー'), isHan('東'.repeat(33))]).toEqual([false, true, false, false]);
  });
});

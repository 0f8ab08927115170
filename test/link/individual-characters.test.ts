import { describe, expect, it } from 'vitest';
import { pinyinReadings } from '../../src/category/individual/romanization.js';
import { explainKey } from '../../src/key/index.js';
import { assignClusters, defaultThreshold, matchScore } from '../../src/link/index.js';
import { isNearlyJoined } from '../../src/link/individual/nearly-joined.js';

const threshold = 100 * defaultThreshold('individual');
const score = (a: string, b: string): number => matchScore(a, b, { category: 'individual' });

describe('names of Hong Kong', () => {
  it.each([
    ['鄧瑞華', 'Tang Sui-wah'],
    ['劉國勳', 'Edward Lau Kwok-fan'],
    ['黃健興', 'Wong Kin-hing'],
    ['陳榮', 'Chan Wing'],
  ])('%s, %s', (characters, latin) => {
    expect(score(characters, latin)).toBeGreaterThan(threshold);
  });

  it.each([
    ['黃健興', 'Wong Kin-ming'],
    ['鄧瑞華', 'Tang Sui-man'],
  ])('not %s, %s', (characters, latin) => {
    expect(score(characters, latin)).toBeLessThan(threshold);
  });

  it('are found among a hundred of the commonest surname', () => {
    const front = ['Chi', 'Ka', 'Wai', 'Siu', 'Tsz', 'Yuk', 'Mei', 'Lai', 'Ho', 'Wing'];
    const behind = ['man', 'ming', 'keung', 'fai', 'lun', 'yee', 'ling', 'shan', 'yin', 'kit'];
    const names = front.flatMap((first) => behind.map((second) => `Wong ${first}-${second}`));
    const clusters = assignClusters([...names, 'Wong Kin-hing', '黃健興'], { category: 'individual' });
    expect(clusters[names.length + 1]).toBe(clusters[names.length]);
  });

  it('keep a surname with a hyphen behind a given name', () => {
    const text = (value: string): string => explainKey(value, { category: 'individual', level: 'medium' }).keyText;
    expect(text('May Lee-Chan')).toBe(text('Lee-Chan, May'));
    expect(text('Lau Kwok-fan')).not.toBe(text('Kwok-fan, Lau'));
  });
});

it('pinyinReadings: what a name of the south may be, itself where it is pinyin, nothing for others', () => {
  expect(pinyinReadings('kinhing')).toEqual(['jianqing', 'jianxin', 'jianxing']);
  expect(pinyinReadings('jianxing')).toEqual(['jianxing']);
  expect(pinyinReadings('margaret')).toEqual([]);
});

it.each([
  ['sunder', 'lal', 'sundarlal', true],
  ['anne', 'marie', 'annmarie', true],
  ['raj', 'narain', 'rajnarayan', true],
  // another name behind, another one in front, too short to tell
  ['shiv', 'pal', 'shivlal', false],
  ['mohan', 'lal', 'sohanlal', false],
  ['lee', 'ann', 'leanne', false],
])('isNearlyJoined: %s %s, %s: %s', (first, second, whole, is) => {
  expect(isNearlyJoined(first, second, whole)).toBe(is);
});

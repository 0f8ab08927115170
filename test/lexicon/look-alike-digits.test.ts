import { describe, expect, it } from 'vitest';
import { explainKey, keys, matchScore } from '../../src/index.js';
import { lettersOfDigits } from '../../src/lexicon/look-alike-digits.js';

const words = new Set(['company', 'international', 'systems', 'gold', 'route', 'media', 'studios', 'clubs', 'metro', 'dental', 'boots', 'karl', 'kari']);
const isWord = (word: string): boolean => words.has(word);

describe('digits that scans have for letters', () => {
  it.each([
    ['c0mpany', 'company'],
    ['1nternational', 'international'],
    ['5ystem5', '5ystem5'],
    ['5ystems', 'systems'],
    ['g0ld', 'gold'],
    ['metr0', 'metro'],
    ['denta1', 'dental'],
    ['kar1', 'karl'],
    ['b00ts', 'boots'],
    ['t0ngani', 'tongani'],
    ['rib1ore', 'riblore'],
    ['zuck1rk', 'zuckirk'],
  ])('%s is %s', (written, word) => {
    expect(lettersOfDigits(written, isWord)).toBe(word);
  });

  it.each([
    'studio5',
    'club5',
    'route1media',
    'g50',
    'mrx46',
    'h2o',
    '3m',
    '1st',
    '24x7',
    'cre8tive',
    '1o1o',
    '101',
    'area51',
    'a1',
    'b2b',
    'plan5',
    'taxi1',
    'b0b0',
  ])('%s has numbers', (text) => {
    expect(lettersOfDigits(text, isWord)).toBe(text);
  });

  it.each([
    ['company', 'Harmony Gold Mining Company', 'Harm0ny G0ld Mining C0mpany'],
    ['company', 'International Zalvuro Systems', '1nternational Za1vuro 5ystems'],
    ['individual', 'William Johnson', 'Wi11iam J0hnson'],
  ] as const)('%s: "%s" and "%s" have one medium key or score as one', (category, a, b) => {
    const [left, right] = keys([a, b], { category, level: 'medium' });
    expect(left === right || matchScore(a, b, { category }) > 80).toBe(true);
  });

  it.each([
    ['company', 'Harm0ny G0ld Studio5', ['harm0ny harmony', 'g0ld gold']],
    ['individual', 'J0hn Doe', ['j0hn john']],
    ['product', 'Canon G0ld 40D', []],
    ['address', '12 1st St, Springfield, IL 62701', []],
  ] as const)('%s: the explanation of "%s" says so', (category, value, expected) => {
    const { reasons } = explainKey(value, { category });
    const read = reasons.filter(({ because }) => because === 'rule: digits that scans have for letters').map(({ text, becomes }) => `${text} ${becomes}`);
    expect(read).toEqual(expected);
  });
});

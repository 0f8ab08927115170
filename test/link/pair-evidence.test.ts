import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/category/category.js';
import { assignClusters, createIndex, defaultThreshold, explainMatch, matchScore, openIndex } from '../../src/link/index.js';
import { LettersHash } from '../../src/link/text-hash.js';

const lettersOf = (...words: string[]): number => {
  const hash = new LettersHash();
  hash.begin();
  for (const word of words) hash.add(word);
  return hash.value;
};

describe('letters of words', () => {
  it('are the same wherever blanks part them', () => {
    expect(lettersOf('van', 'der', 'bilt')).toBe(lettersOf('vanderbilt'));
    expect(lettersOf('vander', 'bilt')).toBe(lettersOf('vanderbilt'));
    expect(lettersOf('room', '7')).toBe(lettersOf('room7'));
  });

  it('leave out what is neither a letter nor a digit', () => {
    expect(lettersOf('siemens', '|', 'ag')).toBe(lettersOf('siemensag'));
  });

  it('keep numbers apart', () => {
    expect(lettersOf('1', '23')).not.toBe(lettersOf('12', '3'));
    expect(lettersOf('1', '|', '23')).not.toBe(lettersOf('12', '3'));
    expect(lettersOf('1', '23')).not.toBe(lettersOf('123'));
    expect(lettersOf('a', 'b')).not.toBe(lettersOf('b', 'a'));
  });
});

describe('values that differ in blanks alone', () => {
  const pairs: readonly (readonly [CategoryName, string, string])[] = [
    ['company', 'Silverbrook Ltd', 'Silver Brook Ltd'],
    ['company', 'vanderbilt corp', 'van der bilt corp'],
    ['company', 'Northgate Haulage', 'North-gate Haulage'],
    ['company', 'Aquamarin GmbH', 'AquaMarin  G.m.b.H.'],
    ['company', 'SmileWallet', 'Smile Wallet'],
    ['individual', 'Maria De La Cruz', 'Maria DeLaCruz'],
    ['address', '700 North West Shore Boulevard', '700 North Westshore Boulevard'],
    ['product', 'Nordlicht Imagemanager', 'Nordlicht Image Manager'],
  ];

  it.each(pairs)('%s: %s = %s', (category, a, b) => {
    expect(matchScore(a, b, { category })).toBeGreaterThan(100 * defaultThreshold(category));
    expect(matchScore(b, a, { category })).toBe(matchScore(a, b, { category }));
    expect(explainMatch(a, b, { category }).match).toBe(true);
  });

  it.each(pairs)('%s: %s and %s are one cluster of a column', (category, a, b) => {
    const [left, right, other] = assignClusters([a, b, 'Something Else 9'], { category });
    expect(left).toBe(right);
    expect(other).not.toBe(left);
  });

  it('are told as written as one', () => {
    const [line, ...rest] = explainMatch('Silverbrook', 'Silver Brook').alignment;
    expect(rest).toEqual([]);
    expect(line.how).toBe('written as one');
    expect([line.left, line.right]).toEqual(['silverbrook', 'silver brook']);
    expect(explainMatch('Silver Brook', 'Silverbrook').alignment[0]).toEqual({ left: 'silver brook', right: 'silverbrook', how: 'written as one' });
  });

  it('are found by an index that was saved', () => {
    const index = createIndex(['Silver Brook Ltd', 'Goldbrook Ltd']);
    const [best] = openIndex(index.save()).match('Silverbrook Ltd');
    expect(best.value).toBe('Silver Brook Ltd');
  });

  it('are not the same with other numbers', () => {
    expect(matchScore('Trading 1 23', 'Trading 12 3')).toBeLessThan(20);
    expect(matchScore('Trading 12', 'Trading 1 2')).toBeLessThan(20);
  });
});

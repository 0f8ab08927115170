import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/utf8-column.js';
import { companyColumnShift } from '../../src/link/company/column-shift.js';
import { assignClusters } from '../../src/link/index.js';
import { readColumn } from '../../src/link/linkage.js';

const SYLLABLES = ['bar', 'den', 'fol', 'gri', 'har', 'kel', 'lun', 'mor', 'nes', 'pol', 'rav', 'sten', 'tal', 'ver', 'wil', 'yor'];
const word = (i: number): string => `${SYLLABLES[i % 16]}${SYLLABLES[(i >> 4) % 16]}${SYLLABLES[(i >> 8) % 16]}`;
/** Names, 4,096 at most, that have nothing to do with each other, but for every twentieth, which is there in two orders. */
const others = (count: number, form: string): string[] =>
  Array.from({ length: count }, (_, i) => (i % 20 === 19 ? `${word(4096 - i)}on ${word(i - 1)}el${form}` : `${word(i)}el ${word(4095 - i)}on${form}`));
/** All that is in a value's cluster. */
function clusterOf(values: readonly string[], value: string, options = {}): string[] {
  const clusters = assignClusters(values, { category: 'company', ...options });
  const own = clusters[values.indexOf(value)];
  return values.filter((_, row) => clusters[row] === own);
}

describe('a column in which nobody writes a legal form', () => {
  const choir = ['Kestrelby Harriers Choir', 'Kestrelby Harriers'];

  it('takes a name for one that says more', () => {
    expect(clusterOf([...others(2000, ''), ...choir], choir[1])).toEqual(choir);
  });

  it('which registered names are not', () => {
    expect(clusterOf([...others(2000, ' Ltd'), ...choir], choir[1])).toEqual([choir[1]]);
  });

  it('nor where the same legal name is asked for', () => {
    expect(clusterOf([...others(2000, ''), ...choir], choir[1], { policy: 'strict' })).toEqual([choir[1]]);
  });

  it('says nothing of the form of a club, which is no more than a legal form: but strict, where those count', () => {
    const club = ['Kestrelby Harriers Club', 'Kestrelby Harriers'];
    expect(clusterOf([...others(2000, ' Ltd'), ...club], club[1])).toEqual(club);
    expect(clusterOf([...others(2000, ' Ltd'), ...club], club[1], { policy: 'strict' })).toEqual([club[1]]);
  });

  it('does not take names for each other that each say something of their own, or are near', () => {
    for (const [left, right] of [
      ['Kestrelby Rovers', 'Kestrelby Albion'],
      ['Banque Cantonale de Fribourg', 'Banque Cantonale du Jura'],
      ['Akbank', 'Ambank'],
    ])
      expect(clusterOf([...others(2000, ''), left, right], left)).toEqual([left]);
  });
});

describe('companyColumnShift', () => {
  const shiftOf = (values: readonly string[], policy: 'strict' | 'normal' = 'normal'): number =>
    companyColumnShift(readColumn(Utf8Column.from(values), 'company', () => {}).table, policy);

  it('grows as legal forms get rarer, below a quarter of the values', () => {
    const shares = [0, 0.1, 0.2, 0.3, 1].map((share) =>
      shiftOf([...others(2000, '').slice(0, 2000 * (1 - share)), ...others(4000, ' Ltd').slice(0, 2000 * share)]),
    );
    expect(shares[0]).toBeGreaterThan(1);
    expect(shares[1]).toBeLessThan(shares[0]);
    expect(shares[2]).toBeLessThan(shares[1]);
    expect([shares[2] > 0, shares[3], shares[4]]).toEqual([true, 0, 0]);
  });

  it('is small for a few values, which tell nothing of their kind, and nothing for none', () => {
    expect(shiftOf(others(5, ''))).toBeLessThan(0.2);
    expect(shiftOf([])).toBe(0);
  });

  it('is nothing where the same legal name is asked for', () => {
    expect(shiftOf(others(2000, ''), 'strict')).toBe(0);
  });
});

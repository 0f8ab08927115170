import { describe, expect, it } from 'vitest';
import { defaultThreshold, explainMatch, matchReport, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('the number of a store behind a name that everybody knows', () => {
  it.each([
    ['WALMART #4417', 'Walmart'],
    ['STARBUCKS 08812', 'Starbucks Corporation'],
    ['HOME DEPOT 0423 AUSTIN TX', 'The Home Depot'],
    ["MCDONALD'S F2214", "McDonald's Corporation"],
    ['ALDI 77 065', 'ALDI'],
    ['REWE 0512 KOELN', 'REWE'],
    ['STARBUCKS STORE 04512 SEATTLE WA', 'Starbucks Corporation'],
  ])('says nothing that the other lacks: %s, %s', (site, firm) => {
    expect(matchScore(site, firm)).toBeGreaterThan(threshold);
  });

  it.each([
    ['7-Eleven 1234', '7-Eleven 5678'],
    ['HOME DEPOT 0423', 'HOME DEPOT 1190'],
    ['WALMART #4417', 'WALMART #2211'],
    ['STARBUCKS STORE 04512 SEATTLE WA', 'STARBUCKS STORE 04513 SEATTLE WA'],
  ])('tells two of them apart: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('their numbers differ');
  });

  it('keeps two apart though a third one has none', () => {
    const { clusterOfRow } = matchReport(['Walmart #4417', 'Walmart', 'Walmart #2211']);
    expect(clusterOfRow[0]).not.toBe(clusterOfRow[2]);
  });

  it.each([
    ['a trust', 'Kestrel Trust 20071234', 'Kestrel Trust 20085678'],
    ['a shelf firm', 'SPV B1001', 'SPV B1002'],
    ['a lodge', 'Lodge No 12', 'Lodge No 13'],
    ['a branch of a bank', 'Commerzbank Gf 160', 'Commerzbank Gf 161'],
    ['fewer digits', 'Motel 6', 'Motel'],
  ])('is not that of %s: %s, %s', (_, left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

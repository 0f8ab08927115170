import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/category/category.js';
import { CATEGORY_NAMES } from '../../src/category/registry.js';
import { createIndex, defaultThreshold, matchReport, matchScore } from '../../src/link/index.js';
import { declaredValuesOf, SHORT_COLUMN, TYPICAL_VALUES } from '../../src/link/link-table.js';
import { priorShift } from '../../src/link/prior.js';

const casesOf = (category: CategoryName): string[][] =>
  ['must-not-match', 'same'].flatMap((name) =>
    readFileSync(new URL(`../../corpora/${category}/${name}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t').slice(0, 2)),
  );

describe('a column of few values', () => {
  it.each(CATEGORY_NAMES)('merges two values of category %s where their score reaches the threshold', (category) => {
    const threshold = 100 * defaultThreshold(category);
    for (const [left, right] of casesOf(category)) {
      const score = matchScore(left, right, { category });
      // (what the two say of their column moves little)
      if (Math.abs(score - threshold) < 2) continue;
      const { clusterOfRow } = matchReport([left, right, left.toUpperCase()], { category });
      expect([left, right, clusterOfRow[0] === clusterOfRow[1]]).toEqual([left, right, score >= threshold]);
    }
  });

  it('keeps the second of several from the first', () => {
    const { clusterOfRow } = matchReport(['Acme, Inc.', 'ACME Incorporated', 'Acme II Inc', 'Beta Holdings', 'Beta Holdings Ltd']);
    expect(Array.from(clusterOfRow)).toEqual([0, 0, 1, 2, 2]);
  });

  it('speaks of a usual column, and of itself from some 60 values on', () => {
    expect(declaredValuesOf(0)).toBeCloseTo(TYPICAL_VALUES);
    expect(declaredValuesOf(2)).toBeGreaterThan(3000);
    expect(declaredValuesOf(SHORT_COLUMN - 1)).toBeCloseTo(SHORT_COLUMN, -1);
    for (const count of [SHORT_COLUMN, 500, 1e6]) expect(declaredValuesOf(count)).toBe(count);
  });

  it('says little of how often values are the same', () => {
    const pairs = { logOdds: [-6] };
    expect(priorShift(pairs, 2)).toBeGreaterThan(-0.2);
    expect(priorShift(pairs, SHORT_COLUMN)).toBe(-3);
  });

  describe('asked for its near misses', () => {
    const weights = { usual: 0.5, doubt: 0.9, beliefInFewer: 1.8, beliefInMore: 0.7 };
    const column = (values: number, nearMisses: number) => ({ logOdds: [...Array(values / 4).fill(5), ...Array(values * nearMisses).fill(-2)] });
    const shiftOf = (values: number, nearMisses: number): number => priorShift(column(values, nearMisses), values, weights);

    it('is believed the less the more it has', () => {
      const shifts = [0, 1, 2, 4].map((nearMisses) => shiftOf(400, nearMisses));
      expect(shifts).toEqual([...shifts].sort((a, b) => b - a));
      expect(shifts[0] - shifts[3]).toBeGreaterThan(1);
    });

    it('and as the category has it where it has as many as usual', () => {
      expect(Math.abs(shiftOf(400, 0.5))).toBeLessThan(0.4);
    });

    it('says nothing by them from 1,500 values on', () => {
      expect(shiftOf(2000, 4)).toBe(priorShift(column(2000, 4), 2000));
    });

    it('says the less by them the fewer its values are', () => {
      expect(Math.abs(shiftOf(4, 4) - priorShift(column(4, 4), 4))).toBeLessThan(0.2);
    });
  });

  it('keeps apart bodies of one place that share nothing but their kind', () => {
    const names = [
      'Abu Dhabi University',
      'Orlop University Abu Dhabi',
      'Universität Innsbruck',
      'Medizinische Universität Innsbruck',
      'University of Dubai',
      'British University in Dubai',
    ];
    const others = Array.from({ length: 300 }, (_, i) => `University of Brindle${i}`);
    const index = createIndex([...names, ...others]);
    for (const [row, name] of names.entries()) expect(index.match(name).map((match) => match.row)).toEqual([row]);
  });

  it('is scored by an index as by a report', () => {
    const index = createIndex(['Vodafone Germany', 'Delta Air Lines']);
    expect(index.match('Vodafone Greece')).toEqual([]);
    expect(index.match('Delta Airlines Inc.').map(({ row }) => row)).toEqual([1]);
  });
});

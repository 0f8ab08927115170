import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { assignClusters, defaultThreshold, explainMatch, matchReport, matchScore } from '../../src/link/index.js';

type Row = { left: string; right: string; level: 'narrow' | 'medium' | 'wide' | 'linkage'; reason: string };
const cases = (name: string): Row[] =>
  parse(readFileSync(new URL(`../../corpora/product/${name}.tsv`, import.meta.url)), { columns: true, delimiter: '\t', quote: null });
const category = 'product';

describe('products that are the same', () => {
  it.each(cases('same').map((row) => [row.left, row.right, row.level] as const))('%s = %s at %s', (left, right, level) => {
    if (level === 'linkage') expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(100 * defaultThreshold(category));
    else expect(explainKey(right, { category, level }).key).toBe(explainKey(left, { category, level }).key);
  });
});

describe('products that are not', () => {
  it.each(cases('must-not-match').map((row) => [row.left, row.right, row.reason] as const))('%s, %s: %s', (left, right) => {
    expect(assignClusters([left, right], { category })).toEqual(Int32Array.of(0, 1));
    for (const level of ['narrow', 'medium', 'wide'] as const)
      expect(explainKey(left, { category, level }).key).not.toBe(explainKey(right, { category, level }).key);
  });

  it('tells why they were not merged', () => {
    expect(explainMatch('Kingston DataTraveler 8GB', 'Kingston DataTraveler 16GB', { category }).veto).toBe('their sizes differ');
    expect(explainMatch('Sony Cyber-shot DSC-W120', 'Sony Cyber-shot DSC-W150', { category }).veto).toBe('their model numbers differ');
    const report = matchReport(['Kingston DataTraveler USB Flash Drive 8GB', 'Kingston DataTraveler USB Flash Drive 16GB'], { category });
    expect(report.refused.map(({ reason }) => reason)).toEqual(['their sizes differ']);
  });
});

describe('product scores', () => {
  it.each([
    ['Talvik QuietLine Headphones 35', 'Talvik QuietLine Headphones 35 II'],
    ['Talvik Phone 7 32GB Black', 'Talvik Phone 7 Plus 32GB Black'],
  ])('what one alone has behind a number of its line tells them apart: %s, %s', (left, right) => {
    const { score, evidence } = explainMatch(left, right, { category });
    expect(score).toBeLessThan(100 * defaultThreshold(category));
    expect(evidence.map(({ feature }) => feature)).toContain('lineOne');
  });

  it('the model number decides, generic words do not', () => {
    const same = matchScore('Sony DSC-W120 Cyber-shot', 'Sony Digital Camera DSCW120', { category });
    const other = matchScore('Sony Digital Camera Cyber-shot', 'Sony Digital Camera Handycam', { category });
    expect(same).toBeGreaterThan(other + 30);
    expect(matchScore('Sony Digital Camera DSCW120', 'Sony DSC-W120 Cyber-shot', { category })).toBe(same);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignClusters, createIndex, explainMatch, matchReport, matchScore } from '../../src/link/index.js';

const category = 'individual';
const score = (a: string, b: string): number => matchScore(a, b, { category });

const COLUMN = [
  'James Kelly',
  'Jim Kelley',
  'Kelly, James H.',
  'Bob Hepworth',
  'Robert Hepworth',
  'Hepworth, R.',
  'Robert Hepworth Jr.',
  'Robert Hepworth Sr.',
  'Muhammad al-Tikriti',
  'AL-TAKRITI, Mohammed',
  'Владимир Колобков',
  'Vladimir Kolobkov',
  'Zheng Yu Niu',
  'Zhengyu Niu',
  'Robert Price',
  'Robert Rice',
  'Abdelmajid Ben Hamadou',
  'Abdelmajid Benhamadou',
  '',
];

function clustersOf(values: readonly string[]): string[] {
  const groups = new Map<number, string[]>();
  assignClusters(values, { category }).forEach((cluster, row) => {
    groups.set(cluster, [...(groups.get(cluster) ?? []), values[row]]);
  });
  return [...groups.values()].map((group) => group.sort().join(' | ')).sort();
}

describe('linkage of persons', () => {
  it('brings spellings of one person together and keeps others apart', () => {
    const clusters = clustersOf(COLUMN);
    const together = (...values: string[]): boolean => clusters.some((cluster) => values.every((value) => cluster.split(' | ').includes(value)));
    expect(together('James Kelly', 'Jim Kelley')).toBe(true);
    expect(together('Bob Hepworth', 'Robert Hepworth')).toBe(true);
    expect(together('Muhammad al-Tikriti', 'AL-TAKRITI, Mohammed')).toBe(true);
    expect(together('Владимир Колобков', 'Vladimir Kolobkov')).toBe(true);
    expect(together('Zheng Yu Niu', 'Zhengyu Niu')).toBe(true);
    expect(together('Abdelmajid Ben Hamadou', 'Abdelmajid Benhamadou')).toBe(true);
    expect(together('Robert Price', 'Robert Rice')).toBe(false);
    expect(together('Robert Hepworth Jr.', 'Robert Hepworth Sr.')).toBe(false);
  });

  it('does not hang on the order of the rows', () => {
    const expected = clustersOf(COLUMN);
    fc.assert(
      fc.property(fc.shuffledSubarray(COLUMN, { minLength: COLUMN.length }), (shuffled) => {
        expect(clustersOf(shuffled)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['Robert Hepworth Jr.', 'Robert Hepworth Sr.'],
    ['Hepworth, Robert, II', 'Robert Hepworth III'],
    ['John Hepworth Junior', 'Hepworth, John, Senior'],
    ['Henry V', 'Henry III'],
    ['Louis XIV', 'Louis XVI'],
    ['John Hepworth I', 'John Hepworth II'],
    ['Elizabeth I', 'Elizabeth II'],
  ])('never merges other generations: %s, %s', (a, b) => {
    expect(score(a, b)).toBe(0);
    expect(explainMatch(a, b, { category }).veto).toBe('their generations differ');
    const report = matchReport([a, b], { category });
    expect(report.clusters).toEqual([]);
    expect(report.refused.map(({ reason }) => reason)).toEqual(['their generations differ']);
  });

  it('never merges other years of life, where both say the same of them', () => {
    for (const [a, b] of [
      ['Hepworth, John, 1920-', 'Hepworth, John, 1945-'],
      ['John Hepworth (d. 1736)', 'Hepworth, John, died 1763'],
    ])
      expect(explainMatch(a, b, { category })).toMatchObject({ score: 0, veto: 'their years of birth or death differ' });
    expect(score('Hepworth, John, 1920-1999', 'Hepworth, John, -1999')).toBeGreaterThan(60);
    expect(score('Hepworth, John, Jr.', 'Hepworth, John, 1920-')).toBeGreaterThan(60);
    expect(score('Hepworth, John, Sr.', 'John Hepworth I')).toBeGreaterThan(35);
  });

  it.each([
    ['John A. Hepworth', 'John B. Hepworth', 'John Hepworth'],
    ['Hepworth, John Adam', 'John B. Hepworth', 'John Hepworth'],
    ['María L. Ferrer', 'María T. Ferrer', 'María Ferrer'],
  ])('never merges other middle initials, whatever stands between them: %s, %s, %s', (a, b, between) => {
    expect(explainMatch(a, b, { category })).toMatchObject({ score: 0, veto: 'their middle initials differ' });
    expect(score(a, between)).toBeGreaterThan(60);
    const [left, right] = assignClusters([a, b, between], { category });
    expect(left).not.toBe(right);
  });

  it.each([
    ['John Hepworth', 'Jane Hepworth', 'J. Hepworth'],
    ['Hepworth, Robert', 'Roberta Hepworth', 'R Hepworth'],
    ['Stefano Rossi', 'Stefania Rossi', 'S. Rossi'],
  ])('never merges a woman and a man of one surname, whatever stands between them: %s, %s, %s', (a, b, between) => {
    expect(explainMatch(a, b, { category })).toMatchObject({ score: 0, veto: "one has a woman's given name, the other a man's" });
    expect(score(a, between)).toBeGreaterThan(60);
    const [left, right] = assignClusters([a, b, between], { category });
    expect(left).not.toBe(right);
  });

  it.each([
    ['John A. Hepworth', 'Jon B. Hepworth'],
    ['John A. B. Hepworth', 'John B. Hepworth'],
    ['Mary John Hepworth', 'John Hepworth'],
    ['José María Ferrer', 'María Ferrer'],
    ['Alex Hepworth', 'Alexandra Hepworth'],
  ])('no veto where initials or names are only fewer, or nothing else is the same: %s, %s', (a, b) => {
    expect(explainMatch(a, b, { category }).veto).toBeNull();
  });

  it.each([
    ['Jim Kelly', 'James Kelly', 'John Kelly'],
    ['Robert Smith', 'Robert J. Smith', 'Roberta Smith'],
    ['R. Hepworth', 'Robert Hepworth', 'James Hepworth'],
    ['James A. Wilson', 'James Wilson', 'James B. Wilson'],
    ['Ivan Petrov', 'Ivan Petroff', 'Ivan Pavlov'],
    ['Robert Price', 'Price, Robert', 'Robert Rice'],
    ['Anne Marie Walker', 'Annemarie Walker', 'Anne Ruth Walker'],
    ['Bert Hepworth', 'Herbert Hepworth', 'Charles Hepworth'],
  ])('%s is rather %s than %s', (name, same, other) => {
    expect(score(name, same)).toBeGreaterThan(score(name, other));
  });

  it.each([
    ['Salman bin Muhammad', 'Muhammad bin Salman'],
    ['Salman bin Muhammad al-Rawi', 'Muhammad bin Salman al-Rawi'],
    ['Heydar Alirza oglu Aliyev', 'Alirza Heydar oglu Aliyev'],
  ])('never takes the father for the son: %s, %s', (a, b) => {
    expect(score(a, b)).toBe(0);
    expect(explainMatch(a, b, { category }).veto).toBe('the one is named as the father of the other');
  });

  it.each([
    ['bin Salman Mohammed', 'Mohammed bin Salman'],
    ['Salman Muhammad', 'Muhammad Salman'],
    ['Mohammed bin Salman al-Rawi', 'Muhammad ibn Salman al-Rawi'],
  ])('an order of names is no descent: %s, %s', (a, b) => {
    expect(explainMatch(a, b, { category }).veto).toBeNull();
  });

  it.each([
    ['Halla Jónsdóttir', 'Halla Jónsdottir', 'Halla Tómasdóttir'],
    ['Nazir Hamidullah', 'Nazir Hamidulla', 'Nazir Waliullah'],
    ['Greg Parente', 'Greg Parenti', 'Greg Brummett'],
    ['Omar Rincon Castillo', 'Omar Rincón Castillo', 'Emerio Rincon Castillo'],
    ['Ed Hepworth', 'Edwin Hepworth', 'Edmund Hopwood'],
    ['H. M. Hepworth', 'H. Hepworth', 'M. Hepworth'],
  ])('%s is rather %s than %s: what names share by custom says nothing', (name, same, other) => {
    expect(score(name, same)).toBeGreaterThan(35);
    expect(score(name, other)).toBeLessThan(score(name, same) - 20);
  });

  it('finds a nickname with a surname spelled otherwise', () => {
    for (const [a, b] of [
      ['James Kelly', 'Jim Kelley'],
      ['William Clarke', 'Bill Clark'],
      ['Margaret Thomson', 'Peggy Thompson'],
    ])
      expect(score(a, b)).toBeGreaterThan(35);
  });

  it('takes a slip for one where the other spelling stands nowhere else', () => {
    const ours = ['Anna', 'Berta', 'Clara', 'Dora', 'Emma', 'Frieda', 'Greta', 'Hilda'];
    const theirs = ['Ivan', 'Jakob', 'Konrad', 'Leopold', 'Moritz', 'Norbert', 'Oskar', 'Philipp'];
    const scoreIn = (others: string[]): number =>
      matchReport(['Harold Limes', 'Harold Liles', ...others], { category, threshold: 0.3 }).clusters.find(({ rows }) => rows[0] === 0 && rows.length === 2)
        ?.score ?? 0;
    const strangers = scoreIn([...ours, ...theirs].map((name) => `${name} Ferncastle`));
    const families = scoreIn([...ours.map((name) => `${name} Limes`), ...theirs.map((name) => `${name} Liles`)]);
    expect(strangers).toBeGreaterThan(0.8);
    expect(families).toBeLessThan(strangers - 0.02);
    expect(families).toBeGreaterThan(0);
  });

  it('scores both ways alike and explains itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COLUMN), fc.constantFrom(...COLUMN), (a, b) => {
        expect(score(a, b)).toBe(score(b, a));
      }),
    );
    const { alignment, evidence } = explainMatch('Bob Hepworth', 'Hepworth, Robert', { category });
    expect(alignment).toContainEqual({ left: 'bob', right: 'robert', how: 'a nickname' });
    expect(evidence.map(({ feature }) => feature)).toContain('surnameExact');
  });

  it('takes hostile values', () => {
    for (const value of ['\u0000', '\uD800', '('.repeat(5000), 'J. '.repeat(3000), 'a'.repeat(100_000)]) expect(() => score(value, 'Bob Smith')).not.toThrow();
  });
});

describe('initials written together', () => {
  it.each([
    ['CJ Hollingbrook-Carr', 'Chauncey Hollingbrook-Carr'],
    ['TJ Hepworth', 'Travis Hepworth'],
    ['AJ Hepworth', 'A.J. Hepworth'],
    ['RJ Hepworth', 'R. J. Hepworth'],
  ])('%s is %s', (left, right) => {
    expect(score(left, right)).toBeGreaterThan(35);
  });

  it.each([
    ['CJ Hepworth', 'Travis Hepworth'],
    ['TJ Hepworth', 'CJ Hepworth'],
  ])('%s is not %s', (left, right) => {
    expect(score(left, right)).toBeLessThan(35);
  });
});

describe('a nickname in quotes', () => {
  const values = [
    'Robert "Zed" Hepworth',
    'Robert Hepworth',
    'Zed Hepworth',
    'Robert (Zed) Hepworth',
    'R. Hepworth',
    '# 24 1/2 24 # x20',
    'x20',
    'g 24 x20 x20',
  ];
  const partition = (column: readonly string[]): string[][] => {
    const clusters = assignClusters(column, { category });
    const groups = new Map<number, string[]>();
    column.forEach((value, row) => {
      groups.set(clusters[row], [...(groups.get(clusters[row]) ?? []), value]);
    });
    return Array.from(groups.values(), (group) => group.sort()).sort();
  };

  it('tells as much wherever its value stands among those of the same name', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(values, { minLength: values.length }), (column) => {
        expect(partition(column)).toEqual(partition(values));
        const found = (order: readonly string[]): unknown =>
          createIndex(order, { category })
            .match('Zed Hepworth')
            .map(({ score }) => score);
        expect(found(column)).toEqual(found(values));
      }),
      { numRuns: 30 },
    );
  });

  it('does not keep apart what has one key', () => {
    expect(score('Robert "Zed" Hepworth', 'Robert Hepworth')).toBe(100);
    expect(score('Robert "Zed" Hepworth', 'Robert "Ned" Hepworth')).toBe(100);
    expect(score('Robert "Zed" Hepworth Jr', 'Robert Hepworth Sr')).toBe(0);
    const { match, alignment } = explainMatch('Robert "Zed" Hepworth', 'Robert Hepworth', { category });
    expect(match).toBe(true);
    expect(alignment).toEqual([{ left: 'robert hepworth zed', right: 'robert hepworth', how: 'the same but for what stands aside' }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/key/index.js';
import { defaultThreshold, explainMatch, type MatchTurn, matchScore, type Policy } from '../../src/link/index.js';
import { findTurn } from '../../src/link/turn.js';
import { anyString } from '../reference/arbitraries.js';

const CATEGORIES: readonly CategoryName[] = ['company', 'individual', 'address', 'global-address', 'product'];

/** Everything that a turn claims, checked with matchScore alone. */
function expectTrue(left: string, right: string, category: CategoryName, policy: Policy = 'normal'): MatchTurn | null {
  const options = { category, policy };
  const isMatch = (score: number): boolean => score >= Math.round(defaultThreshold(category) * 1000) / 10;
  const { score, match, turn } = explainMatch(left, right, options);
  expect(score).toBe(matchScore(left, right, options));
  expect(match).toBe(isMatch(score));
  if (turn === null) return null;
  const after = turn.side === 'left' ? matchScore(turn.value, right, options) : matchScore(left, turn.value, options);
  expect(turn.score).toBe(after);
  expect(turn.match).toBe(!match);
  expect(isMatch(after)).toBe(turn.match);
  const changed = turn.side === 'left' ? left : right;
  expect(changed).toContain(turn.from);
  expect(turn.value).toContain(turn.to);
  expect(turn.change).toBe(turn.from === '' ? 'add' : turn.to === '' ? 'drop' : 'replace');
  return turn;
}

describe('the smallest change that turns a decision', () => {
  it.each<[CategoryName, string, string, Partial<MatchTurn>]>([
    ['company', 'Trading 392', 'Trading 393', { change: 'replace', from: '392', to: '393' }],
    ['company', 'Acme North', 'Acme South', { change: 'replace', from: 'North', to: 'South' }],
    ['company', 'Siemens', 'Bosch', { change: 'replace', match: true }],
    ['company', 'Meridian Steelworks', 'Meridian Steelworks Ltd', { match: false }],
    ['individual', 'Bob Smith Jr', 'Bob Smith Sr', { change: 'replace', from: 'Jr', to: 'Sr' }],
    ['individual', 'J. Smith', 'John Smith', { change: 'replace', from: 'J', to: 'K', match: false }],
    ['individual', 'Smith, John Q.', 'John R. Smith', { change: 'replace', from: 'Q', to: 'R', value: 'Smith, John R.' }],
    ['individual', 'Robert Hepworth', 'Bob Hepworth', { match: false }],
    ['address', '100 Broadway Ave', '102 Broadway Ave', { change: 'replace', from: '100', to: '102' }],
    ['address', '100 Broadway Ave Apt 4', '100 Broadway Ave', { change: 'drop', from: '4' }],
    ['address', '12 N Main St, Springfield', '12 S Main St, Springfield', { change: 'replace', from: 'N', to: 'S' }],
    ['global-address', 'Hauptstr. 5, 10115 Berlin', 'Hauptstraße 6, D-10115 Berlin', { change: 'replace', from: '5', to: '6' }],
    ['global-address', '10 Downing Street, London', '10 Downing Street, London SW1A 2AA', { match: false }],
    ['product', 'Sony Cyber-shot DSC-W120', 'Sony Cyber-shot DSC-W150', { change: 'replace', from: 'W120', to: 'W150' }],
    ['product', 'Kingston DataTraveler 8GB', 'Kingston DataTraveler 16GB', { change: 'replace', from: '16GB', to: '8GB' }],
  ])('%s: %s | %s', (category, left, right, expected) => {
    expect(expectTrue(left, right, category)).toMatchObject(expected);
  });

  it('is null where no single change turns it', () => {
    expect(explainMatch('', '').turn).toBeNull();
    expect(explainMatch('Avanti Balkan Cement Dortmund', 'Zephyr Quarry Meadow Ullapool').turn).toBeNull();
  });

  it('goes by the policy', () => {
    expect(expectTrue('Meridian Steelworks Ltd', 'Meridian Steelworks plc', 'company', 'strict')).toMatchObject({ match: true });
    expect(expectTrue('Meridian Steelworks Ltd', 'Meridian Steelworks plc', 'company')).toMatchObject({ match: false });
  });

  it('is the same change in whichever order the values are given', () => {
    const pairs = [
      ['Trading 392', 'Trading 393'],
      ['Acme Widgets Ltd', 'Acme Widget Trading'],
      ['Castellan Insurance Brokers', 'Castellan Bank'],
    ];
    for (const [a, b] of pairs) {
      const there = explainMatch(a, b).turn;
      const back = explainMatch(b, a).turn;
      expect(back).toEqual(there && { ...there, side: there.side === 'left' ? 'right' : 'left' });
    }
  });

  it('leaves what a long value has behind the part that is read', () => {
    const tail = ` ${'x'.repeat(5000)}`;
    const { turn } = explainMatch(`Trading 392${' '.repeat(5000)}${tail}`, 'Trading 393');
    expect(turn?.value).toBe(`Trading 393${' '.repeat(5000)}${tail}`);
  });
});

describe('findTurn', () => {
  /** Matches equal texts and no others: a judge whose answers can be foreseen. */
  const equalTexts = (left: string, right: string) => ({ score: left === right ? 100 : 0, match: left === right });

  it.each([
    ['takes the fewest words', 'a b c', 'a b c d', { change: 'drop', from: 'd', value: 'a b c' }],
    ['takes the fewest letters among these', 'north gate', 'south gate', { change: 'replace', from: 'north', to: 'south' }],
    ['adds what stands behind a known word with what is between', 'Smith', 'Smith, John', { change: 'drop', from: 'John', value: 'Smith' }],
    ['takes neighbouring words for one part', 'Main Street', 'Main Street Apt 4', { change: 'drop', from: 'Apt 4', value: 'Main Street' }],
    ['takes a bracket with its word', 'Acme', 'Acme (UK)', { change: 'drop', from: 'UK', value: 'Acme' }],
    ['takes written-as-one for its parts', 'Data Systems', 'Datasystems', { change: 'replace', from: 'Data Systems', to: 'Datasystems' }],
  ])('%s', (_, left, right, expected) => {
    expect(findTurn(left, right, equalTexts)).toMatchObject(expected);
  });

  it.each([
    ['behind the word before it', 'Main Street, Denver', 'Main Street Apt 4, Denver', 'Main Street Apt 4, Denver'],
    ['in front of the word behind it', 'Smith', 'John Smith', 'John Smith'],
    ['with its separator and bracket', 'Acme Ltd', 'Acme (UK) Ltd', 'Acme (UK) Ltd'],
    ['into nothing', '', 'IBM', 'IBM'],
  ])('adds words %s', (_, left, right, expected) => {
    const onlyAdding = (a: string, b: string) => ({ score: 0, match: b === right && a === expected });
    expect(findTurn(left, right, onlyAdding)).toMatchObject({ change: 'add', side: 'left', value: expected, match: true });
  });

  it('makes another word of an agreeing one', () => {
    const counted = (left: string) => ({ score: 0, match: left !== 'Unit 40' });
    expect(findTurn('Unit 49', 'Unit 49', counted)).toMatchObject({ change: 'replace', from: '49', to: '40' });
  });

  it.each([
    ['20th', '21st'],
    ['1ST', '2ND'],
    ['12th', '13th'],
    ['12A', '13A'],
  ])('counts an ordinal on with its ending: %s, %s', (from, to) => {
    const street = (left: string) => ({ score: 0, match: left !== `${to} Street` });
    expect(findTurn(`${from} Street`, `${from} Street`, street)).toMatchObject({ change: 'replace', from, to });
    const other = (left: string) => ({ score: 0, match: left !== 'Aebra' });
    expect(findTurn('Zebra', 'Zebra', other)).toMatchObject({ from: 'Zebra', to: 'Aebra' });
  });

  it('never judges more than some 1,500 changes', () => {
    let judged = 0;
    const never = () => {
      judged++;
      return { score: 0, match: false };
    };
    const words = (letter: string): string => Array.from({ length: 100 }, (_, i) => `${letter}${i}`).join(' ');
    expect(findTurn(words('a'), words('b'), never)).toBeNull();
    expect(judged).toBeLessThan(1500);
  });
});

describe('every turn is true', () => {
  const word = fc.constantFrom(
    'Acme',
    'Trading',
    'Ltd',
    'John',
    'Smith',
    'Jr',
    'Sr',
    '12',
    '14',
    'Main',
    'St',
    'Apt',
    '4',
    'DSC-W120',
    '8GB',
    'North',
    'South',
    'Müller',
    '김정은',
    'J.',
    '(UK)',
    '&',
  );
  const value = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
  const pair = fc.oneof(
    fc.tuple(value, value),
    fc.tuple(anyString, anyString),
    fc.tuple(value, anyString).map(([a, b]): [string, string] => [a + b, a]),
  );

  it.each(CATEGORIES)('%s', (category) => {
    fc.assert(
      fc.property(pair, ([left, right]) => void expectTrue(left, right, category)),
      { numRuns: 60 },
    );
  });

  it.each(CATEGORIES)('%s, hostile', (category) => {
    const texts = [
      '\0',
      '\uD800 a \uDC00',
      '\uFFFD',
      '....',
      "'''",
      '株式会社',
      '🙂 🙂',
      'a\u0301 b',
      'ß',
      'x'.repeat(1_000_000),
      'a '.repeat(100_000),
      '()'.repeat(3000),
    ];
    for (const left of texts) for (const right of ['', 'Acme 1', left]) expectTrue(left, right, category);
  });
});

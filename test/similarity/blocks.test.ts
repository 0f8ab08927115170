import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/utf8-column.js';
import { editDistances, jaroWinklers } from '../../src/similarity/index.js';
import { anyString, stringPair } from '../reference/arbitraries.js';
import { levenshtein as slowLevenshtein, units } from '../reference/edit-distance.js';
import { jaroWinkler as slowJaroWinkler } from '../reference/jaro-winkler.js';

/** What a column makes of a text: lone surrogates are U+FFFD. */
const asInColumn = (text: string): string => Utf8Column.from([text]).at(0);

/** Queries, and rows of which some are queries with a few edits. */
const block = fc
  .tuple(fc.array(stringPair, { minLength: 1, maxLength: 9 }), fc.array(anyString, { maxLength: 9 }))
  .map(([pairs, others]) => ({ queries: pairs.map(([a]) => asInColumn(a)), rows: [...pairs.map(([, b]) => b), ...others].map(asInColumn) }));

describe('editDistances', () => {
  it('is the reference for every query and row, and any bound', () => {
    fc.assert(
      fc.property(block, fc.oneof(fc.nat(70), fc.constantFrom(0, 1, 2, 3, Infinity, undefined)), ({ queries, rows }, max = Infinity) => {
        const expected = queries.flatMap((query) => rows.map((row) => Math.min(slowLevenshtein(units(query), units(row)), max + 1)));
        expect(Array.from(editDistances(queries, rows, { max }))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('is the reference where the rows are more than one block', () => {
    const rows = Array.from({ length: 40_000 }, (_, i) => `Müller ${i} ${'x'.repeat(i % 41)}`);
    const found = editDistances(['Müller 39999', 'Мюллер'], rows);
    for (let row = 0; row < rows.length; row += 997) {
      expect(found[row]).toBe(slowLevenshtein(units('Müller 39999'), units(rows[row])));
      expect(found[rows.length + row]).toBe(slowLevenshtein(units('Мюллер'), units(rows[row])));
    }
  });

  it('takes a slice of a column, broken UTF-8, and rows larger than a block', () => {
    const broken = new Utf8Column(Uint8Array.of(97, 0xff, 98, 0xc3, 99), Int32Array.of(0, 3, 5)).slice(0, 2);
    expect(Array.from(editDistances('a\ufffdb', broken))).toEqual([0, 2]);
    expect(Array.from(editDistances('ab', ['x'.repeat(3_000_000), 'ab']))).toEqual([3_000_000, 0]);
  });
});

describe('jaroWinklers', () => {
  it('is the reference to the last bit for every query and row, and any bound', () => {
    fc.assert(
      fc.property(
        block,
        fc.constantFrom(0, 0.1, 0.25),
        fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
        ({ queries, rows }, prefixWeight, min) => {
          const expected = queries.flatMap((query) =>
            rows.map((row) => {
              const similarity = slowJaroWinkler(units(query), units(row), prefixWeight);
              return similarity < min ? 0 : similarity;
            }),
          );
          expect(Array.from(jaroWinklers(queries, rows, { min, prefixWeight }))).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps similarities that are exactly the bound', () => {
    const [similarity] = jaroWinklers('MARTHA', ['MARHTA']);
    expect(jaroWinklers('MARTHA', ['MARHTA'], { min: similarity })[0]).toBe(similarity);
    expect(jaroWinklers('MARTHA', ['MARHTA'], { min: similarity + Number.EPSILON })[0]).toBe(0);
  });
});

describe.each([
  ['editDistances', editDistances],
  ['jaroWinklers', jaroWinklers],
] as const)('%s', (_, distances) => {
  it('is empty without queries or rows', () => {
    expect(distances([], ['a'])).toHaveLength(0);
    expect(distances('a', [])).toHaveLength(0);
  });

  it('counts a lone surrogate as U+FFFD on both sides', () => {
    expect(Array.from(distances(['a\ud83d', 'a\ufffd'], ['a\ude00', 'a\ufffd']))).toEqual(
      Array.from(distances(['a\ufffd', 'a\ufffd'], ['a\ufffd', 'a\ufffd'])),
    );
  });

  it.each([
    [[1, ['a']], 'ERR_INPUT_TYPE'],
    [[['a', null], ['a']], 'ERR_INPUT_TYPE'],
    [['a', 'a column'], 'ERR_INPUT_TYPE'],
    [['a', [1]], 'ERR_INPUT_TYPE'],
    [['a', ['a'], null], 'ERR_INPUT_TYPE'],
    [['a', ['a'], { most: 1 }], 'ERR_OPTION_UNKNOWN'],
  ])('refuses %j with %s', (args, code) => {
    expect(() => (distances as (...all: unknown[]) => unknown)(...args)).toThrow(expect.objectContaining({ code }));
  });
});

it.each([
  ['editDistances', () => editDistances('a', ['a'], { max: -1 })],
  ['editDistances', () => editDistances('a', ['a'], { max: 1.5 })],
  ['jaroWinklers', () => jaroWinklers('a', ['a'], { min: 1.1 })],
  ['jaroWinklers', () => jaroWinklers('a', ['a'], { prefixWeight: 0.3 })],
])('%s refuses an option out of range', (_, call) => {
  expect(call).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
});

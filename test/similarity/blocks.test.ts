import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/utf8-column.js';
import { editDistances, jaroWinklers } from '../../src/similarity/index.js';
import { anyBytes, anyString, stringPair } from '../reference/arbitraries.js';
import { levenshtein as slowLevenshtein, units } from '../reference/edit-distance.js';
import { jaroWinkler as slowJaroWinkler } from '../reference/jaro-winkler.js';

/** What a column makes of a text: lone surrogates are U+FFFD. */
const asInColumn = (text: string): string => Utf8Column.from([text]).at(0);

/** Queries, and rows of which some are queries with a few edits. */
const block = fc
  .tuple(fc.array(stringPair, { minLength: 1, maxLength: 9 }), fc.array(anyString, { maxLength: 9 }))
  .map(([pairs, others]) => ({ queries: pairs.map(([a]) => asInColumn(a)), rows: [...pairs.map(([, b]) => b), ...others].map(asInColumn) }));

/** Rows of every lane's width and beyond, more than a group of each, and queries of which some are rows with another symbol in front. */
const crowd = fc
  .tuple(fc.constantFrom('ab', 'abcdefghijklmnop', 'aéж株\0', 'a\u0161\u4e00😀'), fc.constantFrom(8, 16, 33, 70), fc.constantFrom(1, 7, 8, 70))
  .chain(([alphabet, longest, queries]) => {
    const symbols = fc.array(fc.constantFrom(...alphabet), { maxLength: longest }).map((all) => all.join(''));
    return fc.record({
      rows: fc.array(symbols, { minLength: 1, maxLength: 80 }),
      others: fc.array(symbols, { minLength: queries, maxLength: queries }),
      front: fc.constantFrom('', 'a', 'ж'),
    });
  })
  .map(({ rows, others, front }) => ({ rows, queries: others.map((other, i) => (i % 2 === 0 ? other : front + rows[i % rows.length])) }));

/** Three texts of each length from 0 to 70, over letters of two scripts and half pairs. */
const ladder = fc
  .sample(fc.tuple(...Array.from({ length: 213 }, (_, i) => fc.array(fc.constantFrom(...'abcdefghжш😀'), { minLength: i % 71, maxLength: i % 71 }))), {
    seed: 1,
    numRuns: 1,
  })[0]
  .map((symbols) => symbols.join(''));

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

  it('is the reference for rows side by side', () => {
    fc.assert(
      fc.property(crowd, fc.constantFrom(0, 1, 3, 4, 5, 12, 40, Infinity), ({ queries, rows }, max) => {
        const expected = queries.flatMap((query) => rows.map((row) => Math.min(slowLevenshtein(units(query), units(row)), max + 1)));
        expect(Array.from(editDistances(queries, rows, { max }))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('is the reference for queries and rows of all lengths', () => {
    const queries = ladder.slice(0, 66);
    const expected = queries.flatMap((query) => ladder.map((row) => slowLevenshtein(units(query), units(row))));
    expect(Array.from(editDistances(queries, ladder))).toEqual(expected);
    expect(Array.from(editDistances(queries, ladder, { max: 20 }))).toEqual(expected.map((distance) => Math.min(distance, 21)));
  });

  it('reads any bytes as the column does', () => {
    fc.assert(
      fc.property(fc.array(anyBytes, { minLength: 1, maxLength: 20 }), (values) => {
        const offsets = Int32Array.from([0, ...values.map((_, i) => values.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0))]);
        const column = new Utf8Column(Uint8Array.from(values.flatMap((value) => Array.from(value))), offsets);
        const rows = values.map((_, row) => column.at(row));
        const queries = rows.slice(0, 3);
        expect(Array.from(editDistances(queries, column))).toEqual(queries.flatMap((query) => rows.map((row) => slowLevenshtein(units(query), units(row)))));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['too short a way', [0xc0, 0x80]],
    ['too short a way, three bytes', [0xe0, 0x9f, 0xbf]],
    ['too short a way, four bytes', [0xf0, 0x8f, 0xbf, 0xbf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['no first byte', [0xf8, 0x88, 0x80, 0x80]],
    ['cut off', [0xe6, 0xa0]],
    ['the first and the last of two bytes', [0xc2, 0x80, 0xdf, 0xbf]],
    ['the first and the last of three', [0xe0, 0xa0, 0x80, 0xed, 0x9f, 0xbf, 0xee, 0x80, 0x80, 0xef, 0xbf, 0xbf]],
    ['the first and the last of four', [0xf0, 0x90, 0x80, 0x80, 0xf4, 0x8f, 0xbf, 0xbf]],
  ])('reads UTF-8: %s', (_, bytes) => {
    const column = new Utf8Column(Uint8Array.from([97, ...bytes, 98]), Int32Array.of(0, bytes.length + 1, bytes.length + 2));
    expect(Array.from(editDistances([column.at(0), ''], column))).toEqual([0, units(column.at(0)).length, units(column.at(0)).length, 1]);
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

  it('is the reference to the last bit for rows side by side', () => {
    fc.assert(
      fc.property(crowd, fc.constantFrom(0, 0.1, 0.25), fc.constantFrom(0, 0.5, 0.7, 0.8, 0.9, 1), ({ queries, rows }, prefixWeight, min) => {
        const expected = queries.flatMap((query) =>
          rows.map((row) => {
            const similarity = slowJaroWinkler(units(query), units(row), prefixWeight);
            return similarity < min ? 0 : similarity;
          }),
        );
        expect(Array.from(jaroWinklers(queries, rows, { min, prefixWeight }))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('is the reference to the last bit for queries and rows of all lengths', () => {
    const queries = ladder.slice(0, 66);
    const expected = queries.flatMap((query) => ladder.map((row) => slowJaroWinkler(units(query), units(row), 0.1)));
    expect(Array.from(jaroWinklers(queries, ladder))).toEqual(expected);
    expect(Array.from(jaroWinklers(queries, ladder, { min: 0.75 }))).toEqual(expected.map((similarity) => (similarity < 0.75 ? 0 : similarity)));
  });

  it('keeps similarities that are exactly the bound, side by side', () => {
    fc.assert(
      fc.property(crowd, fc.constantFrom(0, 0.1, 0.25), ({ queries, rows }, prefixWeight) => {
        const query = queries[0];
        const all = jaroWinklers(query, rows, { prefixWeight });
        const min = all.reduce((most, similarity) => Math.max(most, similarity), 0);
        const found = jaroWinklers(
          Array.from({ length: 8 }, () => query),
          rows,
          { min, prefixWeight },
        );
        expect(Array.from(found.subarray(0, rows.length))).toEqual(Array.from(all, (similarity) => (similarity < min ? 0 : similarity)));
      }),
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

import {
  Dictionary,
  Int8,
  Int16,
  Int32,
  LargeUtf8,
  makeData,
  makeVector,
  RecordBatch,
  Table,
  tableFromIPC,
  tableToIPC,
  Uint32,
  Utf8,
  type Vector,
  vectorFromArray,
} from 'apache-arrow';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArrowKeys, arrowKeys } from '../../src/arrow/index.js';
import { type ArrowUtf8Vector, Utf8Column } from '../../src/column/index.js';
import { keys } from '../../src/key/index.js';

type Values = readonly (string | null)[];

const NAMES: Values = ['IBM', null, 'Ltd.', '', 'Müller GmbH & Co. KG', 'IBM', '株式会社みどり食品', null, 'Siemens AG'];

/** The vectors of text that there are, of the same values. */
const KINDS: Readonly<Record<string, (values: Values) => Vector>> = {
  Utf8: (values) => vectorFromArray(values, new Utf8()),
  LargeUtf8: (values) => vectorFromArray(values, new LargeUtf8()),
  'Dictionary<Utf8, Int8>': (values) => vectorFromArray(values, new Dictionary(new Utf8(), new Int8())),
  'Dictionary<Utf8, Int16>': (values) => vectorFromArray(values, new Dictionary(new Utf8(), new Int16())),
  'Dictionary<Utf8, Uint32>': (values) => vectorFromArray(values, new Dictionary(new Utf8(), new Uint32())),
  'Dictionary<LargeUtf8, Int32>': (values) => vectorFromArray(values, new Dictionary(new LargeUtf8(), new Int32())),
};

const vectorOf = (found: ArrowKeys): Vector<Utf8> => makeVector(makeData({ type: new Utf8(), ...found }));
const keysOf = (vector: Vector, options = {}): (string | null)[] => vectorOf(arrowKeys(vector as unknown as ArrowUtf8Vector, options)).toJSON();
const texts = (column: Utf8Column): string[] => Array.from({ length: column.length }, (_, i) => column.at(i));

describe.each(Object.entries(KINDS))('keys of %s', (_, make) => {
  it('are those of the strings', () => expect(keysOf(make(NAMES))).toEqual(keys(NAMES)));

  it('are those of the strings in slices and in several chunks', () => {
    const value = fc.option(fc.constantFrom('IBM', '', 'Ltd.', 'Müller', 'Siemens AG', '株式会社'), { nil: null });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 30 }),
        fc.array(value, { minLength: 1, maxLength: 20 }),
        fc.nat(29),
        fc.nat(30),
        (a, b, start, size) => {
          const from = start % a.length;
          const to = from + (size % (a.length - from + 1));
          expect(keysOf(make(a).slice(from, to))).toEqual(keys(a.slice(from, to)));
          const both = make(a).concat(make(b));
          expect(keysOf(both)).toEqual(keys([...a, ...b]));
          expect(keysOf(both.slice(from))).toEqual(keys([...a, ...b].slice(from)));
          expect(texts(Utf8Column.from(both as unknown as ArrowUtf8Vector))).toEqual([...a, ...b].map((v) => v ?? ''));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are those of the strings behind a file', () => {
    const table = tableFromIPC(tableToIPC(new Table({ name: make(NAMES) })));
    for (const batch of table.batches) expect(keysOf(batch.getChild('name') as Vector)).toEqual(keys(NAMES));
  });

  it('follow the options', () => {
    const options = { category: 'individual', level: 'wide' } as const;
    expect(keysOf(make(['Bob Smith', null]), options)).toEqual(keys(['Bob Smith', null], options));
  });
});

describe('arrowKeys', () => {
  it('gives buffers in the layout of Arrow', () => {
    const { data, valueOffsets, nullBitmap, nullCount, length } = arrowKeys(vectorFromArray(['IBM', 'Ltd.', null, 'IBM'], new Utf8()));
    const [key] = keys(['IBM']);
    expect(Buffer.from(data).toString()).toBe(`${key}${key}`);
    expect([...valueOffsets]).toEqual([0, 43, 43, 43, 86]);
    expect([nullBitmap?.[0], nullCount, length]).toEqual([0b1001, 2, 4]);
    expect(arrowKeys(vectorFromArray(['IBM'], new Utf8())).nullBitmap).toBeNull();
  });

  it('takes a column without rows', () => {
    expect(arrowKeys(vectorFromArray([], new Utf8()))).toMatchObject({ length: 0, nullCount: 0 });
    expect(arrowKeys({ data: [] })).toMatchObject({ length: 0, nullCount: 0 });
    expect(keysOf(vectorFromArray([null, null], new Utf8()))).toEqual([null, null]);
  });

  it('goes into a record batch', () => {
    const batch = new RecordBatch({ name: makeData({ type: new Utf8(), ...arrowKeys(vectorFromArray(NAMES, new Utf8())) }) });
    expect(batch.getChild('name')?.toJSON()).toEqual(keys(NAMES));
  });

  it('does not copy the bytes of one chunk, with nulls or without', () => {
    for (const values of [['a', 'b'], NAMES]) {
      const vector = vectorFromArray(values, new Utf8());
      const column = Utf8Column.from(vector as unknown as ArrowUtf8Vector);
      expect(column.data.buffer).toBe(vector.data[0].values.buffer);
      expect(texts(column)).toEqual(values.map((value) => value ?? ''));
    }
  });

  it('reads a null as empty, though there are bytes', () => {
    const chunk = { length: 2, valueOffsets: Int32Array.of(0, 3, 6), values: Buffer.from('IBMIBM'), nullBitmap: Uint8Array.of(0b10) };
    expect(texts(Utf8Column.from({ data: [chunk] }))).toEqual(['', 'IBM']);
    expect(arrowKeys({ data: [chunk] })).toMatchObject({ nullCount: 1 });
  });

  it.each<[string, unknown]>([
    ['a vector of numbers', vectorFromArray([1, 2], new Int32())],
    ['a dictionary of numbers', vectorFromArray([1, 2], new Dictionary(new Int32(), new Int8()))],
    ['a dictionary with places of 64 bits', { data: [{ length: 1, values: BigInt64Array.of(0n), dictionary: vectorFromArray(['a'], new Utf8()) }] }],
    ['an array', ['a']],
    ['null', null],
  ])('refuses %s', (_, vector) => {
    expect(() => arrowKeys(vector as ArrowUtf8Vector)).toThrow(expect.objectContaining({ code: 'ERR_INPUT_TYPE' }));
  });

  it('refuses what does not fit', () => {
    const dictionary = vectorFromArray(['a', 'b'], new Utf8()) as unknown as ArrowUtf8Vector;
    expect(() => arrowKeys({ data: [{ length: 2, values: Int8Array.of(0, 2), dictionary }] })).toThrow(/row 1 is at no place/);
    expect(() => arrowKeys({ data: [{ length: 1, values: new Uint8Array(1), valueOffsets: Int32Array.of(0, 2) }] })).toThrow(
      expect.objectContaining({ code: 'ERR_INPUT_TYPE' }),
    );
    const huge = { length: 1, values: new Uint8Array(0), valueOffsets: BigInt64Array.of(0n, 2n ** 31n) };
    expect(() => arrowKeys({ data: [huge] })).toThrow(expect.objectContaining({ code: 'ERR_COLUMN_TOO_LARGE' }));
    expect(() => arrowKeys({ data: [] }, { levle: 'wide' } as object)).toThrow(/did you mean "level"/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnInput, Utf8Column } from '../../src/column/index.js';
import { anyString } from '../reference/arbitraries.js';

/** Every value of a column as a string. */
const valuesOf = (column: Utf8Column): string[] => Array.from({ length: column.length }, (_, i) => column.at(i));

/** What a string is after a way through UTF-8: lone surrogates become U+FFFD. */
const throughUtf8 = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** Bytes of value i, without decoding. */
const bytesOf = (column: Utf8Column, i: number): Uint8Array => column.data.slice(column.offsets[i], column.offsets[i + 1]);

/** Offsets begin at 0, never go back, and end with the data. */
function expectWellFormed(column: Utf8Column): void {
  expect(column.offsets).toBeInstanceOf(Int32Array);
  expect(column.offsets.length).toBe(column.length + 1);
  expect(column.offsets[0]).toBe(0);
  for (let i = 0; i < column.length; i++) expect(column.offsets[i + 1]).toBeGreaterThanOrEqual(column.offsets[i]);
  expect(column.offsets[column.length]).toBe(column.data.length);
}

it('a column whose parts do not fit each other is refused', () => {
  const data = Buffer.from('IBMCisco');
  expect(valuesOf(new Utf8Column(data, Int32Array.of(0, 3, 3, 8)))).toEqual(['IBM', '', 'Cisco']);
  for (const offsets of [
    [0, 9, 8],
    [0, -1, 8],
    [0, 2 ** 31 - 1, 8],
    [8, 0],
    [0, 5, 3, 8],
    [0, 9],
    [-1, 8],
  ])
    expect(() => new Utf8Column(data, Int32Array.from(offsets))).toThrow(expect.objectContaining({ code: 'ERR_INPUT_TYPE' }));
  for (const parts of [[], [data], [data, [0, 8]], ['IBMCisco', Int32Array.of(0, 8)], [null, null]])
    expect(() => Reflect.construct(Utf8Column, parts)).toThrow(expect.objectContaining({ code: 'ERR_INPUT_TYPE' }));
});

describe('Utf8Column.from strings', () => {
  it.each([
    ['nothing', [], []],
    ['one value', ['acme'], ['acme']],
    ['one empty value', [''], ['']],
    ['null and undefined', [null, 'a', undefined, null], ['', 'a', '', '']],
    ['only null', [null], ['']],
    ['two nulls', [null, null], ['', '']],
    ['holes', Object.assign(new Array(4), { 1: 'a', 3: 'b' }), ['', 'a', '', 'b']],
    ['a newline in a value', ['a\nb', 'c'], ['a\nb', 'c']],
    ['nothing but newlines', ['\n', '\n\n', ''], ['\n', '\n\n', '']],
    ['a newline in place of a separator', ['a\n', null, '\nb'], ['a\n', '', '\nb']],
    ['carriage returns and NUL', ['a\r', '\0', '\r\nb'], ['a\r', '\0', '\r\nb']],
    ['other line ends', ['a\u2028b', '\u0085'], ['a\u2028b', '\u0085']],
    ['two, three and four bytes', ['é', '株', '😀'], ['é', '株', '😀']],
    ['surrogates that would meet across values', ['\uD83D', '\uDE00'], ['\uFFFD', '\uFFFD']],
    ['lone surrogates inside', ['a\uD83Db', 'a\uDE00b'], ['a\uFFFDb', 'a\uFFFDb']],
    ['noncharacters', ['\uFFFF\uFFFE', '\u{10FFFF}'], ['\uFFFF\uFFFE', '\u{10FFFF}']],
  ] as [string, (string | null | undefined)[], string[]][])('%s', (_, input, expected) => {
    const column = Utf8Column.from(input);
    expect(valuesOf(column)).toEqual(expected);
    expectWellFormed(column);
  });

  it('gives back any strings as UTF-8', () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyString, { freq: 8 }), { maxLength: 30 }), (values) => {
        const column = Utf8Column.from(values);
        expectWellFormed(column);
        for (const [i, value] of values.entries()) expect(Buffer.from(bytesOf(column, i))).toEqual(Buffer.from(value ?? '', 'utf8'));
      }),
      { numRuns: 200 },
    );
  });

  it('gives back any strings through at', () => {
    const withoutBom = anyString.filter((text) => !text.startsWith('\uFEFF'));
    fc.assert(
      fc.property(fc.array(withoutBom, { maxLength: 20 }), (values) => {
        expect(valuesOf(Utf8Column.from(values))).toEqual(values.map(throughUtf8));
      }),
      { numRuns: 100 },
    );
  });

  it.each([1023, 1024, 1025, 2048, 5000])('keeps %i values in order, with and without newlines in one of them', (count) => {
    const values = Array.from({ length: count }, (_, i) => (i % 11 === 0 ? null : `value ${i} é`));
    for (const place of [-1, 0, 1000, 1023, 1024, count - 1]) {
      const changed = values.map((value, i) => (i === place ? 'x\ny\n' : value));
      const column = Utf8Column.from(changed);
      expect(valuesOf(column), `newlines at ${place}`).toEqual(changed.map((value) => value ?? ''));
      expectWellFormed(column);
    }
  });

  it('keeps what came before when the room for the bytes grows', () => {
    const values = Array.from({ length: 4500 }, (_, i) => `${i}:${'株é'.repeat(i % 60)}`);
    const column = Utf8Column.from(values);
    expect(valuesOf(column)).toEqual(values);
    expectWellFormed(column);
  });

  it('takes values of megabytes, of three bytes a code unit', () => {
    const values = ['株'.repeat(2_000_000), 'a', `${'é'.repeat(1_000_000)}\n`, 'b'];
    const column = Utf8Column.from(values);
    expect(column.data.length).toBe(6_000_000 + 1 + 2_000_001 + 1);
    expect(column.at(1) + column.at(3)).toBe('ab');
    expect(column.at(0) === values[0]).toBe(true);
    expect(column.at(2) === values[2]).toBe(true);
  });

  it('takes anything iterable once', () => {
    function* generate(): Generator<string | null> {
      yield 'a';
      yield null;
      yield 'b\nc';
    }
    const expected = ['a', '', 'b\nc'];
    expect(valuesOf(Utf8Column.from(generate()))).toEqual(expected);
    expect(valuesOf(Utf8Column.from(new Set(['a', null, 'b\nc'])))).toEqual(expected);
    expect(valuesOf(Utf8Column.from(new Map([['k', 'v']]).values()))).toEqual(['v']);
    expect(valuesOf(Utf8Column.from({ [Symbol.iterator]: generate }))).toEqual(expected);
  });

  it('leaves its input as it was and holds no part of it', () => {
    const input = ['a', 'b'];
    const column = Utf8Column.from(input);
    input[0] = 'changed';
    expect(column.at(0)).toBe('a');
  });

  it('returns a column as it is', () => {
    const column = Utf8Column.from(['a']);
    expect(Utf8Column.from(column)).toBe(column);
  });

  it.each([
    ['an object', {}],
    ['a function', () => []],
    ['numbers', [1, 2]],
    ['bytes', new Uint8Array(3)],
    ['a string object among strings', ['a', Object('b')]],
    ['a number behind a chunk', [...new Array(1500).fill('a'), 7]],
    ['lists', [['a']]],
    ['a boolean', ['a', false]],
    ['a data field without chunks of text', { data: [{ length: 1 }] }],
    ['a data field with a null chunk', { data: [null] }],
  ])('refuses %s', (_, input) => {
    expect(() => Utf8Column.from(input as ColumnInput)).toThrow(expect.objectContaining({ name: 'NamesakeError', code: 'ERR_INPUT_TYPE' }));
  });

  it('says which value is no text', () => {
    expect(() => Utf8Column.from([...new Array(1500).fill('a'), 7] as unknown as string[])).toThrow(/value 1500\b.*number/);
  });
});

/** The shape of a chunk of an Apache Arrow vector of Utf8. */
interface Chunk {
  readonly length: number;
  readonly offset: number;
  readonly valueOffsets: Int32Array;
  readonly values: Uint8Array;
  readonly nullBitmap: Uint8Array;
}

/** A chunk as Arrow makes it; `pad` bytes and rows stand in front, as after a slice, and rubbish stands under the nulls if wanted. */
function chunkOf(values: readonly (string | null)[], { rowsBefore = 0, bytesBefore = 0, underNulls = '', bitmap = values.includes(null) } = {}): Chunk {
  const texts = values.map((value) => Buffer.from(value ?? underNulls, 'utf8'));
  const valueOffsets = new Int32Array(values.length + 1);
  valueOffsets[0] = bytesBefore;
  texts.forEach((text, i) => {
    valueOffsets[i + 1] = valueOffsets[i] + text.length;
  });
  const nullBitmap = new Uint8Array(bitmap ? (rowsBefore + values.length + 7) >> 3 : 0);
  values.forEach((value, i) => {
    const bit = rowsBefore + i;
    if (bitmap && value !== null) nullBitmap[bit >> 3] |= 1 << (bit & 7);
  });
  return {
    length: values.length,
    offset: rowsBefore,
    valueOffsets,
    values: Buffer.concat([Buffer.alloc(bytesBefore, '#'), ...texts, Buffer.from('##')]),
    nullBitmap,
  };
}

describe('Utf8Column.from an Arrow vector', () => {
  it('takes one chunk without copying it', () => {
    const chunk = chunkOf(['a', '', 'é\n']);
    const column = Utf8Column.from({ data: [chunk] });
    expect(valuesOf(column)).toEqual(['a', '', 'é\n']);
    expect(column.data).toBe(chunk.values);
    expect(column.offsets.buffer).toBe(chunk.valueOffsets.buffer);
  });

  it('takes a slice, whose offsets do not begin at 0', () => {
    expect(valuesOf(Utf8Column.from({ data: [chunkOf(['b', 'c'], { bytesBefore: 9, rowsBefore: 3 })] }))).toEqual(['b', 'c']);
  });

  it('takes no more rows than the chunk has', () => {
    const chunk = chunkOf(['a', 'b', 'c']);
    expect(valuesOf(Utf8Column.from({ data: [{ ...chunk, length: 2 }] }))).toEqual(['a', 'b']);
    expect(valuesOf(Utf8Column.from({ data: [{ ...chunk, length: 2 }, chunk] }))).toEqual(['a', 'b', 'a', 'b', 'c']);
  });

  it('reads null as empty, whatever bytes lie under it', () => {
    const values = ['a', null, 'b', null, null, 'c', 'd', 'e', 'f', null];
    const column = Utf8Column.from({ data: [chunkOf(values, { underNulls: 'rubbish' })] });
    expect(valuesOf(column)).toEqual(values.map((value) => value ?? ''));
    expectWellFormed(column);
  });

  it('reads the bits of a slice from where the slice begins', () => {
    for (let rowsBefore = 0; rowsBefore <= 17; rowsBefore++) {
      const chunk = chunkOf([null, 'a', null, 'b'], { rowsBefore, bytesBefore: 5, underNulls: 'x' });
      expect(valuesOf(Utf8Column.from({ data: [chunk] })), `${rowsBefore} rows before`).toEqual(['', 'a', '', 'b']);
    }
  });

  it('takes chunks without a bitmap or an offset field', () => {
    const { length, valueOffsets, values } = chunkOf(['a', 'b']);
    expect(valuesOf(Utf8Column.from({ data: [{ length, valueOffsets, values }] }))).toEqual(['a', 'b']);
    expect(
      valuesOf(
        Utf8Column.from({
          data: [
            { length, valueOffsets, values },
            { length, valueOffsets, values },
          ],
        }),
      ),
    ).toEqual(['a', 'b', 'a', 'b']);
  });

  it('takes no chunks, and empty ones', () => {
    expect(Utf8Column.from({ data: [] }).length).toBe(0);
    expect(Utf8Column.from({ data: [chunkOf([])] }).length).toBe(0);
    expect(Utf8Column.from({ data: [{ ...chunkOf([]), valueOffsets: new Int32Array(0) }] }).length).toBe(0);
    expect(valuesOf(Utf8Column.from({ data: [chunkOf([]), chunkOf(['a']), chunkOf([])] }))).toEqual(['a']);
  });

  it('joins any chunks in order', () => {
    const chunk = fc.record({
      values: fc.array(fc.option(anyString.map(throughUtf8), { freq: 3 }), { maxLength: 20 }),
      rowsBefore: fc.nat(20),
      bytesBefore: fc.nat(20),
      underNulls: fc.constantFrom('', 'rubbish'),
      bitmap: fc.constant(undefined),
    });
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 5 }), (chunks) => {
        const column = Utf8Column.from({ data: chunks.map(({ values, ...rest }) => chunkOf(values, rest)) });
        const expected = chunks.flatMap(({ values }) => values.map((value) => value ?? ''));
        expect(column.length).toBe(expected.length);
        for (const [i, value] of expected.entries()) expect(Buffer.from(bytesOf(column, i)).toString('utf8')).toBe(value);
      }),
      { numRuns: 150 },
    );
  });

  it('prefers chunks of text to iteration, and iteration to other chunks', () => {
    const iterable = (data: unknown): ColumnInput => ({ data, [Symbol.iterator]: () => ['iterated'].values() }) as unknown as ColumnInput;
    expect(valuesOf(Utf8Column.from(iterable([chunkOf(['chunk'])])))).toEqual(['chunk']);
    // chunks of numbers
    expect(valuesOf(Utf8Column.from(iterable([{ length: 1, values: Int32Array.of(0) }])))).toEqual(['iterated']);
    expect(valuesOf(Utf8Column.from(iterable([{ length: 1, valueOffsets: Uint32Array.of(0, 1), values: Uint8Array.of(65) }])))).toEqual(['iterated']);
  });
});

describe('Utf8Column', () => {
  it('reads broken UTF-8 as U+FFFD', () => {
    const column = new Utf8Column(Uint8Array.of(0x61, 0xff, 0x62, 0xc3, 0xe2, 0x82), Int32Array.of(0, 3, 4, 6));
    expect(valuesOf(column)).toEqual(['a\uFFFDb', '\uFFFD', '\uFFFD']);
  });

  it('has no rows without offsets or with one', () => {
    expect(new Utf8Column(new Uint8Array(0), new Int32Array(0)).length).toBe(0);
    expect(new Utf8Column(new Uint8Array(5), Int32Array.of(0)).length).toBe(0);
  });

  it.each([
    ['end behind the data', [0, 4]],
    ['begin before the data', [-1, 3]],
  ])('refuses offsets that %s', (_, offsets) => {
    expect(() => new Utf8Column(new Uint8Array(3), Int32Array.from(offsets))).toThrow(
      expect.objectContaining({ name: 'NamesakeError', code: 'ERR_INPUT_TYPE' }),
    );
  });

  it('slices without copying', () => {
    const values = ['a', 'bb', '', 'é', 'd'];
    const column = Utf8Column.from(values);
    for (let start = 0; start <= values.length; start++) {
      for (let end = start; end <= values.length; end++) {
        const part = column.slice(start, end);
        expect(valuesOf(part)).toEqual(values.slice(start, end));
        expect(part.data).toBe(column.data);
      }
    }
    expect(valuesOf(column.slice(1, 4).slice(1, 3))).toEqual(['', 'é']);
  });
});

describe('edges of Utf8Column', () => {
  it.each([
    ['a string', 'acme'],
    ['a number', 7],
    ['null', null],
    ['undefined', undefined],
  ])('refuses %s with a code', (_, input) => {
    expect(() => Utf8Column.from(input as unknown as ColumnInput)).toThrow(expect.objectContaining({ name: 'NamesakeError', code: 'ERR_INPUT_TYPE' }));
  });

  it('keeps a byte order mark at the beginning of a value', () => {
    expect(Utf8Column.from(['\uFEFFacme']).at(0)).toBe('\uFEFFacme');
  });

  it('joins a chunk that is empty down to its offsets with others', () => {
    const empty = { length: 0, valueOffsets: new Int32Array(0), values: new Uint8Array(0) };
    expect(valuesOf(Utf8Column.from({ data: [empty, chunkOf(['a'])] }))).toEqual(['a']);
  });

  it('takes a thousand values that are too long for one string together', () => {
    expect(Utf8Column.from(new Array(1024).fill('x'.repeat(600_000))).length).toBe(1024);
  });

  it('does not show what lies behind a slice', () => {
    expect(() => Utf8Column.from(['a', 'b', 'c']).slice(0, 1).at(1)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });
});

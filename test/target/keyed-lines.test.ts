import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import { ByteLines } from '../../src/target/index.js';
import { KeyedLines } from '../../src/target/keyed-lines.js';

const KEY_LENGTH = 43;

function keysFor(rows: number, isPresent: (row: number) => boolean) {
  const data = Uint8Array.from({ length: rows * KEY_LENGTH }, (_, i) => 65 + (i % 26));
  return { data, present: Uint8Array.from({ length: rows }, (_, row) => (isPresent(row) ? 1 : 0)), length: rows };
}

/** The lines of all rows, made by the kernel as many at a time as it takes; it takes every row here. */
function byKernel(column: Utf8Column, keys: ReturnType<typeof keysFor>, delimiter: string): string {
  const keyed = new KeyedLines(delimiter, KEY_LENGTH);
  let text = '';
  for (let from = 0, end = 0; from < column.length; from = end) {
    end = keyed.batchEnd(column, from);
    expect(end).toBeGreaterThan(from);
    text += Buffer.from(keyed.lines(column, keys, from, end)).toString();
  }
  return text;
}

function byCells({ data, offsets, length }: Utf8Column, keys: ReturnType<typeof keysFor>, delimiter: string): string {
  const lines = new ByteLines(delimiter);
  for (let row = 0; row < length; row++) {
    lines.cell(data, offsets[row], offsets[row + 1]);
    if (keys.present[row]) lines.cell(keys.data, row * KEY_LENGTH, (row + 1) * KEY_LENGTH);
    else lines.cell(new Uint8Array(0), 0, 0);
    lines.endLine();
  }
  return Buffer.from(lines.take()).toString();
}

describe('KeyedLines', () => {
  it('are what cells make of values and keys', () => {
    const unit = fc.constantFrom('a', 'bcdefg', '"', ',', '\t', '|', '\n', '\r', ' ', '=', 'é', '\u00a0', '\ufeff', '株', '😀', '\0');
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit, maxLength: 40 }), { maxLength: 12 }),
        fc.constantFrom(',', '\t', '|', ';'),
        fc.integer({ min: 1, max: 4 }),
        (values, delimiter, step) => {
          const column = Utf8Column.from(values);
          const keys = keysFor(values.length, (row) => row % step === 0);
          expect(byKernel(column, keys, delimiter)).toBe(byCells(column, keys, delimiter));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('of many rows, and of rows in the middle of a column', () => {
    const values = Array.from({ length: 20_000 }, (_, i) => (i % 7 === 0 ? `Acme ${i}, "Inc"` : `${'Kestrel '.repeat(i % 40)}${i}`));
    const column = Utf8Column.from(values);
    const keys = keysFor(values.length, (row) => row % 5 !== 0);
    expect(byKernel(column, keys, ',')).toBe(byCells(column, keys, ','));
  });

  it('are at worst twice as long as the values, and a key', () => {
    const values = Array.from({ length: 4096 }, () => '"'.repeat(64));
    const column = Utf8Column.from(values);
    const keys = keysFor(values.length, () => true);
    expect(byKernel(column, keys, ',')).toBe(byCells(column, keys, ','));
  });

  it('leave a value that is too long to whoever asks', () => {
    const column = Utf8Column.from(['a', 'b'.repeat(300_000), 'c']);
    const keyed = new KeyedLines(',', KEY_LENGTH);
    expect([0, 1, 2].map((row) => keyed.batchEnd(column, row))).toEqual([1, 1, 3]);
  });
});

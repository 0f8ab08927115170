import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctValues } from '../../src/column/distinct-values.js';
import { Utf8Column } from '../../src/column/index.js';

/** The same by a Map of the bytes, written out: too simple to be wrong. */
function reference(column: Utf8Column): { ids: number[]; firstRows: number[] } {
  const seen = new Map<string, number>();
  const firstRows: number[] = [];
  const ids = Array.from({ length: column.length }, (_, row) => {
    const bytes = column.data.slice(column.offsets[row], column.offsets[row + 1]).join();
    if (!seen.has(bytes)) {
      seen.set(bytes, seen.size);
      firstRows.push(row);
    }
    return seen.get(bytes)!;
  });
  return { ids, firstRows };
}

function check(column: Utf8Column): void {
  const { ids, firstRows, count } = distinctValues(column);
  expect({ ids: [...ids], firstRows: [...firstRows] }).toEqual(reference(column));
  expect(count).toBe(firstRows.length);
}

describe('distinctValues', () => {
  it('tells the same values apart from others, and null from nothing else but empty', () => {
    const { ids, firstRows } = distinctValues(Utf8Column.from(['Peru', '', 'peru', null, 'Peru', undefined, 'Peru ', 'é', 'e\u0301', 'é']));
    expect([...ids]).toEqual([0, 1, 2, 1, 0, 1, 3, 4, 5, 4]);
    expect([...firstRows]).toEqual([0, 1, 2, 6, 7, 8]);
    check(Utf8Column.from([]));
    check(Utf8Column.from(['']));
    check(new Utf8Column(new Uint8Array(), new Int32Array()));
  });

  it('agrees with a Map on any texts', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 9 }), fc.constantFrom('', 'a', 'aa', 'aaaa', 'aaaab', 'aaaac', 'b'), fc.constant(null));
    fc.assert(fc.property(fc.array(value, { maxLength: 60 }), (values) => check(Utf8Column.from(values))));
  });

  it('agrees with a Map as its table grows, in a part of a column, and on bytes that are no UTF-8', () => {
    const values = Array.from({ length: 9000 }, (_, i) => `value ${(i * 7919) % 4001}`);
    check(Utf8Column.from(values));
    check(Utf8Column.from(values).slice(100, 3000));
    check(new Utf8Column(Uint8Array.from([255, 254, 255, 0, 0, 0, 255, 254]), Int32Array.from([0, 2, 3, 4, 5, 6, 8])));
  });

  it('compares the bytes of values whose hashes agree', () => {
    // 120,000 values in 2^32 hashes: two of them share one, on average 1.7 times
    const values = Array.from({ length: 120_000 }, (_, i) => `k${i.toString(36)}`);
    expect(distinctValues(Utf8Column.from([...values, ...values])).count).toBe(values.length);
  });
});

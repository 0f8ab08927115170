import { equalBytes, hashBytes } from '../column/byte-hash.js';
import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { refuseUnknown } from '../options.js';
import { lookAlike } from './look-alike.js';

export interface NonUniqueOptions {
  /** Values that differ in upper and lower case alone are the same; default false. */
  readonly ignoreCase?: boolean;
  /** Blanks at either end do not count; default false. */
  readonly trim?: boolean;
  /** Values that look alike are the same: case, diacritics, width, blanks, letters of other scripts; default false. */
  readonly fold?: boolean;
}

/** A value that occurs more than once. */
export interface RepeatedValue {
  /** As it stands in the first of its rows. */
  readonly value: string;
  readonly count: number;
  /** From 0, ascending. */
  readonly rows: Int32Array;
}

/** Such values in order; gone through as often as needed. */
export interface RepeatedValues extends Iterable<RepeatedValue> {
  readonly length: number;
}

export interface NonUniqueReport {
  readonly rows: number;
  readonly empty: number;
  /** Different values that are not empty, and those of them that occur once. */
  readonly distinct: number;
  readonly unique: number;
  /** Most frequent first, of equals the one that comes first. Empty values are not among them. */
  readonly values: RepeatedValues;
}

const RADIX_BITS = 11;
const RADIX = 1 << RADIX_BITS;
const encoder = new TextEncoder();

/**
 * Values that occur more than once, exactly: hashes of all values are sorted with their rows, and the bytes of those with equal hashes compared.
 *
 * @param values   as in `keys`; empty values (with `trim` or `fold`: values of blanks too) are counted apart.
 * @param options  {@link NonUniqueOptions}.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`. Text never throws.
 * @example [...nonUnique(['a', 'b', 'a']).values]  // => [{ value: 'a', count: 2, rows: Int32Array.of(0, 2) }]
 * @cost O(bytes + rows); 12 bytes a row, and 4 for each row found.
 */
export function nonUnique(values: ColumnInput, options: NonUniqueOptions = {}): NonUniqueReport {
  refuseUnknown(options, ['ignoreCase', 'trim', 'fold']);
  const column = Utf8Column.from(values);
  const compared = comparedColumn(column, options);
  const { data, offsets, length } = compared;
  let filled = 0;
  const firstHashes = new Int32Array(length);
  const filledRows = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    if (offsets[row] === offsets[row + 1]) continue;
    firstHashes[filled] = hashBytes(data, offsets[row], offsets[row + 1]);
    filledRows[filled++] = row;
  }
  const { keys: hashes, rows: order } = sorted(firstHashes.subarray(0, filled), filledRows.subarray(0, filled));
  const isSame = (a: number, b: number): boolean => equalBytes(data, offsets[a], offsets[a + 1], data, offsets[b], offsets[b + 1]);
  const starts: number[] = [];
  const counts: number[] = [];
  let distinct = 0;
  for (let from = 0; from < filled; ) {
    let end = from + 1;
    while (end < filled && hashes[end] === hashes[from]) end++;
    // nearly always one value has a hash to itself
    while (from < end) {
      const count = gatherFirst(order, from, end, isSame);
      distinct++;
      if (count > 1) {
        starts.push(from);
        counts.push(count);
      }
      from += count;
    }
  }
  const inOrder = Int32Array.from(starts.keys()).sort((a, b) => counts[b] - counts[a] || order[starts[a]] - order[starts[b]]);
  return {
    rows: length,
    empty: length - filled,
    distinct,
    unique: distinct - starts.length,
    values: {
      length: inOrder.length,
      *[Symbol.iterator]() {
        for (const group of inOrder) {
          const rows = order.subarray(starts[group], starts[group] + counts[group]);
          yield { value: column.at(rows[0]), count: rows.length, rows };
        }
      },
    },
  };
}

/** Puts rows `from .. end` that have the value of the first of them in front, all in their order; how many there are. */
function gatherFirst(rows: Int32Array, from: number, end: number, isSame: (a: number, b: number) => boolean): number {
  const first = rows[from];
  let at = from + 1;
  while (at < end && isSame(first, rows[at])) at++;
  if (at === end) return end - from;
  const others: number[] = [];
  let kept = at;
  for (; at < end; at++) {
    if (isSame(first, rows[at])) rows[kept++] = rows[at];
    else others.push(rows[at]);
  }
  rows.set(others, kept);
  return kept - from;
}

/** The values as they are compared; the column itself where its bytes are. */
function comparedColumn(column: Utf8Column, { ignoreCase, trim, fold }: NonUniqueOptions): Utf8Column {
  if (!ignoreCase && !trim && !fold) return column;
  const offsets = new Int32Array(column.length + 1);
  let data = new Uint8Array(Math.max(column.data.length, 64));
  let end = 0;
  for (let row = 0; row < column.length; row++) {
    let text = column.at(row);
    if (fold) text = lookAlike(text);
    if (trim) text = text.trim();
    // (lower case of upper case: ß and ss, final sigma)
    if (ignoreCase) text = text.toUpperCase().toLowerCase();
    if (end + text.length * 3 > data.length) {
      const larger = new Uint8Array(Math.max(data.length * 2, end + text.length * 3));
      larger.set(data);
      data = larger;
    }
    end += encoder.encodeInto(text, data.subarray(end)).written;
    offsets[row + 1] = end;
  }
  return new Utf8Column(data, offsets);
}

/** Keys with their rows in order of the keys; rows of equal keys keep their order. A radix sort, three passes over 32 bits; takes the arrays' place. */
function sorted(keys: Int32Array, rows: Int32Array): { readonly keys: Int32Array; readonly rows: Int32Array } {
  type Pair = { readonly keys: Int32Array; readonly rows: Int32Array };
  let from: Pair = { keys, rows };
  let to: Pair = { keys: new Int32Array(keys.length), rows: new Int32Array(keys.length) };
  for (let shift = 0; shift < 32; shift += RADIX_BITS) {
    const fill = new Int32Array(RADIX + 1);
    for (let i = 0; i < keys.length; i++) fill[((from.keys[i] >>> shift) & (RADIX - 1)) + 1]++;
    for (let i = 0; i < RADIX; i++) fill[i + 1] += fill[i];
    for (let i = 0; i < keys.length; i++) {
      const at = fill[(from.keys[i] >>> shift) & (RADIX - 1)]++;
      to.keys[at] = from.keys[i];
      to.rows[at] = from.rows[i];
    }
    [from, to] = [to, from];
  }
  return from;
}

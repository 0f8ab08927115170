import { type ArrowChunk, type ArrowDictionaryChunk, type ArrowUtf8Vector, isArrowVector, isDictionaryChunk, placesOf } from '../column/arrow-vector.js';
import { Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';
import { keyColumn } from '../key/index.js';
import { KEY_LENGTH, type KeyColumn } from '../key/key-column.js';
import type { KeyOptions } from '../options.js';

/** Similarity keys in the layout of an Arrow Utf8 array: the buffers that `makeData` of apache-arrow takes beside `type: new Utf8()`. */
export interface ArrowKeys {
  readonly length: number;
  readonly nullCount: number;
  /** A bit of each row, 0 for null; `null` where there are no nulls. */
  readonly nullBitmap: Uint8Array | null;
  /** Key i is `data[valueOffsets[i] .. valueOffsets[i + 1])`; a null is empty. */
  readonly valueOffsets: Int32Array;
  readonly data: Uint8Array;
}

const MAX_ROWS = Math.floor((2 ** 31 - 1) / KEY_LENGTH);

/**
 * Similarity keys of an Arrow vector of text, as an Arrow array, without a string on the way.
 *
 *     makeVector(makeData({ type: new Utf8(), ...arrowKeys(batch.getChild('name')) }))
 *
 * @param vector   `Vector<Utf8>`, `Vector<LargeUtf8>` or a dictionary of either (whose values are each read once), of any number of chunks, sliced or not.
 * @param options  `category` (default 'company') and `level` (default 'medium').
 * @returns as many keys as rows, in one chunk; null where nothing is left to match on, as for a null.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where it is no such vector, `ERR_OPTION_*`, `ERR_COLUMN_TOO_LARGE` beyond 2 GiB of text or 49,940,000 rows.
 * @cost what {@link keyColumn} costs; of one Utf8 chunk nothing is copied.
 */
export function arrowKeys(vector: ArrowUtf8Vector, options: KeyOptions = {}): ArrowKeys {
  if (typeof vector !== 'object' || vector === null || !isArrowVector(vector)) {
    throw new NamesakeError('ERR_INPUT_TYPE', 'not an Arrow vector of text', 'Utf8, LargeUtf8 or a dictionary of either', typeOf(vector));
  }
  const rows = vector.data.reduce((sum: number, { length }: ArrowChunk) => sum + length, 0);
  if (rows > MAX_ROWS) throw new NamesakeError('ERR_COLUMN_TOO_LARGE', 'the keys are too large', `at most ${MAX_ROWS} rows`, String(rows));
  return packed(vector.data.some(isDictionaryChunk) ? dictionaryKeys(vector, rows, options) : keyColumn(Utf8Column.from(vector), options));
}

function typeOf(vector: unknown): string {
  const type = (vector as { readonly type?: unknown } | null)?.type;
  return type === undefined ? typeof vector : String(type);
}

/** Each dictionary is read once, however many chunks share it. */
function dictionaryKeys(vector: ArrowUtf8Vector, rows: number, options: KeyOptions): KeyColumn {
  const known = new Map<ArrowUtf8Vector, KeyColumn>();
  const data = new Uint8Array(rows * KEY_LENGTH);
  const present = new Uint8Array(rows);
  let row = 0;
  for (const chunk of vector.data) {
    if (!isDictionaryChunk(chunk)) throw new NamesakeError('ERR_INPUT_TYPE', 'some chunks have a dictionary', 'all or none', 'both');
    const keys = keysOf(chunk, known, options);
    for (const place of placesOf(chunk, keys.length)) {
      if (place >= 0 && keys.present[place]) {
        data.set(keys.data.subarray(place * KEY_LENGTH, (place + 1) * KEY_LENGTH), row * KEY_LENGTH);
        present[row] = 1;
      }
      row++;
    }
  }
  return { data, present, length: rows };
}

function keysOf({ dictionary }: ArrowDictionaryChunk, known: Map<ArrowUtf8Vector, KeyColumn>, options: KeyOptions): KeyColumn {
  let keys = known.get(dictionary);
  if (keys === undefined) known.set(dictionary, (keys = keyColumn(Utf8Column.from(dictionary), options)));
  return keys;
}

/** Keys one behind the other, without the places of those that are absent. */
function packed({ data, present, length }: KeyColumn): ArrowKeys {
  const valueOffsets = new Int32Array(length + 1);
  const nullBitmap = new Uint8Array((length + 7) >> 3);
  let end = 0;
  for (let i = 0; i < length; i++) {
    if (present[i]) {
      if (end < i * KEY_LENGTH) data.copyWithin(end, i * KEY_LENGTH, (i + 1) * KEY_LENGTH);
      end += KEY_LENGTH;
      nullBitmap[i >> 3] |= 1 << (i & 7);
    }
    valueOffsets[i + 1] = end;
  }
  const nullCount = length - end / KEY_LENGTH;
  return { length, nullCount, nullBitmap: nullCount === 0 ? null : nullBitmap, valueOffsets, data: data.subarray(0, end) };
}

import { NamesakeError } from '../errors.js';

/** A column takes so many bytes of text at most. */
export const MAX_BYTES = 2 ** 31 - 1;

/** The part of an Apache Arrow `Vector` of text that is read: Utf8, LargeUtf8, or a dictionary of either. */
export interface ArrowUtf8Vector {
  readonly data: readonly ArrowChunk[];
}

/** The part of an Apache Arrow `Data` of text that is read. */
export type ArrowChunk = ArrowUtf8Chunk | ArrowDictionaryChunk;

interface Chunk {
  readonly length: number;
  /** A bit of each row, from bit `offset` on: 0 for null. Empty or absent where there are no nulls. */
  readonly nullBitmap?: Uint8Array;
  readonly offset?: number;
}

/** Row i is `values[valueOffsets[i] .. valueOffsets[i + 1])`. */
export interface ArrowUtf8Chunk extends Chunk {
  readonly valueOffsets: Int32Array | BigInt64Array;
  readonly values: Uint8Array;
}

const INDEX_ARRAYS = [Int8Array, Int16Array, Int32Array, Uint8Array, Uint16Array, Uint32Array] as const;
type Indices = InstanceType<(typeof INDEX_ARRAYS)[number]>;

/** Row i is value `values[i]` of the dictionary. */
export interface ArrowDictionaryChunk extends Chunk {
  readonly values: Indices;
  readonly dictionary: ArrowUtf8Vector;
}

/** Bytes and offsets of a column: value i is `data[offsets[i] .. offsets[i + 1])`. */
interface Text {
  readonly data: Uint8Array;
  readonly offsets: Int32Array;
}

/** Whether something is an Arrow vector of text; one without chunks is. */
export function isArrowVector(input: object): input is ArrowUtf8Vector {
  return 'data' in input && Array.isArray(input.data) && input.data.every(isChunk);
}

/** Whether the rows of a chunk are places in a dictionary. */
export function isDictionaryChunk(chunk: ArrowChunk): chunk is ArrowDictionaryChunk {
  return 'dictionary' in chunk && chunk.dictionary !== undefined && chunk.dictionary !== null;
}

function isChunk(chunk: unknown): chunk is ArrowChunk {
  if (typeof chunk !== 'object' || chunk === null) return false;
  const { valueOffsets, values, dictionary } = chunk as { valueOffsets?: unknown; values?: unknown; dictionary?: unknown };
  if (typeof dictionary === 'object' && dictionary !== null) return isIndices(values) && isArrowVector(dictionary);
  return (valueOffsets instanceof Int32Array || valueOffsets instanceof BigInt64Array) && values instanceof Uint8Array;
}

function isIndices(values: unknown): values is Indices {
  return INDEX_ARRAYS.some((type) => values instanceof type);
}

/** Whether row `row` of a chunk is null. */
export function isNullRow({ nullBitmap, offset = 0 }: ArrowChunk, row: number): boolean {
  return nullBitmap !== undefined && nullBitmap !== null && nullBitmap.length > 0 && (nullBitmap[(row + offset) >> 3] & (1 << ((row + offset) & 7))) === 0;
}

/**
 * The text of a vector; nulls are empty. Nothing of one Utf8 chunk is copied whose nulls are written as empty values, as is usual.
 *
 * @throws {NamesakeError} `ERR_COLUMN_TOO_LARGE` beyond 2 GiB of text; `ERR_INPUT_TYPE` where offsets or places do not fit.
 */
export function readArrow(vector: ArrowUtf8Vector): Text {
  const [first] = vector.data;
  if (vector.data.length === 1 && !isDictionaryChunk(first) && first.valueOffsets instanceof Int32Array && nullsAreEmpty(first)) {
    return { data: first.values, offsets: first.length === 0 ? new Int32Array(1) : first.valueOffsets.subarray(0, first.length + 1) };
  }
  const chunks = vector.data.map((chunk) => (isDictionaryChunk(chunk) ? readDictionary(chunk) : chunk));
  let rows = 0;
  let bytes = 0;
  for (const { length, valueOffsets } of chunks) {
    rows += length;
    if (length > 0) bytes += Number(valueOffsets[length]) - Number(valueOffsets[0]);
  }
  if (bytes > MAX_BYTES) throw tooLarge(bytes);
  const data = new Uint8Array(bytes);
  const offsets = new Int32Array(rows + 1);
  let row = 0;
  let end = 0;
  for (const chunk of chunks) {
    const { length, valueOffsets, values } = chunk;
    for (let i = 0; i < length; i++) {
      if (!isNullRow(chunk, i)) {
        const value = values.subarray(Number(valueOffsets[i]), Number(valueOffsets[i + 1]));
        data.set(value, end);
        end += value.length;
      }
      offsets[++row] = end;
    }
  }
  return { data: data.subarray(0, end), offsets };
}

function nullsAreEmpty(chunk: ArrowUtf8Chunk): boolean {
  if (!chunk.nullBitmap?.length) return true;
  for (let i = 0; i < chunk.length; i++) if (isNullRow(chunk, i) && chunk.valueOffsets[i] !== chunk.valueOffsets[i + 1]) return false;
  return true;
}

/** The rows of a dictionary's chunk written out. */
function readDictionary(chunk: ArrowDictionaryChunk): ArrowUtf8Chunk {
  const { data, offsets } = readArrow(chunk.dictionary);
  const places = placesOf(chunk, offsets.length - 1);
  let bytes = 0;
  for (const place of places) if (place >= 0) bytes += offsets[place + 1] - offsets[place];
  if (bytes > MAX_BYTES) throw tooLarge(bytes);
  const values = new Uint8Array(bytes);
  const valueOffsets = new Int32Array(chunk.length + 1);
  let end = 0;
  places.forEach((place, i) => {
    if (place >= 0) {
      values.set(data.subarray(offsets[place], offsets[place + 1]), end);
      end += offsets[place + 1] - offsets[place];
    }
    valueOffsets[i + 1] = end;
  });
  return { length: chunk.length, valueOffsets, values };
}

/**
 * Place of each row in its dictionary; -1 for null.
 *
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where there is no such place.
 */
export function placesOf(chunk: ArrowDictionaryChunk, size: number): Int32Array {
  const places = new Int32Array(chunk.length);
  for (let i = 0; i < places.length; i++) {
    places[i] = isNullRow(chunk, i) ? -1 : chunk.values[i];
    if (places[i] >= -1 && places[i] < size) continue;
    throw new NamesakeError('ERR_INPUT_TYPE', `row ${i} is at no place of its dictionary`, `0 .. ${size - 1}`, String(chunk.values[i]));
  }
  return places;
}

function tooLarge(bytes: number): NamesakeError {
  return new NamesakeError('ERR_COLUMN_TOO_LARGE', 'the column is too large', 'at most 2 GiB of text', `${bytes} bytes`);
}

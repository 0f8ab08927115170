import type { Utf8Column } from '../column/index.js';
import type { CategoryName } from '../category/category.js';
import type { RoomOf } from '../link/pair-lists.js';
import type { ColumnTable } from '../link/link-table.js';
import type { LinkWords } from '../link/link-words.js';

type Numbers = Int32Array | Float32Array | Float64Array | Uint8Array;

/** A zeroed array that threads share. */
export function sharedArray<T extends Numbers>(kind: new (buffer: SharedArrayBuffer) => T, length: number): T {
  return new kind(new SharedArrayBuffer(length * (kind as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT));
}

export const sharedRoom: RoomOf = (bytes) => new SharedArrayBuffer(bytes);

/** A copy that threads share; the array itself where it is shared already. */
export function shared<T extends Numbers>(array: T): T {
  if (array.buffer instanceof SharedArrayBuffer) return array;
  const copy = sharedArray(array.constructor as new (buffer: SharedArrayBuffer) => T, array.length);
  copy.set(array);
  return copy;
}

/** All typed arrays of an object, and of the objects in it, as shared copies. */
export function sharedArraysOf<T extends object>(source: T): T {
  const copy = Object.entries(source).map(([name, value]: [string, unknown]) => [
    name,
    ArrayBuffer.isView(value) ? shared(value as Numbers) : typeof value === 'object' && value !== null ? sharedArraysOf(value) : value,
  ]);
  return Object.fromEntries(copy) as T;
}

/** A column as threads share it: no string crosses from one to another. */
export interface SharedColumn {
  readonly data: Uint8Array;
  readonly offsets: Int32Array;
}

export function sharedColumn({ data, offsets }: Utf8Column): SharedColumn {
  return { data: shared(data), offsets: shared(offsets) };
}

/** What evidence needs of a table, with the words' letters as bytes. */
export interface SharedTable {
  readonly category: CategoryName;
  readonly nodeCount: number;
  readonly declaredValues: number;
  readonly unitStart: Int32Array;
  readonly unitWord: Int32Array;
  readonly unitRole: Uint8Array;
  readonly letters: Float64Array;
  readonly bag: Float64Array;
  readonly words: Omit<LinkWords, 'text' | 'readerId'>;
  readonly text: Uint8Array;
  readonly textEnds: Int32Array;
}

export function sharedTable(category: CategoryName, table: ColumnTable): SharedTable {
  const { nodeCount, declaredValues, unitStart, unitWord, unitRole, letters, bag } = table;
  const { text, readerId: _, ...words } = table.words;
  const textEnds = sharedArray(Int32Array, text.length);
  let end = 0;
  text.forEach((word, i) => {
    end += word.length;
    textEnds[i] = end;
  });
  const bytes = sharedArray(Uint8Array, end);
  // (words are folded: ASCII)
  text.forEach((word, i) => {
    for (let c = 0; c < word.length; c++) bytes[textEnds[i] - word.length + c] = word.charCodeAt(c);
  });
  return sharedArraysOf({ category, nodeCount, declaredValues, unitStart, unitWord, unitRole, letters, bag, words, text: bytes, textEnds });
}

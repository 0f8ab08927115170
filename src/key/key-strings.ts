import { KEY_LENGTH, type KeyColumn } from './key-column.js';

/** Keys decoded at once: the strings of a block share its memory. */
const BLOCK_KEYS = 256;
const decoder = new TextDecoder();

/** The keys of a column as strings; `null` where there is none. */
export function keyStrings({ data, present, length }: KeyColumn): (string | null)[] {
  const result = new Array<string | null>(length);
  pushKeyStrings(data, present, length, result, 0);
  return result;
}

/** Writes the keys of `length` values (43 bytes each at `data`) into `out` from `at`; `null` where `present` is 0. */
export function pushKeyStrings(data: Uint8Array, present: Uint8Array, length: number, out: (string | null)[], at: number): void {
  for (let from = 0; from < length; from += BLOCK_KEYS) {
    const end = Math.min(from + BLOCK_KEYS, length);
    const text = decoder.decode(data.subarray(from * KEY_LENGTH, end * KEY_LENGTH));
    for (let i = from; i < end; i++) out[at + i] = present[i] ? text.slice((i - from) * KEY_LENGTH, (i - from + 1) * KEY_LENGTH) : null;
  }
}

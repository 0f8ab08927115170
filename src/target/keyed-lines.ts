import type { Utf8Column } from '../column/index.js';
import { Kernel } from '../kernel/kernel.js';

/** Rows and bytes of values that the kernel has at once. */
const BATCH_ROWS = 4096;
const BATCH_BYTES = 1 << 18;
/** The kernel reads and writes sixteen bytes at a time. */
const SPARE = 16;

/** Keys of one length, one behind the other; `present[i]` is 0 where row i has none. */
interface Keys {
  readonly data: Uint8Array;
  readonly present: Uint8Array;
  readonly length: number;
}

/** Lines `value,key` as UTF-8, made by the kernel: what `ByteLines` makes of both, some thousand rows at a time. */
export class KeyedLines {
  readonly #kernel = new Kernel();
  readonly #delimiter: number;
  readonly #values: number;
  readonly #offsets: number;
  readonly #present: number;
  readonly #keys: number;
  readonly #out: number;
  readonly #keyLength: number;

  /** @param delimiter one ASCII character. @param keyLength bytes of each key. */
  constructor(delimiter: string, keyLength: number) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#keyLength = keyLength;
    this.#values = this.#kernel.alloc(BATCH_BYTES + SPARE);
    this.#offsets = this.#kernel.alloc((BATCH_ROWS + 1) * 4);
    this.#present = this.#kernel.alloc(BATCH_ROWS);
    this.#keys = this.#kernel.alloc(BATCH_ROWS * keyLength + SPARE);
    this.#out = this.#kernel.alloc(2 * BATCH_BYTES + BATCH_ROWS * (keyLength + 5) + SPARE);
  }

  /** The end of the rows from `from` on whose lines can be made at once; `from` itself where the first of them is too long. */
  batchEnd({ offsets, length }: Utf8Column, from: number): number {
    let end = from;
    while (end < length && end - from < BATCH_ROWS && offsets[end + 1] - offsets[from] <= BATCH_BYTES) end++;
    return end;
  }

  /** Lines of the rows `from .. end` of a batch; valid until the next are made. */
  lines({ data, offsets }: Utf8Column, keys: Keys, from: number, end: number): Uint8Array {
    const { u8, i32, call } = this.#kernel;
    const rows = end - from;
    const base = offsets[from];
    u8.set(data.subarray(base, offsets[end]), this.#values);
    for (let i = 0; i <= rows; i++) i32[(this.#offsets >>> 2) + i] = offsets[from + i] - base;
    u8.set(keys.present.subarray(from, end), this.#present);
    u8.set(keys.data.subarray(from * this.#keyLength, end * this.#keyLength), this.#keys);
    const length = call.keyedLines(this.#values, this.#offsets, rows, this.#keys, this.#keyLength, this.#present, this.#delimiter, this.#out);
    return u8.subarray(this.#out, this.#out + length);
  }
}

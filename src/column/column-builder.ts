import { Utf8Column } from './utf8-column.js';
import { NamesakeError } from '../errors.js';

const MAX_BYTES = 2 ** 31 - 1;
const encoder = new TextEncoder();

/** A {@link Utf8Column} that grows value by value, so that a file's values need never exist as strings all at once. */
export class ColumnBuilder {
  #data = new Uint8Array(1 << 16);
  #offsets = new Int32Array(1 << 12);
  #length = 0;
  #end = 0;

  /** How many values there are. */
  get length(): number {
    return this.#length;
  }

  /** Appends a value. @throws {NamesakeError} `ERR_COLUMN_TOO_LARGE` beyond 2 GiB of text. */
  append(text: string): void {
    // A code unit takes three bytes at most.
    if (this.#end + text.length * 3 > this.#data.length) this.#growData(text.length * 3);
    const { read, written } = encoder.encodeInto(text, this.#data.subarray(this.#end));
    if (read < text.length) throw this.#tooLarge();
    this.#end += written;
    this.#growOffsets(1);
    this.#offsets[++this.#length] = this.#end;
  }

  /** Appends the value `data[start .. end)`. @throws {NamesakeError} `ERR_COLUMN_TOO_LARGE` beyond 2 GiB of text. */
  appendBytes(data: Uint8Array, start: number, end: number): void {
    const bytes = end - start;
    if (this.#end + bytes > MAX_BYTES) throw this.#tooLarge();
    if (this.#end + bytes > this.#data.length) this.#growData(bytes);
    for (let at = start; at < end; at++) this.#data[this.#end++] = data[at];
    this.#growOffsets(1);
    this.#offsets[++this.#length] = this.#end;
  }

  /** Appends all values of a column. @throws {NamesakeError} `ERR_COLUMN_TOO_LARGE` beyond 2 GiB of text. */
  appendColumn({ data, offsets, length }: Utf8Column): void {
    if (length === 0) return;
    const bytes = offsets[length] - offsets[0];
    if (this.#end + bytes > MAX_BYTES) throw this.#tooLarge();
    if (this.#end + bytes > this.#data.length) this.#growData(bytes);
    this.#growOffsets(length);
    this.#data.set(data.subarray(offsets[0], offsets[length]), this.#end);
    for (let i = 1; i <= length; i++) this.#offsets[this.#length + i] = this.#end + offsets[i] - offsets[0];
    this.#length += length;
    this.#end += bytes;
  }

  /** The column so far, sharing this builder's memory: append nothing afterwards. */
  finish(): Utf8Column {
    return new Utf8Column(this.#data.subarray(0, this.#end), this.#offsets.subarray(0, this.#length + 1));
  }

  #tooLarge(): NamesakeError {
    return new NamesakeError('ERR_COLUMN_TOO_LARGE', 'the column is too large', 'at most 2 GiB of text', `more, at row ${this.#length + 1}`);
  }

  /** Makes room for `values` values more. */
  #growOffsets(values: number): void {
    if (this.#length + values < this.#offsets.length) return;
    const larger = new Int32Array(Math.max(this.#offsets.length * 2, this.#length + values + 1));
    larger.set(this.#offsets);
    this.#offsets = larger;
  }

  #growData(bytes: number): void {
    const larger = new Uint8Array(Math.min(Math.max(this.#data.length * 2, this.#end + bytes), MAX_BYTES));
    larger.set(this.#data.subarray(0, this.#end));
    this.#data = larger;
  }
}

import { Utf8Column } from '../column/utf8-column.js';
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
    if (read < text.length)
      throw new NamesakeError('ERR_COLUMN_TOO_LARGE', 'the column is too large', 'at most 2 GiB of text', `more, at row ${this.#length + 1}`);
    this.#end += written;
    this.#length++;
    if (this.#length === this.#offsets.length) {
      const larger = new Int32Array(this.#offsets.length * 2);
      larger.set(this.#offsets);
      this.#offsets = larger;
    }
    this.#offsets[this.#length] = this.#end;
  }

  /** The column so far, sharing this builder's memory: append nothing afterwards. */
  finish(): Utf8Column {
    return new Utf8Column(this.#data.subarray(0, this.#end), this.#offsets.subarray(0, this.#length + 1));
  }

  #growData(bytes: number): void {
    const larger = new Uint8Array(Math.min(Math.max(this.#data.length * 2, this.#end + bytes), MAX_BYTES));
    larger.set(this.#data.subarray(0, this.#end));
    this.#data = larger;
  }
}

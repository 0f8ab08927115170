import type { Utf8Column } from '../column/utf8-column.js';
import type { InternTable } from '../kernel/intern-table.js';
import type { Kernel } from '../kernel/kernel.js';
import { byteClasses, CLASS_BYTES } from '../text/byte-classes.js';

/** Bytes of one value that are read; what follows is as if it were not there. */
export const MAX_VALUE_BYTES = 2048;
/** Rows of a batch: they and what is made of them stay in a core's cache from the scan to the keys. */
export const BATCH_ROWS = 4096;
/** Bytes of a batch. */
export const BATCH_BYTES = 1 << 20;
const TOKEN_CAPACITY = 1 << 19;
/**
 * Bytes between the classes and what is written behind them. What the scan reads and writes side by side must not lie a multiple of 4 KiB apart, where a load waits for the
 * store in front of it: with the classes' own bytes instead keys of a column take a tenth longer (2-core VM, November 2026, in turns).
 */
const CLASS_ROOM = 4096 + 272;

const encoder = new TextEncoder();

/** Rows of text in a kernel's memory → raw tokens of a table, a batch at a time. */
export class TokenScan {
  // copies on this side, of the rows scanned last: the kernel's views are replaced whenever its memory grows
  readonly ids = new Int32Array(TOKEN_CAPACITY);
  readonly gaps = new Uint8Array(TOKEN_CAPACITY);
  /** Tokens of row i end before `ends[i]`. */
  readonly ends = new Int32Array(BATCH_ROWS);
  readonly #kernel: Kernel;
  readonly #table: InternTable;
  readonly #classes: number;
  readonly #text: number;
  readonly #offsets: number;
  readonly #ids: number;
  readonly #gaps: number;
  readonly #rowEnds: number;
  readonly #tails: number;

  /** @param signs, commas, marks, capitals  as {@link byteClasses} takes them. */
  constructor(kernel: Kernel, table: InternTable, signs = '', commas = '', marks = '', capitals = false) {
    this.#kernel = kernel;
    this.#table = table;
    this.#classes = kernel.alloc(Math.max(CLASS_BYTES, CLASS_ROOM));
    this.#offsets = kernel.alloc((BATCH_ROWS + 1) * 4);
    this.#ids = kernel.alloc(TOKEN_CAPACITY * 4);
    this.#gaps = kernel.alloc(TOKEN_CAPACITY);
    this.#rowEnds = kernel.alloc(BATCH_ROWS * 4);
    this.#tails = kernel.alloc(BATCH_ROWS);
    this.#text = kernel.alloc(BATCH_BYTES + 16);
    kernel.u8.set(byteClasses(signs, commas, marks, capitals), this.#classes);
  }

  /** Scans as many rows from `start` as fit a batch, as plain rows too where `plain` says how; returns their number. */
  scanColumn(column: Utf8Column, start: number, end: number, plain: number): number {
    const kernel = this.#kernel;
    const { offsets } = column;
    // Long values are cut while they are copied, so that a batch of megabyte cells is as small as any other.
    let rows = 0;
    let bytes = 0;
    const ends = kernel.u32;
    const at = this.#offsets >>> 2;
    ends[at] = 0;
    const contiguousFrom = offsets[start];
    let cut = false;
    while (rows < BATCH_ROWS && start + rows < end) {
      const length = offsets[start + rows + 1] - offsets[start + rows];
      // three bytes more than are read: the scan looks at the byte behind the cut to end at a whole character
      const kept = Math.min(length, MAX_VALUE_BYTES + 4);
      if (bytes + kept > BATCH_BYTES) break;
      if (kept !== length) cut = true;
      bytes += kept;
      ends[at + ++rows] = bytes;
    }
    const u8 = kernel.u8;
    if (!cut) u8.set(column.data.subarray(contiguousFrom, contiguousFrom + bytes), this.#text);
    else {
      for (let i = 0; i < rows; i++) {
        const from = offsets[start + i];
        u8.set(column.data.subarray(from, from + ends[at + i + 1] - ends[at + i]), this.#text + ends[at + i]);
      }
    }
    return this.scanRows(rows, plain);
  }

  /**
   * Strings that fit a batch → its text, with a newline behind each, which is no part of any word; false where a string has one itself. Joined and encoded at once:
   * a third of the time that one by one would take.
   */
  writeLines(values: readonly (string | null | undefined)[]): boolean {
    const { u8, call } = this.#kernel;
    const { written } = encoder.encodeInto(values.join('\n'), u8.subarray(this.#text, this.#text + BATCH_BYTES));
    return call.splitLines(this.#text, written, this.#offsets, values.length) === values.length;
  }

  /** Scans one value. */
  scanOne(value: string, plain: number): void {
    const kernel = this.#kernel;
    const { u8, i32 } = kernel;
    const limit = Math.min(value.length, MAX_VALUE_BYTES + 4);
    let length = 0;
    for (; length < limit; length++) {
      const unit = value.charCodeAt(length);
      if (unit >= 0x80) break;
      u8[this.#text + length] = unit;
    }
    if (length < limit) {
      length = encoder.encodeInto(value.slice(0, limit), u8.subarray(this.#text, this.#text + BATCH_BYTES)).written;
    }
    i32[this.#offsets >>> 2] = 0;
    i32[(this.#offsets >>> 2) + 1] = length;
    this.#table.reserve(MAX_VALUE_BYTES, MAX_VALUE_BYTES + 16);
    this.#scan(0, 1, plain);
  }

  /** Scans the rows that lie in the kernel's memory; returns how many of them the room for tokens has held. */
  scanRows(rows: number, plain: number): number {
    const kernel = this.#kernel;
    const table = this.#table;
    table.reserve(4096, 1 << 15);
    let done = 0;
    while (done < rows) {
      const next = this.#scan(done, rows, plain);
      if (next < rows && next === done) {
        const tokens = next === 0 ? 0 : kernel.i32[(this.#rowEnds >>> 2) + next - 1];
        if (tokens + MAX_VALUE_BYTES > TOKEN_CAPACITY) break;
        table.reserve(1 << 15, 1 << 18);
      }
      done = next;
    }
    return done;
  }

  /** Scans rows `from` .. `end` of what lies in the kernel's memory; returns the first row not done. */
  #scan(from: number, end: number, plain: number): number {
    return this.#kernel.call.scan(
      this.#table.header,
      this.#classes,
      this.#text,
      this.#offsets,
      from,
      end,
      MAX_VALUE_BYTES,
      this.#ids,
      this.#gaps,
      TOKEN_CAPACITY,
      this.#rowEnds,
      this.#tails,
      plain,
    );
  }

  /** Copies what the scan has found: the kernel's views are replaced whenever its memory grows. */
  copy(rows: number): void {
    const { i32, u8 } = this.#kernel;
    const tokens = i32[(this.#rowEnds >>> 2) + rows - 1];
    this.ids.set(i32.subarray(this.#ids >>> 2, (this.#ids >>> 2) + tokens));
    this.gaps.set(u8.subarray(this.#gaps, this.#gaps + tokens));
    this.ends.set(i32.subarray(this.#rowEnds >>> 2, (this.#rowEnds >>> 2) + rows));
  }
}

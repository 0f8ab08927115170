import { type Category, type CategoryReader, type Level, MAX_LEVEL_WORDS, type Reason } from '../category/category.js';
import { unitsOf, Utf8Column } from '../column/utf8-column.js';
import { Kernel } from '../kernel/kernel.js';
import { scriptReasons } from '../category/script-reasons.js';
import { resized } from '../category/vocabulary.js';
import { KEY_LENGTH, type KeyColumn } from './key-column.js';
import { pushKeyStrings } from './key-strings.js';
import { BATCH_BYTES, BATCH_ROWS, TokenScan } from './token-scan.js';

const STRING_BATCH = 1024;
/** Rows of a long column for each different word in it; and how many words are made room for at most before any is seen. */
const ROWS_PER_WORD = 8;
const MAX_EXPECTED_WORDS = 1 << 18;
/** Beyond this a reader's vocabulary is dropped and begun afresh: reading without end stays within bounds. */
const MAX_KERNEL_BYTES = 128 * (1 << 20);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A key text: at most so many words of at most so many bytes. */
const TEXT_BYTES = 1 << 16;

/** What the kernel must know to read plain rows: `PlainRows` in assembly/plain-rows.ts. */
const PLAIN_ROWS_BYTES = 60;

/** Called for each row of a batch while `reader` speaks of it; its raw tokens are `tokens[from .. end)`. */
type VisitRow = (row: number, reader: CategoryReader, tokens: Int32Array, from: number, end: number) => void;

/**
 * Column → kernel scan → reader → key text → keys, in batches. Holds one category's vocabulary; one engine per thread.
 */
export class KeyEngine {
  readonly category: Category;
  #kernel!: Kernel;
  #reader!: CategoryReader;
  #scan!: TokenScan;
  // regions in the kernel's memory
  #rowStarts = 0;
  #rowStops = 0;
  #targets = 0;
  #plain = 0;
  #plainEndsRegion = 0;
  #alphabet = 0;
  #scratch = 0;
  #keys = 0;
  #present = 0;
  #wordsRegion = 0;
  #wordsRoom = 0;
  #words = new Int32Array(BATCH_ROWS * 8);
  /** Rows of the batch that were read on this side, and where their words are. */
  readonly #readRows = new Int32Array(BATCH_ROWS);
  readonly #wordStarts = new Int32Array(BATCH_ROWS);
  readonly #wordEnds = new Int32Array(BATCH_ROWS);
  /** -1: the kernel has not read the row as a plain one; else where its words end, if they were asked for. */
  readonly #plainEnds = new Int32Array(BATCH_ROWS);
  /** The level that `#plain` speaks of. */
  #plainLevel: Level | null = null;
  readonly #seeds: Readonly<Record<Level, bigint>>;

  constructor(category: Category) {
    this.category = category;
    this.#begin();
    this.#seeds = { narrow: this.#seedOf('narrow'), medium: this.#seedOf('medium'), wide: this.#seedOf('wide') };
  }

  get reader(): CategoryReader {
    return this.#reader;
  }

  get kernel(): Kernel {
    return this.#kernel;
  }

  /** Begins with an empty vocabulary where the old one has grown too large: word ids from before mean nothing afterwards, keys stay what they are. */
  trim(): void {
    if (this.#kernel.u8.length > MAX_KERNEL_BYTES) this.#begin();
  }

  #begin(): void {
    const kernel = new Kernel();
    this.#kernel = kernel;
    this.#reader = this.category.createReader(kernel);
    const { table, signs, commas, marks, capitals } = this.#reader;
    this.#scan = new TokenScan(kernel, table, signs, commas, marks, capitals);
    this.#plainLevel = null;
    this.#rowStarts = kernel.alloc(BATCH_ROWS * 4);
    this.#rowStops = kernel.alloc(BATCH_ROWS * 4);
    this.#targets = kernel.alloc(BATCH_ROWS * 4);
    this.#plainEndsRegion = kernel.alloc(BATCH_ROWS * 4);
    this.#plain = kernel.alloc(PLAIN_ROWS_BYTES);
    this.#wordsRoom = BATCH_ROWS;
    this.#wordsRegion = kernel.alloc(this.#wordsRoom * 4);
    this.#alphabet = kernel.alloc(64);
    this.#scratch = kernel.alloc(TEXT_BYTES);
    this.#keys = kernel.alloc(BATCH_ROWS * KEY_LENGTH + 1);
    this.#present = kernel.alloc(BATCH_ROWS);
    for (let i = 0; i < 64; i++) kernel.u8[this.#alphabet + i] = ALPHABET.charCodeAt(i);
  }

  /** What a key belongs to is hashed with it: keys of different categories, levels or versions never meet. */
  #seedOf(level: Level): bigint {
    const kernel = this.#kernel;
    const name = new TextEncoder().encode(`${this.category.name}@${this.category.keyVersion}:${level}`);
    kernel.u8.set(name, this.#scratch);
    return BigInt.asUintN(64, kernel.call.hash64(this.#scratch, name.length, 0n));
  }

  /** Reads rows `start` .. `end` of a column, calling `visit` for each in order. */
  forEachRow(column: Utf8Column, start: number, end: number, visit: VisitRow): void {
    const scan = this.#scan;
    for (let row = start; row < end; ) {
      const rows = scan.scanColumn(column, row, end, 0);
      scan.copy(rows);
      for (let i = 0; i < rows; i++) {
        this.#reader.words.makeRoom();
        const from = i === 0 ? 0 : scan.ends[i - 1];
        this.#reader.read(scan.ids, scan.gaps, from, scan.ends[i]);
        visit(row + i, this.#reader, scan.ids, from, scan.ends[i]);
      }
      row += rows;
    }
  }

  /** Keys of rows `start` .. `end` (exclusive) of a column. */
  keysOf(column: Utf8Column, level: Level, start = 0, end = column.length): KeyColumn {
    const data = new Uint8Array((end - start) * KEY_LENGTH);
    const present = new Uint8Array(end - start);
    this.#expectWords(end - start);
    for (let row = start; row < end; ) {
      this.trim();
      const plain = this.#plainRows(level);
      const rows = this.#scan.scanColumn(column, row, end, plain);
      this.#keysOfBatch(level, rows, plain !== 0);
      const u8 = this.#kernel.u8;
      data.set(u8.subarray(this.#keys, this.#keys + rows * KEY_LENGTH), (row - start) * KEY_LENGTH);
      present.set(u8.subarray(this.#present, this.#present + rows), row - start);
      row += rows;
    }
    return { data, present, length: end - start };
  }

  /** Makes room for the words that so many rows usually have: growing by and by would file them all again each time. */
  #expectWords(rows: number): void {
    this.#reader.table.reserve(Math.min(Math.floor(rows / ROWS_PER_WORD), MAX_EXPECTED_WORDS), 0);
  }

  /** Keys of strings (null and undefined count as empty), as strings. @throws {NamesakeError} `ERR_INPUT_TYPE` where a value is neither. */
  keysOfStrings(values: readonly (string | null | undefined)[], level: Level): (string | null)[] {
    const result = new Array<string | null>(values.length);
    this.#expectWords(values.length);
    for (let from = 0; from < values.length; from += STRING_BATCH) {
      this.trim();
      const batch = values.slice(from, from + STRING_BATCH);
      const units = unitsOf(batch, from);
      const rows = batch.length;
      const plain = this.#plainRows(level);
      if ((units + rows) * 3 <= BATCH_BYTES && this.#scan.writeLines(batch) && this.#scan.scanRows(rows, plain) === rows) {
        this.#keysOfBatch(level, rows, plain !== 0);
        const { u8 } = this.#kernel;
        pushKeyStrings(u8.subarray(this.#keys), u8.subarray(this.#present), rows, result, from);
      } else {
        const { data, present } = this.keysOf(Utf8Column.from(batch), level);
        pushKeyStrings(data, present, rows, result, from);
      }
    }
    return result;
  }

  /**
   * Tells the kernel how to read plain rows (assembly/plain-rows.ts): their keys at the medium and the narrow level, their words where the wide one is made of them. Returns
   * where it says so; 0 where the category has no plain rows or the level needs more of a value than they have.
   */
  #plainRows(level: Level): number {
    const { plain } = this.#reader;
    if (plain === null || (level === 'narrow' && !plain.isWhole)) return 0;
    if (level === this.#plainLevel) return this.#plain;
    this.#plainLevel = level;
    const seed = this.#seeds[level];
    const separator = this.category.separator[level];
    this.#kernel.u32.set(
      [
        Number(seed & 0xffff_ffffn),
        Number(seed >> 32n),
        plain.pairs?.at ?? 0,
        plain.pairs?.mask ?? 0,
        plain.tokens,
        this.#plainEndsRegion,
        level === 'wide' ? 0 : this.#keys,
        this.#present,
        this.#alphabet,
        this.#scratch,
        separator === '' ? 0 : separator.charCodeAt(0),
        plain.marker,
        plain.grammar,
        plain.marks ?? 0,
        level === 'narrow' ? 1 : 0,
      ],
      this.#plain >>> 2,
    );
    return this.#plain;
  }

  /** Keys of the rows that were scanned last; `byKernel`: as plain rows too. */
  #keysOfBatch(level: Level, rows: number, byKernel: boolean): void {
    const reader = this.#reader;
    const { plain } = reader;
    const { ids, gaps, ends } = this.#scan;
    this.#scan.copy(rows);
    if (byKernel) this.#plainEnds.set(this.#kernel.i32.subarray(this.#plainEndsRegion >>> 2, (this.#plainEndsRegion >>> 2) + rows));
    let wordCount = 0;
    let read = 0;
    let from = 0;
    for (let i = 0; i < rows; i++) {
      const to = ends[i];
      const plainEnd = byKernel ? this.#plainEnds[i] : -1;
      if (plainEnd < 0 || level === 'wide') {
        if (wordCount + MAX_LEVEL_WORDS > this.#words.length) this.#words = resized(this.#words, this.#words.length * 2, 0);
        this.#readRows[read] = i;
        this.#wordStarts[read] = wordCount;
        reader.words.makeRoom();
        if (plain !== null && plainEnd >= 0) wordCount = plain.looserWords(ids, from, plainEnd, this.#words, wordCount);
        else {
          reader.read(ids, gaps, from, to);
          wordCount = reader.levelWords(level, this.#words, wordCount);
        }
        this.#wordEnds[read++] = wordCount;
      }
      from = to;
    }
    this.#compose(level, read, wordCount);
  }

  /** Key of one value; `null` where nothing is left to match on. */
  keyOf(value: string, level: Level): string | null {
    this.trim();
    const plain = this.#plainRows(level);
    this.#scan.scanOne(value, plain);
    // (of a plain row the kernel has made the key while it scanned, but for a wide one)
    const isMade = plain !== 0 && level !== 'wide' && this.#kernel.i32[this.#plainEndsRegion >>> 2] >= 0;
    if (!isMade) this.#keysOfBatch(level, 1, plain !== 0);
    const { u8 } = this.#kernel;
    return u8[this.#present] === 0 ? null : latin1(u8, this.#keys, this.#keys + KEY_LENGTH);
  }

  /** The text that is hashed into the value's key; '' where nothing is left to match on. */
  keyTextOf(value: string, level: Level): string {
    this.readOne(value);
    const wordCount = this.#reader.levelWords(level, this.#words, 0);
    return Array.from(this.#words.subarray(0, wordCount), (word) => this.#reader.wordText(word)).join(this.category.separator[level]);
  }

  /** Lets the reader read one value; returns the number of its raw tokens. */
  readOne(value: string): number {
    const scan = this.#scan;
    scan.scanOne(value, 0);
    scan.copy(1);
    this.#reader.words.makeRoom();
    this.#reader.read(scan.ids, scan.gaps, 0, scan.ends[0]);
    return scan.ends[0];
  }

  /** Why a value's key is what it is, see {@link CategoryReader.explain}. */
  explain(value: string, level: Level): Reason[] {
    const tokens = this.readOne(value);
    const { ids, gaps } = this.#scan;
    return [...scriptReasons(this.#reader.words, ids, tokens, level), ...this.#reader.explain(ids, gaps, 0, tokens, level)];
  }

  /** Keys of the first `rows` rows of `#readRows`, made of `wordCount` words in all. */
  #compose(level: Level, rows: number, wordCount: number): void {
    const kernel = this.#kernel;
    const { table } = this.#reader;
    if (wordCount > this.#wordsRoom) this.#wordsRegion = kernel.alloc((this.#wordsRoom = wordCount * 2) * 4);
    const { i32 } = kernel;
    i32.set(this.#words.subarray(0, wordCount), this.#wordsRegion >>> 2);
    i32.set(this.#wordStarts.subarray(0, rows), this.#rowStarts >>> 2);
    i32.set(this.#wordEnds.subarray(0, rows), this.#rowStops >>> 2);
    i32.set(this.#readRows.subarray(0, rows), this.#targets >>> 2);
    const separator = this.category.separator[level];
    kernel.call.composeKeys(
      this.#wordsRegion,
      this.#rowStarts,
      this.#rowStops,
      this.#targets,
      rows,
      table.bytesPointer,
      table.endsPointer,
      separator === '' ? 0 : separator.charCodeAt(0),
      this.#seeds[level],
      this.#alphabet,
      this.#scratch,
      this.#keys,
      this.#present,
    );
  }
}

/** Bytes 43 at a time are fastest as one call: 57 ns against 171 with a TextDecoder. */
export function latin1(bytes: Uint8Array, from: number, end: number): string {
  return String.fromCharCode.apply(null, bytes.subarray(from, end) as unknown as number[]);
}

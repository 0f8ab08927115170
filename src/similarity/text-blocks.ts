// Many queries against a column, a block of rows at a time: the rows are laid out once in the kernel's memory and every query meets all of them in one call.
import type { Utf8Column } from '../column/utf8-column.js';
import { Kernel } from '../kernel/kernel.js';

/** Queries of more code units do not meet a block; rows of more do not lie side by side (assembly/packed-rows.ts). */
export const MAX_PACKED_UNITS = 64;
/** Laying rows side by side takes as long as fewer queries do that meet them one by one, where a bound leaves most of them out. */
export const FEW_QUERIES = 8;
/** Queries that meet a block in one call. Their results, and the table of the rows, lie in the second and the first cache. */
const BATCH_QUERIES = 64;
const BLOCK_ROWS = 1024;
const BLOCK_BYTES = 1 << 20;
const CODE_UNITS = 1 << 16;
/** What assembly/widen-rows.ts reads and writes beyond the end. */
const BEHIND_BYTES = 32;
/** More than any function of the kernel needs beside a u16 for each unit of a row. */
const SCRATCH_BYTES = 4096;

/** Rows of a column in the kernel's memory. */
export interface TextBlock {
  readonly kernel: Kernel;
  /** Address of the block, and of the queries that meet it (assembly/text-block.ts). */
  readonly at: number;
  readonly queries: number;
  readonly firstRow: number;
  readonly rows: number;
  /** So many rows have at most {@link MAX_PACKED_UNITS} code units. */
  readonly packed: number;
  /** Code units of the longest row, and the address of those of each row. */
  readonly longest: number;
  readonly lengths: number;
  /** Address of the results: room for an f64 for each query and row. */
  readonly out: number;
  /** Address of how many results of each query are above 0, where the kernel's function counts them. */
  readonly found: number;
}

/** What stays where it is, whatever block is worked on. */
type Tables = ReturnType<typeof makeTables>;

let tables: Tables | undefined;
let region = 0;
let regionBytes = 0;

/** Calls `work` with each block of the column; the kernel behind them is made with the first and keeps the room of the largest. */
export function forEachBlock(column: Utf8Column, work: (block: TextBlock) => void): void {
  const { offsets } = column;
  tables ??= makeTables();
  for (let from = 0; from < column.length; ) {
    let end = Math.min(from + BLOCK_ROWS, column.length);
    while (end > from + 1 && offsets[end] - offsets[from] > BLOCK_BYTES) end--;
    work(blockOf(tables, column, from, end));
    from = end;
  }
}

function makeTables() {
  const kernel = new Kernel();
  const quotients = kernel.alloc(8 * (MAX_PACKED_UNITS + 1) ** 2);
  kernel.call.writeQuotients(quotients);
  return {
    kernel,
    quotients,
    /** A u64 for each code unit, and two vectors. */
    places: kernel.alloc(8 * CODE_UNITS),
    lanes: kernel.alloc(32 * CODE_UNITS),
    block: kernel.alloc(4 * 10),
    queries: kernel.alloc(4 * 5),
    queryUnits: kernel.alloc(2 * MAX_PACKED_UNITS * BATCH_QUERIES),
    queryLengths: kernel.alloc(4 * BATCH_QUERIES),
    out: kernel.alloc(8 * BLOCK_ROWS * BATCH_QUERIES),
    found: kernel.alloc(4 * BATCH_QUERIES),
  };
}

function blockOf({ kernel, block, queries, places, lanes, quotients, out, found }: Tables, column: Utf8Column, firstRow: number, rowEnd: number): TextBlock {
  const rows = rowEnd - firstRow;
  const start = column.offsets[firstRow];
  const bytes = column.offsets[rowEnd] - start;
  const at = reserve(kernel, rows, bytes);
  kernel.u8.set(column.data.subarray(start, start + bytes), at.text);
  kernel.i32.set(column.offsets.subarray(firstRow, rowEnd + 1), at.starts / 4);
  kernel.call.widenRows(at.text, at.starts, start, rows, at.units, at.lengths);
  const lengths = kernel.i32.subarray(at.lengths / 4, at.lengths / 4 + rows);
  let longest = 0;
  let packed = 0;
  for (let row = 0; row < rows; row++) {
    if (lengths[row] < 0) {
      const text = column.at(firstRow + row);
      writeUnits(kernel, text, at.units + 2 * kernel.i32[at.starts / 4 + row]);
      lengths[row] = text.length;
    }
    longest = Math.max(longest, lengths[row]);
    if (lengths[row] <= MAX_PACKED_UNITS) packed++;
  }
  sortByLength(lengths, longest, kernel.i32.subarray(at.order / 4, at.order / 4 + rows));
  kernel.i32.set([rows, at.units, at.starts, at.lengths, at.sets, at.order, places, lanes, at.scratch, quotients], block / 4);
  return { kernel, at: block, queries, firstRow, rows, packed, longest, lengths: at.lengths, out, found };
}

/** Room for a block: a text of so many bytes has at most as many code units, broken or not. */
function reserve(kernel: Kernel, rows: number, bytes: number) {
  const sizes = {
    sets: 8 * rows,
    starts: 4 * (rows + 1),
    lengths: 4 * rows,
    order: 4 * rows,
    units: 2 * bytes + BEHIND_BYTES,
    scratch: 2 * bytes + SCRATCH_BYTES,
    text: bytes + BEHIND_BYTES,
  };
  const needed = Object.values(sizes).reduce((sum, size) => sum + size + 8, 0);
  if (needed > regionBytes) {
    // the region left behind is lost, so the next one is at least twice as large
    regionBytes = Math.max(needed, 2 * regionBytes);
    region = kernel.alloc(regionBytes);
  }
  const at = { ...sizes };
  let next = region;
  for (const name of Object.keys(sizes) as (keyof typeof sizes)[]) {
    at[name] = next;
    next = Math.ceil((next + sizes[name]) / 8) * 8;
  }
  return at;
}

function writeUnits({ u16 }: Kernel, text: string, at: number): void {
  for (let i = 0; i < text.length; i++) u16[at / 2 + i] = text.charCodeAt(i);
}

/** Row numbers, the shortest row first (counting sort). */
function sortByLength(lengths: Int32Array, longest: number, order: Int32Array): void {
  const next = new Int32Array(longest + 2);
  for (let row = 0; row < lengths.length; row++) next[lengths[row] + 1]++;
  for (let length = 1; length < next.length; length++) next[length] += next[length - 1];
  for (let row = 0; row < lengths.length; row++) order[next[lengths[row]]++] = row;
}

/**
 * Lays out texts for a block to meet, as many as do so in one call, and calls `work` with their numbers; then the next. `numbers`: of the texts that take part,
 * each of at most {@link MAX_PACKED_UNITS} code units.
 */
export function forEachBatch(texts: readonly string[], numbers: readonly number[], work: (batch: readonly number[]) => void): void {
  const { kernel, queries, queryUnits, queryLengths, out, found } = (tables ??= makeTables());
  for (let from = 0; from < numbers.length; from += BATCH_QUERIES) {
    const batch = numbers.slice(from, from + BATCH_QUERIES);
    batch.forEach((number, i) => {
      writeUnits(kernel, texts[number], queryUnits + 2 * MAX_PACKED_UNITS * i);
      kernel.i32[queryLengths / 4 + i] = texts[number].length;
    });
    kernel.i32.set([batch.length, queryUnits, queryLengths, out, found], queries / 4);
    kernel.i32.fill(0, found / 4, found / 4 + batch.length);
    work(batch);
  }
}

/** Numbers of the texts that `takes` takes, and of the others. */
export function split(texts: readonly string[], takes: (text: string) => boolean): { short: number[]; others: number[] } {
  const short: number[] = [];
  const others: number[] = [];
  texts.forEach((text, i) => {
    (takes(text) ? short : others).push(i);
  });
  return { short, others };
}

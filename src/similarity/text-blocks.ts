// Many queries against a column, a block of rows at a time: the rows are laid out once in the kernel's memory and every query meets all of them in one call.
import type { Utf8Column } from '../column/utf8-column.js';
import { Kernel } from '../kernel/kernel.js';

/** Queries of more code units have no table of places in the kernel (assembly/text-block.ts). */
export const MAX_QUERY_UNITS = 64;
const BLOCK_ROWS = 16_384;
const BLOCK_BYTES = 1 << 20;
/** A u64 for every UTF-16 code unit. */
const PLACES_BYTES = 8 << 16;

/** Rows of a column in the kernel's memory; addresses, valid while the block is being worked on. */
export interface TextBlock {
  readonly kernel: Kernel;
  readonly firstRow: number;
  readonly rows: number;
  /** Code units of the longest row. */
  readonly longest: number;
  /** Where each row's code units begin, in units from `units` on. */
  readonly starts: number;
  readonly units: number;
  /** Code units of each row. */
  readonly lengths: number;
  readonly sets: number;
  /** All rows, the shortest first. */
  readonly order: number;
  /** Room for one f64 a row: the result of a query. */
  readonly out: number;
  /** Room for one u16 for each unit of the longest row, and one more. */
  readonly taken: number;
  /** The table of places, all zero between queries. */
  readonly places: number;
  /** The query at hand, as code units. */
  readonly query: number;
}

let kernel: Kernel | undefined;
let places = 0;
let query = 0;
let region = 0;
let regionBytes = 0;

/** Calls `work` with each block of the column; the kernel behind them is made with the first and keeps the room of the largest. */
export function forEachBlock(column: Utf8Column, work: (block: TextBlock) => void): void {
  const { offsets } = column;
  for (let from = 0; from < column.length; ) {
    let end = from + 1;
    while (end < column.length && end - from < BLOCK_ROWS && offsets[end + 1] - offsets[from] <= BLOCK_BYTES) end++;
    work(blockOf(column, from, end));
    from = end;
  }
}

function blockOf(column: Utf8Column, firstRow: number, rowEnd: number): TextBlock {
  const rows = rowEnd - firstRow;
  const start = column.offsets[firstRow];
  const bytes = column.offsets[rowEnd] - start;
  const { own, at } = reserve(rows, bytes);
  own.u8.set(column.data.subarray(start, start + bytes), at.text);
  for (let i = 0; i <= rows; i++) own.i32[(at.starts >> 2) + i] = column.offsets[firstRow + i] - start;
  own.call.widenRows(at.text, at.starts, rows, at.units, at.lengths, at.sets);
  const lengths = own.i32.subarray(at.lengths >> 2, (at.lengths >> 2) + rows);
  let longest = 0;
  for (let row = 0; row < rows; row++) {
    if (lengths[row] < 0) {
      const text = column.at(firstRow + row);
      writeUnits(own, text, at.units + 2 * own.i32[(at.starts >> 2) + row]);
      own.call.describeRow(at.units, at.starts, row, text.length, at.lengths, at.sets);
    }
    longest = Math.max(longest, lengths[row]);
  }
  sortByLength(lengths, longest, own.i32.subarray(at.order >> 2, (at.order >> 2) + rows));
  return { kernel: own, firstRow, rows, longest, ...at, places, query };
}

/** Room for a block: a text of so many bytes has at most as many code units, broken or not. */
function reserve(rows: number, bytes: number) {
  if (kernel === undefined) {
    kernel = new Kernel();
    places = kernel.alloc(PLACES_BYTES);
    query = kernel.alloc(2 * MAX_QUERY_UNITS);
  }
  const sizes = {
    out: 8 * rows,
    sets: 8 * rows,
    starts: 4 * (rows + 1),
    lengths: 4 * rows,
    order: 4 * rows,
    units: 2 * bytes,
    taken: 2 * bytes + 2,
    text: bytes,
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
  return { own: kernel, at };
}

function writeUnits({ u16 }: Kernel, text: string, at: number): void {
  for (let i = 0; i < text.length; i++) u16[at / 2 + i] = text.charCodeAt(i);
}

/** Row numbers, the shortest row first (counting sort). */
function sortByLength(lengths: Int32Array, longest: number, order: Int32Array): void {
  const next = new Int32Array(longest + 2);
  for (const length of lengths) next[length + 1]++;
  for (let length = 1; length < next.length; length++) next[length] += next[length - 1];
  lengths.forEach((length, row) => {
    order[next[length]++] = row;
  });
}

/**
 * Calls `work` while the table of places is that of the query, which has 1 to {@link MAX_QUERY_UNITS} code units; `set`: the set of its symbols.
 */
export function withQuery({ kernel: own, places: table, query: at }: TextBlock, text: string, work: (set: bigint) => void): void {
  writeUnits(own, text, at);
  own.call.setPlaces(table, at, text.length);
  work(own.call.symbolSet(at, text.length));
  own.call.clearPlaces(table, at, text.length);
}

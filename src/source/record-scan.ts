import { Kernel } from '../kernel/kernel.js';

/** Bytes that are read at once; a longer record is given room by doubling, up to the longest. */
const CHUNK_BYTES = 1 << 18;
const LONGEST_RECORD = 1 << 26;
const SPARE = 16;
/** Flags in a cell's length, and what became of a text: assembly/cells.ts. */
const DOUBLED = 0x8000_0000;
const BEYOND_ASCII = 0x4000_0000;
const LENGTH = 0x3fff_ffff;
const CUT = 1;
const IRREGULAR = 2;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Some whole records of delimited text, in order; valid until the scan goes on. */
export interface RecordBatch {
  readonly length: number;
  /** All cells of record `index`. */
  cells(index: number): string[];
  /** How many cells record `index` has. */
  width(index: number): number;
  /** Cell `column` of each record ('' where a record has none): value i is `data[offsets[i] .. offsets[i + 1])`. */
  column(column: number): { readonly data: Uint8Array; readonly offsets: Uint32Array };
}

/**
 * Whole records of delimited text, a batch of some hundred kilobytes at a time, as csv-parse would read them with quotes relaxed and empty lines skipped. Stops in
 * front of a record whose quotes need forgiveness (text behind a closing quote, a quote never closed) or that is longer than 64 MiB.
 *
 * @param bytes      UTF-8 without byte order mark.
 * @param delimiter  one ASCII character.
 * @returns (of the generator) how many bytes were read: all, unless it stopped.
 * @cost about 1 ns a byte; a few chunks are held.
 */
export function* scanRecords(bytes: Uint8Array, delimiter: string): Generator<{ readonly batch: RecordBatch; readonly readBytes: number }, number> {
  let chunkBytes = Math.min(CHUNK_BYTES, bytes.length);
  let scan = new Scan(chunkBytes, delimiter);
  let start = 0;
  while (start < bytes.length) {
    const { batch, next, status } = scan.read(bytes.subarray(start, start + chunkBytes), start + chunkBytes >= bytes.length);
    start += next;
    if (batch.length > 0) yield { batch, readBytes: start };
    if (status === IRREGULAR) return start;
    if (status !== CUT || next > 0) continue;
    // not one whole record
    if (chunkBytes >= LONGEST_RECORD) return start;
    chunkBytes *= 4;
    scan = new Scan(chunkBytes, delimiter);
  }
  return start;
}

/** One chunk in a kernel's memory. */
class Scan implements RecordBatch {
  length = 0;
  readonly #kernel = new Kernel();
  readonly #delimiter: number;
  readonly #text: number;
  readonly #cells: number;
  readonly #recordEnds: number;
  readonly #found: number;
  readonly #out: number;
  readonly #offsets: number;
  /** The chunk as Latin-1: cells of ASCII are parts of it. */
  #latin1: string | null = null;
  #chunkBytes = 0;

  constructor(chunkBytes: number, delimiter: string) {
    const kernel = this.#kernel;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#text = kernel.alloc(chunkBytes + SPARE);
    this.#cells = kernel.alloc((chunkBytes + 1) * 8);
    this.#recordEnds = kernel.alloc((chunkBytes + 1) * 4);
    this.#out = kernel.alloc(chunkBytes + SPARE);
    this.#offsets = kernel.alloc((chunkBytes + 2) * 4);
    this.#found = kernel.alloc(12);
  }

  read(chunk: Uint8Array, last: boolean): { batch: RecordBatch; next: number; status: number } {
    const { u8, u32, call } = this.#kernel;
    u8.set(chunk, this.#text);
    call.scanCells(this.#text, 0, chunk.length, last ? 1 : 0, this.#delimiter, this.#cells, this.#recordEnds, this.#found);
    const [records, next, status] = u32.subarray(this.#found >>> 2, (this.#found >>> 2) + 3);
    this.length = records;
    this.#chunkBytes = next;
    this.#latin1 = null;
    return { batch: this, next, status };
  }

  #firstCell(index: number): number {
    return index === 0 ? 0 : this.#kernel.u32[(this.#recordEnds >>> 2) + index - 1];
  }

  width(index: number): number {
    return this.#firstCell(index + 1) - this.#firstCell(index);
  }

  cells(index: number): string[] {
    const { u8, u32 } = this.#kernel;
    this.#latin1 ??= Buffer.from(u8.buffer, this.#text, this.#chunkBytes).toString('latin1');
    const end = this.#firstCell(index + 1);
    const cells: string[] = [];
    for (let cell = this.#firstCell(index); cell < end; cell++) {
      const at = (this.#cells >>> 2) + cell * 2;
      const start = u32[at];
      const length = u32[at + 1];
      const stop = start + (length & LENGTH);
      const text = length & BEYOND_ASCII ? decoder.decode(u8.subarray(this.#text + start, this.#text + stop)) : this.#latin1.slice(start, stop);
      cells.push(length & DOUBLED ? text.replaceAll('""', '"') : text);
    }
    return cells;
  }

  column(column: number): { data: Uint8Array; offsets: Uint32Array } {
    const { u8, u32, call } = this.#kernel;
    call.gatherCells(this.#text, this.#cells, this.#recordEnds, this.length, column, this.#out, this.#offsets);
    const offsets = u32.subarray(this.#offsets >>> 2, (this.#offsets >>> 2) + this.length + 1);
    return { data: u8.subarray(this.#out, this.#out + offsets[this.length]), offsets };
  }
}

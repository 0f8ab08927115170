import { Kernel } from '../kernel/kernel.js';

/** Bytes that there is room for at first; a longer record is given room by and by, up to the longest. */
const ROOM_BYTES = 1 << 19;
const LONGEST_RECORD = 1 << 26;
const GROWTH = 4;
const SPARE = 16;
/** Flags in a cell's length, and what became of a text: assembly/cells.ts. */
const DOUBLED = 0x8000_0000;
const BEYOND_ASCII = 0x4000_0000;
const LENGTH = 0x3fff_ffff;
const IRREGULAR = 2;
const QUOTE = 0x22;
const CARRIAGE_RETURN = 13;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Takes `data[from .. end)`. */
export type CellVisitor = (data: Uint8Array, from: number, end: number) => void;

/** Some whole records of delimited text, in order; valid until the scan goes on. */
export interface RecordBatch {
  readonly length: number;
  /** All cells of record `index`. */
  cells(index: number): string[];
  /** How many cells record `index` has. */
  width(index: number): number;
  /** Visits each cell's bytes, without strings; -1, and nothing visited, where quotes in it are doubled. Else how many cells there are. */
  visitCells(index: number, visit: CellVisitor): number;
  /** The text of the records; record `index` stands at `start(index)` .. `end(index)`, which does not count its line end. */
  readonly text: Uint8Array;
  start(index: number): number;
  end(index: number): number;
  /** Cell `column` of each record ('' where a record has none): value i is `data[offsets[i] .. offsets[i + 1])`. */
  column(column: number): { readonly data: Uint8Array; readonly offsets: Uint32Array };
}

/**
 * Whole records of delimited text that comes in pieces, as csv-parse would read them with quotes relaxed and empty lines skipped. Stops in front of a record whose
 * quotes need forgiveness (text behind a closing quote, a quote never closed) or that is longer than 64 MiB. Wherever the pieces end, the records are the same.
 *
 * @cost about 1 ns a byte; 18 times the room for the longest record is held, at least 9 MiB of addresses (of which pages are used as they are needed).
 */
export class RecordScanner {
  readonly #delimiter: string;
  #room: number;
  #scan: Scan;
  /** Bytes at the head of the scan's text that belong to no whole record yet. */
  #held = 0;
  /** So many of them were looked through in vain. */
  #vain = 0;
  #stopped = false;
  #rest = Buffer.alloc(0);
  /** Lines that ended in the text so far. */
  #lineEnds = 0;
  #behindReturn = false;
  #restLine = 1;

  /**
   * @param delimiter  one ASCII character.
   * @param room       bytes of the whole text, where they are known to be few.
   */
  constructor(delimiter: string, room = ROOM_BYTES) {
    this.#delimiter = delimiter;
    this.#room = Math.max(Math.min(room, ROOM_BYTES), SPARE);
    this.#scan = new Scan(this.#room, delimiter);
  }

  /** Whether the next record is not for this scanner; {@link rest} then is all that was not read, and nothing more may be pushed. */
  get stopped(): boolean {
    return this.#stopped;
  }

  get rest(): Buffer {
    return this.#rest;
  }

  /** Line of the text (from 1) on which {@link rest} begins. */
  get restLine(): number {
    return this.#restLine;
  }

  /**
   * Takes the next bytes of the text; gives batches of the records that are whole now. The bytes are free for other use when it is done.
   *
   * @param bytes  UTF-8, the first ones without byte order mark.
   * @param last   whether the text ends with them.
   */
  *push(bytes: Uint8Array, last = false): Generator<RecordBatch> {
    let taken = 0;
    do {
      const part = bytes.subarray(taken, taken + this.#room - this.#held);
      taken += part.length;
      this.#scan.put(part, this.#held);
      this.#lineEnds += this.#scan.lineEnds(this.#held, part.length, this.#behindReturn);
      this.#behindReturn = part.length > 0 ? part[part.length - 1] === CARRIAGE_RETURN : this.#behindReturn;
      this.#held += part.length;
      const ends = last && taken === bytes.length;
      // a long record is looked through again when it has doubled, not with each piece
      if (!ends && this.#held < this.#room && this.#held < 2 * this.#vain) continue;
      const { next, status } = this.#scan.read(this.#held, ends);
      if (this.#scan.length > 0) yield this.#scan;
      this.#held -= next;
      this.#scan.drop(next, this.#held);
      const full = this.#held === this.#room;
      if (status === IRREGULAR || (full && !ends && this.#room >= LONGEST_RECORD)) {
        this.#stopped = true;
        this.#restLine = this.#lineEnds - this.#scan.lineEnds(0, this.#held, false) + 1;
        this.#rest = Buffer.concat([this.#scan.head(this.#held), bytes.subarray(taken)]);
        return;
      }
      this.#vain = this.#held * 2 > ROOM_BYTES ? this.#held : 0;
      if (full && !ends) this.#grow();
    } while (taken < bytes.length);
  }

  #grow(): void {
    const text = this.#scan.head(this.#held);
    this.#room = Math.min(Math.max(this.#room, ROOM_BYTES / GROWTH) * GROWTH, LONGEST_RECORD);
    this.#scan = new Scan(this.#room, this.#delimiter);
    this.#scan.put(text, 0);
  }
}

/** Some text in a kernel's memory. */
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
  /** The whole records as Latin-1: cells of ASCII are parts of it. */
  #latin1: string | null = null;
  #readBytes = 0;

  constructor(room: number, delimiter: string) {
    const kernel = this.#kernel;
    this.#delimiter = delimiter.charCodeAt(0);
    // what is in front of the text is no quote: see `#outside`
    this.#text = kernel.alloc(room + 2 * SPARE) + SPARE;
    this.#cells = kernel.alloc((room + 1) * 8);
    this.#recordEnds = kernel.alloc((room + 1) * 4);
    this.#out = kernel.alloc(room + SPARE);
    this.#offsets = kernel.alloc((room + 2) * 4);
    this.#found = kernel.alloc(12);
  }

  put(bytes: Uint8Array, at: number): void {
    this.#kernel.u8.set(bytes, this.#text + at);
  }

  /** The first `length` bytes. */
  head(length: number): Uint8Array {
    return this.#kernel.u8.subarray(this.#text, this.#text + length);
  }

  /** Lines that end in the `length` bytes from `at` on. */
  lineEnds(at: number, length: number, behindReturn: boolean): number {
    return this.#kernel.call.lineEnds(this.#text + at, length, behindReturn ? 1 : 0);
  }

  /** Moves the `length` bytes from `from` on to the head. */
  drop(from: number, length: number): void {
    if (from > 0) this.#kernel.u8.copyWithin(this.#text, this.#text + from, this.#text + from + length);
  }

  read(length: number, last: boolean): { readonly next: number; readonly status: number } {
    const { u32, call } = this.#kernel;
    call.scanCells(this.#text, 0, length, last ? 1 : 0, this.#delimiter, this.#cells, this.#recordEnds, this.#found);
    const [records, next, status] = u32.subarray(this.#found >>> 2, (this.#found >>> 2) + 3);
    this.length = records;
    this.#readBytes = next;
    this.#latin1 = null;
    return { next, status };
  }

  #firstCell(index: number): number {
    return index === 0 ? 0 : this.#kernel.u32[(this.#recordEnds >>> 2) + index - 1];
  }

  width(index: number): number {
    return this.#firstCell(index + 1) - this.#firstCell(index);
  }

  cells(index: number): string[] {
    const { u8, u32 } = this.#kernel;
    this.#latin1 ??= Buffer.from(u8.buffer, this.#text, this.#readBytes).toString('latin1');
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

  visitCells(index: number, visit: CellVisitor): number {
    const { u8, u32 } = this.#kernel;
    const first = this.#firstCell(index);
    const end = this.#firstCell(index + 1);
    const lengths = (this.#cells >>> 2) + 1;
    for (let cell = first; cell < end; cell++) if (u32[lengths + cell * 2] & DOUBLED) return -1;
    for (let cell = first; cell < end; cell++) {
      const start = this.#text + u32[lengths + cell * 2 - 1];
      visit(u8, start, start + (u32[lengths + cell * 2] & LENGTH));
    }
    return end - first;
  }

  get text(): Uint8Array {
    return this.head(this.#readBytes);
  }

  start(index: number): number {
    return this.#outside(this.#firstCell(index));
  }

  end(index: number): number {
    const { u32 } = this.#kernel;
    const last = this.#firstCell(index + 1) - 1;
    const start = u32[(this.#cells >>> 2) + last * 2];
    const length = u32[(this.#cells >>> 2) + last * 2 + 1] & LENGTH;
    return start + length + (start - this.#outside(last));
  }

  /** Where a cell begins with its quote, if it has one: in front of others is a delimiter, a line end or nothing. */
  #outside(cell: number): number {
    const { u8, u32 } = this.#kernel;
    const start = u32[(this.#cells >>> 2) + cell * 2];
    return u8[this.#text + start - 1] === QUOTE ? start - 1 : start;
  }

  column(column: number): { data: Uint8Array; offsets: Uint32Array } {
    const { u8, u32, call } = this.#kernel;
    call.gatherCells(this.#text, this.#cells, this.#recordEnds, this.length, column, this.#out, this.#offsets);
    const offsets = u32.subarray(this.#offsets >>> 2, (this.#offsets >>> 2) + this.length + 1);
    return { data: u8.subarray(this.#out, this.#out + offsets[this.length]), offsets };
  }
}

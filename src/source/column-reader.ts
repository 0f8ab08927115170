import { Utf8Column } from '../column/utf8-column.js';
import { ColumnBuilder } from '../column/column-builder.js';
import { findColumn } from './find-column.js';
import { RecordParser } from './parse-records.js';
import type { RecordBatch } from './record-scan.js';

/** Which columns a {@link ColumnReader} reads. */
export interface ColumnsWanted {
  /** Column of the values: a number from 1 or a name; undefined where there is but one. */
  readonly column?: string;
  /** Column that tells the rows apart for a reader; undefined for none. */
  readonly reference?: string;
  /** What asked for the two, as messages name it; default `--column` and `--reference`. */
  readonly optionNames?: { readonly column: string; readonly reference: string };
  /** Whether the first record names the columns; default true. */
  readonly header?: boolean;
}

/** The options of commands. */
export const OPTION_NAMES = { column: '--column', reference: '--reference' } as const;

/** Some rows of one or two columns. */
export interface ColumnBatch {
  readonly values: Utf8Column;
  readonly references: Utf8Column | null;
}

/** What the records of a table tell besides their values. */
export interface TableShape {
  /** The columns' names as they stand; null where the file does not name them or is empty. */
  readonly header: readonly string[] | null;
  /** Cells of the first record: what every row should have. 0 for an empty file. */
  readonly width: number;
  /** Cells of the longest row so far, at least `width`. */
  readonly widest: number;
  /** Rows with more or fewer cells than `width`; `firstRow` counts rows of data from 1, 0 for none. */
  readonly ragged: { readonly rows: number; readonly firstRow: number };
}

/**
 * Columns of delimited text that comes in pieces: `visit` gets some rows after the other, and is waited for. Short rows have empty values.
 *
 * @throws {NamesakeError} (`push` and `end`) `ERR_SOURCE_FORMAT`, `ERR_COLUMN_MISSING`, `ERR_COLUMN_TOO_LARGE`; and what `visit` throws.
 */
export class ColumnReader {
  /** Rows so far. */
  rows = 0;
  readonly #wanted: ColumnsWanted;
  readonly #visit: (batch: ColumnBatch) => Promise<void> | void;
  readonly #parser: RecordParser;
  #first: readonly string[] | null = null;
  #valueIndex = 0;
  #referenceIndex = -1;
  readonly #ragged = { rows: 0, firstRow: 0 };
  #widest = 0;
  /** Rows that came one by one. */
  #values = new ColumnBuilder();
  #references = new ColumnBuilder();

  /** @param room bytes of the whole text, where they are known. */
  constructor(delimiter: string, wanted: ColumnsWanted, visit: (batch: ColumnBatch) => Promise<void> | void, room?: number) {
    this.#wanted = wanted;
    this.#visit = visit;
    this.#parser = new RecordParser(delimiter, { batch: (batch) => this.#visitBatch(batch), record: (cells) => this.#visitCells(cells) }, room);
  }

  /** What is known so far. */
  get shape(): TableShape {
    const width = this.#first?.length ?? 0;
    return { header: this.#named ? this.#first : null, width, widest: Math.max(width, this.#widest), ragged: this.#ragged };
  }

  /** The next bytes of the text: UTF-8, the first ones without byte order mark. */
  async push(bytes: Buffer): Promise<void> {
    await this.#parser.push(bytes);
    await this.#handGathered();
  }

  async end(): Promise<void> {
    await this.#parser.end();
    await this.#handGathered();
  }

  close(): void {
    this.#parser.close();
  }

  get #named(): boolean {
    return this.#wanted.header ?? true;
  }

  #begin(first: readonly string[]): void {
    const asked = this.#wanted.optionNames ?? OPTION_NAMES;
    this.#first = first;
    this.#valueIndex = findColumn(first, this.#named, this.#wanted.column, asked.column);
    if (this.#wanted.reference !== undefined) this.#referenceIndex = findColumn(first, this.#named, this.#wanted.reference, asked.reference);
  }

  #count(cells: number): void {
    this.rows++;
    if (cells > this.#widest) this.#widest = cells;
    if (cells !== this.#first?.length && this.#ragged.rows++ === 0) this.#ragged.firstRow = this.rows;
  }

  #visitBatch(batch: RecordBatch): Promise<void> | void {
    const from = this.#first === null && this.#named ? 1 : 0;
    if (this.#first === null) this.#begin(batch.cells(0));
    for (let i = from; i < batch.length; i++) this.#count(batch.width(i));
    // (both views are of one memory: the first is copied before the second is made)
    const values = columnOf(batch, this.#valueIndex, from);
    return this.#visit({ values, references: this.#referenceIndex < 0 ? null : columnOf(batch, this.#referenceIndex, from) });
  }

  #visitCells(cells: readonly string[]): void {
    if (this.#first === null) {
      this.#begin(cells);
      if (this.#named) return;
    }
    this.#values.append(cells[this.#valueIndex] ?? '');
    if (this.#referenceIndex >= 0) this.#references.append(cells[this.#referenceIndex] ?? '');
    this.#count(cells.length);
  }

  async #handGathered(): Promise<void> {
    if (this.#values.length === 0) return;
    const batch = { values: this.#values.finish(), references: this.#referenceIndex < 0 ? null : this.#references.finish() };
    this.#values = new ColumnBuilder();
    this.#references = new ColumnBuilder();
    await this.#visit(batch);
  }
}

/** The cells of a column from record `from` of a batch on. */
function columnOf(batch: RecordBatch, column: number, from: number): Utf8Column {
  const { data, offsets } = batch.column(column);
  return new Utf8Column(data.slice(), Int32Array.from(offsets.subarray(from)));
}

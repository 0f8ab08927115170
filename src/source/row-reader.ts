import { type ColumnsWanted, OPTION_NAMES, type TableShape } from './column-reader.js';
import { findColumn } from './find-column.js';
import { RecordParser } from './parse-records.js';

/** Rows that came one by one are handed on when there are so many. */
const GATHERED_ROWS = 1024;

/** Some rows of a table with all their cells, and where the wanted columns stand in them. */
export interface RowBatch {
  /** Null where the columns have no names. */
  readonly header: readonly string[] | null;
  /** Cells that every row should have. */
  readonly width: number;
  /** From 0; a short row has no such cell. */
  readonly valueIndex: number;
  /** -1: none was asked for. */
  readonly referenceIndex: number;
  readonly rows: readonly string[][];
}

/**
 * Rows of delimited text that comes in pieces, with all cells: what {@link ColumnReader} is for one or two columns. A table without rows is visited once, for its
 * header.
 *
 * @throws {NamesakeError} (`push` and `end`) `ERR_SOURCE_FORMAT`, `ERR_COLUMN_MISSING`; and what `visit` throws.
 */
export class RowReader {
  /** Rows so far. */
  rows = 0;
  readonly #wanted: ColumnsWanted;
  readonly #visit: (batch: RowBatch) => Promise<void> | void;
  readonly #parser: RecordParser;
  #first: readonly string[] | null = null;
  #valueIndex = 0;
  #referenceIndex = -1;
  #gathered: string[][] = [];
  #visited = false;
  readonly #ragged = { rows: 0, firstRow: 0 };
  #widest = 0;

  constructor(delimiter: string, wanted: ColumnsWanted, visit: (batch: RowBatch) => Promise<void> | void) {
    this.#wanted = wanted;
    this.#visit = visit;
    this.#parser = new RecordParser(delimiter, {
      batch: async (batch) => {
        for (let i = 0; i < batch.length; i++) {
          this.#take(batch.cells(i));
          if (this.#gathered.length >= GATHERED_ROWS) await this.#hand();
        }
      },
      record: (cells) => this.#take(cells),
    });
  }

  /** What is known so far. */
  get shape(): TableShape {
    const width = this.#first?.length ?? 0;
    return { header: this.#named ? this.#first : null, width, widest: Math.max(width, this.#widest), ragged: this.#ragged };
  }

  /** The next bytes of the text: UTF-8, the first ones without byte order mark. */
  async push(bytes: Buffer): Promise<void> {
    await this.#parser.push(bytes);
    if (this.#gathered.length > 0) await this.#hand();
  }

  async end(): Promise<void> {
    await this.#parser.end();
    if (this.#gathered.length > 0 || !this.#visited) await this.#hand();
  }

  close(): void {
    this.#parser.close();
  }

  get #named(): boolean {
    return this.#wanted.header ?? true;
  }

  #take(cells: string[]): void {
    if (this.#first === null) {
      const asked = this.#wanted.optionNames ?? OPTION_NAMES;
      this.#first = cells;
      this.#valueIndex = findColumn(cells, this.#named, this.#wanted.column, asked.column);
      if (this.#wanted.reference !== undefined) this.#referenceIndex = findColumn(cells, this.#named, this.#wanted.reference, asked.reference);
      if (this.#named) return;
    }
    this.rows++;
    if (cells.length > this.#widest) this.#widest = cells.length;
    if (cells.length !== this.#first.length && this.#ragged.rows++ === 0) this.#ragged.firstRow = this.rows;
    this.#gathered.push(cells);
  }

  async #hand(): Promise<void> {
    const rows = this.#gathered;
    this.#gathered = [];
    this.#visited = true;
    await this.#visit({ ...this.shape, valueIndex: this.#valueIndex, referenceIndex: this.#referenceIndex, rows });
  }
}

import { ByteLines } from './byte-lines.js';
import { DELIMITER_OF_TARGET } from './delimited-line.js';
import type { FormatOptions } from './member-format.js';
import type { Output } from './output.js';

/** The input once more, as {@link writeRows} reads it. */
export interface RowSource {
  /** Null where the columns have no names. */
  readonly header: readonly string[] | null;
  /** Cells that every row should have. */
  readonly width: number;
  /** Cells of the longest row, where that is known beforehand: columns beyond the header then have names and places of their own. */
  readonly widest?: number;
  /** Visits all rows in order, some at a time: records from `from` on are rows from `row` on. */
  eachRecord(visit: (records: RowRecords, from: number, row: number) => void, afterPiece: () => Promise<void> | undefined): Promise<void>;
}

/** Some rows, valid while they are visited. */
export interface RowRecords {
  readonly length: number;
  cells(index: number): string[];
  /** Visits the UTF-8 of each cell, `data[from .. end)`; returns how many there are, -1 (and visits none) where only {@link cells} tells. */
  visitCells(index: number, visit: (data: Uint8Array, from: number, end: number) => void): number;
}

type CellVisitor = Parameters<RowRecords['visitCells']>[1];

/** Cells behind a row's own. */
export type AddedCells = readonly (string | number)[];

const NO_CELLS: readonly string[] = [];
/** Rows wait until they are so many bytes. */
const FLUSH_BYTES = 1 << 16;

/** What stands above the rows. */
export type RowHead = Pick<RowSource, 'header' | 'width'>;

/**
 * Writes rows with all their cells and more behind them. Short rows are padded, so that these stand below their names; longer rows keep all cells. JSON: a list of
 * objects by column name, or of lists where there are no names.
 *
 *     const report = new RowsReport(output, table, ['SimKey']);
 *     report.push(cells, [key]);      // for each row
 *     await report.drain();           // now and then: rows wait until it is called
 *     await report.end();
 *
 * @cost O(cells)
 */
export class RowsReport {
  readonly #output: Output;
  readonly #width: number;
  readonly #added: readonly string[];
  /** Null where the columns have none; grows where a row has more cells. */
  readonly #names: string[] | null;
  /** Null for JSON. */
  readonly #lines: ByteLines | null;
  readonly #cell: CellVisitor;
  #rows = 0;

  /** @param added names of the cells to add; one that the input has already is written with `_enriched` behind it. */
  constructor(output: Output, { header, width }: RowHead, added: readonly string[], options: FormatOptions = {}) {
    const target = options.target ?? 'csv';
    this.#output = output;
    this.#width = width;
    this.#added = added.map((name) => freeName(name, header ?? []));
    this.#names = header === null ? null : columnNames(header, this.#added);
    const lines = target === 'json' ? null : new ByteLines(DELIMITER_OF_TARGET[target], options.escapeFormulas);
    this.#lines = lines;
    this.#cell = (data, from, end) => lines?.cell(data, from, end);
    if (lines === null) output.push('[');
    else if (header !== null) writeLine(lines, [...header, ...this.#added]);
  }

  /** @param more as many cells as names were added. */
  push(cells: string[], more: AddedCells): void {
    const own = padded(cells, this.#width);
    const first = this.#rows++ === 0;
    if (this.#lines === null) this.#output.push((first ? '\n ' : ',\n ') + rowJson(own, more, this.#names, this.#added));
    else writeLine(this.#lines, own, more);
  }

  /** {@link push} of the cells of a record. */
  pushRecord(records: RowRecords, index: number, more: AddedCells): void {
    const lines = this.#lines;
    const count = lines === null ? -1 : records.visitCells(index, this.#cell);
    if (lines === null || count < 0) this.push(records.cells(index), more);
    else {
      this.#rows++;
      for (let i = count; i < this.#width; i++) lines.text('');
      writeLine(lines, NO_CELLS, more);
    }
  }

  /** Writes what has gathered where that is much. */
  drain(): Promise<void> | undefined {
    if (this.#lines === null) return this.#output.drain();
    return this.#lines.length >= FLUSH_BYTES ? this.#output.write(this.#lines.take()) : undefined;
  }

  /** @throws {NamesakeError} `ERR_TARGET_WRITE` */
  async end(): Promise<void> {
    if (this.#lines === null) this.#output.push(this.#rows === 0 ? ']\n' : '\n]\n');
    else await this.#output.write(this.#lines.take());
  }
}

/** The rest of a line. */
function writeLine(lines: ByteLines, cells: readonly string[], more: AddedCells = NO_CELLS): void {
  for (const cell of cells) lines.text(cell);
  for (const cell of more) lines.text(typeof cell === 'string' ? cell : String(cell));
  lines.endLine();
}

/**
 * Writes every row in input order by a {@link RowsReport}.
 *
 * @param cellsOf  what a row gets, told its number and a way to its own cells. A row is written once for each list of cells.
 * @throws {NamesakeError} `ERR_TARGET_WRITE`, and what reading throws.
 * @cost O(cells), 5 ns a byte where `cellsOf` does not ask for them; what one chunk of the input becomes is held.
 */
export async function writeRows(
  output: Output,
  source: RowSource,
  added: readonly string[],
  cellsOf: (row: number, cells: () => readonly string[]) => readonly AddedCells[],
  options: FormatOptions = {},
): Promise<void> {
  const width = source.widest ?? source.width;
  const report = new RowsReport(output, { header: widened(source.header, width, added), width }, added, options);
  await source.eachRecord(
    (records, from, row) => {
      let index = from;
      // (who has asked for the cells has them as text already)
      let own: string[] | undefined;
      const cells = (): readonly string[] => (own ??= padded(records.cells(index), width));
      for (; index < records.length; index++) {
        own = undefined;
        for (const more of cellsOf(row++, cells)) {
          if (own === undefined) report.pushRecord(records, index, more);
          else report.push(own, more);
        }
      }
    },
    () => report.drain(),
  );
  await report.end();
}

/** A header with names for the cells that only some rows have. */
function widened(header: readonly string[] | null, width: number, added: readonly string[]): readonly string[] | null {
  if (header === null || header.length >= width) return header;
  const used = new Set([...header.map((name) => name.trim()), ...added]);
  return [...header, ...Array.from({ length: width - header.length }, (_, i) => unused(`Column ${header.length + i + 1}`, used))];
}

/** `name`, with `_enriched` behind it as often as it takes to differ from all that are `taken` (blanks around those do not count). */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((column) => column.trim()));
  let free = name;
  while (used.has(free)) free += '_enriched';
  return free;
}

/** Names that can be the members of an object: a blank name becomes `Column N`, a repeated one gets its number behind it. */
export function columnNames(header: readonly string[], taken: readonly string[]): string[] {
  // A name as it stands comes before one that was made.
  const used = new Set([...taken, ...header.filter((name) => name.trim() !== '')]);
  const seen = new Set<string>();
  return header.map((name, i) => {
    if (name.trim() !== '' && !seen.has(name)) {
      seen.add(name);
      return name;
    }
    return unused(name.trim() === '' ? `Column ${i + 1}` : `${name} ${i + 1}`, used);
  });
}

function unused(name: string, used: Set<string>): string {
  let free = name;
  for (let n = 2; used.has(free); n++) free = `${name} (${n})`;
  used.add(free);
  return free;
}

/** The object is put together as text: names like `10` or `__proto__` stay what and where they are. */
function rowJson(cells: readonly string[], more: AddedCells, names: string[] | null, addedNames: readonly string[]): string {
  if (names === null) return JSON.stringify([...cells, ...more]);
  // Columns beyond the header get their names when a row first has them.
  if (names.length < cells.length) {
    const used = new Set([...names, ...addedNames]);
    for (let i = names.length; i < cells.length; i++) names.push(unused(`Column ${i + 1}`, used));
  }
  const own = cells.map((cell, i) => `${JSON.stringify(names[i])}: ${JSON.stringify(cell)}`);
  return `{${[...own, ...more.map((cell, i) => `${JSON.stringify(addedNames[i])}: ${JSON.stringify(cell)}`)].join(', ')}}`;
}

function padded(cells: string[], width: number): string[] {
  while (cells.length < width) cells.push('');
  return cells;
}

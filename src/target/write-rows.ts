import { DELIMITER_OF_TARGET, lineOf } from './delimited-line.js';
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
  eachRow(visit: (cells: string[], row: number) => void, afterPiece: () => Promise<void> | undefined): Promise<void>;
}

/** Cells behind a row's own. */
export type AddedCells = readonly (string | number)[];

/** What stands above the rows. */
export type RowHead = Pick<RowSource, 'header' | 'width'>;

/**
 * Writes rows with all their cells and more behind them. Short rows are padded, so that these stand below their names; longer rows keep all cells. JSON: a list of
 * objects by column name, or of lists where there are no names.
 *
 *     const report = new RowsReport(output, table, ['SimKey']);
 *     report.push(cells, [key]);      // for each row; what is added waits until {@link Output.drain}
 *     report.end();
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
  readonly #line: ((cells: readonly string[]) => string) | null;
  #rows = 0;

  /** @param added names of the cells to add; one that the input has already is written with `_enriched` behind it. */
  constructor(output: Output, { header, width }: RowHead, added: readonly string[], options: FormatOptions = {}) {
    const target = options.target ?? 'csv';
    this.#output = output;
    this.#width = width;
    this.#added = added.map((name) => freeName(name, header ?? []));
    this.#names = header === null ? null : columnNames(header, this.#added);
    this.#line = target === 'json' ? null : lineOf(DELIMITER_OF_TARGET[target], options.escapeFormulas);
    if (this.#line === null) output.push('[');
    else if (header !== null) output.push(this.#line([...header, ...this.#added]));
  }

  /** @param more as many cells as names were added. */
  push(cells: string[], more: AddedCells): boolean {
    const own = padded(cells, this.#width);
    const first = this.#rows++ === 0;
    if (this.#line !== null) return this.#output.push(this.#line([...own, ...more.map(String)]));
    return this.#output.push((first ? '\n ' : ',\n ') + rowJson(own, more, this.#names, this.#added));
  }

  end(): void {
    if (this.#line === null) this.#output.push(this.#rows === 0 ? ']\n' : '\n]\n');
  }
}

/**
 * Writes every row in input order by a {@link RowsReport}.
 *
 * @param cellsOf  what a row gets, told its number and its own cells. A row is written once for each list of cells.
 * @throws {NamesakeError} `ERR_TARGET_WRITE`, and what reading throws.
 * @cost O(cells); what one chunk of the input becomes is held.
 */
export async function writeRows(
  output: Output,
  source: RowSource,
  added: readonly string[],
  cellsOf: (row: number, cells: readonly string[]) => readonly AddedCells[],
  options: FormatOptions = {},
): Promise<void> {
  const width = source.widest ?? source.width;
  const report = new RowsReport(output, { header: widened(source.header, width, added), width }, added, options);
  await source.eachRow(
    (cells, row) => {
      const own = padded(cells, width);
      for (const more of cellsOf(row, own)) report.push(own, more);
    },
    () => output.drain(),
  );
  report.end();
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

import type { Utf8Column } from '../column/utf8-column.js';
import { ColumnBuilder } from './column-builder.js';
import { decodeText, type Encoding } from './decode-text.js';
import { delimiterOf } from './delimiter.js';
import { findColumn } from './find-column.js';
import { type AfterChunk, parseRecords } from './parse-records.js';
import { readBytes } from './read-bytes.js';

/** What to read of a file of delimited text. */
export interface ReadTableOptions {
  /** Column of the values: a number from 1 or a name; undefined where there is but one. */
  readonly column?: string;
  /** Column that tells the rows apart for a reader; undefined for none. */
  readonly reference?: string;
  /** Behind the names of the options in messages, where two files are read; default ''. */
  readonly optionSuffix?: string;
  /** Whether the first record names the columns; default true. */
  readonly header?: boolean;
  /** One character; default by extension, else by the first lines. */
  readonly delimiter?: string;
  /** Default: found out. */
  readonly encoding?: Encoding;
  /** Called now and then with how much of the text is read. */
  readonly progress?: (parsedBytes: number, totalBytes: number, rows: number) => void;
}

/** One or two columns of a file, and the way back to its rows. */
export interface Table {
  /** The columns' names as they stand; null where the file does not name them or is empty. */
  readonly header: readonly string[] | null;
  /** Cells of the first record: what every row should have. 0 for an empty file. */
  readonly width: number;
  readonly values: Utf8Column;
  readonly references: Utf8Column | null;
  readonly delimiter: string;
  readonly encoding: Encoding;
  /** First line that is no UTF-8, where that decided the encoding; else 0. */
  readonly firstBadLine: number;
  /** Rows with more or fewer cells than `width`; `firstRow` counts rows of data from 1, 0 for none. */
  readonly ragged: { readonly rows: number; readonly firstRow: number };
  /** Reads the rows once more, in order and with all cells. */
  eachRow(visit: (cells: string[], row: number) => void, afterChunk?: AfterChunk): Promise<void>;
}

/**
 * Reads a column of a file into a {@link Utf8Column}, and a second one for reference. Short rows have empty values.
 *
 * @param path  a path, or `-` for standard input.
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_COLUMN_MISSING`, `ERR_COLUMN_TOO_LARGE`.
 * @cost the file's bytes and the columns stay in memory, its rows do not.
 */
export async function readTable(path: string, options: ReadTableOptions = {}): Promise<Table> {
  const named = options.header ?? true;
  const suffix = options.optionSuffix ?? '';
  const { bytes, encoding, firstBadLine } = decodeText(await readBytes(path), options.encoding);
  const delimiter = options.delimiter ?? delimiterOf(path, bytes);
  const values = new ColumnBuilder();
  const references = options.reference === undefined ? null : new ColumnBuilder();
  const ragged = { rows: 0, firstRow: 0 };
  let first: string[] | null = null;
  let valueIndex = 0;
  let referenceIndex = 0;
  const visit = (cells: string[]): void => {
    if (first === null) {
      first = cells;
      valueIndex = findColumn(cells, named, options.column, `column${suffix}`);
      if (references !== null) referenceIndex = findColumn(cells, named, options.reference, `reference${suffix}`);
      if (named) return;
    }
    values.append(cells[valueIndex] ?? '');
    references?.append(cells[referenceIndex] ?? '');
    if (cells.length !== first.length && ragged.rows++ === 0) ragged.firstRow = values.length;
  };
  await parseRecords(bytes, delimiter, visit, (parsedBytes) => {
    options.progress?.(parsedBytes, bytes.length, values.length);
    return undefined;
  });
  const eachRow: Table['eachRow'] = (visitRow, afterChunk) => {
    let row = named ? -1 : 0;
    return parseRecords(bytes, delimiter, (cells) => (row < 0 ? row++ : visitRow(cells, row++)), afterChunk);
  };
  return {
    header: named ? first : null,
    width: (first as string[] | null)?.length ?? 0,
    values: values.finish(),
    references: references?.finish() ?? null,
    delimiter,
    encoding,
    firstBadLine,
    ragged,
    eachRow,
  };
}

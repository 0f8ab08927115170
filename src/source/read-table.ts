import { Utf8Column } from '../column/utf8-column.js';
import { ColumnBuilder } from './column-builder.js';
import { type DecodedText, decodeText, type Encoding } from './decode-text.js';
import { delimiterOf } from './delimiter.js';
import { findColumn } from './find-column.js';
import { type AfterChunk, parseBatches, parseRecords } from './parse-records.js';
import { readBytes } from './read-bytes.js';
import type { RecordBatch } from './record-scan.js';

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

/** What is known of a file besides its values. */
export type TableFacts = Omit<Table, 'values' | 'references' | 'eachRow'>;

/** Some rows of one or two columns; valid until the next come. */
export interface ColumnBatch {
  readonly values: Utf8Column;
  readonly references: Utf8Column | null;
}

/**
 * Reads a column of a file into a {@link Utf8Column}, and a second one for reference. Short rows have empty values.
 *
 * @param path  a path, or `-` for standard input.
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_COLUMN_MISSING`, `ERR_COLUMN_TOO_LARGE`.
 * @cost the file's bytes and the columns stay in memory, its rows do not.
 */
export async function readTable(path: string, options: ReadTableOptions = {}): Promise<Table> {
  const text = await openText(path, options);
  const values = new ColumnBuilder();
  const references = options.reference === undefined ? null : new ColumnBuilder();
  const facts = await readColumns(text, options, (batch) => {
    values.appendColumn(batch.values);
    if (batch.references !== null) references?.appendColumn(batch.references);
  });
  const eachRow: Table['eachRow'] = (visitRow, afterChunk) => {
    let row = facts.header === null ? 0 : -1;
    return parseRecords(text.bytes, text.delimiter, (cells) => (row < 0 ? row++ : visitRow(cells, row++)), afterChunk);
  };
  return { ...facts, values: values.finish(), references: references?.finish() ?? null, eachRow };
}

/**
 * {@link readTable} for what needs no column as a whole: `visit` is called with some rows after the other, and waited for.
 *
 * @cost the file's bytes stay in memory.
 */
export async function eachColumnBatch(path: string, options: ReadTableOptions, visit: (batch: ColumnBatch) => Promise<void> | undefined): Promise<TableFacts> {
  return readColumns(await openText(path, options), options, visit);
}

interface Text extends DecodedText {
  readonly delimiter: string;
}

async function openText(path: string, options: ReadTableOptions): Promise<Text> {
  const text = decodeText(await readBytes(path), options.encoding);
  return { ...text, delimiter: options.delimiter ?? delimiterOf(path, text.bytes) };
}

async function readColumns(text: Text, options: ReadTableOptions, visit: (batch: ColumnBatch) => Promise<void> | undefined | void): Promise<TableFacts> {
  const { bytes, delimiter, encoding, firstBadLine } = text;
  const named = options.header ?? true;
  const suffix = options.optionSuffix ?? '';
  const ragged = { rows: 0, firstRow: 0 };
  let first: readonly string[] | null = null;
  let valueIndex = 0;
  let referenceIndex = -1;
  let rows = 0;
  /** The width of the table, which its first record tells. */
  const begin = (cells: readonly string[]): number => {
    first = cells;
    valueIndex = findColumn(cells, named, options.column, `column${suffix}`);
    if (options.reference !== undefined) referenceIndex = findColumn(cells, named, options.reference, `reference${suffix}`);
    return cells.length;
  };
  const count = (width: number, cells: number): void => {
    rows++;
    if (cells !== width && ragged.rows++ === 0) ragged.firstRow = rows;
  };
  let waiting: ColumnBatch | null = null;
  const visitBatch = (batch: RecordBatch): void => {
    const from = first === null && named ? 1 : 0;
    const width = first === null ? begin(batch.cells(0)) : (first as readonly string[]).length;
    for (let i = from; i < batch.length; i++) count(width, batch.width(i));
    // (both views are of one memory: the first is copied before the second is made)
    const values = columnOf(batch, valueIndex, from);
    waiting = { values, references: referenceIndex < 0 ? null : columnOf(batch, referenceIndex, from) };
  };
  let values = new ColumnBuilder();
  let references = new ColumnBuilder();
  const visitCells = (cells: readonly string[]): void => {
    const isHeader = first === null && named;
    const width = first === null ? begin(cells) : (first as readonly string[]).length;
    if (isHeader) return;
    values.append(cells[valueIndex] ?? '');
    if (referenceIndex >= 0) references.append(cells[referenceIndex] ?? '');
    count(width, cells.length);
  };
  const hand = async (): Promise<void> => {
    if (values.length > 0) {
      waiting = { values: values.finish(), references: referenceIndex < 0 ? null : references.finish() };
      values = new ColumnBuilder();
      references = new ColumnBuilder();
    }
    const batch = waiting;
    waiting = null;
    if (batch !== null) await visit(batch);
  };
  await parseBatches(bytes, delimiter, visitBatch, visitCells, (parsedBytes) => {
    options.progress?.(parsedBytes, bytes.length, rows);
    return hand();
  });
  await hand();
  return { header: named ? first : null, width: (first as readonly string[] | null)?.length ?? 0, delimiter, encoding, firstBadLine, ragged };
}

/** The cells of a column from record `from` of a batch on. */
function columnOf(batch: RecordBatch, column: number, from: number): Utf8Column {
  const { data, offsets } = batch.column(column);
  return new Utf8Column(data.slice(), Int32Array.from(offsets.subarray(from)));
}

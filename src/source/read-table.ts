import type { Utf8Column } from '../column/utf8-column.js';
import { ColumnBuilder } from '../column/column-builder.js';
import { type ColumnBatch, ColumnReader, type ColumnsWanted, type TableShape } from './column-reader.js';
import { type DecodedText, decodeText, type Encoding, encodingByHead } from './decode-text.js';
import { delimiterOf } from './delimiter.js';
import { type AfterPiece, parseWhole, RecordParser } from './parse-records.js';
import type { RecordBatch } from './record-scan.js';
import { checkRows, type ReadLimits } from './limits.js';
import { DELIMITER_OF_FORMAT, type FileFormat } from './file-format.js';
import { openPieces, type Pieces } from './pieces.js';
import { type RowBatch, RowReader } from './row-reader.js';
import { nameOf, readBytes, refuseBinary, STDIN } from './read-bytes.js';
import { TextStream } from './text-stream.js';
import { Utf8Check } from './utf8-check.js';

/** What to read of a file of delimited text. */
export interface ReadTableOptions extends ColumnsWanted {
  /** One character; default by extension, else by the first lines. */
  readonly delimiter?: string;
  /** Default: found out. */
  readonly encoding?: Encoding;
  /** Called now and then with how much is read; `totalBytes` is 0 where nobody knows. */
  readonly progress?: (parsedBytes: number, totalBytes: number, rows: number) => void;
  /** What the file is; default: its first bytes and its name tell. */
  readonly format?: FileFormat;
  /** Default: none. */
  readonly limits?: ReadLimits;
}

/** What is known of a file besides its values. */
export interface TableFacts extends TableShape {
  readonly delimiter: string;
  readonly encoding: Encoding;
  /** First line that is no UTF-8, where that decided the encoding; else 0. */
  readonly firstBadLine: number;
}

/** One or two columns of a file. */
export interface Columns extends TableFacts {
  readonly values: Utf8Column;
  readonly references: Utf8Column | null;
}

/** Some rows of a table, valid while they are visited. */
export type RowRecords = Pick<RecordBatch, 'length' | 'cells' | 'visitCells'>;

/** Columns of a file, and the way back to its rows. */
export interface Table extends Columns {
  /** Reads the rows once more, in order and with all cells. */
  eachRow(visit: (cells: string[], row: number) => void, afterPiece?: AfterPiece): Promise<void>;
  /** {@link eachRow} for who wants bytes: records from `from` on are rows from `row` on. */
  eachRecord(visit: (records: RowRecords, from: number, row: number) => void, afterPiece?: AfterPiece): Promise<void>;
}

/**
 * Reads a column of a file into a {@link Utf8Column}, and a second one for reference. Short rows have empty values.
 *
 * @param path  a path, or `-` for standard input.
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_COLUMN_MISSING`, `ERR_COLUMN_TOO_LARGE`, `ERR_LIMIT`.
 * @cost the file's bytes and the columns stay in memory, its rows do not.
 */
export async function readTable(path: string, options: ReadTableOptions = {}): Promise<Table> {
  const { bytes, encoding, firstBadLine, delimiter } = await readText(path, options);
  const { append, finish } = columnsOf(options);
  const reader = new ColumnReader(delimiter, options, append, bytes.length);
  await parseWhole(bytes, reader, (parsedBytes) => {
    options.progress?.(parsedBytes, bytes.length, reader.rows);
    checkRows(path, reader.rows, options.limits);
    return undefined;
  });
  checkRows(path, reader.rows, options.limits);
  const { shape } = reader;
  const eachRecord: Table['eachRecord'] = (visit, afterPiece) => {
    let next = shape.header === null ? 0 : -1;
    const batch = (records: RowRecords): void => {
      const row = Math.max(0, next);
      visit(records, row - next, row);
      next += records.length;
    };
    return parseWhole(bytes, new RecordParser(delimiter, { batch, record: (cells) => batch(oneRecord(cells)) }, bytes.length), afterPiece);
  };
  const eachRow: Table['eachRow'] = (visit, afterPiece) =>
    eachRecord((records, from, row) => {
      for (let i = from; i < records.length; i++) visit(records.cells(i), row++);
    }, afterPiece);
  return { ...shape, delimiter, encoding, firstBadLine, ...finish(), eachRow, eachRecord };
}

const oneRecord = (cells: string[]): RowRecords => ({ length: 1, cells: () => cells, visitCells: () => -1 });

/**
 * {@link readTable} for who does not come back to the rows: of a regular file nothing is held but the columns.
 *
 * @throws {NamesakeError} as {@link readTable}.
 */
export async function readColumns(path: string, options: ReadTableOptions = {}): Promise<Columns> {
  // a pipe's encoding is known when all of it has been read
  if (!(await isReread(path, options.limits))) return readTable(path, options);
  const { append, finish } = columnsOf(options);
  const facts = await eachColumnBatch(path, options, append);
  return { ...facts, ...finish() };
}

async function isReread(path: string, limits: ReadLimits | undefined): Promise<boolean> {
  if (path === STDIN) return false;
  const pieces = await openPieces(path, true, limits);
  await pieces.close();
  return pieces.regular || pieces.text !== null;
}

/** Columns that grow batch by batch. */
function columnsOf({ reference }: ReadTableOptions): { append(batch: ColumnBatch): void; finish(): Pick<Columns, 'values' | 'references'> } {
  const values = new ColumnBuilder();
  const references = reference === undefined ? null : new ColumnBuilder();
  return {
    append(batch) {
      values.appendColumn(batch.values);
      if (batch.references !== null) references?.appendColumn(batch.references);
    },
    finish: () => ({ values: values.finish(), references: references?.finish() ?? null }),
  };
}

/** All of a file as text. */
async function readText(path: string, options: ReadTableOptions): Promise<DecodedText & { readonly delimiter: string }> {
  // (a pipe or standard input can be read but once)
  const pieces = path === STDIN && options.limits === undefined ? null : await openPieces(path, options.header, options.limits, options.format);
  try {
    const { text } = pieces ?? { text: null };
    const read = pieces === null || (pieces.regular && text === null) ? readBytes(path) : wholeOf(pieces, nameOf(path));
    const decoded = decodeText(await read, text?.encoding ?? options.encoding);
    return { ...decoded, delimiter: text?.delimiter ?? saidDelimiter(options) ?? delimiterOf(path, decoded.bytes) };
  } finally {
    await pieces?.close();
  }
}

const saidDelimiter = ({ delimiter, format }: ReadTableOptions): string | undefined => delimiter ?? (format && DELIMITER_OF_FORMAT[format]);

async function wholeOf(pieces: Pieces, name: string): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces.read()) {
    if (all.length === 0 && pieces.text === null) refuseBinary(piece, name);
    all.push(piece);
  }
  return Buffer.concat(all);
}

/**
 * {@link readTable} for what needs no column as a whole: `visit` is called with some rows after the other, and waited for. A regular file is looked through once
 * before, which tells its encoding; of anything else the first MiB does.
 *
 * @throws {NamesakeError} as {@link readTable}; `ERR_SOURCE_FORMAT` with the line that is no UTF-8, where the first MiB was and no encoding was given.
 * @cost whatever the length: the first MiB, a few pieces of 256 KiB and the longest record are held.
 */
export function eachColumnBatch(path: string, options: ReadTableOptions, visit: (batch: ColumnBatch) => Promise<void> | void): Promise<TableFacts> {
  return eachPiece(path, options, (delimiter) => new ColumnReader(delimiter, options, visit));
}

/** {@link eachColumnBatch} with all cells of the rows. @throws {NamesakeError} as {@link eachColumnBatch}. */
export function eachRowBatch(path: string, options: ReadTableOptions, visit: (batch: RowBatch) => Promise<void> | void): Promise<TableFacts> {
  return eachPiece(path, options, (delimiter) => new RowReader(delimiter, options, visit));
}

/** What takes a table's text piece by piece. */
interface TableReader {
  readonly rows: number;
  readonly shape: TableShape;
  push(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
  close(): void;
}

async function eachPiece(path: string, options: ReadTableOptions, readerFor: (delimiter: string) => TableReader): Promise<TableFacts> {
  const pieces = await openPieces(path, options.header, options.limits, options.format);
  let reader: TableReader | null = null;
  try {
    const checked = options.encoding === undefined && pieces.regular ? await checkEncoding(pieces) : undefined;
    const text = new TextStream(nameOf(path), pieces.text?.encoding ?? options.encoding ?? checked?.encoding);
    const known = pieces.text?.delimiter ?? saidDelimiter(options);
    let delimiter = known ?? ',';
    let parsedBytes = 0;
    const read = async (bytes: Buffer): Promise<void> => {
      if (bytes.length === 0) return;
      if (reader === null) {
        delimiter = known ?? delimiterOf(path, bytes);
        reader = readerFor(delimiter);
      }
      await reader.push(bytes);
      options.progress?.(parsedBytes, pieces.totalBytes, reader.rows);
      checkRows(path, reader.rows, options.limits);
    };
    for await (const piece of pieces.read()) {
      parsedBytes += piece.length;
      await read(text.push(piece));
    }
    await read(text.end());
    reader ??= readerFor(delimiter);
    await reader.end();
    checkRows(path, reader.rows, options.limits);
    return { ...reader.shape, delimiter, encoding: text.encoding, firstBadLine: checked?.firstBadLine ?? text.firstBadLine };
  } finally {
    (reader as TableReader | null)?.close();
    await pieces.close();
  }
}

/** The encoding of a whole file; undefined where its first bytes tell it. */
async function checkEncoding(pieces: Pieces): Promise<{ readonly encoding: Encoding; readonly firstBadLine: number } | undefined> {
  const check = new Utf8Check();
  let first = true;
  for await (const piece of pieces.read()) {
    if (first && encodingByHead(piece) !== undefined) return undefined;
    first = false;
    check.push(piece);
    if (check.firstBadLine > 0) break;
  }
  check.end();
  const { firstBadLine } = check;
  return { encoding: firstBadLine > 0 ? 'windows-1252' : 'utf-8', firstBadLine };
}

import type { CsvError } from 'csv-parse';
import { NamesakeError } from '../errors.js';
import { type RecordBatch, scanRecords } from './record-scan.js';
import { findUnclosedQuote, type UnclosedQuote } from './unclosed-quote.js';

/** Bytes that are parsed before the event loop, and whoever writes, gets its turn. */
const CHUNK_BYTES = 1 << 18;
const QUOTE = 0x22;

/** Called after each chunk; parsing waits for what it returns. */
export type AfterChunk = (parsedBytes: number) => Promise<void> | undefined;

/**
 * Calls `visit` with the cells of each record of delimited text, in order. Records end with `\n`, `\r\n` or `\r`; lines without any character are no
 * records; a quote within an unquoted cell is text, and so are the quotes of a quoted cell that goes on behind its closing quote.
 *
 * @param bytes       UTF-8 without byte order mark; broken sequences become U+FFFD.
 * @param delimiter   one character.
 * @param visit       may keep the cells.
 * @param afterChunk  back-pressure and progress.
 * @throws {NamesakeError} `ERR_SOURCE_FORMAT` with the line where a quote opens that is never closed; and whatever `visit` throws.
 * @cost about 8 ns a byte; 27 from the first record on whose quotes need forgiveness, and where the delimiter is not ASCII. One chunk's records are held at a time.
 */
export async function parseRecords(bytes: Buffer, delimiter: string, visit: (cells: string[]) => void, afterChunk?: AfterChunk): Promise<void> {
  const eachBatch = (batch: RecordBatch): void => {
    for (let i = 0; i < batch.length; i++) visit(batch.cells(i));
  };
  await parseBatches(bytes, delimiter, eachBatch, visit, afterChunk);
}

/**
 * {@link parseRecords} by batches of records as far as they need no forgiveness, from there on record by record.
 */
export async function parseBatches(
  bytes: Buffer,
  delimiter: string,
  visitBatch: (batch: RecordBatch) => void,
  visit: (cells: string[]) => void,
  afterChunk?: AfterChunk,
): Promise<void> {
  let read = 0;
  if (isAscii(delimiter)) {
    const scan = scanRecords(bytes, delimiter);
    for (let step = scan.next(); ; step = scan.next()) {
      if (step.done) {
        read = step.value;
        break;
      }
      visitBatch(step.value.batch);
      await afterChunk?.(step.value.readBytes);
    }
  }
  if (read < bytes.length) await forgive(bytes, read, delimiter, visit, afterChunk);
}

function isAscii(delimiter: string): boolean {
  return delimiter.length === 1 && delimiter.charCodeAt(0) < 0x80;
}

/** Records from byte `from` on, where one begins, read by csv-parse. */
async function forgive(bytes: Buffer, from: number, delimiter: string, visit: (cells: string[]) => void, afterChunk?: AfterChunk): Promise<void> {
  // (loading it takes longer than reading a small file)
  const { parse } = await import('csv-parse');
  const parser = parse({ delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  // Rows of uneven length are allowed, but csv-parse makes an error object of each for nobody, 20 µs apiece; it compares none with the "first" one.
  Object.defineProperty(parser.info, 'records', { get: () => 0, set: () => {} });
  let scanned = false;
  // An error thrown within an event would end the process: it is kept until the chunk is done.
  let failure: { readonly error: unknown } | undefined;
  parser.on('data', (cells: string[]) => {
    if (failure !== undefined) return;
    try {
      if (!scanned && cells.some(isSuspicious)) {
        scanned = true;
        refuseUnclosedQuote(bytes, delimiter);
      }
      visit(cells);
    } catch (error) {
      failure = { error };
    }
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('end', resolve);
    parser.on('error', reject);
  });
  // Awaited below; until then a failing chunk must not count as unhandled.
  ended.catch(() => {});
  try {
    for (let start = from; start < bytes.length; start += CHUNK_BYTES) {
      const chunk = bytes.subarray(start, start + CHUNK_BYTES);
      await new Promise<void>((resolve, reject) => parser.write(chunk, (error) => (error ? reject(error) : resolve())));
      if (failure !== undefined) break;
      await afterChunk?.(start + chunk.length);
    }
    if (failure === undefined) {
      parser.end();
      await ended;
    }
  } catch (error) {
    throw formatError(error, bytes, delimiter);
  } finally {
    parser.destroy();
  }
  if (failure !== undefined) throw failure.error;
}

/** Only a quote that opened, and met another amid text, is left at the head of a cell; or a doubled one, which the scan tells apart. */
function isSuspicious(cell: string): boolean {
  return cell.charCodeAt(0) === QUOTE && (cell.includes('\n') || cell.includes('\r'));
}

function refuseUnclosedQuote(bytes: Buffer, delimiter: string): void {
  const found = findUnclosedQuote(bytes, delimiter);
  if (found !== undefined) throw unclosedQuoteError(found);
}

function unclosedQuoteError({ line, metLine }: UnclosedQuote, cause?: unknown): NamesakeError {
  const got = metLine === 0 ? 'the end of the file' : `a quote amid text on line ${metLine}`;
  return new NamesakeError('ERR_SOURCE_FORMAT', `the quote that opens on line ${line} is never closed`, 'a quote before a delimiter or line end', got, {
    cause,
  });
}

function formatError(error: unknown, bytes: Buffer, delimiter: string): unknown {
  const { code, message } = error as CsvError;
  const unclosed = code === 'CSV_QUOTE_NOT_CLOSED' ? findUnclosedQuote(bytes, delimiter) : undefined;
  if (unclosed !== undefined) return unclosedQuoteError(unclosed, error);
  if (typeof code === 'string' && code.startsWith('CSV_')) return new NamesakeError('ERR_SOURCE_FORMAT', message, '', '', { cause: error });
  return error;
}

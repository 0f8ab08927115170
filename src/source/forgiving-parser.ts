import { type CsvError, parse } from 'csv-parse';
import { NamesakeError } from '../errors.js';
import { type UnclosedQuote, UnclosedQuoteFinder } from './unclosed-quote.js';

const QUOTE = 0x22;
/** A quote that nothing closes would gather the rest of a file without end. */
const LONGEST_RECORD = 1 << 28;

/**
 * Records of delimited text that comes in pieces, read by csv-parse: a quote within an unquoted cell is text, and so are the quotes of a quoted cell that goes on
 * behind its closing quote.
 *
 * @cost about 27 ns a byte; one record of 256 MiB at most is held.
 */
export class ForgivingParser {
  readonly #parser;
  readonly #finder: UnclosedQuoteFinder;
  /** Whether a cell has come that a quote which is never closed may have made. */
  #suspicious = false;
  /** An error thrown within an event would end the process: it is kept until the piece is done. */
  #failure: { readonly error: unknown } | undefined;
  readonly #ended: Promise<void>;

  /**
   * @param delimiter  one character.
   * @param line       the line on which the first record begins, from 1.
   * @param visit      gets the cells of each record, and may keep them.
   */
  constructor(delimiter: string, line: number, visit: (cells: string[]) => void) {
    const parser = parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
    });
    // Rows of uneven length are allowed, but csv-parse makes an error object of each for nobody, 20 µs apiece; it compares none with the "first" one.
    Object.defineProperty(parser.info, 'records', { get: () => 0, set: () => {} });
    this.#parser = parser;
    this.#finder = new UnclosedQuoteFinder(delimiter, line);
    parser.on('data', (cells: string[]) => {
      if (this.#failure !== undefined) return;
      try {
        this.#suspicious ||= cells.some(isSuspicious);
        this.#refuseUnclosedQuote();
        visit(cells);
      } catch (error) {
        this.#failure = { error };
      }
    });
    this.#ended = new Promise<void>((resolve, reject) => {
      parser.on('end', resolve);
      parser.on('error', reject);
    });
    // Awaited in `end`; until then a failing piece must not count as unhandled.
    this.#ended.catch(() => {});
  }

  /** @throws {NamesakeError} `ERR_SOURCE_FORMAT`; and whatever `visit` throws. */
  async push(bytes: Buffer): Promise<void> {
    this.#finder.push(bytes);
    await this.#guarded(() => new Promise<void>((resolve, reject) => this.#parser.write(bytes, (error) => (error ? reject(error) : resolve()))));
    this.#refuseUnclosedQuote();
  }

  /** The text ends. @throws {NamesakeError} as {@link push}. */
  async end(): Promise<void> {
    this.#finder.push(Buffer.alloc(0), true);
    await this.#guarded(() => {
      this.#parser.end();
      return this.#ended;
    });
  }

  /** Frees what it holds; nothing more may be pushed. */
  close(): void {
    this.#parser.destroy();
  }

  async #guarded(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      throw this.#formatError(error);
    }
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  #refuseUnclosedQuote(): void {
    if (this.#suspicious && this.#finder.found !== undefined) throw unclosedQuoteError(this.#finder.found);
  }

  #formatError(error: unknown): unknown {
    const { code, message } = error as CsvError;
    if (code === 'CSV_QUOTE_NOT_CLOSED' && this.#finder.found !== undefined) return unclosedQuoteError(this.#finder.found, error);
    if (typeof code === 'string' && code.startsWith('CSV_')) return new NamesakeError('ERR_SOURCE_FORMAT', message, '', '', { cause: error });
    return error;
  }
}

/** Only a quote that opened, and met another amid text, is left at the head of a cell; or a doubled one, which the finder tells apart. */
function isSuspicious(cell: string): boolean {
  return cell.charCodeAt(0) === QUOTE && (cell.includes('\n') || cell.includes('\r'));
}

function unclosedQuoteError({ line, metLine }: UnclosedQuote, cause?: unknown): NamesakeError {
  const got = metLine === 0 ? 'the end of the file' : `a quote amid text on line ${metLine}`;
  return new NamesakeError('ERR_SOURCE_FORMAT', `the quote that opens on line ${line} is never closed`, 'a quote before a delimiter or line end', got, {
    cause,
  });
}

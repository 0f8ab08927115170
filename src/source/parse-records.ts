import type { ForgivingParser } from './forgiving-parser.js';
import { type RecordBatch, RecordScanner } from './record-scan.js';

/** Bytes that are parsed before the event loop, and whoever writes, gets its turn. */
const PIECE_BYTES = 1 << 18;

/** Who gets the records of a {@link RecordParser}. */
export interface RecordVisitor {
  /** Some records that need no forgiveness; waited for. */
  batch(batch: RecordBatch): Promise<void> | void;
  /** A record from the first one on that does. The cells may be kept. */
  record(cells: string[]): void;
}

/**
 * Records of delimited text that comes in pieces; wherever these end, the records are the same. Records end with `\n`, `\r\n` or `\r`; lines without any character
 * are no records; a quote within an unquoted cell is text, and so are the quotes of a quoted cell that goes on behind its closing quote.
 *
 * @cost about 2 ns a byte; 27 from the first record on whose quotes need forgiveness, and where the delimiter is not ASCII. What is held of the text is its last
 *   record.
 */
export class RecordParser {
  readonly #delimiter: string;
  readonly #visitor: RecordVisitor;
  readonly #scanner: RecordScanner | null;
  #forgiving: ForgivingParser | null = null;

  /**
   * @param delimiter  one character.
   * @param room       bytes of the whole text, where they are known.
   */
  constructor(delimiter: string, visitor: RecordVisitor, room?: number) {
    this.#delimiter = delimiter;
    this.#visitor = visitor;
    this.#scanner = isAscii(delimiter) ? new RecordScanner(delimiter, room) : null;
  }

  /**
   * Takes the next bytes of the text and waits until all records are visited that they make whole.
   *
   * @param bytes  UTF-8, the first ones without byte order mark; broken sequences become U+FFFD in cells.
   * @throws {NamesakeError} `ERR_SOURCE_FORMAT` with the line where a quote opens that is never closed; and whatever the visitor throws.
   */
  push(bytes: Buffer): Promise<void> {
    return this.#read(bytes, false);
  }

  /** The text ends. @throws {NamesakeError} as {@link push}. */
  async end(): Promise<void> {
    await this.#read(Buffer.alloc(0), true);
    await this.#forgiving?.end();
    this.close();
  }

  /** Frees what it holds; to be called where the text is not read to its end. */
  close(): void {
    this.#forgiving?.close();
  }

  async #read(bytes: Buffer, last: boolean): Promise<void> {
    if (this.#forgiving !== null) return this.#forgiving.push(bytes);
    const scanner = this.#scanner;
    let rest = bytes;
    if (scanner !== null) {
      for (const batch of scanner.push(bytes, last)) await this.#visitor.batch(batch);
      if (!scanner.stopped) return;
      rest = scanner.rest;
    }
    // (loading csv-parse takes longer than reading a small file)
    const { ForgivingParser } = await import('./forgiving-parser.js');
    this.#forgiving = new ForgivingParser(this.#delimiter, scanner?.restLine ?? 1, (cells) => this.#visitor.record(cells));
    await this.#forgiving.push(rest);
  }
}

function isAscii(delimiter: string): boolean {
  return delimiter.length === 1 && delimiter.charCodeAt(0) < 0x80;
}

/** Called after each piece; parsing waits for what it returns. */
export type AfterPiece = (parsedBytes: number) => Promise<void> | undefined;

/** Lets a parser read a whole text, piece by piece, and closes it. @throws {NamesakeError} as {@link RecordParser.push}. */
export async function parseWhole(bytes: Buffer, parser: Pick<RecordParser, 'push' | 'end' | 'close'>, afterPiece?: AfterPiece): Promise<void> {
  try {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const piece = bytes.subarray(start, start + PIECE_BYTES);
      await parser.push(piece);
      await afterPiece?.(start + piece.length);
    }
    await parser.end();
  } finally {
    parser.close();
  }
}

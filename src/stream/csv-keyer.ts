import { Utf8Column } from '../column/utf8-column.js';
import { keyColumn, keys } from '../key/index.js';
import { KEY_LENGTH } from '../key/key-column.js';
import { categoryOption, type KeyOptions, levelOption, oneOf, optionError, refuseUnknown } from '../options.js';
import { delimiterNamed, delimiterOf, ENCODINGS, type Encoding, findColumn, type RecordBatch, RecordParser, TextStream } from '../source/index.js';
import { freeName, lineOf } from '../target/index.js';

/** Options of `keyCsvTransform`. */
export interface KeyCsvOptions extends KeyOptions {
  /** Column of the values: a name, or a number from 1; undefined where there is but one. */
  readonly column?: string | number;
  /** Name of the column that is added; default 'SimKey'. Where the input has it already, `_enriched` is put behind it. */
  readonly as?: string;
  /** Whether the first record names the columns; default true. */
  readonly header?: boolean;
  /** One character, or tab, comma, semicolon, pipe; default: found out. */
  readonly delimiter?: string;
  /** Default: found out. */
  readonly encoding?: Encoding;
}

const OPTIONS = ['category', 'level', 'column', 'as', 'header', 'delimiter', 'encoding'];
/** Bytes that are enough to see a byte order mark, or that there is no text. */
const MARK_BYTES = 4;
const LINE_FEED = 10;
/** What stands behind a record's own bytes: a delimiter, a key, a line end. */
const ADDED_BYTES = KEY_LENGTH + 2;

/**
 * Delimited text in, the same with a column of keys out; pieces of any size. Records are passed on as they stand, only that they end with `\n` and that short ones are
 * filled up; from the first one on whose quotes need forgiveness they are written anew.
 *
 *     for (const bytes of pieces) out(await keyer.push(bytes));
 *     out(await keyer.end());
 */
export class CsvKeyer {
  readonly #options: KeyCsvOptions;
  readonly #text: TextStream;
  #parser: RecordParser | null = null;
  #delimiter: string;
  #line: (cells: readonly string[]) => string = lineOf(',');
  /** Cells of the first record; 0 before it has come. */
  #width = 0;
  #column = 0;
  #out: Uint8Array[] = [];
  /** Records that came one by one and wait for their keys. */
  #records: string[][] = [];

  /** @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE` */
  constructor(options: KeyCsvOptions = {}) {
    refuseUnknown(options, OPTIONS);
    const category = categoryOption(options.category);
    const level = levelOption(options.level);
    const encoding = options.encoding === undefined ? undefined : oneOf('encoding', options.encoding, ENCODINGS, 'utf-8');
    const { column, as = 'SimKey', header = true } = options;
    if (column !== undefined && typeof column !== 'string' && typeof column !== 'number') throw optionError('column', 'a name or a number from 1', column);
    if (typeof as !== 'string') throw optionError('as', 'the name of a column', as);
    if (typeof header !== 'boolean') throw optionError('header', 'true or false', header);
    this.#options = { ...options, category, level, as, header };
    this.#delimiter = options.delimiter === undefined ? '' : delimiterNamed(String(options.delimiter));
    this.#text = new TextStream('the input', encoding, encoding !== undefined && this.#delimiter !== '' ? MARK_BYTES : undefined);
  }

  /**
   * The next bytes; gives what is ready to be passed on: UTF-8 without byte order mark.
   *
   * @throws {NamesakeError} `ERR_SOURCE_FORMAT`, `ERR_COLUMN_MISSING`
   */
  async push(bytes: Buffer): Promise<Buffer> {
    await this.#read(this.#text.push(bytes));
    return this.#taken();
  }

  /** The text ends. @throws {NamesakeError} as {@link push}. */
  async end(): Promise<Buffer> {
    await this.#read(this.#text.end());
    await this.#parser?.end();
    this.#keyRecords();
    return this.#taken();
  }

  /** Frees what it holds; to be called where the text is not read to its end. */
  close(): void {
    this.#parser?.close();
  }

  async #read(text: Buffer): Promise<void> {
    if (text.length === 0) return;
    if (this.#parser === null) {
      if (this.#delimiter === '') this.#delimiter = delimiterOf('', text);
      this.#line = lineOf(this.#delimiter);
      this.#parser = new RecordParser(this.#delimiter, { batch: (batch) => this.#visitBatch(batch), record: (cells) => void this.#records.push(cells) });
    }
    await this.#parser.push(text);
    this.#keyRecords();
  }

  #taken(): Buffer {
    const bytes = Buffer.concat(this.#out);
    this.#out = [];
    return bytes;
  }

  /** The first record tells the columns. Returns what the header gets, or `null` where it is no header. */
  #begin(first: readonly string[]): string | null {
    const { column, header, as } = this.#options;
    this.#width = first.length;
    this.#column = findColumn(first, header === true, column === undefined ? undefined : String(column), 'column:');
    return header ? freeName(as as string, first) : null;
  }

  #visitBatch(batch: RecordBatch): void {
    let from = 0;
    if (this.#width === 0) {
      const name = this.#begin(batch.cells(0));
      if (name !== null) {
        this.#out.push(Buffer.from(batch.text.subarray(batch.start(0), batch.end(0))), Buffer.from(this.#delimiter + this.#line([name])));
        from = 1;
      }
    }
    const { data, offsets } = batch.column(this.#column);
    const values = new Utf8Column(data, new Int32Array(offsets.buffer, offsets.byteOffset, offsets.length));
    const found = keyColumn(values, { category: this.#options.category, level: this.#options.level });
    const { text } = batch;
    const delimiter = this.#delimiter.charCodeAt(0);
    const out = Buffer.allocUnsafeSlow(text.length + batch.length * (this.#width + ADDED_BYTES));
    let end = 0;
    for (let i = from; i < batch.length; i++) {
      const recordEnd = batch.end(i);
      for (let at = batch.start(i); at < recordEnd; at++) out[end++] = text[at];
      for (let width = Math.min(batch.width(i), this.#width); width <= this.#width; width++) out[end++] = delimiter;
      if (found.present[i]) for (let at = i * KEY_LENGTH; at < (i + 1) * KEY_LENGTH; at++) out[end++] = found.data[at];
      out[end++] = LINE_FEED;
    }
    this.#out.push(out.subarray(0, end));
  }

  #keyRecords(): void {
    const records = this.#records;
    if (records.length === 0) return;
    this.#records = [];
    const lines: string[] = [];
    if (this.#width === 0) {
      const name = this.#begin(records[0]);
      if (name !== null) lines.push(this.#line([...(records.shift() as string[]), name]));
    }
    const found = keys(
      records.map((cells) => cells[this.#column]),
      { category: this.#options.category, level: this.#options.level },
    );
    records.forEach((cells, i) => {
      while (cells.length < this.#width) cells.push('');
      lines.push(this.#line([...cells, found[i] ?? '']));
    });
    this.#out.push(Buffer.from(lines.join('')));
  }
}

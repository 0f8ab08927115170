const QUOTE = 0x22;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Where a quote opens that nothing closes, and where that was noticed; lines count from 1. */
export interface UnclosedQuote {
  readonly line: number;
  /** Line on which the cell's next quote stands amid text; 0 where the file ends first. */
  readonly metLine: number;
}

/**
 * Finds the first quote that opens a cell and is not closed: the text ends before, or the next quote stands on a later line and amid text, as the quote of a
 * later cell does. (Amid text on its own line it is taken for a part of the value: `"Acme" Ltd`.)
 *
 * A parser that forgives quotes swallows such rows without a word; this one reads the same pieces beside it.
 *
 * @cost O(bytes)
 */
export class UnclosedQuoteFinder {
  readonly #separator: Buffer;
  #line: number;
  #openLine = 0;
  #cellStart = true;
  /** Bytes that cannot be told without those behind them. */
  #carried: Buffer = Buffer.alloc(0);
  #found: UnclosedQuote | undefined;

  /** @param delimiter one character. @param line the line on which the first record begins. */
  constructor(delimiter: string, line = 1) {
    this.#separator = Buffer.from(delimiter, 'utf8');
    this.#line = line;
  }

  /** What was found so far. */
  get found(): UnclosedQuote | undefined {
    return this.#found;
  }

  /** @param bytes UTF-8, from the head of a record on. @param last whether the text ends with them. */
  push(bytes: Buffer, last = false): void {
    if (this.#found !== undefined) return;
    const text = this.#carried.length === 0 ? bytes : Buffer.concat([this.#carried, bytes]);
    const stop = last ? text.length : text.length - this.#separator.length;
    let i = 0;
    for (; i < stop && this.#found === undefined; i++) i += this.#step(text, i);
    if (last && this.#openLine > 0) this.#found ??= { line: this.#openLine, metLine: 0 };
    this.#carried = Buffer.from(text.subarray(i));
  }

  /** Reads the byte at `i`; returns how many more belong to it. */
  #step(text: Buffer, i: number): number {
    const separator = this.#separator;
    const byte = text[i];
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && text[i + 1] !== LINE_FEED)) this.#line++;
    if (this.#openLine > 0) {
      if (byte !== QUOTE) return 0;
      if (text[i + 1] === QUOTE) return 1;
      if (!isEnd(text, i + 1, separator) && this.#line > this.#openLine) this.#found = { line: this.#openLine, metLine: this.#line };
      else this.#openLine = 0;
    } else if (byte === QUOTE && this.#cellStart) {
      this.#openLine = this.#line;
      this.#cellStart = false;
    } else if (byte === separator[0] && startsWith(text, i, separator)) {
      this.#cellStart = true;
      return separator.length - 1;
    } else {
      this.#cellStart = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    }
    return 0;
  }
}

function isEnd(text: Buffer, i: number, separator: Buffer): boolean {
  return i >= text.length || text[i] === LINE_FEED || text[i] === CARRIAGE_RETURN || startsWith(text, i, separator);
}

function startsWith(text: Buffer, start: number, part: Buffer): boolean {
  for (let i = 0; i < part.length; i++) if (text[start + i] !== part[i]) return false;
  return true;
}

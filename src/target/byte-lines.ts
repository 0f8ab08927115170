const QUOTE = 0x22;
const SPACE = 0x20;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const APOSTROPHE = 0x27;
const FIRST_BYTES = 1 << 20;

const encoder = new TextEncoder();

/**
 * Lines of cells as UTF-8, for many rows: what `lineOf` (delimited-line.ts) makes of strings, made of bytes. A cell at the head of a line may not be left out.
 *
 *     lines.cell(values.data, values.offsets[i], values.offsets[i + 1]);
 *     lines.cell(keys, i * 43, i * 43 + 43);
 *     lines.endLine();
 *     await output.write(lines.take());
 */
export class ByteLines {
  readonly #delimiter: number;
  readonly #escapeFormulas: boolean;
  /** 1 for a byte that makes quotes necessary. */
  readonly #special = new Uint8Array(256);
  #bytes = new Uint8Array(FIRST_BYTES);
  /** Takes the place of `#bytes` when they are taken: what was taken may still be on its way. */
  #spare = new Uint8Array(0);
  #end = 0;
  #lineStart = 0;
  #atHead = true;

  /** @param delimiter one ASCII character. */
  constructor(delimiter: string, escapeFormulas = false) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#escapeFormulas = escapeFormulas;
    for (const byte of [this.#delimiter, QUOTE, LINE_FEED, CARRIAGE_RETURN]) this.#special[byte] = 1;
  }

  /** Bytes that have gathered. */
  get length(): number {
    return this.#end;
  }

  /** Appends the cell `data[from .. end)`, valid UTF-8, with what delimits and quotes it. */
  cell(data: Uint8Array, from: number, end: number): void {
    // at worst each byte is a quote
    this.#reserve((end - from) * 2 + 4);
    const bytes = this.#bytes;
    let write = this.#end;
    if (this.#atHead) this.#atHead = false;
    else bytes[write++] = this.#delimiter;
    const formula = this.#escapeFormulas && end > from && isFormula(data[from]);
    const start = write;
    if (formula) bytes[write++] = APOSTROPHE;
    const special = this.#special;
    let specials = 0;
    for (let i = from; i < end; i++) {
      const byte = data[i];
      specials += special[byte];
      bytes[write++] = byte;
    }
    const plain = specials === 0 && (from === end || ((formula || isInner(data, from)) && isInner(data, lastCharacter(data, from, end))));
    this.#end = plain ? write : this.#quote(start, formula, data, from, end);
  }

  /** Appends a cell of text; lone surrogates become U+FFFD. */
  text(text: string): void {
    const { length } = text;
    this.#reserve(length + 1);
    const bytes = this.#bytes;
    let write = this.#end;
    if (!this.#atHead) bytes[write++] = this.#delimiter;
    const special = this.#special;
    const first = length === 0 ? 0 : text.charCodeAt(0);
    let units = 0;
    let specials = 0;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      units |= unit;
      specials += special[unit & 0xff];
      bytes[write++] = unit;
    }
    const plain = units < 0x80 && specials === 0 && (length === 0 || (first > SPACE && text.charCodeAt(length - 1) > SPACE));
    if (plain && !(this.#escapeFormulas && isFormula(first))) {
      this.#end = write;
      this.#atHead = false;
    } else {
      const encoded = encoder.encode(text);
      this.cell(encoded, 0, encoded.length);
    }
  }

  /** Writes the cell once more, in quotes, from `write` on; returns where it ends. */
  #quote(write: number, formula: boolean, data: Uint8Array, from: number, end: number): number {
    const bytes = this.#bytes;
    bytes[write++] = QUOTE;
    if (formula) bytes[write++] = APOSTROPHE;
    for (let i = from; i < end; i++) {
      if (data[i] === QUOTE) bytes[write++] = QUOTE;
      bytes[write++] = data[i];
    }
    bytes[write++] = QUOTE;
    return write;
  }

  endLine(): void {
    this.#reserve(3);
    // a line without any character would read as no record at all
    if (this.#end === this.#lineStart && !this.#atHead) for (let i = 0; i < 2; i++) this.#bytes[this.#end++] = QUOTE;
    this.#bytes[this.#end++] = LINE_FEED;
    this.#lineStart = this.#end;
    this.#atHead = true;
  }

  /** Appends whole lines that somebody else has made; only at the head of a line. */
  append(lines: Uint8Array): void {
    this.#reserve(lines.length);
    this.#bytes.set(lines, this.#end);
    this.#end += lines.length;
    this.#lineStart = this.#end;
  }

  /** What has gathered; valid until the next is taken. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#end);
    const free = this.#spare.length < this.#bytes.length ? new Uint8Array(this.#bytes.length) : this.#spare;
    this.#spare = this.#bytes;
    this.#bytes = free;
    this.#end = 0;
    this.#lineStart = 0;
    return taken;
  }

  #reserve(bytes: number): void {
    if (this.#end + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#end + bytes));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
  }
}

/** = + - @, tab, carriage return. */
function isFormula(byte: number): boolean {
  return byte === 0x3d || byte === 0x2b || byte === 0x2d || byte === 0x40 || byte === 0x09 || byte === CARRIAGE_RETURN;
}

/** Whether the character at `at` is no blank; U+FEFF would be a byte order mark at the head of a file. */
function isInner(data: Uint8Array, at: number): boolean {
  const byte = data[at];
  if (byte <= SPACE) return false;
  return !(byte === 0xc2 && data[at + 1] === 0xa0) && !(byte === 0xef && data[at + 1] === 0xbb && data[at + 2] === 0xbf);
}

function lastCharacter(data: Uint8Array, from: number, end: number): number {
  let at = end - 1;
  while (at > from && (data[at] & 0xc0) === 0x80) at--;
  return at;
}

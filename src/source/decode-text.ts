import { isUtf8 } from 'node:buffer';
import { oneOf } from '../options.js';
import { windows1252ToUtf8 } from './windows-1252.js';

/** Encodings that a file of text may have. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What else people and programs call them. ISO 8859-1 is read as windows-1252, of which it is a part, as browsers do. */
const OTHER_NAMES: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  'utf-16': 'utf-16le',
  utf16: 'utf-16le',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  latin1: 'windows-1252',
  'latin-1': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  cp1252: 'windows-1252',
  ansi: 'windows-1252',
};

/** An encoding as a person writes it, in any case. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function encodingNamed(text: string): Encoding {
  const name = text.trim().toLowerCase();
  return OTHER_NAMES[name] ?? oneOf('encoding', name, ENCODINGS, 'utf-8');
}

/** Text as UTF-8 bytes, without byte order mark. */
export interface DecodedText {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  /** First line (from 1) that is no UTF-8, where that is why the text was taken for windows-1252; else 0. */
  readonly firstBadLine: number;
}

const PROBE_BYTES = 1024;
const BLOCK_BYTES = 1 << 20;
const NEWLINE = 10;

/**
 * Bytes of unknown encoding as UTF-8: by byte order mark, else UTF-16 where every second byte tends to be NUL, else UTF-8 where it is valid, else
 * windows-1252, in which anything is valid.
 *
 * @param bytes     the whole file.
 * @param encoding  where it is known; broken sequences of UTF-8 then become U+FFFD. A byte order mark of that encoding is dropped.
 * @cost O(bytes); valid UTF-8 is not copied.
 */
export function decodeText(bytes: Buffer, encoding?: Encoding): DecodedText {
  const marked = markedEncoding(bytes);
  const found = encoding ?? marked?.encoding ?? guessedEncoding(bytes);
  const body = marked?.encoding === found ? bytes.subarray(marked.length) : bytes;
  if (found === 'utf-8') return { bytes: isUtf8(body) ? body : decoded(body, 'utf-8'), encoding: found, firstBadLine: 0 };
  if (found === 'windows-1252') return { bytes: windows1252ToUtf8(body), encoding: found, firstBadLine: encoding === undefined ? firstBadLine(body) : 0 };
  return { bytes: utf16ToUtf8(body, found === 'utf-16be'), encoding: found, firstBadLine: 0 };
}

function markedEncoding(bytes: Buffer): { readonly encoding: Encoding; readonly length: number } | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', length: 2 };
  return undefined;
}

/** Latin letters, digits, delimiters and line ends have a zero half in UTF-16; the other half of a character of text is rarely zero. */
function guessedEncoding(bytes: Buffer): Encoding {
  const pairs = Math.min(bytes.length, PROBE_BYTES) >> 1;
  let zeroFirst = 0;
  let zeroSecond = 0;
  for (let i = 0; i < pairs; i++) {
    if (bytes[2 * i] === 0) zeroFirst++;
    if (bytes[2 * i + 1] === 0) zeroSecond++;
  }
  if (zeroSecond * 2 > pairs && zeroFirst * 8 <= zeroSecond) return 'utf-16le';
  if (zeroFirst * 2 > pairs && zeroSecond * 8 <= zeroFirst) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** A newline is never part of a longer UTF-8 sequence, so that every line is valid or broken by itself. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end;
  }
  return 0;
}

function utf16ToUtf8(bytes: Buffer, bigEndian: boolean): Buffer {
  if (!bigEndian) return decoded(bytes, 'utf-16le');
  const even = bytes.length & ~1;
  return decoded(Buffer.concat([Buffer.from(bytes.subarray(0, even)).swap16(), bytes.subarray(even)]), 'utf-16le');
}

/** In blocks; lone surrogates, a last odd byte, broken sequences become U+FFFD. */
function decoded(bytes: Buffer, encoding: 'utf-8' | 'utf-16le'): Buffer {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
    blocks.push(Buffer.from(decoder.decode(bytes.subarray(start, start + BLOCK_BYTES), { stream: true }), 'utf8'));
  }
  blocks.push(Buffer.from(decoder.decode(), 'utf8'));
  return Buffer.concat(blocks);
}

import { isUtf8 } from 'node:buffer';
import { oneOf } from '../options.js';
import { recoderOf } from './recoder.js';
import { firstBadLine } from './utf8-check.js';

/** Encodings that a file of text may have. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What else people and programs call them. ISO 8859-1 is read as windows-1252, of which it is a part, as browsers do. */
const OTHER_NAMES: ReadonlyMap<string, Encoding> = new Map(
  Object.entries<Encoding>({
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
  }),
);

/** An encoding as a person writes it, in any case. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function encodingNamed(text: string): Encoding {
  const name = text.trim().toLowerCase();
  return OTHER_NAMES.get(name) ?? oneOf('encoding', name, ENCODINGS, 'utf-8');
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

/**
 * Bytes of unknown encoding as UTF-8: by byte order mark, else UTF-16 where every second byte tends to be NUL, else UTF-8 where it is valid, else
 * windows-1252, in which anything is valid.
 *
 * @param bytes     the whole file.
 * @param encoding  where it is known; broken sequences of UTF-8 then become U+FFFD. A byte order mark of that encoding is dropped.
 * @cost O(bytes); valid UTF-8 is not copied.
 */
export function decodeText(bytes: Buffer, encoding?: Encoding): DecodedText {
  const found = encoding ?? encodingByHead(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  const body = withoutMark(bytes, found);
  const guessed = encoding === undefined && found === 'windows-1252';
  return { bytes: found === 'utf-8' && isUtf8(body) ? body : recoded(body, found), encoding: found, firstBadLine: guessed ? firstBadLine(body) : 0 };
}

/** The text behind a byte order mark of its encoding. */
export function withoutMark(bytes: Buffer, encoding: Encoding): Buffer {
  const marked = markedEncoding(bytes);
  return marked?.encoding === encoding ? bytes.subarray(marked.length) : bytes;
}

/** The encoding that the first bytes of a text tell, by a byte order mark or by the zeros of UTF-16; undefined where they tell nothing. */
export function encodingByHead(head: Buffer): Encoding | undefined {
  return markedEncoding(head)?.encoding ?? utf16ByZeros(head);
}

function markedEncoding(bytes: Buffer): { readonly encoding: Encoding; readonly length: number } | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', length: 2 };
  return undefined;
}

/** Latin letters, digits, delimiters and line ends have a zero half in UTF-16; the other half of a character of text is rarely zero. */
function utf16ByZeros(bytes: Buffer): Encoding | undefined {
  const pairs = Math.min(bytes.length, PROBE_BYTES) >> 1;
  let zeroFirst = 0;
  let zeroSecond = 0;
  for (let i = 0; i < pairs; i++) {
    if (bytes[2 * i] === 0) zeroFirst++;
    if (bytes[2 * i + 1] === 0) zeroSecond++;
  }
  if (zeroSecond * 2 > pairs && zeroFirst * 8 <= zeroSecond) return 'utf-16le';
  if (zeroFirst * 2 > pairs && zeroSecond * 8 <= zeroFirst) return 'utf-16be';
  return undefined;
}

/** In blocks: the text of a file may be too long for one string. */
function recoded(bytes: Buffer, encoding: Encoding): Buffer {
  const recoder = recoderOf(encoding);
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK_BYTES) blocks.push(recoder.push(bytes.subarray(start, start + BLOCK_BYTES)));
  blocks.push(recoder.end());
  return Buffer.concat(blocks);
}

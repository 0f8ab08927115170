import { isMisDecoded, plainCharacter } from './plain-characters.js';
import { characterEscape } from '../../src/text/character-escapes.js';
import { characterReference } from '../../src/text/character-references.js';
import { markupTag } from '../../src/text/markup-tags.js';

const encoder = new TextEncoder();

/** A row cut into tokens: the bytes of each, the bit set of separators in front of each, and the one behind the last. */
export interface ScannedRow {
  readonly tokens: number[][];
  readonly gaps: number[];
  readonly tail: number;
}

/** Classes of bytes as the scan knows them. */
const isSeparator = (cls: number): boolean => cls === 0 || (cls >= 3 && cls < 0x20);
const gapBit = (cls: number): number => (cls >= 8 ? 2 ** (cls % 8) : cls === MARK ? 0x40 : 1);
const ALONE = 1;
const JOINER = 2;
const MARK = 3;
const QUESTION = 0x3f;
const LOST = 0xff;
const SUBSTITUTE = 0xfe;
const MOST_MARKS = 4;
const MAY_BEGIN_TAG = 16;

/** The bytes of a row that are read: `maxBytes` of them, fewer where that would end inside a UTF-8 sequence. */
export function cutRow(row: Uint8Array, maxBytes: number): Uint8Array {
  if (row.length <= maxBytes) return row;
  let end = maxBytes;
  while (end > 0 && row[end] >= 0x80 && row[end] < 0xc0) end--;
  return row.slice(0, end);
}

/** What a row has at `at`: how many bytes it takes, and the text that they are; a byte that is no ASCII is itself. */
function writtenAt(classes: Uint8Array, row: Uint8Array, text: string, at: number, token: number | null): { length: number; text: string } | null {
  const mayBeginTag = classes[row[at]] >= MAY_BEGIN_TAG && classes[row[at]] < 0x20;
  const tag = mayBeginTag ? (row[at] === 0x3c ? markupTag(text, at) : characterEscape(text, at)) : null;
  if (tag !== null) return { length: tag.length, text: plainCharacter(tag.text) ?? tag.text };
  const reference = row[at] === 0x26 && classes[0x26] === ALONE ? characterReference(text, at) : null;
  if (reference !== null) return { length: reference.length, text: plainCharacter(reference.text) ?? reference.text };
  const character = characterAt(row, at);
  const plain = character === null ? null : plainCharacter(character);
  if (character === null || plain === null || (token !== null && isMisDecoded(row, token, at, encoder.encode(character).length))) return null;
  return { length: encoder.encode(character).length, text: plain };
}

/** The character beyond ASCII of two or three bytes that begins at `at`; `null`: none does. */
function characterAt(row: Uint8Array, at: number): string | null {
  const length = row[at] >= 0xe0 ? 3 : 2;
  if (row[at] < 0xc2 || row[at] > 0xef || at + length > row.length) return null;
  const character = new TextDecoder('utf-8', { ignoreBOM: true }).decode(row.slice(at, at + length));
  // (what cannot be decoded is U+FFFD as well)
  const isWhole = character !== '\uFFFD' || (row[at + 1] === 0xbf && row[at + 2] === 0xbd);
  return [...character].length === 1 && isWhole ? character : null;
}

/** Whether marks of lost letters stand in front of a letter or digit of ASCII. */
function beginsWord(classes: Uint8Array, row: Uint8Array, from: number): boolean {
  let at = from;
  for (let marks = 0; marks < MOST_MARKS && at < row.length; marks++) {
    const character = characterAt(row, at);
    const plain = character === null ? null : plainCharacter(character);
    if (classes[plain?.charCodeAt(0) ?? row[at]] !== MARK) break;
    at += plain === null ? 1 : encoder.encode(character ?? '').length;
  }
  return at < row.length && row[at] < 0x80 && classes[row[at]] >= 0x20;
}

/** One row → tokens, by way of a list of classes and one state. */
export function scanRow(classes: Uint8Array, whole: Uint8Array, maxBytes: number): ScannedRow {
  const row = cutRow(whole, maxBytes);
  const text = String.fromCharCode(...row);
  const tokens: number[][] = [];
  const gaps: number[] = [];
  let gap = 0;
  let open: number | null = null; // where the token begins that is being read
  for (let at = 0; at < row.length; ) {
    const written = writtenAt(classes, row, text, at, open);
    const code = written?.text.charCodeAt(0) ?? row[at];
    const cls = written !== null && code >= 0x80 ? 0xff : classes[code];
    const rest = written === null ? [] : [...encoder.encode(written.text.slice(1))];
    const bytes = cls === 0xff && written !== null ? [...encoder.encode(written.text)] : [cls === ALONE ? code : cls, ...rest];
    const from = at;
    at += written?.length ?? 1;
    if (cls === JOINER && open !== null) continue;
    const isLost = cls === MARK && (open !== null || beginsWord(classes, row, from));
    if (!isLost && (isSeparator(cls) || cls === JOINER)) {
      gap |= gapBit(cls);
      open = null;
      continue;
    }
    const stored = isLost ? [code === QUESTION ? LOST : SUBSTITUTE] : bytes;
    if (open !== null && cls !== ALONE) {
      tokens[tokens.length - 1].push(...stored);
      gap = 0;
      continue;
    }
    tokens.push(stored);
    gaps.push(gap);
    gap = 0;
    open = cls === ALONE ? null : from;
  }
  return { tokens, gaps, tail: gap };
}

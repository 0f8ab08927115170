import { characterReference } from '../../src/text/character-references.js';

const encoder = new TextEncoder();

/** A row cut into tokens: the bytes of each, the bit set of separators in front of each, and the one behind the last. */
export interface ScannedRow {
  readonly tokens: number[][];
  readonly gaps: number[];
  readonly tail: number;
}

/** Classes of bytes as the scan knows them. */
const isSeparator = (cls: number): boolean => cls === 0 || (cls >= 3 && cls < 0x20);
const ALONE = 1;
const JOINER = 2;

/** The bytes of a row that are read: `maxBytes` of them, fewer where that would end inside a UTF-8 sequence. */
export function cutRow(row: Uint8Array, maxBytes: number): Uint8Array {
  if (row.length <= maxBytes) return row;
  let end = maxBytes;
  while (end > 0 && row[end] >= 0x80 && row[end] < 0xc0) end--;
  return row.slice(0, end);
}

/** The characters of a row, bytes or character references, by their class, and what they are in a token. */
function* characters(classes: Uint8Array, row: Uint8Array): Generator<{ cls: number; bytes: Iterable<number> }> {
  const text = String.fromCharCode(...row);
  for (let at = 0; at < row.length; ) {
    const reference = row[at] === 0x26 && classes[0x26] === ALONE ? characterReference(text, at) : null;
    if (reference === null) {
      const byte = row[at++];
      const cls = classes[byte];
      yield { cls, bytes: [cls === ALONE ? byte : cls] };
      continue;
    }
    at += reference.length;
    const code = reference.text.charCodeAt(0);
    const cls = code < 0x80 ? classes[code] : 0xff;
    if (code >= 0x80) yield { cls, bytes: encoder.encode(reference.text) };
    else yield { cls, bytes: [cls === ALONE ? code : cls, ...encoder.encode(reference.text.slice(1))] };
  }
}

/** One row → tokens, by way of a list of classes and one state. */
export function scanRow(classes: Uint8Array, row: Uint8Array, maxBytes: number): ScannedRow {
  const tokens: number[][] = [];
  const gaps: number[] = [];
  let gap = 0;
  let open: number[] | null = null; // the token being read
  const begin = (bytes: number[]): void => {
    tokens.push(bytes);
    gaps.push(gap);
    gap = 0;
  };
  for (const { cls, bytes } of characters(classes, cutRow(row, maxBytes))) {
    if (cls === JOINER && open !== null) continue;
    if (isSeparator(cls) || cls === JOINER) {
      gap |= cls >= 8 ? 2 ** (cls % 8) : 1;
      open = null;
    } else if (cls === ALONE) {
      begin([...bytes]);
      open = null;
    } else if (open !== null) {
      open.push(...bytes);
    } else {
      open = [...bytes];
      begin(open);
    }
  }
  return { tokens, gaps, tail: gap };
}

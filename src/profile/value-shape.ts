import { readDate } from './date-reader.js';
import { Kind } from './number-summary.js';

/** What a value is taken for. */
export const VALUE_TYPES = ['integer', 'decimal', 'date', 'boolean', 'email', 'url', 'text'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

/** How a value's letters are cased: all upper, all lower, capitals in front of words alone, anything else; no letters with a case. */
export const CASES = ['upper', 'lower', 'title', 'mixed', 'none'] as const;
export type Casing = (typeof CASES)[number];

/** What one value looks like. */
export interface ValueShape {
  readonly type: ValueType;
  /** Milliseconds since 1970; NaN where it is no date. */
  readonly time: number;
  readonly casing: Casing;
  /** `AAA-999`: upper case letters A, lower case a, other letters x, digits 9, all else as it is; of longer values each run once, with a + behind it. */
  readonly mask: string;
  readonly leadingBlank: boolean;
  readonly trailingBlank: boolean;
  /** Letters of two scripts in one word, one of which can be mistaken for the other's. */
  readonly mixedScripts: boolean;
}

/** Values up to this length have a mask of one character each. */
const MAX_PLAIN_MASK = 16;
/** Code units of a value that are looked at. */
const MAX_SEEN = 4096;
const MAX_MASK = 48;
const BOOLEAN = /^(true|false|yes|no)$/i;
const EMAIL = /^[^\s@"]+@[^\s@]+\.[^\s@.]+$/;
const URL_START = /^(https?|ftp):\/\/\S+$/i;
const LETTERED = /^\p{L}/u;

/** Looks at one value, which is not empty and is of this {@link Kind} of number. O(length), 4,096 code units at most. */
export function valueShape(value: string, kind: number): ValueShape {
  const text = value.length > MAX_SEEN ? value.slice(0, MAX_SEEN) : value;
  const trimmed = text.trim();
  const date = kind === Kind.none ? readDate(trimmed) : null;
  const { mask, casing } = maskOf(text);
  return {
    type: kind === Kind.integer ? 'integer' : kind === Kind.decimal ? 'decimal' : date !== null ? 'date' : textType(trimmed),
    time: date === null ? Number.NaN : date.time,
    casing,
    mask,
    leadingBlank: text !== text.trimStart(),
    trailingBlank: value !== value.trimEnd(),
    mixedScripts: hasMixedScripts(text),
  };
}

function textType(text: string): ValueType {
  if (BOOLEAN.test(text)) return 'boolean';
  if (text.includes('@') && EMAIL.test(text)) return 'email';
  return URL_START.test(text) ? 'url' : 'text';
}

function maskOf(text: string): { mask: string; casing: Casing } {
  let plain = '';
  let runs = '';
  let last = '';
  let repeated = false;
  let upper = 0;
  let lower = 0;
  let titled = true;
  let inWord = false;
  for (const character of text) {
    const symbol = symbolOf(character);
    const isLetter = symbol === 'A' || symbol === 'a' || symbol === 'x';
    if (symbol === 'A') {
      upper++;
      titled &&= !inWord;
    } else if (symbol === 'a') {
      lower++;
      titled &&= inWord;
    }
    inWord = isLetter;
    if (plain.length <= MAX_PLAIN_MASK) plain += symbol;
    if (symbol !== last) {
      if (runs.length > MAX_MASK) continue;
      if (repeated) runs += '+';
      runs += symbol;
      last = symbol;
      repeated = false;
    } else repeated = true;
  }
  if (repeated) runs += '+';
  const casing = upper + lower === 0 ? 'none' : lower === 0 ? 'upper' : upper === 0 ? 'lower' : titled ? 'title' : 'mixed';
  return { mask: plain.length <= MAX_PLAIN_MASK ? plain : runs.length > MAX_MASK ? `${runs.slice(0, MAX_MASK)}…` : runs, casing };
}

function symbolOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) {
    if (code >= 0x61 && code <= 0x7a) return 'a';
    if (code >= 0x41 && code <= 0x5a) return 'A';
    return code >= 0x30 && code <= 0x39 ? '9' : character;
  }
  if (LETTERED.test(character)) return character !== character.toLowerCase() ? 'A' : character !== character.toUpperCase() ? 'a' : 'x';
  return /^\p{Nd}/u.test(character) ? '9' : character;
}

/** Scripts with letters that look like another's of them. */
const CONFUSABLE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const NOT_ASCII = /[^\0-\x7f]/;

function hasMixedScripts(text: string): boolean {
  if (!NOT_ASCII.test(text)) return false;
  return text.split(/[^\p{L}\p{M}]+/u).some((word) => NOT_ASCII.test(word) && CONFUSABLE.filter((script) => script.test(word)).length > 1);
}

import { sameLetters } from '../../text/plain-letters.js';
import { grouped } from './word-cuts.js';

/** Parts an address, as a comma would. */
export const COMMA = ',';
/** Vowel points of Arabic and Hebrew, its stretched lines, the mark of Thai abbreviations. */
const POINTS = /[\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u0640\u0E2F]/g;

/** What is written in a script of its own, and the words that it is read as. */
export type Reading = readonly [written: string, words: readonly string[]];

/** What is known of words in scripts of their own: see script-words in CONTRIBUTING.md. */
export interface ScriptWords {
  /** By what is written, as {@link scriptForm} has it: the words that it is read as. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** What stands joined in front of a name, longest first. */
  readonly fronts: readonly Reading[];
  /** Regions and towns of Han letters, which another may follow without a blank, by their first letter; longest first. */
  readonly regions: ReadonlyMap<number, readonly Reading[]>;
}

/** A row of the table: its class, what is written, and what it is read as. */
export type ScriptRow = readonly [cls: string, written: string, latin: string];

/** The rows that are one word. */
export function scriptWordsOf(rows: readonly ScriptRow[]): ScriptWords {
  const words = new Map<string, readonly string[]>();
  const fronts: Reading[] = [];
  const regions: Reading[] = [];
  for (const [cls, written, latin] of rows) {
    const form = scriptForm(written);
    if (form.includes(' ')) continue;
    const read = latin === '' ? [COMMA] : latin.split(' ');
    if (cls === 'region') {
      regions.push([form, read]);
      continue;
    }
    if (cls === 'front' || cls === 'part-front') fronts.push([form, read]);
    words.set(form, read);
  }
  return { words, fronts: fronts.sort(longestFirst), regions: grouped(regions.sort(longestFirst), ([written]) => written.charCodeAt(0)) };
}

/** The rows that are several words: those that are written, and what they are read as, in one word. */
export function scriptPhrases(rows: readonly ScriptRow[]): (readonly [written: readonly string[], latin: string])[] {
  return rows.filter(([, written]) => written.includes(' ')).map(([, written, latin]) => [written.split(' '), latin.replaceAll(' ', '')]);
}

function longestFirst([a]: Reading, [b]: Reading): number {
  return b.length - a.length || (a < b ? -1 : 1);
}

/** A word as it is looked up: without points, with one of the letters that stand for each other. */
export function scriptForm(text: string): string {
  return sameLetters(
    text
      .normalize('NFKC')
      .replace(POINTS, '')
      .replace(/['\u05F3]/g, ''),
  );
}

import { foldWords } from '../../text/fold.js';
import { COMMA } from './token-words.js';

/** Arabic, Hebrew, the scripts of India, Thai and Lao: what they leave unwritten of the vowels nobody can tell from the letters. */
const VOWELLESS = /[\u0590-\u06FF\u0750-\u077F\u0900-\u0EFF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Vowel points of Arabic and Hebrew, its stretched lines, the mark of Thai abbreviations. */
const POINTS = /[\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u0640\u0E2F]/g;
/** Letters of Arabic and Persian that are written for each other. */
const VARIANTS: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };
const VARIANT = /[أإآٱىیکة]/g;
/** The article of Arabic, which Latin letters write apart or leave out. */
const ARTICLE = /^ال(?=...)/;
const PIECES = /\p{Nd}+|[^\p{Nd}]+/gu;
const NUMBER = /^\p{Nd}/u;
/** Behind a word of these scripts: its letters are other words than the same ones of Latin (בן is no "bn"). */
export const VOWELLESS_MARK = "'";

/** What is known of words of these scripts: see script-words in CONTRIBUTING.md. */
export interface ScriptWords {
  /** By what is written, as {@link scriptForm} has it: the words that it is read as. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** What stands joined in front of a name, longest first. */
  readonly fronts: readonly (readonly [written: string, words: readonly string[]])[];
}

/** A row of the table: its class, what is written, and what it is read as. */
export type ScriptRow = readonly [cls: string, written: string, latin: string];

/** The rows that are one word. */
export function scriptWordsOf(rows: readonly ScriptRow[]): ScriptWords {
  const words = new Map<string, readonly string[]>();
  const fronts: [string, readonly string[]][] = [];
  for (const [cls, written, latin] of rows) {
    const form = scriptForm(written);
    if (form.includes(' ')) continue;
    const read = latin === '' ? [COMMA] : latin.split(' ');
    if (cls === 'front' || cls === 'part-front') fronts.push([form, read]);
    words.set(form, read);
  }
  return { words, fronts: fronts.sort((a, b) => b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1)) };
}

/** Whether a token has letters of a script that leaves vowels out. */
export function isVowelless(token: string): boolean {
  return VOWELLESS.test(token);
}

/** A word as it is looked up: without points, with one of the letters that stand for each other. */
export function scriptForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(POINTS, '')
    .replace(/['\u05F3]/g, '')
    .replace(VARIANT, (letter) => VARIANTS[letter]);
}

/**
 * A token of such a script → words of Latin letters where the table has it, else its letters with {@link VOWELLESS_MARK}; numbers apart, as they are.
 *
 * @example cutVowelless('ถนนสีลม', known)  // => ['thanon', "silm'"]
 */
export function cutVowelless(token: string, known: ScriptWords): string[] {
  const words: string[] = [];
  for (const piece of scriptForm(token).match(PIECES) ?? []) {
    if (NUMBER.test(piece)) words.push(...foldWords(piece));
    else putWord(piece, known, words);
  }
  return words;
}

function putWord(piece: string, known: ScriptWords, words: string[]): void {
  const read = known.words.get(piece);
  if (read !== undefined) {
    words.push(...read);
    return;
  }
  const front = known.fronts.find(([written]) => piece.startsWith(written));
  if (front !== undefined) {
    words.push(...front[1]);
    putWord(piece.slice(front[0].length), known, words);
    return;
  }
  for (const word of foldWords(piece.replace(ARTICLE, ''))) words.push(word + VOWELLESS_MARK);
}

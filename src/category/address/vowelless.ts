import { foldWords } from '../../text/fold.js';
import { type ScriptWords, scriptForm } from './script-words.js';

/** Arabic, Hebrew, the scripts of India, Thai and Lao: what they leave unwritten of the vowels nobody can tell from the letters. */
const VOWELLESS = /[\u0590-\u06FF\u0750-\u077F\u0900-\u0EFF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** The article of Arabic, which Latin letters write apart or leave out. */
const ARTICLE = /^ال(?=...)/;
const PIECES = /\p{Nd}+|[^\p{Nd}]+/gu;
const NUMBER = /^\p{Nd}/u;
/** Behind a word of these scripts: its letters are other words than the same ones of Latin (בן is no "bn"). */
export const VOWELLESS_MARK = "'";

/** Letters of such a word from which on tables are asked for it by them. */
const MIN_LETTERS = 4;

/** The letters of a word of such a script, without its mark, where they are enough to be no other word's; `null` for any other. */
export function lettersBeforeMark(word: string): string | null {
  return word.length > MIN_LETTERS && word.endsWith(VOWELLESS_MARK) ? word.slice(0, -1) : null;
}

/** Whether a token has letters of a script that leaves vowels out. */
export function isVowelless(token: string): boolean {
  return VOWELLESS.test(token);
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

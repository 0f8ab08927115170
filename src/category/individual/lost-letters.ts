import { foldWords } from '../../text/fold.js';
import { Gap } from '../../text/byte-classes.js';
import type { NameTokens } from './tokens.js';

/** Stands in a word for letters that were lost on the way: M?ller, J\uFFFDrgen. */
export const LOST = '?';
const BROKEN = '\uFFFD';
/** What letters with marks are, as names are folded; bytes that were lost left a mark each. */
const LETTER = '(?:ae|oe|ue|ss|th|dj|[acdegilnorstuyz])';
/** Letters and digits, and where some were lost. */
const LETTERS = /^[a-z0-9?]+$/;
/** Of more places with lost letters a name is anybody's (and each makes finding it three times as long). */
const MAX_PLACES = 4;

/** The word of a token of which characters are broken; `null` for any other token. */
export function foldBroken(token: string): string[] | null {
  if (!token.includes(BROKEN)) return null;
  const parts = token.split(BROKEN).map((part) => foldWords(part).join(''));
  return parts.some((part) => part !== '') ? [parts.join(LOST)] : [];
}

/**
 * Joins words to the question marks between their letters, where a program without the letter has left one: "M?ller", "?ukasz"; behind a word ("Bront?") only beside
 * another one, as a single one there is a doubt. Other question marks fall out.
 *
 * @param mark    the word of a question mark.
 * @param joined  the word of a text.
 */
export function joinLostLetters(tokens: NameTokens, mark: number, textOf: (word: number) => string, joined: (text: string) => number): void {
  const { words, gaps, count } = tokens;
  const isOne = words.indexOf(mark) === words.lastIndexOf(mark, count - 1);
  let write = 0;
  let passed = 0;
  let wasMark = false;
  for (let i = 0; i < count; ) {
    let end = i + 1;
    while (end < count && gaps[end] === 0 && (words[end - 1] === mark || words[end] === mark)) end++;
    // (John Smith?)
    if (isOne && end - i > 1 && words[end - 1] === mark) end--;
    const run = Array.from(words.subarray(i, end), textOf).join('');
    // (John (?) Smith)
    const gap = (wasMark ? gaps[i] & ~Gap.close : gaps[i]) | passed;
    passed = 0;
    wasMark = words[i] === mark;
    if (/[a-z]/.test(run)) {
      words[write] = end - i === 1 ? words[i] : joined(run);
      gaps[write++] = gap;
    } else if (wasMark) passed = gap & ~(Gap.open | Gap.close);
    else {
      words[write] = words[i];
      gaps[write++] = gap;
    }
    i = end;
  }
  tokens.count = write;
}

/** What a word with lost letters may be: at least two letters are left, no fewer than are lost, and these in four places at most; `null` for any other word. */
export function lostPattern(word: string): RegExp | null {
  // (+ and & are words, too, and what is lost beside them is no letter)
  if (!word.includes(LOST) || !LETTERS.test(word)) return null;
  const left = word.replaceAll(LOST, '').length;
  if (left < 2 || left * 2 < word.length || (word.match(/\?+/g) ?? []).length > MAX_PLACES) return null;
  return new RegExp(`^${word.replace(/\?+/g, ({ length }, at: number) => `${LETTER}{${at + length === word.length ? 0 : 1},${length}}`)}$`);
}

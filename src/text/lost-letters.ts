import { foldWords } from './fold.js';
import { UNSPACED } from './unspaced-scripts.js';

/** Stands in a word for letters that were lost on the way: M?ller, J\uFFFDrgen. */
export const LOST = '?';
/** Stands in a raw token for them: what bytes that are no UTF-8 are decoded as, and what the scan keeps of a question mark between letters. */
export const BROKEN = '\uFFFD';
/** What the scan takes for such a place: a question mark, and the character that stands for what was lost, which U+FFFD is read as. */
export const MARKS_OF_LOST = '?\u001A';
/** What letters with marks are, as names are folded; bytes that were lost left a mark each. */
const LETTER = '(?:ae|oe|ue|ss|th|dj|[acdegilnorstuyz])';
/** Letters and digits, and where some were lost. */
const LETTERS = /^[a-z0-9?]+$/;
/** Of more places with lost letters a name is anybody's (and each makes finding it three times as long). */
const MAX_PLACES = 4;
/** What is lost beside a digit is none of its letters: 50?60. */
const BESIDE_DIGIT = /(?<=\d)\uFFFD+|\uFFFD+(?=\d)/;

/** Letters of a word without those that were lost, at least, where it is to be known that some were: of one nobody knows what it was. */
const MIN_LEFT = 2;

/** Letters of a word, at least, beside which a dash or a blank that does not break was lost (Food?Service). */
const MIN_WORD = 4;

/**
 * The words of a token of which characters are broken; `null` for any other token, and for one without blanks between its words.
 *
 * @param isWord  whether a list has a word: what was lost between two of them is none of their letters.
 */
export function foldBroken(token: string, isWord: (word: string) => boolean): string[] | null {
  if (!token.includes(BROKEN) || UNSPACED.test(token)) return null;
  return token.split(BESIDE_DIGIT).flatMap((part) => {
    const parts = part.split(BROKEN).map((piece) => foldWords(piece).join(''));
    const pieces = parts.filter(Boolean);
    if (pieces.length > 1 && pieces.every((piece) => piece.length >= MIN_WORD && isWord(piece))) return pieces;
    const left = parts.join('');
    return left === '' ? [] : [left.length < MIN_LEFT ? left : parts.join(LOST)];
  });
}

/** What a word with lost letters may be: at least two letters are left, no fewer than are lost, and these in four places at most; `null` for any other word. */
export function lostPattern(word: string): RegExp | null {
  // (+ and & are words, too, and what is lost beside them is no letter)
  if (!word.includes(LOST) || !LETTERS.test(word)) return null;
  const left = word.replaceAll(LOST, '').length;
  if (left < MIN_LEFT || left * 2 < word.length || (word.match(/\?+/g) ?? []).length > MAX_PLACES) return null;
  return new RegExp(`^${word.replace(/\?+/g, ({ length }, at: number) => `${LETTER}{${at + length === word.length ? 0 : 1},${length}}`)}$`);
}

/** Letters of Latin alphabets, of which one at least is beyond ASCII. */
const MARKED_LATIN = /^(?=.*[^\x00-\x7f])[\p{Script=Latin}\p{M}]+$/u;
const BEYOND_ASCII = /[^a-z]+/g;
/** Letters that must be left where others were dropped without a trace. */
const MIN_WITHOUT_MARKED = 3;

/** What is left of a word in Latin letters where those beyond ASCII were dropped without a trace (Jürgen: jrgen), no fewer than were dropped; '': that would say nothing. */
export function leftWithoutMarked(token: string): string {
  if (!MARKED_LATIN.test(token)) return '';
  const word = token.normalize('NFC').toLowerCase();
  const left = word.replace(BEYOND_ASCII, '');
  return left.length >= MIN_WITHOUT_MARKED && left.length * 2 >= word.length ? left : '';
}

import { foldPhrase } from './phrase.js';

/** A letter of another script than Latin. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Accents of Greek and Cyrillic, Hebrew points, Arabic vowel signs and the stretch between letters, apostrophes and what is not seen. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640\u200b-\u200f\u2060\ufeff'`\u2018\u2019\u02b9-\u02bf]/gu;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Text → what names of places are compared in. Latin: the words of {@link foldPhrase} with blanks between. Any other script stays in itself, lower case, without
 * accents and points, words with blanks between: read in Latin letters, names of one script would meet words of another ("Poo", the United States in Vai).
 *
 * @param text bounded by the caller. Nothing throws; '' where there is no letter or digit.
 * @example placeKey('Côte d’Ivoire')  // => 'cote divoire'
 * @example placeKey('Российская Федерация')  // => 'россииская федерация'
 */
export function placeKey(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return foldPhrase(text).join(' ');
  return text.normalize('NFKD').toLowerCase().replace(MARKS, '').normalize('NFKC').replace(NOT_WORD, ' ').trim();
}

import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';
import { foldWords } from '../../text/fold.js';
import { foldConsonantal, nameOfScript } from './consonant-scripts.js';
import { foldDevanagari } from './devanagari.js';

/** Scripts that write a whole name without a blank, the surname first: Han and Hangul. */
const SYLLABLES = /^[\u3400-\u9FFF\uF900-\uFAFF\uAC00-\uD7AF]{2,5}$/u;
/** Stands for a comma among folded words. */
export const COMMA = ',';
/** Begins with a surname of two characters. */
const isCompound = recognizer('individual', 'compound-surname');
/** Letters that names of a language are usually written with others for than what they look like. */
const withUsualLetters = rewriter('individual', 'letter');

/**
 * Folds one token of a person's name. A Han or Hangul name of several characters becomes the surname, a comma and the given name as one word; Devanagari
 * gets the vowels that it does not write.
 *
 * @example foldNameToken('김정은')  // => ['gim', ',', 'jeongeun']
 */
export function foldNameToken(token: string): string[] {
  const plain = token.normalize('NFKC');
  if (SYLLABLES.test(plain)) {
    const characters = [...plain];
    const length = isCompound(plain) || characters.length > 3 ? 2 : 1;
    const surname = characters.slice(0, length).join('');
    // (surnames of one letter in the official romanization are listed: they are no initials)
    const known = nameOfScript(surname);
    return [...(known === undefined ? foldWords(surname) : [known]), COMMA, ...foldWords(characters.slice(length).join(''))];
  }
  const consonantal = foldConsonantal(plain);
  if (consonantal !== null) return consonantal;
  return foldDevanagari(plain) ?? foldWords(withUsualLetters(token));
}

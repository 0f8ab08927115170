import { rewriter } from '../../lexicon/spelling-rules.js';
import { foldWords } from '../../text/fold.js';
import { foldConsonantal } from './consonant-scripts.js';
import { foldDevanagari } from './devanagari.js';
import { isOfSyllables, splitSyllables } from './syllable-scripts.js';

/** Stands for a comma among folded words. */
export const COMMA = ',';
/** Stands in front of the words of a token in Han, Hangul or kana. */
export const SYLLABLES = ';';
/** Letters that names of a language are usually written with others for than what they look like. */
const withUsualLetters = rewriter('individual', 'letter');

/**
 * Folds one token of a person's name. A Han or Hangul name of several characters becomes the surname, a comma and the given name as one word; Devanagari
 * gets the vowels that it does not write.
 *
 * @example foldNameToken('김정은')  // => [';', 'gim', ',', 'jeongeun']
 */
export function foldNameToken(token: string): string[] {
  const plain = token.normalize('NFKC').trim();
  const split = splitSyllables(plain);
  if (split !== null) return [SYLLABLES, split[0], COMMA, split[1]];
  if (isOfSyllables(plain)) return [SYLLABLES, ...foldWords(plain)];
  const consonantal = foldConsonantal(plain);
  if (consonantal !== null) return consonantal;
  return foldDevanagari(plain) ?? foldWords(withUsualLetters(token));
}

import { foldWords } from '../../text/fold.js';
import { isIndic, romanizeIndic } from '../../text/indic.js';
import { nameOfScript } from './consonant-scripts.js';

/** Stands behind what is written short, with a blank behind it or without: एन॰, सी॰एन॰. */
const ABBREVIATION = '\u0970';

/**
 * Words of a token in an Indian script as such names are usually written in Latin letters, with the vowels that the script does not write; `null` for any other. How Latin letters
 * are called, which initials are written as, is in script-names.tsv (एन is n).
 *
 * @example foldIndic('राजेन्द्र')  // => ['rajendra']
 * @example foldIndic('एन॰')  // => ['n']
 */
export function foldIndic(token: string): string[] | null {
  return isIndic(token) ? token.split(ABBREVIATION).flatMap(foldWord) : null;
}

function foldWord(word: string): string[] {
  const known = nameOfScript(word);
  return known === undefined ? foldWords(romanizeIndic(word)) : [known];
}

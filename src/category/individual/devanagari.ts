import anyAscii from 'any-ascii';
import { foldWords } from '../../text/fold.js';
import { letterOfScript, nameOfScript } from './consonant-scripts.js';

const DEVANAGARI = /[\u0900-\u097F]/;
/** Stands behind what is written short, with a blank behind it or without: एन॰, सी॰एन॰. */
const ABBREVIATION = '\u0970';
/** A consonant with no vowel sign or virama behind it, inside a word, is spoken with an a. */
const INHERENT_VOWEL = /([\u0915-\u0939\u0958-\u095F]\u093C?)(?=[\u0905-\u0939\u0958-\u095F])/gu;
/** So is the last of several consonants at the end of a word: राजेन्द्र is Rajendra. */
const FINAL_CLUSTER = /(\u094D[\u0915-\u0939\u0958-\u095F]\u093C?)$/u;
/** सिंह is Singh. */
const NASAL_H = /\u0902(?=\u0939)/g;
const NASAL = /\u0902/g;

/**
 * Words of a token in Devanagari as such names are usually written in Latin letters, with the vowels that the script does not write; `null` for any other. Letters that people
 * write otherwise than scholars do are in script-letters.tsv (श is sh), how Latin letters are called, which initials are written as, in script-names.tsv (एन is n).
 *
 * @example foldDevanagari('राजेन्द्र')  // => ['rajendra']
 * @example foldDevanagari('एन॰')  // => ['n']
 */
export function foldDevanagari(token: string): string[] | null {
  return DEVANAGARI.test(token) ? token.split(ABBREVIATION).flatMap(foldWord) : null;
}

function foldWord(word: string): string[] {
  const initial = nameOfScript(word);
  if (initial !== undefined) return [initial];
  const spoken = word.replace(INHERENT_VOWEL, '$1a').replace(FINAL_CLUSTER, '$1a').replace(NASAL_H, 'ng').replace(NASAL, 'n');
  let text = '';
  for (const letter of spoken) text += letterOfScript(letter) ?? letter;
  return foldWords(anyAscii(text));
}

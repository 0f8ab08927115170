import { foldWords } from '../../text/fold.js';
import { spelledBuilding } from './cyrillic.js';
import { DASH } from './hangul.js';
import { COMMA, type ScriptWords } from './script-words.js';
import { cutUnspaced, isUnspaced } from './unspaced.js';
import { cutVowelless, isVowelless } from './vowelless.js';

/** º or ª in a token of its own: of 2.º it says nothing, n.º is "no". */
export const ORDINAL_SIGN = 'º';

/** Commas and semicolons of Arabic, Chinese and Japanese; dashes longer than a hyphen. */
const SEPARATOR = /[\u060C\u061B\u3001\uFF0C\uFF1B\u2010-\u2015\u2212]/;
const SEPARATORS = /([\u060C\u061B\u3001\uFF0C\uFF1B\u2010-\u2015\u2212])/;
const DASHES = /^[\u2010-\u2015\u2212]$/;
const ORDINAL_SIGNS = /^[º°ª]$/;
/** Signs that are read as words. */
const SIGNS = /[º°ª¼½¾⅓⅔⅛]/;

/**
 * A token with other characters than ASCII → its words, folded, and {@link COMMA} or {@link DASH} where it has one of another script.
 *
 * @param known  what is known of words in scripts of their own.
 * @example cutToken('12،', known)  // => ['12', ',']
 */
export function cutToken(token: string, known: ScriptWords): string[] {
  const unspaced = isUnspaced(token);
  if (SEPARATOR.test(token)) {
    // (between the numbers of a block a dash is one of its counters)
    const pieces = token.split(SEPARATORS).filter((piece) => piece !== '');
    if (!unspaced || pieces.some((piece) => SEPARATOR.test(piece) && !DASHES.test(piece)))
      return pieces.flatMap((piece) => (DASHES.test(piece) ? DASH : SEPARATOR.test(piece) ? COMMA : cutToken(piece, known)));
  }
  if (known.words.size > 0 && isVowelless(token)) return cutVowelless(token, known);
  if (unspaced) return cutUnspaced(token, known);
  const building = spelledBuilding(token);
  if (building !== null) return building.flatMap((word) => foldWords(word));
  if (ORDINAL_SIGNS.test(token)) return [ORDINAL_SIGN];
  if (!SIGNS.test(token)) return foldWords(token);
  // 2º and 2ª are a level, nº is a number; ½ is no part of the digits in front of it
  const plain = token
    .replace(/\b([Nn])[º°]/g, '$1o ')
    .replace(/(?<=\d)\s*[ºª°]/g, ' ')
    .replace(/[¼½¾⅓⅔⅛]/g, ' half ');
  return plain.split(' ').flatMap((part) => foldWords(part));
}

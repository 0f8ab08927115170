import { lazily } from '../../lexicon/lazily.js';
import { tablePairs } from '../../lexicon/table-pairs.js';
import { inDevanagari, isIndic } from '../../text/indic.js';
import { plainLetters } from '../../text/plain-letters.js';

/** A token of Arabic or Hebrew letters, which leave out most vowels. */
const CONSONANTAL = /^(?:[\u05D0-\u05EA\u05F3\u05F4\u0600-\u06FF\u200C]|(?<=[\u05D0-\u05EA])['"](?=[\u05D0-\u05EA]))+$/;
const ARTICLE = /^ال(?=..)/;

/** Words that firms are called by, and what they are in Latin letters (script-names.tsv, of companies and shared with persons, by whom firms are called, too). */
const names = lazily(() => new Map([...tablePairs('shared', 'scriptNames'), ...tablePairs('company', 'companyScriptNames')]));

/**
 * The words of a token in Arabic, Hebrew or Indian letters that firms are known to be called by, the Arabic article apart, as Latin letters have it; `null` for any other token: letters
 * without vowels say nothing of how they are spoken.
 *
 * @example scriptName('النور')  // => ['al', 'noor']
 * @example scriptName('כהן')  // => ['cohen']
 */
export const scriptName = (token: string): string[] | null => (isIndic(token) || CONSONANTAL.test(token) ? scriptNameIn(names(), token) : null);

/** The same by names that are given; the words of all tables of companies are read so, too, when they are built. `names`: by {@link plainScriptWord}. */
export function scriptNameIn(names: ReadonlyMap<string, string>, token: string): string[] | null {
  const plain = plainScriptWord(token);
  const bare = plain.replace(ARTICLE, '');
  const name = names.get(bare) ?? names.get(plain);
  if (name === undefined) return null;
  return bare === plain ? [name] : ['al', name];
}

/** A word as the table has it: without marks, but for the vowels of Indian scripts, which are marks and tell words apart, and these in one alphabet. */
export const plainScriptWord = (written: string): string => (isIndic(written) ? inDevanagari(written.normalize('NFKC')) : plainLetters(written));

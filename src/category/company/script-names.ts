import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { inDevanagari } from '../../text/indic.js';
import { plainLetters } from '../../text/plain-letters.js';

/** A token of Arabic or Hebrew letters, which leave out most vowels. */
const CONSONANTAL = /^(?:[\u05D0-\u05EA\u05F3\u05F4\u0600-\u06FF\u200C]|(?<=[\u05D0-\u05EA])['"](?=[\u05D0-\u05EA]))+$/;
const ARTICLE = /^ال(?=..)/;
const INDIC = /[\u0900-\u0DFF]/;

/** Words that firms are called by, and what they are in Latin letters (script-names.tsv, of companies and shared with persons, by whom firms are called, too). */
const names = lazily(() => {
  const lines = `${tableText('shared', 'scriptNames')}\n${tableText('company', 'companyScriptNames')}`.split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [written: string, latin: string]));
});

/**
 * The words of a token in Arabic, Hebrew or Indian letters that firms are known to be called by, the Arabic article apart, as Latin letters have it; `null` for any other token: letters
 * without vowels say nothing of how they are spoken. The words of all tables of companies are read so, too, when they are built.
 *
 * @example scriptName('النور')  // => ['al', 'noor']
 * @example scriptName('כהן')  // => ['cohen']
 */
export function scriptName(token: string): string[] | null {
  if (INDIC.test(token)) {
    const name = names().get(inDevanagari(token.normalize('NFKC')));
    return name === undefined ? null : [name];
  }
  if (!CONSONANTAL.test(token)) return null;
  const plain = plainLetters(token);
  const bare = plain.replace(ARTICLE, '');
  const name = names().get(bare) ?? names().get(plain);
  if (name === undefined) return null;
  return bare === plain ? [name] : ['al', name];
}

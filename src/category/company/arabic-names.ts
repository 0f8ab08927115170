import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { plainLetters } from '../../text/plain-letters.js';

const ARABIC = /^[\u0600-\u06FF]+$/;
const ARTICLE = /^ال(?=..)/;

/** Words that firms are called by, and what they are in Latin letters (tables/company/script-names.tsv). */
const names = lazily(() => {
  const lines = tableText('company', 'companyScriptNames').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [written: string, latin: string]));
});

/**
 * The words of a token in Arabic letters that firms are known to be called by, its article apart, as Latin letters have it; `null` for any other token: letters without
 * vowels say nothing of how they are spoken. Words of well-known names and of legal forms are in no row: they are read as those tables have them.
 *
 * @example arabicName('النور')  // => ['al', 'noor']
 */
export function arabicName(token: string): string[] | null {
  if (!ARABIC.test(token)) return null;
  const plain = plainLetters(token);
  const bare = plain.replace(ARTICLE, '');
  const name = names().get(bare) ?? names().get(plain);
  if (name === undefined) return null;
  return bare === plain ? [name] : ['al', name];
}

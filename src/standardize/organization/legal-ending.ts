import { foldPhrase } from '../../text/phrase.js';
import { legalForms, legalSpellings } from './organization-tables.js';

/** More words than this no legal form has. */
const LONGEST = 8;
/** Written-out forms are given their usual short spelling only for these classes: a foundation, an association, a bank calls itself so. */
const CLASSES = new Set(['limited', 'stock', 'partnership', 'limited-partnership', 'company']);

export interface LegalEnding {
  /** Words that it has, from the end of the name. */
  readonly words: number;
  readonly spelling: string;
  readonly because: string;
}

/**
 * The legal form that a name ends in, the longest that there is; null: none. A value of one word has none.
 *
 * @param words the words of a name as written.
 */
export function legalEnding(words: readonly string[]): LegalEnding | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const spelling = spellingOf(words.slice(words.length - length));
    // "Limited" alone may be a name; "Co Ltd" is none
    if (spelling !== null && (length < words.length || length > 1)) return { words: length, ...spelling };
  }
  return null;
}

function spellingOf(written: readonly string[]): { spelling: string; because: string } | null {
  const { byCanonical, byWritten } = legalSpellings();
  const text = written.join(' ').toLowerCase().replace(/,/g, '').trim();
  const exact = byWritten.get(text) ?? byWritten.get(text.replace(/\.$/, ''));
  if (exact !== undefined) return { spelling: exact, because: `legal form as usually written: ${exact}` };
  const phrase = foldPhrase(text).join(' ');
  const row = legalForms().get(phrase);
  if (row === undefined || row.ambiguous === 'phrase') return null;
  const spelling = byCanonical.get(row.canonical);
  if (spelling === undefined || !CLASSES.has(row.class)) return null;
  return { spelling, because: `legal form of ${row.scope === '*' ? 'many countries' : row.scope}: ${row.canonical}` };
}

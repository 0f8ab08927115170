import type { LexiconEntry } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import type { CompanyWords } from './words.js';

const LEVELS: Readonly<Record<string, string>> = { country: 'c', demonym: 'c', part: 's', state: 's', city: 't' };
const CODE = /^[A-Z]{2}$/;
const SURE = '@';
const OF_KNOWN_NAME = '!';

/**
 * Where a row of the places says that something is, as a word that no value has: "@" where that is sure and "?" where it may be another word, level (country, state,
 * town), code of the country, and what the place is called below that: "@cde", "@sdebavaria", "?tdemunich". '' for a region that is in no country. Two
 * that are sure say other places where they differ, unless they are of one country and of different levels (kernel/assembly/company-places.ts).
 */
export function placeMark({ class: cls, scope, canonicalWords }: LexiconEntry, isSure: boolean): string {
  const level = LEVELS[cls];
  if (level === undefined || !CODE.test(scope)) return '';
  return `${isSure ? SURE : '?'}${level}${scope.toLowerCase()}${level === 'c' ? '' : canonicalWords.join('')}`;
}

/** Marks of a value whose name everybody knows, in `own` those of the name itself: of others "!" for "@", as firms of such a name are in many places and a short list means one by all. */
export function marksOfKnownName(words: CompanyWords, marks: ReadonlySet<WordId>, own: ReadonlySet<WordId>): WordId[] {
  const others = [...marks].filter((mark) => !own.has(mark));
  return [...own, ...others.map((mark) => (words.textOf(mark).startsWith(SURE) ? words.id(OF_KNOWN_NAME + words.textOf(mark).slice(1)) : mark))];
}

/** Whether a mark is that of a place below a country, by the code of the country. */
export function isWithin(mark: string, country: string): boolean {
  return mark[1] !== LEVELS.country && mark.slice(2, 4) === country;
}

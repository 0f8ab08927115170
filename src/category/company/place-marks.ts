import type { LexiconEntry } from '../../lexicon/lexicon.js';

const LEVELS: Readonly<Record<string, string>> = { country: 'c', demonym: 'c', part: 's', state: 's', city: 't' };
const CODE = /^[A-Z]{2}$/;

/**
 * Where a row of the places says that something is, as a word that no value has: "@" where that is sure and "?" where it may be another word, level (country, state,
 * town), code of the country, and what the place is called below that: "@cde", "@sdebavaria", "?tdemunich". '' for a region that is in no country. Two
 * that are sure say other places where they differ, unless they are of one country and of different levels (kernel/assembly/company-places.ts).
 */
export function placeMark({ class: cls, scope, canonicalWords }: LexiconEntry, isSure: boolean): string {
  const level = LEVELS[cls];
  if (level === undefined || !CODE.test(scope)) return '';
  return `${isSure ? '@' : '?'}${level}${scope.toLowerCase()}${level === 'c' ? '' : canonicalWords.join('')}`;
}

/** Whether a mark is that of a place below a country, by the code of the country. */
export function isWithin(mark: string, country: string): boolean {
  return mark[1] !== LEVELS.country && mark.slice(2, 4) === country;
}

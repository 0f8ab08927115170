import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/**
 * Words, folded, that names are often said without: what line of business somebody is in ("Hilton Hotels", "Hilton"), except where groups have a firm of their own for
 * it ("FirstRand Bank", "FirstRand"); tables/company/omitted-kinds.tsv has the exceptions, and what is no line of business but left off all the same.
 */
export const omittedKinds: () => ReadonlySet<string> = lazily(() => {
  const exceptions = new Map(lexiconTable('omittedKinds').map(({ canonical, class: kind }) => [canonical, kind]));
  const isOmitted = (word: string, canonical: string, kind: string): boolean =>
    (exceptions.get(word) ?? exceptions.get(canonical) ?? (kind === 'industry' ? 'omitted' : 'kept')) === 'omitted';
  const kinds = lexiconTable('genericWords').flatMap(({ words, canonical, class: kind }) =>
    words.length === 1 && isOmitted(words[0], canonical, kind) ? words : [],
  );
  // (what a club is besides its name is one word: see club-forms.ts)
  const clubs = lexiconTable('clubForms').map(({ canonicalWords }) => canonicalWords.join(' '));
  return new Set([...kinds, ...clubs]);
});

/** Words, folded, that say how a firm is organized and how far it reaches: behind the short form of a well-known name that stays what it is ("SAP", "SAP Group"). */
export const firmWords: () => ReadonlySet<string> = lazily(() => {
  const firms = new Set(lexiconTable('omittedKinds').flatMap(({ canonical, class: kind }) => (kind === 'firm' ? [canonical] : [])));
  return new Set(lexiconTable('genericWords').flatMap(({ words, canonical }) => (words.length === 1 && firms.has(canonical) ? words : [])));
});

import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** Letters from which on a name has few neighbours that are words. */
const UNMISTAKABLE = 8;

/** Words, folded, that name something that everybody knows (tables/company/famous-names.tsv): who writes nearly the same rather has slipped. */
export const famousNames: () => ReadonlySet<string> = lazily(() => new Set(lexiconTable('famousNames').flatMap(({ words }) => words)));

/** Those of which a word that nobody knows is a slip whatever stands beside it: long ones that nobody is named by. */
export function unmistakableNames(): string[] {
  return lexiconTable('famousNames').flatMap(({ words, class: kind }) => (kind === 'brand' ? words.filter((word) => word.length >= UNMISTAKABLE) : []));
}

import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/**
 * Words of other languages, folded, to what they are in English (tables/company/translations.tsv): of trades, of kinds of bodies, and what associations write on their
 * banners. They are told of words alone, not that these are generic: "Hof" is a farm in German, and a name elsewhere.
 */
export const translations: () => ReadonlyMap<string, readonly string[]> = lazily(() => {
  const map = new Map<string, string[]>();
  for (const { words, canonicalWords } of lexiconTable('translations')) {
    const known = map.get(words[0]);
    if (known === undefined) map.set(words[0], [canonicalWords[0]]);
    else known.push(canonicalWords[0]);
  }
  return map;
});

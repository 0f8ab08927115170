import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { tableText } from '../../lexicon/table-text.js';

/** Words of a table of pairs by their others, both ways. */
function pairsOf(table: 'productsCalledAlike' | 'productOpposites'): Map<string, Set<string>> {
  const others = new Map<string, Set<string>>();
  const add = (word: string, other: string): void => void (others.get(word) ?? others.set(word, new Set()).get(word))?.add(other);
  for (const line of tableText('product', table).split('\n')) {
    const [word, other] = line.split(' ');
    add(word, other);
    add(other, word);
  }
  return others;
}

const namesOf = lazily(() => pairsOf('productsCalledAlike'));
const opposites = lazily(() => pairsOf('productOpposites'));

/** Whether two words, canonical, name kinds of things of which one may be called by the name of the other ("armchair", "chair": tables/product/called-alike.tsv). */
export function areCalledAlike(text: string, other: string): boolean {
  return namesOf().get(text)?.has(other) === true;
}

/** The words, canonical, of which no thing is any that is this one ("wired", "wireless": tables/product/opposites.tsv); `undefined`: there are none. */
export function oppositesOf(text: string): ReadonlySet<string> | undefined {
  return opposites().get(text);
}

const free = lazily(() => new Set(lexiconTable('productWords').flatMap((row) => (row.class === 'free' ? [row.canonicalWords.join('')] : []))));

/** Whether a word, canonical, says that a thing is without what others of its name have ("decaf", "alcohol free"). */
export function isFree(text: string): boolean {
  return free().has(text);
}

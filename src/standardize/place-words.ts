import { lazily } from '../lexicon/lazily.js';
import { tableText } from '../lexicon/table-text.js';

/** Words of one class, each with what it may become; '' where it only is what it is. */
export type ClassWords = ReadonlyMap<string, readonly string[]>;

/** Lines of class, word and what it becomes, by class. */
export function wordsByClass(lines: Iterable<string>): ReadonlyMap<string, ClassWords> {
  const classes = new Map<string, Map<string, string[]>>();
  for (const line of lines) {
    const [cls, word, becomes = ''] = line.split('\t');
    let words = classes.get(cls);
    if (words === undefined) classes.set(cls, (words = new Map()));
    const known = words.get(word);
    if (known === undefined) words.set(word, [becomes]);
    else known.push(becomes);
  }
  return classes;
}

const NO_WORDS: ClassWords = new Map();
const byClass = lazily(() => wordsByClass(tableText('place', 'placeWords').split('\n')));

/** Words of a class of tables/place/place-words.tsv; scripts/tables/word-tables.mjs says what each is for. */
export function placeWords(
  cls: 'article' | 'country' | 'territory' | 'country-link' | 'word-in-small-letters' | 'state-kind' | 'state-kind-behind' | 'state-link',
): ClassWords {
  return byClass().get(cls) ?? NO_WORDS;
}

/** Words as the alternatives of a regular expression, the longest first. */
export function alternatives(words: ClassWords): string {
  return [...words.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|');
}

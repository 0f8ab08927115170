import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import type { CompanyParse } from './parse.js';
import { mayRestate } from './restated.js';
import type { CompanyWords } from './words.js';

/** By word, the class of its row. */
const ownedKinds = lazily((): ReadonlyMap<string, string> => new Map(lexiconTable('ownedKinds').map(({ words, class: cls }) => [words[0], cls])));

/** Whether a value says from word `i` on whose the firm is: behind a comma, a dash or a bracket an article, at the end what it is ("Kestrel, an Alder company"). O(1). */
export function beginsOwner(words: CompanyWords, { words: read, gaps, wordCount }: CompanyParse, i: number): boolean {
  if (i === 0 || i + 2 >= wordCount || !(gaps[i] & Gap.comma || mayRestate(gaps[i]))) return false;
  const kinds = ownedKinds();
  return kinds.get(words.textOf(read[i])) === 'article' && kinds.get(words.textOf(read[wordCount - 1])) === 'owned';
}

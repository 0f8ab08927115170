import { Flag } from '../../category/individual/word-kinds.js';
import type { IndividualReader } from '../../category/individual/reader.js';
import { genderOf, wordFrequency } from '../../lexicon/lexicon.js';
import { lazily } from '../../lexicon/lazily.js';
import { recognizer, spellingRules } from '../../lexicon/spelling-rules.js';
import type { LinkTable } from '../link-table.js';

/** How names of fathers become those of children: each may have been it. */
const fathers = lazily(() => spellingRules('individual', 'father'));
const isMadeOfName = recognizer('individual', 'made-of-name');
const NO_FATHER = '';

/** Of which father's name the words of a column are made that are patronymics, or of which name those that add what many add: Ivanovich, Ivanovna; Ragnarsson, Ragnarsdóttir; Ramanbhai. */
export class FatherNames {
  readonly #table: LinkTable;
  /** By word; found when first asked for. */
  readonly #fathers: (string | undefined)[] = [];

  constructor(table: LinkTable) {
    this.#table = table;
  }

  /** To be called for each word before anything is asked of it. */
  prepare(word: number): void {
    this.#fathers[word] = undefined;
  }

  /** Whether two words are made of the names of two fathers, both in the lists: Viktorovna, Vladimirovna; not Nikolaevich, Nikolayevich. */
  areOther(a: number, b: number): boolean {
    const left = this.#fatherOf(a);
    const right = left === NO_FATHER ? NO_FATHER : this.#fatherOf(b);
    if (right === NO_FATHER || left.startsWith(right) || right.startsWith(left)) return false;
    const { reader } = this.#table;
    const { words } = reader as IndividualReader;
    if (reader.wordSkeleton(words.id(left)) === reader.wordSkeleton(words.id(right))) return false;
    const others = words.standsFor(right);
    for (const name of words.standsFor(left).keys()) if (others.has(name)) return false;
    return true;
  }

  /** The first name of the lists that may have become the word; nothing where it is no patronymic, or no list has such a name. */
  #fatherOf(word: number): string {
    return (this.#fathers[word] ??= this.#read(word));
  }

  #read(word: number): string {
    const { reader, words } = this.#table;
    const text = words.text[word];
    const { words: vocabulary } = reader as IndividualReader;
    if (!(vocabulary.flags[vocabulary.id(text)] & Flag.patronymic) && !isMadeOfName(text)) return NO_FATHER;
    for (const { pattern, becomes } of fathers()) {
      const name = text.replace(pattern, becomes);
      if (name !== text && (genderOf(name) > 0 || wordFrequency(name, 'given') > 0)) return name;
    }
    return NO_FATHER;
  }
}

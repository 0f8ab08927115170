import { Flag, Surety } from '../../category/individual/word-kinds.js';
import type { IndividualReader } from '../../category/individual/reader.js';
import { genderOf, wordFrequency } from '../../lexicon/lexicon.js';
import { lazily } from '../../lexicon/lazily.js';
import { recognizer, spellingRules } from '../../lexicon/spelling-rules.js';
import { plainEditDistance } from '../../similarity/plain-edit-distance.js';
import type { LinkTable } from '../link-table.js';

/** How names of fathers become those of children: each may have been it. */
const fathers = lazily(() => spellingRules('individual', 'father'));
const isMadeOfName = recognizer('individual', 'made-of-name');
const NO_FATHER = '';
const Child = { none: 0, son: 1, daughter: 2 } as const;
/** Letters in which spellings of one name of a child differ, at most: Nikolaevich, Nikolayevich. */
const MOST_EDITS = 2;

/** Of which father's name the words of a column are made that are patronymics, or of which name those that add what many add: Ivanovich, Ivanovna; Ragnarsson, Ragnarsdóttir; Ramanbhai. */
export class FatherNames {
  readonly #table: LinkTable;
  /** By word; found when first asked for. */
  readonly #fathers: (readonly string[] | undefined)[] = [];
  /** By word, one of {@link Child}; found when first asked for. */
  readonly #children: (number | undefined)[] = [];
  /** By word, see {@link areOne}; found when first asked for. */
  readonly #called: (ReadonlySet<number> | undefined)[] = [];

  constructor(table: LinkTable) {
    this.#table = table;
  }

  /** To be called for each word before anything is asked of it. */
  prepare(word: number): void {
    this.#fathers[word] = undefined;
    this.#children[word] = undefined;
    this.#called[word] = undefined;
  }

  /** Whether two words are made of the names of two fathers, both in the lists: Viktorovna, Vladimirovna; not Nikolaevich, Nikolayevich; or patronymics of a son and a daughter. */
  areOther(a: number, b: number): boolean {
    if (this.#childOf(a) !== Child.none && this.#childOf(b) !== Child.none && this.#childOf(a) !== this.#childOf(b)) return true;
    const left = this.#fathersOf(a)[0] ?? NO_FATHER;
    const right = left === NO_FATHER ? NO_FATHER : (this.#fathersOf(b)[0] ?? NO_FATHER);
    if (right === NO_FATHER || left.startsWith(right) || right.startsWith(left)) return false;
    const { reader, words: table } = this.#table;
    const { words } = reader as IndividualReader;
    // (Jónsdóttir and Jóhannsdóttir sound alike, and are too far from each other for one name)
    const sound = reader.wordSkeleton(words.id(left)) === reader.wordSkeleton(words.id(right)) || table.skeleton[a] === table.skeleton[b];
    if (sound && plainEditDistance(table.text[a], table.text[b], MOST_EDITS, false) <= MOST_EDITS) return false;
    const others = words.standsFor(right);
    // (what one is in another language, or seldom, is another father: Jón, Jóhann)
    for (const [name, surety] of words.standsFor(left)) if (surety < Surety.rare && (others.get(name) ?? Surety.rare) < Surety.rare) return false;
    return true;
  }

  /** Whether two words are patronymics of a son, or of a daughter, of one father, in two languages or spellings: Sergeevich, Serhiyovych; Grigorievna, Hryhorivna. */
  areOne(a: number, b: number): boolean {
    if (this.#childOf(a) === Child.none || this.#childOf(a) !== this.#childOf(b)) return false;
    const names = this.#namesOfFathers(b);
    for (const name of this.#namesOfFathers(a)) if (names.has(name)) return true;
    return false;
  }

  /** Whose patronymic a word is. */
  #childOf(word: number): number {
    return (this.#children[word] ??= this.#readChild(this.#table.words.text[word]));
  }

  #readChild(text: string): number {
    const { words } = this.#table.reader as IndividualReader;
    if (!(words.flags[words.id(text)] & Flag.patronymic)) return Child.none;
    return text.endsWith('a') ? Child.daughter : Child.son;
  }

  /** What the fathers of a word may be called by, as words of the reader. */
  #namesOfFathers(word: number): ReadonlySet<number> {
    return (this.#called[word] ??= this.#readNames(word));
  }

  #readNames(word: number): Set<number> {
    const { words } = this.#table.reader as IndividualReader;
    const names = new Set<number>();
    for (const father of this.#fathersOf(word)) {
      names.add(words.id(father));
      for (const [name, surety] of words.standsFor(father)) if (surety < Surety.rare) names.add(name);
    }
    return names;
  }

  /** Names of the lists that may have become the word, the likeliest first; none where it is no patronymic, or no list has such a name. */
  #fathersOf(word: number): readonly string[] {
    return (this.#fathers[word] ??= this.#read(word));
  }

  #read(word: number): string[] {
    const { reader, words } = this.#table;
    const text = words.text[word];
    const { words: vocabulary } = reader as IndividualReader;
    if (!(vocabulary.flags[vocabulary.id(text)] & Flag.patronymic) && !isMadeOfName(text)) return [];
    const names = fathers().map(({ pattern, becomes }) => text.replace(pattern, becomes));
    const isListed = (name: string): boolean => genderOf(name) > 0 || wordFrequency(name, 'given') > 0 || vocabulary.rows.given.get(name) !== undefined;
    return names.filter((name) => name !== text && isListed(name));
  }
}

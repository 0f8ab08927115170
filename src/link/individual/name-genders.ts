import { resized } from '../../category/vocabulary.js';
import { lazily } from '../../lexicon/lazily.js';
import { wordFrequency } from '../../lexicon/lexicon.js';
import { spellingRules } from '../../lexicon/spelling-rules.js';
import type { LinkTable } from '../link-table.js';

/** How names of women are made of names of men: Daniela, Danielle of Daniel. */
const feminine = lazily(() => spellingRules('individual', 'feminine'));
const FEMALE = 1;
const MALE = 2;

/** Which words of a column are given names of women, and which of men. */
export class NameGenders {
  readonly #table: LinkTable;
  /** {@link FEMALE}, {@link MALE}; 0: both, or no list says it. */
  #gender = new Uint8Array(0);

  constructor(table: LinkTable) {
    this.#table = table;
  }

  makeRoom(capacity: number): void {
    this.#gender = resized(this.#gender, capacity, 0);
  }

  /** To be called for each word before anything is asked of it. @param said  what the lists say: genderOf. */
  prepare(word: number, said: number): void {
    this.#gender[word] = said & (FEMALE | MALE);
  }

  /** Whether the one is a name of women and the other one of men: by the lists, or by how the one is made of the other. */
  areOther(a: number, b: number): boolean {
    const sum = this.#gender[a] | this.#gender[b];
    if (this.#gender[a] !== 0 && this.#gender[b] !== 0) return sum === (FEMALE | MALE);
    return this.isEitherFeminine(a, b);
  }

  /** Whether the one is made of the other as names of women are. */
  isEitherFeminine(a: number, b: number): boolean {
    return this.#isFeminineOf(a, b) || this.#isFeminineOf(b, a);
  }

  #isFeminineOf(woman: number, man: number): boolean {
    if (this.#gender[woman] === MALE || this.#gender[man] === FEMALE) return false;
    const { text } = this.#table.words;
    const longer = text[woman];
    const name = text[man];
    // (cheap: most names that are asked for begin otherwise)
    if (name.length < 3 || !longer.startsWith(name.slice(0, name.length - 2))) return false;
    if (wordFrequency(name, 'given') === 0 && this.#gender[man] !== MALE) return false;
    return feminine().some(({ pattern, becomes }) => longer !== name && longer.replace(pattern, becomes) === name);
  }
}

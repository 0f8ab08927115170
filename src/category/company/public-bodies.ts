import { lazily } from '../../lexicon/lazily.js';
import { type LexiconEntry, lexiconTable } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import { Flag, isConnective, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

const rowsOfClass = (cls: string): readonly LexiconEntry[] => lexiconTable('placeLevels').filter((row) => row.class === cls);
/** What a municipality is called as a corporation, in front of what it is. */
const fronts: () => readonly (readonly string[])[] = lazily(() => rowsOfClass('front').map(({ words }) => words));
/** What a county has. */
const offices: () => ReadonlySet<string> = lazily(() => new Set(rowsOfClass('office').map(({ words }) => words[0])));

const COUNTY = 'county';
const SHORT_FOR_COUNTY = 'co';

/** How those who govern a place, and what they have there, are written (rows of tables/company/place-levels.tsv). In linkage alone. */
export class PublicBodies {
  readonly #words: CompanyWords;
  readonly #county: WordId;
  readonly #co: WordId;

  constructor(words: CompanyWords) {
    this.#words = words;
    this.#county = words.id(COUNTY);
    this.#co = words.id(SHORT_FOR_COUNTY);
  }

  /** "The Corporation of the City of Thunder Bay", "... of the London Borough of Camden": so many medium words in front of what it is say nothing beside it. */
  frontLength(medium: Int32Array, end: number): number {
    const isLevel = (i: number): boolean => i < end && this.#words.places.isLevel(medium[i]);
    const isFront = (words: readonly string[]): boolean => words.every((word, i) => this.#words.textOf(medium[i]) === word);
    return fronts().find((words) => (isLevel(words.length) || isLevel(words.length + 1)) && isFront(words))?.length ?? 0;
  }

  /** "Municipal Court of the City of Pascagoula": what the place is to those who govern it, amid a value as it was read, says nothing; -1: it is not told. */
  levelWithin(read: Int32Array): WordId {
    const { kind, places, of } = this.#words;
    for (let i = 2; i + 2 < read.length; i++) {
      if (read[i + 1] !== of || !places.isLevel(read[i])) continue;
      const before = kind[read[i - 1]] === Kind.article ? i - 2 : i - 1;
      if (before > 0 && read[before] === of) return read[i];
    }
    return -1;
  }

  /** "Clayton Co Water Authority", "Chenango Co Health Dept": short for a county between its name and what it has, and no company ("Barnes & Co Health"). `read`: the words as they were read. */
  isCounty(medium: Int32Array, i: number, end: number, read: Int32Array): boolean {
    if (medium[i] !== this.#co || i === 0 || i + 1 >= end || !offices().has(this.#words.textOf(this.#words.canonical[medium[i + 1]]))) return false;
    const { kind, flags } = this.#words;
    const before = read.indexOf(this.#co) - 1;
    return before >= 0 && kind[read[before]] !== Kind.legal && !isConnective(kind[read[before]]) && (flags[read[before]] & Flag.initial) === 0;
  }

  get county(): WordId {
    return this.#words.canonical[this.#county];
  }
}

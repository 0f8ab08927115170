import type { InternTable } from '../../kernel/intern-table.js';
import type { PairTable } from '../../kernel/pair-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { packagedImage } from '../../lexicon/image.js';
import { wordFrequency } from '../../lexicon/lexicon.js';
import type { CategoryReader, Level, Reason } from '../category.js';
import type { WordId } from '../vocabulary.js';
import { explainCompany } from './explain.js';
import { CompanyLevels } from './levels.js';
import { CompanyParse, MAX_WORDS } from './parse.js';
import { CompanyRole } from './roles.js';
import { Flag, Kind, Noise } from './word-kinds.js';
import { CompanyWords } from './words.js';

const SCRATCH_WORDS = 4096;
/** A word in so many of a million names is a word, not a slip of another. */
const KNOWN_PER_MILLION = 50;
const ROLE_OF_KIND: readonly number[] = Object.values(Kind).map((kind) =>
  kind === Kind.generic ? CompanyRole.generic : kind === Kind.place ? CompanyRole.place : kind === Kind.number ? CompanyRole.number : CompanyRole.name,
);

/** Company names: see parse.ts for the grammar and levels.ts for what each key is made of. */
export class CompanyReader implements CategoryReader {
  readonly plainRowTokens = MAX_WORDS;
  readonly words: CompanyWords;
  readonly parse: CompanyParse;
  readonly levels: CompanyLevels;
  readonly #narrow = new Int32Array(SCRATCH_WORDS);
  readonly #medium = new Int32Array(SCRATCH_WORDS);

  constructor(kernel: Kernel) {
    this.words = new CompanyWords(kernel, packagedImage('company'));
    this.parse = new CompanyParse(this.words);
    this.levels = new CompanyLevels(this.words);
  }

  get pairs(): PairTable {
    return this.words.pairs.table;
  }

  get table(): InternTable {
    return this.words.table;
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    this.parse.read(ids, gaps, from, end);
  }

  levelWords(level: Level, out: Int32Array, at: number): number {
    if (level === 'narrow') return this.levels.narrow(this.parse, out, at);
    if (this.parse.asMedium) {
      const { mediumContent, mediumCount } = this.parse;
      if (level === 'wide') return this.levels.wide(mediumContent, 0, mediumCount, out, at);
      for (let i = 0; i < mediumCount; i++) out[at++] = mediumContent[i];
      return at;
    }
    const narrowEnd = this.levels.narrow(this.parse, this.#narrow, 0);
    if (level === 'medium') return this.levels.medium(this.#narrow, 0, narrowEnd, out, at);
    const mediumEnd = this.levels.medium(this.#narrow, 0, narrowEnd, this.#medium, 0);
    return this.levels.wide(this.#medium, 0, mediumEnd, out, at);
  }

  looserWords(medium: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    return this.levels.wide(medium, from, end, out, at);
  }

  linkUnits(words: Int32Array, roles: Uint8Array, at: number): number {
    const { tailMarker, legalMarker } = this.words;
    const narrowEnd = this.levels.narrow(this.parse, this.#narrow, 0);
    if (narrowEnd === 0) return at;
    const mediumEnd = this.levels.withShortNameInFront(this.#medium, this.levels.medium(this.#narrow, 0, narrowEnd, this.#medium, 0));
    let tailRole: number | null = null;
    let nameEnd = 0;
    for (let i = 0; i < mediumEnd; ) {
      const word = this.#medium[i];
      // the words of a well-known name are names, generic or not
      if (i >= nameEnd && this.words.flags[word] & Flag.wideNameStart && this.words.known.wideNames.match(this.#medium, i, mediumEnd) >= 0)
        nameEnd = i + this.words.known.wideNames.matchLength;
      if (word === tailMarker) {
        tailRole = this.#hasNoise(i + 1, mediumEnd) ? CompanyRole.note : CompanyRole.tail;
        i++;
      } else if (i < nameEnd) {
        words[at] = word;
        roles[at++] = tailRole ?? CompanyRole.name;
        i++;
      } else {
        const length = this.words.placeLength(this.#medium, i, mediumEnd);
        const place = this.#placeWords(i, length);
        for (const part of place) {
          words[at] = part;
          roles[at++] = tailRole ?? CompanyRole.place;
        }
        if (place.length === 0) {
          words[at] = word;
          roles[at++] = tailRole ?? (this.words.flags[word] & Flag.structure ? CompanyRole.structure : ROLE_OF_KIND[this.words.kind[word]]);
        }
        i += length || 1;
      }
    }
    let legal = false;
    for (let i = 0; i < narrowEnd; i++) {
      const word = this.#narrow[i];
      if (legal) {
        words[at] = word;
        roles[at++] = CompanyRole.legal;
      } else if (word === legalMarker) legal = true;
    }
    return at;
  }

  /**
   * A place as its usual name has it ("USA", "United States of America": united states), so that it is the same place however it is called. `length`: how many of the
   * medium words from `i` on are a place of several words; 0: none, then one word alone may be. Empty: no place, or one that is called so and no other way.
   */
  #placeWords(i: number, length: number): readonly WordId[] | Int32Array {
    const word = this.#medium[i];
    const { words } = this;
    if (length === 0) {
      // (other names of one word are of one family)
      const named = words.kind[word] === Kind.place ? words.placeWords(words.entry[word]) : [];
      return named.length > 1 ? named : [];
    }
    const named = words.placeWords(words.placePhrases.match(this.#medium, i, i + length));
    return named.length > 0 ? named : this.#medium.subarray(i, i + length);
  }

  #hasNoise(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.words.noise[this.#medium[i]] !== Noise.none) return true;
    return false;
  }

  wordWeight(word: number): number {
    return this.words.weightOf(word);
  }

  wordExpansion(word: number): number {
    return this.words.expansion[word];
  }

  wordFamilies(word: number): readonly number[] {
    return [this.words.base[word]];
  }

  wordSkeleton(word: number): number {
    return this.words.wideWords.wide(word);
  }

  isKnownWord(word: number): boolean {
    return (this.words.flags[word] & (Flag.lexical | Flag.digits)) !== 0 || wordFrequency(this.words.textOf(word), 'company') >= KNOWN_PER_MILLION;
  }

  wordText(word: number): string {
    return this.words.textOf(word);
  }

  explain(ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
    return explainCompany(this, ids, gaps, from, end, level);
  }
}

import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { CompanyLevels } from './levels.js';
import { CompanyParse } from './parse.js';
import type { CompanyWords } from './words.js';

/** A name of a table, as values that are it are read. */
export interface NameAsRead {
  /** Its words at the medium level, well-known names aside. */
  readonly words: readonly WordId[];
  /** Whether some of its words are a legal form, which a value may lack or have otherwise ("British Broadcasting Corporation"). */
  readonly hasLegalForm: boolean;
}

/** Reads names of the tables by the grammar that values are read by. Only before values are, and before well-known names are known. */
export class NamesAsRead {
  readonly #words: CompanyWords;
  readonly #parse: CompanyParse;
  readonly #levels: CompanyLevels;

  constructor(words: CompanyWords) {
    this.#words = words;
    this.#parse = new CompanyParse(words);
    // (by the grammar always: the plain reading goes by what is only known once all names are)
    this.#parse.steps = [];
    this.#levels = new CompanyLevels(words);
  }

  /** The ways to read a name: tables do not tell what parts its words, and letters amid it are read otherwise with hyphens beside them. O(words of the name). */
  ways(words: readonly string[]): readonly NameAsRead[] {
    const ways = [this.#read(words, Gap.space)];
    if (words.some((word) => word.length === 1)) ways.push(this.#read(words, Gap.hyphen));
    return ways;
  }

  #read(words: readonly string[], gap: number): NameAsRead {
    const { tailMarker } = this.#words;
    const ids = Int32Array.from(words, (word) => this.#words.id(word));
    const gaps = new Uint8Array(ids.length).fill(gap, 1);
    this.#parse.read(ids, gaps, 0, ids.length);
    const [narrow, medium] = [new Int32Array(3 * ids.length + 3), new Int32Array(3 * ids.length + 3)];
    const narrowEnd = this.#levels.narrow(this.#parse, narrow, 0);
    const mediumEnd = this.#levels.medium(narrow, 0, narrowEnd, medium, 0);
    return { words: Array.from(medium.subarray(0, mediumEnd)).filter((word) => word !== tailMarker), hasLegalForm: this.#parse.legalCount > 0 };
  }
}

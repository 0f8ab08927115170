import { lexiconTable } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import type { CompanyWords } from './words.js';

/**
 * Firms that everybody knows by several words (tables/company/famous-firms.tsv, and the full names of short-names.tsv), as values have them at the medium level:
 * hardly anybody calls another firm nearly so ("Exxor Mobil").
 */
export class FamousFirms {
  readonly #names = new PhraseTrie();

  constructor(words: CompanyWords) {
    const add = (name: readonly WordId[]): void => {
      if (name.length > 1) this.#names.add(name, 1);
    };
    for (const row of lexiconTable('famousFirms')) add(words.plainWords(row.words));
    words.eachRow('shortNames', (_, index) => add([...words.known.canonical(index)]));
  }

  /** Whether one of them begins with a word. */
  mayBegin(word: WordId): boolean {
    return this.#names.begins(word);
  }

  /** Whether the medium words `medium[0 .. end)` are one of them, and nothing besides. */
  isWhole(medium: Int32Array, end: number): boolean {
    return end > 1 && this.lengthAtStart(medium, end) === end;
  }

  /** How many of the medium words `medium[0 .. end)` are one of them, from the first one on; 0: none is. */
  lengthAtStart(medium: Int32Array, end: number): number {
    return this.#names.match(medium, 0, end) >= 0 ? this.#names.matchLength : 0;
  }
}

import { wordFrequency } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import { skeleton } from './skeleton.js';
import { SpellingIndex } from './spelling.js';
import { Flag } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** What words are at the wide level; found when first asked for. */
export class WideWords {
  readonly #words: CompanyWords;
  /** id + 1; 0: not asked for yet. */
  readonly #wide: number[] = [];
  readonly #corrected: number[] = [];
  #spelling: SpellingIndex | undefined;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** The spelling of the known word it is one slip away from, then its skeleton. */
  wide(id: WordId): WordId {
    const known = this.#wide[id];
    if (known > 0) return known - 1;
    const result = this.#words.id(skeleton(this.#words.textOf(this.corrected(id))));
    this.#wide[id] = result + 1;
    return result;
  }

  /** A word that no table knows, one slip away from exactly one word of the tables: that word. Otherwise the word itself. */
  corrected(id: WordId): WordId {
    const known = this.#corrected[id];
    if (known > 0) return known - 1;
    const result = this.#correct(id);
    this.#corrected[id] = result + 1;
    return result;
  }

  #correct(id: WordId): WordId {
    if (this.#words.flags[id] & (Flag.lexical | Flag.digits)) return id;
    const text = this.#words.textOf(id);
    if (text.length < SpellingIndex.minLength || wordFrequency(text, 'company') > 0) return id;
    this.#spelling ??= SpellingIndex.of(this.#spellable());
    const found = this.#spelling.nearest(text);
    return found === null ? id : this.#words.canonical[this.#words.id(found)];
  }

  *#spellable(): Iterable<string> {
    for (const entry of this.#words.entries) {
      if (entry.table === 'shortNames' || entry.table === 'genericWords' || entry.table === 'abbreviations') {
        if (entry.table !== 'abbreviations') yield* entry.words;
        yield* entry.canonicalWords;
      }
    }
  }
}

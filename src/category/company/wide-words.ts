import { wordFrequency } from '../../lexicon/lexicon.js';
import { rollingHash } from '../../text/rolling-hash.js';
import { resized, type WordId } from '../vocabulary.js';
import { skeleton } from './skeleton.js';
import { SpellingIndex } from '../spelling.js';
import { Flag } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** What words are at the wide level; found when first asked for. */
export class WideWords {
  readonly #words: CompanyWords;
  /** id + 1; 0: not asked for yet. */
  #wide = new Int32Array(0);
  #corrected = new Int32Array(0);
  /** 0: not asked for yet (or 0). */
  #hashes = new Int32Array(0);
  #spelling: SpellingIndex | undefined;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** The spelling of the known word it is one slip away from, then its skeleton. */
  wide(id: WordId): WordId {
    const known = this.#wide[id];
    if (known > 0) return known - 1;
    const corrected = this.corrected(id);
    const letters = this.#words.textOf(corrected);
    const bare = skeleton(letters);
    const result = bare === letters ? corrected : this.#words.id(bare);
    this.#makeRoom(id);
    this.#wide[id] = result + 1;
    return result;
  }

  /** {@link rollingHash} of the word's letters. */
  hashOf(id: WordId): number {
    const known = this.#hashes[id];
    if (known) return known;
    this.#makeRoom(id);
    return (this.#hashes[id] = rollingHash(this.#words.textOf(id)));
  }

  #makeRoom(id: WordId): void {
    if (id < this.#wide.length) return;
    const length = 2 ** Math.ceil(Math.log2(id + 2));
    this.#wide = resized(this.#wide, length, 0);
    this.#corrected = resized(this.#corrected, length, 0);
    this.#hashes = resized(this.#hashes, length, 0);
  }

  /** A word that no table knows, one slip away from exactly one word of the tables: that word. Otherwise the word itself. */
  corrected(id: WordId): WordId {
    const known = this.#corrected[id];
    if (known > 0) return known - 1;
    const result = this.#correct(id);
    this.#makeRoom(id);
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

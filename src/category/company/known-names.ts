import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import { HashFilter, rollingHash } from '../../text/rolling-hash.js';
import type { WordId } from '../vocabulary.js';
import { Flag, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

const FILTER_BITS = 18;

/** Well-known names and their short forms, as values have them at the medium level: connectives are gone ("bank america"), see levels.ts. */
export class KnownNames {
  /** Full names and the acronyms that stand for them in any name. */
  readonly names = new PhraseTrie();
  /** The same with every short form, for the wide level. */
  readonly wideNames = new PhraseTrie();
  /** Short forms that count only where they are the whole name. */
  readonly wholeNames = new PhraseTrie();
  /** Full names by their letters without blanks, and the hashes of these. */
  readonly #joined = new Map<string, number>();
  readonly #joinedHashes = new HashFilter(FILTER_BITS);
  readonly #canonical: (readonly WordId[])[] = [];

  readonly #words: CompanyWords;

  constructor(words: CompanyWords) {
    this.#words = words;
    words.eachRow('shortNames', (entry, index) => {
      const name = words.plainWords(entry.canonicalWords);
      this.#canonical[index] = name;
      const alias = words.plainWords(entry.words);
      // A generic word, a place or two letters alone are no well-known name in a longer one.
      const lone = alias.length === 1 && (words.kind[alias[0]] !== Kind.name || words.textOf(alias[0]).length <= 2);
      const whole = entry.ambiguous === 'whole' || lone;
      if (whole || (alias.length === 1 && entry.class !== 'acronym')) words.addPhrase(this.wholeNames, Flag.wholeNameStart, alias, index);
      else words.addPhrase(this.names, Flag.nameStart, alias, index);
      if (!whole) words.addPhrase(this.wideNames, Flag.wideNameStart, alias, index);
      if (name.length > 1) {
        words.addPhrase(this.names, Flag.nameStart, name, index);
        words.addPhrase(this.wideNames, Flag.wideNameStart, name, index);
        const letters = name.map((word) => words.textOf(word)).join('');
        this.#joined.set(letters, index);
        this.#joinedHashes.add(rollingHash(letters));
      }
    });
  }

  /** Whether a word alone is a name of {@link names}. */
  isAlone(word: WordId): boolean {
    return this.names.match([word], 0, 1) >= 0;
  }

  /** Whether letters with this {@link rollingHash} may be those of a full name. */
  mayBeJoined(hash: number): boolean {
    return this.#joinedHashes.has(hash);
  }

  /** Row of the full name that has the letters of the first `count` words, blanks aside ("Good Year"); -1: none. */
  matchJoined(ids: Int32Array, count: number): number {
    let hash = 0;
    for (let i = 0; i < count; i++) hash = this.#words.wideWords.joinedHash(hash, ids[i]);
    if (!this.#joinedHashes.has(hash)) return -1;
    let letters = '';
    for (let i = 0; i < count; i++) letters += this.#words.textOf(ids[i]);
    return this.#joined.get(letters) ?? -1;
  }

  /** The full name (medium level) that row `index` of the short names stands for. */
  canonical(index: number): readonly WordId[] {
    return this.#canonical[index];
  }
}

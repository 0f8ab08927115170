import { resized, type WordId } from '../vocabulary.js';
import { inflectedMeanings } from './inflected-words.js';
import { translations } from './translations.js';
import { Flag } from './word-kinds.js';
import type { CompanyWords } from './words.js';

const NOT_ASKED = -1;

/** The one English word that a word of another language is, as the tables say first. */
export class EnglishWords {
  readonly #words: CompanyWords;
  /** By word, what the tables have it as; itself where they have none. */
  #told = new Int32Array(0);
  /** Likewise, in another form as well: asked of fewer words, and it takes microseconds. */
  #meant = new Int32Array(0);

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Whether the tables say that a word is another one in English. */
  isForeign(id: WordId): boolean {
    return this.#toldOf(id) !== id;
  }

  /** Of words that the tables have in another form, too (a genitive, a plural); the word itself where they have none. */
  of(id: WordId): WordId {
    const told = this.#toldOf(id);
    if (told !== id) return told;
    if (id >= this.#meant.length) this.#meant = resized(this.#meant, 2 * (id + 1), NOT_ASKED);
    if (this.#meant[id] === NOT_ASKED) this.#meant[id] = this.#wordOf(id, inflectedMeanings(this.#words.textOf(id))[0]);
    return this.#meant[id];
  }

  #toldOf(id: WordId): WordId {
    if (id >= this.#told.length) this.#told = resized(this.#told, 2 * (id + 1), NOT_ASKED);
    if (this.#told[id] === NOT_ASKED) this.#told[id] = this.#wordOf(id, this.#tellOf(id));
    return this.#told[id];
  }

  #tellOf(id: WordId): string | undefined {
    const told = translations().get(this.#words.textOf(id))?.[0];
    if (told !== undefined || !(this.#words.flags[id] & Flag.lexical)) return told;
    const row = this.#words.rows.ofWord(id)?.genericWords;
    if (row === undefined) return undefined;
    const { scope, canonicalWords } = this.#words.rows.at(row);
    return scope.split(',').includes('en') ? undefined : canonicalWords.join('');
  }

  /** (An id that is asked for may make the arrays grow.) */
  #wordOf(id: WordId, english: string | undefined): WordId {
    if (english === undefined) return id;
    const word = this.#words.id(english);
    return this.#words.canonical[word];
  }
}

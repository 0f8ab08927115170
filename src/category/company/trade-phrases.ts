import { lexiconTable } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { isConnective, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/**
 * Trades that go by several words ("medical center": a hospital, "coffee house"): tables/company/trade-phrases.tsv. To linkage each is one word, of the family of
 * its trade ("hospital", "cafe"); keys keep the words.
 */
export class TradePhrases {
  readonly #words: CompanyWords;
  readonly #phrases = new PhraseTrie();
  /** By the number of a phrase: the word that it is to linkage, of the family of its trade. */
  readonly #units: WordId[] = [];
  /** Words of the longest phrase. */
  #longest = 0;
  /** Of the phrase found by {@link at}: how many words it has. */
  length = 0;

  constructor(words: CompanyWords) {
    this.#words = words;
    for (const { words: alias, canonicalWords } of lexiconTable('tradePhrases')) {
      const phrase = words.plainWords(alias);
      this.#longest = Math.max(this.#longest, phrase.length);
      // (medium words may lack connectives)
      const bare = phrase.filter((word) => !isConnective(words.kind[word]));
      for (const form of bare.length > 1 ? [phrase, bare] : [phrase]) this.#phrases.add(form, this.#units.length);
      // (an id that is asked for may make the arrays grow)
      const named = words.id(canonicalWords.join(''));
      // (a word with a blank, which no token is, also for "TU")
      const unit = words.id(alias.length > 1 ? alias.join(' ') : `${alias[0]} `);
      const trade = words.canonical[named];
      words.kind[unit] = Kind.generic;
      words.flags[unit] = words.flags[trade];
      words.canonical[unit] = trade;
      words.base[unit] = words.base[trade];
      this.#units.push(unit);
    }
  }

  /** The word for the trade that begins at `medium[i]`, {@link length} words long, abbreviated or not ("med ctr"), and is not the whole name `medium[0 .. end)`; -1: none does. */
  at(medium: Int32Array, i: number, end: number): WordId {
    let phrase = this.#phrases.match(medium, i, end);
    if (phrase < 0 && this.#isAbbreviated(medium, i, end)) phrase = this.#phrases.matchMapped(medium, this.#words.expansion, i, end);
    if (phrase < 0 || this.#phrases.matchLength === end) return -1;
    this.length = this.#phrases.matchLength;
    return this.#units[phrase];
  }

  /** Whether one of the words that a phrase may have from `i` on is short for another. */
  #isAbbreviated(medium: Int32Array, i: number, end: number): boolean {
    const { expansion } = this.#words;
    for (let at = i; at < Math.min(end, i + this.#longest); at++) if (expansion[medium[at]] !== medium[at]) return true;
    return false;
  }
}

import { lexiconTable } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { isConnective } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/**
 * Trades that go by several words ("medical center": a hospital, "coffee house"): tables/company/trade-phrases.tsv. To linkage each is the one word of the trade,
 * as words of one trade are each other's family; keys keep the words.
 */
export class TradePhrases {
  readonly #phrases = new PhraseTrie();
  /** By the number of a phrase: the word of its trade. */
  readonly #trade: WordId[] = [];
  /** Words of what a place is to those who govern it: "Department of Health, State of Texas" is that of Texas. */
  readonly #levels = new Set<WordId>();
  /** Of the phrase found by {@link at}: how many words it has. */
  length = 0;

  constructor(words: CompanyWords) {
    for (const { words: alias, canonicalWords, class: cls } of lexiconTable('tradePhrases')) {
      if (cls === 'level') {
        this.#levels.add(words.canonical[words.id(alias[0])]);
        continue;
      }
      const phrase = words.plainWords(alias);
      // (medium words may lack connectives)
      const bare = phrase.filter((word) => !isConnective(words.kind[word]));
      for (const form of bare.length > 1 ? [phrase, bare] : [phrase]) this.#phrases.add(form, this.#trade.length);
      this.#trade.push(words.canonical[words.id(canonicalWords.join(''))]);
    }
  }

  /** The word of the trade that begins at `medium[i]`, {@link length} words long, and is not the whole name `medium[0 .. end)`; -1: none does. */
  at(medium: Int32Array, i: number, end: number): WordId {
    const phrase = this.#phrases.match(medium, i, end);
    if (phrase < 0 || this.#phrases.matchLength === end) return -1;
    this.length = this.#phrases.matchLength;
    return this.#trade[phrase];
  }

  /** Whether a word says what the place behind it is to those who govern it, and no more than that place (City of Austin, Government of India). */
  isLevel(word: WordId): boolean {
    return this.#levels.has(word);
  }
}

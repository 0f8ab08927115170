import { lexiconTable } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { isConnective, Kind } from './word-kinds.js';
import { EnglishWords } from './english-words.js';
import type { CompanyWords } from './words.js';

/**
 * Trades that go by several words ("medical center": a hospital, "coffee house"): tables/company/trade-phrases.tsv. To linkage each is one word, of the family of
 * its trade ("hospital", "cafe"); keys keep the words.
 */
export class TradePhrases {
  readonly #words: CompanyWords;
  readonly #english: EnglishWords;
  readonly #phrases = new PhraseTrie();
  /** By the number of a phrase: the word that it is to linkage, of the family of its trade. */
  readonly #units: WordId[] = [];
  /** Words of the longest phrase. */
  #longest = 0;
  /** Of the phrase found by {@link at}: how many words it has. */
  length = 0;

  constructor(words: CompanyWords) {
    this.#words = words;
    this.#english = new EnglishWords(words);
    for (const { words: alias, canonicalWords } of lexiconTable('tradePhrases')) {
      this.#put(alias, this.#units.length);
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
    // (Cr. di Risp.: Cassa di Risparmio)
    for (const { words: alias, canonicalWords } of lexiconTable('abbreviations')) {
      if (alias.length === 1 || canonicalWords.length === 1) continue;
      const full = words.plainWords(canonicalWords);
      const phrase = this.#phrases.match(full, 0, full.length);
      if (phrase >= 0 && this.#phrases.matchLength === full.length) this.#put(alias, phrase);
    }
  }

  /** Lets a phrase, with its connectives and without them, as medium words may lack them, be the trade `unit`. */
  #put(alias: readonly string[], unit: number): void {
    const phrase = this.#words.plainWords(alias);
    this.#longest = Math.max(this.#longest, phrase.length);
    const bare = phrase.filter((word) => !isConnective(this.#words.kind[word]));
    for (const form of bare.length > 1 ? [phrase, bare] : [phrase]) this.#phrases.add(form, unit);
  }

  /** Whether a trade of several words may begin with a word. */
  mayBegin(word: WordId): boolean {
    return this.#phrases.begins(word) || this.#phrases.begins(this.#words.expansion[word]) || this.#phrases.begins(this.#english.of(word));
  }

  /** The word for the trade that begins at `medium[i]`, {@link length} words long, abbreviated or not ("med ctr"), in English or word by word in another language, and is not the whole name `medium[0 .. end)`; -1: none does. */
  at(medium: Int32Array, i: number, end: number): WordId {
    let phrase = this.#phrases.match(medium, i, end);
    if (phrase < 0 && this.#isAbbreviated(medium, i, end)) phrase = this.#phrases.matchMapped(medium, this.#words.expansion, i, end);
    if (phrase < 0 && i + 1 < end && (this.#english.isForeign(medium[i]) || this.#english.isForeign(medium[i + 1]))) phrase = this.#inEnglish(medium, i, end);
    if (phrase < 0 || this.#phrases.matchLength === end) return -1;
    this.length = this.#phrases.matchLength;
    return this.#units[phrase];
  }

  /** The phrase that the words from `i` on are in English, one by one ("технічний університет", technical university), or two of them changed round ("centrum medyczne"); -1: none. */
  #inEnglish(medium: Int32Array, i: number, end: number): number {
    const words = medium.slice(i, Math.min(end, i + this.#longest)).map((word) => this.#english.of(word));
    const phrase = this.#phrases.match(words, 0, words.length);
    if (this.#phrases.matchLength > 1) return phrase;
    const changedRound = this.#phrases.match(words.subarray(0, 2).reverse(), 0, 2);
    return this.#phrases.matchLength === 2 ? changedRound : -1;
  }

  /** Whether one of the words that a phrase may have from `i` on is short for another. */
  #isAbbreviated(medium: Int32Array, i: number, end: number): boolean {
    const { expansion } = this.#words;
    for (let at = i; at < Math.min(end, i + this.#longest); at++) if (expansion[medium[at]] !== medium[at]) return true;
    return false;
  }
}

import { lazily } from '../../lexicon/lazily.js';
import { readInPrint } from '../../lexicon/letter-sounds.js';
import { lexiconTable, wordFrequency } from '../../lexicon/lexicon.js';
import { SpellingIndex } from '../spelling.js';
import { resized, type WordId } from '../vocabulary.js';
import type { TradePhrases } from './trade-phrases.js';
import { Flag, isConnective } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Words of the longest phrase that is looked for. */
const LONGEST = 8;
/** What is known of a word: nothing yet, that it stands in no phrase nor near one, that it stands in one; from there on, the number of what it may be a slip of. */
const Slip = { unknown: 0, none: 1, inPhrase: 2, first: 3 } as const;

/**
 * Slips in names that everybody knows by several words and in trades of several words ("China Petroleum & Chamical", "Industrial Technology Research Institue"): a word that
 * no table and no list knows is the word one slip away, or misread in print ("Arnerican Express"), by which the words around it are such a phrase. Read before phrases are looked for; in linkage alone.
 */
export class PhraseSlips {
  readonly #words: CompanyWords;
  readonly #trades: TradePhrases;
  /** By word: {@link Slip}. */
  #slips = new Int32Array(0);
  /** The words of phrases that a word may be a slip of, by the number of the list. */
  readonly #meant: (readonly WordId[])[] = [];
  /** The words around one, connectives aside. */
  readonly #bare = new Int32Array(LONGEST * 2);

  constructor(words: CompanyWords, trades: TradePhrases) {
    this.#words = words;
    this.#trades = trades;
  }

  /** Corrects such words of `name[0 .. end)`. O(words), for each different word once O(letters). */
  correct(name: Int32Array, end: number): void {
    const { flags } = this.#words;
    for (let i = 0; i < end && end > 1; i++) {
      if (flags[name[i]] !== Flag.plain || !(this.#mayBePhrase(name, i - 1, end) || this.#mayBePhrase(name, i + 1, end))) continue;
      const slip = this.#slipOf(name[i]);
      if (slip < Slip.first) continue;
      const meant = this.#meant[slip - Slip.first].find((word) => this.#isInPhrase(name, end, i, word));
      if (meant !== undefined) name[i] = meant;
    }
  }

  /** Whether a word may be a slip of one that stands in a phrase. */
  isSlip(word: WordId): boolean {
    return this.#slipOf(word) >= Slip.first;
  }

  /** Whether a word may stand in a phrase, or be a slip of one that does, or stand between such. */
  #mayBePhrase(name: Int32Array, i: number, end: number): boolean {
    return i >= 0 && i < end && (isConnective(this.#words.kind[name[i]]) || this.#slipOf(name[i]) !== Slip.none);
  }

  #slipOf(word: WordId): number {
    const known = this.#slips[word] ?? Slip.unknown;
    if (known !== Slip.unknown) return known;
    const slip = this.#look(word);
    if (word >= this.#slips.length) this.#slips = resized(this.#slips, 2 ** Math.ceil(Math.log2(word + 2)), Slip.unknown);
    return (this.#slips[word] = slip);
  }

  #look(word: WordId): number {
    const text = this.#words.textOf(word);
    const { words, spelling } = phraseWords();
    const itself = words.has(text) ? Slip.inPhrase : Slip.none;
    if (this.#words.flags[word] !== Flag.plain || !SpellingIndex.takes(text)) return itself;
    const near = spelling.near(text).filter((other) => other !== text);
    near.push(...readInPrint(text).filter((other) => words.has(other) && !near.includes(other)));
    if (near.length === 0 || wordFrequency(text, 'company') > 0) return itself;
    // (an id that is asked for may make the arrays grow)
    const ids = near.sort().map((meant) => this.#words.id(meant));
    return Slip.first + this.#meant.push(ids.map((id) => this.#words.canonical[id])) - 1;
  }

  /** Whether `name[i]`, were it `meant`, stood in a phrase with words beside it. */
  #isInPhrase(name: Int32Array, end: number, i: number, meant: WordId): boolean {
    const { kind, known } = this.#words;
    let count = 0;
    let at = -1;
    for (let k = Math.max(0, i - LONGEST + 1); k < Math.min(end, i + LONGEST); k++) {
      if (k !== i && isConnective(kind[name[k]])) continue;
      if (k === i) at = count;
      this.#bare[count++] = k === i ? meant : name[k];
    }
    for (let from = 0; from <= at; from++) {
      if (known.names.match(this.#bare, from, count) >= 0 && from + known.names.matchLength > at && known.names.matchLength > 1) return true;
      if (this.#trades.at(this.#bare, from, count) >= 0 && from + this.#trades.length > at && this.#trades.length > 1) return true;
    }
    return false;
  }
}

/** All words that stand in a phrase beside others, and the words one slip away from them. */
const phraseWords = lazily(() => {
  const words = new Set<string>();
  const put = (phrase: readonly string[]): void => {
    if (phrase.length > 1) for (const word of phrase) words.add(word);
  };
  for (const { words: alias } of lexiconTable('tradePhrases')) put(alias);
  for (const { words: alias, canonicalWords } of lexiconTable('shortNames')) {
    put(alias);
    put(canonicalWords);
  }
  return { words, spelling: SpellingIndex.of(words) };
});

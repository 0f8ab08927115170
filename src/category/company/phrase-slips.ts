import { lexiconTable, wordFrequency } from '../../lexicon/lexicon.js';
import { SpellingIndex } from '../spelling.js';
import type { WordId } from '../vocabulary.js';
import type { TradePhrases } from './trade-phrases.js';
import { Flag, isConnective } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Words of the longest phrase that is looked for. */
const LONGEST = 8;

/**
 * Slips in names that everybody knows by several words and in trades of several words ("China Petroleum & Chamical", "Industrial Technology Research Institue"): a word that
 * no table and no list knows is the word one slip away by which the words around it are such a phrase. Read before phrases are looked for; in linkage alone.
 */
export class PhraseSlips {
  readonly #words: CompanyWords;
  readonly #trades: TradePhrases;
  #spelling: SpellingIndex | undefined;
  /** By word: the words of phrases that it may be a slip of. */
  readonly #meant = new Map<WordId, readonly WordId[]>();
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
      if (flags[name[i]] !== Flag.plain) continue;
      for (const meant of this.#meantBy(name[i])) {
        if (!this.#isInPhrase(name, end, i, meant)) continue;
        name[i] = meant;
        break;
      }
    }
  }

  #meantBy(word: WordId): readonly WordId[] {
    const known = this.#meant.get(word);
    if (known !== undefined) return known;
    const text = this.#words.textOf(word);
    this.#spelling ??= SpellingIndex.of(phraseWords());
    const near = SpellingIndex.takes(text) && wordFrequency(text, 'company') === 0 ? [...this.#spelling.near(text)].sort() : [];
    // (an id that is asked for may make the arrays grow)
    const meant = near.map((text) => this.#words.id(text)).map((id) => this.#words.canonical[id]);
    this.#meant.set(word, meant);
    return meant;
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

/** All words that stand in a phrase beside others. */
function* phraseWords(): Iterable<string> {
  for (const { words } of lexiconTable('tradePhrases')) if (words.length > 1) yield* words;
  for (const { words, canonicalWords } of lexiconTable('shortNames')) {
    if (words.length > 1) yield* words;
    if (canonicalWords.length > 1) yield* canonicalWords;
  }
}

import type { WordId } from '../vocabulary.js';
import { CutNames } from './cut-names.js';
import { DroppedLetters } from './dropped-letters.js';
import { PhraseSlips } from './phrase-slips.js';
import type { TradePhrases } from './trade-phrases.js';
import { Flag } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Mends words of a name that were not written as they are meant, before phrases are looked for. In linkage alone. */
export class NameMender {
  readonly #words: CompanyWords;
  readonly #slips: PhraseSlips;
  readonly #droppedLetters: DroppedLetters;
  readonly cutNames: CutNames;

  constructor(words: CompanyWords, trades: TradePhrases) {
    this.#words = words;
    this.#slips = new PhraseSlips(words, trades);
    this.#droppedLetters = new DroppedLetters(words);
    this.cutNames = new CutNames(words);
  }

  /** Whether a word may be mended, whatever it stands beside. */
  mayMend(word: WordId): boolean {
    return this.#words.flags[word] === Flag.plain && (this.#slips.isSlip(word) || this.#droppedLetters.isLeft(word));
  }

  /** Mends the name `narrow[0 .. nameEnd)`, behind which other words stand up to `end`; returns their new end. */
  mend(narrow: Int32Array, nameEnd: number, end: number): number {
    this.#droppedLetters.restore(narrow, nameEnd);
    this.#slips.correct(narrow, nameEnd);
    const whole = this.cutNames.wholeOf(narrow, nameEnd);
    if (whole === null) return end;
    narrow.copyWithin(whole.length, nameEnd, end);
    narrow.set(whole, 0);
    return end + whole.length - nameEnd;
  }
}

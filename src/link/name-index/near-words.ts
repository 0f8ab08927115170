import { textNumber } from '../text-hash.js';
import { likenessOfPrefix, likenessOfSlip, Likeness, MAX_CROWD, MAX_PREFIXED, MIN_PREFIX_LENGTH, slipBound, slipVariants } from '../word-neighbors.js';
import type { WordDistance } from '../word-distance.js';
import type { GrowingWords } from './growing-words.js';
import { TermLists, termOf } from './term-lists.js';

/** What a word is filed under. */
const Kind = { text: 0, slip: 1, skeleton: 2, family: 3, fullForm: 4, prefix: 5 } as const;
/** Letters of a word that it is filed under as a beginning. */
const MAX_PREFIX_LENGTH = 32;
/** Words that share a spelling with a letter left out: at most so many of one length can. */
const MAX_VARIANT_WORDS = 2048;

/** The neighbours of one word among those that are filed, one word asked at a time: what word-neighbors.ts finds for a whole column. */
export class NearWords {
  lists = new TermLists();
  /** Words found by {@link search}, and how alike they are; `count` of them. */
  readonly found: number[] = [];
  readonly likeness: number[] = [];
  readonly #words: GrowingWords;
  readonly #collected = new Int32Array(MAX_VARIANT_WORDS);
  readonly #place = new Map<number, number>();

  constructor(words: GrowingWords) {
    this.#words = words;
  }

  /** Files a word by its text and by what it abbreviates; `near`: also by all that near words are found by. Each once for a word. */
  file(word: number, near: boolean): void {
    const text = this.#words.text[word];
    if (!near) {
      this.lists.add(termOf(Kind.text, textNumber(text)), word);
      if (this.#words.fullForm[word] !== 0) this.lists.add(termOf(Kind.fullForm, this.#words.fullForm[word]), word);
      return;
    }
    const { skeleton, familyStart, families } = this.#words;
    this.lists.add(termOf(Kind.skeleton, skeleton[word]), word);
    for (let i = familyStart[word]; i < familyStart[word + 1]; i++) this.lists.add(termOf(Kind.family, families[i]), word);
    slipVariants(text, (variant) => this.lists.add(termOf(Kind.slip, textNumber(variant)), word));
    for (let length = MIN_PREFIX_LENGTH; length < Math.min(text.length, MAX_PREFIX_LENGTH); length++) {
      const term = termOf(Kind.prefix, textNumber(text.slice(0, length)));
      if (this.lists.collect(term, this.#collected.subarray(0, MAX_PREFIXED)) < MAX_PREFIXED) this.lists.add(term, word);
    }
  }

  /** The filed word of this text; -1: none. */
  wordOf(text: string): number {
    const count = this.lists.collect(termOf(Kind.text, textNumber(text)), this.#collected);
    for (let i = 0; i < count; i++) if (this.#words.text[this.#collected[i]] === text) return this.#collected[i];
    return -1;
  }

  /** Calls `visit` for each filed word that abbreviates the text. */
  eachAbbreviation(text: string, visit: (word: number) => void): void {
    const number = textNumber(text);
    const count = this.lists.collect(termOf(Kind.fullForm, number), this.#collected);
    for (let i = 0; i < count; i++) if (this.#words.fullForm[this.#collected[i]] === number) visit(this.#collected[i]);
  }

  /** Looks for the neighbours of a word, filed or not, in what is filed. */
  search(word: number, distance: WordDistance): void {
    this.found.length = this.likeness.length = 0;
    this.#place.clear();
    const { text: texts, skeleton, familyStart, families, expansion } = this.#words;
    const text = texts[word];
    this.#collect(word, termOf(Kind.skeleton, skeleton[word]), MAX_CROWD, (other) => (skeleton[other] === skeleton[word] ? Likeness.spelling : 0));
    for (let i = familyStart[word]; i < familyStart[word + 1]; i++)
      this.#collect(word, termOf(Kind.family, families[i]), MAX_CROWD, (other) => (this.#isIn(other, families[i]) ? Likeness.spelling : 0));
    slipVariants(text, (variant) =>
      this.#collect(word, termOf(Kind.slip, textNumber(variant)), MAX_VARIANT_WORDS, (other) => {
        // once looked at is enough: it shares several spellings
        if (this.#place.has(other)) return 0;
        const max = slipBound(text, texts[other]);
        const edits = distance.edits(word, other, max);
        return edits <= max ? likenessOfSlip(edits, text, texts[other]) : 0;
      }),
    );
    if (expansion[word] !== word) this.#put(expansion[word], Likeness.expansion);
    this.eachAbbreviation(text, (other) => this.#put(other, Likeness.expansion));
    if (text.length < MIN_PREFIX_LENGTH) return;
    this.#collect(word, termOf(Kind.prefix, textNumber(text)), MAX_PREFIXED, (other) =>
      texts[other].startsWith(text) ? likenessOfPrefix(text, texts[other]) : 0,
    );
    for (let length = MIN_PREFIX_LENGTH; length < Math.min(text.length, MAX_PREFIX_LENGTH); length++) {
      const other = this.wordOf(text.slice(0, length));
      if (other >= 0) this.#put(other, likenessOfPrefix(texts[other], text));
    }
  }

  #isIn(word: number, family: number): boolean {
    const { familyStart, families } = this.#words;
    for (let i = familyStart[word]; i < familyStart[word + 1]; i++) if (families[i] === family) return true;
    return false;
  }

  #collect(word: number, term: number, limit: number, likenessOf: (other: number) => number): void {
    const count = this.lists.collect(term, this.#collected.subarray(0, limit));
    for (let i = 0; i < count; i++) {
      const other = this.#collected[i];
      if (other === word) continue;
      const likeness = likenessOf(other);
      if (likeness > 0) this.#put(other, likeness);
    }
  }

  /** Of two relations of the same words the closer one stays. */
  #put(word: number, likeness: number): void {
    const at = this.#place.get(word);
    if (at === undefined) {
      this.#place.set(word, this.found.push(word) - 1);
      this.likeness.push(likeness);
    } else if (this.likeness[at] < likeness) this.likeness[at] = likeness;
  }
}

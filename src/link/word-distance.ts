import type { CategoryReader } from '../category/category.js';
import type { Kernel } from '../kernel/kernel.js';
import type { LinkWords } from './link-words.js';

/** Scratch of the kernel's edit distance: 2 KiB of masks and three band rows. */
export const SCRATCH_BYTES = 2048 + 3 * 4 * (2 * 64 + 3);

/** A kernel's memory is never given back, so each has one scratch however many pairs of values are compared. */
const scratches = new WeakMap<Kernel, number>();

function scratchOf(kernel: Kernel): number {
  let scratch = scratches.get(kernel);
  if (scratch === undefined) scratches.set(kernel, (scratch = kernel.alloc(SCRATCH_BYTES)));
  return scratch;
}

/** Distances between words of the vocabulary, which already lie in the kernel's memory: a call costs what the loop costs. */
export class WordDistance {
  readonly kernel: Kernel;
  readonly #reader: CategoryReader;
  readonly #words: LinkWords;
  readonly #scratch: number;
  /** Of each word that was there at first; bit l: it has letter l of the alphabet. */
  readonly #letters: Int32Array;

  constructor(kernel: Kernel, reader: CategoryReader, words: LinkWords) {
    this.kernel = kernel;
    this.#reader = reader;
    this.#words = words;
    this.#scratch = scratchOf(kernel);
    this.#letters = Int32Array.from(words.text, lettersOf);
  }

  /** Optimal string alignment distance of two words; `max + 1` where it is larger. `max` at most 64. */
  edits(a: number, b: number, max: number): number {
    // an edit adds one letter to a word and takes one away at most: most pairs are told apart by that
    if (bitCount(this.lettersOf(a) ^ this.lettersOf(b)) > 2 * max) return max + 1;
    return this.editsOf(this.#words.readerId[a], this.#words.readerId[b], max);
  }

  /** Bit l: the word has letter l of the alphabet. (Words that come later may take each other's places: nothing is remembered of them.) */
  lettersOf(word: number): number {
    return word < this.#letters.length ? this.#letters[word] : lettersOf(this.#words.text[word]);
  }

  /** Where a word's letters lie in the kernel's memory. */
  textOf(word: number): number {
    const { endsPointer, bytesPointer } = this.#reader.table;
    return bytesPointer + this.kernel.u32[(endsPointer >>> 2) + this.#words.readerId[word]];
  }

  /** {@link edits} of two words by the reader's ids. */
  editsOf(a: number, b: number, max: number): number {
    const { u32, call } = this.kernel;
    const at = this.#reader.table.endsPointer >>> 2;
    const bytes = this.#reader.table.bytesPointer;
    const left = at + a;
    const right = at + b;
    return call.editDistance(bytes + u32[left], u32[left + 1] - u32[left], bytes + u32[right], u32[right + 1] - u32[right], max, 1, this.#scratch);
  }
}

const LETTER_A = 0x61;

/** Bit l: the text has letter l of the alphabet (others fall together with some of them). */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) - LETTER_A);
  return letters;
}

/** Ones among 32 bits. */
function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

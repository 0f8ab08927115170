import { PackedWords } from './packed-words.js';

const ZERO = 48;

/** A number for each of many words, from what scripts/tables/front-coding.mjs makes of them. O(letters), some 10 ms for 20,000 words in a process that has compiled nothing yet. */
export class WordNumbers {
  readonly #words: PackedWords;
  readonly #numbers: Int32Array;

  constructor(coded: string) {
    const end = coded.indexOf('\n');
    this.#words = new PackedWords(coded, end);
    this.#numbers = new Int32Array(this.#words.count);
    this.#readNumbers(coded, end + 1);
  }

  /** The number of a word; 0: it is none of them. */
  of(word: string): number {
    const place = this.placeOf(word);
    return place < 0 ? 0 : this.#numbers[place];
  }

  /** The place of a word among all, in the order of their letters; -1: it is none of them. */
  placeOf(word: string): number {
    return this.#words.placeOf(word);
  }

  /** Calls `found` for every word, in the order of their letters, with its number. */
  each(found: (word: string, number: number) => void): void {
    for (const [place, word] of this.#words.texts().entries()) found(word, this.#numbers[place]);
  }

  /** The numbers that there are in one line, and for each word a character that says which of them is its. */
  #readNumbers(coded: string, from: number): void {
    const end = coded.indexOf('\n', from);
    const values = coded.slice(from, end).split(' ').map(Number);
    for (let word = 0; word < this.#numbers.length; word++) this.#numbers[word] = values[coded.charCodeAt(end + 1 + word) - ZERO];
  }
}

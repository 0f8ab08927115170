import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { AddressRules } from './rows.js';

/** Letters and digits of the longest word of a postcode. */
const MAX_LENGTH = 10;

/** What the words of a postcode look like: shapes of words, and which of them make a postcode. */
export class PostcodeShapes {
  /** By the numbers of shapes; a value is an index into the postcodes of the rules. */
  readonly trie = new PhraseTrie();
  readonly #numbers = new Map<string, number>();

  /** The shapes of digits and of letters alone, by their number. */
  readonly #digits: readonly number[];
  readonly #letters: readonly number[];

  constructor(postcodes: AddressRules['postcodes']) {
    postcodes.forEach(({ words }, index) => {
      this.trie.add(
        words.map((shape) => this.#numberOf(shape)),
        index,
      );
    });
    const lengths = Array.from({ length: MAX_LENGTH + 1 }, (_, length) => length);
    this.#digits = lengths.map((length) => this.of('9'.repeat(length)));
    this.#letters = lengths.map((length) => this.of('a'.repeat(length)));
  }

  /** {@link of} a number of so many digits. */
  ofDigits(length: number): number {
    return length > MAX_LENGTH ? 0 : this.#digits[length];
  }

  /** {@link of} a word of so many letters. */
  ofLetters(length: number): number {
    return length > MAX_LENGTH ? 0 : this.#letters[length];
  }

  /** The number of a word's shape; 0: it is in no postcode. */
  of(text: string): number {
    return text.length > MAX_LENGTH ? 0 : (this.#numbers.get(text.replace(/\d/g, '9').replace(/[a-z]/g, 'a')) ?? 0);
  }

  #numberOf(shape: string): number {
    let number = this.#numbers.get(shape);
    if (number === undefined) this.#numbers.set(shape, (number = this.#numbers.size + 1));
    return number;
  }
}

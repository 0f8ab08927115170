import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { AddressRules } from './rows.js';

/** Letters and digits of the longest word of a postcode. */
const MAX_LENGTH = 10;

/** What the words of a postcode look like: shapes of words, and which of them make a postcode. */
export class PostcodeShapes {
  /** By the numbers of shapes; a value is an index into the postcodes of the rules. */
  readonly trie = new PhraseTrie();
  readonly #numbers = new Map<string, number>();

  constructor(postcodes: AddressRules['postcodes']) {
    postcodes.forEach(({ words }, index) => {
      this.trie.add(
        words.map((shape) => this.#numberOf(shape)),
        index,
      );
    });
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

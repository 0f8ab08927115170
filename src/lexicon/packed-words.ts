import { NO_LETTERS, rollingHash, withLetter } from '../text/rolling-hash.js';

const LETTER_A = 65;
const LETTER_Z = 90;

/**
 * The places of many words (ASCII without capitals) in a list, which scripts/tables/front-coding.mjs has packed: each as a capital that tells how many letters are those of the word before, and the
 * rest. They are unpacked into one run of bytes and found by an open-addressing table of integers, in one pass without a string for each (which took twice as long): O(letters), some 5 ms for 20,000
 * words in a process that has compiled nothing yet.
 */
export class PackedWords {
  readonly count: number;
  /** The letters of all words, one behind the other. */
  readonly #letters: Uint8Array;
  /** Where the letters of each word begin; at the end where those of the last one end. */
  readonly #starts: Int32Array;
  /** Place of a word + 1; 0: free. */
  readonly #slots: Int32Array;
  readonly #shift: number;

  /** @param end  where the packed words end in `coded`. */
  constructor(coded: string, end: number) {
    let count = 0;
    let letters = end;
    let longest = 0;
    for (let at = 0; at < end; at++) {
      const unit = coded.charCodeAt(at);
      if (unit < LETTER_A || unit > LETTER_Z) continue;
      count++;
      letters += unit - LETTER_A - 1;
      longest = Math.max(longest, unit - LETTER_A);
    }
    const bits = Math.ceil(Math.log2(count * 2 + 1));
    this.count = count;
    this.#shift = 32 - bits;
    this.#slots = new Int32Array(2 ** bits);
    this.#letters = new Uint8Array(letters);
    this.#starts = new Int32Array(count + 1);
    this.#unpack(coded, end, new Int32Array(longest + 1));
  }

  /** The first place of a word in the list; -1: it is none of them. */
  placeOf(word: string): number {
    for (let slot = this.#slotOf(rollingHash(word)); this.#slots[slot] !== 0; slot = this.#next(slot)) {
      const found = this.#slots[slot] - 1;
      if (this.isAt(found, word)) return found;
    }
    return -1;
  }

  /** Whether the word is the one at a place; at none behind the last. */
  isAt(place: number, word: string): boolean {
    const start = this.#starts[place];
    if (this.#starts[place + 1] - start !== word.length) return false;
    for (let i = 0; i < word.length; i++) if (this.#letters[start + i] !== word.charCodeAt(i)) return false;
    return true;
  }

  /** All words, in their order. */
  texts(): string[] {
    // (one text for all: cutting it is cheap)
    const letters = new TextDecoder().decode(this.#letters);
    return Array.from({ length: this.count }, (_, place) => letters.slice(this.#starts[place], this.#starts[place + 1]));
  }

  /** @param hashes  of what the last word begins with, by its length: what the next one shares with it is not hashed again. */
  #unpack(coded: string, end: number, hashes: Int32Array): void {
    const letters = this.#letters;
    const starts = this.#starts;
    const slots = this.#slots;
    hashes[0] = NO_LETTERS;
    let write = 0;
    for (let at = 0, word = 0; at < end; word++) {
      const shared = coded.charCodeAt(at++) - LETTER_A;
      const before = word === 0 ? 0 : starts[word - 1];
      for (let i = 0; i < shared; i++) letters[write++] = letters[before + i];
      let hash = hashes[shared];
      for (let unit = coded.charCodeAt(at), length = shared + 1; at < end && (unit < LETTER_A || unit > LETTER_Z); unit = coded.charCodeAt(++at), length++) {
        letters[write++] = unit;
        hash = withLetter(hash, unit);
        if (length < hashes.length) hashes[length] = hash;
      }
      starts[word + 1] = write;
      let slot = this.#slotOf(hash);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = word + 1;
    }
  }

  #slotOf(hash: number): number {
    return Math.imul(hash, 0x9e3779b1) >>> this.#shift;
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }
}

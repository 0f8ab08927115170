import { NO_LETTERS, rollingHash, withLetter } from '../text/rolling-hash.js';

const BLANK = 32;
const LINE_FEED = 10;
const ZERO = 48;

/**
 * Words with a whole number each, looked up in the very text that lists them ("acme 12", a line each): a table of integers says where a word's line begins. A Map of
 * the same took three times as long to make and twice the memory, and both are spent by every process that links a few values.
 */
export class WordNumbers {
  readonly #text: string;
  /** Where the line of a word begins + 1; 0: free. Open addressing by {@link rollingHash}. */
  readonly #slots: Int32Array;
  readonly #shift: number;

  /** @param text  lines of a word, a blank and a number; each word once. */
  constructor(text: string) {
    this.#text = text;
    let lines = 1;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
    const bits = Math.ceil(Math.log2(lines * 2 + 1));
    this.#slots = new Int32Array(2 ** bits);
    this.#shift = 32 - bits;
    for (let start = 0; start < text.length; ) {
      let at = start;
      let hash = NO_LETTERS;
      while (at < text.length && text.charCodeAt(at) !== BLANK) hash = withLetter(hash, text.charCodeAt(at++));
      let slot = this.#slotOf(hash);
      while (this.#slots[slot] !== 0) slot = this.#behind(slot);
      this.#slots[slot] = start + 1;
      const end = text.indexOf('\n', at);
      start = end < 0 ? text.length : end + 1;
    }
  }

  /** The number of a word; 0 where the list has it not. */
  get(word: string): number {
    const text = this.#text;
    for (let slot = this.#slotOf(rollingHash(word)); this.#slots[slot] !== 0; slot = this.#behind(slot)) {
      const start = this.#slots[slot] - 1;
      let at = start + word.length;
      if (text.charCodeAt(at) !== BLANK || !text.startsWith(word, start)) continue;
      let number = 0;
      for (at++; at < text.length && text.charCodeAt(at) !== LINE_FEED; at++) number = number * 10 + text.charCodeAt(at) - ZERO;
      return number;
    }
    return 0;
  }

  #slotOf(hash: number): number {
    return Math.imul(hash, 0x9e3779b1) >>> this.#shift;
  }

  #behind(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }
}

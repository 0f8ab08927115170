import { NO_LETTERS, rollingHash, withLetter } from '../text/rolling-hash.js';

/**
 * Finds lines of a text by their first cell. Only where the lines begin is kept, in one open-addressing table of integers: a Map of the same cells took three times as
 * long to make and more memory, and both are spent by every process that asks for a few words.
 */
export class LineIndex {
  readonly text: string;
  readonly #separator: number;
  /** Where a line begins + 1; 0: free. */
  readonly #slots: Int32Array;
  readonly #shift: number;

  /** @param text  lines, those with the same first cell one behind the other. @param separator  what stands behind the first cell, one code unit. */
  constructor(text: string, separator: string) {
    this.text = text;
    this.#separator = separator.charCodeAt(0);
    let lines = 1;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
    const bits = Math.ceil(Math.log2(lines * 2 + 1));
    this.#slots = new Int32Array(2 ** bits);
    this.#shift = 32 - bits;
    const slots = this.#slots;
    const code = this.#separator;
    // (no calls in this loop: it runs once, before anything has been compiled)
    for (let start = 0; start < text.length; ) {
      let at = start;
      let hash = NO_LETTERS;
      for (let unit = text.charCodeAt(at); unit !== code && at < text.length; unit = text.charCodeAt(++at)) hash = withLetter(hash, unit);
      let slot = this.#slotOf(hash);
      while (slots[slot] !== 0 && !this.#isSame(slots[slot] - 1, start, at - start)) slot = (slot + 1) & (slots.length - 1);
      if (slots[slot] === 0) slots[slot] = start + 1;
      const end = text.indexOf('\n', at);
      start = end < 0 ? text.length : end + 1;
    }
  }

  /** Where the first line of `cell` begins; -1: there is none. */
  find(cell: string): number {
    for (let slot = this.#slotOf(rollingHash(cell)); this.#slots[slot] !== 0; slot = this.#next(slot)) {
      const start = this.#slots[slot] - 1;
      if (this.isOf(cell, start)) return start;
    }
    return -1;
  }

  /** Whether the line at `start` has `cell` as its first. */
  isOf(cell: string, start: number): boolean {
    return this.text.charCodeAt(start + cell.length) === this.#separator && this.text.startsWith(cell, start);
  }

  /** Where the line ends that is at `start`. */
  endOf(start: number): number {
    const end = this.text.indexOf('\n', start);
    return end < 0 ? this.text.length : end;
  }

  /** Where the next line begins. */
  behind(start: number): number {
    return this.endOf(start) + 1;
  }

  #isSame(one: number, other: number, length: number): boolean {
    const { text } = this;
    if (text.charCodeAt(one + length) !== this.#separator) return false;
    for (let i = 0; i < length; i++) if (text.charCodeAt(one + i) !== text.charCodeAt(other + i)) return false;
    return true;
  }

  #slotOf(hash: number): number {
    return Math.imul(hash, 0x9e3779b1) >>> this.#shift;
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }
}

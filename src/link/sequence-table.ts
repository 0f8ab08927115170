import { resized } from '../category/vocabulary.js';

/** Sequences of word ids → dense ids; open addressing over one array. */
export class SequenceTable {
  count = 0;
  /** The greatest of all ids of words; -1: there are none. */
  largestWord = -1;
  // (small at first: a table of two values is as frequent as one of a million)
  #slots = new Int32Array(1 << 5).fill(-1);
  #ends = new Int32Array(1 << 4);
  #hashes = new Int32Array(1 << 4);
  #words = new Int32Array(1 << 6);

  id(words: Int32Array, length: number): number {
    let hash = length;
    for (let i = 0; i < length; i++) {
      hash = Math.imul(hash ^ words[i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let id = this.#slots[slot]; id >= 0; id = this.#slots[slot]) {
      if (this.#hashes[id] === hash && this.#equals(id, words, length)) return id;
      slot = (slot + 1) & mask;
    }
    const id = this.count++;
    this.#slots[slot] = id;
    const start = this.#ends[id];
    while (start + length > this.#words.length) this.#words = resized(this.#words, this.#words.length * 2, 0);
    for (let i = 0; i < length; i++) {
      this.#words[start + i] = words[i];
      if (words[i] > this.largestWord) this.largestWord = words[i];
    }
    if (id + 2 > this.#ends.length) {
      this.#ends = resized(this.#ends, this.#ends.length * 2, 0);
      this.#hashes = resized(this.#hashes, this.#hashes.length * 2, 0);
    }
    this.#ends[id + 1] = start + length;
    this.#hashes[id] = hash;
    if (this.count * 2 > this.#slots.length) this.#rehash();
    return id;
  }

  /** Words of all sequences, one behind the other. */
  get words(): Int32Array {
    return this.#words.subarray(0, this.#ends[this.count]);
  }

  /** Where the words of each sequence begin, and where those of the last end. */
  get starts(): Int32Array {
    return this.#ends.subarray(0, this.count + 1);
  }

  #equals(id: number, words: Int32Array, length: number): boolean {
    const start = this.#ends[id];
    if (this.#ends[id + 1] - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.#words[start + i] !== words[i]) return false;
    return true;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      let slot = this.#hashes[id] & mask;
      while (slots[slot] >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

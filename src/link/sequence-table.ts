import { grown } from './value-units.js';

/** 53 bits of a text (cyrb53, a public-domain mixing of two multiplicative hashes). */
export function textHash53(text: string): number {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ unit, 0x9e3779b1);
    h2 = Math.imul(h2 ^ unit, 0x5f356495);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 0x85ebca6b) ^ Math.imul(h2 ^ (h2 >>> 13), 0xc2b2ae35);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 0x85ebca6b) ^ Math.imul(h1 ^ (h1 >>> 13), 0xc2b2ae35);
  return (h2 >>> 11) * 0x100000000 + (h1 >>> 0);
}

/** 53 bits of a sequence of words, from {@link textHash53} of each. */
export class SequenceHash {
  #high = 0;
  #low = 0;

  begin(): void {
    this.#high = 0x9e3779b9;
    this.#low = 0x243f6a88;
  }

  add(hash: number): void {
    this.#low = Math.imul(this.#low ^ (hash >>> 0), 0x85ebca6b);
    this.#low ^= this.#low >>> 15;
    this.#high = Math.imul(this.#high ^ Math.floor(hash / 0x100000000) ^ this.#low, 0xc2b2ae35);
    this.#high ^= this.#high >>> 13;
  }

  get value(): number {
    return (this.#high >>> 11) * 0x100000000 + (this.#low >>> 0);
  }
}

/** Sequences of word ids → dense ids; open addressing over one array. */
export class SequenceTable {
  count = 0;
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
    while (start + length > this.#words.length) this.#words = grown(this.#words);
    this.#words.set(words.subarray(0, length), start);
    if (id + 2 > this.#ends.length) {
      this.#ends = grown(this.#ends);
      this.#hashes = grown(this.#hashes);
    }
    this.#ends[id + 1] = start + length;
    this.#hashes[id] = hash;
    if (this.count * 2 > this.#slots.length) this.#rehash();
    return id;
  }

  each(id: number, visit: (word: number) => void): void {
    for (let i = this.#ends[id]; i < this.#ends[id + 1]; i++) visit(this.#words[i]);
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

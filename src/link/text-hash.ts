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

/** A number for the digits of a word, in order; 0: none. */
export function digitsOf(text: string): number {
  return textNumber(text.replace(/\D+/g, ' ').trim());
}

/** A number for a text, the same everywhere; 0 for an empty one. Two texts share one by a chance of one in two thousand millions. */
export function textNumber(text: string): number {
  return text === '' ? 0 : (textHash53(text) % 0x7fffffff) + 1;
}

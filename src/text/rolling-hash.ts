const BASE = 0x01000193;
const MAX_POWER = 2048;
const powers = Uint32Array.from({ length: MAX_POWER + 1 }, () => 1);
for (let i = 1; i <= MAX_POWER; i++) powers[i] = Math.imul(powers[i - 1], BASE);
const prefixes = new Uint32Array(MAX_POWER + 1);

/** Polynomial hash (32 bits) of a text: those of its parts can be joined and letters taken out without looking at the letters again. */
export function rollingHash(text: string): number {
  let hash = NO_LETTERS;
  for (let i = 0; i < text.length; i++) hash = withLetter(hash, text.charCodeAt(i));
  return hash;
}

/** {@link rollingHash} of nothing. */
export const NO_LETTERS = 0;

/** {@link rollingHash} of a text with one code unit more. */
export function withLetter(hash: number, unit: number): number {
  return (Math.imul(hash, BASE) + unit) | 0;
}

/** Hash of a text and, behind it, one of `length` code units (at most 2,048) with the hash `second`. */
export function joinHashes(first: number, second: number, length: number): number {
  return (Math.imul(first, powers[length]) + second) | 0;
}

/** A set of hashes that may answer "yes" where it should be "no", seldom, and never the other way: a filter before a look at strings. */
export class HashFilter {
  /** The bits: what {@link HashFilter.from} takes. */
  readonly data: Int32Array;
  readonly #shift: number;

  /** `bits`: the number of its bits is 2 to that power, 5 to 31; about 100 for each hash make it err in one of a hundred. */
  constructor(bits: number, data = new Int32Array(2 ** (bits - 5))) {
    this.data = data;
    this.#shift = 32 - bits;
  }

  static from(data: Int32Array<ArrayBuffer>): HashFilter {
    return new HashFilter(Math.log2(data.length) + 5, data);
  }

  add(hash: number): void {
    const bit = mixed(hash) >>> this.#shift;
    this.data[bit >>> 5] |= 1 << (bit & 31);
  }

  has(hash: number): boolean {
    const bit = mixed(hash) >>> this.#shift;
    return (this.data[bit >>> 5] & (1 << (bit & 31))) !== 0;
  }
}

/** Whether `visit` answers true for the hash of the word or of a spelling of it with one letter left out; the first 2,048 code units count. O(letters). */
export function someDeletionHash(word: string, visit: (hash: number) => boolean): boolean {
  const length = Math.min(word.length, MAX_POWER);
  for (let i = 0; i < length; i++) prefixes[i + 1] = Math.imul(prefixes[i], BASE) + word.charCodeAt(i);
  const whole = prefixes[length];
  if (visit(whole)) return true;
  for (let i = 0; i < length; i++) {
    if (visit(whole + Math.imul(prefixes[i] - prefixes[i + 1], powers[length - 1 - i]))) return true;
  }
  return false;
}

function mixed(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return hash ^ (hash >>> 15);
}

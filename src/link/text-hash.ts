const FIRST_1 = 0xdeadbeef;
const FIRST_2 = 0x41c6ce57;
const FACTOR_1 = 0x9e3779b1;
const FACTOR_2 = 0x5f356495;

/** 53 bits of a text (cyrb53, a public-domain mixing of two multiplicative hashes). */
export function textHash53(text: string): number {
  let h1 = FIRST_1;
  let h2 = FIRST_2;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ unit, FACTOR_1);
    h2 = Math.imul(h2 ^ unit, FACTOR_2);
  }
  return mixed53(h1, h2);
}

/** {@link textHash53} of a text without its unit at `place`, which is not made for it. */
export function textHash53Without(text: string, place: number): number {
  let h1 = FIRST_1;
  let h2 = FIRST_2;
  for (let i = 0; i < text.length; i++) {
    if (i === place) continue;
    const unit = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ unit, FACTOR_1);
    h2 = Math.imul(h2 ^ unit, FACTOR_2);
  }
  return mixed53(h1, h2);
}

function mixed53(h1: number, h2: number): number {
  h1 = Math.imul(h1 ^ (h1 >>> 16), 0x85ebca6b) ^ Math.imul(h2 ^ (h2 >>> 13), 0xc2b2ae35);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 0x85ebca6b) ^ Math.imul(h1 ^ (h1 >>> 13), 0xc2b2ae35);
  return (h2 >>> 11) * 0x100000000 + (h1 >>> 0);
}

/** What a text has in common with others that write the same in another manner. */
export class WordingHash {
  #h1 = FIRST_1;
  #h2 = FIRST_2;
  #afterDigit = false;
  #bagHigh = 0;
  #bagLow = 0;
  #numbers = 0;
  #words = 0;

  begin(): void {
    this.#h1 = FIRST_1;
    this.#h2 = FIRST_2;
    this.#afterDigit = false;
    this.#bagHigh = 0;
    this.#bagLow = 0;
    this.#numbers = 0;
    this.#words = 0;
  }

  /** Adds a word; `hash`: its {@link textHash53}. One without letters (a to z) and digits is none. */
  add(word: string, hash: number): void {
    let counts = false;
    let hasDigit = false;
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      const digit = unit >= 0x30 && unit <= 0x39;
      if (!digit && (unit < 0x61 || unit > 0x7a)) continue;
      if (i === 0 && digit && this.#afterDigit) this.#mix(BLANK);
      this.#mix(unit);
      this.#afterDigit = digit;
      counts = true;
      if (digit) hasDigit = true;
    }
    if (!counts) return;
    this.#words++;
    if (hasDigit) this.#numbers = Math.imul(this.#numbers ^ hash, FACTOR_1) + 1;
    this.#bagHigh = (this.#bagHigh + Math.floor(hash / 0x100000000)) | 0;
    this.#bagLow = (this.#bagLow + (hash | 0)) | 0;
  }

  /** 53 bits of the letters and digits, wherever blanks part them ("Tel Free", "Telfree"); but for numbers: "1 23" is not "12 3". NaN, which equals nothing: there are none. */
  get letters(): number {
    return this.#words === 0 ? Number.NaN : mixed53(this.#h1, this.#h2);
  }

  /** 53 bits of the words in any order, each as often as it is there, but numbers in theirs ("12 of 3", "3 of 12"); NaN: there are none. */
  get bag(): number {
    return this.#words === 0 ? Number.NaN : mixed53(this.#bagHigh ^ this.#numbers, this.#bagLow);
  }

  #mix(unit: number): void {
    this.#h1 = Math.imul(this.#h1 ^ unit, FACTOR_1);
    this.#h2 = Math.imul(this.#h2 ^ unit, FACTOR_2);
  }
}

const BLANK = 0x20;

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

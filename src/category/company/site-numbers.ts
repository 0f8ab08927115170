import type { FamousFirms } from './famous-firms.js';
import { famousNames } from './famous-names.js';
import { Flag, Noise } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** A word of a number, a letter in front of it or not ("F2214"). */
const NUMBER = /^[a-z]?\d+$/;
/** Digits from which on it is hardly a part of the name ("Forever 21", "Motel 6"). */
const MIN_DIGITS = 3;

/**
 * Finds the number of a store behind a name that everybody knows ("HOME DEPOT 0423 AUSTIN TX", "MCDONALD'S F2214"): name, places, the number, places. Nobody else's:
 * trusts, lodges and shelf firms are called by their numbers.
 */
export class SiteNumbers {
  /** Where the number that was found last begins and ends; behind it stands where the store is. */
  from = 0;
  end = 0;
  readonly #words: CompanyWords;
  readonly #firms: FamousFirms;

  constructor(words: CompanyWords, firms: FamousFirms) {
    this.#words = words;
    this.#firms = firms;
  }

  /** Whether the medium words `medium[0 .. end)` have one. */
  find(medium: Int32Array, end: number): boolean {
    let from = 1;
    while (from < end && !NUMBER.test(this.#words.textOf(medium[from]))) from++;
    if (from >= end) return false;
    const name = this.#nameLength(medium, from);
    // ("STARBUCKS STORE 04512")
    const word = this.#words.noise[medium[from - 1]] === Noise.numbered && from > name ? 1 : 0;
    if (name === 0 || !this.#arePlaces(medium, name, from - word, false)) return false;
    let numberEnd = from;
    let digits = 0;
    for (; numberEnd < end && NUMBER.test(this.#words.textOf(medium[numberEnd])); numberEnd++)
      digits += this.#words.textOf(medium[numberEnd]).replace(/\D/g, '').length;
    if (digits < MIN_DIGITS || !this.#arePlaces(medium, numberEnd, end, true)) return false;
    this.from = from - word;
    this.end = numberEnd;
    return true;
  }

  /** How many words the name that everybody knows has, which the value begins with; 0: there is none. */
  #nameLength(medium: Int32Array, end: number): number {
    const firm = this.#firms.lengthAtStart(medium, end);
    return firm > 0 ? firm : Number(famousNames().has(this.#words.textOf(medium[0])));
  }

  /** @param codes  the last word may be a code ("AUSTIN TX"; not "Commerzbank Gf 160"). */
  #arePlaces(medium: Int32Array, from: number, end: number, codes: boolean): boolean {
    const { places, flags } = this.#words;
    for (let i = from; i < end; ) {
      const length = places.lengthAt(medium, i, end);
      if (length === 0 && !places.mayBe(medium[i]) && !(codes && i + 1 === end && flags[medium[i]] & Flag.place)) return false;
      i += length || 1;
    }
    return true;
  }
}

import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { Fact, UnitClass } from './facts.js';
import type { AddressWords } from './words.js';

const BOUNDARY = Gap.comma | Gap.open | Gap.close;
const NUMBER = Fact.digits | Fact.mixed;
/** Words of a street behind its number, the type among them. */
const MAX_STREET_WORDS = 5;

/**
 * Letters that are a unit or a level only in front of the number of a house whose street has its type behind it: "U3/45 George St", "L2 45 George Street", "S 5, 12 High
 * St". What looks the same and is none: squares of Mannheim ("L 2, 45"), halves of postcodes (L2 3AB), the initials of a name.
 */
export class FrontUnits {
  readonly #words: AddressWords;
  readonly #raw: Int32Array;
  readonly #gap: Uint8Array;

  /** @param raw, gap  the words of a value and what stands in front of each; read again at each call. */
  constructor(words: AddressWords, raw: Int32Array, gap: Uint8Array) {
    this.#words = words;
    this.#raw = raw;
    this.#gap = gap;
  }

  /** The designator that the letters of word i stand for, which begins a part of an address of `count` words; -1: they are none. */
  at(i: number, count: number): WordId {
    const designator = this.#designatorOf(i, count);
    if (designator < 0 || !(i === 0 || this.#gap[i] & BOUNDARY || this.#isBehindUnit(i, count))) return -1;
    return this.#isHouse(this.#end(i), count) ? designator : -1;
  }

  /** What the letters of word i, with digits against or behind them, may stand for; -1: nothing. */
  #designatorOf(i: number, count: number): WordId {
    const { flags, head, fronts } = this.#words;
    const word = this.#raw[i];
    if (this.isJoined(word)) return fronts.get(head[word]) ?? -1;
    const isNumbered = i + 1 < count && !(this.#gap[i + 1] & BOUNDARY) && (flags[this.#raw[i + 1]] & NUMBER) !== 0;
    return isNumbered ? (fronts.get(word) ?? -1) : -1;
  }

  /** U3. */
  isJoined(word: WordId): boolean {
    const { flags, head } = this.#words;
    return (flags[word] & (Fact.code | Fact.grid)) !== 0 && head[word] >= 0;
  }

  #end(i: number): number {
    return this.isJoined(this.#raw[i]) ? i + 1 : i + 2;
  }

  /** "S301 L3 45 Pitt St", "Suite 301 L3 45 Pitt St". */
  #isBehindUnit(i: number, count: number): boolean {
    const { flags, unitClass } = this.#words;
    if (this.isJoined(this.#raw[i - 1])) return this.#designatorOf(i - 1, count) >= 0;
    return i > 1 && (flags[this.#raw[i - 1]] & NUMBER) !== 0 && unitClass[this.#raw[i - 2]] === UnitClass.unit;
  }

  /** Whether the number of a house is word i, and its street follows. */
  #isHouse(i: number, count: number): boolean {
    const { flags, englishType } = this.#words;
    const raw = this.#raw;
    if (i >= count) return false;
    if (this.#designatorOf(i, count) >= 0) return this.#isHouse(this.#end(i), count);
    if (!(flags[raw[i]] & NUMBER)) return false;
    let name = i + 1;
    if (name < count && this.#gap[name] & Gap.hyphen && flags[raw[name]] & Fact.digits) name++;
    for (let at = name; at < Math.min(count, name + MAX_STREET_WORDS) && !(this.#gap[at] & BOUNDARY); at++) {
      if (flags[raw[at]] & NUMBER) return false;
      if (at > name && englishType[raw[at]] === 1 && (flags[raw[at]] & (Fact.typeAfter | Fact.weakAfter)) === Fact.typeAfter) return true;
    }
    return false;
  }
}

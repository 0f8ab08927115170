import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { Fact, UnitClass } from './facts.js';
import { BOUNDARY, type RawWords } from './raw-words.js';
import type { AddressItems } from './items.js';
import type { AddressWords } from './words.js';

const NUMBER = Fact.digits | Fact.mixed;
/** Words of a street behind its number, the type among them. */
const MAX_STREET_WORDS = 5;

/** How far two numbers of houses are from each other that share an entry: "12, 14 High St". */
const NEIGHBOURS = 20;

/**
 * "1900, 825 - 8th Avenue SW", as Canadians write it, or "#140, 5240 Park Drive": a number of a part of its own in front of that of the house, whose street has its type behind it.
 * (Which sign stands in front says nothing: a value may stand in quotes.)
 */
export function isUnitInFront(items: AddressItems): boolean {
  const { words, kind, gap, count } = items;
  if (!items.is(0, Fact.digits) || !items.is(1, Fact.digits) || (gap[1] & BOUNDARY) !== Gap.comma) return false;
  if (Math.abs(Number(words.textOf(kind[0])) - Number(words.textOf(kind[1]))) <= NEIGHBOURS) return false;
  for (let at = 2; at < Math.min(count, 2 + MAX_STREET_WORDS) && !(gap[at] & BOUNDARY); at++) {
    if (at > 2 && words.englishType[kind[at]] === 1 && items.is(at, Fact.typeAfter) && !items.is(at, Fact.weakAfter)) return true;
    if (at > 2 && items.isNumber(at)) return false;
  }
  return false;
}

/**
 * Letters that are a unit or a level only in front of the number of a house whose street has its type behind it: "U3/45 George St", "L2 45 George Street", "S 5, 12 High
 * St". What looks the same and is none: squares of Mannheim ("L 2, 45"), halves of postcodes (L2 3AB), the initials of a name.
 */
export class FrontUnits {
  readonly #words: AddressWords;
  readonly #raw: RawWords;

  /** @param raw  the words of a value; read again at each call. */
  constructor(words: AddressWords, raw: RawWords) {
    this.#words = words;
    this.#raw = raw;
  }

  /** The designator that the letters of word i stand for, which begins a part of an address; -1: they are none. */
  at(i: number): WordId {
    const designator = this.#designatorOf(i);
    if (designator < 0 || !(i === 0 || this.#raw.gap[i] & BOUNDARY || this.#isBehindUnit(i))) return -1;
    return this.#isHouse(this.#end(i)) ? designator : -1;
  }

  /** What the letters of word i, with digits against or behind them, may stand for; -1: nothing. */
  #designatorOf(i: number): WordId {
    const { flags, head, fronts } = this.#words;
    const word = this.#raw.word[i];
    if (this.isJoined(word)) return fronts.get(head[word]) ?? -1;
    const isNumbered = i + 1 < this.#raw.count && !(this.#raw.gap[i + 1] & BOUNDARY) && (flags[this.#raw.word[i + 1]] & NUMBER) !== 0;
    return isNumbered ? (fronts.get(word) ?? -1) : -1;
  }

  /** U3. */
  isJoined(word: WordId): boolean {
    const { flags, head } = this.#words;
    return (flags[word] & (Fact.code | Fact.grid)) !== 0 && head[word] >= 0;
  }

  #end(i: number): number {
    return this.isJoined(this.#raw.word[i]) ? i + 1 : i + 2;
  }

  /** "S301 L3 45 Pitt St", "Suite 301 L3 45 Pitt St". */
  #isBehindUnit(i: number): boolean {
    const { flags, unitClass } = this.#words;
    if (this.isJoined(this.#raw.word[i - 1])) return this.#designatorOf(i - 1) >= 0;
    return i > 1 && (flags[this.#raw.word[i - 1]] & NUMBER) !== 0 && unitClass[this.#raw.word[i - 2]] === UnitClass.unit;
  }

  /** Whether the number of a house is word i, and its street follows. */
  #isHouse(i: number): boolean {
    const { flags, englishType } = this.#words;
    const raw = this.#raw.word;
    if (i >= this.#raw.count) return false;
    if (this.#designatorOf(i) >= 0) return this.#isHouse(this.#end(i));
    if (!(flags[raw[i]] & NUMBER)) return false;
    let name = i + 1;
    if (name < this.#raw.count && this.#raw.gap[name] & Gap.hyphen && flags[raw[name]] & Fact.digits) name++;
    for (let at = name; at < Math.min(this.#raw.count, name + MAX_STREET_WORDS) && !(this.#raw.gap[at] & BOUNDARY); at++) {
      if (flags[raw[at]] & NUMBER) return false;
      if (at > name && englishType[raw[at]] === 1 && (flags[raw[at]] & (Fact.typeAfter | Fact.weakAfter)) === Fact.typeAfter) return true;
    }
    return false;
  }
}

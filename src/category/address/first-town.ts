import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import type { AddressItems } from './items.js';

/** Words of a town, at most. */
const MAX_TOWN_WORDS = 4;
/** Digits of a postcode that is hardly the number of a house. */
const SURE_DIGITS = 5;
/** Letters of a country in front of its postcode. */
const MAX_COUNTRY = 2;
/** Digits of a house's number. */
const MAX_HOUSE = 4;
/** Digits of the district of a town. */
const MAX_DISTRICT = 2;

/** Finds the postcode of a town that stands in front of its street, everywhere but in the United States. */
export class FirstTown {
  readonly #items: AddressItems;
  readonly #at: (from: number, end: number) => number;

  /** @param at  words of the postcode at item `from`; 0: there is none. */
  constructor(items: AddressItems, at: (from: number, end: number) => number) {
    this.#items = items;
    this.#at = at;
  }

  /**
   * Where the town begins that a postcode stands in front of, behind which a street stands with its number: "1053 Budapest, Kossuth Lajos utca 12", "101000, Москва, улица Ленина, 5",
   * "1012 LG Amsterdam, Damrak 5", "114 55 Stockholm, Storgatan 5", "HR-10000 Zagreb, Ilica 256"; 0: there is none.
   */
  inFront(): number {
    const items = this.#items;
    const first = this.letters();
    if (!items.is(first, Fact.digits)) return 0;
    const digits = items.words.table.length(items.kind[first]);
    // (most addresses that begin with digits begin with the number of a house)
    if (digits < 4 && !items.is(first + 1, Fact.digits)) return 0;
    const length = this.#at(first, items.count);
    if (length === 0 || (length === 1 && digits < 4)) return 0;
    const town = first + length;
    const isSure = digits >= SURE_DIGITS || length > 1 || first > 0;
    const isApart = items.begins(town);
    const end = this.#townEnd(town);
    if (end < 0) return 0;
    if ((isSure || !isApart || !this.#isVenue(town, end)) && this.#hasHouse(end, isSure)) return town;
    // (a house number of so many digits is none)
    if (isApart && digits < SURE_DIGITS) return 0;
    let type = false;
    for (let i = end; i < items.count; i++) {
      if (
        items.isType(i) ||
        items.is(i, Fact.joinedType) ||
        (items.is(i, Fact.typeAfter) && !items.is(i, Fact.unit) && items.isNumber(i + 1)) ||
        (items.is(i, Fact.typeBefore) && !items.is(i, Fact.weakBefore))
      )
        type = true;
      else if (type && items.isNumber(i)) return !isApart || isSure ? town : 0;
    }
    return 0;
  }

  /** 1 where the letters of a country are in front of everything, and tied to the number behind: HR-10000. */
  letters(): number {
    const { words, kind, count, gap } = this.#items;
    return count > 2 && gap[1] === Gap.hyphen && !this.#items.isNumber(0) && words.textOf(kind[0]).length <= MAX_COUNTRY ? 1 : 0;
  }

  /** Where the postcode is that stands behind the town in the first part, of a value whose street follows: "Zagreb 10000, Ilica 42", "Praha 116 02, Vodičkova 36"; 0: nowhere. */
  behind(): number {
    const items = this.#items;
    const end = this.segmentEnd(0);
    if (end > MAX_TOWN_WORDS + 1 || end === items.count || items.isNumber(0)) return 0;
    let from = 1;
    while (from < end && !items.isNumber(from)) from++;
    if (from === end || this.#at(from, end) !== end - from || this.#townEnd(0, from) < 0) return 0;
    const isSure = end - from > 1 || items.words.textOf(items.kind[from]).length >= SURE_DIGITS;
    return isSure && this.#hasHouse(end, true) ? from : 0;
  }

  /** Whether a part from item `from` on is a name and a house. @param orBefore  the house may stand in front of the name. */
  #hasHouse(from: number, orBefore: boolean): boolean {
    for (let at = from; at < this.#items.count; at = this.segmentEnd(at))
      if (this.#isHouseBehindName(at) || (orBefore && this.#isHouseInFrontOfName(at))) return true;
    return false;
  }

  /** Where the part ends that item `town` begins with, if it may be the name of a town, and perhaps the number of its district ("Praha 1"); -1: it is none. */
  #townEnd(town: number, end = this.segmentEnd(town)): number {
    const items = this.#items;
    if (end - town > MAX_TOWN_WORDS || end === town) return -1;
    for (let i = town; i < end; i++) {
      const isDistrict = i > town && i + 1 === end && items.is(i, Fact.digits) && items.words.textOf(items.kind[i]).length <= MAX_DISTRICT;
      if (isDistrict) continue;
      if (items.isNumber(i) || (!items.is(i, Fact.letter) && items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType | Fact.unit))) return -1;
    }
    return end;
  }

  /** Whether one of items `from .. end` is a word for a building. */
  #isVenue(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#items.isGeneric(i)) return true;
    return false;
  }

  /** Where the part ends that item `from` stands in. */
  segmentEnd(from: number): number {
    const items = this.#items;
    let end = from + 1;
    while (end < items.count && !items.begins(end)) end++;
    return Math.min(end, items.count);
  }

  /** "Ilica 256", "Unter den Linden 5": the part that begins at item `from` is a name and a house of four digits at most, and no unit. */
  #isHouseBehindName(from: number): boolean {
    const items = this.#items;
    const end = this.segmentEnd(from);
    if (items.isNumber(from) || items.is(from, Fact.unit)) return false;
    let at = from + 1;
    while (at < end && !items.isNumber(at)) at++;
    return at + 1 === end && this.isHouse(at) && (!items.is(at - 1, Fact.unit) || items.words.unitClass[items.kind[at - 1]] === UnitClass.number);
  }

  /** "72 Lê Thánh Tôn": a house and a name. */
  #isHouseInFrontOfName(from: number): boolean {
    const items = this.#items;
    const end = this.segmentEnd(from);
    if (end < from + 2 || !this.isHouse(from) || items.is(from + 1, Fact.unit)) return false;
    for (let i = from + 1; i < end; i++) if (items.isNumber(i)) return false;
    return true;
  }

  /** Whether item i is a number of four digits at most. */
  isHouse(i: number): boolean {
    return this.#items.isNumber(i) && this.#items.words.textOf(this.#items.kind[i]).length <= MAX_HOUSE;
  }
}

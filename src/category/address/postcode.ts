import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import { FirstTown } from './first-town.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';

/** Digits and letters of a postcode that no other number of the same address is taken to be. */
const MIN_RESTATED = 5;
/** Words of the longest postcode, with the letters of its country in front. */
const MAX_POSTCODE_WORDS = 2;
/** Digits of the first part of a postcode in Taiwan. */
const DISTRICT_DIGITS = 3;
/** Digits of the number of a road. */
const MAX_ROAD_NUMBER = 4;
/** Houses of one address, from its first number to its last. */
const MAX_RANGE = 20;
/** Letters of the code of a state. */
const MAX_STATE = 2;
/** What the number behind it belongs to. */
const DESIGNATED: ReadonlySet<number> = new Set([UnitClass.unit, UnitClass.dwelling, UnitClass.number, UnitClass.house, UnitClass.section]);

/** Finds the postcode: behind the town, in front of it, or in front of everything. */
export class AddressPostcode {
  readonly #items: AddressItems;
  readonly #us: boolean;
  readonly #firstTown: FirstTown;
  found = false;
  /** Whether all that is in front of it is the name of a town: Eight Mile Plains 4113. */
  isBehindTown = false;
  /** Whether the one last looked at may as well be another number. */
  isDoubtful = false;
  readonly #shapes = new Int32Array(MAX_POSTCODE_WORDS);

  constructor(items: AddressItems) {
    this.#items = items;
    this.#us = items.words.realm === 'us';
    this.#firstTown = new FirstTown(items, (from, end) => this.at(from, end));
  }

  /** Before each value. */
  reset(): void {
    this.found = false;
    this.isBehindTown = false;
  }

  /** The first three digits of a postcode, as Taiwan has them. */
  #isDistrictInFront(): boolean {
    const items = this.#items;
    return items.is(0, Fact.digits) && items.words.textOf(items.kind[0]).length === DISTRICT_DIGITS && items.gap[1] === Gap.space;
  }

  /** "1234AB, Amsterdam": a postcode and nothing else before the first comma. */
  first(): void {
    const items = this.#items;
    const town = this.#us ? 0 : this.#firstTown.inFront();
    if (town > 0) {
      const first = this.#firstTown.letters();
      this.#mark(first, town);
      if (first > 0) items.part[0] = Part.postcodeTail;
      this.found = true;
      return;
    }
    const behind = this.#us ? 0 : this.#firstTown.behind();
    if (behind > 0) {
      this.#mark(behind, this.#firstTown.segmentEnd(0));
      this.found = true;
      return;
    }
    // 〒100-0005 東京都…, 110 臺北市…
    const inFront = this.#us ? 0 : this.at(0, items.count) || (this.#isDistrictInFront() ? 1 : 0);
    if (inFront > 0 && inFront < items.count && items.is(inFront, Fact.region)) {
      this.#mark(0, inFront);
      this.found = true;
      return;
    }
    for (let length = 1; length <= MAX_POSTCODE_WORDS && length < items.count; length++) {
      if (!items.begins(length) || this.at(0, length) !== length || (!items.isNumber(0) && !items.is(0, Fact.code))) continue;
      for (let i = length; i < items.count; i++) if (items.isNumber(i) || items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType)) return;
      this.#mark(0, length);
      this.found = true;
      return;
    }
  }

  /** Where the postcode begins that ends at `end`; -1: there is none. */
  before(end: number, mark = true): number {
    const items = this.#items;
    for (let from = Math.max(1, end - MAX_POSTCODE_WORDS); from < end; from++) {
      if (this.at(from, end) !== end - from || this.#isHouseOfLastStreet(from, end) || this.#isHouseInParts(from, end)) continue;
      const doubtful = this.isDoubtful;
      if (!this.#us && items.is(from - 1, Fact.city | Fact.state) && this.#isTownAlone(from)) return mark ? this.#mark(from, end) : from;
      if (mark && !this.#us && this.#isTownAlone(from, true) && items.words.textOf(items.kind[from]).length >= 4) {
        this.isBehindTown = true;
        return this.#mark(from, end);
      }
      // ("Smith & Main Sts, Parramatta NSW 2150")
      const isBehindState = from > 1 && items.is(from - 1, Fact.state) && !items.is(from - 1, Fact.direction | Fact.typeAfter | Fact.city);
      if (doubtful && (this.#us ? !items.is(from - 1, Fact.state) : !isBehindState && !items.hasNumber(0, from) && !this.#hasBox(from))) continue;
      if (!items.begins(from) && !items.hasBoundary(from) && ((doubtful && !this.#us && !this.#isBehindPlace(from)) || !this.#plausible(from))) continue;
      if (!mark) return from;
      return this.#mark(from, end);
    }
    return -1;
  }

  /** "Buenos Aires, Av. Corrientes 1234": the only number, of four digits, behind a street that stands behind its town. */
  #isHouseOfLastStreet(from: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || end !== items.count || !this.#firstTown.isHouse(from) || items.hasNumber(0, from)) return false;
    let start = from - 1;
    while (start > 0 && !items.begins(start)) start--;
    if (start === 0 || start + 1 >= from) return false;
    return (items.is(start, Fact.typeBefore) && !items.is(start, Fact.weakBefore)) || items.is(from - 1, Fact.joinedType);
  }

  /** "Frankfurt, Zeil 112-114": the only numbers, of which the second is a little more; 西小松川12-345: a house in its block. */
  #isHouseInParts(from: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || end !== from + 2 || items.gap[from + 1] !== Gap.hyphen || !(items.is(from, Fact.digits) && items.is(from + 1, Fact.digits))) return false;
    // (西小松川12-345: no country whose regions are in their own script has two digits in front of a hyphen)
    if (items.facts & Fact.region && items.words.textOf(items.kind[from]).length === 2) return true;
    if (items.begins(from) || items.hasNumber(0, from)) return false;
    // (their kinds do not tell the numbers)
    items.isParticular = true;
    const length = Number(items.words.textOf(items.word[from + 1])) - Number(items.words.textOf(items.word[from]));
    return length > 0 && length <= MAX_RANGE;
  }

  /** "Private Bag X9, Hatfield 0028". */
  #hasBox(end: number): boolean {
    const { part } = this.#items;
    for (let i = 0; i < end; i++) if (part[i] === Part.box) return true;
    return false;
  }

  /** "6003 Luzern": at the beginning of a part behind the first. */
  inFront(end: number): void {
    const items = this.#items;
    for (let i = end - 1; i > 0; i--) {
      if (items.part[i] !== UNDECIDED) continue;
      const prefixed = i > 1 && items.begins(i - 1) && this.#withPrefix(i) < i;
      const starts = items.begins(i) || prefixed;
      if (prefixed) items.part[i - 1] = UNDECIDED;
      if (!starts || !items.hasNumber(0, prefixed ? i - 1 : i)) {
        if (!starts || !items.is(i, Fact.digits) || (items.words.textOf(items.kind[i]).length < 4 && !this.#isOfTwoGroups(i, end))) continue;
      }
      const length = this.at(i, end);
      if (length === 0) continue;
      // a number alone is the house number where there is no other
      if (i + length === end && this.isDoubtful) continue;
      if (i + length < end && items.begins(i + length) && this.isDoubtful) continue;
      // "Rua Augusta, 1500 apto 42"
      if (this.isDoubtful && i + length < end && items.is(i + length, Fact.unit) && !items.hasNumber(0, i)) continue;
      if (this.isDoubtful ? this.#isHouseOf(i, end) : this.#isHouseInEnglish(i, length, end)) continue;
      // "Shop 3, 410-418 Lygon St"
      if (length === 2 && items.gap[i + 1] & Gap.hyphen && items.is(i, Fact.digits) && this.#isHouseOf(i + 1, end)) continue;
      // "Al. Reed, 1000 - 5º and.": no town begins with a number
      if (this.isDoubtful && i + length < end && items.isNumber(i + length) && !items.hasNumber(0, i)) continue;
      this.#mark(i, i + length);
      this.found = true;
      return;
    }
    this.#inside(end);
  }

  /** "00-514", "116 02": a postcode of five digits in two groups. */
  #isOfTwoGroups(i: number, end: number): boolean {
    const { words, kind } = this.#items;
    const gap = this.#items.gap[i + 1];
    if ((gap !== Gap.space && gap !== Gap.hyphen) || this.at(i, end) !== 2 || this.isDoubtful || !this.#items.is(i + 1, Fact.digits)) return false;
    return words.textOf(kind[i]).length + words.textOf(kind[i + 1]).length === MIN_RESTATED;
  }

  /** "Triftstraße 67 13353 Berlin": behind the house number, without a comma. */
  #inside(end: number): void {
    const items = this.#items;
    for (let i = end - 2; i > 1; i--) {
      if (items.begins(i) || !items.is(i, Fact.digits | Fact.mixed)) continue;
      // 6-3-1090/B/2
      if (items.isNumber(i - 1) && (items.gap[i] === Gap.hyphen || items.gap[i] === Gap.slash)) continue;
      const length = this.at(i, end);
      if (length === 0 || i + length >= end || items.isNumber(i + length)) continue;
      if (items.words.textOf(items.kind[i]).length < 4 && !this.#isOfTwoGroups(i, end)) continue;
      if (this.isDoubtful && !this.#hasNumberOfHouse(i)) continue;
      if (!items.hasNumber(0, i) && !this.isDoubtful && items.words.textOf(items.kind[i]).length < 5) continue;
      this.#mark(i, i + length);
      this.found = true;
      return;
    }
  }

  /** "Apt 305, 1200 Main Street", "Apt 305, 1200 rue Alder": a number in front of a whole street, which has no other. */
  #isHouseOf(i: number, end: number): boolean {
    const items = this.#items;
    if (items.is(i + 1, Fact.typeBefore) && !items.is(i + 1, Fact.weakBefore | Fact.dottedType) && !items.begins(i + 1)) return !this.#isNumbered(i + 1, end);
    for (let at = i + 1; at < end && !items.begins(at); at++) {
      // ("Unit 4, 1207 - 17 Ave SW")
      if (items.isNumber(at)) return at === i + 1 && at + 1 < end && items.isType(at + 1) && items.words.englishType[items.kind[at + 1]] === 1;
      if (items.is(at, Fact.joinedType)) return false;
      if (at > i + 1 && items.isType(at) && items.words.englishType[items.kind[at]] === 1) return !this.#isNumbered(at, end);
    }
    return false;
  }

  /** "Valley Pediatrics, 16311 Ventura Blvd", "Bay 6, 2160 NW 1 Ave": what would be a postcode is the house in front of a name that no town has and an English type, or the side of a numbered street. */
  #isHouseInEnglish(i: number, length: number, end: number): boolean {
    const items = this.#items;
    if (length === 2 ? !items.is(i + 1, Fact.direction) || !items.isNumber(i + 2) : length > 2) return false;
    if (!items.is(i, Fact.digits) || items.is(i + 1, Fact.city | Fact.typeBefore)) return false;
    for (let at = i + 2; at < end && !items.begins(at); at++) {
      if (items.is(at, Fact.city | Fact.joinedType)) return false;
      if (items.isType(at) && items.words.englishType[items.kind[at]] === 1) return !this.#isNumbered(at, end);
      if (items.isNumber(at) && at > i + 2) return false;
    }
    return false;
  }

  /** Whether a number follows item i in the same part, but for that of a unit behind its sign: "1450 Ala Moana Blvd #2065". */
  #isNumbered(i: number, end: number): boolean {
    const items = this.#items;
    for (let at = i + 1; at < end && !items.begins(at); at++) if (items.isNumber(at)) return (items.gap[at] & Gap.other) === 0;
    return false;
  }

  /** Whether a number stands in front of item `end` that is no day which a street is named after: Av. 9 de Julio, 18 de Julio. */
  #hasNumberOfHouse(end: number): boolean {
    const items = this.#items;
    for (let i = 0; i < end; i++) {
      if (!items.isNumber(i) || ((i === 0 || items.is(i - 1, Fact.typeBefore)) && items.is(i + 1, Fact.connective) && !items.begins(i + 1))) continue;
      // Diagonal 74 1200: the number of the street
      if (i !== 1 || !items.is(0, Fact.numberedType)) return true;
    }
    return false;
  }

  /** "Taipei 114, Taiwan": the first digits of a postcode, which in that country often stand for it; in front of the country at the next item. */
  isDistrict(i: number): boolean {
    const { words, kind, part, count } = this.#items;
    if (this.#us || i < 2 || i + 1 >= count || part[i + 1] !== Part.country || !this.#items.is(i, Fact.digits)) return false;
    return words.districts.get(words.countryCode[kind[i + 1]]) === words.textOf(kind[i]).length;
  }

  /** Marks the postcode where it stands once more in front of `end`, with the letters of its country: it says nothing new there. */
  takeRestated(end: number): void {
    const items = this.#items;
    const { words, word, kind, part } = items;
    const at = part.indexOf(Part.postcode);
    if (at < 0 || at >= items.count || part[at + 1] === Part.postcode || words.textOf(kind[at]).length < MIN_RESTATED) return;
    for (let i = 1; i < end; i++) {
      if (part[i] !== UNDECIDED || kind[i] !== kind[at]) continue;
      // (other digits of as many are another number, which their kinds do not tell)
      items.isParticular = true;
      if (word[i] !== word[at]) continue;
      part[i] = Part.postcodeTail;
      if (part[i - 1] === UNDECIDED && words.countryCode[kind[i - 1]] !== 0 && words.textOf(kind[i - 1]).length === 2) part[i - 1] = Part.postcodeTail;
    }
  }

  /** "Av. Reed, 1000 ap 52", "1000 - cj. 52": not the letters of a Dutch postcode. */
  #isUnitBehind(i: number): boolean {
    const items = this.#items;
    if (items.gap[i] & Gap.hyphen && items.gap[i] & Gap.space) return true;
    return items.is(i, Fact.unit) && !items.begins(i + 1) && items.isNumber(i + 1);
  }

  /** "km 1042", "lgh 1302": a number of four digits behind what says what it numbers. */
  #isDesignated(i: number): boolean {
    const items = this.#items;
    if (this.#us || !items.is(i, Fact.digits)) return false;
    // (a word that is others besides has a dot, "оф. 2801", or a part of its own behind a number: "12 High St, Flat 1501")
    if (items.is(i - 1, Fact.doubtfulUnit) && !(items.gap[i] & Gap.dot) && !this.#isOwnPart(i - 1, i + 1)) return false;
    return (
      DESIGNATED.has(items.words.unitClass[items.kind[i - 1]]) &&
      (items.gap[i] & ~(Gap.space | Gap.dot)) === 0 &&
      items.words.textOf(items.kind[i]).length === 4
    );
  }

  /** Whether items `from .. end` are a part behind a number. */
  #isOwnPart(from: number, end: number): boolean {
    const items = this.#items;
    return items.begins(from) && (end >= items.count || items.begins(end)) && items.hasNumber(0, from);
  }

  /** "…, Road 1704, …": a type and a number that are a part to themselves; but "MT 59771", a state that is also a type. */
  #isRoadNumber(i: number): boolean {
    const items = this.#items;
    if (this.#us || !items.begins(i - 1) || items.begins(i) || items.words.englishType[items.kind[i - 1]] !== 1) return false;
    const isType = items.is(i - 1, Fact.typeAfter) && !items.is(i - 1, Fact.state | Fact.doubtfulState);
    if (!isType || (i + 1 < items.count && !items.begins(i + 1))) return false;
    // ("Bldg 215, Rd 1704")
    return items.words.table.length(items.word[i - 1]) > MAX_STATE || this.#hasHouseBefore(i - 1);
  }

  /** Whether a part in front of item `end` begins with what a house is called and its number. */
  #hasHouseBefore(end: number): boolean {
    const items = this.#items;
    for (let i = 0; i + 1 < end; i++) if (items.begins(i) && items.is(i, Fact.unit) && items.isNumber(i + 1) && !items.begins(i + 1)) return true;
    return false;
  }

  /** "8650 FM 1960 West": a road that goes by the number behind it, and by no other. */
  #isRoadBefore(i: number): boolean {
    const items = this.#items;
    if (this.#us || items.begins(i) || !items.isNumberedRoad(i - 1) || items.is(i - 1, Fact.state | Fact.doubtfulState)) return false;
    return items.is(i, Fact.digits) && items.words.textOf(items.kind[i]).length <= MAX_ROAD_NUMBER;
  }

  /** Words of the postcode at `from`; 0: none. */
  at(from: number, end: number): number {
    const { words, kind, gap } = this.#items;
    let best = 0;
    // (Building 215, Road 1704, Block 317)
    if (from > 1 && this.#isRoadNumber(from)) return 0;
    // (8-2-293/82/A/1234)
    if (from > 0 && gap[from] === Gap.slash) return 0;
    // (FM 1960)
    if (from > 1 && this.#isRoadBefore(from)) return 0;
    if (this.#items.part[from] === Part.box || (from > 0 && this.#items.is(from - 1, Fact.unit) && this.#isDesignated(from))) return 0;
    // shapes of the words of an item are those of the word
    for (let length = 1; length <= MAX_POSTCODE_WORDS && from + length <= end; length++) {
      // ("Yanghwa-ro 154, 1203-ho": no Dutch postcode has a hyphen)
      if (length > 1 && gap[from + 1] === Gap.hyphen && !this.#items.isNumber(from + 1)) break;
      if (length > 1 && ((gap[from + 1] & (Gap.comma | Gap.open | Gap.slash | Gap.other)) !== 0 || this.#isUnitBehind(from + 1))) break;
      if (length > 1 && this.#items.is(from, Fact.unit) && this.#isDesignated(from + 1)) break;
      this.#shapes[length - 1] = words.shape[kind[from + length - 1]];
      // NSW 2000: a state and a postcode
      if (this.#shapes[0] === 0 || (length > 1 && this.#items.is(from, Fact.state) && !this.#items.isNumber(from))) return best;
      const row = words.postcodes.trie.match(this.#shapes, 0, length);
      if (row >= 0 && words.postcodes.trie.matchLength === length) {
        best = length;
        this.isDoubtful = words.rules.postcodes[row].doubtful;
      }
    }
    // ("#2500": a number that is marked as one)
    if (best === 1 && this.isDoubtful && !this.#us && from > 0 && gap[from] & Gap.other && !(gap[from] & Gap.dot)) return 0;
    return best;
  }

  /**
   * "Sydney 2000", "Texas 76013": nothing but names in front. `natural`: the last word is an English one for a place, which no house number follows: Grand
   * Canyon 86023.
   */
  #isTownAlone(end: number, natural = false): boolean {
    const items = this.#items;
    const last = natural ? end - 1 : end;
    for (let i = 0; i < last; i++) {
      if (items.isNumber(i) || items.is(i, Fact.typeBefore | Fact.joinedType)) return false;
      if (items.is(i, Fact.typeAfter) && !(natural && i === 0)) return false;
    }
    return !natural || (last > 0 && this.#isNatural(last) && !items.begins(end));
  }

  /** A type that other places than streets have in their names, in English, where types stand behind. */
  #isNatural(i: number): boolean {
    const items = this.#items;
    if (!items.is(i, Fact.weakAfter) || items.is(i, Fact.typeBefore | Fact.joinedType)) return false;
    return items.words.englishType[items.kind[i]] === 1;
  }

  /** "100 George Street Sydney NSW 2000", "12 Queen Street Auckland 1010": behind the letters of a state, which are no direction, or a town. */
  #isBehindPlace(from: number): boolean {
    const items = this.#items;
    if (items.is(from - 1, Fact.city) && from > 3 && items.isNumber(0)) return true;
    return from > 3 && items.is(from - 1, Fact.doubtfulState) && !items.is(from - 1, Fact.direction | Fact.typeAfter);
  }

  /** Without any comma: there is a number and a name in front of it. */
  #plausible(from: number): boolean {
    const items = this.#items;
    // DOVER DE 19901
    if (this.#us && from === 2 && items.is(1, Fact.state) && !items.isNumber(0)) return true;
    return from >= 2 && !items.isNumber(from - 1) && (items.isNumber(0) || from >= 3);
  }

  #mark(from: number, end: number): number {
    const items = this.#items;
    items.mark(from, end, Part.postcode);
    const tail = end - from === 2 && items.words.realm === 'us' && items.is(from + 1, Fact.digits);
    if (tail) items.part[end - 1] = Part.postcodeTail;
    return this.#withPrefix(from);
  }

  /** D-12345: the letters of the country belong to the postcode, and say nothing. */
  #withPrefix(from: number): number {
    const items = this.#items;
    if (from < 2 || items.words.realm === 'us') return from;
    // S560123
    const isJoined = items.end[from] === items.end[from - 1] && items.is(from - 1, Fact.letter);
    if (!isJoined && (!(items.gap[from] & Gap.hyphen) || items.gap[from] & Gap.space)) return from;
    if (items.isNumber(from - 1) || items.words.textOf(items.kind[from - 1]).length > 2) return from;
    items.part[from - 1] = Part.postcodeTail;
    return from - 1;
  }
}

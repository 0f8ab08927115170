import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { Fact, UnitClass } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import { BOUNDARY } from './raw-words.js';

/** What has numbers of its own within a block of lots, and what stands for a house. */
const LOTS: ReadonlySet<number> = new Set([UnitClass.unit, UnitClass.level, UnitClass.building]);
const HOUSES: ReadonlySet<number> = new Set([UnitClass.number, UnitClass.house, UnitClass.unit, UnitClass.dwelling, UnitClass.building]);
/** Digits of the number of a house, which are fewer than those of most postcodes. */
const MAX_HOUSE_DIGITS = 4;
const JOINS = Gap.hyphen | Gap.slash;

/** Classes of words of which a number in a part of its own is in a house, though they are types of streets, too. */
const IN_A_HOUSE: ReadonlySet<number> = new Set([UnitClass.building, UnitClass.unit, UnitClass.dwelling]);

/**
 * Numbered parts of a street or a town, each of which has houses of the same numbers: "Zhongshan N. Rd. Sec. 2", "Sector 17-C", "Lane 30" and "Alley 5" beside
 * the street that they leave. Each parts what is in front of it from what is behind, as a comma would.
 */
export class AddressSections {
  readonly #items: AddressItems;

  /** {@link AddressRules.pairs}. */
  readonly #pairs: readonly { readonly letters: readonly WordId[]; readonly designators: readonly WordId[] }[];

  constructor(items: AddressItems) {
    this.#items = items;
    const { words } = items;
    this.#pairs = words.rules.pairs.map((pair) => ({
      letters: pair.letters.map((letter) => words.id(letter)),
      designators: pair.designators.map((designator) => words.id(designator)),
    }));
  }

  mark(): void {
    const items = this.#items;
    if (items.words.realm === 'us') return;
    this.#partHouse();
    for (let i = 0; i + 1 < items.count; i++) {
      if (items.part[i] !== UNDECIDED) continue;
      if (items.is(i, Fact.unit) && (this.#takeQuarter(i) || this.#takeFormer(i) || this.#takeLandmark(i) || this.#takeLotOfBlock(i))) continue;
      if (items.is(i, Fact.letter) && this.#takePair(i)) continue;
      const isStreet = this.#isNumberedStreet(i);
      // "33, Road 9A"
      if (isStreet && items.part[0] === UNDECIDED && this.#isHouseAlone(0) && items.isNumber(0)) items.part[0] = Part.number;
      if (isStreet || this.#isSection(i) || this.#isLane(i)) {
        items.part[i] = Part.designator;
        // "Zone No. 45"
        if (this.#isNumberWord(i + 1)) items.part[++i] = Part.designator;
        items.part[++i] = Part.section;
        while (this.#continues(i + 1)) items.part[++i] = Part.section;
        this.#takeLot(i + 1);
        continue;
      }
      if (items.is(i, Fact.letter) && this.#isCodeOfSection(i)) {
        items.part[i] = Part.section;
        while (this.#continues(i + 1)) items.part[++i] = Part.section;
        continue;
      }
      const end = this.#countedEnd(i);
      if (end === i) continue;
      items.part[i] = Part.section;
      items.mark(i + 1, end, Part.designator);
      i = end - 1;
    }
  }

  /** "House No 12 Road No 27 Block K Banani", which others write with commas: behind a house that is called one, and behind the number of its road. */
  #partHouse(): void {
    const items = this.#items;
    if (!items.is(0, Fact.unit) || !HOUSES.has(items.words.unitClass[items.kind[0]])) return;
    const house = this.#isNumberWord(1) ? 2 : 1;
    if (!items.isNumber(house) || items.begins(house)) return;
    const road = this.#endOfNumber(house);
    if (this.#ends(road) || items.words.englishType[items.kind[road]] === 0 || !items.is(road, Fact.typeAfter) || items.is(road, Fact.unit)) return;
    const number = this.#isNumberWord(road + 1) ? road + 2 : road + 1;
    if (!items.is(number, Fact.digits) || items.begins(number)) return;
    items.gap[road] |= Gap.comma;
    const end = this.#endOfNumber(number);
    if (end < items.count) items.gap[end] |= Gap.comma;
  }

  /** Where "2nd Main" and "2nd Main Road" end beside another street, or "Teheran-ro 4-gil"; i: no such thing begins at item i. */
  #countedEnd(i: number): number {
    const items = this.#items;
    if (!this.#isDesignator(i + 1)) return i;
    if (i > 0 && items.isNumber(i) && items.gap[i + 1] === Gap.hyphen) return i + 2;
    if (!items.is(i, Fact.ordinal) || items.begins(i + 1)) return i;
    let end = i + 2;
    if (!this.#ends(end) && items.isType(end)) end++;
    return this.#ends(end) && this.#hasStreet(i, end) ? end : i;
  }

  /** Sec. 2, Sector-18, "Section III". */
  #isSection(i: number): boolean {
    const items = this.#items;
    if (!this.#isDesignator(i)) return false;
    // "District 1": a part of the address to itself, where "Neihu District 114" has a postcode
    if (items.is(i, Fact.doubtfulUnit) && !(items.begins(i) && this.#ends(this.#isNumberWord(i + 1) ? i + 3 : i + 2)) && !this.#isBesideSection(i))
      return false;
    const next = this.#isNumberWord(i + 1) ? i + 2 : i + 1;
    if (items.begins(next) && !(items.gap[next] & Gap.hyphen)) return false;
    if (items.gap[next] & (Gap.comma | Gap.open | Gap.close)) return false;
    if (items.isNumber(next) || items.is(next, Fact.ordinal | Fact.cardinal)) return !this.#isHouse(next - 1);
    // Sector F-8/3
    if (items.is(next, Fact.letter) && this.#continues(next + 1) && items.isNumber(next + 1)) return true;
    // (a letter is more often what a shop or a flat is called: Zone A)
    if (!items.is(next, Fact.letter) || items.is(i, Fact.doubtfulUnit)) return false;
    return this.#ends(next + 1) ? items.begins(i) : items.is(next + 1, Fact.unit);
  }

  /** "Lane 30", "Aly. 5", a part of the address to itself (or in front of a number), where another has a street with a name. */
  #isLane(i: number): boolean {
    const items = this.#items;
    // "No. 3 Lane 288 Wuning Road"
    if (items.words.lane[items.kind[i]] === 1 && i > 0 && items.isNumber(i - 1) && !items.begins(i) && items.is(i + 1, Fact.digits) && !this.#ends(i + 2))
      return this.#hasStreet(i, i + 2) && !items.isNumber(i + 2);
    if (items.words.lane[items.kind[i]] === 0 || !items.begins(i) || items.begins(i + 1) || !items.is(i + 1, Fact.digits | Fact.mixed)) return false;
    const end = this.#endOfNumber(i + 1);
    return (this.#ends(end) || this.#isNumbered(end)) && this.#hasStreet(i, end);
  }

  /** "RT 03/RW 05", "Qd. 4 Lt. 12": what is in doubt is a section beside another, or in front of a unit with a number. */
  #isBesideSection(i: number): boolean {
    const items = this.#items;
    if (!items.isNumber(i + 1)) return false;
    if (this.#isNumberedUnit(i + 2) || this.#isDesignator(i + 2)) return items.isNumber(i + 3) || items.is(i + 3, Fact.letter);
    return i > 0 && items.part[i - 1] === Part.section;
  }

  #isNumberedUnit(i: number): boolean {
    const items = this.#items;
    return items.is(i, Fact.unit) && LOTS.has(items.words.unitClass[items.kind[i]]);
  }

  /** "Lt. 12" behind a block of lots, where the same is short for a storey elsewhere. */
  #takeLot(i: number): void {
    const items = this.#items;
    if (i + 1 >= items.count || items.begins(i) || !items.is(i, Fact.unit) || items.words.unitClass[items.kind[i]] !== UnitClass.level) return;
    if (!items.isNumber(i + 1)) return;
    items.part[i] = Part.designator;
    items.part[i + 1] = Part.unit;
  }

  /** "Qd. 2 Bl. C Lt. 92": a lot behind a block of lots, whatever stands between. */
  #takeLotOfBlock(i: number): boolean {
    const items = this.#items;
    let isBehind = false;
    for (let at = 1; at < i && !isBehind; at++) isBehind = items.part[at] === Part.section && items.words.isBlock(items.kind[at - 1]);
    if (isBehind) this.#takeLot(i);
    return items.part[i] !== UNDECIDED;
  }

  /** "Street 12" of which the house is told elsewhere: "House 5", "Villa 7", "Building 15". */
  #isNumberedStreet(i: number): boolean {
    const items = this.#items;
    const number = this.#isNumberWord(i + 1) ? i + 2 : i + 1;
    if (!items.begins(i) || items.begins(i + 1) || !items.is(number, Fact.digits | Fact.mixed)) return false;
    if (!this.#ends(this.#endOfNumber(number))) return false;
    if (items.words.englishType[items.kind[i]] === 0 || !items.is(i, Fact.typeAfter)) return false;
    // Tower 1, app. 6
    if (items.is(i, Fact.unit) && IN_A_HOUSE.has(items.words.unitClass[items.kind[i]])) return false;
    for (let at = 0; at + 1 < items.count; at++) if (at !== i && this.#isHouseAlone(at)) return true;
    return false;
  }

  /** "F-8/3": a sector without its designator, behind "House 5, Street 12". */
  #isCodeOfSection(i: number): boolean {
    const items = this.#items;
    if (!items.begins(i) || !this.#continues(i + 1) || !items.isNumber(i + 1)) return false;
    const end = this.#endOfNumber(i + 1);
    if (!this.#ends(end) || end >= items.count) return false;
    for (let at = 0; at + 1 < i; at++) {
      if (items.part[at] !== Part.designator || !items.is(at, Fact.typeAfter)) continue;
      if (items.part[this.#isNumberWord(at + 1) ? at + 2 : at + 1] === Part.section) return true;
    }
    return false;
  }

  /** Where the number at item i ends with all that hyphens and slashes join to it. */
  #endOfNumber(i: number): number {
    let end = i + 1;
    while (this.#continues(end)) end++;
    return end;
  }

  /** "House 5", "Building No. 15" and nothing else; "33" in front of everything. */
  #isHouseAlone(i: number): boolean {
    const items = this.#items;
    if (i === 0 && items.isNumber(0)) return this.#ends(this.#endOfNumber(0));
    if (!items.begins(i) || !items.is(i, Fact.unit) || items.begins(i + 1) || !HOUSES.has(items.words.unitClass[items.kind[i]])) return false;
    const number = this.#isNumberWord(i + 1) ? i + 2 : i + 1;
    return items.isNumber(number) && this.#ends(this.#endOfNumber(number));
  }

  #isNumberWord(i: number): boolean {
    const items = this.#items;
    if (!items.is(i, Fact.unit) || items.begins(i) || (items.is(i, Fact.letter) && !(items.gap[i + 1] & Gap.dot))) return false;
    return items.words.unitClass[items.kind[i]] === UnitClass.number;
  }

  /** Marks "Col. Las Palmas" or "Atatürk Mah.", and the name as that of a town; `false`: item i is no such word. */
  #takeQuarter(i: number): boolean {
    const items = this.#items;
    const cls = items.is(i, Fact.unit) ? items.words.unitClass[items.kind[i]] : UnitClass.none;
    if (cls === UnitClass.quarterBehind) {
      if (i === 0 || items.begins(i)) return false;
      let from = i - 1;
      while (from > 0 && !items.begins(from) && items.part[from - 1] === UNDECIDED) from--;
      if (items.hasNumber(from, i)) return false;
      items.mark(from, i, Part.city);
    } else if (cls === UnitClass.quarter) {
      if (i === 0 || (!items.begins(i) && (items.is(i, Fact.doubtfulUnit) || !items.isNumber(i - 1)))) return false;
      let end = i + 1;
      while (end < items.count && !items.begins(end) && !items.isNumber(end) && items.part[end] === UNDECIDED) end++;
      if (end === i + 1) return false;
      items.mark(i + 1, end, Part.city);
    } else return false;
    items.part[i] = Part.designator;
    return true;
  }

  /** Marks "Old No. 12" where the house has another number: it says little then; `false`: item i begins no such thing. */
  #takeFormer(i: number): boolean {
    const items = this.#items;
    if (items.words.unitClass[items.kind[i]] !== UnitClass.former || !items.isNumber(i + 1) || items.gap[i + 1] & BOUNDARY) return false;
    let end = i + 2;
    while (this.#continues(end) && !(items.gap[end] & Gap.slash)) end++;
    if (!this.#hasHouse(0, i) && !this.#hasHouse(end, items.count)) return false;
    items.part[i] = Part.designator;
    items.mark(i + 1, end, Part.venue);
    return true;
  }

  /** Whether the number of a house may be among items `from .. end`. */
  #hasHouse(from: number, end: number): boolean {
    const { flags, words, kind } = this.#items;
    for (let i = from; i < end; i++) if (flags[i] & (Fact.digits | Fact.mixed) && words.textOf(kind[i]).length <= MAX_HOUSE_DIGITS) return true;
    return false;
  }

  /** Marks "Opp. City Hospital", "Nr. Bank of Baroda" as what stands there; `false`: item i begins no such part. */
  #takeLandmark(i: number): boolean {
    const items = this.#items;
    if (i === 0 || !items.begins(i) || items.begins(i + 1) || !items.is(i, Fact.unit)) return false;
    const cls = items.words.unitClass[items.kind[i]];
    const isNear = cls === UnitClass.number && !items.is(i, Fact.letter | Fact.doubtfulUnit) && !items.isPhrase(i) && !this.#isCount(i + 1);
    if (cls !== UnitClass.landmark && !isNear) return false;
    let end = i + 1;
    while (!this.#ends(end) && items.part[end] === UNDECIDED) end++;
    items.part[i] = Part.designator;
    items.mark(i + 1, end, Part.venue);
    return true;
  }

  /** What a number may be called by: 12, B-4, twelve. */
  #isCount(i: number): boolean {
    return this.#items.isNumber(i) || this.#items.is(i, Fact.letter | Fact.code | Fact.ordinal | Fact.cardinal | Fact.unit);
  }

  /** Marks "P.13, Q.3", a ward and a quarter of a town by letters that are other words elsewhere; `false`: item i begins no such parts. */
  #takePair(i: number): boolean {
    const items = this.#items;
    if (!this.#isNumberedLetter(i) || !this.#isNumberedLetter(i + 2)) return false;
    const pair = this.#pairs.find(({ letters }) => letters[0] === items.kind[i] && letters[1] === items.kind[i + 2]);
    if (pair === undefined) return false;
    // (by its kind the letter is another word)
    items.isParticular = true;
    for (const [k, designator] of pair.designators.entries()) {
      items.letters[i + 2 * k] = items.word[i + 2 * k];
      items.word[i + 2 * k] = designator;
      items.part[i + 2 * k] = Part.designator;
      items.part[i + 2 * k + 1] = items.words.unitClass[designator] === UnitClass.house ? Part.number : Part.section;
    }
    return true;
  }

  /** "P.13", a part of the address to itself. */
  #isNumberedLetter(i: number): boolean {
    const items = this.#items;
    return items.begins(i) && !items.begins(i + 1) && items.is(i + 1, Fact.digits) && this.#ends(i + 2);
  }

  /** "Section 12 High Street" is not said of a section. */
  #isHouse(i: number): boolean {
    const items = this.#items;
    return items.isType(i + 1) && !items.begins(i + 1);
  }

  /** "17-C". */
  #continues(i: number): boolean {
    const items = this.#items;
    if (i >= items.count || !(items.gap[i] & JOINS) || items.gap[i] & Gap.space) return false;
    return items.isNumber(i) || items.is(i, Fact.letter);
  }

  #ends(i: number): boolean {
    const items = this.#items;
    return i >= items.count || items.begins(i);
  }

  /** "Lane 135 No. 22", "Lane 135 Sec. 2". */
  #isNumbered(i: number): boolean {
    const items = this.#items;
    if (i + 1 >= items.count || !items.isNumber(i + 1)) return false;
    return this.#isDesignator(i) || (items.is(i, Fact.unit) && items.words.unitClass[items.kind[i]] === UnitClass.number);
  }

  /** Whether a street with a name and its type stands outside items `from .. end`, or another lane or section. */
  #hasStreet(from: number, end: number): boolean {
    const items = this.#items;
    for (let i = 0; i < items.count; i++) {
      if (i >= from && i < end) continue;
      if (items.is(i + 1, Fact.digits) && !items.begins(i + 1) && (items.words.lane[items.kind[i]] === 1 || this.#isDesignator(i))) return true;
      if (items.begins(i) || items.isNumber(i - 1) || items.is(i - 1, Fact.unit)) continue;
      if (items.isType(i) || (items.is(i, Fact.typeAfter) && items.is(i - 1, Fact.ordinal) && this.#ends(i + 1))) return true;
    }
    return false;
  }

  #isDesignator(i: number): boolean {
    const items = this.#items;
    return items.is(i, Fact.unit) && items.words.unitClass[items.kind[i]] === UnitClass.section;
  }
}

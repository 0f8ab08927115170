import { Gap } from '../../text/byte-classes.js';
import { isBuildingBehind } from './building-behind.js';
import { Fact, UnitClass } from './facts.js';
import { HouseNumber } from './house-number.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { takeLastUnit } from './last-unit.js';
import { Part } from './parts.js';
import { StreetName } from './street-name.js';
import { GRID, StreetShapes } from './street-shapes.js';
import type { AddressUnits } from './units.js';

/** Numbers, codes and letters. */
const SHORT = Fact.digits | Fact.mixed | Fact.grid | Fact.code | Fact.letter;

/** The part of an address that has the street: units in front, number, directions, name, type, units behind, and sometimes the town. */
export class AddressStreet {
  readonly #items: AddressItems;
  readonly #units: AddressUnits;
  readonly #us: boolean;
  readonly #number: HouseNumber;
  readonly #name: StreetName;
  readonly #shapes: StreetShapes;
  hasNumber = false;
  #townInside = false;
  /** Whether the street's type stands in front of its name. */
  #leads = false;
  #townBehind = false;
  /** Whether the number of the house stands in a part of the address in front of the street's. */
  #isNumberGiven = false;

  constructor(items: AddressItems, units: AddressUnits) {
    this.#items = items;
    this.#units = units;
    this.#us = items.words.realm === 'us';
    this.#number = new HouseNumber(items, units);
    this.#name = new StreetName(items);
    this.#shapes = new StreetShapes(items, units);
  }

  /** How much items `from .. end` look like a street with its number. */
  likeness(from: number, end: number): number {
    const items = this.#items;
    let letters = 0;
    let numbers = 0;
    let type = 0;
    let i = from;
    if (end === from + 2 && this.#shapes.isNumberedTown(from)) return 0;
    while (i < end && this.#units.startsAt(i, end)) {
      // "No.1 Jen Ai Road"
      if (!this.#us && i === from && this.#units.isNumberWord(i)) numbers = 1;
      const next = this.#units.take(i, end);
      items.mark(i, next, UNDECIDED);
      i = next;
    }
    for (; i < end; i++) {
      // "12 корп. 2", "8 r/c Esq.", behind a comma
      if (!this.#us && i > from && letters === 0 && items.isNumber(from) && this.#units.startsAt(i, end)) {
        const next = this.#units.take(i, end);
        items.mark(i, next, UNDECIDED);
        i = next - 1;
      } else if (this.#number.isOfName(i, from, end)) letters = 1;
      else if (items.isNumber(i) || (this.#us && i === from && items.is(i, Fact.cardinal) && (i + 2 < end || (i + 2 === end && items.isPhrase(i + 1)))))
        numbers = 1;
      else if (!items.is(i, Fact.letter) && !(i > from && this.#number.isTail(i) && items.isNumber(i - 1))) letters = 1;
      if (items.isType(i) && i > from) type = 2;
      else if (items.is(i, Fact.typeBefore) && !items.is(i, Fact.weakBefore | Fact.dottedType) && i + 1 < end) type = 2;
      else if (items.is(i, Fact.typeAfter | Fact.typeBefore) && type === 0 && end - from > 1 && !(i === from && this.#isBehindNames(i))) type = 1;
      else if (items.is(i, Fact.dottedType) && items.is(i, Fact.typeBefore) && i === from && i + 1 < end && items.gap[i + 1] & (Gap.dot | Gap.slash)) type = 2;
    }
    if (letters === 0) return 0;
    return type + (numbers ? 2.5 : 0);
  }

  /** A type of one letter that stands behind names only, so that "г. Москва" has none. */
  #isBehindNames(i: number): boolean {
    return this.#items.is(i, Fact.dottedType) && !this.#items.is(i, Fact.typeBefore);
  }

  /** Marks items `from .. end`, which have a name and perhaps its type, but no number. */
  readOtherName(from: number, end: number): void {
    this.#name.mark(from, end);
  }

  /** Marks items `from .. end`; `townInside`: the town is looked for behind the street; `townBehind`: it is in another part. */
  read(from: number, end: number, townInside: boolean, townBehind: boolean): void {
    const items = this.#items;
    this.#townInside = townInside;
    this.#townBehind = townBehind;
    this.#isNumberGiven = this.hasNumber;
    this.#leads = false;
    let i = from;
    while (i < end && (this.#units.startsAt(i, end) || this.#shapes.isMarked(i, end))) {
      const next = this.#units.take(i, end);
      // "Flat 74 High Street": the number of the street where there is no other
      if (next < end && this.#shapes.isOnlyNumber(i, next, end)) items.mark(next - 1, next, UNDECIDED);
      if (items.part[next - 1] === UNDECIDED) {
        i = next - 1;
        break;
      }
      i = next;
    }
    if (i < end && items.is(i, Fact.unit) && items.words.unitClass[items.kind[i]] === UnitClass.care) items.setFacts(i, Fact.unit);
    if (i === end) return;
    // "No 22-1 Jalan Telawi 3"
    if (!this.#us) for (let at = from; at < i; at++) if (items.part[at] === Part.number) this.hasNumber = this.#isNumberGiven = true;
    // "PO Box 98 St Joseph MI"
    if (i > from && townInside && items.part[i - 1] === Part.box && !this.#number.anyIn(i, end) && !this.#name.hasType(i + 1, end)) {
      items.mark(i, end, Part.city);
      return;
    }
    if (!this.#us && !this.hasNumber && this.#shapes.isOfGrid(i, end)) {
      this.hasNumber = true;
      GRID.forEach((part, at) => {
        items.part[i + at] = part;
      });
      this.#readBehind(i + GRID.length, end);
      return;
    }
    if (!this.#us && !this.hasNumber && this.#shapes.isNumberedName(i, end)) {
      // 100 10 Ave
      if (end - i === 3 && items.isNumber(i + 1)) i = this.takeNumber(i, i + 1, true);
      this.#name.mark(i, end);
      return;
    }
    if (!this.#us && !this.hasNumber && this.#shapes.isOrdinalStreet(i, end)) {
      const number = this.#units.isNumberWord(i + 2) ? i + 3 : i + 2;
      if (number > i + 2) items.part[i + 2] = Part.designator;
      this.#readBehind(this.takeNumber(number, end, false), end);
      this.#name.mark(i, i + 2);
      return;
    }
    const number = this.hasNumber ? -1 : this.#number.inFront(i, end);
    if (number >= 0) {
      if (this.#shapes.isLettered(i, number)) {
        // "B-204 Shanti Apartments" is a unit, "B-204 Alder Road" a house
        if (this.#name.hasType(number + 1, end)) {
          this.takeNumber(number, end, true);
          items.part[i] = Part.numberTail;
        } else items.mark(i, number + 1, Part.unit);
        this.#readName(number + 1, end);
        return;
      }
      if (number > i) {
        if (this.#shapes.isCodeOfUnit(i, number)) items.mark(i, number, Part.unit);
        else if (this.#shapes.isDirectionOf(i, number)) items.mark(i, number, Part.direction);
        // "Cumberland House 3rd Floor 129 High Street"
        else items.mark(i, takeLastUnit(items, this.#units, i, number), Part.venue);
      }
      this.#readName(this.takeNumber(number, end, true), end);
      return;
    }
    const behind = this.hasNumber ? -1 : this.#number.behind(i, end);
    if (behind < 0) {
      this.#readName(i, end);
      return;
    }
    if (!this.#us && (items.gap[behind] & Gap.other) !== 0 && items.part.subarray(from, i).includes(Part.building)) {
      // "Blk 123 Alder Ave 3 #05-67": the number of the block is that of the house
      this.#readBehind(this.#units.take(behind, end), end);
      this.#name.mark(i, behind);
      return;
    }
    let nameEnd = behind;
    this.#leads = items.is(i, Fact.typeBefore);
    while (nameEnd > i && items.part[nameEnd - 1] === Part.designator) nameEnd--;
    this.#readBehind(this.takeNumber(behind, end, false), end);
    this.#name.mark(i, nameEnd);
  }

  /** Marks the number at item i as that of the house; returns its end. */
  takeNumber(i: number, end: number, inFront: boolean): number {
    this.hasNumber = true;
    return this.#number.take(i, end, inFront);
  }

  /** What follows a number that stands behind the name: units, then the town. */
  #readBehind(from: number, end: number): void {
    const items = this.#items;
    let i = from;
    while (i < end) {
      if (this.#number.isFloor(i, end)) {
        items.part[i] = Part.level;
        items.part[i + 1] = Part.unit;
        i += 2;
      } else if (this.#units.startsAt(i, end) || items.isNumber(i) || items.is(i, Fact.letter) || this.#isLastCode(i, end)) i = this.#takeUnit(i, end);
      else break;
    }
    if (this.#isDirectionBehind(i, from, end)) items.part[i++] = Part.direction;
    if (i === end) return;
    if (!this.#us && isBuildingBehind(items, i, end)) this.#readBuilding(i, end);
    else items.mark(i, end, Part.city);
  }

  /** "강남파이낸스센터 27층": what the building is called, and what is in it. */
  #readBuilding(from: number, end: number): void {
    const { part } = this.#items;
    for (let i = from; i < end; ) {
      if (this.#units.startsAt(i, end)) i = this.#takeUnit(i, end);
      else part[i++] = Part.venue;
    }
  }

  /** "Blvd. Reed 201 Ote., León": the direction of a street whose type leads, behind the number of the house, as Mexicans write it. */
  #isDirectionBehind(i: number, from: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || i !== from || i >= end || !items.is(i, Fact.direction) || items.is(i, Fact.letter) || !this.#leads) return false;
    return i + 1 === end || items.begins(i + 1);
  }

  /** "Kerkstraat 4 b12": a letter and a number, and nothing behind them. */
  #isLastCode(i: number, end: number): boolean {
    const items = this.#items;
    const isLast = i + 1 === end || items.begins(i + 1) || (i + 2 === end && items.is(i + 1, Fact.city));
    return !this.#us && items.is(i, Fact.code) && isLast && items.part[i - 1] === Part.number;
  }

  /** Marks the unit at item i; "No:45 D:3": a second number is one, too. Returns its end. */
  #takeUnit(i: number, end: number): number {
    const { part } = this.#items;
    const next = this.#units.take(i, end);
    if (!this.#us) for (let at = i; at < next; at++) if (part[at] === Part.number) part[at] = Part.unit;
    return next;
  }

  /** Name and what follows it. */
  #readName(from: number, end: number): void {
    const items = this.#items;
    if (!this.#us && this.#units.startsAt(from, end) && this.#number.nameBehindUnit(from, end)) {
      let at = from;
      while (at < end && this.#units.startsAt(at, end)) at = this.#units.take(at, end);
      this.#readName(at, end);
      return;
    }
    const unit = this.#unitFrom(from, end);
    let at = unit;
    while (at < end) {
      if (this.#units.isCare(at)) {
        this.readCare(at, end, this.#townInside);
        at = end;
      } else if (at === unit || this.#units.startsAt(at, end) || this.#units.isMarked(at)) at = this.#units.take(at, end);
      else break;
    }
    if (at < end) items.mark(at, end, this.#townInside || !this.#us ? Part.city : Part.venue);
    const named = unit === end || !this.#us || this.#townBehind;
    let town = named ? this.#name.townFrom(from, unit, this.#townInside && unit === end, this.#townBehind) : unit;
    // "Creation Road III"
    if (!this.#us && town + 1 === unit && town > from + 1 && items.is(town, Fact.ordinal) && items.isType(town - 1)) town = unit;
    // "70 Strawberry Hill Ave The Fairfield, Stamford": a building
    if (town < unit) items.mark(town, unit, this.#us && this.#townBehind ? Part.venue : Part.city);
    this.#name.mark(from, town);
  }

  /** Where the unit begins that stands behind the street's name; `end`: there is none. */
  #unitFrom(from: number, end: number): number {
    const items = this.#items;
    for (let i = from + 1; i < end; i++) {
      const marked = (items.gap[i] & Gap.other) !== 0 && (items.isNumber(i) || items.is(i, Fact.letter | (this.#us ? Fact.code : 0)));
      if (this.#us && items.isNumber(i) && this.#number.isRoadNumber(i, from)) continue;
      if (this.#units.isCare(i)) return i;
      // Dame Street Dublin 2: the number of a district
      if (!this.#us && items.isNumber(i) && items.is(i - 1, Fact.city) && i - 2 > from && items.isType(i - 2)) continue;
      // Main Street & Side
      if (!this.#us && items.is(i, Fact.doubtfulUnit) && items.words.crossing[items.kind[i - 1]]) continue;
      if (marked || this.#units.startsAt(i, end)) {
        // "Highway Unit", "Suite Street": a name needs a word
        if (this.#us && !marked && i + 1 < end && items.isType(i + 1) && items.is(i - 1, Fact.connective)) continue;
        if (items.is(i, Fact.doubtfulUnit) && i === from + 1 && items.isType(i + 1 < end ? i + 1 : i)) continue;
        return i;
      }
      if (
        this.#us
          ? this.#isBareUnit(i, from, end)
          : i > from + 1 &&
            items.isNumber(i) &&
            !items.is(i - 1, Fact.numberedType | Fact.connective) &&
            this.#name.hasType(from, i) &&
            !this.#isOfName(i, from, end)
      )
        return i;
    }
    return end;
  }

  /**
   * "No. 12, Jalan SS 2/24", "99/12 Soi Sukhumvit 71": the number of the street, behind a type that leads, where that of the house is given: in a part of its own, or where
   * the street is a lane or has two numbers.
   */
  #isOfName(i: number, from: number, end: number): boolean {
    const items = this.#items;
    // "99/7 Sukhumvit Soi 93"
    if (this.hasNumber && items.gap[i] === Gap.space && items.words.isLeadingLane(items.kind[i - 1])) return true;
    if (!this.hasNumber || !items.is(from, Fact.typeBefore) || items.is(from, Fact.weakBefore | Fact.dottedType | Fact.typeAfter)) return false;
    const isJoined = items.gap[i] === Gap.slash && (items.is(i - 1, Fact.code) || items.isNumber(i - 1));
    if (items.gap[i] !== Gap.space && !isJoined) return false;
    let at = i + 1;
    while (at < end && items.gap[at] === Gap.slash && (items.isNumber(at) || items.is(at, Fact.letter))) at++;
    if (at < end && !items.begins(at) && !items.is(at, Fact.city)) return false;
    return this.#isNumberGiven || at > i + 1 || items.gap[i] === Gap.slash || items.words.isLeadingLane(items.kind[from]);
  }

  /** A number or code without a designator behind a complete street: "Des Plaines Ave 39", "W Jackson 512", "Canal Street C1S", "Summit Court B". */
  #isBareUnit(i: number, from: number, end: number): boolean {
    const items = this.#items;
    if (!items.is(i, SHORT) && (i + 1 < end || items.words.textOf(items.kind[i]).length !== 2)) return false;
    // I-65, M-14
    if (items.gap[i] & (Gap.hyphen | Gap.slash)) return false;
    // S Avenue H, W Ave K: the letter is the name
    const named = i - 1 > (items.is(from, Fact.direction) ? from + 1 : from);
    const behindType = items.is(i - 1, Fact.typeAfter) && named && !items.isNumberedRoad(i - 1);
    const behindDirection = items.is(i - 1, Fact.direction) && i - 2 > from && items.isType(i - 2);
    if (items.isNumber(i)) {
      if (i > from + 1 && (behindType || !items.is(i - 1, Fact.numberedType)) && this.#name.hasType(from + 1, i)) return true;
      // no type: only the last word
      if (!this.hasNumber || i + 1 < end || items.is(i - 1, Fact.numberedType | Fact.direction) || items.words.crossing[items.kind[i - 1]]) return false;
      return i > from + 1 || (items.is(i, Fact.mixed) && !items.is(from, Fact.typeBefore | Fact.typeAfter | Fact.direction));
    }
    if (!behindType && !behindDirection) return false;
    if (items.is(i, Fact.code)) return true;
    if (items.is(i, Fact.direction | Fact.typeAfter | Fact.state)) return false;
    if (items.is(i, Fact.letter)) return items.isType(i - 1) || behindDirection;
    return i + 1 === end && !this.#townInside && items.words.textOf(items.kind[i]).length === 2 && items.isType(i - 1);
  }

  /** Marks "attn: Travis Lindley", whom a town may follow. */
  readCare(from: number, end: number, townInside: boolean): void {
    const items = this.#items;
    let town = end;
    if (townInside && end - from > 2) {
      town = items.townBehind(from + 2, end);
      if (town === end) town = end - 1;
    }
    items.mark(from, town, Part.venue);
    if (town < end) items.mark(town, end, Part.city);
  }
}

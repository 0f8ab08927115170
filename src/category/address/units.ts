import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import type { AddressItems } from './items.js';
import { Part } from './parts.js';

/** What the words behind a designator are. */
const PART_OF_CLASS: Readonly<Record<number, number>> = {
  [UnitClass.unit]: Part.unit,
  [UnitClass.dwelling]: Part.unit,
  [UnitClass.level]: Part.level,
  [UnitClass.alone]: Part.level,
  [UnitClass.beside]: Part.level,
  [UnitClass.side]: Part.unit,
  [UnitClass.building]: Part.building,
  [UnitClass.box]: Part.box,
  [UnitClass.route]: Part.box,
  [UnitClass.general]: Part.box,
  [UnitClass.military]: Part.box,
  [UnitClass.cedex]: Part.postcodeTail,
  [UnitClass.number]: Part.number,
  [UnitClass.house]: Part.number,
  [UnitClass.former]: Part.number,
  [UnitClass.section]: Part.section,
};
/** Classes of what is no unit, and is read elsewhere. */
const NO_UNITS: ReadonlySet<number> = new Set([
  UnitClass.none,
  UnitClass.care,
  UnitClass.block,
  UnitClass.section,
  UnitClass.quarter,
  UnitClass.quarterBehind,
  UnitClass.landmark,
]);
/** A designator, or the count of a level. */
const MAY_START = Fact.nothing | Fact.unit | Fact.ordinal | Fact.digits | Fact.joinedLetter;
const JOINS = Gap.hyphen | Gap.slash;

/** Units, floors, buildings and boxes: "Apt 2B", "6th Floor", "2º B", "basement", "PO Box 9". */
export class AddressUnits {
  readonly #items: AddressItems;

  constructor(items: AddressItems) {
    this.#items = items;
  }

  /** Whether item i, before `end`, certainly begins a unit. */
  startsAt(i: number, end: number): boolean {
    const items = this.#items;
    if (items.is(i, Fact.letter) && this.#isNamedBuilding(i, end)) return true;
    if (!items.is(i, MAY_START)) return false;
    if (items.is(i, Fact.nothing)) return true;
    // "Teheran-ro"
    if (items.words.realm !== 'us' && i > 0 && items.gap[i] === Gap.hyphen && !items.isNumber(i - 1)) return false;
    // "6th Floor"; "First Floor"
    if (this.#levelBehind(i, end) > 0 || this.#hasSide(i, end)) return true;
    const cls = this.#classOf(i);
    if (NO_UNITS.has(cls)) return false;
    if (cls === UnitClass.house) return items.begins(i) && this.#isHouseAt(i + 1);
    // Highway No 33
    if (cls === UnitClass.number && i > 0 && items.isNumberedRoad(i - 1)) return false;
    // д. 5; but D. C. Jones, D-9, D/9
    if (cls === UnitClass.number && items.is(i, Fact.letter) && (!items.isNumber(i + 1) || items.gap[i + 1] === Gap.hyphen || items.gap[i + 1] === Gap.slash))
      return false;
    // "C. 60 #491": the number of the street
    if (cls === UnitClass.number && items.is(i, Fact.letter) && i + 2 < end && items.isNumber(i + 2) && items.gap[i + 2] & Gap.other && !items.begins(i + 2))
      return false;
    // "C. 5 de Mayo 18": a street that is called by a date
    if (cls === UnitClass.number && items.is(i, Fact.letter) && this.#isDate(i + 1, end)) return false;
    if (cls === UnitClass.beside) return true;
    // "Rear 10 Elm Street"
    if (cls === UnitClass.alone && items.begins(i) && this.#isNumberOfStreet(i + 1, end)) return true;
    if (cls === UnitClass.side && items.is(i, Fact.doubtfulUnit) && !this.#isBehindStorey(i)) return false;
    if (items.is(i, Fact.doubtfulUnit) && this.#isBehindHouse(i)) return false;
    if (cls === UnitClass.alone || cls === UnitClass.general || cls === UnitClass.side)
      return !items.is(i, Fact.doubtfulUnit) || i + 1 === end || items.begins(i + 1) || this.#isFollowed(i, end);
    // "Shop No. 5"
    if (i + 2 < end && !items.begins(i + 1) && this.isNumberWord(i + 1) && (items.isNumber(i + 2) || this.#isLetterAndNumber(i + 2, end)))
      return cls !== UnitClass.number;
    // "esc. dcha."
    if (cls === UnitClass.building && i + 1 < end && !items.begins(i + 1) && this.#classOf(i + 1) === UnitClass.side) return true;
    if (i + 1 === end || items.begins(i + 1)) return items.is(i, Fact.doubtfulUnit) ? isUnit(cls) && this.#isBehindLevel(i) : cls !== UnitClass.number;
    // P. 3; but P. M. Riley
    if (items.is(i, Fact.letter) && items.is(i, Fact.doubtfulUnit) && !items.isNumber(i + 1)) return false;
    // "Flat First Floor 29 …"
    if (this.#isId(i + 1, items.is(i, Fact.doubtfulUnit), end)) return true;
    // Sault Ste Marie; Bld. Unirii
    if (!items.is(i, Fact.doubtfulUnit)) return !items.words.townWord[items.kind[i]] && (items.words.realm === 'us' || !items.is(i, Fact.typeBefore));
    return isUnit(cls) && (this.#classOf(i + 1) === UnitClass.alone || this.#levelBehind(i + 1, end) > 0);
  }

  /** "513 S Front", "40 Lower": only the number of a house and a direction stand in front, so that it is the street's name. */
  #isBehindHouse(i: number): boolean {
    const items = this.#items;
    if (items.words.realm !== 'us' || items.begins(i) || (i + 1 < items.count && !items.begins(i + 1))) return false;
    const number = i > 1 && items.is(i - 1, Fact.direction) && !items.begins(i - 1) ? i - 2 : i - 1;
    return number === 0 && items.is(0, Fact.digits);
  }

  /** "5 de Mayo". */
  #isDate(i: number, end: number): boolean {
    const items = this.#items;
    return i + 2 < end && items.is(i + 1, Fact.connective) && !items.begins(i + 1) && !items.isNumber(i + 2);
  }

  /** "5", "23-A": the number of a house, and nothing behind it. */
  #isHouseAt(i: number): boolean {
    const items = this.#items;
    if (!items.is(i, Fact.digits | Fact.mixed)) return false;
    const end = items.is(i + 1, Fact.letter) && (items.gap[i + 1] & JOINS) !== 0 ? i + 2 : i + 1;
    return end >= items.count || items.begins(end);
  }

  /** "Carrer de Balears 4 ent. 2a": between the numbers of a house and of a door. */
  #isStoreyOfDoor(i: number, end: number): boolean {
    const items = this.#items;
    if (items.words.realm === 'us' || i === 0 || !items.isNumber(i - 1) || items.begins(i)) return false;
    return (items.isNumber(i + 1) || items.is(i + 1, Fact.letter)) && !items.begins(i + 1) && (i + 2 === end || items.begins(i + 2));
  }

  /** "3. OG re.", "EG li.", "3. th.": behind a storey, where "12 Jalan Li" is a street. */
  #isBehindStorey(i: number): boolean {
    if (i === 0) return false;
    const cls = this.#classOf(i - 1);
    return this.#isCount(i - 1) || cls === UnitClass.level || cls === UnitClass.alone;
  }

  /** "EG links"; "PH 2". */
  #isFollowed(i: number, end: number): boolean {
    return this.#classOf(i + 1) === UnitClass.side || this.#isNumbered(i, end) || this.#isStoreyOfDoor(i, end);
  }

  /** Whether the number of a house is item i, and the name of its street follows. */
  #isNumberOfStreet(i: number, end: number): boolean {
    const items = this.#items;
    return i + 1 < end && !items.begins(i) && items.is(i, Fact.digits) && !items.begins(i + 1) && !items.isNumber(i + 1) && !items.is(i + 1, Fact.unit);
  }

  /** "PH 2", "Penthouse Two" in the United States, at the end of a part, or right behind the type of the street: "220 Boylston St PH 2 Boston". */
  #isNumbered(i: number, end: number): boolean {
    const items = this.#items;
    if (items.words.realm !== 'us' || i === 0 || i + 1 >= end || items.begins(i + 1)) return false;
    if (!items.is(i + 1, Fact.digits | Fact.letter | Fact.cardinal)) return false;
    return i + 2 === end || items.begins(i + 2) || (items.is(i + 1, Fact.digits) && i > 2 && items.isType(i - 1));
  }

  /** "First Floor Flat", "Basement Office". */
  #isBehindLevel(i: number): boolean {
    const items = this.#items;
    if (i === 0 || items.begins(i)) return false;
    return this.#classOf(i - 1) === UnitClass.alone || (i > 1 && this.#levelBehind(i - 2, i) === i - 1);
  }

  /** "3º Izq." */
  #hasSide(i: number, end: number): boolean {
    const items = this.#items;
    return items.is(i, Fact.digits) && i + 1 < end && this.#classOf(i + 1) === UnitClass.side && !items.begins(i + 1);
  }

  /** "6th Floor", "second and third floors": where the level's designator stands; 0: item i begins no level. */
  #levelBehind(i: number, end: number): number {
    const items = this.#items;
    if (i + 1 >= end || !this.#isCount(i) || items.begins(i + 1)) return 0;
    // "1e van der Helststraat", where "2 vån" is a storey
    if (this.#classOf(i + 1) === UnitClass.level) return items.is(i + 1, Fact.connective) && this.#isNamed(i + 2, end) ? 0 : i + 1;
    // 15/F
    if (items.gap[i + 1] & Gap.slash && items.kind[i + 1] === items.words.floor && items.is(i, Fact.digits)) return i + 1;
    if (i + 3 < end && items.kind[i + 1] === items.words.and && this.#isCount(i + 2) && this.#classOf(i + 3) === UnitClass.level) return i + 3;
    return 0;
  }

  #isNamed(i: number, end: number): boolean {
    const items = this.#items;
    return i < end && !items.begins(i) && !items.isNumber(i) && !items.is(i, Fact.unit);
  }

  /** "Suite 301 Level 3": the number of what the designator in front says, as the level has its own. */
  isBeforeLevel(i: number, end: number): boolean {
    const items = this.#items;
    return items.is(i, Fact.digits) && i + 2 < end && !items.begins(i + 2) && items.is(i + 2, Fact.digits) && this.#classOf(i + 1) === UnitClass.level;
  }

  #classOf(i: number): number {
    const items = this.#items;
    if (!items.is(i, Fact.unit)) return UnitClass.none;
    const cls = items.words.unitClass[items.kind[i]];
    // "Hämeentie 31 C 47", where "č. 47" and "D:47" have a sign
    if (cls !== UnitClass.number || !items.is(i, Fact.letter) || i === 0 || items.begins(i)) return cls;
    // ("Doctor Esquerdo 114 bajo C")
    const isBehindStorey =
      items.is(i - 1, Fact.unit) && items.words.unitClass[items.kind[i - 1]] === UnitClass.alone && (!items.isNumber(i + 1) || items.begins(i + 1));
    return (items.isNumber(i - 1) && items.gap[i + 1] === Gap.space) || isBehindStorey ? UnitClass.none : cls;
  }

  /** "c/o", "attn": whom an address goes to stands behind it. */
  isCare(i: number): boolean {
    return this.#classOf(i) === UnitClass.care && !this.#items.is(i, Fact.doubtfulUnit);
  }

  /** "B Wing", "A Block", a part of the address to itself. */
  #isNamedBuilding(i: number, end: number): boolean {
    const items = this.#items;
    if (items.words.realm === 'us' || i + 1 >= end || !items.is(i + 1, Fact.unit) || !items.begins(i) || items.begins(i + 1)) return false;
    return this.#classOf(i + 1) === UnitClass.building && !items.is(i + 1, Fact.letter) && (i + 2 >= items.count || items.begins(i + 2));
  }

  /** G-4. */
  #isLetterAndNumber(i: number, end: number): boolean {
    const items = this.#items;
    return i + 1 < end && items.is(i, Fact.letter) && items.isNumber(i + 1) && (items.gap[i + 1] & JOINS) !== 0;
  }

  /** 6th, second, 2; 3e. */
  #isCount(i: number): boolean {
    return this.#items.is(i, Fact.ordinal | Fact.digits | Fact.joinedLetter);
  }

  /** Whether item i can name a unit; `strictly`: only with digits or as one letter. */
  #isId(i: number, strictly: boolean, end: number): boolean {
    const items = this.#items;
    if (this.#isCodeOfTwo(i, end)) return true;
    if (items.isNumber(i) || items.is(i, Fact.code | Fact.letter | Fact.ordinal | Fact.cardinal)) return true;
    // "Unit East"
    if (!strictly && items.words.realm === 'us' && items.is(i, Fact.direction) && (i + 1 === end || items.begins(i + 1))) return true;
    return !strictly && items.words.textOf(items.kind[i]).length <= 2 && !items.is(i, Fact.typeAfter | Fact.state);
  }

  /** "Dept PN 12", "Drawer CS 198422". */
  #isCodeOfTwo(i: number, end: number): boolean {
    const items = this.#items;
    if (items.words.realm !== 'us' || i + 1 >= end || !items.is(i + 1, Fact.digits) || items.is(i, Fact.digits | Fact.mixed | Fact.unit)) return false;
    return items.words.textOf(items.kind[i]).length === 2 && !items.is(i, Fact.typeAfter | Fact.direction) && !items.begins(i + 1);
  }

  /** "# 204", "# B". */
  isMarked(i: number): boolean {
    const items = this.#items;
    return i > 0 && (items.gap[i] & Gap.other) !== 0 && items.words.realm === 'us' && (items.isNumber(i) || items.is(i, Fact.letter | Fact.code));
  }

  /** A word for a building or room, whose name may stand in front of it. */
  isNamed(i: number): boolean {
    const cls = this.#classOf(i);
    return (
      cls === UnitClass.building ||
      (isUnit(cls) && this.#items.words.textOf(this.#items.words.unit[this.#items.kind[i]]) === 'unit' && !this.#items.is(i, Fact.typeAfter))
    );
  }

  /** "B-120", "2 C": nothing but letters one by one and numbers. */
  isBareId(from: number, end: number): boolean {
    const items = this.#items;
    let numbers = 0;
    for (let i = from; i < end; i++) {
      if (items.isNumber(i) || items.is(i, Fact.code)) numbers++;
      else if (!items.is(i, Fact.letter)) return false;
    }
    return numbers > 0;
  }

  /** Marks the unit that begins at item i; returns its end. Only where {@link startsAt} says so, or a # stands in front. */
  take(i: number, end: number): number {
    const items = this.#items;
    if (items.is(i, Fact.nothing)) {
      items.part[i] = Part.designator;
      return i + 1;
    }
    const level = this.#levelBehind(i, end);
    if (level > 0) {
      items.mark(i, level + 1, Part.designator);
      items.part[i] = Part.level;
      items.part[level - 1] = Part.level;
      // 12F-3
      const door = level + 1;
      if (items.words.realm === 'us' || door >= end || items.gap[door] !== Gap.hyphen || !items.is(door, Fact.digits)) return door;
      items.part[door] = Part.unit;
      return door + 1;
    }
    if (this.#hasSide(i, end)) {
      items.mark(i, i + 2, Part.unit);
      return i + 2;
    }
    if (items.is(i, Fact.letter) && this.#isNamedBuilding(i, end)) {
      items.part[i] = Part.building;
      items.part[i + 1] = Part.designator;
      return i + 2;
    }
    const cls = this.#classOf(i);
    if (cls === UnitClass.none) return this.#takeId(i, end, Part.unit);
    // in the United States "No. 102" is no house number
    const part = cls === UnitClass.number && items.words.realm === 'us' ? Part.unit : PART_OF_CLASS[cls];
    // "5º piso dto. B": in Argentina a flat, where "3.º dto." of Portugal is a side
    if (cls === UnitClass.side && this.#isNamedSide(i, end)) {
      items.part[i] = Part.designator;
      items.part[i + 1] = Part.unit;
      return i + 2;
    }
    if (cls === UnitClass.alone || cls === UnitClass.beside || cls === UnitClass.general || cls === UnitClass.side) {
      items.part[i] = part;
      if (cls !== UnitClass.alone || !this.#isNumbered(i, end)) return i + 1;
      items.part[i + 1] = Part.unit;
      return i + 2;
    }
    items.part[i] = Part.designator;
    let at = i + 1;
    // "Unit #4", "Apt No. 456", "Bldg Apt 3"
    if (at < end && this.isNumberWord(at)) items.part[at++] = Part.designator;
    if (cls === UnitClass.building && at < end && !items.begins(at) && this.#classOf(at) === UnitClass.side) {
      items.part[at] = part;
      return at + 1;
    }
    if (
      at < end &&
      !items.begins(at) &&
      (this.#levelBehind(at, end) === 0 || this.isBeforeLevel(at, end)) &&
      this.#isId(at, items.is(i, Fact.doubtfulUnit), end)
    ) {
      const next = this.#takeId(at, end, part);
      // House 23-A, H.No. 8-2-293/82/A
      if (part === Part.number) for (let tail = at + 1; tail < next; tail++) if (items.is(tail, Fact.letter)) items.part[tail] = Part.numberTail;
      return next;
    }
    return at;
  }

  /** A word for a side that is no whole word, with a letter or number of its own behind it. */
  #isNamedSide(i: number, end: number): boolean {
    const items = this.#items;
    if (!items.is(i, Fact.doubtfulUnit) || i + 1 >= end || items.begins(i + 1) || !(items.is(i + 1, Fact.letter) || items.isNumber(i + 1))) return false;
    return i + 2 >= end || items.begins(i + 2);
  }

  /** "No." between a designator and its number: byt č. 5; but a letter without a dot is what the unit is called: Flat C, Flat D 14 High Street. */
  isNumberWord(i: number): boolean {
    const items = this.#items;
    return this.#classOf(i) === UnitClass.number && (!items.is(i, Fact.letter) || (items.gap[i + 1] & Gap.dot) !== 0);
  }

  /** Whether a name goes on at item i. */
  #isNameAt(i: number, end: number): boolean {
    const items = this.#items;
    return i < end && !items.begins(i) && !items.isNumber(i) && !this.startsAt(i, end);
  }

  /** Where "12" or "12-14" ends that begins at item i. */
  #rangeEnd(i: number, end: number): number {
    const items = this.#items;
    return items.words.realm === 'world' && i + 1 < end && items.gap[i + 1] === Gap.hyphen && items.is(i, Fact.digits) && items.is(i + 1, Fact.digits)
      ? i + 2
      : i + 1;
  }

  /** "Kat:5 D:3": a letter with a colon behind it, which says what the number behind that is. */
  #isSigned(i: number): boolean {
    const items = this.#items;
    return items.words.realm === 'world' && items.isNumber(i + 1) && (items.gap[i + 1] & Gap.other) !== 0 && (items.gap[i + 1] & JOINS) === 0;
  }

  /** "12", "12-B", "100 A-F", "C 200". */
  #takeId(i: number, end: number, part: number): number {
    const items = this.#items;
    items.part[i] = part;
    let at = i + 1;
    if (this.#isCodeOfTwo(i, end)) items.part[at++] = part;
    while (at < end && !items.begins(at)) {
      // "Bldg C #201"
      if (part === Part.building && items.words.realm === 'us' && items.gap[at] & Gap.other) break;
      // "PO Box 40 / 12 Mill Rd"
      if (part === Part.box && items.gap[at] & Gap.slash && items.gap[at] & Gap.space) break;
      const joined = (items.gap[at] & JOINS) !== 0;
      const short = items.isNumber(at) || items.is(at, Fact.code) || (items.is(at, Fact.letter) && !items.is(at, Fact.direction));
      if (!(joined && (short || items.words.textOf(items.kind[at]).length <= 2)) && !(short && items.is(at - 1, Fact.letter) !== items.is(at, Fact.letter)))
        break;
      if (this.#classOf(at) !== UnitClass.none && !joined && (!items.is(at, Fact.letter) || this.#isSigned(at))) break;
      // "15 B 4.kerros"
      if (items.words.realm === 'world' && !joined && this.#levelBehind(at, end) > 0) break;
      // "Unit 7/12 Smith St", "Level 5/120 Collins Street", "Flat B 153 Wexford Road": the number of the street
      if (
        (!joined || ((part === Part.unit || part === Part.level) && (items.gap[at] & ~Gap.space) === Gap.slash && items.words.realm === 'world')) &&
        items.isNumber(at) &&
        this.#isNameAt(this.#rangeEnd(at, end), end)
      )
        break;
      items.part[at++] = part;
    }
    // "Suites 100 and 200"
    if (items.words.realm === 'us' && part === Part.unit && at > i && at + 1 < end && items.kind[at] === items.words.and && items.is(at + 1, Fact.digits))
      if (!items.begins(at) && !items.begins(at + 1) && (at + 2 === end || items.begins(at + 2))) {
        items.part[at] = Part.designator;
        items.part[at + 1] = part;
        return at + 2;
      }
    return at;
  }
}

function isUnit(cls: number): boolean {
  return cls === UnitClass.unit || cls === UnitClass.dwelling;
}

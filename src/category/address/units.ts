import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import type { AddressItems } from './items.js';
import { Part } from './parts.js';

/** What the words behind a designator are. */
const PART_OF_CLASS: Readonly<Record<number, number>> = {
  [UnitClass.unit]: Part.unit,
  [UnitClass.level]: Part.level,
  [UnitClass.alone]: Part.level,
  [UnitClass.side]: Part.unit,
  [UnitClass.building]: Part.building,
  [UnitClass.box]: Part.box,
  [UnitClass.route]: Part.box,
  [UnitClass.general]: Part.box,
  [UnitClass.military]: Part.box,
  [UnitClass.cedex]: Part.postcodeTail,
  [UnitClass.number]: Part.number,
};
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
    if (items.is(i, Fact.nothing)) return true;
    // "6th Floor"; "First Floor"
    if (i + 1 < end && this.#isCount(i) && this.#classOf(i + 1) === UnitClass.level && !items.begins(i + 1)) return true;
    const cls = this.#classOf(i);
    if (cls === UnitClass.none || cls === UnitClass.care) return false;
    if (cls === UnitClass.alone || cls === UnitClass.general || cls === UnitClass.side)
      return !items.is(i, Fact.doubtfulUnit) || i + 1 === end || items.begins(i + 1);
    if (i + 1 === end || items.begins(i + 1)) return !items.is(i, Fact.doubtfulUnit) && cls !== UnitClass.number;
    return this.#isId(i + 1, items.is(i, Fact.doubtfulUnit)) || !items.is(i, Fact.doubtfulUnit);
  }

  #classOf(i: number): number {
    return this.#items.is(i, Fact.unit) ? this.#items.words.unitClass[this.#items.word[i]] : UnitClass.none;
  }

  #isCount(i: number): boolean {
    return this.#items.is(i, Fact.ordinal | Fact.digits);
  }

  /** Whether item i can name a unit; `strictly`: only with digits or as one letter. */
  #isId(i: number, strictly: boolean): boolean {
    const items = this.#items;
    if (items.isNumber(i) || items.is(i, Fact.letter | Fact.ordinal | Fact.cardinal)) return true;
    return !strictly && items.words.textOf(items.word[i]).length <= 2 && !items.is(i, Fact.typeAfter | Fact.state);
  }

  /** Marks the unit that begins at item i; returns its end. Only where {@link startsAt} says so, or a # stands in front. */
  take(i: number, end: number): number {
    const items = this.#items;
    if (items.is(i, Fact.nothing)) {
      items.part[i] = Part.designator;
      return i + 1;
    }
    if (this.#isCount(i) && i + 1 < end && this.#classOf(i + 1) === UnitClass.level) {
      items.part[i] = Part.level;
      items.part[i + 1] = Part.designator;
      return i + 2;
    }
    const cls = this.#classOf(i);
    if (cls === UnitClass.none) return this.#takeId(i, end, Part.unit);
    const part = PART_OF_CLASS[cls];
    if (cls === UnitClass.alone || cls === UnitClass.general || cls === UnitClass.side) {
      items.part[i] = part;
      return i + 1;
    }
    items.part[i] = Part.designator;
    let at = i + 1;
    // "Unit #4", "Apt No. 456", "Bldg Apt 3"
    if (at < end && this.#classOf(at) === UnitClass.number) items.part[at++] = Part.designator;
    if (at < end && !items.begins(at) && this.#isId(at, items.is(i, Fact.doubtfulUnit))) return this.#takeId(at, end, part);
    return at;
  }

  /** "12", "12-B", "100 A-F", "C 200". */
  #takeId(i: number, end: number, part: number): number {
    const items = this.#items;
    items.part[i] = part;
    let at = i + 1;
    while (at < end && !items.begins(at)) {
      const joined = (items.gap[at] & JOINS) !== 0;
      const short = items.isNumber(at) || (items.is(at, Fact.letter) && !items.is(at, Fact.direction));
      if (!(joined && (short || items.words.textOf(items.word[at]).length <= 2)) && !(short && items.is(at - 1, Fact.letter) !== items.is(at, Fact.letter))) break;
      if (this.#classOf(at) !== UnitClass.none && !joined && !items.is(at, Fact.letter)) break;
      items.part[at++] = part;
    }
    return at;
  }
}

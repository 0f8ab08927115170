import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import { HouseNumber } from './house-number.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import { StreetName } from './street-name.js';
import type { AddressUnits } from './units.js';

/** The part of an address that has the street: units in front, number, directions, name, type, units behind, and sometimes the town. */
export class AddressStreet {
  readonly #items: AddressItems;
  readonly #units: AddressUnits;
  readonly #us: boolean;
  readonly #number: HouseNumber;
  readonly #name: StreetName;
  hasNumber = false;
  #townInside = false;
  #townBehind = false;

  constructor(items: AddressItems, units: AddressUnits) {
    this.#items = items;
    this.#units = units;
    this.#us = items.words.realm === 'us';
    this.#number = new HouseNumber(items, units);
    this.#name = new StreetName(items);
  }

  /** How much items `from .. end` look like a street with its number. */
  likeness(from: number, end: number): number {
    const items = this.#items;
    let letters = 0;
    let numbers = 0;
    let type = 0;
    let i = from;
    while (i < end && this.#units.startsAt(i, end)) {
      const next = this.#units.take(i, end);
      items.mark(i, next, UNDECIDED);
      i = next;
    }
    for (; i < end; i++) {
      if (items.isNumber(i)) numbers = 1;
      else if (!items.is(i, Fact.letter)) letters = 1;
      if (items.isType(i) && i > from) type = 2;
      else if (items.is(i, Fact.typeBefore) && !items.is(i, Fact.weakBefore | Fact.dottedType) && i + 1 < end) type = 2;
      else if (items.is(i, Fact.typeAfter | Fact.typeBefore) && type === 0 && end - from > 1) type = 1;
      else if (items.is(i, Fact.dottedType) && i === from && i + 1 < end && items.gap[i + 1] & (Gap.dot | Gap.slash)) type = 2;
    }
    if (letters === 0) return 0;
    return type + (numbers ? 2.5 : 0);
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
    let i = from;
    while (i < end && (this.#units.startsAt(i, end) || this.#isMarked(i, end))) {
      const next = this.#units.take(i, end);
      // "Flat 74 High Street": the number of the street where there is no other
      if (next < end && this.#isOnlyNumber(i, next, end)) items.mark(next - 1, next, UNDECIDED);
      if (items.part[next - 1] === UNDECIDED) {
        i = next - 1;
        break;
      }
      i = next;
    }
    if (i < end && items.is(i, Fact.unit) && items.words.unitClass[items.word[i]] === UnitClass.care) items.flags[i] = Fact.unit;
    if (i === end) return;
    // "PO Box 98 St Joseph MI"
    if (i > from && townInside && items.part[i - 1] === Part.box && !this.#number.anyIn(i, end) && !this.#name.hasType(i + 1, end)) {
      items.mark(i, end, Part.city);
      return;
    }
    const number = this.hasNumber ? -1 : this.#number.inFront(i, end);
    if (number >= 0) {
      if (number > i) items.mark(i, number, Part.venue);
      this.#readName(this.#takeNumber(number, end, true), end);
      return;
    }
    const behind = this.hasNumber ? -1 : this.#number.behind(i, end);
    if (behind < 0) {
      this.#readName(i, end);
      return;
    }
    let nameEnd = behind;
    while (nameEnd > i && items.part[nameEnd - 1] === Part.designator) nameEnd--;
    this.#readBehind(this.#takeNumber(behind, end, false), end);
    this.#name.mark(i, nameEnd);
  }

  /** "#42 233 South Wacker". */
  #isMarked(i: number, end: number): boolean {
    const items = this.#items;
    return (items.gap[i] & Gap.other) !== 0 && items.isNumber(i) && i + 1 < end && items.isNumber(i + 1);
  }

  #isOnlyNumber(from: number, next: number, end: number): boolean {
    const items = this.#items;
    if (next - from !== 2 || items.part[from + 1] !== Part.unit || !items.isNumber(from + 1) || items.begins(next)) return false;
    for (let i = next; i < end; i++) if (items.isNumber(i)) return false;
    return true;
  }

  #takeNumber(i: number, end: number, inFront: boolean): number {
    this.hasNumber = true;
    return this.#number.take(i, end, inFront);
  }

  /** What follows a number that stands behind the name: units, then the town. */
  #readBehind(from: number, end: number): void {
    const items = this.#items;
    let i = from;
    while (i < end) {
      if (this.#units.startsAt(i, end) || items.isNumber(i) || items.is(i, Fact.letter) || (items.gap[i] & Gap.other && items.isNumber(i)))
        i = this.#units.take(i, end);
      else break;
    }
    if (i < end) items.mark(i, end, Part.city);
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
    let unit = end;
    for (let i = from + 1; i < end && unit === end; i++) {
      const marked = (items.gap[i] & Gap.other) !== 0 && (items.isNumber(i) || items.is(i, Fact.letter));
      if (marked || this.#units.startsAt(i, end)) {
        // "Highway Unit", "Suite Street": a name needs a word
        if (items.is(i, Fact.doubtfulUnit) && i === from + 1 && items.isType(i + 1 < end ? i + 1 : i)) continue;
        unit = i;
      } else if (i > from + 1 && items.isNumber(i) && !items.is(i - 1, Fact.numberedType) && this.#name.hasType(from, i)) unit = i;
    }
    let at = unit;
    while (at < end) {
      if (at === unit || this.#units.startsAt(at, end) || (items.isNumber(at) && at === unit)) at = this.#units.take(at, end);
      else break;
    }
    if (at < end) items.mark(at, end, this.#townInside || !this.#us ? Part.city : Part.venue);
    const town = unit === end ? this.#name.townFrom(from, unit, this.#townInside) : unit;
    // "70 Strawberry Hill Ave The Fairfield, Stamford": a building
    if (town < unit) items.mark(town, unit, this.#us && this.#townBehind ? Part.venue : Part.city);
    this.#name.mark(from, town);
  }
}

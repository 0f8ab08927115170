import { Gap } from '../../text/byte-classes.js';
import { Fact } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import type { AddressUnits } from './units.js';

/** The parts of "455 S 500 E". */
export const GRID: readonly number[] = [Part.number, Part.direction, Part.street, Part.direction];

/** Ways to write a street and its number that are told by their first items. */
export class StreetShapes {
  readonly #items: AddressItems;
  readonly #units: AddressUnits;
  readonly #us: boolean;

  constructor(items: AddressItems, units: AddressUnits) {
    this.#items = items;
    this.#units = units;
    this.#us = items.words.realm === 'us';
  }

  /** "455 S 500 E": a house south on the street that is called 500 East, as the grids of Utah have them. */
  isOfGrid(i: number, end: number): boolean {
    const items = this.#items;
    if (i + GRID.length > end || !items.is(i, Fact.digits) || !items.is(i + 2, Fact.digits)) return false;
    for (let at = i + 1; at < i + GRID.length; at++) if ((items.gap[at] & ~(Gap.space | Gap.dot)) !== 0) return false;
    return items.is(i + 1, Fact.direction) && items.is(i + 3, Fact.direction);
  }

  /** "Mumbai 64", "Praha 1": a town of the tables and its district, behind other parts of the address. */
  isNumberedTown(from: number): boolean {
    const items = this.#items;
    if (this.#us || from === 0 || !items.is(from, Fact.city) || items.is(from, Fact.typeBefore)) return false;
    return items.is(from + 1, Fact.digits) && items.words.textOf(items.kind[from + 1]).length <= 2;
  }

  /** B-204, B/204. */
  isLettered(i: number, number: number): boolean {
    const items = this.#items;
    if (this.#us || number !== i + 1 || !items.is(i, Fact.letter) || items.gap[number + 1] & (Gap.hyphen | Gap.slash)) return false;
    return items.gap[number] === Gap.hyphen || items.gap[number] === Gap.slash;
  }

  /** "N. 1100 Washington St": the direction of the street, in front of the number. */
  isDirectionOf(i: number, number: number): boolean {
    const items = this.#items;
    return this.#us && number === i + 1 && items.is(i, Fact.direction) && items.is(i, Fact.shortDirection) && !items.is(number + 1, Fact.direction);
  }

  /** "G01/20 Smith Street": what a slash joins to the number of its house. */
  isCodeOfUnit(i: number, number: number): boolean {
    const items = this.#items;
    return !this.#us && number === i + 1 && items.is(i, Fact.code) && (items.gap[number] & Gap.slash) !== 0 && !items.begins(number);
  }

  /** Numbers and types and nothing else: 10 Ave, 100 10 Ave, 1 St & 2 Ave, "25 Straße, 50"; but "10 Esplanade, Ely". */
  isNumberedName(from: number, end: number): boolean {
    const items = this.#items;
    if (!items.is(from, Fact.digits)) return false;
    const crossing = items.is(from + 1, Fact.typeAfter) ? from + 2 : from + 1;
    if (crossing + 1 < end && items.words.crossing[items.kind[crossing]]) {
      if (!items.is(crossing + 1, Fact.digits)) return false;
      return crossing + 2 === end || (crossing + 3 === end && items.is(crossing + 2, Fact.typeAfter));
    }
    const last = end - 1;
    if (!items.is(last, Fact.typeAfter | Fact.typeBefore) || items.is(last, Fact.weakAfter | Fact.unit)) return false;
    if (last === from + 2) return items.is(from + 1, Fact.digits) && items.gap[from + 1] === Gap.space;
    return last === from + 1 && (items.count === 2 ? items.isType(last) : items.isNumber(end) && items.part[end] === UNDECIDED);
  }

  /** "12 Calle 5-30, Zona 10", "25 Straße 50": the number of the street, its type, the number of the house; but "1210 Highway 10", "12 Rue 14 Juillet". */
  isOrdinalStreet(from: number, end: number): boolean {
    const items = this.#items;
    // "1453. Sok. No: 5"
    const isNamed = from + 3 < end && this.#units.isNumberWord(from + 2);
    const number = isNamed ? from + 3 : from + 2;
    if (number >= end || !items.is(from, Fact.digits) || (!isNamed && items.words.textOf(items.kind[from]).length > 2)) return false;
    if (!items.is(from + 1, Fact.numberedType) && !items.isType(from + 1)) return false;
    if (items.is(from + 1, Fact.weakAfter | Fact.unit) || items.isNumberedRoad(from + 1)) return false;
    if (!items.is(number, Fact.digits) || (!isNamed && items.gap[number] & Gap.other)) return false;
    let next = number + 1;
    while (next < end && items.isNumber(next) && (items.gap[next] & Gap.hyphen) !== 0) next++;
    return next === end || this.#units.startsAt(next, end);
  }

  /** "#42 233 South Wacker": a number behind its mark, and another one. */
  isMarked(i: number, end: number): boolean {
    const items = this.#items;
    return (items.gap[i] & Gap.other) !== 0 && items.isNumber(i) && i + 1 < end && items.isNumber(i + 1);
  }

  /** "Flat 74 High Street": items `from .. next`, a unit whose number is the only one of the part that ends at `end`. */
  isOnlyNumber(from: number, next: number, end: number): boolean {
    const items = this.#items;
    if (next - from !== 2 || items.part[from + 1] !== Part.unit || !items.isNumber(from + 1) || items.begins(next)) return false;
    for (let i = next; i < end; i++) if (items.isNumber(i)) return false;
    return true;
  }
}

import { Crossing, Fact, UnitClass } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';

/** Items of a street with its house at least: "12 Reed Rd", "Reed 12". */
const MIN_STREET = 2;
const MIN_STREET_BEHIND = 3;
/** Words of a town at most, behind what stands near. */
const MAX_TOWN = 4;

/**
 * What is said of where a house is, behind its street and without a comma: "42 E 20th St between Park Ave S and Broadway", "12 Reed Road near City Hospital",
 * "Reedstr. 5 Ecke Alderstr.", "Av. Reed 1234 entre Alder y Elm".
 */
export class AddressLandmarks {
  readonly #items: AddressItems;

  constructor(items: AddressItems) {
    this.#items = items;
  }

  /** Marks them in front of item `stop`. */
  mark(stop: number): void {
    const items = this.#items;
    let from = 0;
    for (let i = 1; i + 1 < stop; i++) {
      if (items.begins(i) || items.part[i - 1] !== UNDECIDED) from = i;
      if (items.part[i] !== UNDECIDED || items.begins(i) || items.begins(i + 1) || !this.#isNear(i) || !this.#isHouse(from, i)) continue;
      const end = this.#end(i, stop);
      items.part[i] = Part.designator;
      items.mark(i + 1, end, Part.venue);
      i = end - 1;
    }
  }

  /** "near", "between"; beside a house, a word for a crossing, other than "and" (but "Off. 305" is an office). */
  #isNear(i: number): boolean {
    const { words, kind } = this.#items;
    return words.unitClass[kind[i]] === UnitClass.landmark || (words.crossing[kind[i]] === Crossing.corner && !this.#items.isNumber(i + 1));
  }

  /** Whether items `from .. end` are a street and the number of a house on it. A street without a type is one in front of a word that is nothing else ("2450 Broadway between"). */
  #isHouse(from: number, end: number): boolean {
    const items = this.#items;
    if (items.isNumber(end - 1)) return end - from >= MIN_STREET && !items.isNumber(end - 2);
    if (!items.isNumber(from)) return false;
    if (items.is(end, Fact.unit) && !items.is(end, Fact.doubtfulUnit)) return end - from >= MIN_STREET;
    if (end - from < MIN_STREET_BEHIND) return false;
    for (let i = from + 1; i < end; i++) if (items.is(i, Fact.typeAfter | Fact.typeBefore)) return true;
    return false;
  }

  /** Where what stands near ends: at a comma, or in front of the town. */
  #end(near: number, stop: number): number {
    const items = this.#items;
    let end = near + 2;
    while (end < stop && !items.begins(end) && items.part[end] === UNDECIDED) end++;
    for (let town = Math.max(near + 2, end - MAX_TOWN); town < end; town++) if (items.isTown(town, end)) return town;
    return end;
  }
}

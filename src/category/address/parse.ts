import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import { AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import { AddressStreet } from './street.js';
import { AddressTail } from './tail.js';
import { AddressUnits } from './units.js';
import type { AddressWords } from './words.js';

const MAX_SEGMENTS = 64;

/** Reads an address: what each of its items is. The buffers are used again by the next `read`. */
export class AddressParse {
  readonly items: AddressItems;
  readonly #units: AddressUnits;
  readonly #street: AddressStreet;
  readonly #tail: AddressTail;
  readonly #start = new Int32Array(MAX_SEGMENTS + 1);

  constructor(words: AddressWords) {
    this.items = new AddressItems(words);
    this.#units = new AddressUnits(this.items);
    this.#street = new AddressStreet(this.items, this.#units);
    this.#tail = new AddressTail(this.items);
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    const { items } = this;
    items.read(ids, gaps, from, end);
    this.#street.hasNumber = false;
    const stop = this.#tail.peel();
    const segments = this.#split(stop);
    const street = this.#streetSegment(segments);
    const us = items.words.realm === 'us';
    for (let s = 0; s < street; s++) {
      // Via Laurin - Laurinstraße 4: one street in two languages
      if (!us && this.#isOtherName(s)) this.#street.readOtherName(this.#start[s], this.#end(s));
      else this.#readFront(this.#start[s], this.#end(s));
    }
    if (street < segments && this.#isOnlyTown(street, segments)) this.#readBehind(this.#start[street], this.#end(street), false);
    else if (street < segments) {
      let town = false;
      for (let s = street + 1; s < segments && !town; s++) town = this.#isTown(this.#start[s], this.#end(s));
      for (let i = 0; i < stop && !town; i++) town = items.part[i] === Part.postcode && items.part[i + 1] === UNDECIDED && i + 1 < stop;
      this.#street.read(this.#start[street], this.#end(street), !town && this.#tail.found);
    }
    for (let s = street + 1; s < segments; s++) this.#readBehind(this.#start[s], this.#end(s), us && s + 1 < segments);
    for (let i = 0; i < items.count; i++) if (items.part[i] === UNDECIDED) items.part[i] = Part.street;
  }

  /** Segments of what is left in front of `stop`: between boundaries and what is marked already. Returns their number. */
  #split(stop: number): number {
    const { items } = this;
    let segments = 0;
    let open = false;
    for (let i = 0; i < stop; i++) {
      if (items.part[i] !== UNDECIDED) {
        open = false;
        continue;
      }
      if ((!open || items.begins(i)) && segments < MAX_SEGMENTS) this.#start[segments++] = i;
      open = true;
    }
    this.#start[segments] = stop;
    return segments;
  }

  #end(segment: number): number {
    const { items } = this;
    let end = this.#start[segment + 1];
    while (end > this.#start[segment] && items.part[end - 1] !== UNDECIDED) end--;
    return end;
  }

  /** The segment that has the street. */
  #streetSegment(segments: number): number {
    let best = 0;
    let bestLikeness = -1;
    for (let s = 0; s < segments; s++) {
      const likeness = this.#street.likeness(this.#start[s], this.#end(s));
      if (likeness > bestLikeness) {
        best = s;
        bestLikeness = likeness;
      }
    }
    return best;
  }

  #isOtherName(segment: number): boolean {
    const gap = this.items.gap[this.#start[segment + 1]];
    if (gap & (Gap.comma | Gap.open | Gap.close) || !(gap & (Gap.hyphen | Gap.slash))) return false;
    const likeness = this.#street.likeness(this.#start[segment], this.#end(segment));
    return likeness === 1 || likeness === 2;
  }

  /** Whether what looks like a street is the town of an address without one: the last segment, with neither number nor type, or behind a box. */
  #isOnlyTown(street: number, segments: number): boolean {
    if (!this.#tail.found || street + 1 < segments) return false;
    const likeness = this.#street.likeness(this.#start[street], this.#end(street));
    if (likeness === 0) return street === 0 || this.#hasBox();
    return likeness <= 1 && this.#hasBox();
  }

  #hasBox(): boolean {
    const { items } = this;
    for (let i = 0; i < items.count; i++) if (items.part[i] === Part.box) return true;
    return false;
  }

  /** A segment of nothing but numbers. */
  #isNumber(from: number, end: number): boolean {
    const { items } = this;
    for (let i = from; i < end; i++) if (!items.isNumber(i) && !items.is(i, Fact.letter)) return false;
    return items.isNumber(from);
  }

  #isTown(from: number, end: number): boolean {
    const { items } = this;
    let i = from;
    while (i < end && this.#units.startsAt(i, end)) i = this.#units.take(i, end);
    items.mark(from, i, UNDECIDED);
    if (i === end || this.#units.isBareId(i, end)) return false;
    return !(end - i === 1 && items.is(i, Fact.direction));
  }

  #takeNumber(from: number, end: number): void {
    this.items.mark(from, end, this.#street.hasNumber ? Part.unit : Part.number);
    this.#street.hasNumber = true;
  }

  /** In front of the street: units, a number alone, venues. */
  #readFront(from: number, end: number): void {
    const { items } = this;
    let i = from;
    while (i < end && this.#units.startsAt(i, end)) i = this.#units.take(i, end);
    if (i === end) return;
    if (this.#isNumber(i, end)) this.#takeNumber(i, end);
    else items.mark(i, end, items.words.realm === 'world' && items.is(end - 1, Fact.city) && end - i <= 2 ? Part.city : Part.venue);
  }

  /** Behind the street: units, directions, a number alone, the town; `middle`: another segment follows. */
  #readBehind(from: number, end: number, middle: boolean): void {
    const { items } = this;
    let i = from;
    while (i < end && this.#units.startsAt(i, end)) i = this.#units.take(i, end);
    if (i === end) return;
    if (i === from && this.#isNumber(i, end)) {
      if (items.gap[i] & Gap.other) this.#units.take(i, end);
      else this.#takeNumber(i, end);
      return;
    }
    if (this.#units.isBareId(i, end)) items.mark(i, end, Part.unit);
    else if (end - i === 1 && items.is(i, Fact.direction) && i === from) items.part[i] = Part.direction;
    else if (items.is(i, Fact.unit) && items.words.unitClass[items.word[i]] === UnitClass.care) items.mark(i, end, Part.venue);
    else items.mark(i, end, middle && !items.is(i, Fact.city | Fact.state) ? Part.venue : Part.city);
  }
}

import { Gap } from '../../text/byte-classes.js';
import { AddressBoxes } from './boxes.js';
import { Fact, UnitClass } from './facts.js';
import { AddressItems, UNDECIDED } from './items.js';
import { WordKinds } from './kinds.js';
import { KnownReadings } from './known-readings.js';
import { Part } from './parts.js';
import { AddressStreet } from './street.js';
import { AddressTail } from './tail.js';
import { AddressUnits } from './units.js';
import type { AddressWords } from './words.js';

const MAX_SEGMENTS = 64;
/** Likeness of what has a number. */
const NUMBERED = 2.5;

/** Reads an address: what each of its items is. The buffers are used again by the next `read`. */
export class AddressParse {
  readonly items: AddressItems;
  readonly #known: KnownReadings;
  readonly #units: AddressUnits;
  readonly #boxes: AddressBoxes;
  readonly #street: AddressStreet;
  readonly #tail: AddressTail;
  #hasBox = false;
  readonly #start = new Int32Array(MAX_SEGMENTS + 1);

  constructor(words: AddressWords) {
    this.items = new AddressItems(words);
    this.#known = new KnownReadings(this.items, new WordKinds(words));
    this.#units = new AddressUnits(this.items);
    this.#boxes = new AddressBoxes(this.items, this.#units);
    this.#street = new AddressStreet(this.items, this.#units);
    this.#tail = new AddressTail(this.items);
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    this.items.read(ids, gaps, from, end);
    if (this.#known.recall()) return;
    this.readItems();
    this.#known.remember();
  }

  /** Reads the items by the rules, whatever is known of their shape. */
  readItems(): void {
    const { items } = this;
    this.#street.hasNumber = false;
    this.#hasBox = this.#boxes.mark();
    const stop = this.#tail.peel();
    const segments = this.#split(stop);
    const street = this.#streetSegment(segments);
    if (items.count === 1 && this.#tail.only()) return;
    if (street < 0) this.#readWithoutStreet(segments);
    else this.#readAround(street, segments, stop);
    for (let i = 0; i < items.count; i++) if (items.part[i] === UNDECIDED) items.part[i] = Part.street;
  }

  /** The segment that has the street, and those in front of it and behind it. */
  #readAround(street: number, segments: number, stop: number): void {
    const { items } = this;
    const us = items.words.realm === 'us';
    for (let s = 0; s < street; s++) {
      // Via Laurin - Laurinstraße 4: one street in two languages
      if (!us && this.#isOtherName(s)) this.#street.readOtherName(this.#start[s], this.#end(s));
      else this.#readFront(this.#start[s], this.#end(s));
    }
    let town = false;
    for (let s = street + 1; s < segments && !town; s++) town = this.#isTown(this.#start[s], this.#end(s));
    for (let i = 0; i < stop && !town; i++) town = items.part[i] === Part.postcode && items.part[i + 1] === UNDECIDED && i + 1 < stop;
    const end = this.#end(street);
    this.#street.read(us ? this.#start[street] : this.#takeVenue(this.#start[street], end), end, !town && this.#tail.found, town);
    for (let s = street + 1; s < segments; s++) this.#readBehind(this.#start[s], this.#end(s), us && s + 1 < segments);
  }

  /** Marks what stands in front of a street that has no number: "Castle Shopping Centre Reed Street"; returns where the street begins. */
  #takeVenue(from: number, end: number): number {
    const street = this.#hasUnitBefore(from) ? from : this.#venueEnd(from, end);
    this.items.mark(from, street, Part.venue);
    return street;
  }

  /** Whether a unit begins segment `segment` or one in front of it: units are numbered within a complex, which then says more than the street it stands at. */
  #isInUnits(segment: number): boolean {
    for (let s = 0; s <= segment; s++) if (this.#units.startsAt(this.#start[s], this.#end(s))) return true;
    return false;
  }

  /** Whether a unit is marked in front of item `at`. */
  #hasUnitBefore(at: number): boolean {
    const { part } = this.items;
    for (let i = 0; i < at; i++) if (part[i] === Part.unit || part[i] === Part.designator) return true;
    return false;
  }

  /**
   * Where the street begins behind what it is called that stands at it, without a comma: "Castle Shopping Centre Reed Street", "Museo del Reed C. de
   * Alarcón"; `from`: nothing stands in front.
   */
  #venueEnd(from: number, end: number): number {
    const { items } = this;
    let generic = false;
    for (let i = from; i + 1 < end; i++) {
      if (items.isNumber(i) || this.#units.startsAt(i, end) || (i === from && items.is(i, Fact.typeBefore))) return from;
      if (generic && i > from + 1 && !items.is(i - 1, Fact.connective) && this.#leadsName(i)) return i;
      if (this.#isGeneric(i)) generic = true;
      if (i === from || items.words.complex[items.kind[i]] === 0) continue;
      for (let type = i + 2; type < Math.min(end, i + 4) && !items.isNumber(type - 1); type++)
        if (items.isType(type) || (type + 1 === end && items.is(type, Fact.typeAfter))) return i + 1;
    }
    return from;
  }

  /** A type in front of a name, which is hardly anything else, or is written short with a dot. */
  #leadsName(i: number): boolean {
    const { items } = this;
    if (!items.is(i, Fact.typeBefore) || items.is(i, Fact.typeAfter)) return false;
    return items.is(i, Fact.dottedType) ? (items.gap[i + 1] & (Gap.dot | Gap.slash)) !== 0 : !items.is(i, Fact.weakBefore);
  }

  /** Recipients, then the town where something says that there is one: behind a box, in front of a state or postcode. */
  #readWithoutStreet(segments: number): void {
    const { items } = this;
    let box = items.count;
    for (let i = items.count - 1; i >= 0; i--) if (items.part[i] === Part.box) box = i;
    for (let s = 0; s < segments; s++) {
      const [from, end] = [this.#start[s], this.#end(s)];
      if (from > box) this.#readBehind(from, end, s + 1 < segments && items.words.realm === 'us');
      else if (s + 1 === segments && box === items.count) this.#readRecipientAndTown(from, end, s === 0);
      else this.#readFront(from, end);
    }
  }

  /** The last words of a value that has neither street nor box; `only`: there is no other segment. */
  #readRecipientAndTown(first: number, end: number, only: boolean): void {
    const { items } = this;
    const from = this.#takeUnits(first, end);
    if (from === end) return;
    const towns = this.#tail.found || items.words.realm === 'world';
    if (!towns || this.#isCare(from)) {
      this.#readFront(from, end);
      return;
    }
    if (items.words.realm === 'world') {
      const place = this.#behindLocative(from, end);
      if (place < end) {
        items.mark(from, place, Part.venue);
        items.mark(place, end, Part.city);
        return;
      }
    }
    let town = from;
    const known = items.isTown(from, end);
    for (let i = from; only && !known && i < end; i++) if (this.#isGeneric(i)) town = i + 1;
    // École Jules Verne Montpellier, Université de Montpellier: what it is called follows
    if (items.words.realm === 'world' && town === from + 1)
      town = items.is(end - 1, Fact.city) && !items.is(end - 2, Fact.connective) && end - from > 2 ? end - 1 : end;
    if (town > from && town < end && !this.#tail.found && !items.is(end - 1, Fact.city)) town = end;
    if (town > from) items.mark(from, town, Part.venue);
    if (town < end) this.#readBehind(town, end, false);
  }

  /** Where the town begins in "theatres in Fort Greene"; `end`: it is not said so. */
  #behindLocative(from: number, end: number): number {
    const { words, kind } = this.items;
    for (let i = from + 1; i + 1 < end; i++) if (words.locatives.has(words.textOf(kind[i]))) return i + 1;
    return end;
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

  /** The segment that has the street; -1: there is none. */
  #streetSegment(segments: number): number {
    const { items } = this;
    const us = items.words.realm === 'us';
    let best = -1;
    let bestRank = -1;
    let bestLikeness = -1;
    for (let s = 0; s < segments; s++) {
      const [from, end] = [this.#start[s], this.#end(s)];
      const likeness = this.#isCare(from) && !this.#hasNumber(from, end) ? -1 : this.#street.likeness(from, end);
      // "Main, Mars Hill, ME": the last is the town
      if (us && s > 0 && s + 1 === segments && this.#tail.found && likeness < NUMBERED) continue;
      // "Customer # 55-0037082, PO Box 427"
      if (us && this.#hasBox && likeness === NUMBERED && !items.isNumber(from) && items.part[this.#end(s)] !== UNDECIDED && this.#isMarkedNumber(from, end))
        continue;
      // "One Exchange Plaza, 55 Broadway"
      let rank = us && likeness > NUMBERED && items.words.site[items.kind[end - 1]] === 1 ? NUMBERED - 0.1 : likeness;
      // "St Johns Centre, Rope Walk"
      if (!us && likeness > 0 && likeness < NUMBERED && items.words.complex[items.kind[end - 1]] === 1 && !this.#isInUnits(s)) rank -= 0.1;
      if (rank > bestRank) {
        best = s;
        bestRank = rank;
        bestLikeness = likeness;
      }
    }
    if (best < 0 || bestLikeness >= NUMBERED) return best;
    return this.#isStreetWithoutNumber(best, bestLikeness, segments) ? best : -1;
  }

  /** Whether a segment without a number is a street rather than a recipient or a town. */
  #isStreetWithoutNumber(segment: number, likeness: number, segments: number): boolean {
    const { items } = this;
    const [from, end] = [this.#start[segment], this.#end(segment)];
    const us = items.words.realm === 'us';
    if (us && items.isNumber(from)) return true;
    if (this.#hasBox) return likeness >= 2 && items.isType(end - 1) && items.begins(from) && (end === items.count || items.begins(end));
    if (this.#tail.found && segments === 1) {
      if (us && items.isTown(from, end)) return false;
      if (likeness === 0 || this.#tail.isBehindTown) return false;
    }
    // East Broadway; foo & bar: where two streets meet
    if (items.is(from, Fact.direction) && end - from > 1 && likeness === 0) return true;
    if (end - from === 3 && items.words.crossing[items.kind[from + 1]]) return true;
    if (us) {
      if (end - from === 1) return segment === 0;
      if (this.#hasGeneric(from, end)) return likeness >= 2 && items.isType(end - 1) && items.words.site[items.kind[end - 1]] === 0;
      if (likeness === 0) return false;
      return !(items.words.site[items.kind[end - 1]] === 1 && items.is(end - 1, Fact.typeAfter) && segments > 1);
    }
    if (likeness >= 2 || segments > 1 || (end - from === 1 && items.is(from, Fact.letter))) return true;
    if (this.#hasNumber(from, end)) return likeness > 0;
    return !this.#hasGeneric(from, end) && (likeness > 0 || end - from > 3);
  }

  /** Whether the first number is marked as one: "# 55", "No. 24385309". */
  #isMarkedNumber(from: number, end: number): boolean {
    const { items } = this;
    for (let i = from + 1; i < end; i++) {
      if (!items.isNumber(i)) continue;
      return (items.gap[i] & Gap.other) !== 0 || (items.is(i - 1, Fact.unit) && items.words.unitClass[items.kind[i - 1]] === UnitClass.number);
    }
    return false;
  }

  #hasGeneric(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#isGeneric(i)) return true;
    return false;
  }

  /** A word that firms and institutions are named with. */
  #isGeneric(i: number): boolean {
    return this.items.words.generic[this.items.kind[i]] === 1;
  }

  #isCare(i: number): boolean {
    const { items } = this;
    return items.is(i, Fact.unit) && items.words.unitClass[items.kind[i]] === UnitClass.care && !items.is(i, Fact.doubtfulUnit);
  }

  #hasNumber(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.items.isNumber(i)) return true;
    return false;
  }

  #isOtherName(segment: number): boolean {
    const gap = this.items.gap[this.#start[segment + 1]];
    if (gap & (Gap.comma | Gap.open | Gap.close) || !(gap & (Gap.hyphen | Gap.slash))) return false;
    const likeness = this.#street.likeness(this.#start[segment], this.#end(segment));
    return likeness === 1 || likeness === 2;
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

  /** Marks the units that items `from .. end` begin with; returns where they end. */
  #takeUnits(from: number, end: number): number {
    let i = from;
    while (i < end && (this.#units.startsAt(i, end) || this.#units.isMarked(i))) i = this.#units.take(i, end);
    return i;
  }

  /** NW, S.E., S W. */
  #isCompass(i: number): boolean {
    const { words, kind } = this.items;
    return words.textOf(kind[i]).length === 2;
  }

  /** In front of the street: units, a number alone, venues. */
  #readFront(from: number, end: number): void {
    const { items } = this;
    const i = this.#takeUnits(from, end);
    if (i === end) return;
    if (this.#isNumber(i, end)) this.#takeNumber(i, end);
    else items.mark(i, end, items.words.realm === 'world' && items.is(end - 1, Fact.city) && end - i <= 2 ? Part.city : Part.venue);
  }

  /** Behind the street: units, directions, a number alone, the town; `middle`: another segment follows. */
  #readBehind(from: number, end: number, middle: boolean): void {
    const { items } = this;
    const us = items.words.realm === 'us';
    let i = from;
    // "Bolton Road, NW Atlanta"
    if (us && items.part[from - 1] === Part.streetType && items.is(i, Fact.direction) && this.#isCompass(i)) items.part[i++] = Part.direction;
    i = this.#takeUnits(i, end);
    if (i === end) return;
    if (i === from && this.#isNumber(i, end)) {
      if (items.gap[i] & Gap.other) this.#units.take(i, end);
      else this.#takeNumber(i, end);
      return;
    }
    // "conference room", "North Tower", "Dorrance Bldg": what the unit is called stands in front
    if (us && middle && i + 1 < end && this.#units.isNamed(end - 1)) items.mark(i, end, Part.building);
    else if (this.#units.isBareId(i, end)) items.mark(i, end, Part.unit);
    else if (end - i === 1 && items.is(i, Fact.direction) && i === from) items.part[i] = Part.direction;
    else if (this.#isCare(i)) this.#street.readCare(i, end, !middle && this.#tail.found);
    else items.mark(i, end, middle && !items.is(i, Fact.city | Fact.state) ? Part.venue : Part.city);
  }
}

import { Gap } from '../../text/byte-classes.js';
import { AddressBoxes } from './boxes.js';
import { isBuildingBehind } from './building-behind.js';
import { Fact } from './facts.js';
import { AddressItems, UNDECIDED } from './items.js';
import { WordKinds } from './kinds.js';
import { KnownReadings } from './known-readings.js';
import { takeLastUnit } from './last-unit.js';
import { Part } from './parts.js';
import { AddressLandmarks } from './landmarks.js';
import { AddressSections } from './sections.js';
import { AddressSegments } from './segments.js';
import { AddressStreet } from './street.js';
import { AddressTail } from './tail.js';
import { AddressUnits } from './units.js';
import type { AddressWords } from './words.js';

/** Reads an address: what each of its items is. The buffers are used again by the next `read`. */
export class AddressParse {
  readonly items: AddressItems;
  readonly #known: KnownReadings;
  readonly #units: AddressUnits;
  readonly #boxes: AddressBoxes;
  readonly #sections: AddressSections;
  readonly #landmarks: AddressLandmarks;
  readonly #street: AddressStreet;
  readonly #tail: AddressTail;
  readonly #segments: AddressSegments;

  constructor(words: AddressWords) {
    this.items = new AddressItems(words);
    this.#known = new KnownReadings(this.items, new WordKinds(words));
    this.#units = new AddressUnits(this.items);
    this.#boxes = new AddressBoxes(this.items, this.#units);
    this.#sections = new AddressSections(this.items);
    this.#landmarks = new AddressLandmarks(this.items);
    this.#street = new AddressStreet(this.items, this.#units);
    this.#tail = new AddressTail(this.items);
    this.#segments = new AddressSegments(this.items, this.#units, this.#street, this.#tail);
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
    const hasBox = this.#boxes.mark();
    this.#sections.mark();
    const stop = this.#tail.peel();
    this.#landmarks.mark(stop);
    this.#segments.split(stop);
    const street = this.#segments.withStreet(hasBox);
    if (items.count === 1 && this.#tail.only()) return;
    if (street < 0) this.#readWithoutStreet();
    else this.#readAround(street, stop);
    for (let i = 0; i < items.count; i++) if (items.part[i] === UNDECIDED) items.part[i] = Part.street;
    this.#readHouseOfSection();
    this.#readHouseOfBuilding();
  }

  /** "Bldg 12, Street 850, Zone 61", "Villa 77, St 18": what is a building elsewhere is the house in front of a street that goes by a number, where no other number is told. */
  #readHouseOfBuilding(): void {
    const { part, count, words } = this.items;
    if (words.realm === 'us' || this.#street.hasNumber) return;
    let house = -1;
    let isNumbered = false;
    for (let i = 0; i + 1 < count; i++) {
      if (part[i] === Part.number) return;
      if (part[i] !== Part.designator) continue;
      const number = part[i + 1] === Part.designator ? i + 2 : i + 1;
      if (part[number] === Part.section) isNumbered ||= house >= 0 && this.items.is(i, Fact.typeAfter) && words.englishType[this.items.kind[i]] === 1;
      else if (house < 0 && this.items.begins(i) && this.items.isNumber(number) && (part[number] === Part.building || part[number] === Part.unit))
        house = number;
    }
    if (!isNumbered || house < 0) return;
    const was = part[house];
    for (let i = house; i < count && part[i] === was && (i === house || !this.items.begins(i)); i++) part[i] = Part.number;
  }

  /** "B-42, Sector 62, Noida": what would be a unit elsewhere is the house where there is a section and no other number, and what would be a street without a type is the town. */
  #readHouseOfSection(): void {
    const { items } = this;
    const { part } = items;
    // ("14, Sector 18, Gurgaon", "199 Moo 5")
    const isAlone = part[0] === Part.street && items.isNumber(0) && (part[1] === Part.designator || part[1] === Part.section);
    if (!(part[0] === Part.unit || isAlone) || this.#street.hasNumber || items.words.realm === 'us') return;
    let hasSection = false;
    for (let i = 0; i < items.count; i++) {
      if (part[i] === Part.number || part[i] === Part.streetType || part[i] === Part.box || (part[i] === Part.city && !isAlone)) return;
      hasSection ||= part[i] === Part.section;
    }
    if (!hasSection) return;
    if (isAlone) part[0] = Part.number;
    for (let i = 0; i < items.count && part[i] === Part.unit; i++) part[i] = Part.number;
    for (let i = 0; i < items.count; i++) if (part[i] === Part.street) part[i] = Part.city;
  }

  /** The segment that has the street, and those in front of it and behind it. */
  #readAround(street: number, stop: number): void {
    const { items } = this;
    const segments = this.#segments;
    const us = items.words.realm === 'us';
    if (us && street === 1) this.#takeNumberWord(segments.start[1]);
    for (let s = 0; s < street; s++) {
      // Via Laurin - Laurinstraße 4: one street in two languages
      if (!us && this.#isOtherName(s)) this.#street.readOtherName(segments.start[s], segments.end(s));
      else if (!this.#street.hasNumber || items.part[segments.start[s]] === UNDECIDED) this.#readFront(segments.start[s], segments.end(s));
    }
    let town = false;
    for (let s = street + 1; s < segments.count && !town; s++) town = this.#isTown(segments.start[s], segments.end(s));
    for (let i = 0; i < stop && !town; i++) town = items.part[i] === Part.postcode && items.part[i + 1] === UNDECIDED && i + 1 < stop;
    const end = segments.end(street);
    this.#street.read(us ? segments.start[street] : this.#takeVenue(segments.start[street], end), end, !town && this.#tail.found, town);
    for (let s = street + 1; s < segments.count; s++) this.#readBehind(segments.start[s], segments.end(s), us && s + 1 < segments.count);
  }

  /** "No. 12, Elm Street": in the United States a unit elsewhere. */
  #takeNumberWord(street: number): void {
    const { items } = this;
    if (street !== 2 || !items.is(1, Fact.digits) || items.isNumber(2) || !this.#units.isNumberWord(0)) return;
    items.part[0] = Part.designator;
    this.#takeNumber(1, 2);
  }

  /** Marks what stands in front of a street that has no number: "Castle Shopping Centre Reed Street"; returns where the street begins. */
  #takeVenue(from: number, end: number): number {
    const street = this.#hasUnitBefore(from) ? from : this.#venueEnd(from, end);
    this.items.mark(from, street, Part.venue);
    return street;
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
      if (items.isGeneric(i)) generic = true;
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
  #readWithoutStreet(): void {
    const { items } = this;
    const segments = this.#segments;
    let box = items.count;
    for (let i = items.count - 1; i >= 0; i--) if (items.part[i] === Part.box) box = i;
    for (let s = 0; s < segments.count; s++) {
      const [from, end] = [segments.start[s], segments.end(s)];
      if (from > box) this.#readBehind(from, end, s + 1 < segments.count && items.words.realm === 'us');
      else if (s + 1 === segments.count && box === items.count) this.#readRecipientAndTown(from, end, s === 0);
      else this.#readFront(from, end);
    }
  }

  /** The last words of a value that has neither street nor box; `only`: there is no other segment. */
  #readRecipientAndTown(first: number, end: number, only: boolean): void {
    const { items } = this;
    const from = this.#takeUnits(first, end);
    if (from === end) return;
    const towns = this.#tail.found || items.words.realm === 'world';
    if (!towns || this.#units.isCare(from)) {
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
    for (let i = from; only && !known && i < end; i++) if (items.isGeneric(i)) town = i + 1;
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

  #isOtherName(segment: number): boolean {
    const { start } = this.#segments;
    const gap = this.items.gap[start[segment + 1]];
    if (gap & (Gap.comma | Gap.open | Gap.close) || !(gap & (Gap.hyphen | Gap.slash))) return false;
    const likeness = this.#street.likeness(start[segment], this.#segments.end(segment));
    return likeness === 1 || likeness === 2;
  }

  /** A segment of nothing but numbers. */
  #isNumber(from: number, end: number): boolean {
    const { items } = this;
    for (let i = from; i < end; i++) if (!items.isNumber(i) && !items.is(i, Fact.letter) && !this.#isTail(i)) return false;
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

  /** "Delhi - 36": the number of a district behind a town of the tables. */
  #isDistrict(i: number, end: number): boolean {
    const { part, gap, words, kind } = this.items;
    if (end !== i + 1 || !this.items.is(i, Fact.digits) || !(gap[i] & Gap.hyphen) || words.textOf(kind[i]).length > 2) return false;
    return part[i - 1] === Part.city && this.items.is(i - 1, Fact.city);
  }

  /** 12 bis. */
  #isTail(i: number): boolean {
    const { words, kind } = this.items;
    return words.tails.has(words.textOf(kind[i]));
  }

  #takeNumber(from: number, end: number): void {
    this.items.mark(from, end, this.#street.hasNumber ? Part.unit : Part.number);
    for (let i = from + 1; i < end; i++)
      if (!this.#street.hasNumber && (this.#isTail(i) || this.items.is(i, Fact.letter))) this.items.part[i] = Part.numberTail;
    this.#street.hasNumber = true;
  }

  /** Marks the units that items `from .. end` begin with; returns where they end. */
  #takeUnits(from: number, end: number): number {
    let i = from;
    while (i < end && (this.#units.startsAt(i, end) || this.#units.isMarked(i))) i = this.#units.take(i, end);
    return i;
  }

  /** Marks "12 корп. 2", "12 A int. 5", "12 2º B", a house and what is in it, where a comma parts it from its street; `false`: it is no such thing. */
  #takeHouse(from: number, end: number): boolean {
    const { items } = this;
    if (this.#street.hasNumber || !items.isNumber(from) || items.gap[from] & Gap.other || from + 1 >= end) return false;
    let at = this.#takeUnits(this.#street.takeNumber(from, end, false), end);
    if (at < end && this.#units.isBareId(at, end) && items.is(end - 1, Fact.letter)) {
      items.mark(at, end, Part.unit);
      at = end;
    }
    if (at === end) return true;
    items.mark(from, end, UNDECIDED);
    this.#street.hasNumber = false;
    return false;
  }

  /** NW, S.E., S W. */
  #isCompass(i: number): boolean {
    const { words, kind } = this.items;
    return words.textOf(kind[i]).length === 2;
  }

  #isFlatOfHouse(from: number, end: number): boolean {
    const { items } = this;
    // (7 Eleven, 24 Hour Gym)
    if (!items.is(from, Fact.digits | Fact.mixed) || from + 1 >= end || items.isNumber(from + 1) || items.words.site[items.kind[end - 1]] !== 2) return false;
    let name = end + 1;
    while (name < items.count && items.isNumber(name) && items.gap[name] & (Gap.hyphen | Gap.slash)) name++;
    return name < items.count && items.begins(end) && items.isNumber(end) && !items.isNumber(name) && !items.begins(name);
  }

  /** "2/1, 10 High Street": a flat and its stair in front of a street that has a number of its own. */
  #isFlatOfStair(from: number, end: number): boolean {
    const { items } = this;
    if (items.words.realm === 'us' || end !== from + 2 || !this.#isOneDigit(from) || !this.#isOneDigit(from + 1)) return false;
    return items.gap[from + 1] === Gap.slash && items.is(end, Fact.digits | Fact.mixed) && end + 2 < items.count && !items.isNumber(end + 1);
  }

  /** "2F1, 14 High Street", "5A, 14 High Street": a number with letters in front of a street that has a number of its own. */
  #isFlatInFront(from: number, end: number): boolean {
    const { items } = this;
    if (items.words.realm === 'us' || end !== from + 1 || !items.is(from, Fact.mixed) || end + 2 >= items.count) return false;
    return items.begins(end) && items.is(end, Fact.digits | Fact.mixed) && !items.isNumber(end + 1) && !items.begins(end + 1);
  }

  #isOneDigit(i: number): boolean {
    const { items } = this;
    return items.is(i, Fact.digits) && items.words.textOf(items.kind[i]).length === 1;
  }

  /** In front of the street: units, a number alone, venues. */
  #readFront(from: number, end: number): void {
    const { items } = this;
    const i = this.#takeUnits(from, end);
    // "No. 12, Jalan SS 2/24"
    if (items.words.realm === 'world') for (let at = from; at < i; at++) if (items.part[at] === Part.number) this.#street.hasNumber = true;
    if (i === end) return;
    const stop = takeLastUnit(this.items, this.#units, i, end);
    if (stop < end) {
      this.#readFront(i, stop);
      return;
    }
    // "4 Acacia Court, 15 Long Street": a flat, where the street has a number of its own
    if (items.words.realm === 'world' && this.#isFlatOfHouse(i, end)) {
      items.part[i] = Part.unit;
      items.mark(i + 1, end, Part.venue);
      return;
    }
    if (this.#isFlatOfStair(i, end) || this.#isFlatInFront(i, end)) items.mark(i, end, Part.unit);
    else if (this.#isNumber(i, end)) this.#takeNumber(i, end);
    else if (items.words.realm === 'world' && this.#units.isBareId(i, end)) items.mark(i, end, Part.unit);
    else items.mark(i, end, items.words.realm === 'world' && items.is(end - 1, Fact.city) && end - i <= 2 ? Part.city : Part.venue);
  }

  /** Behind the street: units, directions, a number alone, the town; `middle`: another segment follows. */
  #readBehind(from: number, end: number, middle: boolean): void {
    const { items } = this;
    const us = items.words.realm === 'us';
    let i = from;
    // "Bolton Road, NW Atlanta"
    if (us && items.part[from - 1] === Part.streetType && items.is(i, Fact.direction) && this.#isCompass(i)) items.part[i++] = Part.direction;
    // ("12 piso 3" is no twelfth floor where the street lacks a number)
    if (!us && this.#units.isBeforeLevel(from, end) && this.#takeHouse(from, end)) return;
    i = this.#takeUnits(i, end);
    // "Rua Augusta, n.º 12, 2.º E"
    for (let at = from; at < i; at++) if (items.part[at] === Part.number) this.#street.hasNumber = true;
    if (i === end) return;
    const stop = takeLastUnit(this.items, this.#units, i, end);
    if (stop < end) {
      this.#readBehind(i, stop, middle);
      return;
    }
    // "5910 N Central Expy, #1600 Dallas"
    if (!us && i + 1 < end && this.#street.hasNumber && items.gap[i] & Gap.other && items.isNumber(i) && !items.isNumber(i + 1)) items.part[i++] = Part.unit;
    if (!us && i === from && this.#isDistrict(i, end)) {
      items.part[i] = Part.city;
      return;
    }
    if (!us && i === from && this.#takeHouse(from, end)) return;
    if (i === from && this.#isNumber(i, end)) {
      if (items.gap[i] & Gap.other) this.#units.take(i, end);
      else this.#takeNumber(i, end);
      return;
    }
    // "conference room", "North Tower", "Dorrance Bldg": what the unit is called stands in front
    if (us && middle && i + 1 < end && this.#units.isNamed(end - 1)) items.mark(i, end, Part.building);
    else if (this.#units.isBareId(i, end)) items.mark(i, end, Part.unit);
    else if (end - i === 1 && items.is(i, Fact.direction) && i === from) items.part[i] = Part.direction;
    else if (this.#units.isCare(i)) this.#street.readCare(i, end, !middle && this.#tail.found);
    else items.mark(i, end, (middle && !items.is(i, Fact.city | Fact.state)) || (!us && isBuildingBehind(items, i, end)) ? Part.venue : Part.city);
  }
}

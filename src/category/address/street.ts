import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import type { AddressUnits } from './units.js';

const NUMBER_TAILS = /^(?:half|bis|ter|quater)$/;

/** The part of an address that has the street: units in front, number, directions, name, type, units behind, and sometimes the town. */
export class AddressStreet {
  readonly #items: AddressItems;
  readonly #units: AddressUnits;
  readonly #us: boolean;
  hasNumber = false;
  #townInside = false;

  constructor(items: AddressItems, units: AddressUnits) {
    this.#items = items;
    this.#units = units;
    this.#us = items.words.realm === 'us';
  }

  #isStrongAfter(i: number): boolean {
    return (this.#items.flags[i] & (Fact.typeAfter | Fact.weakAfter)) === Fact.typeAfter;
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
      if (this.#isStrongAfter(i) && i > from) type = 2;
      else if (items.is(i, Fact.typeBefore) && !items.is(i, Fact.weakBefore | Fact.dottedType) && i + 1 < end) type = 2;
      else if (items.is(i, Fact.typeAfter | Fact.typeBefore) && type === 0 && end - from > 1) type = 1;
      else if (items.is(i, Fact.dottedType) && i === from && i + 1 < end && items.gap[i + 1] & (Gap.dot | Gap.slash)) type = 2;
    }
    if (letters === 0) return 0;
    return type + (numbers ? 2.5 : 0);
  }

  /** Marks items `from .. end`, which have a name and perhaps its type, but no number. */
  readOtherName(from: number, end: number): void {
    this.#nameOnly(from, end);
  }

  /** Marks items `from .. end`; `townInside`: the town is looked for behind the street. */
  read(from: number, end: number, townInside: boolean): void {
    const items = this.#items;
    this.#townInside = townInside;
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
    if (i > from && townInside && items.part[i - 1] === Part.box && !this.#numberFrom(i, end) && !this.#hasType(i + 1, end)) {
      items.mark(i, end, Part.city);
      return;
    }
    const number = this.hasNumber ? -1 : this.#numberInFront(i, end);
    if (number >= 0) {
      if (number > i) items.mark(i, number, Part.venue);
      this.#readName(this.#takeNumber(number, end, true), end);
      return;
    }
    const behind = this.hasNumber ? -1 : this.#numberBehind(i, end);
    if (behind < 0) {
      this.#readName(i, end);
      return;
    }
    let nameEnd = behind;
    while (nameEnd > i && items.part[nameEnd - 1] === Part.designator) nameEnd--;
    this.#readBehind(this.#takeNumber(behind, end, false), end);
    this.#nameOnly(i, nameEnd);
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

  /** Where the number is that stands in front of the street's name; -1: nowhere. */
  #numberInFront(from: number, end: number): number {
    const items = this.#items;
    for (let i = from; i + 1 < end; i++) {
      if (i > from && items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType) && !items.is(i, Fact.weakAfter | Fact.weakBefore)) return -1;
      if (i === from && items.is(i, Fact.typeBefore) && !items.is(i, Fact.weakBefore)) return -1;
      // Straße des 17. Juni
      if (i === from && this.#isStrongAfter(i) && items.is(i + 1, Fact.connective)) return -1;
      const spelled = i === from && items.is(i, Fact.cardinal) && !items.is(i + 1, Fact.typeAfter);
      if (!spelled && !items.isNumber(i)) continue;
      if (i > from && (items.is(i - 1, Fact.numberedType) || items.gap[i] & Gap.other)) return -1;
      // a name follows, perhaps behind the rest of the number
      let next = i + 1;
      while (next < end && (items.isNumber(next) || items.is(next, Fact.letter) || this.#isTail(next))) next++;
      if (next < end && !this.#units.startsAt(next, end)) return i;
      // "106a Unit 24 Bedford Road"
      if (i === from && next < end && this.#nameBehindUnit(next, end)) return i;
      if (i === from && this.#us && next > i + 1) return i;
      return -1;
    }
    return -1;
  }

  /** Whether a name follows the unit that begins at item i. */
  #nameBehindUnit(i: number, end: number): boolean {
    const items = this.#items;
    let at = i;
    while (at < end && this.#units.startsAt(at, end)) at = this.#units.take(at, end);
    items.mark(i, at, UNDECIDED);
    return at < end && !items.isNumber(at) && !items.is(at, Fact.letter);
  }

  /** Where the number is that stands behind the street's name; -1: nowhere. */
  #numberBehind(from: number, end: number): number {
    const items = this.#items;
    let found = -1;
    for (let i = from + 1; i < end; i++) {
      if (items.is(i, Fact.unit) && items.words.unitClass[items.word[i]] === UnitClass.number && i + 1 < end && items.isNumber(i + 1)) {
        items.part[i] = Part.designator;
        return i + 1;
      }
      if (found >= 0 && this.#units.startsAt(i, end)) break;
      if (!items.isNumber(i)) continue;
      if (items.gap[i] & Gap.other) return i;
      const next = i + 1;
      // Calle 26 92-32, Highway 6: the number is the name
      if (found < 0 && items.is(i - 1, Fact.numberedType) && (i === from + 1 || this.#numberFrom(next, end))) continue;
      // Via XX Settembre 1870 24
      if (next < end && items.isNumber(next) && items.gap[next] === Gap.space && items.words.textOf(items.word[i]).length === 4) continue;
      // 17. Juni, 25 Aprile, 15 de Novembro: a name goes on
      if (
        next < end &&
        !items.begins(next) &&
        !items.isNumber(next) &&
        !items.is(next, Fact.letter) &&
        !this.#isTail(next) &&
        !this.#units.startsAt(next, end) &&
        this.#numberFrom(next, end)
      )
        continue;
      if (found < 0) found = i;
    }
    return found;
  }

  #numberFrom(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#items.isNumber(i)) return true;
    return false;
  }

  #isTail(i: number): boolean {
    return NUMBER_TAILS.test(this.#items.words.textOf(this.#items.word[i]));
  }

  /** Marks the number at item i with its range, letters and fraction; returns its end. */
  #takeNumber(i: number, end: number, inFront: boolean): number {
    const items = this.#items;
    this.hasNumber = true;
    items.part[i] = Part.number;
    let at = i + 1;
    if (items.is(i, Fact.grid)) while (at < end && items.is(at, Fact.grid)) items.part[at++] = Part.number;
    while (at < end && !(items.gap[at] & Gap.comma)) {
      const joined = (items.gap[at] & (Gap.hyphen | Gap.slash)) !== 0;
      const half = items.is(at, Fact.digits) && at + 1 < end && (items.gap[at + 1] & Gap.slash) !== 0 && !(items.gap[at] & Gap.slash);
      if (half && items.words.textOf(items.word[at]) === '1') {
        items.mark(at, at + 2, Part.numberTail);
        at += 2;
      } else if (this.#isTail(at)) items.part[at++] = Part.numberTail;
      else if (this.#isAndAHalf(at, end)) {
        items.mark(at, at + 3, Part.numberTail);
        at += 3;
      } else if (joined && items.isNumber(at)) {
        const slash = (items.gap[at] & Gap.slash) !== 0;
        // 5/7 Nowa Street is unit 5; Nowa 5/7 is unit 7
        if (slash && !this.#us && inFront) items.part[at - 1] = Part.unit;
        items.part[at] = slash && !this.#us && !inFront ? Part.unit : Part.number;
        at++;
      } else if (joined && items.is(at, Fact.letter)) items.part[at++] = Part.numberTail;
      else if (items.is(at, Fact.letter) && this.#isLetterOfNumber(at, end, inFront)) items.part[at++] = Part.numberTail;
      else if (items.isNumber(at) && !this.#us && (inFront ? this.#isSecondNumber(at, end) : this.#isBlock(i, at))) items.part[at++] = Part.number;
      else break;
    }
    return at;
  }

  /** 1-2-3 and 8 8 of Japanese addresses, whose counters are gone. */
  #isBlock(from: number, at: number): boolean {
    const items = this.#items;
    if (items.end[at] === items.end[from] || items.from[at] === items.from[at - 1] || (items.gap[at] & Gap.hyphen) !== 0) return true;
    // Calle 93 11 19
    return from > 1 && items.isNumber(from - 1) && items.is(from - 2, Fact.numberedType);
  }

  /** 35 39 South Ealing Road: a range whose hyphen is lost. */
  #isSecondNumber(at: number, end: number): boolean {
    const items = this.#items;
    return at + 1 < end && items.is(at, Fact.digits) && items.gap[at] === Gap.space && !items.isNumber(at + 1) && !items.begins(at + 1);
  }

  #isAndAHalf(i: number, end: number): boolean {
    const { words, word } = this.#items;
    return i + 2 < end && word[i] === words.and && word[i + 2] === words.half;
  }

  /** 12 A Main Street, 12 B; but 12 N Main Street, 123 B Street. */
  #isLetterOfNumber(i: number, end: number, inFront: boolean): boolean {
    const items = this.#items;
    if (!inFront) return i + 1 === end || items.begins(i + 1) || !items.isNumber(i + 1);
    if (items.is(i, Fact.direction) || items.is(i, Fact.dottedType) || i + 2 >= end) return false;
    return !this.#isStrongAfter(i + 1) && !(items.gap[i + 1] & Gap.dot);
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
    if (!this.#us && this.#units.startsAt(from, end) && this.#nameBehindUnit(from, end)) {
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
        if (items.is(i, Fact.doubtfulUnit) && i === from + 1 && this.#isStrongAfter(i + 1 < end ? i + 1 : i)) continue;
        unit = i;
      } else if (i > from + 1 && items.isNumber(i) && !items.is(i - 1, Fact.numberedType) && this.#hasType(from, i)) unit = i;
    }
    let at = unit;
    while (at < end) {
      if (at === unit || this.#units.startsAt(at, end) || (items.isNumber(at) && at === unit)) at = this.#units.take(at, end);
      else break;
    }
    if (at < end) items.mark(at, end, this.#townInside || !this.#us ? Part.city : Part.venue);
    const town = unit === end ? this.#townFrom(from, unit) : unit;
    if (town < unit) items.mark(town, unit, Part.city);
    this.#nameOnly(from, town);
  }

  #hasType(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#items.is(i, Fact.typeAfter | Fact.typeBefore)) return true;
    return false;
  }

  /** Where the town begins in "89 High Street Brentwood"; `end`: it is not there. */
  #townFrom(from: number, end: number): number {
    const items = this.#items;
    const first = items.is(from, Fact.direction) && from + 2 < end ? from + 1 : from;
    const leads = items.is(first, Fact.typeBefore) && !items.is(first, Fact.weakBefore);
    if (!this.#us && !this.#townInside && leads) return this.#knownTown(first, end);
    if (this.#townInside && items.is(first, Fact.numberedType) && first + 1 < end && items.isNumber(first + 1)) return this.#behindDirection(first + 2, end);
    for (let i = first + 1; i < end; i++) {
      if (!this.#isStrongAfter(i) || items.is(i, Fact.letter)) continue;
      // "Grant Trace St Simons Island": the town has a saint
      if (items.is(i, Fact.writtenInFront) && i + 1 < end && this.#townInside && !this.#laterType(i + 1, end)) {
        const weak = this.#lastType(first + 1, i);
        if (weak >= 0) return weak + 1;
      }
      // St Charles Avenue, N St Clair: a saint, where a type follows the name or nothing says that a town does
      if (items.is(i, Fact.writtenInFront) && (!this.#townInside || this.#laterType(i + 1, end))) continue;
      let at = i + 1;
      while (at < end && this.#isStrongAfter(at)) at++;
      // Indiana Highway 212
      if (at < end && items.is(at - 1, Fact.numberedType) && items.isNumber(at)) at++;
      // Mission Street and Valencia Street
      if (at < end && items.word[at] === items.words.and) continue;
      at = this.#behindDirection(at, end);
      // Main Street Extension
      return !this.#townInside && at + 1 === end && items.is(at, Fact.typeAfter) ? end : at;
    }
    if (!this.#townInside) return end;
    for (let at = end - 1; at > first; at--) if (items.is(at, Fact.city)) return at;
    if (this.#us) for (let at = end - 2; at > first; at--) if (items.is(at, Fact.typeAfter)) return at + 1;
    return this.#us && end - first > 1 && !items.is(first, Fact.typeBefore) ? end - 1 : end;
  }

  /** A town of the tables behind a name of several words: Rue de l'Adjudant Réau Paris; but Rue de Paris. */
  #knownTown(first: number, end: number): number {
    const items = this.#items;
    const last = end - 1;
    return last - first >= 3 && items.is(last, Fact.city) && !items.is(last - 1, Fact.connective) && !items.is(last, Fact.typeAfter) ? last : end;
  }

  #lastType(from: number, end: number): number {
    for (let i = end - 1; i >= from; i--) if (this.#items.is(i, Fact.typeAfter)) return i;
    return -1;
  }

  #behindDirection(at: number, end: number): number {
    const items = this.#items;
    return at < end && items.is(at, Fact.direction) && (items.is(at, Fact.shortDirection) || at + 1 === end) ? at + 1 : at;
  }

  #laterType(from: number, end: number): boolean {
    for (let i = from + 1; i < Math.min(end, from + 3); i++) if (this.#isStrongAfter(i)) return true;
    return false;
  }

  /** Directions, type and name in items `from .. end`, which have nothing else. */
  #nameOnly(from: number, end: number): void {
    const items = this.#items;
    let start = from;
    let stop = end;
    if (
      stop - start > 1 &&
      items.is(start, Fact.direction) &&
      !(this.#isStrongAfter(start + 1) && (stop - start === 2 || items.is(start + 2, Fact.direction)))
    ) {
      if (this.#us || items.is(start, Fact.shortDirection) || this.#hasType(start + 1, stop)) items.part[start++] = Part.direction;
    }
    const last = stop - 1;
    const directionLast =
      stop - start > 1 && items.is(last, Fact.direction) && (items.is(last - 1, Fact.typeAfter) || this.#us || this.#typeLeads(start, stop));
    if (directionLast && !(stop - start === 2 && items.is(start, Fact.typeBefore) && !items.is(start, Fact.numberedType))) items.part[--stop] = Part.direction;
    if (this.#typeLeads(start, stop)) {
      // Avenue Road: a name and a type
      const twoTypes = this.#isStrongAfter(stop - 1) && items.is(start, Fact.typeAfter) && !items.is(stop - 1, Fact.typeBefore);
      if (!twoTypes) items.part[start++] = Part.streetType;
      else items.part[--stop] = Part.streetType;
    } else if (stop - start > 1 && items.is(stop - 1, Fact.typeAfter) && this.#isWholeType(stop - 1)) items.part[--stop] = Part.streetType;
    else if (stop - start > 1 && items.is(stop - 1, Fact.typeBefore) && !items.is(stop - 1, Fact.weakBefore | Fact.letter))
      items.part[--stop] = Part.streetType;
    // Ballast Point W Boulevard
    if (stop - start > 1 && stop < end && items.is(stop - 1, Fact.shortDirection) && items.part[stop] === Part.streetType) items.part[--stop] = Part.direction;
    items.mark(start, stop, Part.street);
  }

  /** A type of one letter has a dot behind it: Jázmin u. 10. */
  #isWholeType(i: number): boolean {
    const items = this.#items;
    return !items.is(i, Fact.letter) || (items.is(i, Fact.dottedType) && i + 1 < items.count && (items.gap[i + 1] & Gap.dot) !== 0);
  }

  /** Whether a type begins the name: Calle Mayor, Highway 6, C/ Mayor. */
  #typeLeads(from: number, end: number): boolean {
    const items = this.#items;
    if (end - from < 2) return false;
    // Highway 63, Avenue J
    if (items.is(from, Fact.numberedType) && (items.isNumber(from + 1) || items.is(from + 1, Fact.letter)) && !this.#isStrongAfter(end - 1)) return true;
    if (!items.is(from, Fact.typeBefore)) return false;
    if (items.is(from, Fact.dottedType)) return (items.gap[from + 1] & (Gap.dot | Gap.slash)) !== 0;
    const endsInType = this.#isStrongAfter(end - 1);
    if (items.is(from, Fact.weakBefore))
      return !endsInType && (!this.#us || items.isNumber(from + 1) || items.is(from, Fact.numberedType) || items.is(from + 1, Fact.connective));
    if (endsInType && !items.is(end - 1, Fact.typeBefore)) return false;
    return true;
  }
}

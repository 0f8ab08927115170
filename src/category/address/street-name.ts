import { Gap } from '../../text/byte-classes.js';
import { Fact } from './facts.js';
import type { AddressItems } from './items.js';
import { Part } from './parts.js';

/** Parts a street's name from its directions and its type, in front of it or behind, and from a town that follows without a comma. */
export class StreetName {
  readonly #items: AddressItems;
  readonly #us: boolean;

  constructor(items: AddressItems) {
    this.#items = items;
    this.#us = items.words.realm === 'us';
  }

  /** Whether a type of any sort is among the items `from .. end`. */
  hasType(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#items.is(i, Fact.typeAfter | Fact.typeBefore)) return true;
    return false;
  }

  /** Where the town begins in "89 High Street Brentwood"; `end`: it is not there. `expected`: something else says that there is one; `behind`: it is in another part. */
  townFrom(from: number, end: number, expected: boolean, behind = false): number {
    const items = this.#items;
    const first = items.is(from, Fact.direction) && from + 2 < end ? from + 1 : from;
    const leads = items.is(first, Fact.typeBefore) && !items.is(first, Fact.weakBefore);
    if (!this.#us && !expected && leads && !this.#hasCrossing(first, end)) return this.#knownTown(first, end);
    if (expected && items.is(first, Fact.numberedType) && first + 1 < end && items.isNumber(first + 1)) return this.#behindRoadNumber(first + 2, end);
    if (this.#us && expected) {
      const known = items.townBehind(first + 1, end);
      if (known < end) return known;
    }
    for (let i = first + 1; i < end; i++) {
      if (!items.isType(i) || items.is(i, Fact.letter)) continue;
      // R. Dr. António Macedo: a title, as a name needs a word
      if (!this.#us && i === first + 1 && i + 1 < end && this.#typeLeads(first, end)) continue;
      // "Grant Trace St Simons Island": the town has a saint
      const saint = items.words.townWord[items.kind[i]] === 1 && !(behind && this.#us && this.#isBuildingBehind(i, end));
      if (saint && i + 1 < end && expected && !this.#laterType(i + 1, end)) {
        const weak = this.#lastType(first + 1, i);
        if (weak >= 0) return weak + 1;
      }
      // St Charles Avenue, N St Clair: a saint, where a type follows the name or nothing says that a town does
      if (saint && ((!expected && !this.#isTownBehind(i, behind ? -1 : from, end)) || this.#laterType(i + 1, end))) continue;
      let at = i + 1;
      while (at < end && !this.#isSaint(at, end) && (items.isType(at) || this.#isShortType(at, end))) at++;
      // Priority Way West Drive
      if (this.#us && at + 1 < end && items.is(at, Fact.direction) && items.isType(at + 1) && !items.words.townWord[items.kind[at + 1]]) at += 2;
      // Indiana Highway 212
      if (at < end && items.is(at - 1, Fact.numberedType) && items.isNumber(at)) at = this.#behindRoadNumber(at + 1, end);
      // Mission Street and Valencia Street, Gleimstraße an der Ecke Schönhauser Allee
      let crossing = at;
      while (crossing < end && items.is(crossing, Fact.connective) && !items.words.crossing[items.kind[crossing]]) crossing++;
      if (crossing < end && items.words.crossing[items.kind[crossing]]) {
        i = crossing;
        continue;
      }
      at = this.#behindDirection(at, end);
      // Main Street Extension
      return !expected && at + 1 === end && items.is(at, Fact.typeAfter) ? end : at;
    }
    if (!expected) return this.#us && !behind ? this.#townBehindWeakType(first, end) : end;
    for (let at = end - 1; at > first; at--) if (items.is(at, Fact.city)) return at;
    // "5 Pennsylvania Plaza, NY 10001": a state without a town
    if (this.#us && this.#isSite(end - 1) && end - first > 1 && from > 0 && items.isNumber(from - 1)) return end;
    if (this.#us) for (let at = end - 2; at > first; at--) if (items.is(at, Fact.typeAfter)) return at + 1;
    return this.#us && end - first > 1 && !items.is(first, Fact.typeBefore) ? end - 1 : end;
  }

  /** "2 Cottage Row San Francisco": where a town of the tables begins that stands behind a word which is a type among others; `end`: there is none. */
  #townBehindWeakType(first: number, end: number): number {
    const items = this.#items;
    if (first === 0 || !items.isNumber(first - 1)) return end;
    const last = end - 1;
    const isKnown = last > first + 1 && (items.is(last, Fact.city) || items.isJoinedTown(last));
    const town = isKnown ? last : items.townBehind(first + 2, end);
    return town < end && items.is(town - 1, Fact.typeAfter) ? town : end;
  }

  /** "12 Queen St Auckland", "12 High St St Albans": not a saint, a town stands behind it. */
  #isTownBehind(i: number, from: number, end: number): boolean {
    const items = this.#items;
    if (i + 1 >= end) return false;
    if (items.is(i + 1, Fact.city) || this.#isSaint(i + 1, end)) return true;
    if (this.#us) return this.#isTownOfStates(i, from, end);
    // "12 High St Kew": the number and a name in front, one word behind, and no other town; but "5 Great St Helens, London"
    return i + 2 === end && from > 0 && items.isNumber(from - 1) && !items.is(from, Fact.typeBefore | Fact.typeAfter) && !items.is(i + 1, Fact.typeAfter);
  }

  /** "123 Main St Springfield", "1187 Peachtree St NE Atlanta": the number and a name in front, and what no saint is called behind. */
  #isTownOfStates(i: number, from: number, end: number): boolean {
    const items = this.#items;
    const first = from >= 0 && items.is(from, Fact.direction) ? from + 1 : from;
    if (from <= 0 || !items.isNumber(from - 1) || i <= first || items.is(first, Fact.typeBefore | Fact.typeAfter)) return false;
    if (items.is(i + 1, Fact.shortDirection)) return i + 2 < end;
    return !items.isNumber(i + 1) && !items.is(i + 1, Fact.unit | Fact.letter) && !items.isSaintOfTown(i + 1);
  }

  /** Plaza, Mall: a type that is hardly a town. */
  #isSite(i: number): boolean {
    const items = this.#items;
    return items.is(i, Fact.typeAfter) && items.words.site[items.kind[i]] === 1;
  }

  #isSaint(i: number, end: number): boolean {
    return this.#items.words.townWord[this.#items.kind[i]] === 1 && i + 1 < end;
  }

  /** A town of the tables behind a name of several words: Rue de l'Adjudant Réau Paris; but Rue de Paris. */
  #knownTown(first: number, end: number): number {
    const items = this.#items;
    const last = end - 1;
    return last - first >= 3 && items.is(last, Fact.city) && !items.is(last - 1, Fact.connective) && !items.is(last, Fact.typeAfter) ? last : end;
  }

  #hasCrossing(from: number, end: number): boolean {
    for (let i = from + 1; i < end; i++) if (this.#items.words.crossing[this.#items.kind[i]]) return true;
    return false;
  }

  #lastType(from: number, end: number): number {
    for (let i = end - 1; i >= from; i--) if (this.#items.is(i, Fact.typeAfter)) return i;
    return -1;
  }

  /** "I St SE The Garrett", "Jaeger St Jaeger Square": what follows the street is a building. */
  #isBuildingBehind(i: number, end: number): boolean {
    const items = this.#items;
    if (i + 2 >= end) return false;
    return items.is(i + 1, Fact.shortDirection) || items.words.site[items.kind[end - 1]] === 1 || !this.#laterType(i + 1, end);
  }

  /** Avenue Pl, Avenue Ext: a second type, written short. */
  #isShortType(i: number, end: number): boolean {
    const items = this.#items;
    if (!this.#us || !items.is(i, Fact.typeAfter) || items.words.townWord[items.kind[i]] || items.words.textOf(items.kind[i]).length > 3) return false;
    return items.isType(i - 1) && (i + 1 === end || items.is(i + 1, Fact.direction) || items.words.textOf(items.kind[i]) === 'ext');
  }

  /** Behind "Highway 71": its fraction ("County Road 24.5", "24 1/2"), Business, a direction. */
  #behindRoadNumber(from: number, end: number): number {
    const items = this.#items;
    let at = from;
    if (this.#us && items.is(at, Fact.digits) && at < end) {
      if (items.gap[at] === Gap.dot) at++;
      else if (at + 1 < end && items.gap[at + 1] === Gap.slash && items.is(at + 1, Fact.digits)) at += 2;
    }
    while (at < end && (items.words.modifiers.has(items.words.textOf(items.kind[at])) || (this.#us && items.isNumberedRoad(at)))) at++;
    return this.#behindDirection(at, end);
  }

  #behindDirection(at: number, end: number): number {
    const items = this.#items;
    // S E
    if (this.#us && at + 1 < end && this.#isLetterOf(at, 'ns') && this.#isLetterOf(at + 1, 'ew')) return at + 2;
    return at < end && items.is(at, Fact.direction) && (items.is(at, Fact.shortDirection) || at + 1 === end) ? at + 1 : at;
  }

  #isLetterOf(i: number, letters: string): boolean {
    const { words, kind } = this.#items;
    return this.#items.is(i, Fact.letter) && letters.includes(words.textOf(kind[i]));
  }

  #laterType(from: number, end: number): boolean {
    for (let i = from + 1; i < Math.min(end, from + 3); i++) if (this.#items.isType(i)) return true;
    return false;
  }

  /** Directions, type and name in items `from .. end`, which have nothing else. */
  mark(from: number, end: number): void {
    const items = this.#items;
    let start = from;
    let stop = end;
    if (stop - start > 1 && items.is(start, Fact.direction) && !(items.isType(start + 1) && (stop - start === 2 || items.is(start + 2, Fact.direction)))) {
      if (this.#us || items.is(start, Fact.shortDirection) || this.hasType(start + 1, stop)) items.part[start++] = Part.direction;
    }
    // FM 1464 Rd
    if (stop - start === 3 && items.is(start, Fact.typeBefore) && items.isNumberedRoad(start) && items.isNumber(start + 1) && items.isType(start + 2))
      items.part[--stop] = Part.designator;
    const last = stop - 1;
    const directionLast =
      stop - start > 1 && items.is(last, Fact.direction) && (items.is(last - 1, Fact.typeAfter) || this.#us || this.#typeLeads(start, stop));
    // Avenue N, County Road E: the letter is the name
    const isName = stop - start === 2 && items.is(start, Fact.typeBefore) && (!items.is(start, Fact.numberedType) || items.is(last, Fact.letter));
    if (directionLast && !isName) items.part[--stop] = Part.direction;
    if (this.#typeLeads(start, stop)) {
      // Avenue Road: a name and a type; Park Pde, which may be something else behind other words
      const mayBeTwo = items.is(start, Fact.typeAfter) && items.is(stop - 1, Fact.typeAfter);
      const twoTypes = mayBeTwo && (this.#areEnglish(start, stop) || (items.isType(stop - 1) && !items.is(stop - 1, Fact.typeBefore)));
      if (!twoTypes) items.part[start++] = Part.streetType;
      else items.part[--stop] = Part.streetType;
    } else if (stop - start > 1 && items.is(stop - 1, Fact.typeAfter) && this.#isWholeType(stop - 1)) items.part[--stop] = Part.streetType;
    else if (stop - start > 1 && items.is(stop - 1, Fact.typeBefore) && !items.is(stop - 1, Fact.weakBefore | Fact.letter))
      items.part[--stop] = Part.streetType;
    // Ballast Point W Boulevard
    if (stop - start > 1 && stop < end && items.is(stop - 1, Fact.shortDirection) && items.part[stop] === Part.streetType) items.part[--stop] = Part.direction;
    items.mark(start, stop, Part.street);
  }

  /** Park Avenue: of two types in English the last is the type. */
  #areEnglish(from: number, end: number): boolean {
    const { words, kind } = this.#items;
    return end === from + 2 && words.englishType[kind[from]] === 1 && words.englishType[kind[from + 1]] === 1;
  }

  /** A type of one letter has a dot behind it: Jázmin u. 10. */
  #isWholeType(i: number): boolean {
    const items = this.#items;
    return !items.is(i, Fact.letter) || (items.is(i, Fact.dottedType) && i + 1 < items.count && (items.gap[i + 1] & Gap.dot) !== 0);
  }

  /** "R AUGUSTA 500", "C Mayor, 12": a type of a letter or two without its dot, which begins the value, in front of a name and the number of the house. */
  #isBareType(from: number, end: number): boolean {
    const items = this.#items;
    if (
      this.#us ||
      from > 0 ||
      end >= items.count ||
      (items.part[end] !== Part.number && !(items.begins(end) && items.isNumber(end))) ||
      items.isType(end - 1) ||
      items.gap[from + 1] !== Gap.space
    )
      return false;
    return !items.isNumber(from + 1) && !items.is(from + 1, Fact.letter);
  }

  /** Whether a type begins the name: Calle Mayor, Highway 6, C/ Mayor. */
  #typeLeads(from: number, end: number): boolean {
    const items = this.#items;
    if (end - from < 2) return false;
    // Highway 63, Avenue J
    if (items.is(from, Fact.numberedType) && (items.isNumber(from + 1) || items.is(from + 1, Fact.letter)) && !items.isType(end - 1)) return true;
    if (!items.is(from, Fact.typeBefore)) return false;
    if (items.is(from, Fact.dottedType)) return (items.gap[from + 1] & (Gap.dot | Gap.slash)) !== 0 || this.#isBareType(from, end);
    const endsInType = items.isType(end - 1);
    if (items.is(from, Fact.weakBefore))
      return !endsInType && (!this.#us || items.isNumber(from + 1) || items.is(from, Fact.numberedType) || items.is(from + 1, Fact.connective));
    if (endsInType && !items.is(end - 1, Fact.typeBefore)) return false;
    return true;
  }
}

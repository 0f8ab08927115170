import { Gap } from '../../text/byte-classes.js';
import { Crossing, Fact, UnitClass } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import type { AddressUnits } from './units.js';

/** Numbers joined by hyphens that are those of a house in its block, so that none of them is a unit: 8-2-293/82. */
const MIN_BLOCK = 3;

/** Words of a street that is called by a day, at most: "18 de Julio Este". */
const MAX_DATE = 4;

/** Finds the house number, in front of the street's name or behind it, with its range, letters and fraction. */
export class HouseNumber {
  readonly #items: AddressItems;
  readonly #units: AddressUnits;
  readonly #us: boolean;

  constructor(items: AddressItems, units: AddressUnits) {
    this.#items = items;
    this.#units = units;
    this.#us = items.words.realm === 'us';
  }

  /** Chien 1 Road, Gaoxin 2 Road: the number of the street, between its name and its type. */
  isOfName(i: number, from: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || i <= from || i + 1 >= end || !items.is(i, Fact.digits) || items.words.textOf(items.kind[i]).length > 2) return false;
    if (items.begins(i + 1) || !items.isType(i + 1) || items.is(i + 1, Fact.joinedType | Fact.typeBefore) || (items.gap[i] & ~Gap.space) !== 0) return false;
    return !items.isNumber(i - 1) && !items.is(i - 1, Fact.letter | Fact.numberedType | Fact.unit | Fact.typeAfter | Fact.typeBefore);
  }

  /** Where the number is that stands in front of the street's name; -1: nowhere. */
  inFront(from: number, end: number): number {
    const items = this.#items;
    if (this.#isDate(from, end)) return -1;
    if (this.#isBehindOwnRegion(from)) return -1;
    for (let i = from; i + 1 < end; i++) {
      // Kossuth L. u. 5
      if (!this.#us && i > from && items.is(i, Fact.dottedType) && items.is(i, Fact.typeAfter) && (items.gap[i + 1] & Gap.dot) !== 0)
        return this.#beforeType(from, i, end);
      if (i > from && items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType) && !items.is(i, Fact.weakAfter | Fact.weakBefore))
        return this.#us ? -1 : this.#beforeType(from, i, end);
      // Tv. das Flores 12: a doubtful type is one where an article follows, or a day that it is called by
      if (
        i === from &&
        items.is(i, Fact.typeBefore) &&
        (!items.is(i, Fact.weakBefore) || (!this.#us && (items.is(i + 1, Fact.connective) || this.#isDay(i + 1, end) || this.#isNumberedByDot(i, end))))
      )
        return -1;
      // Straße des 17. Juni
      if (i === from && items.isType(i) && items.is(i + 1, Fact.connective)) return -1;
      // ("One Market Street"; but "One Street")
      const spelled = i === from && items.is(i, Fact.cardinal) && (!items.is(i + 1, Fact.typeAfter) || (i + 2 < end && items.is(i + 2, Fact.typeAfter)));
      if (!spelled && (!items.isNumber(i) || this.isOfName(i, from, end))) continue;
      // I-80
      if (this.#us && i > from && items.is(i - 1, Fact.letter) && items.gap[i] & Gap.hyphen) return -1;
      if (i > from && (items.is(i - 1, Fact.numberedType) || items.gap[i] & Gap.other)) return -1;
      // a name follows, perhaps behind the rest of the number
      let next = i + 1;
      while (
        next < end &&
        (items.isNumber(next) || items.is(next, Fact.letter) || this.isTail(next)) &&
        !(items.gap[next] === Gap.slash && this.#isStoreyBehind(next, end))
      )
        next++;
      // "MARSZALKOWSKA 104/122 M 5 WARSAW": a town of the tables ends it
      if (!this.#us && i > from && next + 1 === end && items.is(next, Fact.city) && !items.is(next, Fact.typeAfter | Fact.typeBefore)) return -1;
      if (next < end && !this.#units.startsAt(next, end)) return this.#us ? this.#behindSite(i, end) : i;
      // "106a Unit 24 Bedford Road"
      if (i === from && next < end && this.nameBehindUnit(next, end)) return i;
      if (i === from && this.#us && next > i + 1) return i;
      return -1;
    }
    return -1;
  }

  /** 渋谷区神宮前5-10-1 ジャイル, 강남구 테헤란로 152 강남파이낸스센터 27층: a name behind a region in its own script, whose number stands behind it and in front of the building. */
  #isBehindOwnRegion(from: number): boolean {
    const items = this.#items;
    return !this.#us && (items.facts & Fact.region) !== 0 && from > 0 && !items.isNumber(from) && items.is(from - 1, Fact.region);
  }

  /** "5-7/4. Stock": a storey behind a slash. */
  #isStoreyBehind(i: number, end: number): boolean {
    return !this.#us && i + 1 < end && this.#units.startsAt(i, end);
  }

  /** "5 de Mayo 32", "12 de Octubre # 450", "28. října 15": a day that a street is named after, in front of the number of the house. */
  #isDate(from: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || !items.is(from, Fact.digits) || items.words.textOf(items.kind[from]).length > 2) return false;
    if (from + 2 < end && items.words.months.has(items.words.textOf(items.kind[from + 1]))) return this.#isDay(from, end) || this.#isDayOfType(from + 2, end);
    if (from + 3 >= end) return false;
    // (av. du 8 Mai: av is a connective of Swedish)
    if (!items.is(from + 1, Fact.connective) || items.is(from + 1, Fact.typeBefore) || items.isNumber(from + 2) || items.begins(from + 2)) return false;
    // ("18 de Julio Este 1420")
    let at = from + 3;
    while (at + 1 < end && at < from + MAX_DATE && !items.isNumber(at) && !items.begins(at)) at++;
    return items.is(at, Fact.digits) && !items.begins(at);
  }

  /** "Al. 3 Maja 12", "P-ta 1 Decembrie 1918 nr. 12": a day that a street is named after behind its type, and a number behind that. */
  #isDay(i: number, end: number): boolean {
    const items = this.#items;
    if (i + 2 >= end || !items.is(i, Fact.digits) || items.words.textOf(items.kind[i]).length > 2) return false;
    let at = i + 1;
    while (at < end && at <= i + MAX_DATE && !items.isNumber(at) && !items.begins(at) && !items.isType(at) && !this.#units.startsAt(at, end)) at++;
    return at > i + 1 && at < end && items.isNumber(at) && !items.begins(at);
  }

  /** "19 Mayıs Cad. No: 5": the type of a street behind its day, and the number of the house behind that; but "12 May St 5". */
  #isDayOfType(i: number, end: number): boolean {
    const items = this.#items;
    if (!items.isType(i) || items.words.englishType[items.kind[i]] === 1) return false;
    const number = this.#units.isNumberWord(i + 1) ? i + 2 : i + 1;
    return number < end && items.isNumber(number) && !items.begins(i + 1);
  }

  /** "C. 60 #491": a type of a letter and its dot, the number of the street, and that of the house, marked as one. */
  #isNumberedByDot(i: number, end: number): boolean {
    const items = this.#items;
    if (i + 2 >= end || !items.is(i, Fact.dottedType) || !(items.gap[i + 1] & Gap.dot) || !items.is(i + 1, Fact.digits)) return false;
    return items.is(i + 2, Fact.digits) && (items.gap[i + 2] & Gap.other) !== 0;
  }

  /** "One Midtown Plaza 1360 Peachtree Street": a building with its own number stands in front of the street's. */
  #behindSite(i: number, end: number): number {
    const items = this.#items;
    // a second number first: few have one
    if (!this.anyIn(i + 2, end)) return i;
    let site = i + 2;
    while (site < end && items.words.site[items.kind[site]] === 0) site++;
    let at = site + 1;
    if (at < end && items.is(at, Fact.direction)) at++;
    if (at + 1 >= end || !items.isNumber(at) || items.gap[at] & Gap.other || items.isNumber(at + 1) || this.#units.startsAt(at + 1, end)) return i;
    for (let type = at + 2; type < end; type++) if (items.isType(type)) return at;
    return i;
  }

  /**
   * "Reed Retail Park 12 Alder Road", "Make the Road Ely 92 Reed Avenue": a number with a name and its type behind it, after the type at item `type`; -1:
   * none.
   */
  #beforeType(from: number, type: number, end: number): number {
    const items = this.#items;
    if (items.is(from, Fact.typeBefore) || items.is(type, Fact.joinedType)) return -1;
    let i = type + 1;
    while (i < end && !items.isNumber(i)) i++;
    if (i === type + 1 && items.words.complex[items.kind[type]] === 0) return -1;
    if (i === end || items.gap[i] & Gap.other || items.is(i - 1, Fact.numberedType | Fact.connective | Fact.unit)) return -1;
    let name = i + 1;
    while (name < end && items.isNumber(name)) name++;
    if (name === end || this.#units.startsAt(name, end)) return -1;
    for (let at = name + 1; at < Math.min(end, name + 3) && !items.isNumber(at); at++) if (items.isType(at) && !items.is(at, Fact.joinedType)) return i;
    return -1;
  }

  /** Whether a name follows the unit that begins at item i. */
  nameBehindUnit(i: number, end: number): boolean {
    const items = this.#items;
    let at = i;
    while (at < end && this.#units.startsAt(at, end)) at = this.#units.take(at, end);
    items.mark(i, at, UNDECIDED);
    return at < end && !items.isNumber(at) && !items.is(at, Fact.letter);
  }

  /** Where the number is that stands behind the street's name; -1: nowhere. */
  behind(from: number, end: number): number {
    const items = this.#items;
    const isFirst = this.#isBehindOwnRegion(from);
    let found = -1;
    for (let i = from + 1; i < end; i++) {
      if ((this.#isNumberWord(i) || this.#isShortNumberWord(i, from, end)) && i + 1 < end && items.isNumber(i + 1) && !items.isNumberedRoad(i - 1)) {
        items.part[i] = Part.designator;
        return i + 1;
      }
      if (found >= 0 && this.#units.startsAt(i, end)) break;
      if (!items.isNumber(i) || this.isOfName(i, from, end)) continue;
      // Highway 28 and 55, State Highway #50, CA 72
      if (this.#us ? this.isRoadNumber(i, from) : this.#isCrossingRoad(i, from)) continue;
      if (this.#us && found < 0 && this.#units.startsAt(i - 1, end)) return -1;
      if (items.gap[i] & Gap.other) return i;
      const next = i + 1;
      // Calle 26 92-32, Highway 6: the number is the name
      if (found < 0 && items.is(i - 1, Fact.numberedType) && (i === from + 1 || (this.#isNumberedByType(i - 1, from) && this.anyIn(next, end)))) continue;
      // Via XX Settembre 1870 24; but Corrientes 1234 3º B
      const isFollowed = next < end && items.isNumber(next) && items.gap[next] === Gap.space && !(!this.#us && this.#units.startsAt(next, end));
      if (isFollowed && items.words.textOf(items.kind[i]).length === 4 && !(next + 1 < end && items.is(next + 1, Fact.letter))) continue;
      // 17. Juni, 25 Aprile, 15 de Novembro: a name goes on; but "5. II/3."
      if (
        !isFirst &&
        next < end &&
        !this.isFloor(next, end) &&
        !items.begins(next) &&
        !items.isNumber(next) &&
        !items.is(next, Fact.letter) &&
        !this.isTail(next) &&
        !this.#units.startsAt(next, end) &&
        this.anyIn(next, end)
      )
        continue;
      if (found < 0) found = i;
      // "Jl. Reed Kav. 18"
      if (found === i && this.#isUnitWord(i - 1, from)) items.part[i - 1] = Part.designator;
    }
    return found;
  }

  /** Whether the number at item i is (part of) the name of a road that goes by numbers: Highway 6, Highway No 33, Highways 51 and 151. */
  isRoadNumber(i: number, from: number): boolean {
    const items = this.#items;
    let at = i - 1;
    while (at > from && (items.words.crossing[items.kind[at]] !== Crossing.none || items.isNumber(at) || this.#isNumberWord(at))) at--;
    // Dixie Hwy # 312 is a unit, Hwy # 54 a road
    if (at > from && !items.words.crossing[items.kind[at - 1]] && (items.gap[i] & Gap.other) !== 0 && items.is(at, Fact.typeAfter)) return false;
    return at >= from && at < i && items.isNumberedRoad(at) && (at === i - 1 || !items.isNumber(i - 1) || (items.gap[i] & Gap.hyphen) !== 0);
  }

  /** Calle 26 92-32, S Highway 6 12; but "Lenina str. 5-10". */
  #isNumberedByType(type: number, from: number): boolean {
    const items = this.#items;
    return this.#us || items.isNumberedRoad(type) || (type === from + 1 && items.is(from, Fact.direction));
  }

  /** S Interstate 35, Wiederstein Road at FM 3009. */
  #isCrossingRoad(i: number, from: number): boolean {
    const items = this.#items;
    if (i - 1 <= from || !items.isNumberedRoad(i - 1) || !items.is(i - 1, Fact.typeBefore)) return false;
    return items.words.crossing[items.kind[i - 2]] !== Crossing.none || (i - 2 === from && items.is(from, Fact.direction));
  }

  /** "Via Roma n. 1": where the type of the street leads, its name has no direction in front of the number. */
  #isShortNumberWord(i: number, from: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || i <= from + 1 || i + 1 >= end || items.kind[i] !== items.words.north || items.isNumber(i - 1)) return false;
    return items.is(from, Fact.typeBefore) && !items.isNumberedRoad(from) && (items.gap[i + 1] & Gap.hyphen) === 0;
  }

  /** Whether item i is a word for a unit, and nothing else, behind a name: its number is that of the house where there is no other. */
  #isUnitWord(i: number, from: number): boolean {
    const items = this.#items;
    if (this.#us || i < from + 2 || !items.is(i, Fact.unit) || items.is(i, Fact.doubtfulUnit | Fact.typeAfter | Fact.typeBefore)) return false;
    return items.words.unitClass[items.kind[i]] === UnitClass.unit;
  }

  #isNumberWord(i: number): boolean {
    const items = this.#items;
    // "Carrera 15 C # 21-09": the letter of the street; D-9, D/9
    if (items.is(i, Fact.letter) && items.gap[i + 1] & (Gap.other | Gap.hyphen | Gap.slash)) return false;
    // "Hämeentie 31 C 47"
    if (items.is(i, Fact.letter) && i > 0 && items.isNumber(i - 1) && !items.begins(i) && items.gap[i + 1] === Gap.space) return false;
    return items.is(i, Fact.unit) && items.words.unitClass[items.kind[i]] === UnitClass.number;
  }

  /** "II/3": a floor in Roman numerals, and a door. */
  isFloor(i: number, end: number): boolean {
    const items = this.#items;
    return !this.#us && i + 1 < end && items.is(i, Fact.ordinal) && items.gap[i + 1] === Gap.slash && items.is(i + 1, Fact.digits);
  }

  /** Whether a number is among the items `from .. end`. */
  anyIn(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#items.isNumber(i)) return true;
    return false;
  }

  /** bis, ter. */
  isTail(i: number): boolean {
    const { words, kind } = this.#items;
    return words.tails.has(words.textOf(kind[i]));
  }

  /** "km 12,5", "km 12.500", "km 12+500": the part of a kilometre behind that of its number. */
  #isPartOfKilometre(i: number, at: number): boolean {
    const items = this.#items;
    if (this.#us || i === 0 || items.kind[i - 1] !== items.words.kilometre) return false;
    return items.gap[at] === Gap.comma || items.gap[at] === Gap.dot || (items.gap[at] & (Gap.other | Gap.space)) === Gap.other;
  }

  /** Marks the number at item i with its range, letters and fraction; returns its end. */
  take(i: number, end: number, inFront: boolean): number {
    const items = this.#items;
    items.part[i] = Part.number;
    let at = i + 1;
    if (items.is(at, Fact.digits) && this.#isPartOfKilometre(i, at)) items.part[at++] = Part.numberTail;
    if (items.is(i, Fact.grid)) while (at < end && items.is(at, Fact.grid)) items.part[at++] = Part.number;
    while (at < end && !(items.gap[at] & Gap.comma)) {
      const joined = (items.gap[at] & (Gap.hyphen | Gap.slash)) !== 0;
      const half = items.is(at, Fact.digits) && at + 1 < end && (items.gap[at + 1] & Gap.slash) !== 0 && !(items.gap[at] & Gap.slash);
      if (half && items.words.textOf(items.kind[at]) === '1') {
        items.mark(at, at + 2, Part.numberTail);
        at += 2;
      } else if (this.#us && at === i + 1 && items.gap[at] === Gap.dot && items.words.textOf(items.kind[at]) === '5') {
        // 2211.5 E 5th St
        items.part[at++] = Part.numberTail;
      } else if (this.#isSpokenRange(at, end, inFront)) {
        items.part[at] = Part.designator;
        items.part[at + 1] = Part.number;
        at += 2;
      } else if (this.isTail(at) && !this.#isLevel(at, end)) items.part[at++] = Part.numberTail;
      else if (this.#isAndAHalf(at, end)) {
        items.mark(at, at + 3, Part.numberTail);
        at += 3;
      } else if (inFront && this.#isPair(at, end)) {
        items.part[at] = Part.designator;
        items.part[at + 1] = Part.number;
        at += 2;
      } else if (joined && items.isNumber(at)) {
        // "110 - 2.º esq."
        if (items.gap[at] === Gap.slash && this.#isStoreyBehind(at, end)) break;
        if (!this.#us && items.gap[at] === (Gap.hyphen | Gap.space) && this.#units.startsAt(at, end)) break;
        const slash = (items.gap[at] & Gap.slash) !== 0;
        // Pushkina 5/7-3: the house of two streets, and a flat
        if (slash && !this.#us && !inFront && items.gap[at + 1] === Gap.hyphen && items.is(at, Fact.digits) && items.is(at + 1, Fact.digits)) {
          items.part[at] = Part.number;
          items.part[at + 1] = Part.unit;
          at += 2;
          continue;
        }
        // 5/7 Nowa Street is unit 5; Nowa 5/7 is unit 7
        if (slash && !this.#us && inFront && at < i + MIN_BLOCK) items.part[at - 1] = Part.unit;
        items.part[at] = slash && !this.#us && !inFront ? Part.unit : Part.number;
        at++;
      } else if (joined && items.is(at, Fact.letter)) items.part[at++] = Part.numberTail;
      else if (items.is(at, Fact.letter) && this.#isLetterOfNumber(at, end, inFront)) items.part[at++] = Part.numberTail;
      else if (items.isNumber(at) && !this.#us && (inFront ? this.#isSecondNumber(at, end) : this.#isBlock(i, at))) {
        // "2F1 14 Marchmont Road": the second floor's first flat
        if (at === i + 1 && inFront && items.is(i, Fact.mixed) && !items.is(i, Fact.joinedLetter)) items.part[i] = Part.unit;
        items.part[at++] = Part.number;
      } else break;
    }
    return at;
  }

  /** 1-2-3 and 8 8 of Japanese addresses, whose counters are gone. */
  #isBlock(from: number, at: number): boolean {
    const items = this.#items;
    // 12A5: a door behind the stairs
    if (items.end[at] === items.end[at - 1] && items.is(at - 1, Fact.joinedLetter)) return false;
    if (items.end[at] === items.end[from] || items.from[at] === items.from[at - 1] || (items.gap[at] & Gap.hyphen) !== 0) return true;
    // Calle 93 11 19
    return from > 1 && items.isNumber(from - 1) && items.is(from - 2, Fact.numberedType);
  }

  /** 35 39 South Ealing Road: a range whose hyphen is lost; but 825 8 Ave. */
  #isSecondNumber(at: number, end: number): boolean {
    const items = this.#items;
    if (at + 1 < end && items.isType(at + 1) && items.words.englishType[items.kind[at + 1]] === 1) return false;
    return at + 1 < end && items.is(at, Fact.digits) && items.gap[at] === Gap.space && !items.isNumber(at + 1) && !items.begins(at + 1);
  }

  /** "5. II/3": behind a dot, with the number of a door behind it; "5. II. em. 3": with its designator. */
  #isLevel(at: number, end: number): boolean {
    const items = this.#items;
    if (!this.#us && items.is(at, Fact.ordinal) && this.#units.startsAt(at, end)) return true;
    return (items.gap[at] & Gap.dot) !== 0 && at + 1 < end && items.isNumber(at + 1) && (items.gap[at + 1] & Gap.slash) !== 0;
  }

  /** 12 & 14 High Street; but 1 & 2 Ave. */
  #isPair(at: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || items.kind[at] !== items.words.and || at + 2 >= end || !items.is(at + 1, Fact.digits)) return false;
    return !items.isNumber(at + 2) && !items.is(at + 2, Fact.typeAfter | Fact.connective) && !items.begins(at + 2);
  }

  /** Gartenstraße 12 bis 14. */
  #isSpokenRange(at: number, end: number, inFront: boolean): boolean {
    const items = this.#items;
    return !inFront && this.isTail(at) && at + 1 < end && items.is(at + 1, Fact.digits) && items.gap[at + 1] === Gap.space;
  }

  #isAndAHalf(i: number, end: number): boolean {
    const { words, kind } = this.#items;
    return i + 2 < end && kind[i] === words.and && kind[i + 2] === words.half;
  }

  /** 12 A Main Street, 12 B; but 12 N Main Street, 123 B Street. */
  #isLetterOfNumber(i: number, end: number, inFront: boolean): boolean {
    const items = this.#items;
    if (!inFront) return i + 1 === end || items.begins(i + 1) || !items.isNumber(i + 1);
    if (items.is(i, Fact.direction) || (items.is(i, Fact.dottedType) && !this.#us) || i + 2 >= end) return false;
    // L B J Freeway, I 10, U S 401
    if (
      this.#us &&
      ((items.is(i + 1, Fact.letter) && !items.is(i + 1, Fact.direction)) || items.kind[i + 1] === items.words.and || items.isNumber(i + 1)) &&
      !items.begins(i + 1)
    )
      return false;
    return (!items.isType(i + 1) || this.#leadsName(i + 1, end)) && !(items.gap[i + 1] & Gap.dot);
  }

  /** "14 B AVENUE JEAN JAURES": a type in front of the name of a street; but "123 B Avenue North". */
  #leadsName(type: number, end: number): boolean {
    const items = this.#items;
    if (this.#us || !items.is(type, Fact.typeBefore) || items.begins(type) || type + 1 >= end || items.begins(type + 1)) return false;
    return !items.isNumber(type + 1) && !items.is(type + 1, Fact.direction | Fact.unit | Fact.city | Fact.typeAfter);
  }
}

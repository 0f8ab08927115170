import { countryCodeOf } from './country-code.js';
import { Fact } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import { AddressPostcode } from './postcode.js';

const MAX_ROUNDS = 8;
/** Letters of a number that is no other than a postcode. */
const MIN_POSTCODE = 5;
/** Digits of a postcode that no country has whose states go by two letters. */
const FOREIGN_POSTCODE = 6;

/** What stands behind the street and the town: country, state, postcode, in any order that occurs. */
export class AddressTail {
  readonly #items: AddressItems;
  readonly #us: boolean;
  readonly #postcode: AddressPostcode;
  #state = false;
  #country = false;

  constructor(items: AddressItems) {
    this.#items = items;
    this.#us = items.words.realm === 'us';
    this.#postcode = new AddressPostcode(items);
  }

  /** Whether anything was found. */
  get found(): boolean {
    return this.#postcode.found || this.#state || this.#country;
  }

  /** Whether all that is in front of it is the name of a town: Eight Mile Plains 4113. */
  get isBehindTown(): boolean {
    return this.#postcode.isBehindTown;
  }

  /** Marks it, and returns where it begins; what is left is street and town. */
  peel(): number {
    const items = this.#items;
    this.#postcode.reset();
    this.#state = false;
    this.#country = false;
    let end = items.count;
    for (let round = 0; round < MAX_ROUNDS && end > 1; round++) {
      const next = this.#peelOne(end);
      if (next === end) break;
      end = next;
    }
    if (this.#isStateRestated(end)) items.part[--end] = Part.state;
    // "Texas 76013"
    if (end === 1 && this.found && !this.#state && !this.#us && this.#isStateAlone(0) && !items.is(0, Fact.connective)) {
      items.part[0] = Part.state;
      this.#state = true;
      return 0;
    }
    if (!this.#postcode.found) this.#postcode.first();
    if (!this.#postcode.found && !this.#us) this.#postcode.inFront(end);
    if (!this.#us) this.#takeRestated(end);
    return end;
  }

  /** "Brooklyn, NY, NY", the state again in front of `end`; but "Main St, NY, NY 10001", a town that is called as its state is. */
  #isStateRestated(end: number): boolean {
    const items = this.#items;
    const { state } = items.words;
    const last = end - 1;
    if (!this.#state || last < 2 || items.part[end] !== Part.state || !items.begins(last) || !items.begins(end)) return false;
    if (state[items.word[last]] !== state[items.word[end]] || items.words.table.length(items.kind[last]) !== 2) return false;
    let from = last - 1;
    while (from > 0 && !items.begins(from)) from--;
    return from > 0 && !items.hasNumber(from, last) && !this.#isTypeIn(from, last);
  }

  #isTypeIn(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#items.isType(i)) return true;
    return false;
  }

  /** "…, Guangdong 518040, China, Shenzhen 518040, China": a postcode and a country that are said again in front of `end`. */
  #takeRestated(end: number): void {
    const items = this.#items;
    if (this.#postcode.found) this.#postcode.takeRestated(end);
    if (!this.#country) return;
    for (let i = 1; i < end; i++) {
      if (items.part[i] !== UNDECIDED || !items.is(i, Fact.country) || items.is(i, Fact.doubtfulCountry | Fact.state | Fact.city)) continue;
      if (items.begins(i) && (i + 1 === end || items.begins(i + 1))) items.part[i] = Part.country;
    }
  }

  /** A value of one item that is a region, a country or a postcode that is not also a house number: California, 90210. */
  only(): boolean {
    const items = this.#items;
    if (!this.#us && items.is(0, Fact.digits) && this.#postcode.at(0, 1) === 1 && !this.#postcode.isDoubtful) {
      items.part[0] = Part.postcode;
      return true;
    }
    const state = this.#isStateAlone(0) && !items.is(0, Fact.doubtfulState);
    if (!state && !(items.is(0, Fact.country) && !items.is(0, Fact.doubtfulCountry))) return false;
    items.part[0] = state ? Part.state : Part.country;
    return true;
  }

  /** A region that is no town, too. */
  #isStateAlone(at: number): boolean {
    const items = this.#items;
    return items.is(at, Fact.state) && !items.is(at, Fact.direction | Fact.city) && !items.isJoinedTown(at);
  }

  #peelOne(end: number): number {
    const items = this.#items;
    const last = end - 1;
    if (this.#country && !this.#postcode.found && this.#postcode.isDistrict(last)) {
      items.part[last] = Part.postcodeTail;
      return last;
    }
    if (items.part[last] === Part.box || items.part[last] === Part.designator) return end;
    if (!this.#postcode.found) {
      const from = this.#postcode.before(end);
      if (from >= 0) {
        this.#postcode.found = true;
        return from;
      }
    }
    if (!this.#us && !this.#state && last > 1 && (!items.isNumber(last - 1) || items.begins(last)) && items.regionCountries(last) !== 0) {
      items.part[last] = Part.state;
      this.#state = true;
      return last;
    }
    if ((items.is(last, Fact.country) && this.#isCountry(last)) || (!this.#us && !this.#country && this.#isCodeOfCountry(last))) {
      items.part[last] = Part.country;
      this.#country = true;
      return last;
    }
    if (items.is(last, Fact.state) && this.#isState(last)) {
      items.part[last] = Part.state;
      this.#state = true;
      return last;
    }
    return end;
  }

  #isCountry(at: number): boolean {
    const items = this.#items;
    if (items.begins(at)) {
      // "…, CA", "…, DE 19801": the state where no postcode stands in front of it and a house number begins the value
      if (items.is(at, Fact.doubtfulState) && items.is(at, Fact.doubtfulCountry)) {
        if (this.#postcode.found) return false;
        return this.#postcode.before(at, false) >= 0 || (this.#isAmerican(at) && !this.#hasAmericanStart(at));
      }
      // Georgia, Luxembourg, Mexico: the country only once
      if (items.is(at, Fact.state) && this.#country) return false;
      return true;
    }
    if (items.is(at, Fact.doubtfulCountry)) return this.#postcode.before(at, false) >= 0 || this.#isOfCountry(at - 1, at);
    if (this.#country || this.#postcode.before(at, false) >= 0) return true;
    // "Kingston 2 Jamaica": the number of a district
    if (items.isNumber(at - 1)) return at > 2 && items.is(at - 2, Fact.city) && items.words.textOf(items.kind[at - 1]).length <= 2;
    if (items.is(at - 1, Fact.connective | Fact.typeAfter | Fact.typeBefore | Fact.direction)) return false;
    // Bogotá Colombia, new south wales aus; Rue du Général Leclerc Dunkerque France
    return items.is(at - 1, Fact.state | Fact.city) || items.isGeneric(at - 1) || (at > 3 && !items.is(at, Fact.city | Fact.state));
  }

  /** "Bogotá CO", "new south wales AUS": letters of the country that the place in front of them is in. */
  #isOfCountry(place: number, country: number): boolean {
    const { words, kind } = this.#items;
    const code = words.countryCode[kind[country]];
    return code !== 0 && (words.cityIn[kind[place]] === code || words.stateIn[kind[place]] === code);
  }

  /** "Bogotá CO", "Mumbai 400069 IN": a state's letters that are those of the country of the town in front of them, or behind a postcode that no state has. */
  #isCodeOfCountry(at: number): boolean {
    const { words, kind } = this.#items;
    if (!this.#items.is(at, Fact.doubtfulState)) return false;
    if (this.#items.is(at - 1, Fact.digits) && words.textOf(kind[at - 1]).length === FOREIGN_POSTCODE) return this.#isAmerican(at);
    if (!this.#items.is(at - 1, Fact.city)) return false;
    return words.cityIn[kind[at - 1]] === countryCodeOf(words.textOf(kind[at]));
  }

  /** A state of the United States. */
  #isAmerican(at: number): boolean {
    const { words, kind } = this.#items;
    return words.american[kind[at]] === 1;
  }

  /** Whether the value begins with a house number, and no part of it with what may be a postcode. */
  #hasAmericanStart(end: number): boolean {
    const items = this.#items;
    for (let i = 1; i < end; i++) if (items.begins(i) && items.is(i, Fact.digits) && this.#postcode.at(i, end) > 0) return false;
    return items.isNumber(0);
  }

  #isState(at: number): boolean {
    const items = this.#items;
    if (this.#state && this.#us) return false;
    // "Peachtree Street, NE": the direction of a street that no town follows
    if (this.#us && !this.found && items.is(at, Fact.direction) && at > 1 && items.isType(at - 1)) return false;
    if (this.#us ? this.#isTownOfStreet(at) : this.#isTownToo(at)) return false;
    // "100 Park Ave New York", "12 Park Row New York"
    if (this.#us && !this.found && at > 2 && !items.begins(at) && items.isNumber(0) && items.is(at - 1, Fact.typeAfter) && this.#isTown(at)) return false;
    // San Cristóbal de La Laguna is not in Delaware, Clacton on Sea in no Sea
    if (!this.#us && !items.begins(at) && at > 0 && !this.#isBehindRoadNumber(at)) {
      if (items.is(at, Fact.connective) && at + 1 < items.count && items.part[at + 1] !== Part.postcode) return false;
      if (items.is(at - 1, Fact.connective) && !items.begins(at - 1)) return false;
    }
    // "Main St 20th Fl"
    if (!items.begins(at) && items.is(at, Fact.unit) && items.is(at - 1, Fact.ordinal) && !this.#postcode.found) return false;
    if (items.begins(at)) return true;
    if (items.hasBoundary(at)) return !items.is(at, Fact.doubtfulState) || this.found || !items.begins(at);
    if (this.#postcode.found || this.#country) return at > 2 || (at > 0 && !items.hasNumber(0, at));
    if (this.#isBareState(at)) return true;
    if (!this.#us) return this.#isStateBehindTown(at);
    // (New York NY: a state, too)
    if (at > 2 && (items.is(at - 1, Fact.city) || items.isJoinedTown(at - 1))) return true;
    for (let i = 1; i < at - 1; i++) {
      if (items.is(i, Fact.typeAfter) && (!items.is(i, Fact.weakAfter) || this.#mayBeType(i, at))) return true;
      // US Highway 12 E Miles City MT
      if (items.isNumberedRoad(i) && items.isNumber(i + 1) && !items.is(at, Fact.direction)) return true;
    }
    return false;
  }

  /** "14201 NE 20th Pl Bellevue WA": a word that is a type among others, behind a number and a name, and a town behind it; but "7 Hilltop Xing Danbury Ct". */
  #mayBeType(i: number, state: number): boolean {
    const items = this.#items;
    return i > 1 && i + 1 < state && items.isNumber(0) && this.#isAmerican(state) && !items.is(state, Fact.typeAfter);
  }

  /** Whether item `at`, a state, is a town, too. */
  #isTown(at: number): boolean {
    const items = this.#items;
    return items.is(at, Fact.city) || (items.isPhrase(at) && items.isJoinedTown(at));
  }

  /** "Greensboro North Carolina": a name and a state, nothing of a street; but University of Hawaii. */
  #isBareState(at: number): boolean {
    const items = this.#items;
    if (items.is(at, Fact.city) || items.is(at - 1, Fact.connective)) return false;
    // "Jasper GA": two letters behind a town, of a few words where it is not known
    if (items.is(at, Fact.doubtfulState)) {
      if (!this.#isAmerican(at) || (!items.is(at - 1, Fact.city | Fact.state) && (at > 2 || items.is(at, Fact.connective)))) return false;
      if (this.#us && !items.is(at - 1, Fact.city | Fact.state)) return false;
    }
    for (let i = 0; i < at; i++) {
      if (items.isNumber(i) || (items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType | Fact.direction) && !items.is(i, Fact.connective)))
        return false;
    }
    return true;
  }

  /** "Dwight Ave Portland OR", "Oakland 94610 CA": without a comma, behind a complete street and its town, or a postcode. */
  #isStateBehindTown(at: number): boolean {
    const items = this.#items;
    if (this.#postcode.before(at, false) >= 0) return true;
    if (this.#isBehindRoadNumber(at)) return true;
    if (items.isNumber(at - 1) || items.is(at - 1, Fact.typeAfter | Fact.typeBefore | Fact.direction | Fact.connective)) return false;
    for (let i = 1; i < at - 1; i++) {
      if (!items.isType(i) || items.is(i, Fact.joinedType)) continue;
      if (!items.is(i, Fact.typeBefore)) return true;
      // Dwight Ave Portland OR; but 12 Avenue Foch Nice
      const behind = !items.isNumber(i - 1) && !items.is(i - 1, Fact.typeBefore | Fact.connective) && !items.is(0, Fact.typeBefore);
      if (behind && this.#isAmerican(at)) return true;
    }
    return false;
  }

  /** FM 3009 TX, Highway 10 W IA, IA 42 IA. */
  #isBehindRoadNumber(at: number): boolean {
    const items = this.#items;
    const number = items.is(at - 1, Fact.shortDirection) ? at - 2 : at - 1;
    if (number < 1 || !items.isNumber(number) || !this.#isAmerican(at)) return false;
    return items.isNumberedRoad(number - 1) || (items.kind[number - 1] === items.kind[at] && items.is(at, Fact.doubtfulState));
  }

  /** "100 5th Ave, New York", "100 Broadway, New York, 10005": a state that is a town, too, directly behind a whole street. */
  #isTownOfStreet(at: number): boolean {
    const items = this.#items;
    if (this.#state || at < 2 || !items.begins(at) || !this.#isTown(at)) return false;
    let end = at;
    let from = at;
    do {
      end = from--;
      while (from > 0 && !items.begins(from)) from--;
    } while (from > 0 && items.is(from, Fact.unit));
    if (!items.isNumber(from)) return false;
    return end - from === 2 || items.isType(end - 1) || items.isNumber(end - 1) || items.is(end - 1, Fact.direction | Fact.letter | Fact.code);
  }

  /** "Main St 5, New York, NY", "Divadelná 41, Trnava": a region that is a town, too, directly behind the street. */
  #isTownToo(at: number): boolean {
    const items = this.#items;
    if (at < 2) return false;
    // Washington DC, New York NY; Avenue NW, Washington DC
    if (this.#state) {
      if (items.is(at, Fact.doubtfulState)) return items.is(at, Fact.direction) || items.words.textOf(items.kind[at]).length > 3;
      if (!items.begins(at + 1) && items.part[at + 1] === Part.state && items.begins(at)) return true;
      if ((items.isType(at - 1) || (items.begins(at) && items.is(at - 1, Fact.typeAfter))) && !items.is(at - 1, Fact.joinedType)) return true;
    }
    if (items.is(at, Fact.doubtfulState)) return false;
    // Castle Street Caerphilly CF83 1NY
    if (!items.begins(at)) return this.#postcode.found && items.isType(at - 1) && !items.is(at - 1, Fact.joinedType) && !this.#isAmerican(at);
    let from = at - 1;
    while (from > 0 && !items.begins(from)) from--;
    if (items.is(from, Fact.digits) && this.#postcode.at(from, at) > 0) return false;
    if (at === from + 2 && items.is(from, Fact.code) && this.#postcode.at(from, at) === 2) return false;
    const typed = items.isType(at - 1) && !items.is(at - 1, Fact.joinedType) && at - from > 1;
    if (typed && (items.isNumber(from) || !items.hasNumber(0, from))) return true;
    if (!this.#state && !items.is(at, Fact.city) && this.#isBehindPostcode(from, at)) return false;
    return this.#state ? items.isNumber(from) || items.isNumber(at - 1) : items.isNumber(at - 1);
  }

  /** "…, Gurgaon 122015, Haryana": behind a town and its postcode, which begin at item `from`. */
  #isBehindPostcode(from: number, at: number): boolean {
    const items = this.#items;
    const code = this.#postcode.before(at, false);
    if (code <= from || this.#postcode.isDoubtful) return false;
    // (a number of one word, which is shorter, may be another)
    if (code + 1 === at && items.words.textOf(items.kind[code]).length < MIN_POSTCODE) return false;
    for (let i = from; i < code; i++) if (items.isNumber(i) || items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType)) return false;
    return true;
  }
}

import { Gap } from '../../text/byte-classes.js';
import { Fact } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';

const MAX_ROUNDS = 8;
/** Words of the longest postcode, with the letters of its country in front. */
const MAX_POSTCODE_WORDS = 2;

/** What stands behind the street and the town: country, state, postcode, in any order that occurs. */
export class AddressTail {
  readonly #items: AddressItems;
  readonly #us: boolean;
  #postcode = false;
  #state = false;
  #country = false;

  constructor(items: AddressItems) {
    this.#items = items;
    this.#us = items.words.realm === 'us';
  }

  /** Whether anything was found. */
  get found(): boolean {
    return this.#postcode || this.#state || this.#country;
  }

  /** Marks it, and returns where it begins; what is left is street and town. */
  peel(): number {
    const items = this.#items;
    this.#postcode = false;
    this.#state = false;
    this.#country = false;
    let end = items.count;
    for (let round = 0; round < MAX_ROUNDS && end > 1; round++) {
      const next = this.#peelOne(end);
      if (next === end) break;
      end = next;
    }
    if (!this.#postcode) this.#postcodeFirst();
    if (!this.#postcode && !this.#us) this.#postcodeInFront(end);
    return end;
  }

  /** A value of one item that is a region or country: California. */
  only(): boolean {
    const items = this.#items;
    const state = items.is(0, Fact.state) && !items.is(0, Fact.doubtfulState | Fact.direction | Fact.city);
    if (!state && !(items.is(0, Fact.country) && !items.is(0, Fact.doubtfulCountry))) return false;
    items.part[0] = state ? Part.state : Part.country;
    return true;
  }

  /** "1234AB, Amsterdam": a postcode and nothing else before the first comma. */
  #postcodeFirst(): void {
    const items = this.#items;
    for (let length = 1; length <= MAX_POSTCODE_WORDS && length < items.count; length++) {
      if (!items.begins(length) || this.#postcodeAt(0, length) !== length || (!items.isNumber(0) && !items.is(0, Fact.code))) continue;
      for (let i = length; i < items.count; i++) if (items.isNumber(i) || items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType)) return;
      this.#markPostcode(0, length);
      this.#postcode = true;
      return;
    }
  }

  #peelOne(end: number): number {
    const items = this.#items;
    const last = end - 1;
    if (items.part[last] === Part.box || items.part[last] === Part.designator) return end;
    if (!this.#postcode) {
      const from = this.#postcodeBefore(end);
      if (from >= 0) {
        this.#postcode = true;
        return from;
      }
    }
    if (items.is(last, Fact.country) && this.#isCountry(last)) {
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
        if (this.#postcode) return false;
        return this.#postcodeBefore(at, false) >= 0 || (this.#isAmerican(at) && !this.#hasAmericanStart(at));
      }
      // Georgia, Luxembourg, Mexico: the country only once
      if (items.is(at, Fact.state) && this.#country) return false;
      return true;
    }
    if (items.is(at, Fact.doubtfulCountry)) return this.#postcodeBefore(at, false) >= 0;
    if (this.#country || this.#postcodeBefore(at, false) >= 0) return true;
    if (items.is(at - 1, Fact.connective | Fact.typeAfter | Fact.typeBefore | Fact.direction) || items.isNumber(at - 1)) return false;
    // Bogotá Colombia, new south wales aus; Rue du Général Leclerc Dunkerque France
    return items.is(at - 1, Fact.state | Fact.city) || items.words.generic[items.word[at - 1]] === 1 || (at > 3 && !items.is(at, Fact.city | Fact.state));
  }

  /** A state of the United States. */
  #isAmerican(at: number): boolean {
    const { words, word } = this.#items;
    return words.american[word[at]] === 1;
  }

  /** Whether the value begins with a house number, and no part of it with what may be a postcode. */
  #hasAmericanStart(end: number): boolean {
    const items = this.#items;
    for (let i = 1; i < end; i++) if (items.begins(i) && items.is(i, Fact.digits) && this.#postcodeAt(i, end) > 0) return false;
    return items.isNumber(0);
  }

  #isState(at: number): boolean {
    const items = this.#items;
    if (this.#state && this.#us) return false;
    // "Peachtree Street, NE": the direction of a street that no town follows
    if (this.#us && !this.found && items.is(at, Fact.direction) && at > 1 && items.isType(at - 1)) return false;
    if (!this.#us && this.#isTownToo(at)) return false;
    // San Cristóbal de La Laguna is not in Delaware, Clacton on Sea in no Sea
    if (!this.#us && !items.begins(at) && at > 0) {
      if (items.is(at, Fact.connective) && items.part[at + 1] !== Part.postcode) return false;
      if (items.is(at - 1, Fact.connective) && !items.begins(at - 1)) return false;
    }
    // "Main St 20th Fl"
    if (!items.begins(at) && items.is(at, Fact.unit) && items.is(at - 1, Fact.ordinal) && !this.#postcode) return false;
    if (items.begins(at)) return true;
    if (this.#hasCommaBefore(at)) return !items.is(at, Fact.doubtfulState) || this.found || !items.begins(at);
    if (this.#postcode || this.#country) return at > 2 || (at > 0 && !this.#hasNumberBefore(at));
    if (this.#isBareState(at)) return true;
    if (!this.#us) return this.#isStateBehindTown(at);
    if (at > 2 && items.is(at - 1, Fact.city)) return true;
    for (let i = 1; i < at - 1; i++) if (items.is(i, Fact.typeAfter) && !items.is(i, Fact.weakAfter)) return true;
    return false;
  }

  /** "Greensboro North Carolina": a name and a state, nothing of a street; but University of Hawaii. */
  #isBareState(at: number): boolean {
    const items = this.#items;
    if (items.is(at, Fact.city) || items.is(at - 1, Fact.connective)) return false;
    // "Portland OR": two letters behind a town that is known
    if (items.is(at, Fact.doubtfulState) && (!items.is(at - 1, Fact.city | Fact.state) || !this.#isAmerican(at))) return false;
    for (let i = 0; i < at; i++) if (items.isNumber(i) || items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType | Fact.direction)) return false;
    return true;
  }

  /** "Dwight Ave Portland OR", "Oakland 94610 CA": without a comma, behind a complete street and its town, or a postcode. */
  #isStateBehindTown(at: number): boolean {
    const items = this.#items;
    if (this.#postcodeBefore(at, false) >= 0) return true;
    // FM 3009 TX, Highway 10 W IA
    const number = items.is(at - 1, Fact.shortDirection) ? at - 2 : at - 1;
    if (number > 0 && items.isNumber(number) && items.isNumberedRoad(number - 1) && this.#isAmerican(at)) return true;
    if (items.isNumber(at - 1) || items.is(at - 1, Fact.typeAfter | Fact.typeBefore | Fact.direction | Fact.connective)) return false;
    for (let i = 1; i < at - 1; i++) if (items.isType(i) && !items.is(i, Fact.typeBefore | Fact.joinedType)) return true;
    return false;
  }

  /** "Main St 5, New York, NY", "Divadelná 41, Trnava": a region that is a town, too, directly behind the street. */
  #isTownToo(at: number): boolean {
    const items = this.#items;
    if (at < 2) return false;
    // Washington DC, New York NY; Avenue NW, Washington DC
    if (this.#state) {
      if (items.is(at, Fact.doubtfulState)) return items.is(at, Fact.direction) || items.words.textOf(items.word[at]).length > 3;
      if (!items.begins(at + 1) && items.part[at + 1] === Part.state && items.begins(at)) return true;
      if (items.isType(at - 1) && !items.is(at - 1, Fact.joinedType)) return true;
    }
    if (items.is(at, Fact.doubtfulState) || !items.begins(at)) return false;
    let from = at - 1;
    while (from > 0 && !items.begins(from)) from--;
    if (items.is(from, Fact.digits) && this.#postcodeAt(from, at) > 0) return false;
    const typed = items.isType(at - 1) && !items.is(at - 1, Fact.joinedType) && at - from > 1;
    if (typed && (items.isNumber(from) || !this.#hasNumberBefore(from))) return true;
    return this.#state ? items.isNumber(from) || items.isNumber(at - 1) : items.isNumber(at - 1);
  }

  #hasCommaBefore(at: number): boolean {
    for (let i = 1; i <= at; i++) if (this.#items.begins(i)) return true;
    return false;
  }

  #hasNumberBefore(at: number): boolean {
    for (let i = 0; i < at; i++) if (this.#items.isNumber(i)) return true;
    return false;
  }

  /** Where the postcode begins that ends at `end`; -1: there is none. */
  #postcodeBefore(end: number, mark = true): number {
    const items = this.#items;
    for (let from = Math.max(1, end - MAX_POSTCODE_WORDS); from < end; from++) {
      if (this.#postcodeAt(from, end) !== end - from) continue;
      const doubtful = this.#doubtful;
      if (!this.#us && items.is(from - 1, Fact.city | Fact.state) && this.#isTownAlone(from)) return mark ? this.#markPostcode(from, end) : from;
      if (doubtful && (this.#us ? !items.is(from - 1, Fact.state) : !this.#hasNumberBefore(from))) continue;
      if (!items.begins(from) && !this.#hasCommaBefore(from) && ((doubtful && !this.#us) || !this.#plausible(from))) continue;
      if (!mark) return from;
      return this.#markPostcode(from, end);
    }
    return -1;
  }

  /** "Sydney 2000", "Texas 76013": nothing but names in front. */
  #isTownAlone(end: number): boolean {
    const items = this.#items;
    for (let i = 0; i < end; i++) if (items.isNumber(i) || items.is(i, Fact.typeAfter | Fact.typeBefore | Fact.joinedType)) return false;
    return true;
  }

  /** Whether the postcode last found may as well be another number. */
  #doubtful = false;
  readonly #shapes = new Int32Array(MAX_POSTCODE_WORDS);

  /** Words of the postcode at `from`; 0: none. */
  #postcodeAt(from: number, end: number): number {
    const { words, word, gap } = this.#items;
    let best = 0;
    if (this.#items.part[from] === Part.box) return 0;
    // shapes of the words of an item are those of the word
    for (let length = 1; length <= MAX_POSTCODE_WORDS && from + length <= end; length++) {
      if (length > 1 && (gap[from + 1] & (Gap.comma | Gap.open | Gap.slash | Gap.other)) !== 0) break;
      this.#shapes[length - 1] = words.shape[word[from + length - 1]];
      // NSW 2000: a state and a postcode
      if (this.#shapes[0] === 0 || (length > 1 && this.#items.is(from, Fact.state) && !this.#items.isNumber(from))) return best;
      const row = words.postcodes.match(this.#shapes, 0, length);
      if (row >= 0 && words.postcodes.matchLength === length) {
        best = length;
        this.#doubtful = words.rules.postcodes[row].doubtful;
      }
    }
    return best;
  }

  /** Without any comma: there is a number and a name in front of it. */
  #plausible(from: number): boolean {
    const items = this.#items;
    return from >= 2 && !items.isNumber(from - 1) && (items.isNumber(0) || from >= 3);
  }

  #markPostcode(from: number, end: number): number {
    const items = this.#items;
    items.mark(from, end, Part.postcode);
    const tail = end - from === 2 && items.words.realm === 'us' && items.is(from + 1, Fact.digits);
    if (tail) items.part[end - 1] = Part.postcodeTail;
    return this.#withPrefix(from);
  }

  /** D-12345: the letters of the country belong to the postcode, and say nothing. */
  #withPrefix(from: number): number {
    const items = this.#items;
    if (from < 2 || items.words.realm === 'us' || !(items.gap[from] & Gap.hyphen) || items.gap[from] & Gap.space) return from;
    if (items.isNumber(from - 1) || items.words.textOf(items.word[from - 1]).length > 2) return from;
    items.part[from - 1] = Part.postcodeTail;
    return from - 1;
  }

  /** "6003 Luzern": at the beginning of a part behind the first. */
  #postcodeInFront(end: number): void {
    const items = this.#items;
    for (let i = end - 1; i > 0; i--) {
      const prefixed = i > 1 && items.begins(i - 1) && this.#withPrefix(i) < i;
      const starts = items.begins(i) || prefixed;
      if (prefixed) items.part[i - 1] = UNDECIDED;
      if (!starts || !this.#hasNumberBefore(prefixed ? i - 1 : i)) {
        if (!starts || !items.is(i, Fact.digits) || items.words.textOf(items.word[i]).length < 4) continue;
      }
      const length = this.#postcodeAt(i, end);
      if (length === 0) continue;
      // a number alone is the house number where there is no other
      if (i + length === end && this.#doubtful) continue;
      if (i + length < end && items.begins(i + length) && this.#doubtful) continue;
      this.#markPostcode(i, i + length);
      this.#postcode = true;
      return;
    }
    this.#postcodeInside(end);
  }

  /** "Triftstraße 67 13353 Berlin": behind the house number, without a comma. */
  #postcodeInside(end: number): void {
    const items = this.#items;
    for (let i = end - 2; i > 1; i--) {
      if (items.begins(i) || !items.is(i, Fact.digits | Fact.mixed)) continue;
      const length = this.#postcodeAt(i, end);
      if (length === 0 || i + length >= end || items.isNumber(i + length) || items.words.textOf(items.word[i]).length < 4) continue;
      if (this.#doubtful && !this.#hasNumberBefore(i)) continue;
      if (!this.#hasNumberBefore(i) && !this.#doubtful && items.words.textOf(items.word[i]).length < 5) continue;
      this.#markPostcode(i, i + length);
      this.#postcode = true;
      return;
    }
  }
}

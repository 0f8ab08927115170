import { Gap } from '../../text/byte-classes.js';
import { isBritish } from '../british-postcode.js';
import type { WordId } from '../vocabulary.js';
import { Fact, UnitClass } from './facts.js';
import { type AddressItems, MAX_ITEMS } from './items.js';
import { Neighbours, SHORT_END, ZIP, ZIP_TAIL } from './neighbours.js';
import { Part } from './parts.js';

/** What follows the digits of a ZIP where nothing does. */
const NO_TAIL = '0000';

const WRITTEN = Fact.written | Fact.writtenInFront;

/** What a numbered part is that is not called anything: F-8/3. */
const SECTION = 'section';

/** In front of the denominator of a fraction that is no half. */
const PART_OF_ONE = 'of';

/**
 * The words of an address as they are compared, each with its part: types and directions by what they mean, numbers in digits, short words written out.
 * Unit i comes from item `item[i]`.
 */
export class CanonicalAddress {
  readonly word = new Int32Array(MAX_ITEMS * 3);
  readonly part = new Uint8Array(MAX_ITEMS * 3);
  readonly item = new Int32Array(MAX_ITEMS * 3);
  count = 0;
  readonly #items: AddressItems;
  readonly #neighbours: Neighbours;

  constructor(items: AddressItems) {
    this.#items = items;
    this.#neighbours = new Neighbours(items);
  }

  read(): void {
    const items = this.#items;
    this.count = 0;
    if (items.facts & Fact.unit) for (let i = 0; i + 1 < items.count; i++) if (items.isBlock(i)) this.#number(i);
    for (let i = 0; i < items.count; i++) {
      const part = items.part[i];
      switch (part) {
        case Part.number:
          if (!items.isBlock(i)) this.#number(i);
          break;
        case Part.numberTail:
          this.#numberTail(i);
          break;
        case Part.direction:
          this.#put(items.words.direction[items.word[i]], part, i);
          break;
        case Part.streetType:
          this.#put(this.#type(i), part, i);
          break;
        case Part.unit:
        case Part.level:
        case Part.building:
        case Part.box:
          this.#unit(i, part);
          break;
        case Part.state:
          // (Brooklyn, NY, NY)
          if (i === 0 || items.part[i - 1] !== part || this.word[this.count - 1] !== this.#state(i)) this.#put(this.#state(i), part, i);
          break;
        case Part.country:
          this.#put(items.words.country[items.word[i]], part, i);
          break;
        case Part.postcode:
          if (this.#neighbours.isBehindZip(i)) this.#put(items.word[i], Part.postcodeTail, i);
          else if (this.#neighbours.isGroupOfPostcode(i)) this.#join(i);
          else this.#postcode(i);
          break;
        case Part.postcodeTail:
        case Part.designator:
          this.#put(items.word[i], part, i);
          break;
        case Part.city:
          this.#town(i);
          break;
        case Part.section:
          break;
        default:
          this.#name(i, part);
      }
    }
    this.#putSections();
    this.#markDwelling();
  }

  /** Each numbered part of a street as one word with what it is, in an order that does not hang on theirs: section2, lane30. */
  #putSections(): void {
    const { part, words, word, count } = this.#items;
    const sections: { text: string; item: number }[] = [];
    for (let i = 0; i < count; i++) {
      if (part[i] !== Part.section) continue;
      const item = i;
      const isNamed = i > 0 && part[i - 1] === Part.designator;
      let text =
        isNamed || part[i + 1] === Part.designator ? this.#designatorOf(isNamed ? word[this.#isNumberWord(i - 1) ? i - 2 : i - 1] : word[i + 1]) : SECTION;
      text += words.textOf(words.value[word[i]]);
      while (i + 1 < count && part[i + 1] === Part.section && !this.#items.begins(i + 1)) text += words.textOf(words.value[word[++i]]);
      sections.push({ text, item });
    }
    if (sections.length > 1) sections.sort((a, b) => (a.text < b.text ? -1 : 1));
    for (const { text, item } of sections) this.#put(words.id(text), Part.section, item);
  }

  /** "Zone No. 45": says nothing of what is numbered. */
  #isNumberWord(i: number): boolean {
    const { words, word } = this.#items;
    return i > 0 && words.unitClass[word[i]] === UnitClass.number;
  }

  /** What a section or lane is. */
  #designatorOf(word: WordId): string {
    const { words } = this.#items;
    return words.textOf(words.unitClass[word] === UnitClass.section ? words.unit[word] : words.typeAfter[word]);
  }

  /**
   * "Flat 2, 14 High Street" with a British postcode: there a flat and the house that it is in are two addresses, each with its own delivery point, which is not said of
   * units of other kinds, nor elsewhere. Not where the number of the house is all that the flat has: "Flat 74 High Street".
   */
  #markDwelling(): void {
    const { words, word, facts } = this.#items;
    if (words.realm === 'us' || !(facts & Fact.unit)) return;
    let dwelling = -1;
    let hasUnit = false;
    let postcode = '';
    for (let i = 0; i < this.count; i++) {
      const part = this.part[i];
      if (part === Part.designator && words.unitClass[word[this.item[i]]] === UnitClass.dwelling) dwelling = i;
      else if (part === Part.unit || part === Part.level) hasUnit = true;
      else if (part === Part.postcode) postcode += words.textOf(this.word[i]);
    }
    if (dwelling < 0 || !hasUnit || !isBritish(postcode)) return;
    this.part[dwelling] = Part.dwelling;
    this.word[dwelling] = words.dwelling;
  }

  /** Whether a designator is that of a unit which is lived in. */
  isDwelling(i: number): boolean {
    const { words, word } = this.#items;
    return words.unitClass[word[this.item[i]]] === UnitClass.dwelling;
  }

  #put(word: WordId, part: number, item: number): void {
    if (this.count === this.word.length) return;
    // "Bogotá CO": letters of a country that no table lists as one
    this.word[this.count] = word < 0 ? this.#items.words.nothing : word;
    this.part[this.count] = part;
    this.item[this.count++] = item;
  }

  /** A ZIP that has lost its leading zero has it again; what follows its five digits may stand against them (061061234), and says nothing where it is 0000. */
  #postcode(i: number): void {
    const { words, word, flags } = this.#items;
    const length = words.table.length(word[i]);
    if (length === ZIP + ZIP_TAIL && flags[i] & Fact.digits) {
      const text = words.textOf(word[i]);
      this.#put(words.id(text.slice(0, ZIP)), Part.postcode, i);
      if (text.slice(ZIP) !== NO_TAIL) this.#put(words.id(text.slice(ZIP)), Part.postcodeTail, i);
    } else this.#put(words.realm === 'us' && length === 4 ? words.id(`0${words.textOf(word[i])}`) : word[i], Part.postcode, i);
  }

  #state(i: number): WordId {
    const { words, word } = this.#items;
    const countries = words.codeOf[word[i]] === 0 ? 0 : this.#items.regionCountries(i);
    return countries === 0 ? words.state[word[i]] : words.regionOf(word[i], countries);
  }

  /** A word of a town, which may be one of several names of it: Bombay, Köln; LA where nothing else is said of it. */
  #town(i: number): void {
    const { words, word, part, flags, count } = this.#items;
    if (flags[i] & Fact.city) {
      this.#put(words.city[word[i]], Part.city, i);
      return;
    }
    // Nilüfer, which has no quay
    if (i > 0 && flags[i] & Fact.joinedType && part[i - 1] === Part.city && this.#items.from[i] === this.#items.from[i - 1]) {
      this.#join(i);
      return;
    }
    // г. Москва
    if (flags[i] & Fact.letter && !(flags[i] & Fact.direction) && i + 1 < count && part[i + 1] === Part.city && flags[i + 1] & Fact.city) {
      if (this.#items.gap[i + 1] & Gap.dot) return;
    }
    const city = words.shortCityOf(word[i]);
    if (city === word[i] || this.#neighbours.isNameOfTown(i - 1) || this.#neighbours.isNameOfTown(i + 1)) this.#name(i, Part.city);
    else this.#put(city, Part.city, i);
  }

  #number(i: number): void {
    const { words, word, flags, gap, part } = this.#items;
    if (gap[i] === Gap.dot && this.#neighbours.isGroupOfNumber(i)) {
      this.#join(i);
      return;
    }
    if (gap[i] === Gap.hyphen && this.#neighbours.isShortEnd(i)) {
      this.#put(words.id(words.textOf(word[i - 1]).slice(0, -SHORT_END) + words.textOf(word[i])), Part.number, i);
      return;
    }
    // N64 W13600 and N64-W13600 are N64W13600
    if (flags[i] & Fact.grid && (gap[i] === Gap.space || gap[i] === Gap.hyphen) && part[i - 1] === Part.number && flags[i - 1] & Fact.grid) {
      this.#join(i);
      return;
    }
    if (flags[i] & Fact.joinedLetter) {
      this.#put(words.head[word[i]], Part.number, i);
      this.#putLetter(words.tail[word[i]], i);
    } else if (flags[i] & Fact.code && words.head[word[i]] >= 0) {
      // B3 is B-3
      this.#put(words.head[word[i]], Part.number, i);
      this.#put(words.tail[word[i]], Part.number, i);
    } else this.#put(words.value[word[i]], Part.number, i);
  }

  /** 1/2 is a half, and so is .5 in the United States; 1/4 is another part of the house. */
  #numberTail(i: number): void {
    const items = this.#items;
    const { words, word } = items;
    if (items.is(i, Fact.digits)) {
      if (items.gap[i] & Gap.slash)
        this.#put(words.textOf(word[i]) === '2' ? words.half : words.id(`${PART_OF_ONE}${words.textOf(word[i])}`), Part.numberTail, i);
      else if (words.realm === 'us' && items.gap[i] === Gap.dot) this.#put(words.half, Part.numberTail, i);
      else if (i > 1 && items.word[i - 2] === words.kilometre) this.#putPartOfKilometre(i);
    } else if (word[i] !== words.and) this.#putLetter(word[i], i, items.gap[i] === Gap.hyphen);
  }

  /** km 12,500 is km 12.5. */
  #putPartOfKilometre(i: number): void {
    const { words, word } = this.#items;
    const digits = words.textOf(word[i]).replace(/0+$/, '');
    if (digits !== '') this.#put(words.id(digits), Part.numberTail, i);
  }

  /** 12 bis is 12B; in Amsterdam 12-II is 12-2. */
  #putLetter(tail: WordId, i: number, isHyphened = false): void {
    const { words } = this.#items;
    const written = words.textOf(tail);
    const text = words.tails.get(written) ?? (isHyphened ? words.hyphenTails.get(written) : undefined);
    this.#put(text === undefined ? tail : words.id(text), Part.numberTail, i);
  }

  #unit(i: number, part: number): void {
    const { words, word, flags } = this.#items;
    // the third étage is 3e
    if (part === Part.level && flags[i] & Fact.joinedLetter) {
      this.#put(words.head[word[i]], part, i);
      return;
    }
    // Postfach 12 34 is Postfach 1234
    if (part === Part.box && this.#neighbours.isGroupOfBox(i)) {
      this.#join(i);
      return;
    }
    if (flags[i] & Fact.joinedLetter || (flags[i] & Fact.code && words.head[word[i]] >= 0)) {
      this.#put(words.head[word[i]], part, i);
      // ("b0201": box 201)
      this.#put(words.value[words.tail[word[i]]], part, i);
    } else if (flags[i] & (Fact.digits | Fact.ordinal | Fact.cardinal)) this.#put(words.value[word[i]], part, i);
    else if (flags[i] & Fact.unit && !(flags[i] & Fact.letter)) this.#put(words.unit[word[i]], part, i);
    else this.#put(word[i], part, i);
  }

  /** The word as the rest of the one in front of it. */
  #join(i: number): void {
    const { words, word } = this.#items;
    this.word[this.count - 1] = words.id(words.textOf(this.word[this.count - 1]) + words.textOf(word[i]));
  }

  #type(i: number): WordId {
    const { words, word, flags, part } = this.#items;
    if (flags[i] & Fact.joinedType) return word[i];
    const leads = i === 0 || part[i - 1] !== Part.street;
    const [before, after] = [words.typeBefore[word[i]], words.typeAfter[word[i]]];
    return (leads && before >= 0) || after < 0 ? before : after;
  }

  /** A word of a name. */
  #name(i: number, part: number): void {
    const items = this.#items;
    const { words } = items;
    const word = items.word[i];
    const flags = items.flags[i];
    if (part === Part.street && this.#neighbours.isLetterOfName(i)) {
      this.#join(i);
      return;
    }
    // KY-32, Kentucky Route 32: State Road 32
    if (part === Part.street && this.#neighbours.numberBehindState(i) >= 0) {
      this.#put(words.stateRoad, Part.streetType, i);
      return;
    }
    if (part === Part.street && i > 0 && items.isNumberedRoad(i) && this.#neighbours.numberBehindState(i - 1) === i + 1) return;
    const next = i + 1 < items.count && !items.begins(i + 1) ? items.part[i + 1] : -1;
    const followed = next === part;
    if (flags & Fact.ordinal) {
      this.#put(words.value[word], part, i);
      return;
    }
    if (flags & WRITTEN && (followed || isWrittenBefore(flags, part, next)) && !this.#neighbours.isTypeAtCrossing(i, part)) {
      for (const full of words.writtenForms[words.written[word]]) this.#put(full, part, i);
      return;
    }
    if (part === Part.street) {
      if (flags & Fact.joinedLetter && i > 0 && items.isNumberedRoad(i - 1) && words.direction[words.tail[word]] >= 0) {
        // Route 9W is Route 9 W
        this.#put(words.head[word], part, i);
        this.#put(words.direction[words.tail[word]], Part.direction, i);
        return;
      }
      // Highway No 33 is Highway 33
      if (i > 0 && flags & Fact.unit && words.unitClass[word] === UnitClass.number && items.isNumberedRoad(i - 1)) return;
      // Avenue of the Americas
      if (flags & Fact.joinedType) this.#put(word, part, i);
      else if (flags & Fact.typeAfter && (!(flags & Fact.weakAfter) || items.isPhrase(i))) this.#put(words.typeAfter[word], part, i);
      else if (flags & Fact.typeBefore && items.isPhrase(i)) this.#put(words.typeBefore[word], part, i);
      else if (flags & Fact.digits) this.#put(words.value[word], part, i);
      else if (flags & Fact.code && this.#neighbours.isCodeOfName(i)) {
        this.#put(words.head[word], part, i);
        this.#put(words.tail[word], part, i);
      } else if (
        flags & Fact.direction &&
        flags & Fact.shortDirection &&
        (words.textOf(word).length === 2 || (followed && this.#neighbours.isBehindCrossing(i)))
      )
        this.#put(words.direction[word], part, i);
      else this.#put(word, part, i);
    } else if (flags & Fact.direction && flags & Fact.shortDirection && followed && part === Part.city) this.#put(words.direction[word], part, i);
    else if (flags & Fact.typeAfter && !(flags & (Fact.weakAfter | Fact.joinedType)) && !followed && part === Part.venue)
      this.#put(words.typeAfter[word], part, i);
    else if (flags & Fact.digits) this.#put(words.value[word], part, i);
    else this.#put(word, part, i);
  }
}

/** Whether a word of these facts, in this part, is written out where no word of its name follows, but what is of part `next`. */
function isWrittenBefore(flags: number, part: number, next: number): boolean {
  if (flags & Fact.written) return !(flags & Fact.writtenInFront);
  return part === Part.street && next === Part.streetType;
}

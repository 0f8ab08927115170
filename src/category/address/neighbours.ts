import { Gap } from '../../text/byte-classes.js';
import { Crossing, Fact } from './facts.js';
import type { AddressItems } from './items.js';
import { Part } from './parts.js';

/** Digits of a ZIP, and of what follows it. */
export const ZIP = 5;
export const ZIP_TAIL = 4;

/** Digits of a house number of which the end of a range may lack the first ones, and those that it has. */
const LONG_NUMBER = 4;
export const SHORT_END = 2;
/** Of how many numbers such a range is, at most: "1200-45" is unit 1200 of 45. */
const MOST_NUMBERS = 24;

/** What an item is by those beside it: the rest of a number, a letter that belongs to a name. */
export class Neighbours {
  readonly #items: AddressItems;

  constructor(items: AddressItems) {
    this.#items = items;
  }

  /** "Al. Santos, 1.800": digits in groups of three. */
  isGroupOfNumber(i: number): boolean {
    const { words, word, part, flags } = this.#items;
    if (words.realm === 'us' || i === 0 || part[i - 1] !== Part.number || !(flags[i] & flags[i - 1] & Fact.digits)) return false;
    return words.table.length(word[i]) === 3 && words.table.length(word[i - 1]) < 3;
  }

  /** 1921-25 is 1921-1925; 118-35 is one number in Queens. */
  isShortEnd(i: number): boolean {
    const { words, word, part, flags } = this.#items;
    if (i === 0 || part[i - 1] !== Part.number || !(flags[i] & flags[i - 1] & Fact.digits)) return false;
    const [first, last] = [words.textOf(word[i - 1]), words.textOf(word[i])];
    const length = Number(last) - Number(first.slice(-SHORT_END));
    return first.length >= LONG_NUMBER && last.length === SHORT_END && length > 0 && length <= MOST_NUMBERS;
  }

  /** Whether item i is of a town's name, and not its district: Kbh. K. */
  isNameOfTown(i: number): boolean {
    const { part, flags, count, words } = this.#items;
    if (i < 0 || i >= count || part[i] !== Part.city) return false;
    return words.realm === 'us' || (flags[i] & (Fact.letter | Fact.digits)) === 0;
  }

  /** What follows the five digits of a ZIP behind a hyphen. */
  isBehindZip(i: number): boolean {
    const { words, word, gap, part, flags } = this.#items;
    if (i === 0 || gap[i] !== Gap.hyphen || part[i - 1] !== Part.postcode || !(flags[i] & flags[i - 1] & Fact.digits)) return false;
    return words.table.length(word[i - 1]) === ZIP && words.table.length(word[i]) === ZIP_TAIL;
  }

  /** 560 001, 111 22, 00-590, 01310-200 are written as one number, too; of 1250-096 many write the four digits alone. */
  isGroupOfPostcode(i: number): boolean {
    const { words, part, flags, word } = this.#items;
    if (words.realm === 'us' || i === 0 || part[i - 1] !== Part.postcode || !(flags[i] & flags[i - 1] & Fact.digits)) return false;
    return words.textOf(word[i - 1]).length !== 4;
  }

  /** Digits of the box whose first digits stand in front of them. */
  isGroupOfBox(i: number): boolean {
    const { words, part, flags, gap } = this.#items;
    return words.realm === 'world' && i > 0 && part[i - 1] === Part.box && gap[i] === Gap.space && (flags[i] & flags[i - 1] & Fact.digits) !== 0;
  }

  /** Carrera 43 A is Carrera 43A. */
  isLetterOfName(i: number): boolean {
    const { words, part, flags } = this.#items;
    if (words.realm === 'us' || i < 2 || !(flags[i] & Fact.letter) || flags[i] & Fact.direction || !(flags[i - 1] & Fact.digits)) return false;
    return part[i - 1] === Part.street && part[i - 2] === Part.streetType;
  }

  /** "Jalan SS2/24" is Jalan SS 2/24. */
  isCodeOfName(i: number): boolean {
    const { words, word, part, gap } = this.#items;
    return words.realm === 'world' && words.head[word[i]] >= 0 && part[i + 1] === Part.street && gap[i + 1] === Gap.slash;
  }

  /** Where the number stands that is all of a street's name behind a state of the United States and, at most, "Route": KY-32, Kentucky Highway 32; -1: the state is none of a road. */
  numberBehindState(i: number): number {
    const { words, word, part, flags, gap } = this.#items;
    if (!(flags[i] & Fact.state) || words.american[word[i]] === 0 || part[i] !== Part.street || (i > 0 && part[i - 1] === Part.street)) return -1;
    let at = i + 1;
    if (at < this.#items.count && part[at] === Part.street && this.#items.isNumberedRoad(at)) at++;
    // (IN-37, not "in 37")
    else if (flags[i] & Fact.doubtfulState && (at >= this.#items.count || gap[at] !== Gap.hyphen)) return -1;
    const isNumber = at < this.#items.count && part[at] === Part.street && (flags[at] & Fact.digits) !== 0 && !this.#items.begins(at);
    return isNumber && (at + 1 >= this.#items.count || part[at + 1] !== Part.street) ? at : -1;
  }

  /** "Broadway & W 42nd St": the direction of the second street. */
  isBehindCrossing(i: number): boolean {
    const { words, word, part } = this.#items;
    return i > 0 && part[i - 1] === Part.street && words.crossing[word[i - 1]] !== Crossing.none;
  }

  /** "Main St & Elm Ave": no saint. */
  isTypeAtCrossing(i: number, part: number): boolean {
    const items = this.#items;
    const { words } = items;
    if (part !== Part.street || words.townWord[items.word[i]] === 0 || i === 0 || items.part[i - 1] !== part || i + 1 >= items.count) return false;
    return items.isType(i) && words.crossing[items.word[i + 1]] !== Crossing.none;
  }
}

import { hasBlockNumber } from './block-numbers.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { Fact, UnitClass } from './facts.js';
import { VOWELLESS_MARK } from './vowelless.js';
import type { AddressWords } from './words.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 256;
/** What parts an address: commas and brackets. */
export const BOUNDARY = Gap.comma | Gap.open | Gap.close;
const NUMBER = Fact.digits | Fact.mixed;
/** What a letter and a number behind it is no house of. */
const NO_NAME = Fact.unit | Fact.letter | Fact.connective | Fact.typeBefore | Fact.direction | Fact.city;

/** What the rest of a surname may be besides, and its letters. */
const OF_SURNAMES = Fact.city | Fact.phrase;
const MIN_SURNAME = 4;

/** The words of a value before any of them are united (items.ts). The buffers are used again by the next {@link read}. */
export class RawWords {
  readonly word = new Int32Array(MAX_WORDS);
  /** What stands in front of each. */
  readonly gap = new Uint8Array(MAX_WORDS);
  /** The token that each stands in. */
  readonly token = new Int32Array(MAX_WORDS);
  /** The last token of each. */
  readonly lastToken = new Int32Array(MAX_WORDS);
  count = 0;
  /** Words that were left out at either end (asides.ts), each run of them. */
  readonly leftOut: Int32Array[] = [];
  readonly #words: AddressWords;
  readonly #shapes = new Int32Array(2);
  #pending = 0;

  constructor(words: AddressWords) {
    this.#words = words;
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    let count = 0;
    let gap = 0;
    this.leftOut.length = 0;
    for (let i = from; i < end && count < MAX_WORDS; i++) {
      gap |= gaps[i];
      const end = this.#words.expand(ids[i], this.word, count);
      const whole = gap === Gap.other ? this.#withColon(count, end) : -1;
      if (whole >= 0) {
        this.word[count - 1] = whole;
        this.lastToken[count - 1] = i - from;
        gap = 0;
        continue;
      }
      count = this.#take(end, count, gap, i - from);
      gap = this.#pending;
    }
    this.count = count;
  }

  /** Leaves out the first `words`. */
  dropFirst(words: number): void {
    this.leftOut.push(this.word.slice(0, words));
    for (const array of [this.word, this.gap, this.token, this.lastToken]) array.copyWithin(0, words, this.count);
    this.gap[0] = 0;
    this.count -= words;
  }

  /** Leaves out what stands from word `from` on. */
  dropFrom(from: number): void {
    this.leftOut.push(this.word.slice(from, this.count));
    this.count = from;
  }

  /** S:t Eriksgatan, N:a Vägen: the word of which the last of `count` words is the first letter and the one behind it, before `end`, the rest, with a colon between; -1: there is none. */
  #withColon(count: number, end: number): WordId {
    if (count === 0 || end !== count + 1 || this.#words.table.length(this.word[count - 1]) !== 1) return -1;
    return this.#words.colonWords.get(this.#words.textOf(this.word[count - 1]) + this.#words.textOf(this.word[count])) ?? -1;
  }

  /** Keeps the words `from .. end` of one token, signs apart; returns their end. What parts them from the next word is {@link #pending}. */
  #take(end: number, from: number, gap: number, token: number): number {
    const words = this.#words;
    const { comma, dash, ordinal, letterO } = words.signs;
    const raw = this.word;
    let count = from;
    this.#pending = gap;
    for (let w = from; w < end; w++) {
      let word = raw[w];
      if (word === comma || word === dash) {
        this.#pending |= word === comma ? Gap.comma : Gap.hyphen;
        continue;
      }
      if (word === ordinal) {
        // 2.º is 2º, but n.º is a number's sign
        if (count > 0 && words.flags[raw[count - 1]] & Fact.digits) {
          this.#pending = 0;
          continue;
        }
        word = letterO;
      }
      raw[count] = word;
      this.gap[count] = w === from ? this.#pending : this.#pending || Gap.space;
      this.lastToken[count] = token;
      this.token[count++] = token;
      this.#pending = 0;
    }
    return count;
  }

  /** "8F, No. 94, …", "8F 94 …": a part of the address to itself, or in front of a number, where "8F High Street" has the number of a house. */
  isFloor(i: number): boolean {
    const words = this.#words;
    const { word: raw, gap, count } = this;
    if (words.realm === 'us' || words.tail[raw[i]] !== words.floor) return false;
    if (i > 0 && !(gap[i] & BOUNDARY)) {
      const isLast = i + 1 === count || (gap[i + 1] & BOUNDARY) !== 0;
      return isLast && hasBlockNumber(count, gap, (at) => (words.flags[raw[at]] & Fact.digits) !== 0);
    }
    if (i + 1 >= count) return false;
    if (gap[i + 1] & BOUNDARY || words.flags[raw[i + 1]] & Fact.digits) return true;
    return i + 2 < count && words.unitClass[raw[i + 1]] === UnitClass.number && (words.flags[raw[i + 2]] & Fact.digits) !== 0;
  }

  /** "Gewerbepark A12", the first part of an address, where others write A 12: a letter of the name, and the number of the house. */
  isHouseBehindName(i: number): boolean {
    const { realm, flags, head, numberedRoad, table } = this.#words;
    const { word: raw, gap, count } = this;
    if (realm === 'us' || i === 0 || gap[i] !== Gap.space || (i + 1 < count && !(gap[i + 1] & BOUNDARY))) return false;
    if (head[raw[i]] < 0 || table.length(head[raw[i]]) !== 1 || numberedRoad[raw[i - 1]] === 1 || flags[raw[i - 1]] & NO_NAME) return false;
    for (let at = 0; at < i; at++) if (flags[raw[at]] & NUMBER || (at > 0 && gap[at] & (BOUNDARY | Gap.other))) return false;
    return true;
  }

  /** "5 R PASTEUR", "12 B R DE LA PAIX": letters for a type directly behind the number of a house and its letter, in front of a name that has no type behind it. */
  isTypeBehindNumber(i: number): boolean {
    const { typeLetters, flags, tails } = this.#words;
    const { word: raw, gap, count } = this;
    if (!typeLetters.has(raw[i]) || i + 1 >= count || gap[i] !== Gap.space || gap[i + 1] !== Gap.space) return false;
    const isLettered = i > 1 && gap[i - 1] === Gap.space && ((flags[raw[i - 1]] & Fact.letter) !== 0 || tails.has(this.#words.textOf(raw[i - 1])));
    const house = isLettered ? i - 2 : i - 1;
    if (!(flags[raw[house]] & NUMBER) || (house > 0 && !(gap[house] & BOUNDARY)) || flags[raw[i + 1]] & (NUMBER | Fact.letter)) return false;
    let last = i + 1;
    while (last + 1 < count && !(gap[last + 1] & BOUNDARY) && !(flags[raw[last + 1]] & NUMBER)) last++;
    return (flags[raw[last]] & (Fact.typeAfter | Fact.weakAfter | Fact.typeBefore)) !== Fact.typeAfter;
  }

  /** "O' Connell Street", "Mc Kinley Ave": whether a prefix of surnames stands in front of the rest of one in a street whose type is English. */
  isPrefix(i: number): boolean {
    const { flags, typeAfter, englishType, table } = this.#words;
    const { word: raw, gap, count } = this;
    const rest = i + 1;
    if (rest >= count || gap[rest] !== Gap.space || flags[raw[rest]] & ~OF_SURNAMES || table.length(raw[rest]) < MIN_SURNAME) return false;
    // (a type behind it: "12 O Street NW")
    for (let at = rest + 1; at < count && at <= rest + 2 && gap[at] === Gap.space; at++) if (typeAfter[raw[at]] >= 0 && englishType[raw[at]] === 1) return true;
    return false;
  }

  /** NR19 1JS, M1 1FL: whether word i is one of the two of a postcode, whatever else its letters mean behind or in front of a number. */
  isOfPostcode(i: number): boolean {
    return this.#isPostcode(i) || (i > 0 && this.#isPostcode(i - 1));
  }

  #isPostcode(i: number): boolean {
    const { shape, postcodes } = this.#words;
    if (i + 1 >= this.count || shape[this.word[i]] === 0 || shape[this.word[i + 1]] === 0 || this.gap[i + 1] & (BOUNDARY | Gap.other)) return false;
    this.#shapes[0] = shape[this.word[i]];
    this.#shapes[1] = shape[this.word[i + 1]];
    return postcodes.trie.match(this.#shapes, 0, 2) >= 0 && postcodes.trie.matchLength === 2;
  }

  /** ת"ד: two letters of Hebrew, short for two words. */
  isQuoted(i: number, length: number): boolean {
    return length === 2 && this.gap[i + 1] === Gap.other && this.#words.textOf(this.word[i]).endsWith(VOWELLESS_MARK);
  }

  /** Whether no sign but blanks, dots, hyphens and slashes stands in front of words `from .. end`. */
  isUnbroken(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.gap[i] & (BOUNDARY | Gap.other)) return false;
    return true;
  }
}

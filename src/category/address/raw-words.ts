import { hasBlockNumber } from './block-numbers.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { LAST_GROUP, telephoneStart } from '../telephone.js';
import { Fact, UnitClass } from './facts.js';
import { VOWELLESS_MARK } from './vowelless.js';
import type { AddressWords } from './words.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 256;
/** Digits of a telephone number, and of one with the code of a country. */
const MIN_PHONE = 7;
const MIN_INTERNATIONAL = 9;
/** What parts an address: commas and brackets. */
export const BOUNDARY = Gap.comma | Gap.open | Gap.close;
const NUMBER = Fact.digits | Fact.mixed;
/** Digits of a number of a list. */
const MOST_OF_LIST = 3;
/** Words of a label, at most. */
const MOST_OF_LABEL = 4;
const DEGREES = /^\d{1,3}$/;
const DECIMALS = /^\d{2,}$/;
/** Digits of a ZIP, and of what stands behind its hyphen. */
const ZIP = 5;
const ZIP_MORE = 4;
const DASH = Gap.hyphen | Gap.space;
const NO_REMARK = NUMBER | Fact.unit | Fact.doubtfulUnit | Fact.box | Fact.state | Fact.country | Fact.doubtfulCountry | Fact.code;
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
  readonly #words: AddressWords;
  readonly #shapes = new Int32Array(2);
  #pending = 0;

  constructor(words: AddressWords) {
    this.#words = words;
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`; returns the number of their words. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): number {
    let count = 0;
    let gap = 0;
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
    while (this.#endsInPhone() || this.#endsInAmericanPhone() || this.#endsInCoordinates() || this.#endsInRemark());
    this.#dropLabel();
    if (this.#hasListNumber()) this.#dropFirst(1);
    return this.count;
  }

  /** "1. 12 High St", "(2) 12 High St": a number in front of that of the house, as lists have it. */
  #hasListNumber(): boolean {
    const { flags, table } = this.#words;
    const { word: raw, gap, count } = this;
    if (count < 3 || !(flags[raw[0]] & Fact.digits) || table.length(raw[0]) > MOST_OF_LIST || !(flags[raw[1]] & NUMBER)) return false;
    // (of "1. 2. Sokak" both are ordinals)
    return (gap[1] & (Gap.dot | Gap.close)) !== 0 && (gap[1] & Gap.space) !== 0 && !(gap[2] & Gap.dot);
  }

  #dropFirst(words: number): void {
    for (const array of [this.word, this.gap, this.token, this.lastToken]) array.copyWithin(0, words, this.count);
    this.gap[0] = 0;
    this.count -= words;
  }

  /** Takes off what says that an address follows: "Address: 12 High St", "Address line 1: …", "Indirizzo - …" (not "Street 5 - 12"). */
  #dropLabel(): void {
    const { gap, count } = this;
    let end = 0;
    let mayBePart = false;
    for (; end < MOST_OF_LABEL && end < count && (end === 0 || !(gap[end] & (Gap.other | Gap.hyphen))) && this.#isOfLabel(end); end++)
      mayBePart ||= this.#words.flags[this.word[end]] !== 0;
    if (end === 0 || end >= count) return;
    const isSaid = (gap[end] & Gap.other) !== 0 || (!mayBePart && (gap[end] & DASH) === DASH);
    if (isSaid) this.#dropFirst(end);
  }

  #isOfLabel(i: number): boolean {
    const { labels, flags, table } = this.#words;
    return labels.has(this.word[i]) || (i > 0 && (flags[this.word[i]] & Fact.digits) !== 0 && table.length(this.word[i]) === 1);
  }

  /** Takes geographic coordinates off the end, in degrees with two decimals and more: "… (41.88, -87.63)". Returns whether there were some. */
  #endsInCoordinates(): boolean {
    const first = this.count - 4;
    if (first < 1 || !(this.gap[first + 2] & (Gap.comma | Gap.space | Gap.hyphen))) return false;
    for (const at of [first, first + 2]) {
      const degrees = this.#words.textOf(this.word[at]);
      if (!DEGREES.test(degrees) || this.gap[at + 1] !== Gap.dot || !DECIMALS.test(this.#words.textOf(this.word[at + 1]))) return false;
    }
    this.count = first;
    return true;
  }

  /**
   * Takes off what stands behind the ZIP or the state of an address of the United States, in brackets, behind a dash or with a sign within it, or what is near it, where that is neither a number, a unit, a state nor a country: "…, IL 60637
   * (HQ)", "… - Headquarters", "… info@alder.com", "…, opposite City Mall". Returns whether there was something.
   */
  #endsInRemark(): boolean {
    const { realm, flags } = this.#words;
    const { word: raw, count } = this;
    if (realm !== 'us') return false;
    let first = count;
    for (let i = count - 1; i > 1 && (this.#isNear(i) || !(flags[raw[i]] & NO_REMARK)); i--) if (this.#beginsRemark(i)) first = i;
    let zip = first - 1;
    while (first < count && zip > 0 && !(flags[raw[zip]] & Fact.digits)) zip--;
    if (first === count || !(this.#endsInZip(zip) || flags[raw[first - 1]] & Fact.state)) return false;
    this.count = first;
    return true;
  }

  /** Whether what stands from word i on says where else an address is found. */
  #isNear(i: number): boolean {
    return this.#words.unitClass[this.word[i]] === UnitClass.landmark;
  }

  #beginsRemark(i: number): boolean {
    const { gap, count } = this;
    const isMail = i + 1 < count && (gap[i + 1] & (Gap.other | Gap.space)) === Gap.other;
    return isMail || this.#isNear(i) || (gap[i] & (Gap.open | Gap.other)) !== 0 || (gap[i] & DASH) === DASH;
  }

  /** Whether word `last`, which is digits, is the end of a ZIP. */
  #endsInZip(last: number): boolean {
    const { flags, table } = this.#words;
    const { word: raw, gap } = this;
    const zip = table.length(raw[last]) === ZIP_MORE && gap[last] & Gap.hyphen ? last - 1 : last;
    return zip > 0 && table.length(raw[zip]) === ZIP && (flags[raw[zip]] & Fact.digits) !== 0;
  }

  /** S:t Eriksgatan, N:a Vägen: the word of which the last of `count` words is the first letter and the one behind it, before `end`, the rest, with a colon between; -1: there is none. */
  #withColon(count: number, end: number): WordId {
    if (count === 0 || end !== count + 1 || this.#words.table.length(this.word[count - 1]) !== 1) return -1;
    return this.#words.colonWords.get(this.#words.textOf(this.word[count - 1]) + this.#words.textOf(this.word[count])) ?? -1;
  }

  /** Takes a telephone number off the end: "…, Tel. 020 7946 0018", "… | T: +44 20 7946 0018". Returns whether there was one. */
  #endsInPhone(): boolean {
    const { flags, phones, signedPhones, and, table } = this.#words;
    let first = this.count;
    let digits = 0;
    while (first > 1 && flags[this.word[first - 1]] & Fact.digits) digits += table.length(this.word[--first]);
    if (digits < MIN_PHONE || first < 2) return false;
    const isInternational = this.word[first - 1] === and;
    if (isInternational) first--;
    const sign = first > 1 ? this.word[first - 1] : -1;
    const isSaid = phones.has(sign) || (signedPhones.has(sign) && (isInternational || (this.gap[first] & Gap.other) !== 0));
    // (nobody has a house of so many digits)
    if (!isSaid && (!isInternational || digits < MIN_INTERNATIONAL || first === 0)) return false;
    this.count = isSaid ? first - 1 : first;
    return true;
  }

  /** The same of North America, where hyphens, dots or brackets say what it is: "… (312) 555-0199", "… +1 312-555-0199"; digits alone may be a ZIP and what follows it. */
  #endsInAmericanPhone(): boolean {
    const { flags, table } = this.#words;
    const { word: raw, gap, count } = this;
    if (count < 2 || !(flags[raw[count - 1]] & Fact.digits) || table.length(raw[count - 1]) !== LAST_GROUP) return false;
    const isInBrackets = (gap[count - 2] & Gap.close) !== 0;
    const isJoined = (gap[count - 1] & (Gap.hyphen | Gap.dot)) !== 0 && (gap[count - 2] === gap[count - 1] || gap[count - 2] === Gap.space);
    if (!(isInBrackets || isJoined)) return false;
    const start = telephoneStart(
      count,
      (word) => this.#words.textOf(raw[word]),
      (word) => gap[word],
    );
    if (start < 1) return false;
    this.count = start;
    return true;
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

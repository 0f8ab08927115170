import { markBlock, markFloor } from './blocks.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { Fact, UnitClass } from './facts.js';
import { frontOrdinal, gridLength, hasJoinedSide, numberLength, numberOf } from './raw-numbers.js';
import { FrontUnits, isUnitInFront } from './front-units.js';
import { Part } from './parts.js';
import { takeAsides } from './asides.js';
import { BOUNDARY, MAX_WORDS, RawWords } from './raw-words.js';
import type { AddressWords } from './words.js';

/** An item is a word at least. */
export const MAX_ITEMS = MAX_WORDS;
const MAX_INITIALS = 4;
/** What a word has that may begin a phrase, or is two words. */
const COMPOUND = Fact.letter | Fact.phrase | Fact.joinedDesignator | Fact.joinedType;
/** Not yet decided. */
export const UNDECIDED = 255;

/**
 * A value as a row of items: a word each, or a phrase of the tables (PO Box, County Road, New York). Item i stands for the raw tokens
 * `from[i] .. end[i]` (exclusive, counted from the value's first) and is parted from the item before by `gap[i]`.
 */
export class AddressItems {
  readonly word = new Int32Array(MAX_ITEMS);
  /** A word that the parser cannot tell from `word` (see kinds.ts): what it asks of words it asks of these. */
  readonly kind = new Int32Array(MAX_ITEMS);
  readonly flags = new Int32Array(MAX_ITEMS);
  readonly gap = new Uint8Array(MAX_ITEMS);
  readonly from = new Int32Array(MAX_ITEMS);
  readonly end = new Int32Array(MAX_ITEMS);
  /** What each was taken for (see parts.ts), or {@link UNDECIDED}. */
  readonly part = new Uint8Array(MAX_ITEMS).fill(UNDECIDED);
  /** The letters that were read as the designator that an item is (U3/45, P.13), or -1. */
  readonly letters = new Int32Array(MAX_ITEMS);
  count = 0;
  /** The flags of all items together. */
  facts = 0;
  /** Whether the reading goes by more than kinds: by a town that several words name, by what was said of an item meanwhile. */
  isParticular = false;

  readonly words: AddressWords;
  readonly #raw: RawWords;
  /** See {@link RawWords}. */
  readonly leftOut: readonly Int32Array[];
  readonly #fronts: FrontUnits;

  constructor(words: AddressWords) {
    this.words = words;
    this.#raw = new RawWords(words);
    this.leftOut = this.#raw.leftOut;
    this.#fronts = new FrontUnits(words, this.#raw);
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    this.isParticular = false;
    this.#raw.read(ids, gaps, from, end);
    takeAsides(this.#raw, this.words);
    this.#unite(this.#raw.count);
  }

  #unite(count: number): void {
    const { words } = this;
    const raw = this.#raw.word;
    const before = this.count;
    this.count = 0;
    this.facts = 0;
    for (let i = 0; i < count; ) {
      const flags = words.flags[raw[i]];
      if (i > 0 && words.between.size > 0) {
        const length = this.#roadBetween(i, count);
        if (length > 0) {
          i += length;
          continue;
        }
      }
      if (i === 0 && flags & (Fact.digits | Fact.letter)) {
        const length = gridLength(words, this.#raw);
        if (length > 0) {
          let grid = '';
          for (; i < length; i++) grid += words.textOf(raw[i]);
          const word = words.id(grid);
          this.#put(word, words.flags[word], 0, length);
          continue;
        }
      }
      if (flags & (Fact.code | Fact.grid | Fact.letter) && words.fronts.size > 0) {
        const designator = this.#raw.isOfPostcode(i) ? -1 : this.#fronts.at(i);
        if (designator >= 0) {
          this.#put(designator, words.flags[designator], i, i + 1);
          this.letters[this.count - 1] = this.#fronts.isJoined(raw[i]) ? words.head[raw[i]] : raw[i];
          if (this.#fronts.isJoined(raw[i])) {
            this.#put(words.tail[raw[i]], words.flags[words.tail[raw[i]]], i, i + 1);
            this.gap[this.count - 1] = Gap.space;
          }
          i++;
          continue;
        }
      }
      if ((flags & (Fact.code | Fact.grid) && this.#raw.isHouseBehindName(i)) || (i === 0 && hasJoinedSide(words, this.#raw))) {
        const { head, tail } = words;
        this.#put(head[raw[i]], words.flags[head[raw[i]]], i, i + 1);
        this.#put(tail[raw[i]], words.flags[tail[raw[i]]], i, i + 1);
        this.gap[this.count - 1] = Gap.space;
        i++;
        continue;
      }
      if (flags & Fact.joinedLetter && this.#raw.isFloor(i)) {
        const { head } = words;
        this.#put(head[raw[i]], words.flags[head[raw[i]]], i, i + 1);
        this.#put(words.floor, words.flags[words.floor], i, i + 1);
        this.gap[this.count - 1] = Gap.slash;
        i++;
        continue;
      }
      const rewritten = this.#putRewritten(i, flags);
      if (rewritten > 0) {
        i += rewritten;
        continue;
      }
      if (!(flags & COMPOUND)) {
        this.#put(raw[i], flags, i, i + 1);
        i++;
        continue;
      }
      if (flags & Fact.letter) {
        const length = this.#initials(i, count);
        if (length > 0) {
          i += length;
          continue;
        }
      }
      if (flags & Fact.phrase) {
        const phrase = words.phrases.match(raw, i, count);
        const length = words.phrases.matchLength;
        if (phrase >= 0 && (this.#raw.isUnbroken(i + 1, i + length) || this.#raw.isQuoted(i, length)) && !this.#isNameAndType(phrase, i, i + length, count)) {
          this.#put(phrase, words.flags[phrase], i, i + length);
          i += length;
          continue;
        }
      }
      if (flags & (Fact.joinedDesignator | Fact.joinedType) && !this.#raw.isOfPostcode(i)) {
        const [head, tail] = [words.head[raw[i]], words.tail[raw[i]]];
        this.#put(head, words.flags[head], i, i + 1);
        // a type, whatever else the word may be
        this.#put(tail, flags & Fact.joinedDesignator ? words.flags[tail] : Fact.typeAfter | Fact.joinedType, i, i + 1);
        this.gap[this.count - 1] = Gap.space;
      } else this.#put(raw[i], flags, i, i + 1);
      i++;
    }
    if (this.facts & Fact.unit) markBlock(this);
    if (this.facts & Fact.letter && words.realm === 'world') markFloor(this);
    if (this.count > 3 && isUnitInFront(this)) this.part[0] = Part.unit;
    this.#clear(before);
  }

  /**
   * Whether a phrase from raw word `from` to `end` (exclusive) is a name and the type behind it, not a type that a name follows ("1220 Grand Boulevard West"), or a direction in front
   * of a name that a type follows, not a state ("300 N. Dakota Ave.").
   */
  #isNameAndType(phrase: WordId, from: number, end: number, count: number): boolean {
    const { typeBefore, typeAfter, direction, flags } = this.words;
    const { word, gap } = this.#raw;
    if (flags[phrase] & Fact.state && direction[word[from]] >= 0) return end < count && typeAfter[word[end]] >= 0 && !(gap[end] & BOUNDARY);
    // ("Gran Vía", "Via" is a viaduct in the United States)
    if (typeBefore[phrase] < 0 || typeAfter[word[end - 1]] < 0 || flags[word[end - 1]] & Fact.weakAfter) return false;
    // (County Road E)
    const mayFollow = end < count && direction[word[end]] >= 0 && !(gap[end] & BOUNDARY) && !(flags[phrase] & Fact.numberedType);
    const behind = mayFollow ? end + 1 : end;
    return behind >= count || (gap[behind] & BOUNDARY) !== 0;
  }

  /** Whether item i is the number of a block, which comes before those of its houses. */
  isBlock(i: number): boolean {
    return this.part[i] === Part.number && this.part[i + 1] === Part.designator && this.words.unitClass[this.word[i + 1]] === UnitClass.block;
  }

  /** What stands behind the last item is nothing, whatever was read before: rules look one or two items ahead. */
  #clear(before: number): void {
    for (let i = this.count; i < before; i++) {
      this.word[i] = 0;
      this.kind[i] = 0;
      this.flags[i] = 0;
      this.gap[i] = 0;
      this.part[i] = UNDECIDED;
    }
  }

  /** "8800 RM 12", "12345 Country Road 45", "900 N I 35": what is a road only between the number of a house and its own; the number of words taken. */
  #roadBetween(i: number, count: number): number {
    const { words } = this;
    const raw = this.#raw.word;
    let house = i - 1;
    if (house > 0 && words.flags[raw[house]] & Fact.direction) house--;
    if (!(words.flags[raw[house]] & (Fact.digits | Fact.mixed)) || (house > 0 && !(this.#raw.gap[house] & BOUNDARY))) return 0;
    const road = words.between.get(raw[i]);
    if (road === undefined) return 0;
    const number = i + road.words.length;
    if (number >= count || !(words.flags[raw[number]] & Fact.digits) || !this.#raw.isUnbroken(i, number + 1)) return 0;
    for (let w = 1; w < road.words.length; w++) if (raw[i + w] !== road.words[w]) return 0;
    // RR 12 Box 5
    if (number + 1 < count && words.flags[raw[number + 1]] & Fact.box) return 0;
    this.#put(road.type, words.flags[road.type], i, number);
    return road.words.length;
  }

  /** Puts what raw words from `i` on stand for here: an ordinal, a type that is written by its letters, a surname that is written apart. Returns how many they are; 0: they are what they are. */
  #putRewritten(i: number, flags: number): number {
    const words = this.words;
    let word: WordId = -1;
    if (flags & Fact.digits) word = numberOf(words, this.#raw, i);
    else if (flags & Fact.joinedLetter) word = frontOrdinal(words, this.#raw, i);
    if (word < 0 && i > 0 && words.typeLetters.size > 0 && this.#raw.isTypeBehindNumber(i)) word = words.typeLetters.get(this.#raw.word[i]) as WordId;
    const isApart = word < 0 && words.prefixes.has(this.#raw.word[i]) && this.#raw.isPrefix(i);
    if (isApart) word = words.id(words.textOf(this.#raw.word[i]) + words.textOf(this.#raw.word[i + 1]));
    if (word < 0) return 0;
    const length = flags & Fact.digits ? numberLength(words, this.#raw, i) : isApart ? 2 : 1;
    this.#put(word, words.flags[word], i, i + length);
    return length;
  }

  /** Letters one by one that are a word of the tables together: P.O. Box, N.E., U.S.; the number of words taken. */
  #initials(from: number, count: number): number {
    const { words } = this;
    const raw = this.#raw.word;
    let end = from + 1;
    let dottedEnd = from + 1;
    while (end < count && end - from < MAX_INITIALS && words.flags[raw[end]] & Fact.letter && this.#raw.isUnbroken(end, end + 1)) {
      // (б-р Шевченко)
      if (dottedEnd === end && this.#raw.gap[end] & (Gap.dot | Gap.slash | (words.realm === 'us' ? 0 : Gap.hyphen))) dottedEnd++;
      end++;
    }
    // "Kossuth L. u. 5": the last one is a type
    if (words.realm !== 'us' && end < count && this.#isDottedType(raw[end - 1]) && words.flags[raw[end]] & Fact.digits) end--;
    for (; end - from >= 2; end--) {
      let text = '';
      for (let i = from; i < end; i++) text += words.textOf(raw[i]);
      const joined = words.id(text);
      // (G.P.O. Box)
      const isWord = words.isAlias(joined) || words.shortCityOf(joined) !== joined;
      if (!isWord && text !== 'us' && !(words.flags[joined] & Fact.phrase)) continue;
      if (words.flags[joined] & Fact.phrase) {
        const last = raw[end - 1];
        raw[end - 1] = joined;
        const phrase = words.phrases.match(raw, end - 1, count);
        const length = words.phrases.matchLength;
        raw[end - 1] = last;
        if (phrase >= 0 && this.#raw.isUnbroken(end, end - 1 + length)) {
          this.#put(phrase, words.flags[phrase], from, end - 1 + length);
          return end - 1 + length - from;
        }
      }
      // U S 401
      const road = text === 'us' && end < count && words.flags[raw[end]] & Fact.digits;
      if ((end <= dottedEnd || road) && isWord) {
        this.#put(joined, words.flags[joined], from, end);
        return end - from;
      }
    }
    return 0;
  }

  /** A type of one letter behind a name: Jázmin u. */
  #isDottedType(word: WordId): boolean {
    const flags = this.words.flags[word];
    return (flags & Fact.dottedType) !== 0 && (flags & Fact.typeAfter) !== 0;
  }

  #put(word: WordId, flags: number, from: number, end: number): void {
    if (this.count === MAX_ITEMS) return;
    const at = this.count++;
    this.word[at] = word;
    this.kind[at] = word;
    this.letters[at] = -1;
    this.flags[at] = flags;
    this.part[at] = flags & Fact.region ? Part.city : UNDECIDED;
    this.facts |= flags;
    this.gap[at] = this.#raw.gap[from];
    this.from[at] = this.#raw.token[from];
    this.end[at] = this.#raw.lastToken[end - 1] + 1;
  }

  is(i: number, facts: number): boolean {
    return (this.flags[i] & facts) !== 0;
  }

  /** Several words that a table has as one: Frontage Rd, Strada Provinciale. */
  isPhrase(i: number): boolean {
    return this.end[i] - this.from[i] > 1;
  }

  /** Digits, or digits and letters. */
  isNumber(i: number): boolean {
    return (this.flags[i] & (Fact.digits | Fact.mixed | Fact.grid)) !== 0;
  }

  /** A type of street that stands behind names, and is hardly anything else. */
  isType(i: number): boolean {
    return (this.flags[i] & (Fact.typeAfter | Fact.weakAfter)) === Fact.typeAfter;
  }

  /** A road that goes by its number: Highway, County Road. */
  isNumberedRoad(i: number): boolean {
    return this.words.numberedRoad[this.kind[i]] === 1;
  }

  /** Whether a new part of the address begins with item i: behind a comma or bracket, behind a dash or slash between blanks. */
  begins(i: number): boolean {
    if (i === 0) return true;
    const gap = this.gap[i];
    if (gap & BOUNDARY) return true;
    // C/ Mayor
    if (this.flags[i - 1] & Fact.dottedType && gap & Gap.slash) return false;
    if (!(gap & Gap.space) || !(gap & (Gap.hyphen | Gap.slash))) return false;
    return !this.isNumber(i) || !this.isNumber(i - 1) || this.#isLevel(i);
  }

  /** "100 - 5 andar", "3 - 2º Izq.", where another number would be the end of a range. */
  #isLevel(i: number): boolean {
    const { realm, unitClass } = this.words;
    if (realm === 'us' || !this.is(i + 1, Fact.unit) || this.gap[i + 1] & BOUNDARY) return false;
    const cls = unitClass[this.kind[i + 1]];
    return cls === UnitClass.level || cls === UnitClass.side;
  }

  /** A word that firms and institutions are named with. */
  isGeneric(i: number): boolean {
    return this.words.generic[this.kind[i]] === 1;
  }

  /** Whether a number is among items `from .. end`. */
  hasNumber(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.isNumber(i)) return true;
    return false;
  }

  /** Whether a new part of the address begins at item `last` or in front of it. */
  hasBoundary(last: number): boolean {
    for (let i = 1; i <= last; i++) if (this.begins(i)) return true;
    return false;
  }

  /** Whether items `from .. end` are the name of a town of several words. */
  isTown(from: number, end: number): boolean {
    this.#askTowns(end);
    return this.words.towns.isTown(this.word, from, end);
  }

  /** Where the longest town of several words begins that items `from .. end` end with; `end`: with none. */
  townBehind(from: number, end: number): number {
    this.#askTowns(end);
    return this.words.towns.behind(this.word, from, end);
  }

  /** Whether towns are called by a saint of item i's name: Louis, Paul. */
  isSaintOfTown(i: number): boolean {
    this.isParticular = true;
    return this.words.towns.isSaint(this.word[i]);
  }

  /** The last word is known by its kind to end no town, or the letters of all of them count; the kinds of the world do not say it. */
  #askTowns(end: number): void {
    if (this.words.realm === 'world' || this.words.towns.isLastWord(this.word[end - 1])) this.isParticular = true;
  }

  /**
   * The countries (bits) whose region letters item i has, where the address says that it is there: by a type of street in front of a name (Via Roma 1, Como CO), or by the town in
   * front where nothing is as in English: Recife PE; but 12 Elm St, Milan MI.
   */
  regionCountries(i: number): number {
    const { typeOf, townOf, codeOf, englishType } = this.words;
    const codes = codeOf[this.kind[i]];
    if (codes === 0) return 0;
    let english = this.isNumber(0);
    for (let at = 0; at < i; at++) {
      if (this.begins(at) && (typeOf[this.kind[at]] & codes) !== 0) return typeOf[this.kind[at]] & codes;
      if (this.isType(at) && englishType[this.kind[at]] === 1) english = true;
    }
    return english || i === 0 ? 0 : townOf[this.kind[i - 1]] & codes;
  }

  /** Whether item i is the name of a town of several words: New York. */
  isJoinedTown(i: number): boolean {
    this.isParticular = true;
    return this.words.towns.isJoined(this.word[i]);
  }

  /** Says what an item is that its word does not say. */
  setFacts(i: number, facts: number): void {
    this.isParticular = true;
    this.flags[i] = facts;
  }

  /** Gives items `from .. end` one part; they are too few for a `fill` to be worth its call. */
  mark(from: number, end: number, part: number): void {
    for (let i = from; i < end; i++) this.part[i] = part;
  }
}

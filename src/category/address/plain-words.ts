import { NO_CLASS } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { PairKind, PairTable } from '../../kernel/pair-table.js';
import type { WordId } from '../vocabulary.js';
import { countryCodeOf } from './country-code.js';
import { ZERO } from './digits.js';
import { Fact, UnitClass } from './facts.js';
import type { AddressWords } from './words.js';

/** Bits of the class by which the kernel reads plain lines: kernel/assembly/plain-addresses.ts. */
const PlainWord = {
  name: 1,
  type: 2,
  direction: 4,
  unit: 8, // of a name: it is one before a number
  state: 16,
  town: 32,
  begins: 64,
  rewritten: 128,
  follows: 256,
  ordinal: 512,
  zero: 1024,
  number: 2048,
  asks: 4096,
  strong: 8192,
  letter: 16384,
} as const;

/** Kinds of pairs besides those that phrases begin with. */
const PlainPair = { state: 1, town: 2, country: 3, longer: 4 } as const;

const TYPES_BEHIND = Fact.typeAfter | Fact.weakAfter;
const TYPES = TYPES_BEHIND | Fact.typeBefore | Fact.weakBefore;
const DIRECTIONS = Fact.direction | Fact.shortDirection;
const UNITS = Fact.unit | Fact.doubtfulUnit;
const STATES = Fact.state | Fact.doubtfulState;
const COUNTRIES = Fact.country | Fact.doubtfulCountry;
const WRITTEN = Fact.written | Fact.writtenInFront;
/** 2B */
const LETTERED = Fact.mixed | Fact.joinedLetter;

// What a word of a plain line may be besides the part that it is taken for; whatever else the tables say of a word, no plain line has it.
const OF_ANY = Fact.phrase | Fact.connective;
const OF_NAMES = OF_ANY | Fact.city | COUNTRIES | STATES | Fact.ordinal | Fact.cardinal | TYPES_BEHIND | UNITS;
const OF_TYPES = OF_ANY | TYPES | Fact.numberedType | STATES | WRITTEN;
const OF_DIRECTIONS = OF_ANY | DIRECTIONS | Fact.letter | STATES;
const OF_UNITS = Fact.phrase | UNITS | WRITTEN;
const OF_STATES = OF_ANY | STATES | Fact.city | DIRECTIONS | TYPES | Fact.numberedType | UNITS | WRITTEN;
const OF_COUNTRIES = Fact.phrase | COUNTRIES | Fact.typeBefore | Fact.weakBefore | Fact.numberedType;
const OF_TOWNS = OF_ANY | Fact.city | STATES | DIRECTIONS | Fact.letter | TYPES | Fact.numberedType | WRITTEN | UNITS | Fact.cardinal;

/** What may be a name where no number says otherwise: Hall, Front, Main. */
const NAMED_UNITS: ReadonlySet<number> = new Set([UnitClass.building, UnitClass.alone, UnitClass.section]);
const UNITED_STATES = countryCodeOf('us');

/** What words of plain lines of addresses are to the kernel. Among addresses of the world a word is in fewer plain lines, as it is more things (see the rules that are asked for in assembly/plain-addresses.ts). */
export class PlainWords {
  readonly pairs: PairTable;
  readonly #words: AddressWords;
  readonly #us: boolean;
  /** What types and directions may be besides. */
  readonly #ofTypes: number;
  readonly #ofDirections: number;
  /** 1: stands second in a phrase. */
  readonly #follows: Uint8Array;

  /** All phrases have been read. */
  constructor(kernel: Kernel, words: AddressWords) {
    this.#words = words;
    this.#us = words.realm === 'us';
    // (behind which a town stands)
    this.#ofTypes = this.#us ? OF_TYPES : OF_TYPES | COUNTRIES;
    this.#ofDirections = this.#us ? OF_DIRECTIONS : OF_DIRECTIONS | WRITTEN;
    const { phrases, flags, american } = words;
    this.#follows = new Uint8Array(words.table.count);
    const firsts: WordId[] = [];
    const seconds: WordId[] = [];
    const kinds: number[] = [];
    const put = (first: WordId, second: WordId, kind: number): void => {
      firsts.push(first);
      seconds.push(second);
      kinds.push(kind);
    };
    for (const [first, second, word, goesOn] of phrases.pairs()) {
      this.#follows[second] = 1;
      put(first, second, PairKind.phrase);
      if (word < 0) continue;
      const has = flags[word];
      // (nothing goes on behind a country at the end of the value, nor behind a state in front of a postcode)
      if (this.#isCountry(word)) put(first, second, PlainPair.country);
      if (isOf(has, Fact.state, OF_STATES) && american[word] === 1) put(first, second, PlainPair.state);
      if (isOf(has, 0, OF_TOWNS & ~(Fact.direction | Fact.unit | Fact.cardinal)) && !this.#isElsewhere(word))
        put(first, second, goesOn ? PlainPair.longer : PlainPair.town);
    }
    this.pairs = new PairTable(kernel, Int32Array.from([...firsts, ...seconds, ...kinds]));
  }

  /** Tells the kernel of a word of ASCII. O(letters). */
  describe(word: WordId): void {
    const { flags, table } = this.#words;
    const has = flags[word];
    if (has === Fact.digits) table.describe(word, table.bytes(word)[0] === ZERO ? PlainWord.zero : PlainWord.number, word);
    else if (has === Fact.code || has === LETTERED) this.#describeId(word);
    else {
      const parts = this.#partsOf(word);
      const follows = this.#follows[word] === 1 ? PlainWord.follows : 0;
      const begins = has & Fact.phrase ? PlainWord.begins : 0;
      const written = this.#writtenAs(word, parts);
      table.describe(word, parts === 0 ? NO_CLASS : parts | follows | begins | (written === word ? 0 : PlainWord.rewritten), written);
    }
  }

  /** 2B: what a unit is called. Its two words are written as the text of a key has them. */
  #describeId(word: WordId): void {
    const { head, tail, value, table } = this.#words;
    if (head[word] < 0) {
      table.describe(word, PlainWord.letter, word);
      return;
    }
    const text = `${this.#words.textOf(head[word])} ${this.#words.textOf(value[tail[word]])}`;
    table.describe(word, PlainWord.letter | PlainWord.rewritten, table.internAscii(text));
  }

  /** The word that stands for another: as a direction, a type, a number, a state. */
  #writtenAs(word: WordId, parts: number): WordId {
    const { direction, typeAfter, state, value, flags } = this.#words;
    if (parts & PlainWord.direction) return direction[word];
    if (parts & PlainWord.type) return typeAfter[word];
    if (parts & PlainWord.name && flags[word] & Fact.ordinal) return value[word];
    return parts & PlainWord.state ? state[word] : word;
  }

  /** What a word may be in a plain line; 0: nothing. */
  #partsOf(word: WordId): number {
    const words = this.#words;
    const has = words.flags[word];
    if (words.tails.has(words.textOf(word)) || words.crossing[word] || words.ordinalTypes.has(word)) return 0;
    if (words.prefixes.has(word) || words.phones.has(word)) return 0;
    // (100 th St; other endings are types or states)
    if (words.englishOrdinals.has(word) && (has & (Fact.typeAfter | Fact.state)) === 0) return 0;
    const isBetween = words.between.has(word);
    const isRoad = isBetween || words.numberedRoad[word] === 1;
    let parts = isOf(has, Fact.state, OF_STATES) && words.american[word] === 1 ? PlainWord.state : 0;
    // (a type or direction that is a region besides is told from the others by that)
    const isRegion = (has & Fact.state) !== 0 && parts === 0;
    if (!isRegion && isOf(has, Fact.direction, this.#ofDirections)) parts |= PlainWord.direction;
    if (this.#isCountry(word)) parts |= PlainWord.ordinal;
    else if (!isRoad && isOf(has, 0, OF_NAMES) && this.#isName(word)) {
      parts |= PlainWord.name;
      if (has & (Fact.ordinal | Fact.cardinal)) parts |= PlainWord.ordinal;
      if (has & Fact.unit) parts |= PlainWord.unit;
    } else if (isOf(has, Fact.unit, OF_UNITS) && isDwellingOrUnit(words.unitClass[word])) parts |= PlainWord.unit;
    if (!isBetween && isOf(has, 0, OF_TOWNS) && this.#isToldInTown(has, parts) && (this.#us || words.typeOf[word] === 0)) parts |= PlainWord.town;
    if (!isRoad && !isRegion && isOf(has, Fact.typeAfter, this.#ofTypes)) parts |= PlainWord.type;
    if (parts & (PlainWord.name | PlainWord.type) && (has & (Fact.typeAfter | Fact.weakAfter)) === Fact.typeAfter) parts |= PlainWord.strong;
    if (has === Fact.letter || (has & Fact.letter && parts & PlainWord.direction)) parts |= PlainWord.letter;
    const asks = has & (Fact.state | Fact.country) || this.#isElsewhere(word) || !this.#isTownItself(word);
    return parts !== 0 && asks ? parts | PlainWord.asks : parts;
  }

  /** A country that the state in front of it may be in. */
  #isCountry(word: WordId): boolean {
    const { flags, countryCode } = this.#words;
    return isOf(flags[word], Fact.country, OF_COUNTRIES) && (this.#us || countryCode[word] === UNITED_STATES);
  }

  /** Among addresses of the world: whether a word at the end of a town makes something else of the letters behind it: Toronto CA, Laguna de DE. */
  #isElsewhere(word: WordId): boolean {
    const { flags, cityIn } = this.#words;
    const has = flags[word];
    return !this.#us && ((has & (Fact.connective | Fact.state | Fact.country)) !== 0 || ((has & Fact.city) !== 0 && cityIn[word] !== UNITED_STATES));
  }

  /** Whether the kernel is told what is to be asked of a word that begins a town: letters are directions, numbers and units are names or units elsewhere. */
  #isToldInTown(has: number, parts: number): boolean {
    if (has & (Fact.letter | Fact.direction)) return (parts & PlainWord.direction) !== 0;
    if (has & Fact.unit) return (parts & PlainWord.unit) !== 0;
    return (has & Fact.cardinal) === 0 || (parts & PlainWord.name) !== 0;
  }

  /** Of units those that are words as well may be names: Main, Front. */
  #isName(word: WordId): boolean {
    const { flags, unitClass } = this.#words;
    const has = flags[word];
    if (has & Fact.typeAfter && has & (Fact.ordinal | Fact.unit)) return false;
    // "12 de Octubre 450"
    if (!this.#us && has & Fact.connective) return false;
    if ((has & Fact.unit) === 0) return true;
    return (has & Fact.doubtfulUnit) !== 0 && NAMED_UNITS.has(unitClass[word]);
  }

  /** Whether a word of a town is told as it is spelled, wherever it stands. */
  #isTownItself(word: WordId): boolean {
    const { flags, city } = this.#words;
    const has = flags[word];
    if (has & (WRITTEN | Fact.shortDirection | Fact.letter | Fact.ordinal)) return false;
    return (has & Fact.city ? city[word] : this.#words.shortCityOf(word)) === word;
  }
}

function isDwellingOrUnit(cls: number): boolean {
  return cls === UnitClass.unit || cls === UnitClass.dwelling;
}

/** Whether a word is all of `facts`, and nothing but `of`. */
function isOf(has: number, facts: number, of: number): boolean {
  return (has & facts) === facts && (has & ~of) === 0;
}

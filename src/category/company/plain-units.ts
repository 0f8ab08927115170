import { Gap } from '../../text/byte-classes.js';
import { resized, type WordId } from '../vocabulary.js';
import { addressStart } from './address-tails.js';
import type { ClubForms } from './club-forms.js';
import type { FamousFirms } from './famous-firms.js';
import { famousNames } from './famous-names.js';
import type { FamousTrades } from './famous-trades.js';
import type { CompanyParse } from './parse.js';
import type { NameMender } from './name-mender.js';
import { initialsEnd, initialsStart, mayBeInitials } from './restated.js';
import { CompanyRole } from './roles.js';
import type { TradePhrases } from './trade-phrases.js';
import { Flag, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';
import { fullWord, writtenForms } from './written-forms.js';

/** What a word is to a value of which each word says by itself what it is: its role in the lower bits. Not asked yet: 0. */
const Trait = {
  role: 0xf,
  known: 0x10,
  /** What it is hangs on the words beside it. */
  careful: 0x20,
  /** It may begin a trade or a place of several words, or a name that everybody knows. */
  phrase: 0x40,
  /** A firm that everybody knows may begin with it, or initials that the words behind it spell. */
  first: 0x80,
  /** It is a legal form with a slip where it stands last. */
  formAtEnd: 0x100,
  /** It says nothing beside another word ("company"). */
  nothingBeside: 0x200,
  /** It is a number in digits, which may be that of a site. */
  number: 0x400,
  /** It begins with a digit: there may be an address. */
  digit: 0x800,
} as const;

/** Flags of words that are something else beside some. */
const CAREFUL_FLAGS = Flag.initial | Flag.numeral | Flag.contextual | Flag.domain;
/** Gaps that may say that what follows is another name, a place or a remark; a comma in front of a legal form says nothing. */
const PARTING = Gap.open | Gap.close | Gap.slash | Gap.comma;
/** Words for places in a value, more of which none has. */
const MOST_MARKS = 8;

/** What finds phrases in values. */
interface Phrases {
  readonly clubForms: ClubForms;
  readonly trades: TradePhrases;
  readonly famousTrades: FamousTrades;
  readonly famousFirms: FamousFirms;
  readonly mender: NameMender;
}

/**
 * The units of the usual name, words that are what they are beside any others and the legal forms behind them, in one pass. Must give what {@link CompanyUnits} gives: a
 * test compares the two.
 */
export class PlainUnits {
  readonly #words: CompanyWords;
  readonly #phrases: Phrases;
  readonly #company: WordId;
  readonly #number: WordId;
  /** By word: {@link Trait}, and the word for where a place is (-1: it is none). */
  #traits = new Uint16Array(0);
  #marks = new Int32Array(0);
  readonly #where = new Int32Array(MOST_MARKS);

  constructor(words: CompanyWords, phrases: Phrases) {
    this.#words = words;
    this.#phrases = phrases;
    this.#company = words.id('company');
    this.#number = words.id('number');
  }

  /** Writes the units of a value, from `at` on; returns their new end, -1 where it takes more to read it. */
  write(parse: CompanyParse, units: Int32Array, roles: Uint8Array, at: number): number {
    const { words, mediumContent: medium, mediumCount: count, legal, legalCount } = parse;
    if (!parse.asMedium || parse.contentCount !== count || parse.characters.length > 0 || !isOfWords(parse)) return -1;
    const from = at;
    let marks = 0;
    let places = 0;
    let seen = 0;
    for (let i = 0; i < count; i++) {
      const word = medium[i];
      const trait = this.#of(word);
      if (trait & Trait.careful || (words[i] !== word && this.#of(words[i]) & Trait.careful)) return -1;
      if (trait & Trait.phrase && this.#isOfPhrase(medium, i, count)) return -1;
      if (trait & Trait.formAtEnd && i > 0 && i + 1 === count) return -1;
      const role = trait & Trait.role;
      seen |= trait;
      units[at] = word;
      roles[at++] = trait & Trait.nothingBeside && count > 1 ? CompanyRole.note : role;
      if (role !== CompanyRole.place) continue;
      places++;
      const mark = this.#marks[word];
      if (mark < 0 || this.#where.subarray(0, marks).includes(mark)) continue;
      if (marks === MOST_MARKS) return -1;
      this.#where[marks++] = mark;
    }
    if (this.#words.loneLetters.initialAmid(parse.words, parse.wordCount) >= 0) return -1;
    if (seen & Trait.digit && addressStart(parse, this.#words) > 0) return -1;
    // (a name of nothing but places is named by them)
    if (places === count) return -1;
    // (a short form that is a whole name is written out in front of places)
    if (this.#words.flags[medium[0]] & Flag.wholeNameStart || this.#phrases.mender.cutNames.mayBe(words, medium, count)) return -1;
    if (this.#of(medium[0]) & Trait.first && (this.#isFirm(medium, count, seen) || initialsEnd(parse, this.#words) > 0)) return -1;
    if (this.#of(medium[count - 1]) & Trait.first && initialsStart(parse, this.#words) > 0) return -1;
    for (let i = 0; i < legalCount; i++) {
      if (i > 0 && legal[i] === legal[i - 1]) continue;
      units[at] = legal[i];
      roles[at++] = CompanyRole.legal;
    }
    for (let i = 0; i < marks; i++) {
      units[at] = this.#where[i];
      roles[at++] = CompanyRole.where;
    }
    return this.#writeAbbreviations(parse, units, roles, from, at);
  }

  /** Whether a phrase begins with word `i`, or a trade ends with it, changed round. */
  #isOfPhrase(medium: Int32Array, i: number, count: number): boolean {
    const { trades } = this.#phrases;
    const { places, known, flags } = this.#words;
    if (trades.at(medium, i, count) >= 0 || (i > 0 && trades.at(medium, i - 1, count) >= 0) || places.lengthAt(medium, i, count) > 0) return true;
    return (flags[medium[i]] & Flag.wideNameStart) !== 0 && known.wideNames.match(medium, i, count) >= 0;
  }

  /** Whether the value is a firm that everybody knows, or begins with one and has a number. */
  #isFirm(medium: Int32Array, count: number, seen: number): boolean {
    const length = this.#phrases.famousFirms.lengthAtStart(medium, count);
    return length > 0 && (length === count || (seen & Trait.number) !== 0);
  }

  #writeAbbreviations({ words, wordCount }: CompanyParse, units: Int32Array, roles: Uint8Array, from: number, at: number): number {
    let end = at;
    for (let i = 0; i < wordCount; i++) {
      if (fullWord(this.#words, words[i]) === words[i]) continue;
      for (const word of writtenForms(this.#words, words.subarray(0, wordCount), units.subarray(from, at))) {
        units[end] = word;
        roles[end++] = CompanyRole.written;
      }
      break;
    }
    return end;
  }

  #of(word: WordId): number {
    const known = this.#traits[word] ?? 0;
    if (known !== 0) return known;
    const trait = Trait.known | this.#read(word);
    // (an id that was asked for may have made the arrays grow)
    if (word >= this.#traits.length) {
      const length = 2 ** Math.ceil(Math.log2(word + 2));
      this.#traits = resized(this.#traits, length, 0);
      this.#marks = resized(this.#marks, length, -1);
    }
    if ((trait & Trait.role) === CompanyRole.place) this.#marks[word] = this.#words.places.markOf(this.#words.places.rowOf(word, false), true);
    return (this.#traits[word] = trait);
  }

  #read(word: WordId): number {
    const { flags, base, places, context } = this.#words;
    const { clubForms, trades, famousTrades, famousFirms, mender } = this.#phrases;
    const text = this.#words.textOf(word);
    if (flags[word] & CAREFUL_FLAGS || word === this.#number || famousNames().has(text) || places.isLevel(word)) return Trait.careful;
    if (clubForms.mayBegin(word) || famousTrades.mayBegin(word) || context.mayBeFormer(word) || context.isTitle(word)) return Trait.careful;
    if (mender.mayMend(word)) return Trait.careful;
    let trait = this.#roleOf(word);
    if (trait < 0) return Trait.careful;
    if (trait === CompanyRole.number) trait |= Trait.number;
    if (/^\d/.test(text)) trait |= Trait.digit;
    if (trait === CompanyRole.structure && base[word] === this.#company) trait |= Trait.nothingBeside;
    if (flags[word] & (Flag.placeStart | Flag.wideNameStart) || trades.mayBegin(word)) trait |= Trait.phrase;
    if (famousFirms.mayBegin(word) || mayBeInitials(text)) trait |= Trait.first;
    if (flags[word] === Flag.plain) {
      const meant = this.#words.wideWords.corrected(word);
      if (meant !== word && this.#words.legalMode[meant] === LegalMode.anywhere) trait |= Trait.formAtEnd;
    }
    return trait;
  }

  /** What a word is; -1: that hangs on the words beside it. */
  #roleOf(word: WordId): number {
    const { kind, flags, places } = this.#words;
    if (kind[word] === Kind.place) {
      const usual = places.wordsOf(places.rowOf(word, false));
      return usual.every((name) => name === word) && usual.length < 2 ? CompanyRole.place : -1;
    }
    if (flags[word] & Flag.digits) return kind[word] === Kind.number ? CompanyRole.number : -1;
    if (flags[word] & Flag.place) return -1;
    if (flags[word] & Flag.structure) return CompanyRole.structure;
    if (kind[word] === Kind.generic) return CompanyRole.generic;
    return kind[word] === Kind.name ? CompanyRole.name : -1;
  }
}

/** Whether each token of a value is a word as it is written, with nothing between them that may part a name from another. */
function isOfWords({ raws, rawFrom, rawEnd, words, wordCount, contentCount, gaps }: CompanyParse): boolean {
  if (rawEnd - rawFrom !== wordCount) return false;
  for (let i = 0; i < wordCount; i++) {
    if (raws[rawFrom + i] !== words[i] || gaps[i] & (i < contentCount ? PARTING : PARTING & ~Gap.comma)) return false;
  }
  return true;
}

import { readingOf } from '../../lexicon/han-characters.js';
import type { WordId } from '../vocabulary.js';
import type { BesideMedium } from './beside-medium.js';
import { ClubForms } from './club-forms.js';
import { leftOutPreposition, passArticles, passPreposition } from './edge-words.js';
import { FamousFirms } from './famous-firms.js';
import { famousNames } from './famous-names.js';
import { FamousTrades } from './famous-trades.js';
import type { CompanyParse } from './parse.js';
import { NameMender } from './name-mender.js';
import { PlainUnits } from './plain-units.js';
import { nameByPlace, passLevel, passListNumber, passTitle, passYears } from './role-changes.js';
import { CompanyRole, roleInOtherName } from './roles.js';
import { PublicBodies } from './public-bodies.js';
import { SiteNumbers } from './site-numbers.js';
import { readStates } from './state-codes.js';
import { TradePhrases } from './trade-phrases.js';
import { isWithin, marksOfKnownName, placeMark } from './place-marks.js';
import { Flag, isNoiseBehind, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';
import { writtenForms } from './written-forms.js';

const ROLE_OF_KIND: readonly number[] = Object.values(Kind).map((kind) =>
  kind === Kind.generic ? CompanyRole.generic : kind === Kind.place ? CompanyRole.place : kind === Kind.number ? CompanyRole.number : CompanyRole.name,
);

/** The units that a company name is compared by, and what each is in it: its medium words, places and forms of clubs by their usual names, and its legal forms. */
export class CompanyUnits {
  readonly #words: CompanyWords;
  readonly clubForms: ClubForms;
  readonly mender: NameMender;
  readonly #trades: TradePhrases;
  readonly #famousTrades: FamousTrades;
  readonly #famousFirms: FamousFirms;
  readonly #siteNumbers: SiteNumbers;
  readonly #publicBodies: PublicBodies;
  readonly #plain: PlainUnits;
  readonly #company: WordId;
  readonly #number: WordId;
  /** Where units are written to. */
  #units: Int32Array = new Int32Array(0);
  #roles: Uint8Array = new Uint8Array(0);
  #at = 0;
  /** Words that say where the value is, as far as it is read. */
  readonly #where = new Set<WordId>();
  /** Words for the places that a name which everybody knows has in it. */
  readonly #ownPlaces = new Set<WordId>();
  /** Codes of states in the value that stand for them ("State of NJ"). */
  readonly #states = new Set<WordId>();
  /** What characters in the value are read as that no table has a word of. */
  #sounds: ReadonlySet<string> = new Set();
  /** A name that everybody knows was read. */
  #isKnown = false;
  /** The words of the value as they were read. */
  #read: Int32Array = new Int32Array(0);
  /** See {@link PublicBodies.levelWithin}. */
  #levelWithin: WordId = -1;
  /** Middle initial of a person that was read as a connective, and what is in front of it; -1: there is none. */
  #givenName = -1;
  #initial = -1;
  /** The name beside a trade that everybody knows it for is all that was read. */
  #isWithTrade = false;

  constructor(words: CompanyWords) {
    this.#words = words;
    this.clubForms = new ClubForms(words);
    this.#trades = new TradePhrases(words);
    this.mender = new NameMender(words, this.#trades);
    this.#famousTrades = new FamousTrades(words);
    this.#famousFirms = new FamousFirms(words);
    this.#siteNumbers = new SiteNumbers(words, this.#famousFirms);
    this.#publicBodies = new PublicBodies(words);
    this.#plain = new PlainUnits(words, {
      clubForms: this.clubForms,
      trades: this.#trades,
      famousTrades: this.#famousTrades,
      famousFirms: this.#famousFirms,
      mender: this.mender,
    });
    this.#company = words.id('company');
    this.#number = words.id('number');
  }

  /** Writes the units of a value of the usual kind; returns their new end, -1: it is none. */
  writePlainly(parse: CompanyParse, units: Int32Array, roles: Uint8Array, at: number): number {
    return this.#plain.write(parse, units, roles, at);
  }

  /** Writes the units of the value with the medium words `medium[0 .. end)`, from `at` on; returns their new end. */
  write(
    medium: Int32Array,
    end: number,
    {
      read,
      tailStart,
      articleBehindComma,
      legal,
      alias,
      isAliasOwn,
      isListed,
      characters,
      spoken,
      hasAmpersand,
      isOfTrader,
      hasOf,
      countryLength,
      tailFrom,
      state,
    }: BesideMedium,
    units: Int32Array,
    roles: Uint8Array,
    at: number,
  ): number {
    this.#units = units;
    this.#roles = roles;
    this.#at = at;
    this.#where.clear();
    this.#ownPlaces.clear();
    readStates(this.#words, read, this.#states);
    const initial = this.#words.loneLetters.initialAmid(read, read.length);
    [this.#givenName, this.#initial] = initial < 0 ? [-1, -1] : [this.#words.canonical[read[initial - 1]], read[initial]];
    this.#sounds = new Set(Array.from(characters, (word) => readingOf(this.#words.textOf(word))));
    this.#isKnown = false;
    const marker = medium.subarray(0, end).indexOf(this.#words.tailMarker);
    const headEnd = marker < 0 ? end : marker;
    const hasSite = this.#siteNumbers.find(medium, headEnd);
    const nameEnd = hasSite ? this.#siteNumbers.from : tailFrom >= 0 ? Math.min(tailFrom, headEnd) : headEnd;
    // ("BK of Brindle" is a bank)
    this.clubForms.read(medium, nameEnd, !hasAmpersand && !isOfTrader && read[1] !== this.#words.of);
    const { places } = this.#words;
    const front = this.#publicBodies.frontLength(medium, nameEnd);
    const level = medium[front];
    const isGoverned = places.isLevel(level) && (hasOf || places.isTitle(level));
    this.#read = read;
    this.#levelWithin = this.#publicBodies.levelWithin(read);
    const country = places.isCountry(medium, nameEnd - countryLength, nameEnd) ? countryLength : 0;
    for (let i = 0; i < front; i++) this.#put(medium[i], CompanyRole.note);
    this.#writeName(medium.subarray(front), nameEnd - country - front, isGoverned);
    // (there is a firm of names that everybody knows in every country, and of common words a body: "IBM (Canada)", "Central Bank (Kenya)")
    if (country > 0)
      this.#writePlaces(
        medium,
        nameEnd - country,
        nameEnd,
        this.#isToldByPlace(at, medium, nameEnd - country) && !this.#isThere(medium, nameEnd - country, nameEnd) ? CompanyRole.place : CompanyRole.tail,
      );
    // (a trader's initials are none: "ФОП Мельник А.С.")
    if (!isOfTrader) passArticles(this.#words, units, roles, at, this.#at, articleBehindComma);
    passPreposition(this.#words, units, roles, at, this.#at, read[0]);
    const preposition = leftOutPreposition(this.#words, units.subarray(at, this.#at), roles[at], read.subarray(0, tailStart));
    if (preposition >= 0) this.#put(preposition, CompanyRole.note);
    // ("ex-Google": of a name that everybody knows)
    if (read.length > 1 && ((this.#isKnown && this.#words.context.mayBeFormer(read[0])) || this.#words.context.beginsWithTitle(read)))
      passTitle(units, roles, at, this.#words.canonical[read[1]]);
    if (isGoverned) passLevel(units, roles, at + front, this.#at, level);
    if (hasSite) this.#writeSite(medium.subarray(0, headEnd));
    else this.#writePlaces(medium, nameEnd, headEnd, CompanyRole.note);
    if (state >= 0) this.#writeState(state);
    if (marker >= 0) this.#writeTail(medium, marker + 1, end);
    // (those that everybody knows are in many places: "IBM India", "IBM Canada")
    const where = this.#isKnown && country === 0 ? marksOfKnownName(this.#words, this.#where, this.#ownPlaces) : [...this.#where];
    const isFamous = this.#isWithTrade || this.#famousFirms.isWhole(medium, nameEnd);
    if (alias.length > 0) this.#writeAlias(alias, isAliasOwn);
    for (const word of legal) this.#put(word, CompanyRole.legal);
    for (const word of where) this.#put(word, CompanyRole.where);
    if (isFamous) this.#put(this.#words.tailMarker, CompanyRole.famous);
    for (const word of writtenForms(this.#words, read, units.subarray(at, this.#at))) this.#put(word, CompanyRole.written);
    for (const word of spoken) this.#put(word, CompanyRole.spoken);
    // (vetoes look for characters at the end)
    for (const word of characters) this.#put(word, CompanyRole.characters);
    if (isListed) passListNumber(this.#words, units, roles, at, this.#at, (word) => famousNames().has(this.#words.textOf(word)));
    return this.#at;
  }

  /** Whether the country tells the name that was written from `from` on from others: one that everybody knows, or one of nothing but common words. */
  #isToldByPlace(from: number, medium: Int32Array, nameEnd: number): boolean {
    return this.#isKnown || this.#famousFirms.isWhole(medium, nameEnd) || !this.#roles.subarray(from, this.#at).includes(CompanyRole.name);
  }

  /** Whether what was written is in the country `medium[from .. end)` already: "Munich Central Hospital (Germany)". */
  #isThere(medium: Int32Array, from: number, end: number): boolean {
    const { places } = this.#words;
    const row = places.rowAt(medium, from, end);
    const country = row < 0 ? '' : placeMark(this.#words.rows.at(row), true).slice(2);
    return country !== '' && [...this.#where].some((mark) => isWithin(this.#words.textOf(mark), country));
  }

  /** Writes the number of a site, and where that is. */
  #writeSite(medium: Int32Array): void {
    const { from, end } = this.#siteNumbers;
    for (let i = from; i < medium.length; i++) this.#put(medium[i], i < end ? CompanyRole.site : CompanyRole.note);
  }

  /** @param isGoverned  it begins with a level of the place that follows, which is nothing else then ("City of Orange"). */
  #writeName(medium: Int32Array, end: number, isGoverned = false): void {
    const { flags, kind, known, loneLetters } = this.#words;
    const forms = this.clubForms;
    const from = this.#at;
    let isClub = false;
    for (let i = 0; i < end; ) {
      const word = medium[i];
      if (flags[word] & Flag.wideNameStart && !(isGoverned && i === 1) && known.wideNames.match(medium, i, end) >= 0 && !this.#isTrade(medium, i, end)) {
        this.#writeKnownName(medium.subarray(i, i + known.wideNames.matchLength));
        i += known.wideNames.matchLength;
        continue;
      }
      const form = forms.at(medium, i);
      if (form >= 0) {
        this.#put(form, CompanyRole.structure);
        isClub = true;
        i += forms.length;
        continue;
      }
      const trade = this.#trades.at(medium, i, end);
      if (trade >= 0) {
        this.#put(trade, CompanyRole.generic);
        i += this.#trades.length;
        continue;
      }
      if (this.#states.has(word)) {
        this.#writeState(word);
        i++;
        continue;
      }
      if (this.#publicBodies.isCounty(medium, i, end, this.#read)) {
        this.#put(this.#publicBodies.county, CompanyRole.generic);
        i++;
        continue;
      }
      if (this.#isBeforeItsPlace(medium, i, end, from) || (i > 0 && word === this.#levelWithin)) {
        this.#put(word, CompanyRole.note);
        i++;
        continue;
      }
      // "John E Smith", "Tok e Stok": that one side has it says little, that both have another one does
      if (loneLetters.saysLittle(medium, i, end)) {
        this.#put(word, CompanyRole.note);
        i++;
        continue;
      }
      if (this.#saysLittle(medium, i, end)) {
        this.#put(word, CompanyRole.note);
        i++;
        continue;
      }
      const length = this.#writePlace(medium, i, end, CompanyRole.place);
      if (length === 0) {
        this.#put(word, this.#roleOf(word, end));
        if (word === this.#givenName) this.#put(this.#initial, CompanyRole.note);
        this.#isKnown ||= kind[word] === Kind.name && famousNames().has(this.#words.textOf(word));
      }
      i += length || 1;
    }
    if (isClub) passYears(this.#words, this.#units, this.#roles, from, this.#at);
    if (isClub || this.#roles.subarray(from, this.#at).every((role) => role === CompanyRole.place)) nameByPlace(this.#roles, from, this.#at);
    this.#isWithTrade = this.#famousTrades.pass(this.#units, this.#roles, from, this.#at);
  }

  /** Whether what everybody knows by its initials (CHU) is what many bodies are. */
  #isTrade(medium: Int32Array, i: number, end: number): boolean {
    return this.#trades.at(medium, i, end) >= 0 && this.#trades.length >= this.#words.known.wideNames.matchLength;
  }

  #writeState(code: WordId): void {
    const { places } = this.#words;
    const row = places.stateOf(code);
    this.#mark(row, true);
    for (const word of places.wordsOf(row)) this.#put(word, CompanyRole.place);
  }

  /** "Kestrel Nr. 5": the word in front of a number that others have without it. "Kestrel Corporaton": a legal form with a slip in it, where it stands last. */
  #saysLittle(medium: Int32Array, i: number, end: number): boolean {
    const { kind, flags, wideWords, legalMode } = this.#words;
    const word = medium[i];
    if (word === this.#number) return i + 1 < end && kind[medium[i + 1]] === Kind.number;
    if (i === 0 || i + 1 < end || flags[word] !== Flag.plain) return false;
    const meant = wideWords.corrected(word);
    return meant !== word && legalMode[meant] === LegalMode.anywhere;
  }

  /** What a word of the name is where nothing beside it says so: characters that are read as a trade is in Latin letters are none (富士, fushi; 服饰 has a row). */
  #roleOf(word: WordId, end: number): number {
    const { flags, kind } = this.#words;
    if (this.#sounds.size > 0 && this.#sounds.has(this.#words.textOf(word))) return CompanyRole.name;
    return flags[word] & Flag.structure ? this.#structureRole(word, end) : ROLE_OF_KIND[kind[word]];
  }

  /** "Company" in any language says nothing beside another word: English has it as a legal form ("Страховая компания Гарант", "Garant Insurance Company"). */
  #structureRole(word: WordId, end: number): number {
    return end > 1 && this.#words.base[word] === this.#company ? CompanyRole.note : CompanyRole.structure;
  }

  /**
   * "City of Austin Police Department", "Ministry of Steel, Government of India": what a place is to those who govern it says nothing beside what they have there.
   * Not where that is all of the name, nor behind a name ("Kansas City Texas Holdings").
   */
  #isBeforeItsPlace(medium: Int32Array, i: number, end: number, from: number): boolean {
    const { places } = this.#words;
    // (the Republic of China is a place by that name, and another one than China)
    if (!places.isLevel(medium[i]) || i + 1 >= end || places.lengthAt(medium, i, end) > 0) return false;
    const length = places.lengthAt(medium, i + 1, end) || Number(places.mayBe(medium[i + 1]));
    if (length === 0 || (i === 0 && i + 1 + length === end)) return false;
    const before = this.#at > from ? this.#roles[this.#at - 1] : CompanyRole.generic;
    return before !== CompanyRole.name && before !== CompanyRole.place;
  }

  /** The words of a well-known name are names, generic or not; where everybody knows it by one of them, the others say nothing more ("Amazon", "Amazon.com"). */
  #writeKnownName(words: Int32Array): void {
    this.#isKnown = true;
    const { known, places } = this.#words;
    for (let i = 0; i < words.length; ) {
      const length = places.lengthAt(words, i, words.length);
      const row = length > 0 ? places.phrases.match(words, i, words.length) : places.rowOf(words[i], false);
      if (row >= 0) this.#markOwn(row);
      i += length || 1;
    }
    const short = words.find((word) => famousNames().has(this.#words.textOf(word)) && known.isShortFor(word, words));
    for (let i = 0; i < words.length; ) {
      const trade = this.#trades.at(words, i, words.length);
      this.#put(trade < 0 ? words[i] : trade, short === undefined || words[i] === short ? CompanyRole.name : CompanyRole.note);
      i += trade < 0 ? 1 : this.#trades.length;
    }
  }

  /** The other name, as it would be written if it were the value's (what a full name has besides is no more of it here). */
  #writeAlias(alias: Int32Array, isOwn: boolean): void {
    const from = this.#at;
    this.clubForms.read(alias, alias.length, false);
    this.#writeName(alias, alias.length);
    passArticles(this.#words, this.#units, this.#roles, from, this.#at, -1);
    const end = this.#at;
    this.#at = from;
    for (let i = from; i < end; i++)
      if (this.#roles[i] !== CompanyRole.note) this.#put(this.#units[i], isOwn ? roleInOtherName(this.#roles[i]) : CompanyRole.alias);
  }

  /** What stands behind the legal form. */
  #writeTail(medium: Int32Array, from: number, end: number): void {
    let hasNoise = false;
    for (let i = from; i < end; i++) hasNoise ||= isNoiseBehind(this.#words.noise[medium[i]]);
    this.#writePlaces(medium, from, end, hasNoise ? CompanyRole.note : CompanyRole.tail);
  }

  /** Writes words that all have one role, places by their usual names. */
  #writePlaces(medium: Int32Array, from: number, end: number, role: number): void {
    for (let i = from; i < end; ) {
      const length = this.#writePlace(medium, i, end, role);
      if (length === 0 && medium[i] !== this.#words.tailMarker) this.#put(medium[i], role);
      i += length || 1;
    }
  }

  /**
   * Writes the place at `medium[i]` as its usual name has it ("USA", "United States of America": united states), so that it is the same place however it is called.
   * Returns how many words it has here; 0: there is none, or one that goes by one word and no other name than its family's (Deutschland, Germany).
   */
  #writePlace(medium: Int32Array, i: number, end: number, role: number): number {
    const { places } = this.#words;
    const length = places.lengthAt(medium, i, end);
    const sure = length > 0 ? places.phrases.match(medium, i, end) : places.rowOf(medium[i], end > 1 && (i === 0 || i === end - 1));
    const row = sure >= 0 ? sure : places.doubtfulRowOf(medium[i]);
    if (row < 0) return 0;
    this.#mark(row, sure >= 0 || (i > 0 && i + 1 === end));
    const named = places.wordsOf(row);
    if (length > 0) for (const word of named.length > 0 ? named : medium.subarray(i, i + length)) this.#put(word, role);
    // (what may be another word is one place by another word, or none; "Korea" alone may be said of what "Korean" is said of)
    else if (named.length > 1 && sure >= 0)
      for (const word of named) this.#put(word, named.includes(medium[i]) && word !== medium[i] ? CompanyRole.note : role);
    // (a word that is its own usual name is what its kind says)
    else if (named.length === 1 && named[0] !== medium[i]) this.#put(named[0], role === CompanyRole.place ? ROLE_OF_KIND[this.#words.kind[medium[i]]] : role);
    else return 0;
    return length || 1;
  }

  /** Notes where a row of the places says that the value is, or may be. */
  #mark(row: number, isSure: boolean): void {
    const mark = this.#words.places.markOf(row, isSure);
    if (mark >= 0) this.#where.add(mark);
  }

  /** Notes a place that a name which everybody knows has in it ("Abu Dhabi Islamic Bank"). */
  #markOwn(row: number): void {
    const mark = this.#words.places.markOf(row, true);
    if (mark >= 0) this.#ownPlaces.add(mark);
  }

  #put(word: WordId, role: number): void {
    this.#units[this.#at] = word;
    this.#roles[this.#at++] = role;
  }
}

import { Gap } from '../../text/byte-classes.js';
import { takeByname } from './bynames.js';
import { NameJoins } from './joins.js';
import { takeNicknames } from './nicknames.js';
import { joinSyllables, NamePart, particlesBehind, splitName, takeGiven, takeSyllablesAndGiven } from './order.js';
import { NameSegments } from './segments.js';
import { surnameFirst } from './surname-first.js';
import { MAX_WORDS, NameTokens, Taken } from './tokens.js';
import { putMiddleBehind } from './vietnamese-order.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';
import { takeYears } from './years.js';

/** Dots that hold the letters of a marker together (a.k.a.). */
const LETTERS_HELD = 2;

/**
 * One person's name, read: given names (the first one, then middle names and initials), surname with its particles, nicknames, generation. A value of one word
 * has it in `given` and no surname. The buffers are reused by the next `read`.
 */
export class IndividualParse {
  readonly given = new Int32Array(MAX_WORDS);
  givenCount = 0;
  readonly surname = new Int32Array(MAX_WORDS);
  surnameCount = 0;
  readonly nicknames = new Int32Array(MAX_WORDS);
  nicknameCount = 0;
  /** Surnames of birth or of marriage: née Dupont, vda de Herrera. */
  readonly otherSurnames = new Int32Array(MAX_WORDS);
  otherSurnameCount = 0;
  /** Word of the generation in keys, or of the year of birth or death; -1: none written. */
  generation = -1;
  /** Nothing but its place says what the surname is: the last one, or all in front of initials. */
  byPlace: 'last' | 'inFrontOfInitials' | null = null;
  /** All words, and what each was taken for. */
  readonly tokens: NameTokens;

  readonly #words: IndividualWords;
  readonly #joins: NameJoins;
  readonly #segments: NameSegments;
  readonly #part = new NamePart();

  constructor(words: IndividualWords) {
    this.#words = words;
    this.tokens = new NameTokens(words);
    this.#joins = new NameJoins(words, this.tokens);
    this.#segments = new NameSegments(words, this.tokens);
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    const { tokens } = this;
    const structured = tokens.expand(ids, gaps, from, end);
    const { words } = tokens;
    this.givenCount = 0;
    this.surnameCount = 0;
    this.nicknameCount = 0;
    this.otherSurnameCount = 0;
    this.generation = -1;
    this.byPlace = null;
    // initials behind a name are a matter of order, see order.ts, and letters amid it may say that another one follows
    if (!structured && (tokens.count === 0 || !(this.#words.flags[words[tokens.count - 1]] & Flag.initial)) && !this.#hasLettersAmid()) {
      // given names and a surname, nothing else
      const last = tokens.count - 1;
      for (let i = 0; i < last; i++) this.given[this.givenCount++] = words[i];
      if (last === 0) this.given[this.givenCount++] = words[0];
      else if (last > 0) this.surname[this.surnameCount++] = words[last];
      if (last > 0) this.byPlace = 'last';
      return;
    }
    this.#joins.join();
    const year = takeYears(tokens, this.#words);
    takeByname(tokens, this.#words);
    takeNicknames(tokens, this.#words.of, (word) => this.#words.surnameRarity(word) < this.#words.givenWeight(word));
    for (let i = 0; i < tokens.count; i++) {
      if (tokens.taken[i] === Taken.nickname) this.nicknames[this.nicknameCount++] = words[i];
      else if (tokens.taken[i] === Taken.otherSurname && !(tokens.can[i] & Flag.particle)) this.otherSurnames[this.otherSurnameCount++] = words[i];
    }
    this.#segments.cut();
    this.generation = this.#segments.generation >= 0 ? this.#segments.generation : year;
    this.#order();
  }

  /** Whether three letters that dots hold together stand behind the first word: "John Smith a.k.a. Jack". */
  #hasLettersAmid(): boolean {
    const { words, gaps, count } = this.tokens;
    let held = 0;
    for (let i = 2; i < count; i++) {
      const isHeld = gaps[i] === Gap.dot && (this.#words.flags[words[i]] & this.#words.flags[words[i - 1]] & Flag.initial) !== 0;
      held = isHeld ? held + 1 : 0;
      if (held === LETTERS_HELD) return true;
    }
    return false;
  }

  /** Which words are given names and which the surname. */
  #order(): void {
    const { words, taken, count } = this.tokens;
    const { ends } = this.#segments;
    const part = this.#part;
    let named = 0;
    let first = -1;
    for (let s = 0; s < ends.length; s++) {
      if (this.#readPart(s) === 0) continue;
      if (first < 0) first = s;
      named++;
    }
    // everything was a title or a note: then the nickname is the name, or what there is
    if (named === 0) {
      for (let i = 0; i < this.nicknameCount; i++) this.given[this.givenCount++] = this.nicknames[i];
      this.nicknameCount = 0;
      if (this.givenCount === 0) for (let i = 0; i < count; i++) if (taken[i] === Taken.title) this.given[this.givenCount++] = words[i];
      return;
    }
    this.#readPart(first);
    // "Caldwell (Chad)": the name in brackets is all there is of a given name
    if (named === 1 && part.count === 1 && this.nicknameCount === 1) {
      this.given[this.givenCount++] = this.nicknames[0];
      this.surname[this.surnameCount++] = part.words[0];
      this.nicknameCount = 0;
      return;
    }
    if (named === 1) {
      splitName(this.#words, part, this);
      return;
    }
    // "Berg van der, Jan"
    const surnameEnd = this.#readsEastAsian(part.words[0]) ? part.count : particlesBehind(this.#words, part);
    for (let i = surnameEnd; i < part.count; i++) this.surname[this.surnameCount++] = part.words[i];
    const particleEnd = this.surnameCount;
    for (let i = 0; i < surnameEnd; i++) this.surname[this.surnameCount++] = part.words[i];
    for (let s = first + 1; s < ends.length; s++) {
      this.#readPart(s);
      // "Berg, Jan van der"
      const givenEnd = particleEnd > 0 || this.#readsEastAsian(this.surname[0]) ? part.count : particlesBehind(this.#words, part);
      if (givenEnd < part.count) this.#putInFront(part, givenEnd);
      const isBehindEastAsian = s === first + 1 && this.surnameCount === 1 && (this.#words.flags[this.surname[0]] & Flag.eastAsianSurname) !== 0;
      if (isBehindEastAsian && givenEnd === part.count && takeSyllablesAndGiven(this.#words, part, this)) continue;
      takeGiven(this.#words, part, 0, givenEnd, this);
      // (Kim, Eun-kyung, as Eun-kyung Kim)
      if (isBehindEastAsian && givenEnd === 2) joinSyllables(this.#words, this, (part.gaps[1] & Gap.hyphen) !== 0);
    }
    putMiddleBehind(this.#words, this);
  }

  /** Reads the name again with its surname in front, where the lists of names say that it stands there: see surname-first.ts. */
  putSurnameFirst(): void {
    const { given, surname, givenCount, surnameCount } = this;
    const count = givenCount + surnameCount;
    if (this.byPlace === null || count > MAX_WORDS) return;
    const words = this.#part.words;
    const surnameAt = this.byPlace === 'last' ? givenCount : 0;
    for (let i = 0; i < givenCount; i++) words[surnameAt === 0 ? surnameCount + i : i] = given[i];
    for (let i = 0; i < surnameCount; i++) words[surnameAt + i] = surname[i];
    const end = surnameFirst(this.#words, words, count);
    if (end === 0) return;
    this.surnameCount = end;
    this.givenCount = count - end;
    for (let i = 0; i < end; i++) surname[i] = words[i];
    for (let i = end; i < count; i++) given[i - end] = words[i];
  }

  /** (Nguyen, Hoang Van) */
  #readsEastAsian(surname: number): boolean {
    return (this.#words.flags[surname] & Flag.eastAsianSurname) !== 0;
  }

  /** Words of a part from `from` on stand in front of the surname. */
  #putInFront({ words, count }: NamePart, from: number): void {
    this.surname.copyWithin(count - from, 0, this.surnameCount);
    for (let i = from; i < count; i++) this.surname[i - from] = words[i];
    this.surnameCount += count - from;
  }

  /** Takes the words of the name in a segment; returns their number. */
  #readPart(segment: number): number {
    const { words, gaps, taken, can } = this.tokens;
    const { left, ends } = this.#segments;
    const part = this.#part;
    part.count = 0;
    for (let k = segment === 0 ? 0 : ends[segment - 1]; k < ends[segment]; k++) {
      const i = left[k];
      if (taken[i] !== Taken.name) continue;
      part.words[part.count] = words[i];
      part.can[part.count] = can[i];
      part.gaps[part.count++] = gaps[i];
    }
    return part.count;
  }
}

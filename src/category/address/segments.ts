import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import type { AddressStreet } from './street.js';
import type { AddressTail } from './tail.js';
import type { AddressUnits } from './units.js';

const MAX_SEGMENTS = 64;
/** Likeness of what has a number. */
const NUMBERED = 2.5;

/** What is left of an address when boxes and its tail are marked, in segments, and which of them has the street. The buffers are used again by the next {@link split}. */
export class AddressSegments {
  count = 0;
  /** Where each begins; behind the last, where it ends. */
  readonly start = new Int32Array(MAX_SEGMENTS + 1);
  readonly #items: AddressItems;
  readonly #units: AddressUnits;
  readonly #street: AddressStreet;
  readonly #tail: AddressTail;

  constructor(items: AddressItems, units: AddressUnits, street: AddressStreet, tail: AddressTail) {
    this.#items = items;
    this.#units = units;
    this.#street = street;
    this.#tail = tail;
  }

  /** Segments of what is left in front of `stop`: between boundaries and what is marked already. */
  split(stop: number): void {
    const items = this.#items;
    this.count = 0;
    let open = false;
    for (let i = 0; i < stop; i++) {
      if (items.part[i] !== UNDECIDED) {
        open = false;
        continue;
      }
      if ((!open || items.begins(i)) && this.count < MAX_SEGMENTS) this.start[this.count++] = i;
      open = true;
    }
    this.start[this.count] = stop;
  }

  end(segment: number): number {
    const items = this.#items;
    let end = this.start[segment + 1];
    while (end > this.start[segment] && items.part[end - 1] !== UNDECIDED) end--;
    return end;
  }

  /** The segment that has the street; -1: there is none. `hasBox`: a box is marked somewhere. */
  withStreet(hasBox: boolean): number {
    const items = this.#items;
    const us = items.words.realm === 'us';
    let best = -1;
    let bestRank = -1;
    let bestLikeness = -1;
    for (let s = 0; s < this.count; s++) {
      const [from, end] = [this.start[s], this.end(s)];
      const likeness = this.#units.isCare(from) && !items.hasNumber(from, end) ? -1 : this.#street.likeness(from, end);
      // "Main, Mars Hill, ME": the last is the town
      // (a number in words is no house behind one with a number: "12 Reed Place, Thousand Island Park, NY")
      const isHouse = likeness >= NUMBERED && (bestLikeness < NUMBERED || items.hasNumber(from, end));
      if (us && s > 0 && s + 1 === this.count && this.#tail.found && !isHouse) continue;
      // "Customer # 55-0037082, PO Box 427"
      if (us && hasBox && likeness === NUMBERED && !items.isNumber(from) && items.part[this.end(s)] !== UNDECIDED && this.#isMarkedNumber(from, end)) continue;
      // "B-204, Shanti Apartments, …"
      if (!us && likeness === 0 && this.count > 1 && this.#isCode(from, end)) continue;
      // "One Exchange Plaza, 55 Broadway"
      let rank = us && likeness > NUMBERED && items.words.site[items.kind[end - 1]] === 1 ? NUMBERED - 0.1 : likeness;
      // "St Johns Centre, Rope Walk", "Polígono Industrial Norte, Calle Holanda, 15"
      if (!us && likeness > 0 && likeness < NUMBERED && this.#isComplex(from, end) && !this.#isInUnits(s)) rank -= 0.1;
      // "4 Acacia Court, 15 Long Street"
      if (!us && likeness > NUMBERED && items.words.site[items.kind[end - 1]] === 2 && this.#isNumberedStreet(s + 1)) rank = NUMBERED - 0.1;
      // "No. 8089, Hongli West Road"
      if (!us && likeness > 0 && likeness < NUMBERED && this.#isBehindNumber(s)) rank = likeness + NUMBERED;
      // "The Galleria Level 2, 5085 Westheimer"
      const isFirstHouse = best >= 0 && isHouse && bestLikeness >= NUMBERED && items.isNumber(from) && this.#isNumberedVenue(best);
      if (rank > bestRank || isFirstHouse) {
        best = s;
        bestRank = rank;
        bestLikeness = Math.max(likeness, rank);
      }
    }
    if (best < 0 || bestLikeness >= NUMBERED) return best;
    // "15, Alder Salai, Chennai": the number, then a name that nothing tells to be a street
    if (!us && bestLikeness === 0 && best + 1 < this.count && this.#goesOn(best) && this.#isNumberAlone(best)) return best + 1;
    return this.#isStreetWithoutNumber(best, bestLikeness, hasBox) ? best : -1;
  }

  /** Whether a segment is a street with its type, and the number of the house in front of it. */
  #isNumberedStreet(segment: number): boolean {
    const from = this.start[segment];
    return segment < this.count && this.#items.begins(from) && this.#items.isNumber(from) && this.#street.likeness(from, this.end(segment)) > NUMBERED;
  }

  /** Whether a segment's first number stands behind a name that is no street's: "Galleria Level 2", "Mall of America N204", "gate code 4471"; but "St Charles Av 4521", "Highway 6". */
  #isNumberedVenue(segment: number): boolean {
    const items = this.#items;
    const from = this.start[segment];
    for (let i = from; i < this.end(segment); i++) {
      if (!items.isNumber(i)) continue;
      if (i === from) return false;
      // ("Vincom Center Floor 8, 72 Le Thanh Ton")
      if (items.words.realm !== 'us') return i > from + 1 && this.#units.startsAt(i - 1, this.end(segment));
      const name = items.is(i - 1, Fact.direction) && i - 1 > from ? i - 2 : i - 1;
      return !items.isType(name) && !items.is(name, Fact.numberedType | Fact.typeAfter);
    }
    return false;
  }

  /** Whether items `from .. end` are the name of what has streets of its own. */
  #isComplex(from: number, end: number): boolean {
    const { words, kind } = this.#items;
    return words.complex[kind[end - 1]] === 1 || (words.complex[kind[from]] === 1 && this.#items.is(from, Fact.typeBefore));
  }

  /** Whether the next segment follows at once, or behind sections that no comma parts from it: "12 Ngõ 45 Alder". */
  #goesOn(segment: number): boolean {
    const next = this.start[segment + 1];
    return next === this.end(segment) || (!this.#items.begins(next) && !this.#items.is(next, Fact.city));
  }

  /** A number and nothing else in front of the next segment, or of the sections in front of that: "15, …", "No. 15, …", "1-10-1, …", "No. 15, Sec. 2, …". */
  #isNumberAlone(segment: number): boolean {
    const items = this.#items;
    const [from, end] = [this.start[segment], this.end(segment)];
    for (let i = end; i < this.start[segment + 1]; i++) if (items.part[i] !== Part.section && items.part[i + 1] !== Part.section) return false;
    const first = end - from > 1 && this.#units.isNumberWord(from) ? from + 1 : from;
    for (let i = first; i < end; i++) if (!items.isNumber(i) || (i > first && (items.gap[i] & (Gap.hyphen | Gap.slash)) === 0)) return false;
    return true;
  }

  /**
   * Whether the number alone in front of a segment is that of its house: with an English type at its end ("Alder Park, No. 12, Reed Road"), or where nothing
   * that is certainly a street stands in front of the number ("Via Roma, 12, Borgo Alto").
   */
  #isBehindNumber(segment: number): boolean {
    const items = this.#items;
    if (segment === 0 || !this.#isNumberAlone(segment - 1)) return false;
    const last = this.end(segment) - 1;
    if (segment === 1 || (items.isType(last) && items.words.englishType[items.kind[last]] === 1)) return true;
    return this.#street.likeness(this.start[segment - 2], this.end(segment - 2)) <= 1;
  }

  /** Whether a segment without a number is a street rather than a recipient or a town. */
  #isStreetWithoutNumber(segment: number, likeness: number, hasBox: boolean): boolean {
    const items = this.#items;
    const [from, end] = [this.start[segment], this.end(segment)];
    const us = items.words.realm === 'us';
    if (us && items.isNumber(from)) return true;
    if (hasBox) return likeness >= 2 && items.isType(end - 1) && items.begins(from) && (end === items.count || items.begins(end));
    if (this.#tail.found && this.count === 1) {
      if (us && items.isTown(from, end)) return false;
      if (likeness === 0 || this.#tail.isBehindTown) return false;
    }
    // East Broadway; foo & bar: where two streets meet
    if (items.is(from, Fact.direction) && end - from > 1 && likeness === 0) return true;
    if (end - from === 3 && items.words.crossing[items.kind[from + 1]]) return true;
    if (us) {
      if (end - from === 1) return segment === 0;
      if (this.#hasGeneric(from, end)) return likeness >= 2 && items.isType(end - 1) && items.words.site[items.kind[end - 1]] === 0;
      if (likeness === 0) return false;
      return !(items.words.site[items.kind[end - 1]] === 1 && items.is(end - 1, Fact.typeAfter) && this.count > 1);
    }
    if (likeness >= 2 || this.count > 1 || (end - from === 1 && items.is(from, Fact.letter))) return true;
    if (items.hasNumber(from, end)) return likeness > 0;
    return !this.#hasGeneric(from, end) && (likeness > 0 || end - from > 3);
  }

  /** Whether the first number is marked as one: "# 55", "No. 24385309". */
  #isMarkedNumber(from: number, end: number): boolean {
    const items = this.#items;
    for (let i = from + 1; i < end; i++) {
      if (!items.isNumber(i)) continue;
      return (items.gap[i] & Gap.other) !== 0 || (items.is(i - 1, Fact.unit) && items.words.unitClass[items.kind[i - 1]] === UnitClass.number);
    }
    return false;
  }

  /** B-204, B/204. */
  #isCode(from: number, end: number): boolean {
    const items = this.#items;
    if (end !== from + 2 || !items.is(from, Fact.letter) || !items.is(from + 1, Fact.digits)) return false;
    return items.gap[from + 1] === Gap.hyphen || items.gap[from + 1] === Gap.slash;
  }

  #hasGeneric(from: number, end: number): boolean {
    for (let i = from; i < end; i++) if (this.#items.isGeneric(i)) return true;
    return false;
  }

  /** Whether a unit begins segment `segment` or one in front of it: units are numbered within a complex, which then says more than the street it stands at. */
  #isInUnits(segment: number): boolean {
    for (let s = 0; s <= segment; s++) if (this.#units.startsAt(this.start[s], this.end(s))) return true;
    return false;
  }
}

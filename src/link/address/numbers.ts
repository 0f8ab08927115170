import { mayContinueNumber } from '../../category/address/digits.js';
import { Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { LinkTable } from '../link-table.js';

/** How the house numbers of two addresses go together. */
export const NumberRelation = { none: 0, oneMissing: 1, same: 2, inRange: 3, elsewhere: 4, differ: 5 } as const;
/** How letters and fractions go together: "12a" and "12" lack one, "12a" and "12b" differ. */
export const LetterRelation = { same: 0, oneMissing: 1, differ: 2 } as const;

/** A range of house numbers is no longer than this. */
const MAX_RANGE = 200;
/** Parts that a number may be read as besides: a unit where no street follows, a street where a type is missing. */
const NUMBER_LIKE: ReadonlySet<number> = new Set([Part.number, Part.unit, Part.level, Part.building, Part.box, Part.street, Part.venue]);

/** Whether two numbers are one that is written without its hyphen elsewhere. */
export function isOneNumber(first: string, second: string, whole: string): boolean {
  return mayContinueNumber(second) && first + second === whole;
}

/** What words behind a number are short for: bis, ter, half. */
const endings = lazily(
  () =>
    new Set(
      lexiconTable('numberEndings').flatMap(({ class: cls, canonical, ambiguous }) =>
        cls === 'tail' && ambiguous !== 'hyphen' && !/\d/.test(canonical) ? [canonical] : [],
      ),
    ),
);

/** Whether what stands behind a number is such a word, or its letter. */
export function isNumberEnding(word: string): boolean {
  return endings().has(word);
}

/** Compares the house numbers of two values by their units; reused for every pair. */
export class NumberComparison {
  relation: number = NumberRelation.none;
  letters: number = LetterRelation.same;
  readonly #table: LinkTable;

  constructor(table: LinkTable) {
    this.#table = table;
  }

  compare(aStart: number, aEnd: number, bStart: number, bEnd: number): void {
    const aCount = this.#count(aStart, aEnd, Part.number);
    const bCount = this.#count(bStart, bEnd, Part.number);
    this.letters = LetterRelation.same;
    if (aCount === 0 && bCount === 0) {
      this.relation = NumberRelation.none;
      return;
    }
    if (aCount === 0 || bCount === 0) {
      const found = aCount === 0 ? this.#allIn(bStart, bEnd, aStart, aEnd) : this.#allIn(aStart, aEnd, bStart, bEnd);
      this.relation = found ? NumberRelation.elsewhere : NumberRelation.oneMissing;
      return;
    }
    if (aCount === bCount && this.#sameSequence(aStart, aEnd, bStart, bEnd, Part.number)) {
      this.relation = NumberRelation.same;
      this.#compareLetters(aStart, aEnd, bStart, bEnd);
      return;
    }
    if (aCount + bCount === 3 && this.#areJoined(aStart, aEnd, bStart, bEnd)) this.relation = NumberRelation.same;
    else if (this.#inRange(aStart, aEnd, aCount, bStart, bEnd, bCount)) this.relation = NumberRelation.inRange;
    else if (
      (Math.min(aCount, bCount) === 1 || this.#hasUnit(aCount, bCount, aStart, aEnd, bStart, bEnd)) &&
      this.#allIn(aStart, aEnd, bStart, bEnd) &&
      this.#allIn(bStart, bEnd, aStart, aEnd)
    )
      this.relation = NumberRelation.elsewhere;
    else this.relation = NumberRelation.differ;
  }

  /** "55/8 M.6 …, Km 7", "55/8 Moo 6, …, Km 7": whether the side that has fewer numbers has a unit, which may be the other's number. */
  #hasUnit(aCount: number, bCount: number, aStart: number, aEnd: number, bStart: number, bEnd: number): boolean {
    if (aCount === bCount) return false;
    return (aCount < bCount ? this.#count(aStart, aEnd, Part.unit) : this.#count(bStart, bEnd, Part.unit)) > 0;
  }

  #count(start: number, end: number, part: number): number {
    const { unitRole } = this.#table;
    let count = 0;
    for (let u = start; u < end; u++) if (unitRole[u] === part) count++;
    return count;
  }

  #sameSequence(aStart: number, aEnd: number, bStart: number, bEnd: number, part: number): boolean {
    const { unitRole, unitWord } = this.#table;
    let b = bStart;
    for (let a = aStart; a < aEnd; a++) {
      if (unitRole[a] !== part) continue;
      while (b < bEnd && unitRole[b] !== part) b++;
      if (b === bEnd || unitWord[a] !== unitWord[b]) return false;
      b++;
    }
    return true;
  }

  #compareLetters(aStart: number, aEnd: number, bStart: number, bEnd: number): void {
    const aTails = this.#count(aStart, aEnd, Part.numberTail);
    const bTails = this.#count(bStart, bEnd, Part.numberTail);
    if (aTails === bTails && this.#sameSequence(aStart, aEnd, bStart, bEnd, Part.numberTail)) return;
    this.letters = aTails === 0 || bTails === 0 ? LetterRelation.oneMissing : LetterRelation.differ;
  }

  /** One number on one side, two on the other. */
  #areJoined(aStart: number, aEnd: number, bStart: number, bEnd: number): boolean {
    const [a, b] = [this.#texts(aStart, aEnd), this.#texts(bStart, bEnd)];
    return a.length === 1 ? isOneNumber(b[0], b[1], a[0]) : isOneNumber(a[0], a[1], b[0]);
  }

  #texts(start: number, end: number): string[] {
    const { unitRole, unitWord, words } = this.#table;
    const texts: string[] = [];
    for (let u = start; u < end; u++) if (unitRole[u] === Part.number) texts.push(words.text[unitWord[u]]);
    return texts;
  }

  /** 12 lies in 12-14. */
  #inRange(aStart: number, aEnd: number, aCount: number, bStart: number, bEnd: number, bCount: number): boolean {
    // of two ranges nobody can say; the numbers of a block and a lot (5-8-8) are no range
    if (aCount + bCount !== 3) return false;
    const [aLow, aHigh] = this.#bounds(aStart, aEnd);
    const [bLow, bHigh] = this.#bounds(bStart, bEnd);
    // 118-35 is one number
    if (aLow > aHigh || bLow > bHigh) return false;
    return aHigh - aLow <= MAX_RANGE && bHigh - bLow <= MAX_RANGE && aLow <= bHigh && bLow <= aHigh;
  }

  /** First and last number as they stand. */
  #bounds(start: number, end: number): [number, number] {
    const { unitRole, unitWord, words } = this.#table;
    let low = Number.NaN;
    let high = Number.NaN;
    for (let u = start; u < end; u++) {
      if (unitRole[u] !== Part.number) continue;
      high = Number.parseInt(words.text[unitWord[u]], 10);
      if (Number.isNaN(low)) low = high;
    }
    return [low, high];
  }

  /** Whether each number of one side stands somewhere on the other. */
  #allIn(start: number, end: number, otherStart: number, otherEnd: number): boolean {
    const { unitRole, unitWord } = this.#table;
    for (let u = start; u < end; u++) {
      if (unitRole[u] !== Part.number) continue;
      let found = false;
      for (let v = otherStart; v < otherEnd && !found; v++) found = unitWord[v] === unitWord[u] && NUMBER_LIKE.has(unitRole[v]);
      if (!found) return false;
    }
    return true;
  }
}

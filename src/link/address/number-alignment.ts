import { Part } from '../../category/address/parts.js';
import type { LinkTable } from '../link-table.js';
import { UnitPairing } from '../unit-pairing.js';
import { Match, MATCH_TEXT } from './features.js';
import { isOneNumber } from './numbers.js';
import { hasDistrictNumbers } from './region-names.js';

/** Digits of a number that a house has in its district rather than in its street. */
const MIN_DISTRICT_NUMBER = 3;
/** Digits of a house number that a unit stands in front of with a hyphen: 305-1200 Main Street, where "7-5" is flat 5. */
const MIN_NUMBER_BEHIND_UNIT = 3;

/** Which numbers and units of one address are which of another that are written in another place: a letter that is the unit, a unit behind the number of its house. */
export abstract class NumberAlignment extends UnitPairing {
  /** Whether the letter of one's number is the unit of the other: "123A Elm St", "123 Elm St Apt A". */
  letterIsUnit = false;
  /** Whether the level of one is not the first of two units of the other, whose second is the same: "12, 4. em. 5.", "12 3/5". */
  storeysDiffer = false;
  /** Whether the second number of one is the unit of the other: "Lenina 5-7", "ul. Lenina 5, kv. 7". */
  numberIsUnit = false;
  protected readonly hasUnitsInNumbers: boolean;

  /** @param hasUnitsInNumbers  whether the second number of a house may be its unit, where in the United States it is a part of the first: 118-35. */
  protected constructor(table: LinkTable, hasUnitsInNumbers: boolean) {
    super(table, MATCH_TEXT);
    this.hasUnitsInNumbers = hasUnitsInNumbers;
  }

  /** Matches those of other parts, where equal ones of one part are matched. */
  protected matchNumbers(): void {
    this.#matchExchanged();
    this.letterIsUnit = this.#matchLetter(false) || this.#matchLetter(true);
    this.storeysDiffer = false;
    if (this.hasUnitsInNumbers && !this.letterIsUnit) this.letterIsUnit = this.#matchStorey(false) || this.#matchStorey(true);
    this.numberIsUnit =
      this.hasUnitsInNumbers &&
      (this.#matchUnitOfNumber(false) || this.#matchUnitOfNumber(true) || this.#matchOrientation(false) || this.#matchOrientation(true));
    this.#matchShortRange(false);
    this.#matchShortRange(true);
  }

  /** Matches house numbers of two units (37-20) that are one on the other side. */
  protected matchJoinedNumbers(): void {
    this.#matchJoinedNumber(false);
    this.#matchJoinedNumber(true);
  }

  /** "Vinohradská 12/1595", "Vinohradská 1595/12": the two numbers of a Czech house, of which one is its district's and long, in either order. */
  #matchExchanged(): void {
    const { unitWord, words } = this.table;
    const [number, unit] = [this.#onlyUnit(this.aStart, this.aCount, Part.number), this.#onlyUnit(this.aStart, this.aCount, Part.unit)];
    const [otherNumber, otherUnit] = [this.#onlyUnit(this.bStart, this.bCount, Part.number), this.#onlyUnit(this.bStart, this.bCount, Part.unit)];
    if (number < 0 || unit < 0 || otherNumber < 0 || otherUnit < 0 || this.manner[number] !== Match.none || this.manner[unit] !== Match.none) return;
    const [first, second] = [unitWord[this.aStart + number], unitWord[this.aStart + unit]];
    if (first !== unitWord[this.bStart + otherUnit] || second !== unitWord[this.bStart + otherNumber]) return;
    // ("5/120 Smith St", "120/5 Smith St": units in front)
    if (unit < number && otherUnit < otherNumber) return;
    if (words.digits[first] === 0 || words.digits[second] === 0 || Math.max(words.text[first].length, words.text[second].length) < MIN_DISTRICT_NUMBER) return;
    this.take(number, otherUnit, Match.elsewhere);
    this.take(unit, otherNumber, Match.elsewhere);
  }

  /** The letter of the number on one side, which is the only unit of the other, whose number has none. */
  #matchLetter(swap: boolean): boolean {
    const { unitWord, unitRole, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const letter = this.#onlyUnit(start, count, Part.numberTail);
    const unit = this.#onlyUnit(otherStart, otherCount, Part.unit);
    if (letter < 0 || unit < 0 || unitWord[start + letter] !== unitWord[otherStart + unit] || words.text[unitWord[start + letter]].length !== 1) return false;
    for (let i = 0; i < count; i++) if (unitRole[start + i] === Part.unit) return false;
    for (let j = 0; j < otherCount; j++) if (unitRole[otherStart + j] === Part.numberTail) return false;
    this.takeTogether(swap, letter, letter + 1, unit, Match.elsewhere);
    return true;
  }

  /**
   * The only level of one side, whose number is the first of two units on the other ("12. 3. em. 5.", "12 3/5"), or stands behind the number of its house in Roman
   * digits ("12, 2. kat", "12/II"). Returns whether it is the latter.
   */
  #matchStorey(swap: boolean): boolean {
    const { unitWord, unitRole, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const [manners, others] = swap ? [this.taken, this.manner] : [this.manner, this.taken];
    const level = this.#onlyUnit(start, count, Part.level);
    if (level < 0 || manners[level] !== Match.none || words.digits[unitWord[start + level]] === 0) return false;
    let storey = -1;
    let units = 0;
    for (let j = 0; j < otherCount; j++) {
      const role = unitRole[otherStart + j];
      if (role === Part.level) return false;
      if (role === Part.unit) units++;
      else if (role !== Part.numberTail) continue;
      if (storey < 0 && others[j] === Match.none && unitWord[otherStart + j] === unitWord[start + level]) storey = j;
    }
    if (storey < 0) {
      const unit = this.#onlyUnit(start, count, Part.unit);
      if (units === 2 && unit >= 0 && manners[unit] !== Match.none) this.storeysDiffer = true;
      return false;
    }
    const isTail = unitRole[otherStart + storey] === Part.numberTail;
    if (!isTail && (units !== 2 || this.#onlyUnit(start, count, Part.unit) < 0)) return false;
    this.takeTogether(swap, level, level + 1, storey, Match.elsewhere);
    return isTail;
  }

  /** "Rm 1203-4", "Rooms 1203-1204": the last digits of a unit's second number, behind the first. */
  #matchShortRange(swap: boolean): void {
    const { unitWord, unitRole, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const [manners, others] = swap ? [this.taken, this.manner] : [this.manner, this.taken];
    for (let i = 1; i < count; i++) {
      if (manners[i] || unitRole[start + i] !== Part.unit || unitRole[start + i - 1] !== Part.unit || words.digits[unitWord[start + i]] === 0) continue;
      const [first, last] = [words.text[unitWord[start + i - 1]], words.text[unitWord[start + i]]];
      // (the first one is the same: "#26-04" is no range that ends in 24)
      if (last.length >= first.length || words.digits[unitWord[start + i - 1]] === 0 || manners[i - 1] === Match.none) continue;
      const whole = first.slice(0, first.length - last.length) + last;
      for (let j = 0; j < otherCount; j++) {
        if (others[j] || unitRole[otherStart + j] !== Part.unit || words.text[unitWord[otherStart + j]] !== whole) continue;
        this.takeTogether(swap, i, i + 1, j, Match.spelling);
        break;
      }
    }
  }

  /** One of the two numbers on one side, which is the only unit of the other, whose number is the other one, or what stands behind its number: 12-2, 12-II. */
  #matchUnitOfNumber(swap: boolean): boolean {
    const { unitWord, unitRole, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const [manners, others] = swap ? [this.taken, this.manner] : [this.manner, this.taken];
    const number = this.#onlyUnit(otherStart, otherCount, Part.number);
    const inUnits = this.#onlyUnit(otherStart, otherCount, Part.unit);
    const unit = inUnits < 0 ? this.#onlyUnit(otherStart, otherCount, Part.numberTail) : inUnits;
    if (number < 0 || unit < 0 || others[number] === Match.none || others[unit] !== Match.none) return false;
    let found = -1;
    let isFirst = false;
    let numbers = 0;
    for (let i = 0; i < count; i++) {
      if (unitRole[start + i] === Part.unit) return false;
      if (unitRole[start + i] !== Part.number) continue;
      if (manners[i] === Match.none && unitWord[start + i] === unitWord[otherStart + unit]) {
        found = i;
        isFirst = numbers === 0;
      }
      numbers++;
    }
    if (numbers !== 2 || found < 0 || (isFirst && words.text[unitWord[otherStart + number]].length < MIN_NUMBER_BEHIND_UNIT)) return false;
    this.takeTogether(swap, found, found + 1, unit, Match.elsewhere);
    return true;
  }

  /** "Dlouhá 730/35", "Dlouhá 35": in Czech towns the first number is that of the district, which many leave out. */
  #matchOrientation(swap: boolean): boolean {
    const { unitWord, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const [number, unit] = [this.#onlyUnit(start, count, Part.number), this.#onlyUnit(start, count, Part.unit)];
    const other = this.#onlyUnit(otherStart, otherCount, Part.number);
    if (number < 0 || unit < 0 || other < 0 || this.#onlyUnit(otherStart, otherCount, Part.unit) >= 0) return false;
    if (unitWord[start + unit] !== unitWord[otherStart + other] || words.text[unitWord[start + number]].length < MIN_DISTRICT_NUMBER) return false;
    if (!hasDistrictNumbers(this.table, start, count) && !hasDistrictNumbers(this.table, otherStart, otherCount)) return false;
    this.takeTogether(swap, unit, unit + 1, other, Match.elsewhere);
    this.takeTogether(swap, number, number + 1, other, Match.elsewhere);
    return true;
  }

  /** The only unit of a part; -1: there is none, or several. */
  #onlyUnit(start: number, count: number, part: number): number {
    const { unitRole } = this.table;
    let found = -1;
    for (let i = 0; i < count; i++) {
      if (unitRole[start + i] !== part) continue;
      if (found >= 0) return -1;
      found = i;
    }
    return found;
  }

  /** A house number of two units on one side (37-20) that is one on the other (3720). */
  #matchJoinedNumber(swap: boolean): void {
    const { unitWord, unitRole, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const [manners, others] = swap ? [this.taken, this.manner] : [this.manner, this.taken];
    const isFree = (i: number): boolean => unitRole[start + i] === Part.number && manners[i] === Match.none;
    const text = (unit: number): string => words.text[unitWord[unit]];
    for (let j = 0; j < otherCount; j++) {
      if (unitRole[otherStart + j] !== Part.number || others[j] !== Match.none) continue;
      for (let i = 0; i + 1 < count; i++) {
        if (!isFree(i) || !isFree(i + 1) || !isOneNumber(text(start + i), text(start + i + 1), text(otherStart + j))) continue;
        this.takeTogether(swap, i, i + 2, j, Match.joined);
        break;
      }
    }
  }
}

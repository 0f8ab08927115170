import { Part } from '../../category/address/parts.js';
import type { LinkTable } from '../link-table.js';
import { AddressSide } from './address-side.js';
import type { AddressAlignment } from './alignment.js';
import { Match } from './features.js';
import { isEndLeft } from './left-over.js';
import { areFarPostcodes, PostcodeRelation, postcodeRelation } from './postcodes.js';
import { hasOwnRegion } from './region-names.js';
import { isNumberOfType } from './street-types.js';
import { isDistrictOfOther } from './town-districts.js';
import { isBranch } from './unit-names.js';

/** Letters of a type that no table has, where fewer are an abbreviation. */
const MIN_TYPE = 4;
/** A postcode of a town or a quarter: in Brazil and Portugal each street has one of its own, which is longer. */
const OF_TOWN = /^\d{1,6}$/;
/** What stands beside the postcodes of firms in France, and the digits of a postcode that say in which département it is. */
const CEDEX = 'cedex';
const DEPARTMENT = 2;

/** Both addresses of a pair, part by part: what each has, and what of it has no partner in the other. Reused for every pair. */
export class AddressPair {
  readonly left = new AddressSide();
  readonly right = new AddressSide();
  readonly alignment: AddressAlignment;
  readonly #table: LinkTable;

  constructor(table: LinkTable, alignment: AddressAlignment) {
    this.#table = table;
    this.alignment = alignment;
  }

  /** Reads both sides as they are aligned now. */
  read(): void {
    const { aStart, aCount, bStart, bCount, manner, taken } = this.alignment;
    this.left.read(this.#table, aStart, aCount, manner);
    this.right.read(this.#table, bStart, bCount, taken);
  }

  /** Whether both have some of a part. */
  both(part: number): boolean {
    return this.left.count[part] > 0 && this.right.count[part] > 0;
  }

  /** Whether the towns are a town and its district: Hollywood, Los Angeles. */
  areTownAndDistrict(): boolean {
    const { aStart, aCount, bStart, bCount } = this.alignment;
    return isDistrictOfOther(this.#wordsOf(Part.city, aStart, aCount).join(''), this.#wordsOf(Part.city, bStart, bCount).join(''));
  }

  /** The words of a part of both. */
  wordsOfBoth(part: number): string[] {
    const { aStart, aCount, bStart, bCount } = this.alignment;
    return [...this.#wordsOf(part, aStart, aCount), ...this.#wordsOf(part, bStart, bCount)];
  }

  #wordsOf(part: number, start: number, count: number): string[] {
    const { unitWord, unitRole, words } = this.#table;
    const found: string[] = [];
    for (let u = start; u < start + count; u++) if (unitRole[u] === part) found.push(words.text[unitWord[u]]);
    return found;
  }

  /** Whether one has some of a part, and the other none. */
  one(part: number): boolean {
    return this.left.count[part] > 0 !== this.right.count[part] > 0;
  }

  /** Whether both have some of a part left over. */
  bothLeft(part: number): boolean {
    return this.left.left[part] > 0 && this.right.left[part] > 0;
  }

  /** Whether all that either has of a part is left over. */
  allLeft(part: number): boolean {
    return this.left.isAllLeft(part) && this.right.isAllLeft(part);
  }

  /** Units of a part that are left over, on both sides together. */
  countLeft(part: number): number {
    return this.left.left[part] + this.right.left[part];
  }

  /** Of how many sides `test` holds. */
  ofBoth(test: (table: LinkTable, start: number, count: number, manners: Uint8Array) => boolean): number {
    const { aStart, aCount, bStart, bCount, manner, taken } = this.alignment;
    return Number(test(this.#table, aStart, aCount, manner)) + Number(test(this.#table, bStart, bCount, taken));
  }

  /** "Duke Street", "Duke Street Hill": the type of one is the last word of the other's name, whose type nothing is here. */
  hasTypeBehindType(): boolean {
    const { unitRole } = this.#table;
    const { aStart, aCount, bStart, bCount, manner, taken, partner } = this.alignment;
    for (let i = 0; i < aCount; i++) {
      const j = partner[i];
      if (manner[i] === 0) continue;
      const [role, other] = [unitRole[aStart + i], unitRole[bStart + j]];
      if (role === Part.street && other === Part.streetType && i + 1 < aCount && manner[i + 1] === 0 && unitRole[aStart + i + 1] === Part.streetType)
        return true;
      if (other === Part.street && role === Part.streetType && j + 1 < bCount && taken[j + 1] === 0 && unitRole[bStart + j + 1] === Part.streetType)
        return true;
    }
    return false;
  }

  /**
   * "2nd Main", "2nd Cross"; "Temple Back", "Temple Way": one has a type without a partner, and the other, which has none, a known word of its name where the type would stand.
   */
  hasNameForType(): boolean {
    const { aStart, aCount, bStart, bCount, manner, taken } = this.alignment;
    if (!this.one(Part.streetType)) return false;
    const [start, count, manners, other, otherCount, others] =
      this.left.count[Part.streetType] > 0 ? [aStart, aCount, manner, bStart, bCount, taken] : [bStart, bCount, taken, aStart, aCount, manner];
    const type = this.#only(Part.streetType, start, count);
    if (type < 0 || manners[type] !== Match.none) return false;
    const isBehind = this.#endOf(Part.street, start, type, false) >= 0;
    const word = this.#endOf(Part.street, other, otherCount, isBehind);
    // (one word that is all of a name is no type)
    if (word < 0 || others[word] !== Match.none || this.#only(Part.street, other, otherCount) >= 0) return false;
    const { unitWord, words } = this.#table;
    const [name, canonical] = [unitWord[other + word], words.text[unitWord[start + type]]];
    return words.known[name] !== 0 && words.text[name].length >= MIN_TYPE && words.digits[name] === 0 && words.text[name][0] !== canonical[0];
  }

  /** The only unit of a part; -1: there is none, or several. */
  #only(part: number, start: number, count: number): number {
    const first = this.#endOf(part, start, count, false);
    return first === this.#endOf(part, start, count, true) ? first : -1;
  }

  /** The first or last unit of a part; -1: there is none. */
  #endOf(part: number, start: number, count: number, isLast: boolean): number {
    const { unitRole } = this.#table;
    let found = -1;
    for (let i = 0; i < count && (isLast || found < 0); i++) if (unitRole[start + i] === part) found = i;
    return found;
  }

  /** Whether the last word of each street's name, and no other of them, is left over, and no short one: Via Monte Bianco, Via Monte Rosa. */
  haveOtherEnds(): boolean {
    const { left, right } = this;
    return left.left[Part.street] === 1 && right.left[Part.street] === 1 && this.ofBoth(isEndLeft) === 2;
  }

  /** Whether units of the part without partners, one of each side, go together as `test` says; `other`: of that part on either one side. */
  someLeft(part: number, test: (a: string, b: string) => boolean, other = part): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const { aStart, aCount, bStart, bCount, manner, taken } = this.alignment;
    for (let i = 0; i < aCount; i++) {
      const role = unitRole[aStart + i];
      if (manner[i] || (role !== part && role !== other)) continue;
      for (let j = 0; j < bCount; j++) {
        if (taken[j] || unitRole[bStart + j] !== (role === part ? other : part)) continue;
        if (test(words.text[unitWord[aStart + i]], words.text[unitWord[bStart + j]])) return true;
      }
    }
    return false;
  }

  /** Whether both have the same numbers of some parts, taken in this order, and these in another order. */
  areExchanged(parts: readonly number[]): boolean {
    const { aStart, aCount, bStart, bCount } = this.alignment;
    const numbers = (start: number, count: number): number[] => parts.flatMap((part) => this.numbersOf(part, start, count));
    return this.#areInOtherOrder(numbers(aStart, aCount), numbers(bStart, bCount));
  }

  /** Whether both have the same directions in another order: 455 S 500 E is a house of 500 East, 455 E 500 S of 500 South. */
  haveDirectionsExchanged(): boolean {
    const { unitRole } = this.#table;
    const { aStart, aCount, bStart, bCount } = this.alignment;
    const directions = (start: number, count: number): number[] =>
      Array.from({ length: count }, (_, i) => start + i).filter((u) => unitRole[u] === Part.direction);
    return this.#areInOtherOrder(directions(aStart, aCount), directions(bStart, bCount));
  }

  #areInOtherOrder(left: readonly number[], right: readonly number[]): boolean {
    const { unitWord } = this.#table;
    if (left.length < 2 || left.length !== right.length) return false;
    const has = (units: readonly number[], unit: number): boolean => units.some((other) => unitWord[other] === unitWord[unit]);
    return left.every((unit) => has(right, unit)) && left.some((unit, k) => unitWord[unit] !== unitWord[right[k]]);
  }

  /** The units of a part that are numbers. */
  numbersOf(part: number, start: number, count: number): number[] {
    const { unitWord, unitRole, words } = this.#table;
    const numbers: number[] = [];
    for (let u = start; u < start + count; u++) if (unitRole[u] === part && words.digits[unitWord[u]] !== 0) numbers.push(u);
    return numbers;
  }

  /** "Calle 50 # 13-20": streets by number, houses by the street in front of which they stand; there "Calle 50 Sur" is another part of the town. */
  areOfGrid(): boolean {
    const { aStart, aCount, bStart, bCount } = this.alignment;
    if (this.left.count[Part.number] < 2 || this.right.count[Part.number] < 2) return false;
    return isNumberOfType(this.#table, aStart, aCount) && isNumberOfType(this.#table, bStart, bCount);
  }

  /** Whether both name a region in its own script. */
  areInOwnScript(): boolean {
    const { aStart, aCount, bStart, bCount } = this.alignment;
    return hasOwnRegion(this.#table, aStart, aCount) && hasOwnRegion(this.#table, bStart, bCount);
  }

  /** Whether the only number of one is the only unit of the other, of which neither has more. */
  isNumberUnit(): boolean {
    const [left, right] = [this.left.count, this.right.count];
    return left[Part.number] + right[Part.number] === 1 && left[Part.unit] + right[Part.unit] === 1 && left[Part.number] === right[Part.unit];
  }

  /** Quận 1, Sector 5: a numbered part of a town, or of a street, that both have. */
  shareSection(): boolean {
    return this.left.count[Part.section] > this.left.left[Part.section];
  }

  /** A lane off the street that one alone names, by a number that the other has nowhere else: 仁愛路122巷50號, 仁愛路50號; but "15, ngõ 82, phố Chùa Láng", "15/82 Chua Lang". */
  hasBranchAlone(): boolean {
    if (this.left.left[Part.section] > 0 === this.right.left[Part.section] > 0) return false;
    const { aStart, aCount, bStart, bCount, manner, taken } = this.alignment;
    if (this.left.left[Part.section] > 0) return this.#isBranchLeft(aStart, aCount, manner, bStart, bCount, taken);
    return this.#isBranchLeft(bStart, bCount, taken, aStart, aCount, manner);
  }

  #isBranchLeft(start: number, count: number, manners: Uint8Array, other: number, otherCount: number, others: Uint8Array): boolean {
    const { unitWord, unitRole, words } = this.#table;
    for (let i = 0; i < count; i++) {
      if (manners[i] || unitRole[start + i] !== Part.section) continue;
      const text = words.text[unitWord[start + i]];
      if (!isBranch(text)) continue;
      const number = text.slice(text.search(/\d/));
      let isTold = false;
      for (let j = 0; j < otherCount && !isTold; j++) isTold = others[j] === Match.none && words.text[unitWord[other + j]] === number;
      if (!isTold) return true;
    }
    return false;
  }

  /** The words of a postcode as one, of units `start` .. `start + count`. */
  postcode(start: number, count: number): string {
    const { unitRole, unitWord, words } = this.#table;
    let text = '';
    for (let u = start; u < start + count; u++) if (unitRole[u] === Part.postcode) text += words.text[unitWord[u]];
    return text;
  }

  /** How the postcodes go together; one of CEDEX is no street's, but in its département. */
  postcodeRelation(): number {
    const { aStart, aCount, bStart, bCount } = this.alignment;
    const [left, right] = [this.postcode(aStart, aCount), this.postcode(bStart, bCount)];
    const relation = postcodeRelation(left, right);
    if (relation === PostcodeRelation.same || left.slice(0, DEPARTMENT) !== right.slice(0, DEPARTMENT)) return relation;
    return this.#hasWord(aStart, aCount, CEDEX) || this.#hasWord(bStart, bCount, CEDEX) ? PostcodeRelation.untold : relation;
  }

  /** Whether the postcodes have hardly a character in common. */
  haveFarPostcodes(): boolean {
    const { aStart, aCount, bStart, bCount } = this.alignment;
    return areFarPostcodes(this.postcode(aStart, aCount), this.postcode(bStart, bCount));
  }

  #hasWord(start: number, count: number, text: string): boolean {
    const { unitWord, words } = this.#table;
    for (let u = start; u < start + count; u++) if (words.text[unitWord[u]] === text) return true;
    return false;
  }

  /** Words without a partner that belong to a CEDEX: itself, and the number behind it. */
  cedexLeft(): number {
    const { aStart, aCount, bStart, bCount, manner, taken } = this.alignment;
    return this.#cedexIn(aStart, aCount, manner) + this.#cedexIn(bStart, bCount, taken);
  }

  #cedexIn(start: number, count: number, manners: Uint8Array): number {
    const { unitWord, words } = this.#table;
    for (let i = 0; i < count; i++) {
      if (manners[i] || words.text[unitWord[start + i]] !== CEDEX) continue;
      const isNumbered = i + 1 < count && manners[i + 1] === 0 && words.digits[unitWord[start + i + 1]] !== 0;
      return isNumbered ? 2 : 1;
    }
    return 0;
  }

  /** Whether the postcode may be that of many streets: those with letters are of few. */
  isPostcodeOfTown(): boolean {
    const { aStart, aCount } = this.alignment;
    return OF_TOWN.test(this.postcode(aStart, aCount));
  }

  /** Whether the left side's numbers of a part have no more than so many digits; true where there are none. */
  hasNumberOf(part: number, maxDigits: number): boolean {
    const { unitWord, words } = this.#table;
    const { aStart, aCount } = this.alignment;
    return this.numbersOf(part, aStart, aCount).every((unit) => words.text[unitWord[unit]].length <= maxDigits);
  }
}

import { Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { isContraction, oneLetterApart } from '../letters.js';
import type { LinkTable, NodeId } from '../link-table.js';
import { UnitPairing } from '../unit-pairing.js';
import { MAX_UNITS } from '../value-units.js';
import type { WordDistance } from '../word-distance.js';
import { Match, MATCH_TEXT } from './features.js';
import { isOneNumber } from './numbers.js';
import { excludeEachOther, isOfOppositeNames } from './opposites.js';
import { hasDistrictNumbers, isOneRegion, isPartOfTown, withoutRegionMark } from './region-names.js';
import { areOneName, wordsLeft } from './street-names.js';
import { areShortLookalikes } from './lookalikes.js';
import { areTwoNumerals } from './unit-names.js';
import { isOneVowelless, mayBeSpelling } from './vowelless.js';

const MIN_TRUNCATION = 4;
/** Articles and prepositions that lose their vowel, and with the apostrophe the blank: dell'Indipendenza, l'Église. */
const elidedWords = lazily(() => new Set(lexiconTable('elidedWords').map(({ words }) => words[0])));
const MAX_JOINED = 3;
/** Digits of a number that a house has in its district rather than in its street. */
const MIN_DISTRICT_NUMBER = 3;
/** Parts whose words may stand in each other's place: where a street ends and a town begins is often read in two ways. */
const TEXT_PARTS: ReadonlySet<number> = new Set([Part.venue, Part.street, Part.streetType, Part.direction, Part.city, Part.state, Part.building]);
/** Digits of a house number that a unit stands in front of with a hyphen: 305-1200 Main Street, where "7-5" is flat 5. */
const MIN_NUMBER_BEHIND_UNIT = 3;
const NUMBER_PARTS: ReadonlySet<number> = new Set([Part.number, Part.numberTail]);
const NAME_PARTS: ReadonlySet<number> = new Set([Part.venue, Part.street, Part.city]);

/**
 * Which words of one address mean which of another: equal ones of the same part first, then equal ones of other parts, near ones, words written as one.
 * One object per thread, reused for every pair. O(units²) with a bound of {@link MAX_UNITS}.
 */
export class AddressAlignment extends UnitPairing {
  /** Whether the letter of one's number is the unit of the other: "123A Elm St", "123 Elm St Apt A". */
  letterIsUnit = false;
  /** Whether the level of one is not the first of two units of the other, whose second is the same: "12, 4. em. 5.", "12 3/5". */
  storeysDiffer = false;
  /** Whether the second number of one is the unit of the other: "Lenina 5-7", "ul. Lenina 5, kv. 7". */
  numberIsUnit = false;
  /** Whether the streets are one by a name in each of two languages. */
  isOneName = false;
  readonly #distance: WordDistance;
  readonly #hasUnitsInNumbers: boolean;

  /** @param hasUnitsInNumbers  whether the second number of a house may be its unit, where in the United States it is a part of the first: 118-35. */
  constructor(table: LinkTable, distance: WordDistance, hasUnitsInNumbers: boolean) {
    super(table, MATCH_TEXT);
    this.#hasUnitsInNumbers = hasUnitsInNumbers;
    this.#distance = distance;
  }

  align(a: NodeId, b: NodeId): void {
    const { unitStart } = this.table;
    this.begin(unitStart[a], unitStart[a + 1] - unitStart[a], unitStart[b], unitStart[b + 1] - unitStart[b]);
    this.#matchExact();
    this.#matchExchanged();
    this.letterIsUnit = this.#matchLetter(false) || this.#matchLetter(true);
    this.storeysDiffer = false;
    if (this.#hasUnitsInNumbers && !this.letterIsUnit) this.letterIsUnit = this.#matchStorey(false) || this.#matchStorey(true);
    this.numberIsUnit =
      this.#hasUnitsInNumbers &&
      (this.#matchUnitOfNumber(false) || this.#matchUnitOfNumber(true) || this.#matchOrientation(false) || this.#matchOrientation(true));
    this.#matchShortRange(false);
    this.#matchShortRange(true);
    this.#matchElsewhere();
    this.isOneName = this.#matchNames();
    this.#matchNear();
    this.#matchInitials(false);
    this.#matchInitials(true);
    this.#matchJoined(false);
    this.#matchJoined(true);
    this.#matchJoinedNumber(false);
    this.#matchJoinedNumber(true);
  }

  /** "Rue de la Loi", "Wetstraat": what is left over of both names, if that is one name in two languages. */
  #matchNames(): boolean {
    const left = wordsLeft(this.table, this.aStart, this.aCount, this.manner);
    const right = wordsLeft(this.table, this.bStart, this.bCount, this.taken);
    if (left.length === 0 || right.length === 0) return false;
    const hasName = this.#countStreetWords() > left.length;
    if (!areOneName(this.table, this.aStart, left, this.bStart, right, hasName)) return false;
    const pairs = Math.min(left.length, right.length);
    for (let k = 0; k < pairs; k++) this.take(left[left.length - 1 - k], right[right.length - 1 - k], Match.spelling);
    for (const i of left.slice(0, left.length - pairs)) this.takeTogether(false, i, i + 1, right[0], Match.spelling);
    for (const j of right.slice(0, right.length - pairs)) this.takeTogether(true, j, j + 1, left[0], Match.spelling);
    return true;
  }

  /** Words of the left side's street. */
  #countStreetWords(): number {
    let count = 0;
    for (let i = 0; i < this.aCount; i++) if (this.table.unitRole[this.aStart + i] === Part.street) count++;
    return count;
  }

  #matchExact(): void {
    const { unitWord, unitRole } = this.table;
    for (let i = 0; i < this.aCount; i++) {
      const word = unitWord[this.aStart + i];
      const role = unitRole[this.aStart + i];
      for (let j = 0; j < this.bCount; j++) {
        if (this.taken[j] || unitWord[this.bStart + j] !== word || unitRole[this.bStart + j] !== role) continue;
        this.take(i, j, Match.exact);
        break;
      }
    }
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

  /** Whether unit `u` is of a name, or was taken for a level where it may be: "O'Connell Street Lower", "Lower O'Connell Street". */
  #isText(u: number): boolean {
    const { unitWord, unitRole, words } = this.table;
    return TEXT_PARTS.has(unitRole[u]) || (unitRole[u] === Part.level && isOfOppositeNames(words.text[unitWord[u]]));
  }

  #matchElsewhere(): void {
    const { unitWord } = this.table;
    for (let i = 0; i < this.aCount; i++) {
      if (this.manner[i] || !this.#isText(this.aStart + i)) continue;
      const word = unitWord[this.aStart + i];
      for (let j = 0; j < this.bCount; j++) {
        if (this.taken[j] || unitWord[this.bStart + j] !== word || !this.#isText(this.bStart + j)) continue;
        this.take(i, j, Match.elsewhere);
        break;
      }
    }
  }

  /** Near words, of the same part before others. */
  #matchNear(): void {
    const { unitWord, unitRole } = this.table;
    for (const samePart of [true, false]) {
      for (let i = 0; i < this.aCount; i++) {
        const role = unitRole[this.aStart + i];
        if (this.manner[i] || !NAME_PARTS.has(role)) continue;
        let bestManner = 0;
        let best = -1;
        for (let j = 0; j < this.bCount; j++) {
          const other = unitRole[this.bStart + j];
          if (this.taken[j] || !NAME_PARTS.has(other) || (role === other) !== samePart) continue;
          const isCity = role === Part.city && other === Part.city;
          const manner = this.relation(unitWord[this.aStart + i], unitWord[this.bStart + j]) || (isCity ? this.#asPart(i, j) : Match.none);
          if (manner && (best < 0 || manner < bestManner)) {
            best = j;
            bestManner = manner;
          }
        }
        if (best >= 0) this.take(i, best, bestManner);
      }
    }
  }

  /** Berlin, Berlin-Mitte. */
  #asPart(i: number, j: number): number {
    const { unitWord, words } = this.table;
    return isPartOfTown(words.text[unitWord[this.aStart + i]], words.text[unitWord[this.bStart + j]]) ? Match.truncation : Match.none;
  }

  /** "Via G. Garibaldi", "Via Giuseppe Garibaldi": a letter of the street's name, where the streets have a word of their names in common. */
  #matchInitials(swap: boolean): void {
    const { unitWord, unitRole, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const [manners, others] = swap ? [this.taken, this.manner] : [this.manner, this.taken];
    let shared = 0;
    for (let i = 0; i < count; i++) if (unitRole[start + i] === Part.street && manners[i] && words.text[unitWord[start + i]].length > 1) shared++;
    if (shared === 0) return;
    for (let i = 0; i < count; i++) {
      const letter = words.text[unitWord[start + i]];
      if (manners[i] || unitRole[start + i] !== Part.street || letter.length !== 1 || words.digits[unitWord[start + i]] !== 0) continue;
      for (let j = 0; j < otherCount; j++) {
        const whole = words.text[unitWord[otherStart + j]];
        if (others[j] || unitRole[otherStart + j] !== Part.street || whole.length === 1 || !whole.startsWith(letter)) continue;
        // (Mohammed V, Mohammed VI)
        if (areTwoNumerals(letter, whole)) continue;
        this.takeTogether(swap, i, i + 1, j, Match.abbreviation);
        break;
      }
    }
  }

  /** How word `a` and word `b`, which differ, may be the same; `Match.none` where they are not. */
  relation(a: number, b: number): number {
    const { words } = this.table;
    if (words.digits[a] !== words.digits[b]) return Match.none;
    const aText = words.text[a];
    const bText = words.text[b];
    // (Bergstr., Burgstr.)
    if (words.known[a] && words.known[b] && areShortLookalikes(aText, bText)) return Match.none;
    if (words.skeleton[a] === words.skeleton[b]) return Match.spelling;
    if (isOneRegion(aText, bText)) return Match.spelling;
    if (isOneVowelless(aText, bText)) return mayBeSpelling(aText, bText) ? Match.spelling : Match.none;
    const shorter = aText.length <= bText.length ? aText : bText;
    const longer = shorter === aText ? bText : aText;
    const letters = shorter.length;
    if (words.digits[a] !== 0) return Match.none;
    if (letters >= 4 && longer.endsWith(shorter) && elidedWords().has(longer.slice(0, longer.length - letters))) return Match.spelling;
    if (letters >= 4 && longer.length - letters <= 2) {
      const max = letters >= 12 ? 3 : letters >= 7 ? 2 : 1;
      if (longer.length - letters <= max && this.#distance.edits(a, b, max) <= max) {
        // (Northwest Highway is no slip of Southwest Highway)
        if (excludeEachOther(aText, bText)) return Match.none;
        return words.known[a] && words.known[b] ? Match.knownSlip : Match.slip;
      }
    }
    // Oak is no short Oakdale
    if (shorter.charCodeAt(0) !== longer.charCodeAt(0) || words.known[shorter === aText ? a : b]) return Match.none;
    if ((letters >= MIN_TRUNCATION || letters === 1) && longer.startsWith(shorter)) return letters === 1 ? Match.abbreviation : Match.truncation;
    if (letters >= 2 && letters <= 6 && longer.length >= letters + 2 && isContraction(shorter, longer))
      return letters > 2 || longer.endsWith(shorter[1]) ? Match.abbreviation : Match.none;
    return Match.none;
  }

  /** Two or three neighbouring words of one side that are one on the other. */
  #matchJoined(swap: boolean): void {
    const { unitWord, unitRole, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    const free = (side: boolean, unit: number): boolean => (side ? this.taken[unit] : this.manner[unit]) === Match.none;
    for (let j = 0; j < otherCount; j++) {
      if (!free(!swap, j) || !TEXT_PARTS.has(unitRole[otherStart + j])) continue;
      const whole = withoutRegionMark(words.text[unitWord[otherStart + j]]);
      // (C. G. Road, CG Road)
      const isInitials = this.#hasUnitsInNumbers && whole.length <= MAX_JOINED && words.digits[unitWord[otherStart + j]] === 0;
      if (whole.length < 4 && !isInitials) continue;
      for (let i = 0; i + 1 < count; i++) {
        if (!free(swap, i) || !TEXT_PARTS.has(unitRole[start + i])) continue;
        let joined = words.text[unitWord[start + i]];
        if (!whole.startsWith(joined[0])) continue;
        const units = [i];
        let found = false;
        for (let end = i + 1; end < count && units.length < MAX_JOINED && !found; end++) {
          // (the number of the house stands among the words of the street)
          if (NUMBER_PARTS.has(unitRole[start + end])) continue;
          if (!free(swap, end) || !TEXT_PARTS.has(unitRole[start + end])) break;
          if (whole.length < 4 && words.text[unitWord[start + end]].length > 1) break;
          joined += words.text[unitWord[start + end]];
          units.unshift(end);
          found = joined === whole || (joined.length >= 6 && oneLetterApart(joined, whole));
        }
        if (!found) continue;
        for (const unit of units) this.takeTogether(swap, unit, unit + 1, j, Match.joined);
        break;
      }
    }
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

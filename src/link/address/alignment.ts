import { Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { isContraction, oneLetterApart } from '../letters.js';
import type { LinkTable, NodeId } from '../link-table.js';
import { MAX_UNITS } from '../value-units.js';
import type { WordDistance } from '../word-distance.js';
import { Match } from './features.js';
import { NumberAlignment } from './number-alignment.js';
import { excludeEachOther, isOfOppositeNames } from './opposites.js';
import { isOneRegion, isPartOfTown, withoutRegionMark } from './region-names.js';
import { areOneName, wordsLeft } from './street-names.js';
import { areShortLookalikes } from './lookalikes.js';
import { areTwoNumerals } from './unit-names.js';
import { isOneVowelless, mayBeSpelling } from './vowelless.js';

const MIN_TRUNCATION = 4;
/** Articles and prepositions that lose their vowel, and with the apostrophe the blank: dell'Indipendenza, l'Église. */
const elidedWords = lazily(() => new Set(lexiconTable('elidedWords').flatMap((row) => (row.class === 'colon' ? [] : [row.words[0]]))));
const MAX_JOINED = 3;
/** Parts whose words may stand in each other's place: where a street ends and a town begins is often read in two ways. */
const TEXT_PARTS: ReadonlySet<number> = new Set([Part.venue, Part.street, Part.streetType, Part.direction, Part.city, Part.state, Part.building]);
const NUMBER_PARTS: ReadonlySet<number> = new Set([Part.number, Part.numberTail]);
const NAME_PARTS: ReadonlySet<number> = new Set([Part.venue, Part.street, Part.city]);

/**
 * Which words of one address mean which of another: equal ones of the same part first, then equal ones of other parts, near ones, words written as one.
 * One object per thread, reused for every pair. O(units²) with a bound of {@link MAX_UNITS}.
 */
export class AddressAlignment extends NumberAlignment {
  /** Whether the streets are one by a name in each of two languages. */
  isOneName = false;
  readonly #distance: WordDistance;

  /** @param hasUnitsInNumbers  whether the second number of a house may be its unit, where in the United States it is a part of the first: 118-35. */
  constructor(table: LinkTable, distance: WordDistance, hasUnitsInNumbers: boolean) {
    super(table, hasUnitsInNumbers);
    this.#distance = distance;
  }

  align(a: NodeId, b: NodeId): void {
    const { unitStart } = this.table;
    this.begin(unitStart[a], unitStart[a + 1] - unitStart[a], unitStart[b], unitStart[b + 1] - unitStart[b]);
    this.#matchExact();
    this.matchNumbers();
    this.#matchElsewhere();
    this.isOneName = this.#matchNames();
    this.#matchNear();
    this.#matchInitials(false);
    this.#matchInitials(true);
    this.#matchJoined(false);
    this.#matchJoined(true);
    this.matchJoinedNumbers();
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
      const isInitials = this.hasUnitsInNumbers && whole.length <= MAX_JOINED && words.digits[unitWord[otherStart + j]] === 0;
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
}

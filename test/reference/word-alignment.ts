import { isContraction, oneLetterApart } from '../../src/link/letters.js';
import { lookAlike, slipOf } from './slip.js';
import type { LinkTable, NodeId } from '../../src/link/link-table.js';
import { Known, type LinkWords } from '../../src/link/link-words.js';
import { Match, MATCH_TEXT } from '../../src/link/match-manner.js';
import { UnitPairing } from '../../src/link/unit-pairing.js';
import type { WordDistance } from '../../src/link/word-distance.js';

const MIN_TRUNCATION = 3;

/**
 * What kernel/assembly/word-pairs.ts does, written to be read: which units of one value mean which of another: equal ones first, then near ones, words written as one, initials.
 */
export class ReferenceAlignment extends UnitPairing {
  readonly #distance: WordDistance;

  constructor(table: LinkTable, distance: WordDistance) {
    super(table, MATCH_TEXT);
    this.#distance = distance;
  }

  /** Units behind which find nobody (roles with a share of 0) are left aside. */
  align(a: NodeId, b: NodeId): void {
    const { unitStart } = this.table;
    this.begin(unitStart[a], this.#countUnits(a), unitStart[b], this.#countUnits(b));
    this.#matchExact();
    this.#matchNear();
    this.matchJoined(false);
    this.matchJoined(true);
    this.#matchInitials(false);
    this.#matchInitials(true);
  }

  #countUnits(node: NodeId): number {
    const { unitStart, unitRole, roles } = this.table;
    let end = unitStart[node];
    while (end < unitStart[node + 1] && roles[unitRole[end]].share > 0) end++;
    return end - unitStart[node];
  }

  /** Whether both sides have the same words in the same order, leaving aside what stands behind the name. */
  sameWords(): boolean {
    const { unitWord, unitRole, roles } = this.table;
    let i = 0;
    let j = 0;
    while (true) {
      while (i < this.aCount && roles[unitRole[this.aStart + i]].behind) i++;
      while (j < this.bCount && roles[unitRole[this.bStart + j]].behind) j++;
      if (i === this.aCount || j === this.bCount) return i === this.aCount && j === this.bCount;
      if (unitWord[this.aStart + i++] !== unitWord[this.bStart + j++]) return false;
    }
  }

  #matchExact(): void {
    const { unitWord } = this.table;
    for (let i = 0; i < this.aCount; i++) {
      const word = unitWord[this.aStart + i];
      for (let j = 0; j < this.bCount; j++) {
        if (this.taken[j] || unitWord[this.bStart + j] !== word) continue;
        this.take(i, j, Match.exact);
        break;
      }
    }
  }

  #matchNear(): void {
    const { unitWord, unitRole, roles } = this.table;
    for (let i = 0; i < this.aCount; i++) {
      const role = roles[unitRole[this.aStart + i]];
      if (this.manner[i] || !(role.near || role.listed)) continue;
      let bestManner = 0;
      let best = -1;
      for (let j = 0; j < this.bCount; j++) {
        const other = roles[unitRole[this.bStart + j]];
        if (this.taken[j]) continue;
        const [a, b] = [unitWord[this.aStart + i], unitWord[this.bStart + j]];
        let manner: number = Match.none;
        if (role.near && other.near) manner = this.relation(a, b, role.closed === true && other.closed === true);
        else if ((role.near && other.listed) || (role.listed && other.near)) manner = isListed(this.table.words, a, b) ? Match.abbreviation : Match.none;
        if (manner && (best < 0 || manner < bestManner)) {
          best = j;
          bestManner = manner;
        }
      }
      if (best >= 0) this.take(i, best, bestManner);
    }
  }

  /** How word `a` and word `b`, which differ, may be the same; `Match.none` where they are not. `listed`: only by what tables say of them. */
  relation(a: number, b: number, listed: boolean): number {
    const { words } = this.table;
    const isSpelling = words.skeleton[a] === words.skeleton[b] && words.digits[a] === words.digits[b];
    if (areFamily(words, a, b)) return isSpelling ? Match.spelling : Match.variant;
    if (words.opposite[a] !== 0 && words.opposite[a] === words.opposite[b]) return Match.none;
    if (isSpelling) return Match.spelling;
    if (isListed(words, a, b)) return Match.abbreviation;
    if (listed || words.digits[a] !== words.digits[b]) return Match.none;
    const aText = words.text[a];
    const bText = words.text[b];
    const shorter = aText.length <= bText.length ? aText : bText;
    const longer = shorter === aText ? bText : aText;
    const letters = shorter.length;
    const same = shorter.charCodeAt(0) === longer.charCodeAt(0);
    if (letters >= 4 && longer.length - letters <= 2) {
      const usual = letters >= 12 ? 3 : letters >= 8 ? 2 : 1;
      const edits = this.#distance.edits(a, b, usual + 1);
      const isTwoForOne = usual === 1 && longer.length - letters === 1 && lookAlike(aText, bText);
      if (edits <= usual || isTwoForOne || (letters >= 5 && edits === usual + 1 && slipOf(aText, bText) === 0))
        return words.known[a] & words.known[b] & Known.word ? Match.knownSlip : Match.slip;
    }
    if (!same) return Match.none;
    if (letters >= MIN_TRUNCATION && longer.startsWith(shorter)) {
      const [short, long] = shorter === aText ? [a, b] : [b, a];
      const isOtherBody = longer.length >= letters + 4 && words.known[long] & Known.otherBody && words.known[short] & Known.word;
      return isOtherBody ? Match.none : Match.truncation;
    }
    const [short, long] = shorter === aText ? [a, b] : [b, a];
    const hasFewVowels = 3 * (shorter.length - shorter.replace(/[aeiouy]/g, '').length) < shorter.length;
    const isLong = letters >= 5 && 2 * letters >= longer.length && longer.length >= letters + 2;
    const mayBeContracted = isLong && hasFewVowels && words.known[long] & Known.word && !(words.known[short] & Known.word);
    if (mayBeContracted && isContractedWithin(shorter, longer)) return Match.abbreviation;
    if (letters >= 3 && (letters <= 6 || mayBeContracted) && longer.length >= letters + 2 && isContraction(shorter, longer)) return Match.abbreviation;
    return Match.none;
  }

  /** Two or three neighbouring units of one side that are one word on the other. `spelled`: how one of them (its place in the table) is written. */
  matchJoined(swap: boolean, spelled?: { readonly unit: number; readonly text: string }): void {
    const { unitWord, words } = this.table;
    const textAt = (unit: number): string => (unit === spelled?.unit ? spelled.text : words.text[unitWord[unit]]);
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    for (let j = 0; j < otherCount; j++) {
      if (swap ? this.manner[j] === Match.exact : this.taken[j] === Match.exact) continue;
      const whole = words.text[unitWord[otherStart + j]];
      if (whole.length < 4) continue;
      for (let i = 0; i + 1 < count; i++) {
        let joined = textAt(start + i);
        if (!whole.startsWith(joined[0]) || joined.length >= whole.length + 2 || this.#isExact(swap, i)) continue;
        for (let end = i + 1; end < count && end <= i + 3; end++) {
          if (this.#isExact(swap, end)) break;
          joined += textAt(start + end);
          if (joined.length > whole.length + 1) break;
          const hasLetterAlone = Array.from({ length: end - i + 1 }, (_, k) => textAt(start + i + k)).some((text) => text.length === 1);
          const isNear = joined.length >= 7 && !hasLetterAlone && oneLetterApart(joined, whole) && !differsInDigit(joined, whole);
          if (joined !== whole && !isNear) continue;
          this.#release(swap, i, end, j);
          this.takeTogether(swap, i, end + 1, j, Match.joined);
          i = count;
          break;
        }
      }
    }
  }

  #isExact(swap: boolean, unit: number): boolean {
    const manner = swap ? this.taken[unit] : this.manner[unit];
    return manner === Match.exact || manner === Match.joined;
  }

  /** Gives up weaker matches of the units that a better reading needs. */
  #release(swap: boolean, from: number, end: number, other: number): void {
    for (let i = 0; i < this.aCount; i++) {
      const j = this.partner[i];
      if (j < 0) continue;
      const inside = swap ? (j >= from && j <= end) || i === other : (i >= from && i <= end) || j === other;
      if (!inside) continue;
      this.manner[i] = 0;
      this.partner[i] = -1;
      this.taken[j] = 0;
    }
  }

  /** A word of one side that is the initials of neighbouring units of the other. */
  #matchInitials(swap: boolean): void {
    const { unitWord, words } = this.table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.bStart, this.bCount, this.aStart, this.aCount]
      : [this.aStart, this.aCount, this.bStart, this.bCount];
    for (let j = 0; j < otherCount; j++) {
      if (swap ? this.manner[j] : this.taken[j]) continue;
      const short = words.text[unitWord[otherStart + j]];
      if (short.length < 2 || short.length > 6 || /^\d+$/.test(short)) continue;
      for (let i = 0; i < count; i++) {
        const texts = Array.from({ length: count - i }, (_, k) => ((swap ? this.taken[i + k] : this.manner[i + k]) ? '' : words.text[unitWord[start + i + k]]));
        const known = Array.from({ length: count - i }, (_, k) => (words.known[unitWord[start + i + k]] & 1) === 1);
        const length = initialsLength(texts, short, known);
        if (length === 0) continue;
        this.takeTogether(swap, i, i + length, j, Match.initials);
        break;
      }
    }
  }
}

/** Whether two words belong to one family. */
export function areFamily(words: LinkWords, a: number, b: number): boolean {
  const { familyStart, families } = words;
  for (let i = familyStart[a]; i < familyStart[a + 1]; i++)
    for (let j = familyStart[b]; j < familyStart[b + 1]; j++) if (families[i] === families[j]) return true;
  return false;
}

/** Whether a table says that one word is short for the other, or both for a third. */
export function isListed({ expansion }: LinkWords, a: number, b: number): boolean {
  return expansion[a] === b || expansion[b] === a || (expansion[a] !== a && expansion[a] === expansion[b]);
}

/**
 * Of how many units, from the first on, letters are the initials: of a phrase of all its words, short ones aside, or of the first; of four letters and more behind the first unit also of
 * what stands behind an article that has lost its vowel in a word that is none of its own (`known`); 0: of none.
 */
export function initialsLength(units: readonly string[], letters: string, known: readonly boolean[]): number {
  let left = letters;
  for (let count = 0; count < units.length; count++) {
    const unit = units[count];
    if (unit === '') return 0;
    const said = initialOf(unit);
    const isElided = count > 0 && !known[count] && letters.length >= 4 && left[0] === unit[1] && /^[dl][aeiouh].{3}/.test(unit);
    if (!left.startsWith(said) && !isElided) return 0;
    left = left.slice(unit.includes(' ') ? lettersOfPhrase(unit, left) : isElided ? 1 : said.length);
    if (left === '') return count + 1;
  }
  return 0;
}

/** How many of `letters` stand for a phrase. */
function lettersOfPhrase(phrase: string, letters: string): number {
  let said = 1;
  for (const word of phrase.trim().split(' ').slice(1)) {
    if (letters[said] === word[0]) said++;
    else if (word.length > 3) return 1;
  }
  return said;
}

/** What of a word stands in initials: its first letter; of a number all of it. */
export function initialOf(word: string): string {
  return /^\d/.test(word) ? word : word[0];
}

/** Whether of two words one letter apart that letter is a digit. */
function differsInDigit(a: string, b: string): boolean {
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at++;
  const differing = a.length === b.length ? [a[at], b[at]] : [a.length > b.length ? a[at] : b[at]];
  return differing.some((letter) => /\d/.test(letter));
}

const VOWEL = /[aeiou]/;

/** "mkting", "assocts": of the other word the beginning, some consonants, and the end. */
function isContractedWithin(shorter: string, longer: string): boolean {
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at++;
  let kept = 0;
  while (kept < shorter.length - at && shorter[shorter.length - 1 - kept] === longer[longer.length - 1 - kept]) kept++;
  const middle = shorter.slice(at, shorter.length - kept);
  if (kept === 0 || VOWEL.test(middle)) return false;
  let found = 0;
  for (const letter of longer.slice(at, longer.length - kept)) if (letter === middle[found]) found++;
  return found === middle.length;
}

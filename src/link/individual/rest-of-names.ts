import { PersonRole } from '../../category/individual/roles.js';
import type { LinkTable } from '../link-table.js';
import type { NameAlignment } from './alignment.js';
import { F, INITIAL_RARITY, Match, SCALE } from './features.js';
import type { NameWords } from './name-words.js';

/** What of one name has no partner in the other. */
interface Rest {
  given: number;
  givenInitial: number;
  middle: number;
  middleInitial: number;
  surname: number;
  middles: number;
  initials: number;
}

/**
 * From more than this on two names that are not one may be spellings of each other: of labelled pairs with the same given name and surname and middle names that are as close as 0.3 to 0.5
 * 7 of 26 are one person, of closer ones 49 of 49 (sanctions).
 */
const CLOSE_MIDDLE = 0.5;
/** The same of two that lists have as given names (Alim, Aslam; but Alexandra, Alexandre). */
const CLOSE_LISTED = 0.7;
const CLOSE_GIVEN = 0.4;

/** What has no partner: a contradiction where both sides have one left of the same part, an omission otherwise. */
export class RestOfNames {
  /** The given names left over are a woman's and a man's. */
  otherGender = false;
  /** The given names left over are made of syllables or words of East Asian names, and no romanization makes them one. */
  otherReading = false;
  /** The middle names left over are two given names that lists know. */
  otherMiddle = false;
  readonly #table: LinkTable;
  readonly #names: NameWords;
  readonly #pairing: NameAlignment;
  readonly #features: Float64Array;
  #eastAsian = false;

  constructor(table: LinkTable, names: NameWords, pairing: NameAlignment, features: Float64Array) {
    this.#table = table;
    this.#names = names;
    this.#pairing = pairing;
    this.#features = features;
  }

  /**
   * Behind {@link PairedNames}, whose features it goes by.
   *
   * @param shifted    an initial in front agrees with one that stands behind another.
   * @param eastAsian  both values have an East Asian surname.
   */
  compare(shifted: boolean, eastAsian: boolean): void {
    const f = this.#features;
    const { unitRole, unitWord } = this.#table;
    const { a, b, aCount, bCount, manner, backManner } = this.#pairing;
    const { initial } = this.#names;
    this.#eastAsian = eastAsian;
    const left = restOf(a, aCount, manner, unitRole, unitWord, initial);
    const right = restOf(b, bCount, backManner, unitRole, unitWord, initial);
    this.#compareGivenNames(left, right, shifted);
    // brothers and sisters share a rare surname
    if (f[F.givenConflict] + f[F.initialConflict] > 0) f[F.familyRarity] = f[F.surnameRarity];
    this.#compareSurnames(left, right);
    this.#compareMiddleNames(left, right);
    if (f[F.givenInitial] > 0 && f[F.surnameExtra] + f[F.middleMissing] > 0) f[F.initialOnly] = 1;
    this.#compareCoverage(this.#rarityLeft(a, aCount, manner), this.#rarityLeft(b, bCount, backManner));
  }

  #compareGivenNames(left: Rest, right: Rest, shifted: boolean): void {
    const f = this.#features;
    this.otherGender = left.given >= 0 && right.given >= 0 && this.#names.genders.areOther(left.given, right.given);
    this.otherReading = left.given >= 0 && right.given >= 0 && this.#names.readings.areTwo(left.given, right.given, this.#eastAsian);
    if (left.given >= 0 && right.given >= 0) {
      f[F.givenConflict] = 1;
      f[F.givenConflictKnown] = this.otherGender || this.#names.areGivenNames(left.given, right.given) ? 1 : this.#areKnown(left.given, right.given);
      f[F.givenConflictClose] = f[F.givenConflictKnown] ? 0 : this.#closenessFrom(CLOSE_GIVEN, left.given, right.given);
      if (f[F.givenConflictClose] > 0.5) f[F.givenAttested] = this.#names.attested(left.given, right.given, false);
    } else if ((shifted && (left.givenInitial >= 0 || right.givenInitial >= 0)) || haveInitial(left.given, left.givenInitial, right.given, right.givenInitial))
      f[F.initialConflict] = 1;
    else if (this.#areOtherInitials(left.middleInitial, right.middleInitial)) f[F.initialConflict] = 1;
    else if (left.given >= 0 || right.given >= 0) f[this.#isBesideWholeName(Math.max(left.given, right.given)) ? F.middleMissing : F.givenMissing] = 1;
    else if (left.givenInitial >= 0 || right.givenInitial >= 0) f[F.givenInitialMissing] = 1;
  }

  /** "Tony Leung Chiu-wai", "Leung Chiu Wai": a given name of another language stands beside all of a Chinese one, by which the other value calls its bearer. */
  #isBesideWholeName(given: number): boolean {
    return this.#eastAsian && this.#features[F.calledByMiddle] === 1 && !this.#names.areSyllables(given, given) && this.#names.areGivenNames(given, given);
  }

  /** "Reed MJ", "Reed MI": an initial agrees with a word of two letters, whose second letter is another one than the initial that is left beside it. */
  #areOtherInitials(leftInitial: number, rightInitial: number): boolean {
    const { unitWord, words } = this.#table;
    const { a, b, aCount, manner, partner } = this.#pairing;
    for (let i = 0; i < aCount; i++) {
      if (manner[i] !== Match.initial) continue;
      const [left, right] = [words.text[unitWord[a[i]]], words.text[unitWord[b[partner[i]]]]];
      const [pair, beside] = left.length === 2 ? [left, rightInitial] : [right, leftInitial];
      if (pair.length === 2 && beside >= 0 && words.text[beside] !== pair[1]) return true;
    }
    return false;
  }

  #compareSurnames(left: Rest, right: Rest): void {
    const f = this.#features;
    if (left.surname >= 0 && right.surname >= 0) {
      f[F.surnameConflict] = 1;
      f[F.surnameConflictKnown] = this.#names.areWomanAndMan(left.surname, right.surname) ? 1 : this.#areKnown(left.surname, right.surname);
      f[F.surnameConflictClose] = f[F.surnameConflictKnown] ? 0 : this.#names.closeness(left.surname, right.surname);
      if (f[F.surnameConflictClose] > 0.5) f[F.surnameAttested] = Math.max(f[F.surnameAttested], this.#names.attested(left.surname, right.surname, true));
    } else if (left.surname >= 0 || right.surname >= 0) f[F.surnameExtra] = 1;
  }

  #compareMiddleNames(left: Rest, right: Rest): void {
    const f = this.#features;
    const areKnown = left.middle >= 0 && right.middle >= 0 && this.#areKnown(left.middle, right.middle) === 1;
    // (Mary Jones Smith has a maiden name there, Mary Ann Smith none)
    const areFathers = left.middle >= 0 && right.middle >= 0 && this.#names.fathers.areOther(left.middle, right.middle);
    this.otherMiddle = areFathers || (areKnown && this.#names.surnameness(left.middle) + this.#names.surnameness(right.middle) === 0);
    if (left.middle >= 0 && right.middle >= 0) {
      f[F.middleConflict] = 1;
      const least = this.#names.areGivenNames(left.middle, right.middle) ? CLOSE_LISTED : CLOSE_MIDDLE;
      f[F.middleConflictClose] = areKnown ? 0 : this.#closenessFrom(least, left.middle, right.middle);
    } else if (haveInitial(left.middle, left.middleInitial, right.middle, right.middleInitial)) f[F.middleConflictInitial] = 1;
    else {
      f[F.middleMissing] = Math.min(3, left.middles + right.middles);
      f[F.initialMissing] = Math.min(2, left.initials + right.initials);
    }
  }

  /** How close two names are; 0 where that is not more than `least`, as any two names have letters in common (Carlos, Camilo). */
  #closenessFrom(least: number, x: number, y: number): number {
    const closeness = this.#names.closeness(x, y);
    return closeness > least ? closeness : 0;
  }

  /** 1: two words are names of different people, and not one name in two spellings. */
  #areKnown(x: number, y: number): number {
    const { known } = this.#table.words;
    return (known[x] && known[y]) || (this.#eastAsian && this.#names.areSyllables(x, y)) ? 1 : 0;
  }

  #compareCoverage(leftRarity: number, rightRarity: number): void {
    const f = this.#features;
    f[F.leftRarity] = Math.min(leftRarity, rightRarity);
    const coverLeft = f[F.total] / (f[F.total] + leftRarity + 0.01);
    const coverRight = f[F.total] / (f[F.total] + rightRarity + 0.01);
    f[F.coverageLess] = Math.min(coverLeft, coverRight);
    f[F.coverageMore] = Math.max(coverLeft, coverRight);
    f[F.allMatched] = leftRarity + rightRarity === 0 ? 1 : 0;
  }

  #rarityLeft(units: Int32Array, count: number, manner: Uint8Array): number {
    const { unitWord, unitRole } = this.#table;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      if (manner[i] !== Match.none || isAside(unitRole[units[i]])) continue;
      const word = unitWord[units[i]];
      sum += this.#names.initial[word] ? INITIAL_RARITY : this.#names.weightOf(word, unitRole[units[i]] === PersonRole.surname) * SCALE;
    }
    return sum;
  }
}

/** The first word of each part that has no partner (-1: none), and how many middle names and initials there are. */
function restOf(units: Int32Array, count: number, manner: Uint8Array, unitRole: Uint8Array, unitWord: Int32Array, initial: Uint8Array): Rest {
  const rest = { given: -1, givenInitial: -1, middle: -1, middleInitial: -1, surname: -1, middles: 0, initials: 0 };
  for (let i = 0; i < count; i++) {
    if (manner[i] !== Match.none) continue;
    const word = unitWord[units[i]];
    const role = unitRole[units[i]];
    if (role === PersonRole.surname) rest.surname = rest.surname < 0 ? word : rest.surname;
    else if (role === PersonRole.given) {
      if (initial[word]) rest.givenInitial = word;
      else rest.given = word;
    } else if (role === PersonRole.middle) {
      if (initial[word]) {
        rest.middleInitial = rest.middleInitial < 0 ? word : rest.middleInitial;
        rest.initials++;
      } else {
        rest.middle = rest.middle < 0 ? word : rest.middle;
        rest.middles++;
      }
    }
  }
  return rest;
}

function isAside(role: number): boolean {
  return role === PersonRole.nickname || role === PersonRole.otherSurname;
}

/** Whether both sides have one of a part left, and at least one of them an initial. */
function haveInitial(left: number, leftInitial: number, right: number, rightInitial: number): boolean {
  return (left >= 0 && rightInitial >= 0) || (right >= 0 && leftInitial >= 0) || (leftInitial >= 0 && rightInitial >= 0);
}

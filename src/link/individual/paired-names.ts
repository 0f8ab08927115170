import { PersonRole } from '../../category/individual/roles.js';
import { type LinkTable, TYPICAL_VALUES } from '../link-table.js';
import type { NameAlignment } from './alignment.js';
import { F, INITIAL_RARITY, Match, SCALE } from './features.js';
import { Change, changeOf } from './name-changes.js';
import type { NameWords } from './name-words.js';

/** Part of the given names that an initial stands for. */
const INITIAL_SHARE = 0.08;

/** How often names that lists know are borne, as {@link NameWords.attested}, though they stand once in the column. */
const LISTED = Math.log(4);

const GIVEN_OF_MATCH: readonly number[] = [
  -1,
  F.givenExact,
  F.givenSpelling,
  F.givenNickname,
  F.givenUsual,
  F.givenSeveral,
  F.givenTranslation,
  F.givenRare,
  F.givenSlip,
  F.givenKnownSlip,
  F.givenSound,
  F.givenTruncation,
  F.joined,
  F.givenInitial,
  F.givenHeard,
  F.givenShort,
];
const SURNAME_OF_MATCH: readonly number[] = [
  -1,
  F.surnameExact,
  F.surnameSpelling,
  F.surnameSpelling,
  F.surnameSound,
  F.surnameSound,
  F.surnameSound,
  F.surnameSound,
  F.surnameSlip,
  F.surnameKnownSlip,
  F.surnameSound,
  F.surnameTruncation,
  F.joined,
  F.middleInitial,
  F.surnameHeard,
  F.surnameSound,
];

/** Two names that agree, and how. */
interface NamePair {
  readonly left: number;
  readonly right: number;
  readonly leftRole: number;
  readonly rightRole: number;
  readonly how: number;
  /** One of them is a surname. */
  readonly asSurname: boolean;
  /** Both are made of syllables, and not the same ones. */
  readonly syllables: boolean;
  /** No romanization makes one given name of them. */
  readonly twoReadings: boolean;
  /** They are the first, the second, ... name of both sides. */
  readonly inPlace: boolean;
  /** Of the more frequent one, over ten; an initial's is always the same, and two known names that are only near each other share nothing that is certain. */
  readonly rarity: number;
}

/** What the names that were paired say: each pair by the parts of the name that its two stand in, and all of them together. */
export class PairedNames {
  /** Names that agree, but not to the letter. */
  inexact = 0;
  /** An initial in front agrees with one that stands behind another: M. Alperin, H. M. Alperin. */
  shifted = false;
  /** Given and middle name are exchanged, and a woman's stands first on one side, a man's on the other: María José, José María. */
  otherGender = false;
  readonly #table: LinkTable;
  readonly #names: NameWords;
  readonly #pairing: NameAlignment;
  readonly #features: Float64Array;
  // which part of the left value is another part of the right one
  #surnameIsOther = false;
  #otherIsSurname = false;
  #givenIsMiddle = false;
  #middleIsGiven = false;
  // given names that are middle names on the other side
  #leftGiven = 0;
  #rightGiven = 0;
  /** A middle name is another one in order on the other side. */
  #middleMoved = false;
  /** A given name that is near a middle name on the other side, both known. */
  #nearMiddle: NamePair | null = null;
  #rarest = 0;
  /** Part of the values that have such a given name, and such a surname, as the two have in common. */
  #givenShare = 0;
  #surnameShare = 0;

  constructor(table: LinkTable, names: NameWords, pairing: NameAlignment, features: Float64Array) {
    this.#table = table;
    this.#names = names;
    this.#pairing = pairing;
    this.#features = features;
  }

  /** `eastAsian`: both values have an East Asian surname. */
  compare(eastAsian: boolean): void {
    const { a, b, aCount, partner, manner } = this.#pairing;
    this.#begin();
    let lastPartner = -1;
    for (let i = 0; i < aCount; i++) {
      if (manner[i] === Match.none) continue;
      const j = partner[i];
      if (j < lastPartner) this.#features[F.outOfOrder] = 1;
      lastPartner = j;
      const pair = this.#pairOf(a[i], b[j], manner[i], i === j, eastAsian);
      this.#count(pair);
      this.#compareParts(pair);
    }
    this.#compareTogether(eastAsian);
  }

  #begin(): void {
    this.inexact = 0;
    this.shifted = false;
    this.#surnameIsOther = false;
    this.#otherIsSurname = false;
    this.#givenIsMiddle = false;
    this.#middleIsGiven = false;
    this.#middleMoved = false;
    this.#nearMiddle = null;
    this.#rarest = 0;
    this.#givenShare = 0;
    this.#surnameShare = 0;
  }

  #pairOf(unit: number, otherUnit: number, manner: number, inPlace: boolean, eastAsian: boolean): NamePair {
    const { unitRole, unitWord } = this.#table;
    const left = unitWord[unit];
    const right = unitWord[otherUnit];
    const leftRole = unitRole[unit];
    const rightRole = unitRole[otherUnit];
    const near = manner === Match.slip || isFarther(manner);
    const asSurname = leftRole === PersonRole.surname || rightRole === PersonRole.surname;
    const twoReadings = near && !asSurname && this.#names.readings.areTwo(left, right, eastAsian);
    const syllables = twoReadings || (near && eastAsian && this.#names.areSyllables(left, right));
    const how = syllables ? Match.knownSlip : manner;
    return { left, right, leftRole, rightRole, how, asSurname, syllables, twoReadings, inPlace, rarity: this.#rarityOf(left, right, how, asSurname) };
  }

  #rarityOf(left: number, right: number, how: number, asSurname: boolean): number {
    if (how === Match.knownSlip) return 0;
    if (how === Match.initial) return INITIAL_RARITY;
    return Math.min(this.#names.weightOf(left, asSurname), this.#names.weightOf(right, asSurname)) * SCALE;
  }

  /** What counts whatever parts the two stand in. */
  #count(pair: NamePair): void {
    const f = this.#features;
    const { how, rarity } = pair;
    if (how === Match.slip || how === Match.knownSlip) this.#countSlip(pair);
    if (how !== Match.initial) {
      f[F.matchedWords]++;
      if (how !== Match.exact) this.inexact++;
    }
    f[F.total] += rarity;
    if (how <= Match.slip || how >= Match.heard) this.#rarest = Math.max(this.#rarest, rarity);
    if (pair.asSurname) {
      const share = this.#shareOf(pair);
      this.#surnameShare = this.#surnameShare === 0 ? share : Math.min(this.#surnameShare, share);
    } else if (isEither(pair, PersonRole.given) || isEither(pair, PersonRole.nickname)) this.#givenShare = Math.max(this.#givenShare, this.#shareOf(pair));
  }

  #countSlip({ left, right }: NamePair): void {
    const f = this.#features;
    const { text } = this.#table.words;
    f[F.slips]++;
    if (text[left][0] !== text[right][0]) f[F.slipFirst] = 1;
    f[F.slipShort] = Math.max(f[F.slipShort], 1 / Math.min(text[left].length, text[right].length));
  }

  /** Part of the values that have such a name. */
  #shareOf({ left, right, how, asSurname }: NamePair): number {
    return how === Match.initial ? INITIAL_SHARE : Math.max(this.#names.shareOf(left, asSurname), this.#names.shareOf(right, asSurname));
  }

  /** How many letters two names differ in that are no slips of each other. */
  #farOf({ left, right, how, syllables }: NamePair): number {
    return syllables || isFarther(how) ? this.#names.editShare(left, right) : 0;
  }

  /** How many others bear the name, where one might be the other's slip. */
  #attestedOf({ left, right, how, asSurname }: NamePair): number {
    if (how === Match.knownSlip && !asSurname && this.#names.areTwo(left, right)) return Math.max(LISTED, this.#names.attested(left, right, asSurname));
    return (how >= Match.slip && how <= Match.truncation) || how === Match.heard ? this.#names.attested(left, right, asSurname) : 0;
  }

  #compareParts(pair: NamePair): void {
    if (isEither(pair, PersonRole.nickname)) this.#features[F.nickname] = 1;
    // (of two sisters who are Schneider and of two who married a Hoffmann, both say the same)
    else if (isBoth(pair, PersonRole.otherSurname)) return;
    else if (isEither(pair, PersonRole.otherSurname)) this.#countCrossed(pair);
    else if (isEither(pair, PersonRole.lone)) return;
    else if (isBoth(pair, PersonRole.surname)) this.#compareSurnames(pair);
    else if (pair.asSurname) this.#compareCrossed(pair);
    else if (isBoth(pair, PersonRole.given)) this.#compareGivenNames(pair);
    else if (isBoth(pair, PersonRole.middle)) this.#compareMiddleNames(pair);
    else if (pair.how !== Match.knownSlip) this.#compareGivenWithMiddle(pair);
    else this.#nearMiddle = pair;
  }

  #compareSurnames(pair: NamePair): void {
    const f = this.#features;
    const feature = SURNAME_OF_MATCH[pair.how];
    f[feature] = Math.min(2, f[feature] + 1);
    f[F.surnameRarity] += pair.rarity;
    f[F.surnameFar] = Math.max(f[F.surnameFar], this.#farOf(pair));
    if (pair.how === Match.knownSlip && !pair.syllables && !this.#names.areOneFamily(pair.left, pair.right)) f[F.surnameUnlike] = 1;
    f[F.surnameAttested] = Math.max(f[F.surnameAttested], this.#attestedOf(pair));
    if (this.#areOtherSurnames(pair)) f[F.surnameOther] = 1;
  }

  /** Whether two near surnames, both in the lists, differ as others do besides: Ross, Rosenthal; Barton, Barron; not Garnett, Garett. */
  #areOtherSurnames(pair: NamePair): boolean {
    const { left, right, how, syllables } = pair;
    if (how < Match.slip || how > Match.truncation || syllables || !this.#names.areSurnames(left, right) || this.#names.areOneFamily(left, right)) return false;
    if (how === Match.sound || how === Match.truncation) return true;
    const change = this.#changeOf(pair);
    return change === Change.edge || change === Change.other;
  }

  /** A surname that is a given or middle name on the other side. */
  #compareCrossed(pair: NamePair): void {
    this.#countCrossed(pair);
    if (pair.leftRole === PersonRole.surname) this.#surnameIsOther = true;
    else this.#otherIsSurname = true;
  }

  /** A name that stands in another part of the other value: a surname of birth is the one of marriage there (Anna Schmidt née Müller, Anna Müller). */
  #countCrossed(pair: NamePair): void {
    const f = this.#features;
    if (pair.how === Match.exact) f[F.crossExact]++;
    else if (pair.how !== Match.initial) f[F.crossNear]++;
    f[F.crossRarity] += pair.rarity;
    f[F.crossFar] = Math.max(f[F.crossFar], this.#farOf(pair));
  }

  #compareGivenNames(pair: NamePair): void {
    const f = this.#features;
    const { left, right, how, syllables } = pair;
    f[!syllables ? GIVEN_OF_MATCH[how] : this.#syllablesOf(pair)] = 1;
    f[F.givenRarity] += pair.rarity;
    f[how === Match.truncation ? F.givenCut : F.givenFar] = this.#farOf(pair);
    f[F.givenAttested] = this.#attestedOf(pair);
    f[F.givenUnlike] = how === Match.knownSlip && !syllables && !this.#names.areSpelledAlike(left, right) ? 1 : 0;
    this.#compareChange(pair);
    f[F.givenCommonSlip] =
      how === Match.knownSlip ? Math.max(0, 1 - SCALE * Math.max(this.#names.weightOf(left, false), this.#names.weightOf(right, false))) : 0;
  }

  /** How names of syllables agree: Jung-su and Jeong-soo may be one, Wen-chun and Wen-shin are two. */
  #syllablesOf({ left, right, twoReadings }: NamePair): number {
    if (twoReadings) return F.givenOtherReading;
    return this.#names.sameSound(left, right) ? F.givenSyllables : F.givenOtherSyllables;
  }

  /** Whether two near given names differ as other names do, rather than as slips. */
  #compareChange(pair: NamePair): void {
    const f = this.#features;
    if (pair.how !== Match.slip && f[F.givenUnlike] === 0) return;
    const change = this.#changeOf(pair);
    if (pair.how === Match.slip) f[F.givenEdge] = change === Change.edge ? 1 : 0;
    else if (change === Change.exchange) f[F.givenUnlike] = 0;
    else f[F.givenOther] = this.#areOther(pair, change) ? 1 : 0;
  }

  #changeOf({ left, right }: NamePair): number {
    const { text } = this.#table.words;
    return changeOf(text[left], text[right]);
  }

  /** Whether `change` makes another given name of one, by the lists. (Jerry and Jerrold may be one; not Rina and Rini) */
  #areOther({ left, right }: NamePair, change: number): boolean {
    if (change === Change.slip || change === Change.exchange || !this.#names.areGivenNames(left, right)) return false;
    const { text } = this.#table.words;
    return text[left].length === text[right].length || !this.#names.areTwo(left, right) || !this.#names.isCut(left, right);
  }

  #compareMiddleNames(pair: NamePair): void {
    const { how, inPlace } = pair;
    this.#features[how === Match.exact ? F.middleExact : how === Match.initial ? F.middleInitial : F.middleNear]++;
    if (how === Match.knownSlip && this.#areOtherMiddleNames(pair)) this.#features[F.middleOther] = 1;
    if (how !== Match.initial && !inPlace) this.#middleMoved = true;
  }

  /** Ana María, Ana Marta; not surnames that stand there, nor Amado and Amade. */
  #areOtherMiddleNames(pair: NamePair): boolean {
    const { left, right } = pair;
    if (this.#names.areSpelledAlike(left, right) || this.#names.surnameness(left) + this.#names.surnameness(right) > 0) return false;
    const change = this.#changeOf(pair);
    return change === Change.other && this.#areOther(pair, change);
  }

  /** A given name that is a middle name on the other side. */
  #compareGivenWithMiddle({ left, right, leftRole, how }: NamePair): void {
    if (how === Match.initial) {
      this.#features[F.calledByInitial] = 1;
      if (this.#names.initial[left] && this.#names.initial[right]) this.shifted = true;
      return;
    }
    this.#features[F.calledByMiddle] = 1;
    if (leftRole === PersonRole.given) {
      this.#givenIsMiddle = true;
      this.#leftGiven = left;
    } else {
      this.#middleIsGiven = true;
      this.#rightGiven = right;
    }
  }

  /** What all pairs say together. */
  #compareTogether(eastAsian: boolean): void {
    const f = this.#features;
    if (this.#surnameIsOther && this.#otherIsSurname) f[F.swapped] = 1;
    // (Sharma Rajesh Kumar, Rakesh Kumar Sharma)
    if (f[F.swapped] === 1 && this.#nearMiddle !== null) this.#compareGivenNames(this.#nearMiddle);
    f[F.exchanged] = this.#givenIsMiddle && this.#middleIsGiven ? 1 : 0;
    // (syllables are names of both: Tran Minh Chau, Chau Minh Tran)
    this.otherGender = f[F.exchanged] === 1 && !eastAsian && this.#names.genders.areOther(this.#leftGiven, this.#rightGiven);
    f[F.chain] = this.#middleMoved && this.#givenIsMiddle !== this.#middleIsGiven ? 1 : 0;
    f[F.crowd] = this.#names.hasFewValues ? 0 : Math.log1p(TYPICAL_VALUES * this.#givenShare * this.#surnameShare);
    f[F.rarest] = this.#rarest;
    f[F.nothingSure] = f[F.givenExact] + f[F.surnameExact] + f[F.crossExact] + f[F.middleExact] === 0 ? 1 : 0;
  }
}

/** Alike in more than a letter or two. */
function isFarther(how: number): boolean {
  return how === Match.sound || how === Match.truncation || how === Match.heard;
}

function isEither({ leftRole, rightRole }: NamePair, role: number): boolean {
  return leftRole === role || rightRole === role;
}

function isBoth({ leftRole, rightRole }: NamePair, role: number): boolean {
  return leftRole === role && rightRole === role;
}

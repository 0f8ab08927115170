import { PersonRole } from '../../category/individual/roles.js';
import { type LinkTable, type NodeId, TYPICAL_VALUES } from '../link-table.js';
import type { AlignedUnits, PairEvidence } from '../link-rules.js';
import type { WordDistance } from '../word-distance.js';
import { NameAlignment } from './alignment.js';
import { NameFacts } from './name-facts.js';
import { NameLetters } from './name-letters.js';
import { F, FEATURE_COUNT, Match, Veto } from './features.js';
import { NameWords } from './name-words.js';
import { restOf } from './rest.js';

const SCALE = 0.1;
/** Share of the letters from which two values are no slips of each other. */
const FAR = 0.34;
/** Part of the given names that an initial stands for. */
const INITIAL_SHARE = 0.08;

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

/** Compares two names part by part: which parts agree and how, which contradict each other, which are only left out. */
export class IndividualEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto = 0;
  readonly #table: LinkTable;
  readonly #names: NameWords;
  readonly #facts: NameFacts;
  readonly #pairing: NameAlignment;
  readonly #letters: NameLetters;
  #eastAsian = false;
  /** The values of the pair, where one was compared with itself in their place. */
  #recut: [NodeId, NodeId] | null = null;
  /** Both values say whose child they name. */
  #sayDescent = false;
  /** An initial in front agrees with one that stands behind another: M. Alperin, H. M. Alperin. */
  #shifted = false;
  /** Names of the pair that agree, but not to the letter. */
  #inexact = 0;

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#names = new NameWords(table, distance);
    this.#facts = new NameFacts(table, this.#names);
    this.#pairing = new NameAlignment(table, this.#names);
    this.#letters = new NameLetters(table, distance);
  }

  alignment(): AlignedUnits[] {
    if (this.#recut !== null) this.#pairing.align(...this.#recut);
    return this.#pairing.lines();
  }

  renew(words: number, nodes: NodeId): void {
    this.#names.renew(words);
    this.#letters.renew(nodes);
    this.#facts.renew(nodes);
  }

  compare(a: NodeId, b: NodeId): void {
    this.features.fill(0);
    this.#recut = null;
    this.#pairing.align(a, b);
    if (this.#letters.sameSurname(a, b)) this.#pairing.matchSurnames();
    this.#facts.prepare(a);
    this.#facts.prepare(b);
    const { eastAsian, descent } = this.#facts;
    this.#sayDescent = descent[a] === 1 && descent[b] === 1;
    this.#eastAsian = eastAsian[a] === 1 && eastAsian[b] === 1;
    this.#compareGenerations(a, b);
    this.#compareParts();
    this.#compareLetters(a, b);
  }

  /** What the names that were paired last say, and what is left over. */
  #compareParts(): void {
    this.#comparePairs();
    this.#compareRest();
    this.#compareLone();
  }

  #compareGenerations(a: NodeId, b: NodeId): void {
    const { generation, particle } = this.#facts;
    const left = generation[a];
    const right = generation[b];
    this.veto = left >= 0 && right >= 0 && left !== right ? Veto.generation : Veto.none;
    if (left < 0 !== right < 0) this.features[F.generationOne] = 1;
    else if (left >= 0 && left === right) this.features[F.generationSame] = 1;
    if (particle[a] >= 0 && particle[b] >= 0 && particle[a] !== particle[b]) this.features[F.particlesDiffer] = 1;
  }

  /** Whether two words are names made of syllables, of people with an East Asian surname. */
  #areSyllables(x: number, y: number): boolean {
    return this.#eastAsian && this.#names.syllabic[x] === 1 && this.#names.syllabic[y] === 1;
  }

  #comparePairs(): void {
    const f = this.features;
    const { unitRole, unitWord, words } = this.#table;
    const { a, b, aCount, partner, manner } = this.#pairing;
    this.#inexact = 0;
    this.#shifted = false;
    let crossedFromGiven = 0;
    let crossedFromSurname = 0;
    let lastPartner = -1;
    let rarest = 0;
    let givenToMiddle = false;
    let middleToGiven = false;
    let chained = 0;
    let givenShare = 0;
    let surnameShare = 0;
    for (let i = 0; i < aCount; i++) {
      if (manner[i] === Match.none) continue;
      const j = partner[i];
      const near = manner[i] === Match.slip || manner[i] === Match.sound || manner[i] === Match.truncation || manner[i] === Match.heard;
      const syllables = near && this.#areSyllables(unitWord[a[i]], unitWord[b[j]]);
      const how = syllables ? Match.knownSlip : manner[i];
      if (j < lastPartner) f[F.outOfOrder] = 1;
      lastPartner = j;
      const role = unitRole[a[i]];
      const other = unitRole[b[j]];
      const word = unitWord[a[i]];
      const otherWord = unitWord[b[j]];
      if (how === Match.slip || how === Match.knownSlip) {
        f[F.slips]++;
        if (words.text[word][0] !== words.text[otherWord][0]) f[F.slipFirst] = 1;
        f[F.slipShort] = Math.max(f[F.slipShort], 1 / Math.min(words.text[word].length, words.text[otherWord].length));
      }
      const full = how !== Match.initial;
      if (full && how !== Match.exact) this.#inexact++;
      if (full) f[F.matchedWords]++;
      const asSurname = role === PersonRole.surname || other === PersonRole.surname;
      // two known names that are only near each other share nothing that is certain
      const rarity =
        how === Match.knownSlip ? 0 : full ? Math.min(this.#names.weightOf(word, asSurname), this.#names.weightOf(otherWord, asSurname)) * SCALE : 0.2;
      f[F.total] += rarity;
      if (how <= Match.slip || how >= Match.heard) rarest = Math.max(rarest, rarity);
      const far = syllables || how === Match.sound || how === Match.truncation || how === Match.heard ? this.#names.editShare(word, otherWord) : 0;
      const attested = (how >= Match.slip && how <= Match.truncation) || how === Match.heard ? this.#names.attested(word, otherWord, asSurname) : 0;
      const common =
        how === Match.knownSlip ? Math.max(0, 1 - SCALE * Math.max(this.#names.weightOf(word, asSurname), this.#names.weightOf(otherWord, asSurname))) : 0;
      const share = full ? Math.max(this.#names.shareOf(word, asSurname), this.#names.shareOf(otherWord, asSurname)) : INITIAL_SHARE;
      if (asSurname) surnameShare = surnameShare === 0 ? share : Math.min(surnameShare, share);
      else if (role === PersonRole.given || other === PersonRole.given || role === PersonRole.nickname || other === PersonRole.nickname)
        givenShare = Math.max(givenShare, share);
      if (role === PersonRole.nickname || other === PersonRole.nickname) f[F.nickname] = 1;
      else if (role === PersonRole.lone || other === PersonRole.lone) continue;
      else if (role === PersonRole.surname && other === PersonRole.surname) {
        const feature = SURNAME_OF_MATCH[how];
        f[feature] = Math.min(2, f[feature] + 1);
        f[F.surnameRarity] += rarity;
        f[F.surnameFar] = Math.max(f[F.surnameFar], far);
        f[F.surnameAttested] = Math.max(f[F.surnameAttested], attested);
      } else if (asSurname) {
        if (how === Match.exact) f[F.crossExact]++;
        else if (full) f[F.crossNear]++;
        f[F.crossRarity] += rarity;
        f[F.crossFar] = Math.max(f[F.crossFar], far);
        if (role === PersonRole.surname) crossedFromSurname++;
        else crossedFromGiven++;
      } else if (role === PersonRole.given && other === PersonRole.given) {
        f[!syllables ? GIVEN_OF_MATCH[how] : this.#names.sameSound(word, otherWord) ? F.givenSyllables : F.givenOtherSyllables] = 1;
        f[F.givenRarity] += rarity;
        f[how === Match.truncation ? F.givenCut : F.givenFar] = far;
        f[F.givenAttested] = attested;
        f[F.givenCommonSlip] = common;
      } else if (role === PersonRole.middle && other === PersonRole.middle) {
        f[how === Match.exact ? F.middleExact : full ? F.middleNear : F.middleInitial]++;
        if (full && i !== j) chained++;
      } else if (how !== Match.knownSlip) {
        f[full ? F.calledByMiddle : F.calledByInitial] = 1;
        if (!full && this.#names.initial[word] && this.#names.initial[otherWord]) this.#shifted = true;
        if (full && role === PersonRole.given) givenToMiddle = true;
        else if (full) middleToGiven = true;
      }
    }
    if (crossedFromGiven > 0 && crossedFromSurname > 0) f[F.swapped] = 1;
    f[F.exchanged] = givenToMiddle && middleToGiven ? 1 : 0;
    if (f[F.swapped] + f[F.exchanged] > 0 && this.#sayDescent) this.veto = Veto.descent;
    f[F.chain] = chained > 0 && givenToMiddle !== middleToGiven ? 1 : 0;
    f[F.crowd] = this.#table.declaredValues > this.#table.nodeCount ? 0 : Math.log1p(TYPICAL_VALUES * givenShare * surnameShare);
    f[F.rarest] = rarest;
    f[F.nothingSure] = f[F.givenExact] + f[F.surnameExact] + f[F.crossExact] + f[F.middleExact] === 0 ? 1 : 0;
  }

  /** What has no partner: a contradiction where both sides have one left of the same part, an omission otherwise. */
  #compareRest(): void {
    const f = this.features;
    const { unitRole, unitWord, words } = this.#table;
    const { a, b, aCount, bCount, manner, backManner } = this.#pairing;
    const left = restOf(a, aCount, manner, unitRole, unitWord, this.#names.initial);
    const right = restOf(b, bCount, backManner, unitRole, unitWord, this.#names.initial);
    const known = (x: number, y: number): number => ((words.known[x] && words.known[y]) || this.#areSyllables(x, y) ? 1 : 0);
    const close = (x: number, y: number): number => this.#names.closeness(x, y);
    const firstInitials = this.#shifted && (left.givenInitial >= 0 || right.givenInitial >= 0);
    if (left.given >= 0 && right.given >= 0) {
      f[F.givenConflict] = 1;
      f[F.givenConflictKnown] = known(left.given, right.given);
      f[F.givenConflictClose] = f[F.givenConflictKnown] ? 0 : close(left.given, right.given);
      if (f[F.givenConflictClose] > 0.5) f[F.givenAttested] = this.#names.attested(left.given, right.given, false);
    } else if (
      firstInitials ||
      (left.given >= 0 && right.givenInitial >= 0) ||
      (right.given >= 0 && left.givenInitial >= 0) ||
      (left.givenInitial >= 0 && right.givenInitial >= 0)
    )
      f[F.initialConflict] = 1;
    else if (left.given >= 0 || right.given >= 0) f[F.givenMissing] = 1;
    else if (left.givenInitial >= 0 || right.givenInitial >= 0) f[F.givenInitialMissing] = 1;
    // brothers and sisters share a rare surname
    if (f[F.givenConflict] + f[F.initialConflict] > 0) f[F.familyRarity] = f[F.surnameRarity];
    if (left.surname >= 0 && right.surname >= 0) {
      f[F.surnameConflict] = 1;
      f[F.surnameConflictKnown] = known(left.surname, right.surname);
      f[F.surnameConflictClose] = f[F.surnameConflictKnown] ? 0 : close(left.surname, right.surname);
      if (f[F.surnameConflictClose] > 0.5) f[F.surnameAttested] = Math.max(f[F.surnameAttested], this.#names.attested(left.surname, right.surname, true));
    } else if (left.surname >= 0 || right.surname >= 0) f[F.surnameExtra] = 1;
    if (left.middle >= 0 && right.middle >= 0) {
      f[F.middleConflict] = 1;
      f[F.middleConflictClose] = known(left.middle, right.middle) ? 0 : close(left.middle, right.middle);
    } else if (
      (left.middle >= 0 && right.middleInitial >= 0) ||
      (right.middle >= 0 && left.middleInitial >= 0) ||
      (left.middleInitial >= 0 && right.middleInitial >= 0)
    )
      f[F.middleConflictInitial] = 1;
    else {
      f[F.middleMissing] = Math.min(3, left.middles + right.middles);
      f[F.initialMissing] = Math.min(2, left.initials + right.initials);
    }
    if (f[F.givenInitial] > 0 && f[F.surnameExtra] + f[F.middleMissing] > 0) f[F.initialOnly] = 1;
    const leftRarity = this.#rarityLeft(a, aCount, manner);
    const rightRarity = this.#rarityLeft(b, bCount, backManner);
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
      if (manner[i] !== Match.none || unitRole[units[i]] === PersonRole.nickname) continue;
      const word = unitWord[units[i]];
      sum += this.#names.initial[word] ? 0.2 : this.#names.weightOf(word, unitRole[units[i]] === PersonRole.surname) * SCALE;
    }
    return sum;
  }

  /** The letters of both values without blanks, in either order of their parts: words cut and joined anywhere, and slips that cross them. */
  #compareLetters(a: NodeId, b: NodeId): void {
    const f = this.features;
    if (!this.#letters.areSame(a, b)) {
      // of names that are not the same: where only a part is missing, letters say nothing
      const other = f[F.givenKnownSlip] + f[F.surnameKnownSlip] + f[F.givenConflictKnown] + f[F.surnameConflictKnown];
      if (f[F.givenConflict] + f[F.surnameConflict] + f[F.lone] + this.#inexact > 0 && other === 0)
        f[F.wholeClose] = Math.max(0, 1 - this.#letters.edits(a, b) / FAR);
      return;
    }
    f[F.sameLetters] = 1;
    if (this.#inexact === 0 && f[F.allMatched] === 1) return;
    // the same words cut otherwise: all that one of them says is said by both
    const { unitStart } = this.#table;
    const simpler = unitStart[b + 1] - unitStart[b] < unitStart[a + 1] - unitStart[a] ? b : a;
    const { generationOne, generationSame, particlesDiffer } = F;
    const kept = [generationOne, generationSame, particlesDiffer].map((feature) => f[feature]);
    f.fill(0);
    this.#pairing.align(simpler, simpler);
    this.#compareParts();
    f[F.sameLetters] = 1;
    [f[generationOne], f[generationSame], f[particlesDiffer]] = kept;
    this.#recut = [a, b];
  }

  #compareLone(): void {
    const f = this.features;
    const { unitRole, unitWord, words } = this.#table;
    const { a, b, aCount, bCount, manner, partner } = this.#pairing;
    const leftLone = aCount > 0 && unitRole[a[0]] === PersonRole.lone;
    const rightLone = bCount > 0 && unitRole[b[0]] === PersonRole.lone;
    if (!leftLone && !rightLone) return;
    f[F.lone] = 1;
    const how = leftLone ? manner[0] : this.#pairing.backManner[0];
    const otherRole = leftLone ? unitRole[b[partner[0]]] : unitRole[a[this.#pairing.backPartner[0]]];
    if (how !== Match.none && otherRole <= PersonRole.middle) f[F.loneGiven] = 1;
    if (how === Match.exact) f[F.loneSame] = 1;
    else if (how !== Match.none && how <= Match.rare) f[F.loneFamily] = how <= Match.nickname ? 1 : how === Match.rare ? 0.4 : 0.7;
    if (how !== Match.none && this.#table.declaredValues <= this.#table.nodeCount)
      f[F.loneCrowd] = Math.log1p(TYPICAL_VALUES * this.#names.shareOf(unitWord[leftLone ? a[0] : b[0]], true));
    if (!leftLone || !rightLone) return;
    f[F.loneBoth] = 1;
    const x = unitWord[a[0]];
    const y = unitWord[b[0]];
    // given names are spelled and shortened in more ways than surnames
    f[F.loneFamilyName] = (this.#names.surnameness(x) + this.#names.surnameness(y)) / 2;
    f[F.loneEdits] = this.#names.editShare(x, y);
    f[F.loneSound] = this.#names.sameSound(x, y) ? 1 : 0;
    f[F.lonePrefix] = commonPrefix(words.text[x], words.text[y]) / Math.max(words.text[x].length, words.text[y].length);
    f[F.loneKnown] = words.known[x] && words.known[y] && partner[0] >= 0 ? 1 : 0;
  }
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

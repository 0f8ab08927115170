import { COMPANY_ROLES, CompanyRole } from '../../src/category/company/roles.js';
import { charactersOf } from '../../src/lexicon/han-characters.js';
import type { LinkTable, NodeId } from '../../src/link/link-table.js';
import { Known, type LinkWords } from '../../src/link/link-words.js';
import type { AlignedUnits, PairEvidence, Policy } from '../../src/link/link-rules.js';
import { Match } from '../../src/link/match-manner.js';
import { osaDistance, units } from './edit-distance.js';
import { slipOf } from './slip.js';
import { areFamily, initialsLength, isListed, ReferenceAlignment } from './word-alignment.js';
import type { WordDistance } from '../../src/link/word-distance.js';
import { FEATURE_COUNT, FEATURES } from '../../src/link/company/features.js';

/** Index of each feature by its name. */
const F = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Record<(typeof FEATURES)[number], number>;
/** Feature of an exact match, by the role of the unit. */
const EXACT_OF_ROLE: readonly number[] = [
  F.exactName,
  F.exactGeneric,
  F.exactPlace,
  F.exactNumber,
  F.exactTail,
  F.exactTail,
  F.exactStructure,
  F.exactTail,
  F.exactTail,
  F.exactTail,
  F.exactTail,
  F.exactTail,
];
const Veto = { none: 0, numbers: 1, opposites: 2, series: 3, legalForms: 4, places: 5, characters: 6 } as const;

const SCALE = 0.1;
/** Initials of fewer words are those of many names by chance. */
const MIN_ACRONYM = 4;
/** What the members of a group differ in behind its name, and how much of that still counts. */
const LEFT_IN_A_GROUP = [
  F.leftNameMore,
  F.knownLeftMore,
  F.leftGenericLess,
  F.leftGenericMore,
  F.leftStructureLess,
  F.leftStructureMore,
  F.leftPlaceLess,
  F.leftPlaceMore,
  F.leftTail,
  F.leftBack,
  F.placesDiffer,
  F.genericAgainstGeneric,
  F.legalDiffers,
  F.namesakes,
  F.formKind,
  F.formName,
  F.branch,
  F.parts,
  F.besideOne,
];
/** What stands behind the legal forms. */
const BEHIND_FORMS: ReadonlySet<number> = new Set([CompanyRole.where, CompanyRole.famous, CompanyRole.written, CompanyRole.characters, CompanyRole.spoken]);
const GROUP_SHARE = 0.25;
/** What an omitted kind counts where it is all that one of two names lacks. */
const OMITTED_SHARE = 0.25;
/**
 * Different values from which on a column's size says nothing; below, two of its values are the likelier one the fewer there are, down to some 670 of them: the
 * weights were learned from one column that is smaller, and lists of a few hundred names that were never trained on lose a fifth of their precision with a limit of 1.
 */
const LARGE_COLUMN = 1500;
const MAX_SMALLNESS = 0.8;
/** How much of that counts for pairs that a short list has, too. */
const SHORT_LIST_SHARE = 0.3;

/** Whether two words that mean the same are of two languages: no places, and no plural of each other. */
function isTranslated(text: string, role: number, other: string): boolean {
  return role !== CompanyRole.place && !text.startsWith(other) && !other.startsWith(text);
}

/** A side of a pair, and what of it counts less where the other one lacks it. */
interface SparedSide {
  readonly start: number;
  readonly count: number;
  readonly marks: Uint8Array;
  readonly hasForm: boolean;
  readonly spared: 'nothing' | 'forms' | 'kinds';
}

/** What kernel/assembly/company-pairs.ts does, written to be read: what agrees between two company names, how, and what is left over on either side. */
export class ReferenceEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto = 0;
  isWithin = false;
  readonly #table: LinkTable;
  readonly #alignment: ReferenceAlignment;

  readonly #policy: Policy;
  /** 1: the last letter of initials stands for a legal form. */
  #formSpelled = 0;

  constructor(table: LinkTable, distance: WordDistance, policy: Policy) {
    this.#policy = policy;
    this.#table = table;
    this.#alignment = new ReferenceAlignment(table, distance);
  }

  compare(a: NodeId, b: NodeId): void {
    const pairing = this.#alignment;
    pairing.align(a, b);
    this.#matchWrittenAsOne(a, false);
    this.#matchWrittenAsOne(b, true);
    this.#matchAttachedForms(this.#legalEnd(a), this.#legalEnd(b));
    this.#matchGivenInitials();
    this.#matchYears();
    this.#matchWritten(a, false);
    this.#matchWritten(b, true);
    this.#formSpelled = this.#matchInitialsWithForm(a, b, false) || this.#matchInitialsWithForm(b, a, true) ? 1 : 0;
    const isFirmSlip = this.#matchFamousFirm(a, b);
    const f = this.features;
    f.fill(0);
    f[F.famousFirmSlip] = isFirmSlip ? 1 : 0;
    this.#sum(a, b);
    this.#compareLegal(this.#legalEnd(a), this.#legalEnd(b));
    f[F.branch] = f[F.legalDiffers] && f[F.leftPlaceMore] > 0 && f[F.leftPlaceLess] === 0 ? 1 : 0;
    const isMore = f[F.leftGenericMore] + f[F.leftStructureMore] + f[F.leftPlaceMore] > 0;
    f[F.formKind] = f[F.legalSame] && isMore && f[F.leftNameMore] === 0 ? 1 : 0;
    f[F.formName] = f[F.legalSame] && f[F.leftNameMore] > 0 ? 1 : 0;
    f[F.parts] = this.#areParts() ? 1 : 0;
    f[F.besideOne] = this.#isBesideOne() ? 1 : 0;
    // the same words in the same order: only the legal form can differ, or something stand behind it on one side
    if (pairing.aCount > 0 && f[F.placesDiffer] === 0 && pairing.sameWords()) {
      f[F.identical] = 1;
      f[F.identicalForm] = f[F.legalDiffers] === 0 ? 1 : 0;
    }
    f[F.namesakes] = this.#chance(this.#legalEnd(a), this.#legalEnd(b));
    if (this.#policy === 'strict' && f[F.legalDiffers] && this.veto === Veto.none) this.veto = Veto.legalForms;
    if (this.#policy !== 'group' && this.veto === Veto.none && this.#areElsewhere(a, b)) this.veto = Veto.places;
    if (this.#policy === 'group' && f[F.firstAgrees]) for (const feature of LEFT_IN_A_GROUP) f[feature] *= GROUP_SHARE;
  }

  /** What two names agree in may be less than names of so large a column do by chance; what their legal forms say of that. */
  #chance(aEnd: number, bEnd: number): number {
    const f = this.features;
    const { aStart, aCount, bStart, bCount } = this.#alignment;
    const isFamous = (i: number): boolean => (this.#table.words.known[this.#table.unitWord[aStart + i]] & Known.famous) !== 0;
    for (let i = 0; i < aCount; i++) if (this.#alignment.manner[i] === Match.exact && isFamous(i)) return 0;
    const lacking = Math.max(Math.log(this.#table.declaredValues) * SCALE - f[F.total], 0);
    const hasForm = [aStart + aCount < aEnd, bStart + bCount < bEnd];
    return f[F.legalDiffers] ? lacking : f[F.identical] && hasForm[0] !== hasForm[1] ? lacking * 0.2 : 0;
  }

  #placesLeft(start: number, count: number, manner: Uint8Array): number {
    return Array.from({ length: count }, (_, i) => i).filter((i) => !manner[i] && this.#table.unitRole[start + i] === CompanyRole.place).length;
  }

  /** Whether one of the two is three letters without a legal form, the initials of all words of the other one. */
  #isBareAcronym(a: NodeId, b: NodeId, spelledLeft: number, spelledRight: number): boolean {
    const { unitStart, unitWord, words } = this.#table;
    const { aCount, bCount } = this.#alignment;
    const isBare = (node: NodeId): boolean =>
      unitStart[node + 1] - unitStart[node] === 1 &&
      words.text[unitWord[unitStart[node]]].length === 3 &&
      !(words.known[unitWord[unitStart[node]]] & Known.word);
    return (isBare(a) && aCount === 1 && bCount > 1 && spelledRight === bCount) || (isBare(b) && bCount === 1 && aCount > 1 && spelledLeft === aCount);
  }

  /** Whether one name is of a part of the body that the other is of, or both are of parts of one. */
  #areParts(): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const { aStart, aCount, bStart, bCount, manner, taken } = this.#alignment;
    const roles: ReadonlySet<number> = new Set([CompanyRole.name, CompanyRole.generic, CompanyRole.structure, CompanyRole.place]);
    const unitsOf = (start: number, count: number, isMatched: (i: number) => boolean) =>
      Array.from({ length: count }, (_, i) => ({ known: words.known[unitWord[start + i]], own: !isMatched(i), role: unitRole[start + i] })).filter(({ role }) =>
        roles.has(role),
      );
    const sides = [unitsOf(aStart, aCount, (i) => manner[i] !== Match.none), unitsOf(bStart, bCount, (j) => taken[j] !== Match.none)];
    const isPart = (known: number): boolean => (known & (Known.section | Known.part)) !== 0;
    if (!sides[0].some(({ known, own }) => !own && known & Known.body)) return false;
    const own = sides.map((units) => units.filter((unit) => unit.own));
    const ownWords = own.map((units) => units.some(({ known }) => !isPart(known) && !(known & Known.body)));
    const isPartOf = (whole: number, part: number): boolean =>
      own[whole].length === 0 &&
      !own[part].some(({ known }) => known & Known.body && !isPart(known)) &&
      (own[part].some(({ known }) => known & Known.part && !(known & Known.section)) ||
        (own[part].some(({ known }) => known & Known.section) && ownWords[part]));
    return isPartOf(0, 1) || isPartOf(1, 0) || (sides.every((units) => units.some(({ known }) => isPart(known))) && ownWords.every(Boolean));
  }

  /** Whether one name is of what stands beside the other, which says nothing of its own. */
  #isBesideOne(): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const { aStart, aCount, bStart, bCount, manner, taken } = this.#alignment;
    const says = (start: number, count: number, isMatched: (i: number) => boolean): 'nothing' | 'own' | 'other' => {
      const units = Array.from({ length: count }, (_, i) => {
        const known = words.known[unitWord[start + i]];
        const role = unitRole[start + i];
        return { isOwn: !isMatched(i), role, isBeside: (known & Known.beside) !== 0 || (role === CompanyRole.tail && (known & Known.part) !== 0) };
      });
      if (units.some(({ isOwn, isBeside }) => !isOwn && isBeside)) return 'other';
      if (units.some(({ isOwn, isBeside }) => isOwn && isBeside)) return 'own';
      return units.some(({ isOwn, role }) => isOwn && role === CompanyRole.name) ? 'other' : 'nothing';
    };
    const left = says(aStart, aCount, (i) => manner[i] !== Match.none);
    const right = says(bStart, bCount, (j) => taken[j] !== Match.none);
    return (left === 'own' && right === 'nothing') || (right === 'own' && left === 'nothing');
  }

  /** Whether both names have the same letters, however they are cut into words. */
  #areSameLetters(): boolean {
    const { unitWord, words } = this.#table;
    const { aStart, aCount, bStart, bCount } = this.#alignment;
    const letters = (start: number, count: number): string => Array.from(unitWord.subarray(start, start + count), (word) => words.text[word]).join('');
    return letters(aStart, aCount) === letters(bStart, bCount);
  }

  alignment(): AlignedUnits[] {
    return this.#alignment.lines();
  }

  /** "Info Express", "InfoExpress": words are written as one as they are written, not as what they are short for. */
  #matchWrittenAsOne(node: NodeId, swap: boolean): void {
    const { unitStart, unitWord, unitRole, words } = this.#table;
    const pairing = this.#alignment;
    const [own, start, count] = swap ? [pairing.taken, pairing.bStart, pairing.bCount] : [pairing.manner, pairing.aStart, pairing.aCount];
    for (let unit = this.#legalEnd(node); unit < unitStart[node + 1]; unit++) {
      if (unitRole[unit] !== CompanyRole.written) continue;
      const i = Array.from({ length: count }, (_, k) => k).find((k) => own[k] !== Match.exact && unitWord[start + k] === words.expansion[unitWord[unit]]);
      if (i !== undefined) pairing.matchJoined(swap, { unit: start + i, text: words.text[unitWord[unit]] });
    }
  }

  /** "SiemensAG", "Siemens AG": a word of one side that is a word of the other with its legal form behind it. */
  #matchAttachedForms(aEnd: number, bEnd: number): void {
    const { unitWord, words } = this.#table;
    const pairing = this.#alignment;
    const isAttached = (whole: number, unit: number, formFrom: number, formEnd: number): boolean => {
      const text = words.text[unitWord[whole]];
      const name = words.text[unitWord[unit]];
      if (text.length <= name.length || !text.startsWith(name)) return false;
      for (let form = formFrom; form < formEnd; form++)
        if (name.length + words.text[unitWord[form]].length === text.length && text.endsWith(words.text[unitWord[form]])) return true;
      return false;
    };
    for (let i = 0; i < pairing.aCount; i++) {
      if (pairing.manner[i] === Match.exact) continue;
      for (let j = 0; j < pairing.bCount; j++) {
        if (pairing.taken[j] === Match.exact || (pairing.partner[i] >= 0 && pairing.partner[i] !== j) || (pairing.partner[i] < 0 && pairing.taken[j])) continue;
        const left = pairing.aStart + i;
        const right = pairing.bStart + j;
        if (!isAttached(left, right, pairing.bStart + pairing.bCount, bEnd) && !isAttached(right, left, pairing.aStart + pairing.aCount, aEnd)) continue;
        pairing.partner[i] = j;
        pairing.manner[i] = Match.joined;
        pairing.taken[j] = Match.joined;
        break;
      }
    }
  }

  /** "SV Darmstadt 98", "SV Darmstadt 1898": the year of a club in full, and written short. */
  #matchYears(): void {
    const { unitWord, unitRole, words } = this.#table;
    const pairing = this.#alignment;
    const roles = (start: number, count: number): number[] => Array.from(unitRole.subarray(start, start + count));
    const sides = [roles(pairing.aStart, pairing.aCount), roles(pairing.bStart, pairing.bCount)];
    if (!sides.every((side) => side.includes(CompanyRole.structure))) return;
    const isShort = (short: string, year: string): boolean => short.length <= 2 && /^(18|19|20)\d\d$/.test(year) && year.endsWith(short.padStart(2, '0'));
    for (let i = 0; i < pairing.aCount; i++) {
      for (let j = 0; j < pairing.bCount; j++) {
        if (sides[0][i] !== CompanyRole.site || sides[1][j] !== CompanyRole.site || pairing.manner[i] || pairing.taken[j]) continue;
        const [left, right] = [words.text[unitWord[pairing.aStart + i]], words.text[unitWord[pairing.bStart + j]]];
        if (!isShort(left, right) && !isShort(right, left)) continue;
        pairing.partner[i] = j;
        pairing.manner[i] = Match.abbreviation;
        pairing.taken[j] = Match.abbreviation;
      }
    }
  }

  /** "J. Smith Plumbing", "John Smith Plumbing"; "N. Alma", "North Alma": a letter is the word that begins with it where both stand in front of one and the same name or place. */
  #matchGivenInitials(): void {
    const { unitWord, unitRole, roles, words } = this.#table;
    const pairing = this.#alignment;
    const isNamed = (unit: number): boolean => unitRole[unit] === CompanyRole.name || unitRole[unit] === CompanyRole.place;
    const isNear = (unit: number): boolean => roles[unitRole[unit]].near;
    for (let i = 0; i + 1 < pairing.aCount; i++) {
      const j = pairing.partner[i + 1] - 1;
      if (j < 0 || pairing.manner[i + 1] !== Match.exact || pairing.manner[i] || pairing.taken[j]) continue;
      const left = pairing.aStart + i;
      const right = pairing.bStart + j;
      if (![left, right].every(isNear) || ![left + 1, right + 1].every(isNamed)) continue;
      const [short, long] = [words.text[unitWord[left]], words.text[unitWord[right]]].sort((a, b) => a.length - b.length);
      if (short.length !== 1 || long.length === 1 || !long.startsWith(short)) continue;
      pairing.partner[i] = j;
      pairing.manner[i] = Match.initials;
      pairing.taken[j] = Match.initials;
    }
  }

  /** "Off. Mecc. Kestrel", "Officine Meccaniche Kestrel": an abbreviation whose full word finds nobody is the first free word of the other side that begins with it. */
  #matchWritten(node: NodeId, swap: boolean): void {
    const { unitStart, unitWord, unitRole, roles, words } = this.#table;
    const pairing = this.#alignment;
    const isFreeOf = (side: Uint8Array, start: number, i: number): boolean => side[i] === 0 && roles[unitRole[start + i]].near;
    const [own, start, count] = swap ? [pairing.taken, pairing.bStart, pairing.bCount] : [pairing.manner, pairing.aStart, pairing.aCount];
    const [others, from, end] = swap ? [pairing.manner, pairing.aStart, pairing.aCount] : [pairing.taken, pairing.bStart, pairing.bCount];
    for (let unit = this.#legalEnd(node); unit < unitStart[node + 1]; unit++) {
      const text = words.text[unitWord[unit]];
      if (unitRole[unit] !== CompanyRole.written || text.length < 2) continue;
      const i = Array.from({ length: count }, (_, k) => k).find((k) => own[k] === 0 && unitWord[start + k] === words.expansion[unitWord[unit]]);
      if (i === undefined || !isFreeOf(own, start, i)) continue;
      const j = Array.from({ length: end }, (_, k) => k).find((k) => isFreeOf(others, from, k) && words.text[unitWord[from + k]].startsWith(text));
      if (j === undefined) continue;
      pairing.takeTogether(swap, i, i + 1, j, Match.truncation);
    }
  }

  /** "KPLC", "Kenya Power & Lighting Company": a word of the other side that is the initials of all units of a side and of a legal form of it. */
  #matchInitialsWithForm(node: NodeId, other: NodeId, swap: boolean): boolean {
    const { unitWord, words } = this.#table;
    const pairing = this.#alignment;
    const [start, count, otherStart, otherCount] = swap
      ? [pairing.bStart, pairing.bCount, pairing.aStart, pairing.aCount]
      : [pairing.aStart, pairing.aCount, pairing.bStart, pairing.bCount];
    const own = swap ? pairing.taken : pairing.manner;
    const others = swap ? pairing.manner : pairing.taken;
    for (let i = 0; i < count; i++) if (own[i]) return false;
    const text = (unit: number): string => words.text[unitWord[unit]];
    const texts = Array.from({ length: count }, (_, i) => text(start + i));
    const known = Array.from({ length: count }, (_, i) => (words.known[unitWord[start + i]] & 1) === 1);
    if (this.#legalEnd(other) > otherStart + otherCount) return false;
    for (let j = 0; j < otherCount; j++) {
      const short = text(otherStart + j);
      if (others[j] || short.length < MIN_ACRONYM || initialsLength(texts, short.slice(0, -1), known) !== count) continue;
      for (let form = start + count; form < this.#legalEnd(node); form++) {
        if (text(form)[0] !== short[short.length - 1]) continue;
        pairing.takeTogether(swap, 0, count, j, Match.initials);
        return true;
      }
    }
    return false;
  }

  #sum(a: NodeId, b: NodeId): void {
    const pairing = this.#alignment;
    const f = this.features;
    const { unitWord, unitRole, roles, words } = this.#table;
    const left = COMPANY_ROLES.map(() => 0);
    const right = COMPANY_ROLES.map(() => 0);
    let knownLeft = 0;
    let knownRight = 0;
    let matchedLeft = 0;
    let matchedRight = 0;
    let names = 0;
    let rarest = 0;
    let joined = 0;
    let lastPartner = -1;
    let inversions = 0;
    let slipLength = 0;
    let slip = 0;
    let famous = false;
    let translated = 0;
    let spelledLeft = 0;
    let longestLeft = 0;
    for (let i = 0; i < pairing.aCount; i++) {
      const word = unitWord[pairing.aStart + i];
      const role = unitRole[pairing.aStart + i];
      const weight = words.weight[word] * SCALE;
      if (role === CompanyRole.name) names++;
      const manner = pairing.manner[i];
      if (!manner) {
        if (words.digits[word] && !roles[role].behind) left[CompanyRole.number] += 0.01;
        left[role] += weight;
        if (role === CompanyRole.name && words.known[word] & Known.word) knownLeft += weight;
        continue;
      }
      matchedLeft += weight;
      const j = pairing.partner[i];
      if (j < lastPartner) inversions = 1;
      lastPartner = j;
      const other = unitWord[pairing.bStart + j];
      if (manner === Match.exact || (manner === Match.abbreviation && isListed(words, word, other))) {
        const otherRole = unitRole[pairing.bStart + j];
        const isOther =
          role === CompanyRole.name ||
          (role === CompanyRole.tail && otherRole === CompanyRole.place) ||
          (role === CompanyRole.note && otherRole === CompanyRole.generic);
        const shared = isOther ? otherRole : role;
        f[EXACT_OF_ROLE[shared]] += weight;
        if (shared === CompanyRole.name && weight > rarest) rarest = weight;
      } else {
        const shared = manner === Match.joined || manner === Match.initials ? weight : Math.min(weight, words.weight[other] * SCALE);
        f[F.variant + manner - Match.variant] += shared;
        if (manner === Match.initials) {
          spelledLeft++;
          longestLeft = Math.max(longestLeft, words.text[word].length);
        }
        if (manner === Match.variant && isTranslated(words.text[word], role, words.text[other])) translated++;
        if (manner <= Match.slip && shared > rarest) rarest = shared;
        if (manner === Match.joined) joined = Math.max(joined, weight);
        if (manner === Match.slip || manner === Match.knownSlip) slipLength = Math.max(slipLength, words.text[word].length);
        if (manner === Match.slip || manner === Match.knownSlip || manner === Match.spelling) {
          const text = words.text[word];
          const isOneName = manner === Match.spelling && text.endsWith('s') === words.text[other].endsWith('s');
          slip = Math.max(slip, areOfManAndWoman(words, word, other) ? 2 : isOneName ? 0 : slipOf(text, words.text[other]));
          if (text[0] !== words.text[other][0] && !isOneName) f[F.slipFirst] = 1;
          famous ||= isSlipOfFamous(words, word, other) || isSlipOfFamous(words, other, word);
        }
      }
    }
    let rightNames = 0;
    let spelledRight = 0;
    let longestRight = 0;
    for (let j = 0; j < pairing.bCount; j++) {
      const word = unitWord[pairing.bStart + j];
      const role = unitRole[pairing.bStart + j];
      const weight = words.weight[word] * SCALE;
      if (role === CompanyRole.name) rightNames++;
      if (pairing.taken[j]) {
        matchedRight += weight;
        if (pairing.taken[j] === Match.joined) joined = Math.max(joined, weight);
        if (pairing.taken[j] === Match.initials) {
          spelledRight++;
          longestRight = Math.max(longestRight, words.text[word].length);
        }
        continue;
      }
      if (words.digits[word] && !roles[role].behind) right[CompanyRole.number] += 0.01;
      right[role] += weight;
      if (role === CompanyRole.name && words.known[word] & Known.word) knownRight += weight;
    }
    const missed = (side: number[]): number =>
      side[CompanyRole.name] + side[CompanyRole.generic] + side[CompanyRole.place] + side[CompanyRole.number] + side[CompanyRole.structure];
    const isBare = f[F.exactGeneric] + f[F.exactStructure] === 0;
    const spared = this.#policy === 'strict' ? 'nothing' : isBare ? 'kinds' : 'forms';
    const sides = [
      {
        start: pairing.aStart,
        count: pairing.aCount,
        marks: pairing.manner,
        hasForm: this.#hasForm(a, pairing.aCount),
        spared: missed(right) + right[CompanyRole.level] === 0 ? spared : 'nothing',
      },
      {
        start: pairing.bStart,
        count: pairing.bCount,
        marks: pairing.taken,
        hasForm: this.#hasForm(b, pairing.bCount),
        spared: missed(left) + left[CompanyRole.level] === 0 ? spared : 'nothing',
      },
    ] as const;
    this.#spare(sides[0], left);
    this.#spare(sides[1], right);
    f[F.leftNameLess] = Math.min(left[CompanyRole.name], right[CompanyRole.name]);
    f[F.leftNameMore] = Math.max(left[CompanyRole.name], right[CompanyRole.name]);
    f[F.knownLeftLess] = Math.min(knownLeft, knownRight);
    f[F.knownLeftMore] = Math.max(knownLeft, knownRight);
    f[F.leftGenericLess] = Math.min(left[CompanyRole.generic], right[CompanyRole.generic]);
    f[F.leftGenericMore] = Math.max(left[CompanyRole.generic], right[CompanyRole.generic]);
    f[F.leftStructureLess] = Math.min(left[CompanyRole.structure], right[CompanyRole.structure]);
    f[F.leftStructureMore] = Math.max(left[CompanyRole.structure], right[CompanyRole.structure]);
    f[F.leftPlaceLess] = Math.min(left[CompanyRole.place], right[CompanyRole.place]);
    f[F.leftPlaceMore] = Math.max(left[CompanyRole.place], right[CompanyRole.place]);
    f[F.leftTail] =
      left[CompanyRole.tail] +
      right[CompanyRole.tail] +
      left[CompanyRole.note] +
      right[CompanyRole.note] +
      left[CompanyRole.level] +
      right[CompanyRole.level] +
      left[CompanyRole.alias] +
      right[CompanyRole.alias];
    const tailsDiffer = left[CompanyRole.tail] + left[CompanyRole.alias] > 0 && right[CompanyRole.tail] + right[CompanyRole.alias] > 0;
    const numbers = (left[CompanyRole.number] > 0 ? 1 : 0) + (right[CompanyRole.number] > 0 ? 1 : 0);
    f[F.leftNumberOne] = numbers === 1 ? 1 : 0;
    const tailNumbersDiffer =
      tailsDiffer && this.#hasTailNumber(pairing.aStart, pairing.aCount, pairing.manner) && this.#hasTailNumber(pairing.bStart, pairing.bCount, pairing.taken);
    f[F.tailNumbersDiffer] = tailNumbersDiffer ? 1 : 0;
    const isNumbered = this.#endsInSerial(pairing.aStart, pairing.aCount, pairing.manner) || this.#endsInSerial(pairing.bStart, pairing.bCount, pairing.taken);
    f[F.serialOne] = numbers === 1 && isNumbered ? 1 : 0;
    const hasNumber = (side: Float64Array | number[]): boolean => side[CompanyRole.number] + side[CompanyRole.site] > 0;
    if (hasNumber(left) && hasNumber(right)) this.veto = Veto.numbers;
    else if (this.#opposite()) this.veto = Veto.opposites;
    else if (this.#areWrittenOtherwise(a, b)) this.veto = Veto.characters;
    else this.veto = this.#otherSeries() ? Veto.series : Veto.none;
    f[F.firstAgrees] = pairing.aCount > 0 && pairing.bCount > 0 && pairing.manner[0] && pairing.partner[0] === 0 ? 1 : 0;
    f[F.outOfOrder] = inversions;
    const missedLeft = left[0] + left[1] + left[2] + left[3] + left[6];
    const missedRight = right[0] + right[1] + right[2] + right[3] + right[6];
    const coverLeft = matchedLeft / (matchedLeft + missedLeft + 0.01);
    const coverRight = matchedRight / (matchedRight + missedRight + 0.01);
    f[F.coverageLess] = Math.min(coverLeft, coverRight);
    f[F.coverageMore] = Math.max(coverLeft, coverRight);
    f[F.allMatched] = missedLeft + missedRight === 0 && !tailsDiffer ? 1 : 0;
    const letters = spelledLeft === spelledRight ? 0 : spelledLeft > spelledRight ? longestRight : longestLeft;
    const isButPlace = missedLeft + missedRight === left[CompanyRole.place] + right[CompanyRole.place] && !tailsDiffer;
    const unspelled =
      pairing.aCount > pairing.bCount
        ? this.#placesLeft(pairing.aStart, pairing.aCount, pairing.manner)
        : this.#placesLeft(pairing.bStart, pairing.bCount, pairing.taken);
    f[F.acronym] = isButPlace && isAcronym(Math.max(spelledLeft, spelledRight), this.#formSpelled, letters, unspelled, pairing) ? 1 : 0;
    f[F.bareAcronym] = f[F.allMatched] === 1 && this.#policy !== 'strict' && this.#isBareAcronym(a, b, spelledLeft, spelledRight) ? 1 : 0;
    const isAnyBeside = f[F.exactName] + f[F.exactGeneric] + f[F.exactPlace] > 0;
    f[F.acronymBeside] = f[F.allMatched] === 1 && isAnyBeside && Math.max(spelledLeft, spelledRight) >= 3 ? 1 : 0;
    f[F.translated] = f[F.allMatched] && translated >= 2 && Math.min(pairing.aCount, pairing.bCount) >= 3 ? 1 : 0;
    f[F.oneWord] = Math.min(names, rightNames) <= 1 ? 1 : 0;
    f[F.rarest] = joined > rarest && f[F.allMatched] && this.#areSameLetters() ? joined : rarest;
    f[F.genericAgainstGeneric] =
      left[CompanyRole.generic] + left[CompanyRole.structure] > 0 && right[CompanyRole.generic] + right[CompanyRole.structure] > 0 ? 1 : 0;
    f[F.noName] = names === 0 || rightNames === 0 ? 1 : 0;
    f[F.total] = Math.min(matchedLeft, matchedRight);
    const slipAlone = f[F.slip] + f[F.knownSlip] > 0 && f[F.exactName] === 0;
    f[F.slipLength] = slipLength === 0 ? 0 : 1 / slipLength;
    f[F.slipAlike] = slip === 1 ? 1 : 0;
    f[F.famousSlip] = famous && f[F.allMatched] === 1 && (slip === 0 || f[F.slipFirst] === 0) ? 1 : 0;
    f[F.slipLoud] = slip === 2 ? 1 : 0;
    f[F.noExactName] = f[F.exactName] === 0 ? 1 : 0;
    // (behind the legal form stand places as well: "State Grid Corporation of China")
    f[F.placesDiffer] = tailsDiffer || (left[CompanyRole.place] > 0 && right[CompanyRole.place] > 0) ? 1 : 0;
    const smallness = Math.min(Math.max(Math.log(LARGE_COLUMN / this.#table.declaredValues), 0), MAX_SMALLNESS);
    const areOfOneKind = missedLeft > 0 && missedRight > 0 && f[F.exactGeneric] + f[F.exactStructure] > 0;
    const isPlaceAlone = f[F.noName] !== 0 && missedLeft + missedRight > 0;
    const isUsual = areOfOneKind || tailsDiffer || slipAlone || isPlaceAlone;
    f[F.smallColumn] = smallness * (isUsual ? SHORT_LIST_SHARE : 1) * SCALE;
    // (a slip may be another word)
    this.isWithin = Math.min(missedLeft, missedRight) === 0 && f[F.exactName] > 0 && f[F.slip] + f[F.knownSlip] === 0;
    this.#sumEnds(sides);
  }

  /** A word left over on one side excludes one left over on the other. */
  #opposite(): boolean {
    const pairing = this.#alignment;
    const { unitWord, words } = this.#table;
    for (let i = 0; i < pairing.aCount; i++) {
      const group = words.opposite[unitWord[pairing.aStart + i]];
      if (pairing.manner[i] || group === 0) continue;
      for (let j = 0; j < pairing.bCount; j++) {
        const other = unitWord[pairing.bStart + j];
        if (!pairing.taken[j] && words.opposite[other] === group && !areFamily(words, other, unitWord[pairing.aStart + i])) return true;
      }
    }
    return false;
  }

  /**
   * The last unit of both is a single letter or a number, and not the same one ("Series A", "Series B"; "Corp. I", "Corp. II"); or single letters are all that both
   * have besides what they share ("James E Cole", "James W Cole").
   */
  #otherSeries(): boolean {
    const pairing = this.#alignment;
    const a = pairing.aCount - 1;
    const b = pairing.bCount - 1;
    if (a > 0 && b > 0 && !pairing.manner[a] && !pairing.taken[b] && this.#isSerial(pairing.aStart + a) && this.#isSerial(pairing.bStart + b)) return true;
    return this.#onlyLettersLeft(pairing.aStart, pairing.aCount, pairing.manner) && this.#onlyLettersLeft(pairing.bStart, pairing.bCount, pairing.taken);
  }

  /** Whether some units of a side are left over, and all of them are single letters. */
  #onlyLettersLeft(start: number, count: number, matched: Uint8Array): boolean {
    const { unitWord, words } = this.#table;
    let left = false;
    for (let i = 0; i < count; i++) {
      if (matched[i]) continue;
      if (words.text[unitWord[start + i]].length > 1) return false;
      left = true;
    }
    return left;
  }

  /** Whether a word with digits behind the legal form is left over. */
  #hasTailNumber(start: number, count: number, matched: Uint8Array): boolean {
    const { unitWord, unitRole, words } = this.#table;
    for (let i = 0; i < count; i++) if (isTail(unitRole[start + i]) && !matched[i] && words.digits[unitWord[start + i]] !== 0) return true;
    return false;
  }

  /** Whether the last unit of a side, of several, is a number of 2 to 30 that is left over. */
  #endsInSerial(start: number, count: number, matched: Uint8Array): boolean {
    const { unitWord, unitRole, roles, words } = this.#table;
    let last = count - 1;
    while (last > 0 && roles[unitRole[start + last]].behind) last--;
    const text = last > 0 && !matched[last] ? words.text[unitWord[start + last]] : '';
    return /^\d\d?$/.test(text) && Number(text) >= 2 && Number(text) <= 30;
  }

  #isSerial(unit: number): boolean {
    const { unitWord, unitRole, words } = this.#table;
    return (
      unitRole[unit] === CompanyRole.number ||
      (unitRole[unit] !== CompanyRole.note && unitRole[unit] !== CompanyRole.alias && words.text[unitWord[unit]].length === 1)
    );
  }

  #hasForm(node: NodeId, count: number): boolean {
    return this.#legalEnd(node) > this.#table.unitStart[node] + count;
  }

  #spare(side: SparedSide, left: number[]): void {
    const { unitWord, unitRole, words } = this.#table;
    for (let i = 0; i < side.count; i++)
      if (!side.marks[i]) left[unitRole[side.start + i]] += words.weight[unitWord[side.start + i]] * SCALE * (this.#countedShare(side, i) - 1);
  }

  /** How much a unit counts that the other name lacks, which says nothing else: forms of clubs do not, omitted kinds a quarter. */
  #countedShare({ start, count, hasForm, spared }: SparedSide, i: number): number {
    const { unitWord, unitRole, words } = this.#table;
    const role = unitRole[start + i];
    const known = words.known[unitWord[start + i]];
    if (spared === 'nothing') return 1;
    if (role === CompanyRole.name && known & Known.clubLetters && (i === 0 || i === count - 1) && !hasForm) return 0;
    if (role === CompanyRole.structure && known & Known.omitted) return 0;
    return role === CompanyRole.generic && known & Known.omitted && spared === 'kinds' ? OMITTED_SHARE : 1;
  }

  /** What is left over before the first match, behind the last one and between: noise in front and behind is another thing than a changed middle. */
  #sumEnds(sides: readonly SparedSide[]): void {
    const f = this.features;
    const { unitWord, unitRole, roles, words } = this.#table;
    for (const side of sides) {
      const { start, count, marks } = side;
      let first = 0;
      while (first < count && !marks[first]) first++;
      let last = count - 1;
      while (last > first && !marks[last]) last--;
      for (let i = 0; i < count; i++) {
        if (marks[i] || roles[unitRole[start + i]].behind) continue;
        const share = this.#countedShare(side, i);
        const weight = words.weight[unitWord[start + i]] * SCALE * share;
        if (i < first && share === 1) f[F.leftFront] += weight;
        else if (i < first || i > last) f[F.leftBack] += weight;
        else f[F.leftInner] += weight;
      }
    }
  }

  /** "Exxor Mobil", "Exxon Mobil": one side is a firm that everybody knows by several words, the other is none, and one edit of one word is all that differs. */
  #matchFamousFirm(a: NodeId, b: NodeId): boolean {
    const { unitStart, unitWord, unitRole, words } = this.#table;
    const pairing = this.#alignment;
    const [isLeft, isRight] = [a, b].map((node) => unitRole.subarray(unitStart[node], unitStart[node + 1]).includes(CompanyRole.famous));
    if (pairing.aCount !== pairing.bCount || pairing.aCount < 2 || isLeft === isRight) return false;
    const different = Array.from({ length: pairing.aCount }, (_, i) => i).filter((i) => unitWord[pairing.aStart + i] !== unitWord[pairing.bStart + i]);
    if (different.length !== 1) return false;
    const [i] = different;
    if (pairing.partner[i] !== i && (pairing.partner[i] >= 0 || pairing.taken[i])) return false;
    const [start, others] = isLeft ? [pairing.aStart, pairing.bStart] : [pairing.bStart, pairing.aStart];
    const [word, other] = [unitWord[pairing.aStart + i], unitWord[pairing.bStart + i]];
    const letters = words.text[unitWord[start + i]].length;
    const cut = words.text[unitWord[others + i]];
    if (
      i === pairing.aCount - 1 &&
      cut.length >= 4 &&
      cut.length < letters &&
      words.text[unitWord[start + i]].startsWith(cut) &&
      !(words.known[unitWord[others + i]] & Known.word)
    ) {
      pairing.partner[i] = i;
      pairing.manner[i] = pairing.taken[i] = Match.truncation;
      return true;
    }
    const isNamed = (at: number): boolean => {
      const isKind = unitRole[others + at] === CompanyRole.generic && (words.known[unitWord[others + at]] & Known.omitted) !== 0;
      return at !== i && (isKind || unitRole[others + at] === CompanyRole.name);
    };
    if (letters < 3 || (letters < 5 && !Array.from({ length: pairing.aCount }, (_, at) => at).some(isNamed))) return false;
    const hasName = Array.from({ length: pairing.aCount }, (_, at) => at).some((at) => at !== i && unitRole[others + at] === CompanyRole.name);
    if (!hasName && words.text[word][0] !== words.text[other][0]) return false;
    if (words.digits[word] !== 0 || words.digits[other] !== 0 || areFamily(words, word, other)) return false;
    if (osaDistance(units(words.text[word]), units(words.text[other])) !== 1) return false;
    pairing.partner[i] = i;
    pairing.manner[i] = Match.slip;
    pairing.taken[i] = Match.slip;
    return true;
  }

  /** Where the legal forms of a value end, behind which stands where it is. */
  #legalEnd(node: NodeId): number {
    const { unitStart, unitRole } = this.#table;
    let end = unitStart[node + 1];
    while (end > unitStart[node] && BEHIND_FORMS.has(unitRole[end - 1])) end--;
    return end;
  }

  /** Whether both say what is read alike in Chinese characters, and not the same ones: of four and more one may be another. */
  #areWrittenOtherwise(a: NodeId, b: NodeId): boolean {
    const { unitStart, unitRole, unitWord, words } = this.#table;
    const written = (node: NodeId): number[] =>
      Array.from({ length: unitStart[node + 1] - unitStart[node] }, (_, i) => unitStart[node] + i)
        .filter((unit) => unitRole[unit] === CompanyRole.characters)
        .map((unit) => unitWord[unit]);
    const areOther = (one: string, other: string): boolean => {
      const [left, right] = [charactersOf(one), charactersOf(other)];
      if (left.length !== right.length || left.length < 4) return left !== right;
      return [...left].filter((character, i) => character !== right[i]).length > 1;
    };
    return written(a).some((one) => written(b).some((other) => areFamily(words, one, other) && areOther(words.text[one], words.text[other])));
  }

  /** Whether both say a place that the other one does not say, and none of these may be where another one is. */
  #areElsewhere(a: NodeId, b: NodeId): boolean {
    const { unitStart, unitWord, words } = this.#table;
    const placesOf = (node: NodeId): string[] => Array.from(unitWord.subarray(this.#legalEnd(node), unitStart[node + 1]), (word) => words.text[word]);
    const aloneIn = (node: NodeId, other: NodeId): string[] =>
      placesOf(node).filter(
        (place) =>
          (place[0] === '@' || (place[0] === '!' && this.#table.declaredValues >= LARGE_COLUMN)) &&
          !placesOf(other).some((known) => known.slice(1) === place.slice(1)),
      );
    const left = aloneIn(a, b);
    const right = aloneIn(b, a);
    const mayHold = (one: string, other: string): boolean => one[1] !== other[1] && one.slice(2, 4) === other.slice(2, 4);
    return left.length > 0 && right.length > 0 && !left.some((one) => right.some((other) => mayHold(one, other)));
  }

  #compareLegal(aEnd: number, bEnd: number): void {
    const pairing = this.#alignment;
    const { unitWord, words } = this.#table;
    const aFrom = pairing.aStart + pairing.aCount;
    const bFrom = pairing.bStart + pairing.bCount;
    if (aFrom === aEnd || bFrom === bEnd) return;
    let differ = true;
    for (let i = aFrom; i < aEnd; i++) {
      for (let j = bFrom; j < bEnd; j++) {
        if (unitWord[i] === unitWord[j]) {
          this.features[F.legalSame] = 1;
          return;
        }
        if (this.#policy !== 'strict' && areFamily(words, unitWord[i], unitWord[j])) differ = false;
      }
    }
    this.features[F.legalDiffers] = differ ? 1 : 0;
  }
}

function isTail(role: number): boolean {
  return role === CompanyRole.tail || role === CompanyRole.alias;
}

/** The surname of a man and of a woman, but for their last letter one. */
function areOfManAndWoman({ text, known }: LinkWords, a: number, b: number): boolean {
  const bearers = [known[a], known[b]].map((bits) => bits & (Known.ofMan | Known.ofWoman)).sort((x, y) => x - y);
  return bearers[0] === Known.ofMan && bearers[1] === Known.ofWoman && text[a].slice(0, -1) === text[b].slice(0, -1);
}

function isSlipOfFamous({ known, text }: LinkWords, slip: number, name: number): boolean {
  return known[slip] === 0 && (known[name] & Known.famous) !== 0 && text[name].length >= 6;
}

/** Whether all units of one side, `spelledOut` of them, have nothing but the other side's letters, `letters` in its longest word. */
function isAcronym(spelledOut: number, formSpelled: number, letters: number, unspelled: number, { aCount, bCount }: ReferenceAlignment): boolean {
  return Math.max(spelledOut + formSpelled, letters) >= MIN_ACRONYM && spelledOut + unspelled === Math.max(aCount, bCount);
}

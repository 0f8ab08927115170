import { Code } from '../../category/product/code-words.js';
import type { ProductReader } from '../../category/product/reader.js';
import { PRODUCT_ROLES, ProductRole } from '../../category/product/roles.js';
import { areSeveral, contradict } from '../../category/product/unit-scales.js';
import { isFree, oppositesOf } from '../../category/product/word-pairs.js';
import type { AlignedUnits, PairEvidence } from '../link-rules.js';
import { type LinkTable, type NodeId, TYPICAL_VALUES } from '../link-table.js';
import { MAX_UNITS } from '../value-units.js';
import { markImplied, Near, NEAR_TEXT } from './implied.js';
import { countHidden, isAccessoryOne, isBundleOne, isOfOther, isWithoutOther } from './made-for.js';
import { CALLED_ROLES, LINE_NUMBERS, matchNear } from './near-units.js';
import { areOfOneLine, areOfOneSeries, areOpposites, MIN_MODEL } from './near-words.js';
import { Replaced, replacedWords } from './replaced.js';
import { Match } from '../match-manner.js';
import { WordAlignment } from '../word-alignment.js';
import type { WordDistance } from '../word-distance.js';
import { EXACT_OF_ROLE, F, FEATURE_COUNT, Veto } from './features.js';

const SCALE = 0.1;
/** Letters that the numbers of a line begin with. */
const LINE_LETTERS = /^[a-z]{2,4}$/;
/** A number that one thing alone has, by its looks: letters and digits, six of them and more, and no lengths (20x47x14); or many digits. */
const CODE = /^(?:(?=.*[a-z])(?=.*\d)(?!\d+x\d+(?:x\d+)?$)[a-z\d]{6,}|\d{7,})$/;
/** With any of these the same code is no proof: colours, sizes of clothes and articles of one line share it. */
const CONTRADICTING = [F.otherModel, F.coloursDiffer, F.numbersDiffer, F.variantsDiffer, F.linesDiffer];
/** What one thing has for itself. */
const NUMBERS_OF_ONE: ReadonlySet<number> = new Set([ProductRole.model, ProductRole.record]);
/** What stands behind the number of a line. */
const LINE_ROLES: ReadonlySet<number> = new Set([ProductRole.number, ProductRole.edition, ProductRole.variant]);
/** Parts of which two that differ are of two products, wherever they stand. */
const SORTS: readonly number[] = [ProductRole.platform, ProductRole.carrier, ProductRole.sort];

/** What agrees between two product names, how, and what is left over on either side, as numbers. */
export class ProductEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto: number = Veto.none;
  readonly #table: LinkTable;
  readonly #alignment: WordAlignment;
  /** Of each unit and side one of {@link Near}: whether it begins or continues a model number of the other side, is a count that is written otherwise there, or needs not be said. */
  readonly #nearLeft = new Uint8Array(MAX_UNITS);
  readonly #nearRight = new Uint8Array(MAX_UNITS);
  /** The units of either side that nothing of the other is, as places in the table. */
  #leftUnits: readonly number[] = [];
  #rightUnits: readonly number[] = [];
  /** Whether a model number agrees that is no short one, as things of any size may have ("Cat6"). */
  #isModelSure = false;
  /** Whether one agrees that is a {@link CODE}. */
  #isCodeSame = false;
  /** Whether they are of one kind of thing. */
  #isOneThing = false;
  /** Weight of what is left over on either side, by role. */
  readonly #left = new Float64Array(PRODUCT_ROLES.length);
  readonly #right = new Float64Array(PRODUCT_ROLES.length);

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#alignment = new WordAlignment(table, distance);
  }

  alignment(): AlignedUnits[] {
    const { aCount, bCount, partner } = this.#alignment;
    const matched = new Set(partner.subarray(0, aCount));
    // (as lines come: all units of the left side, then those of the right one that are nobody's partner)
    const near = [
      ...this.#nearLeft.subarray(0, aCount),
      ...Array.from({ length: bCount }, (_, j) => j).flatMap((j) => (matched.has(j) ? [] : [this.#nearRight[j]])),
    ];
    return this.#alignment.lines().map((line, at) => (near[at] === Near.none ? line : { ...line, how: NEAR_TEXT[near[at]] }));
  }

  compare(a: NodeId, b: NodeId): void {
    const f = this.features.fill(0);
    this.#isModelSure = false;
    this.#isCodeSame = false;
    this.#isOneThing = false;
    this.#alignment.align(a, b);
    this.#partOpposites();
    matchNear(this.#table, this.#alignment, this.#nearLeft, this.#nearRight);
    markImplied(this.#table, this.#alignment, this.#nearLeft, this.#nearRight);
    const { aStart, aCount, manner, bStart, bCount, taken } = this.#alignment;
    this.#leftUnits = leftOver(aStart, aCount, manner, this.#nearLeft);
    this.#rightUnits = leftOver(bStart, bCount, taken, this.#nearRight);
    const matchedLeft = this.#sumLeft(a);
    const matchedRight = this.#sumRight(b);
    this.#compareLeftOver();
    this.#compareLines();
    this.#compareModelsAndSizes();
    this.#compareReplaced(a, b);
    this.#compareCoverage(matchedLeft, matchedRight);
    const { partner } = this.#alignment;
    f[F.firstAgrees] = aCount > 0 && bCount > 0 && manner[0] && partner[0] === 0 ? 1 : 0;
    f[F.logValues] = Math.log(this.#table.declaredValues / TYPICAL_VALUES) * SCALE;
  }

  /** Weighs how the units of the left side agree, and what is left over of them; returns the weight of those that do. */
  #sumLeft(node: NodeId): number {
    const f = this.features;
    const { unitWord, unitRole, words } = this.#table;
    const { aStart, aCount, manner } = this.#alignment;
    const left = this.#left.fill(0);
    const own = this.#ownUnits(node, aCount);
    let matched = 0;
    let names = 0;
    let rarest = 0;
    for (let i = 0; i < aCount; i++) {
      const role = unitRole[aStart + i];
      const weight = words.weight[unitWord[aStart + i]] * SCALE;
      const how = manner[i];
      const isShared = role === ProductRole.model && this.#isOf(Code.standard, unitWord[aStart + i]);
      if (this.#nearLeft[i] === Near.implied) continue;
      if (how === Match.none && !this.#nearLeft[i]) {
        left[role === ProductRole.record ? ProductRole.model : role] += weight;
        continue;
      }
      matched += weight;
      if (role === ProductRole.name || role === ProductRole.sort) names++;
      if (how === Match.none) f[CALLED_ROLES.has(role) ? F.near : role === ProductRole.model ? F.modelPrefix : F.exactNumber] += weight;
      else if (how === Match.exact) f[isShared ? F.exactNumber : EXACT_OF_ROLE[role]] += weight;
      else if (how === Match.joined || how === Match.initials) f[F.joined] += weight;
      else f[F.near] += weight;
      if (weight > rarest) rarest = weight;
      if (role === ProductRole.thing) this.#isOneThing = true;
      if (NUMBERS_OF_ONE.has(role) && !isShared && (i < own || i === aCount - 1)) this.#noteModel(unitWord[aStart + i], how === Match.exact);
    }
    f[F.rarest] = rarest;
    f[F.noName] = names === 0 ? 1 : 0;
    return matched;
  }

  /** The same for the right side, but for how its units agree. */
  #sumRight(node: NodeId): number {
    const { unitWord, unitRole, words } = this.#table;
    const { bStart, bCount, taken } = this.#alignment;
    const right = this.#right.fill(0);
    const own = this.#ownUnits(node, bCount);
    let matched = 0;
    for (let j = 0; j < bCount; j++) {
      const role = unitRole[bStart + j];
      const weight = words.weight[unitWord[bStart + j]] * SCALE;
      if (this.#nearRight[j] === Near.implied) continue;
      if (taken[j] === Match.none && !this.#nearRight[j]) right[role === ProductRole.record ? ProductRole.model : role] += weight;
      else {
        matched += weight;
        const mayAgree = NUMBERS_OF_ONE.has(role) && (j < own || j === bCount - 1);
        if (mayAgree && !this.#isOf(Code.standard, unitWord[bStart + j])) this.features[F.modelAgrees] = 1;
      }
    }
    return matched;
  }

  /** How many of a value's units are its own, and not those of what it is made for ("Ink for PIXMA iP1600"); the last one may be a number of its own again. */
  #ownUnits(node: NodeId, count: number): number {
    return countHidden(this.#table, node, count, ProductRole.use) || count;
  }

  /** Whether a word has a bit of {@link Code}. */
  #isOf(code: number, word: number): boolean {
    const { reader, words } = this.#table;
    return ((reader as ProductReader).words.codes[words.readerId[word]] & code) !== 0;
  }

  #noteModel(word: number, isExact: boolean): void {
    const text = this.#table.words.text[word];
    this.features[F.modelAgrees] = 1;
    if (this.#isOf(Code.processor, word)) return;
    if (text.length > MIN_MODEL) this.#isModelSure = true;
    if (isExact && CODE.test(text)) this.#isCodeSame = true;
  }

  /** On how many sides something of a role is left over. */
  #sidesLeft(role: number): number {
    return Number(this.#left[role] > 0) + Number(this.#right[role] > 0);
  }

  /** An oven is no refrigerator; but "keyboard and mouse" may be called a keyboard. */
  #areOtherThings(): boolean {
    return !this.#isOneThing && this.#sidesLeft(ProductRole.thing) === 2;
  }

  #compareLeftOver(): void {
    const f = this.features;
    const left = this.#left;
    const right = this.#right;
    f[F.leftNameLess] = Math.min(left[ProductRole.name] + left[ProductRole.sort], right[ProductRole.name] + right[ProductRole.sort]);
    f[F.leftNameMore] = Math.max(left[ProductRole.name] + left[ProductRole.sort], right[ProductRole.name] + right[ProductRole.sort]);
    f[F.leftGenericLess] = Math.min(
      left[ProductRole.generic] + left[ProductRole.thing] + left[ProductRole.platform] + left[ProductRole.carrier],
      right[ProductRole.generic] + right[ProductRole.thing] + right[ProductRole.platform] + right[ProductRole.carrier],
    );
    f[F.leftGenericMore] = Math.max(
      left[ProductRole.generic] + left[ProductRole.thing] + left[ProductRole.platform] + left[ProductRole.carrier],
      right[ProductRole.generic] + right[ProductRole.thing] + right[ProductRole.platform] + right[ProductRole.carrier],
    );
    f[F.leftEditionLess] = Math.min(left[ProductRole.edition], right[ProductRole.edition]);
    f[F.leftEditionMore] = Math.max(left[ProductRole.edition], right[ProductRole.edition]);
    f[F.leftModelOne] = this.#sidesLeft(ProductRole.model) === 1 ? 1 : 0;
    f[F.leftNumberOne] = this.#sidesLeft(ProductRole.number) === 1 ? 1 : 0;
    f[F.numbersDiffer] = this.#sidesLeft(ProductRole.number) === 2 ? 1 : 0;
    f[F.leftSizeOne] = this.#sidesLeft(ProductRole.size) === 1 ? 1 : 0;
    f[F.leftVariantOne] = this.#sidesLeft(ProductRole.variant) === 1 ? 1 : 0;
    f[F.variantsDiffer] = this.#sidesLeft(ProductRole.variant) === 2 ? 1 : 0;
    f[F.coloursDiffer] = this.#sidesLeft(ProductRole.colour) === 2 ? 1 : 0;
  }

  /** "7" and "7 Plus", "35" and "35 II": what only one side has behind a number that both have tells two of a line apart. */
  #compareLines(): void {
    const { aStart, aCount, manner, bStart, bCount, taken } = this.#alignment;
    const left = this.#hasMore(aStart, aCount, manner, this.#nearLeft);
    const right = this.#hasMore(bStart, bCount, taken, this.#nearRight);
    this.features[F.linesDiffer] = left && right ? 1 : 0;
    this.features[F.lineOne] = left !== right && this.features[F.modelAgrees] === 0 ? 1 : 0;
  }

  /** Whether behind a number that was matched stands what was not. */
  #hasMore(start: number, count: number, manner: Uint8Array, near: Uint8Array): boolean {
    const { unitWord, unitRole, words } = this.#table;
    for (let i = 1; i < count; i++) {
      if (manner[i] !== Match.none || near[i] || !LINE_ROLES.has(unitRole[start + i])) continue;
      const before = start + i - 1;
      if (manner[i - 1] !== Match.none && LINE_NUMBERS.has(unitRole[before]) && /\d$/.test(words.text[unitWord[before]])) return true;
    }
    return false;
  }

  /** What forbids the pair is no evidence as well: a refused pair shows how likely it looked without. */
  #compareModelsAndSizes(): void {
    const f = this.features;
    const sizesDiffer = this.#sizesDiffer();
    const inParts = this.#isOtherInParts(this.#leftUnits, this.#rightUnits) || this.#isOtherInParts(this.#rightUnits, this.#leftUnits);
    const modelsDiffer = (this.#sidesLeft(ProductRole.model) === 2 || inParts) && f[F.modelAgrees] === 0;
    this.veto = sizesDiffer && !this.#isModelSure ? Veto.sizes : modelsDiffer && (inParts || this.#nearModels()) ? Veto.models : Veto.none;
    f[F.modelsDiffer] = modelsDiffer && this.veto !== Veto.models ? 1 : 0;
    f[F.otherModel] = f[F.modelAgrees] !== 0 && this.#sidesLeft(ProductRole.model) === 2 && this.#areOfOneSeries() ? 1 : 0;
    f[F.sizesDiffer] = sizesDiffer && this.veto !== Veto.sizes ? 1 : 0;
    f[F.codeAgrees] = this.#isCodeSame && !sizesDiffer && CONTRADICTING.every((feature) => f[feature] === 0) ? f[F.leftNameLess] : 0;
  }

  /** What takes the place of something else amid words that agree, and things that are made for each other. */
  #compareReplaced(a: NodeId, b: NodeId): void {
    const f = this.features;
    f[F.accessoryOne] = this.#sidesLeft(ProductRole.accessory) === 1 && f[F.modelAgrees] === 0 ? 1 : 0;
    f[F.accessoryOfModel] = f[F.modelAgrees] !== 0 && isAccessoryOne(this.#table, this.#alignment, a, b) ? 1 : 0;
    if (this.veto === Veto.none && isOfOther(this.#table, this.#alignment, a, b)) this.veto = Veto.use;
    const replaced = replacedWords(this.#table, this.#alignment, this.#nearLeft, this.#nearRight, f[F.modelAgrees] !== 0);
    if (replaced === Replaced.number && this.veto === Veto.none) this.veto = Veto.numbers;
    if (replaced === Replaced.size && this.veto === Veto.none) this.veto = Veto.sizes;
    if (this.veto === Veto.none && replaced === Replaced.edition) this.veto = Veto.edition;
    if (this.veto === Veto.none && !this.#isModelSure && (this.#areOpposed() || isWithoutOther(this.#table, this.#alignment, a, b))) this.veto = Veto.sorts;
    f[F.severalOne] = !this.#isModelSure && this.#isSeveralOne() ? 1 : 0;
    if (f[F.modelAgrees] !== 0) return;
    if (this.veto === Veto.none && (SORTS.some((role) => this.#sidesLeft(role) === 2) || this.#areOtherThings())) this.veto = Veto.sorts;
    f[F.bundleOne] = isBundleOne(this.#table, this.#alignment, a, b) ? 1 : 0;
    if (replaced === Replaced.numberAmidOthers) f[F.numberReplaced] = 1;
    else if (replaced === Replaced.words) f[F.wordsReplaced] = 1;
    else if (replaced === Replaced.inserted) f[F.wordInserted] = 1;
    else if (replaced === Replaced.editionAmidOthers) f[F.editionAdded] = 1;
  }

  #compareCoverage(matchedLeft: number, matchedRight: number): void {
    const f = this.features;
    const missedLeft = this.#left.reduce((sum, weight) => sum + weight, 0);
    const missedRight = this.#right.reduce((sum, weight) => sum + weight, 0);
    const coverLeft = matchedLeft / (matchedLeft + missedLeft + 0.01);
    const coverRight = matchedRight / (matchedRight + missedRight + 0.01);
    f[F.coverageLess] = Math.min(coverLeft, coverRight);
    f[F.coverageMore] = Math.max(coverLeft, coverRight);
    f[F.allMatched] = missedLeft + missedRight === 0 ? 1 : 0;
    f[F.total] = Math.min(matchedLeft, matchedRight);
  }

  /** "salted" and "unsalted" are no slip. */
  #partOpposites(): void {
    const { unitWord, words } = this.#table;
    const { aStart, aCount, bStart, manner, partner } = this.#alignment;
    for (let i = 0; i < aCount; i++) {
      if (manner[i] === Match.none || manner[i] === Match.exact || manner[i] === Match.joined) continue;
      if (areOpposites(words.text[unitWord[aStart + i]], words.text[unitWord[bStart + partner[i]]])) this.#alignment.part(i);
    }
  }

  /** Whether a model number that is left over on one side is another one of its line in two parts of the other: "GA-2100", "GA 100". */
  #isOtherInParts(whole: readonly number[], parts: readonly number[]): boolean {
    const { unitWord, unitRole, words } = this.#table;
    for (const unit of whole) {
      if (unitRole[unit] !== ProductRole.model) continue;
      for (let k = 1; k < parts.length; k++) {
        if (parts[k] !== parts[k - 1] + 1 || !LINE_NUMBERS.has(unitRole[parts[k]])) continue;
        const letters = words.text[unitWord[parts[k - 1]]];
        if (LINE_LETTERS.test(letters) && areOfOneSeries(words.text[unitWord[unit]], letters + words.text[unitWord[parts[k]]])) return true;
      }
    }
    return false;
  }

  /** Whether one side alone says that there are several in a pack, or for several users, or that it is without what others have: decaf. */
  #isSeveralOne(): boolean {
    const { unitWord, words } = this.#table;
    const isSeveral = (unit: number): boolean => areSeveral(words.text[unitWord[unit]]) || isFree(words.text[unitWord[unit]]);
    return this.#leftUnits.some(isSeveral) !== this.#rightUnits.some(isSeveral);
  }

  /** Whether what is left over on one side is the opposite of what is left over on the other: "wired", "wireless". */
  #areOpposed(): boolean {
    return this.#someLeft((text, other) => oppositesOf(text)?.has(other) === true);
  }

  /** Both have a size of the same unit, and no such size is the same. */
  #sizesDiffer(): boolean {
    return this.#someLeft(contradict, ProductRole.size);
  }

  /** Whether, beside a code that agrees, each side has another one of the same letters and other digits: CS-M8100 10-45T, CS-M8100 10-51T; several on both sides are what it fits. */
  #areOfOneSeries(): boolean {
    const { unitRole } = this.#table;
    const isList = (units: readonly number[]): boolean => units.filter((unit) => unitRole[unit] === ProductRole.model).length > 1;
    return !(isList(this.#leftUnits) && isList(this.#rightUnits)) && this.#someLeft(areOfOneSeries, ProductRole.model);
  }

  /** Model numbers that begin alike and differ in their digits ("DSC-W120", "DSC-W150"), or in letters that count: two products of a line. */
  #nearModels(): boolean {
    return this.#someLeft(areOfOneLine, ProductRole.model);
  }

  /** Whether `test` holds of two units that are left over, one on each side. @param role  of both; absent: of any. */
  #someLeft(test: (text: string, other: string) => boolean, role?: number): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const isAsked = (unit: number): boolean =>
      role === undefined || unitRole[unit] === role || (role === ProductRole.model && unitRole[unit] === ProductRole.record);
    return this.#leftUnits.some(
      (unit) => isAsked(unit) && this.#rightUnits.some((other) => isAsked(other) && test(words.text[unitWord[unit]], words.text[unitWord[other]])),
    );
  }
}

/** The units of a side that nothing of the other is, as places in the table. */
function leftOver(start: number, count: number, matched: Uint8Array, near: Uint8Array): number[] {
  const left: number[] = [];
  for (let i = 0; i < count; i++) if (matched[i] === Match.none && !near[i]) left.push(start + i);
  return left;
}

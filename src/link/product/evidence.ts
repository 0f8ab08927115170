import { PRODUCT_ROLES, ProductRole } from '../../category/product/roles.js';
import type { AlignedUnits, PairEvidence } from '../link-rules.js';
import { type LinkTable, type NodeId, TYPICAL_VALUES } from '../link-table.js';
import { MAX_UNITS } from '../value-units.js';
import { Match } from '../match-manner.js';
import { WordAlignment } from '../word-alignment.js';
import type { WordDistance } from '../word-distance.js';
import { EXACT_OF_ROLE, F, FEATURE_COUNT, Veto } from './features.js';

const SCALE = 0.1;
/** A model number that begins another one: "U5140", "U5140900"; what is behind it says colour, country or package. */
const MIN_PREFIX = 5;
const MAX_SUFFIX = 4;
/** Characters by which two model numbers are of one line. */
const MIN_MAKE = 3;

/** What agrees between two product names, how, and what is left over on either side, as numbers. */
export class ProductEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto = 0;
  readonly #table: LinkTable;
  readonly #alignment: WordAlignment;
  /** Of each unit and side: 1 where it begins or continues a model number of the other side. */
  readonly #prefixLeft = new Uint8Array(MAX_UNITS);
  readonly #prefixRight = new Uint8Array(MAX_UNITS);

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#alignment = new WordAlignment(table, distance);
  }

  alignment(): AlignedUnits[] {
    return this.#alignment.lines();
  }

  compare(a: NodeId, b: NodeId): void {
    const { unitWord, unitRole, words } = this.#table;
    const pairing = this.#alignment;
    pairing.align(a, b);
    const f = this.features.fill(0);
    this.#matchPrefixes();
    const left = new Float64Array(PRODUCT_ROLES.length);
    const right = new Float64Array(PRODUCT_ROLES.length);
    let matchedLeft = 0;
    let matchedRight = 0;
    let names = 0;
    let rarest = 0;
    for (let i = 0; i < pairing.aCount; i++) {
      const word = unitWord[pairing.aStart + i];
      const role = unitRole[pairing.aStart + i];
      const weight = words.weight[word] * SCALE;
      const manner = pairing.manner[i];
      if (!manner && !this.#prefixLeft[i]) {
        left[role] += weight;
        continue;
      }
      matchedLeft += weight;
      if (role === ProductRole.name) names++;
      if (manner === Match.none) f[F.modelPrefix] += weight;
      else if (manner === Match.exact) f[EXACT_OF_ROLE[role]] += weight;
      else if (manner === Match.joined || manner === Match.initials) f[F.joined] += weight;
      else f[F.near] += weight;
      if (weight > rarest) rarest = weight;
      if (role === ProductRole.model) f[F.modelAgrees] = 1;
    }
    for (let j = 0; j < pairing.bCount; j++) {
      const role = unitRole[pairing.bStart + j];
      const weight = words.weight[unitWord[pairing.bStart + j]] * SCALE;
      if (!pairing.taken[j] && !this.#prefixRight[j]) right[role] += weight;
      else {
        matchedRight += weight;
        if (role === ProductRole.model) f[F.modelAgrees] = 1;
      }
    }
    f[F.leftNameLess] = Math.min(left[ProductRole.name], right[ProductRole.name]);
    f[F.leftNameMore] = Math.max(left[ProductRole.name], right[ProductRole.name]);
    f[F.leftGenericLess] = Math.min(left[ProductRole.generic], right[ProductRole.generic]);
    f[F.leftGenericMore] = Math.max(left[ProductRole.generic], right[ProductRole.generic]);
    f[F.leftEditionLess] = Math.min(left[ProductRole.edition], right[ProductRole.edition]);
    f[F.leftEditionMore] = Math.max(left[ProductRole.edition], right[ProductRole.edition]);
    const sides = (role: number): number => Number(left[role] > 0) + Number(right[role] > 0);
    f[F.leftModelOne] = sides(ProductRole.model) === 1 ? 1 : 0;
    const sizesDiffer = this.#sizesDiffer();
    const modelsDiffer = sides(ProductRole.model) === 2 && f[F.modelAgrees] === 0;
    this.veto = sizesDiffer && f[F.modelAgrees] === 0 ? Veto.sizes : modelsDiffer && this.#nearModels() ? Veto.models : Veto.none;
    // what forbids the pair is no evidence as well: a refused pair shows how likely it looked without
    f[F.modelsDiffer] = modelsDiffer && this.veto !== Veto.models ? 1 : 0;
    f[F.sizesDiffer] = sizesDiffer && this.veto !== Veto.sizes ? 1 : 0;
    f[F.leftNumberOne] = sides(ProductRole.number) === 1 ? 1 : 0;
    f[F.numbersDiffer] = sides(ProductRole.number) === 2 ? 1 : 0;
    f[F.leftSizeOne] = sides(ProductRole.size) === 1 ? 1 : 0;
    f[F.coloursDiffer] = sides(ProductRole.colour) === 2 ? 1 : 0;
    f[F.firstAgrees] = pairing.aCount > 0 && pairing.bCount > 0 && pairing.manner[0] && pairing.partner[0] === 0 ? 1 : 0;
    const missedLeft = left.reduce((sum, weight) => sum + weight, 0);
    const missedRight = right.reduce((sum, weight) => sum + weight, 0);
    const coverLeft = matchedLeft / (matchedLeft + missedLeft + 0.01);
    const coverRight = matchedRight / (matchedRight + missedRight + 0.01);
    f[F.coverageLess] = Math.min(coverLeft, coverRight);
    f[F.coverageMore] = Math.max(coverLeft, coverRight);
    f[F.allMatched] = missedLeft + missedRight === 0 ? 1 : 0;
    f[F.total] = Math.min(matchedLeft, matchedRight);
    f[F.rarest] = rarest;
    f[F.noName] = names === 0 ? 1 : 0;
    f[F.logValues] = Math.log(this.#table.declaredValues / TYPICAL_VALUES) * SCALE;
  }

  /** Model numbers of which one begins the other. */
  #matchPrefixes(): void {
    const { unitWord, unitRole, words } = this.#table;
    const pairing = this.#alignment;
    this.#prefixLeft.fill(0, 0, pairing.aCount);
    this.#prefixRight.fill(0, 0, pairing.bCount);
    for (let i = 0; i < pairing.aCount; i++) {
      if (pairing.manner[i] || unitRole[pairing.aStart + i] !== ProductRole.model) continue;
      const text = words.text[unitWord[pairing.aStart + i]];
      for (let j = 0; j < pairing.bCount; j++) {
        if (pairing.taken[j] || unitRole[pairing.bStart + j] !== ProductRole.model || this.#prefixRight[j]) continue;
        const other = words.text[unitWord[pairing.bStart + j]];
        const [short, long] = text.length <= other.length ? [text, other] : [other, text];
        if (short.length < MIN_PREFIX || long.length - short.length > MAX_SUFFIX || !long.startsWith(short)) continue;
        // "U51" is no beginning of "U512": digits go on
        if (/\d$/.test(short) && /^\d/.test(long.slice(short.length)) && !/[a-z]/.test(short)) continue;
        this.#prefixLeft[i] = 1;
        this.#prefixRight[j] = 1;
        break;
      }
    }
  }

  /** Both have a size of the same unit, and no such size is the same. */
  #sizesDiffer(): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const pairing = this.#alignment;
    for (let i = 0; i < pairing.aCount; i++) {
      if (pairing.manner[i] || unitRole[pairing.aStart + i] !== ProductRole.size) continue;
      const unit = words.text[unitWord[pairing.aStart + i]].replace(/^[\d.]+/, '');
      for (let j = 0; j < pairing.bCount; j++) {
        if (pairing.taken[j] || unitRole[pairing.bStart + j] !== ProductRole.size) continue;
        if (words.text[unitWord[pairing.bStart + j]].replace(/^[\d.]+/, '') === unit) return true;
      }
    }
    return false;
  }

  /** Model numbers that begin alike and differ in their digits ("DSC-W120", "DSC-W150"): two products of a line. */
  #nearModels(): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const pairing = this.#alignment;
    for (let i = 0; i < pairing.aCount; i++) {
      if (pairing.manner[i] || unitRole[pairing.aStart + i] !== ProductRole.model) continue;
      const text = words.text[unitWord[pairing.aStart + i]];
      for (let j = 0; j < pairing.bCount; j++) {
        if (pairing.taken[j] || unitRole[pairing.bStart + j] !== ProductRole.model) continue;
        const other = words.text[unitWord[pairing.bStart + j]];
        if (text.slice(0, MIN_MAKE) === other.slice(0, MIN_MAKE) && /\d+/.exec(text)?.[0] !== /\d+/.exec(other)?.[0]) return true;
      }
    }
    return false;
  }
}

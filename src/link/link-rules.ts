import type { CategoryName } from '../category/category.js';
import type { Kernel } from '../kernel/kernel.js';
import { categoryOption, oneOf } from '../options.js';
import type { CandidatePairs } from './pair-lists.js';
import { addressRules } from './address/rules.js';
import { companyRules } from './company/rules.js';
import { productRules } from './product/rules.js';
import { individualRules } from './individual/rules.js';
import { globalAddressRules } from './global-address/rules.js';
import type { ColumnTable, LinkTable, NodeId } from './link-table.js';
import { LinkModel } from './model.js';
import type { NearMissWeights } from './prior.js';
import type { RivalWeights } from './rivals.js';
import type { WordDistance } from './word-distance.js';
import type { CutOffRules } from './cut-off.js';
import type { Wording } from './wording.js';

/** One line of an alignment: a unit of the left value and its partner; '' on the side that has none. */
export interface AlignedUnits {
  readonly left: string;
  readonly right: string;
  readonly how: string;
}

/** Compares values of one category pair by pair; one object per thread, what it says is of the last pair. */
export interface PairEvidence {
  /** One number for each of the rules' features. */
  readonly features: Float64Array;
  /** Index into the rules' vetoes; 0: nothing forbids the pair. */
  readonly veto: number;
  /** Whether one value says nothing that the other does not say; absent where no column asks. */
  readonly isWithin?: boolean;
  /** Whether the two have one narrow text, and differ in asides alone; absent where no role is one. */
  readonly isOneText?: boolean;
  compare(a: NodeId, b: NodeId): void;
  alignment(): AlignedUnits[];
  /** Forgets what it remembers of words and nodes from these numbers on: they are others than before. Absent where nothing is remembered. */
  renew?(words: number, nodes: NodeId): void;
}

/** Log-odds of two values of one narrow text. */
export const CERTAIN = 50;

/** What the evidence says of each pair: log-odds, and the index of the veto that forbids it (0: none). */
export interface PairOdds {
  readonly logOdds: Float64Array;
  readonly veto: Uint8Array;
}

/** Weighs many pairs of a table that does not change: what evidence and model say of them, bit for bit. */
export interface PairWeigher {
  /** Pairs `from` .. `end` (exclusive), written into `odds`. */
  weigh(pairs: CandidatePairs, from: number, end: number, odds: PairOdds): void;
}

/**
 * What counts as the same: 'strict' the same legal name, 'normal' the same firm, 'group' the same family of firms (its units, arms in other countries,
 * subsidiaries that bear its name).
 */
export type Policy = 'strict' | 'normal' | 'group';
export const POLICIES: readonly Policy[] = ['strict', 'normal', 'group'];

/** How values of a category are compared. */
export interface LinkRules {
  readonly features: readonly string[];
  /** Why two values are never in one cluster, whatever others would bring them together; the first is '' (no veto). */
  readonly vetoes: readonly string[];
  /** Probability from which two values are held to be the same; the quality bench justifies it (DESIGN.md). */
  readonly threshold: number;
  /** Made by scripts/train-weights.mjs. */
  readonly weights: string;
  /** Policies that the category knows; 'normal' is always one. */
  readonly policies: readonly Policy[];
  /** Whether the order of words says nothing, so that two values of the same words are one ("Las Palmas UD"); absent: it does. */
  readonly anyOrder?: boolean;
  /** Values may be cut off amid a word, see {@link CutOff}; absent: none is. */
  readonly cutOff?: CutOffRules;
  /** How much likelier a match of a value with one that says more is in such a column than the weights have it, in log-odds; absent: no column differs. */
  columnShift?(table: ColumnTable, policy: Policy): number;
  /** What it says whom else of the column two values are like; absent: nothing. */
  readonly rivals?: RivalWeights;
  /** What the near misses of a small column say; absent: nothing. */
  readonly nearMisses?: NearMissWeights;
  createEvidence(table: LinkTable, distance: WordDistance, policy: Policy): PairEvidence;
  /** Absent where evidence compares one pair after the other. `columnShift`: of this column. `kernel`: a new one, whose memory it may have. */
  createWeigher?(table: LinkTable, policy: Policy, model: LinkModel, columnShift: number, wording: Wording, kernel?: Kernel): PairWeigher;
}

const rules: Readonly<Record<CategoryName, LinkRules>> = {
  company: companyRules,
  individual: individualRules,
  address: addressRules,
  'global-address': globalAddressRules,
  product: productRules,
};
const models = new Map<CategoryName, LinkModel>();

export function linkRules(category: CategoryName): LinkRules {
  return rules[category];
}

export function linkModel(category: CategoryName): LinkModel {
  let model = models.get(category);
  if (model === undefined) models.set(category, (model = new LinkModel(rules[category].weights, rules[category].features)));
  return model;
}

/**
 * What rivals say in a column. That a value has one says nothing where whole families of names are to be one, and the less, the more ways there are of calling one thing
 * there. @param columnShift  see {@link LinkRules.columnShift}.
 */
export function rivalWeights(category: CategoryName, policy: Policy, columnShift = 0): RivalWeights | undefined {
  const { rivals } = rules[category];
  if (rivals === undefined) return undefined;
  const doubt = policy === 'group' ? 0 : Math.max(0, 1 - columnShift);
  return { ...rivals, rivalled: rivals.rivalled * doubt, taken: rivals.taken * doubt, bothTaken: rivals.bothTaken * doubt };
}

/** A policy that the category knows; 'normal' where none is given. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function policyOption(category: CategoryName, value: unknown): Policy {
  return oneOf('policy', value, rules[categoryOption(category)].policies, 'normal');
}

/** Probability (0 to 1) from which two values of a category are one, where no `threshold` is given: one setting for every column, see the quality bench. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function defaultThreshold(category: CategoryName): number {
  return rules[categoryOption(category)].threshold;
}

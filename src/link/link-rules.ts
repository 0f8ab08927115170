import type { CategoryName } from '../category/category.js';
import { addressRules } from './address/rules.js';
import { companyRules } from './company/rules.js';
import { globalAddressRules } from './global-address/rules.js';
import { productRules } from './product/rules.js';
import { individualRules } from './individual/rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import { LinkModel } from './model.js';
import type { WordDistance } from './word-distance.js';

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
  compare(a: NodeId, b: NodeId): void;
  alignment(): AlignedUnits[];
}

/** How values of a category are compared. */
export interface LinkRules {
  readonly features: readonly string[];
  /** Why a pair is never merged; the first is '' (no veto). */
  readonly vetoes: readonly string[];
  /** Whether a veto also keeps two values out of one cluster that others would bring together; otherwise it counts as a score of 0 there. */
  readonly strictVetoes: boolean;
  /** Probability from which two values are held to be the same; the quality bench justifies it (DESIGN.md). */
  readonly threshold: number;
  /** Made by scripts/train-weights.mjs. */
  readonly weights: string;
  createEvidence(table: LinkTable, distance: WordDistance): PairEvidence;
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

/** Probability (0 to 1) from which two values of a category are one, where no `threshold` is given: one setting for every column, see the quality bench. */
export function defaultThreshold(category: CategoryName): number {
  return rules[category].threshold;
}

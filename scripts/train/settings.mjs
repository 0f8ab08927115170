// How the link models are learned, whatever the category; what each learns from is in a file of its name.
import * as address from './address.mjs';
import * as company from './company.mjs';
import * as product from './product.mjs';
import * as individual from './individual.mjs';
import * as globalAddress from './global-address.mjs';

/**
 * @typedef {object} TrainingPlan
 * @property {Record<string, number>} CORPORA   names in corpora/registry.json, and how much each counts
 * @property {Record<string, number>} [WRITTEN]  files of pairs in corpora/<category>, and how much each counts
 * @property {Record<string, number[]>} LIMITS  where a feature's weight may change
 * @property {{ for: string, against: string, either: string }} SIGNS  what a feature may say
 * @property {Record<string, number>} [FIXED]  weights that are not learned
 * @property {{ corpora: string[], features: Record<string, number>, share: number }} [INCOMPLETE]  corpora whose labels leave pairs out, the features of such pairs, and how much they count
 * @property {number} [PENALTY]                 strength of the penalty where it is not {@link L2}
 */

/** @type {Record<string, TrainingPlan>} */
export const PLANS = { company, individual, address, 'global-address': globalAddress, product };

/** Fits; after each, the prior of every corpus (src/link/prior.ts) is found again, so that the weights are learned as linkage will use them. */
export const FITS = 3;

/** A corpus counts as this many pairs for its true pairs, less where it has few: `PAIRS / (true pairs + FEW)` for each pair. */
export const PAIRS = 2000;
export const FEW = 300;

/** Of the pairs that are not the same and share little, so many are learned from, and count for the others. The rest is easy and takes the time. */
export const EASY_COVERAGE = 0.6;
export const EASY_SHARE = 0.2;

/** Strength of the penalty on the squares of the weights (of features divided by their spread). */
export const L2 = 1 / 0.3;

/** @typedef {{ feature: number, limit: number }} Term   min(feature, limit) */

/**
 * The terms of a model: each feature as it is, then those with limits.
 * @param {TrainingPlan} plan
 * @param {readonly string[]} features
 * @returns {Term[]}
 */
export function termsOf(plan, features) {
  const limited = Object.entries(plan.LIMITS).flatMap(([name, limits]) => limits.map((limit) => ({ feature: features.indexOf(name), limit })));
  if (limited.some(({ feature }) => feature < 0)) throw new Error('a limit is set for a feature that there is not');
  return [...features.map((_, feature) => ({ feature, limit: Number.POSITIVE_INFINITY })), ...limited];
}

/**
 * @param {TrainingPlan} plan
 * @param {string} feature
 * @returns {readonly [low: number, high: number]} what its weights may be
 */
export function boundsOf({ SIGNS, FIXED = {} }, feature) {
  if (feature in FIXED) return [FIXED[feature], FIXED[feature]];
  for (const [bounds, names] of /** @type {[readonly [number, number], string][]} */ ([
    [[0, Number.POSITIVE_INFINITY], SIGNS.for],
    [[Number.NEGATIVE_INFINITY, 0], SIGNS.against],
    [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], SIGNS.either],
  ])) {
    if (names.split(' ').includes(feature)) return bounds;
  }
  throw new Error(`scripts/train does not say what ${feature} may say`);
}

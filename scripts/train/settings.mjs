// What the link model is learned from, and what it may learn.

/**
 * Corpora by their names in corpora/registry.json, and how much each counts. Every corpus counts alike however many pairs it has, less where its labels are
 * about something else or too few to be sure of.
 * @type {Record<string, number>}
 */
export const CORPORA = {
  // chosen for the F1 of pairs on the files that the headline figure of bench/quality is a mean of
  siyazana: 5,
  ror_companies: 2,
  mozambique: 1,
  us_listed: 1,
  findb: 1,
  // hardly a true pair in it: it teaches which near names are different employers
  uk_gpg_employers_distinct: 1,
  // small, or of one narrow kind of spelling
  patstat_leuven_half: 0.5,
  stackalytics_aliases: 0.5,
  epa_tri_il_parents: 0.5,
  restaurants_fodors_zagats: 0.5,
  bank_short_names: 0.25,
  // brands, aliases and clubs: names of one thing that often share little say less about spelling
  nsi_brands_latin: 0.15,
  ofac_entities_aka: 0.15,
  openfootball_clubs: 0.15,
};

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

/**
 * Limits at which a feature's weight may change: the first letters of a rarity say more than the last ones. What agrees may lose its slope (a rare word is
 * no endless proof), and so may what is left over.
 */
const LIMITS = {
  exactName: [0.5, 1],
  total: [0.7, 1.2, 2],
  rarest: [0.6],
  leftNameMore: [0.3, 0.8],
  leftNameLess: [0.3],
  leftGenericMore: [0.5],
  coverageLess: [0.5, 0.8],
  leftFront: [0.6],
  leftBack: [0.6],
  truncation: [0.6],
  abbreviation: [0.6],
  leftInner: [0.4],
  exactGeneric: [0.6],
  slip: [0.6],
  leftTail: [0.5],
  leftPlaceMore: [0.3],
  leftStructureMore: [0.2],
};

/**
 * What a feature may say. Agreement never speaks against a pair and what is left over never for it, whatever a corpus happens to show: without that, weights
 * of features that go together cancel each other out and explanations make no sense.
 */
const SIGNS = {
  for: 'exactName exactGeneric exactStructure exactPlace exactNumber exactTail variant spelling slip knownSlip truncation abbreviation joined initials firstAgrees legalSame coverageLess coverageMore allMatched rarest total identical identicalForm',
  against:
    'leftNameLess leftNameMore leftGenericLess leftGenericMore leftStructureLess leftStructureMore leftPlaceLess leftPlaceMore leftTail leftNumberOne numbersDiffer knownLeftLess knownLeftMore leftFront leftBack leftInner outOfOrder legalDiffers genericAgainstGeneric slipAlone slipLength noExactName placesDiffer logValues',
  either: 'oneWord noName',
};

/**
 * @param {string} feature
 * @returns {-1 | 0 | 1} the sign that its weights must have; 0: any
 */
export function signOf(feature) {
  for (const [sign, names] of /** @type {[-1 | 0 | 1, string][]} */ ([
    [1, SIGNS.for],
    [-1, SIGNS.against],
    [0, SIGNS.either],
  ])) {
    if (names.split(' ').includes(feature)) return sign;
  }
  throw new Error(`scripts/train/settings.mjs does not say what ${feature} may say`);
}

/** @typedef {{ feature: number, limit: number }} Term   min(feature, limit) */

/**
 * The terms of the model: each feature as it is, then those with limits.
 * @param {readonly string[]} features
 * @returns {Term[]}
 */
export function termsOf(features) {
  const limited = Object.entries(LIMITS).flatMap(([name, limits]) => limits.map((limit) => ({ feature: features.indexOf(name), limit })));
  if (limited.some(({ feature }) => feature < 0)) throw new Error('scripts/train/settings.mjs has a limit for a feature that there is not');
  return [...features.map((_, feature) => ({ feature, limit: Number.POSITIVE_INFINITY })), ...limited];
}

// How well predicted clusters or pairs agree with the labelled ones. Exact, and O(n): everything follows from how many rows each pair of
// predicted and true cluster has in common.

/**
 * @typedef {object} ClusterScores
 * @property {number} precision  share of the predicted pairs that are true pairs; 1 where nothing was predicted
 * @property {number} recall     share of the true pairs that were predicted; 1 where there are none
 * @property {number} f1
 * @property {number} bPrecision B-cubed: mean over rows of the share of the row's predicted cluster that belongs to its true one
 * @property {number} bRecall    B-cubed: mean over rows of the share of the row's true cluster that is in its predicted one
 * @property {number} bF1
 * @property {number} predictedPairs
 * @property {number} truePairs
 */

/**
 * @param {ArrayLike<unknown>} predicted  cluster id of each row; ids may be anything that a Map tells apart
 * @param {ArrayLike<unknown>} truth      true cluster id of each row
 * @returns {ClusterScores}
 * @example clusterScores([1, 1, 2], ['a', 'a', 'a']).recall // => 1 / 3
 */
export function clusterScores(predicted, truth) {
  const rows = truth.length;
  if (predicted.length !== rows) throw new Error(`${predicted.length} predicted clusters for ${rows} rows`);
  const [left, leftCount] = dense(predicted);
  const [right, rightCount] = dense(truth);
  const leftSize = new Float64Array(leftCount);
  const rightSize = new Float64Array(rightCount);
  /** @type {Map<number, number>} */
  const common = new Map();
  for (let i = 0; i < rows; i++) {
    leftSize[left[i]]++;
    rightSize[right[i]]++;
    const cell = left[i] * rightCount + right[i];
    common.set(cell, (common.get(cell) ?? 0) + 1);
  }
  let both = 0;
  let bPrecision = 0;
  let bRecall = 0;
  for (const [cell, count] of common) {
    const predictedSize = leftSize[Math.floor(cell / rightCount)];
    const trueSize = rightSize[cell % rightCount];
    both += pairsIn(count);
    bPrecision += (count * count) / predictedSize;
    bRecall += (count * count) / trueSize;
  }
  const predictedPairs = leftSize.reduce((sum, size) => sum + pairsIn(size), 0);
  const truePairs = rightSize.reduce((sum, size) => sum + pairsIn(size), 0);
  bPrecision = rows === 0 ? 1 : bPrecision / rows;
  bRecall = rows === 0 ? 1 : bRecall / rows;
  return {
    ...agreement(both, predictedPairs - both, truePairs - both),
    bPrecision,
    bRecall,
    bF1: harmonic(bPrecision, bRecall),
    predictedPairs,
    truePairs,
  };
}

/**
 * @typedef {object} PairScores
 * @property {number} precision
 * @property {number} recall
 * @property {number} f1
 * @property {number} mcc  Matthews correlation coefficient, -1..1; 0 where it is undefined (only one answer was given, or only one label is there)
 */

/**
 * @param {ArrayLike<boolean | number>} predicted  whether each pair was matched
 * @param {ArrayLike<boolean | number>} truth      whether each pair is a match
 * @returns {PairScores}
 */
export function pairScores(predicted, truth) {
  let both = 0;
  let wrong = 0;
  let missed = 0;
  let neither = 0;
  for (let i = 0; i < truth.length; i++) {
    if (predicted[i]) truth[i] ? both++ : wrong++;
    else truth[i] ? missed++ : neither++;
  }
  const product = (both + wrong) * (both + missed) * (neither + wrong) * (neither + missed);
  return { ...agreement(both, wrong, missed), mcc: product === 0 ? 0 : (both * neither - wrong * missed) / Math.sqrt(product) };
}

/** @param {number} both @param {number} wrong @param {number} missed */
function agreement(both, wrong, missed) {
  return {
    precision: both + wrong === 0 ? 1 : both / (both + wrong),
    recall: both + missed === 0 ? 1 : both / (both + missed),
    f1: both + wrong + missed === 0 ? 1 : (2 * both) / (2 * both + wrong + missed),
  };
}

/** @param {number} size */
const pairsIn = (size) => (size * (size - 1)) / 2;

/** @param {number} a @param {number} b */
const harmonic = (a, b) => (a + b === 0 ? 0 : (2 * a * b) / (a + b));

/**
 * Ids numbered from 0 in order of appearance.
 * @param {ArrayLike<unknown>} ids
 * @returns {[Int32Array, number]}
 */
function dense(ids) {
  const numbers = new Map();
  const result = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; i++) {
    const number = numbers.get(ids[i]) ?? numbers.size;
    numbers.set(ids[i], number);
    result[i] = number;
  }
  return [result, numbers.size];
}

// Logistic regression with bounds for the weights and a penalty on the squares of the weights. The problem is convex: there is one answer, and it is found exactly.

/**
 * @typedef {object} Rows             sparse: row r has value[k] in column[k] for k from start[r] to start[r + 1]
 * @property {number} columns
 * @property {Int32Array} start
 * @property {Uint16Array} column
 * @property {Float64Array} value
 * @property {Uint8Array} labels      0 or 1
 * @property {Float64Array} weights   how much each row counts
 * @property {Uint8Array} group       of each row
 */

/**
 * @typedef {object} Fit
 * @property {number} bias
 * @property {Float64Array} weights   of the columns
 * @property {number} loss            weighted log loss and penalty
 * @property {number} rounds
 */

const MAX_ROUNDS = 100;
/** Done when a round promises less than this part of the loss. */
const TOLERANCE = 1e-10;
/** A column that hardly varies is not blown up. */
const MIN_SPREAD = 1e-3;

/**
 * Newton's method: each round minimizes the quadratic model of the loss within the bounds (coordinate descent) and goes there, or part of the way.
 * @param {Rows} rows
 * @param {readonly (readonly [low: number, high: number])[]} bounds   that the weight of each column stays within
 * @param {number} penalty             times half the squares of the weights of columns divided by their spread; the bias has none
 * @param {readonly number[]} offsets  log-odds that the rows of each group have from the start
 * @returns {Fit}
 */
export function fitLogistic(rows, bounds, penalty, offsets) {
  const spread = spreads(rows);
  const offset = Float64Array.from(rows.group, (group) => offsets[group]);
  const scaled = { ...rows, offset, value: rows.value.map((value, k) => value / spread[rows.column[k]]) };
  const size = rows.columns + 1;
  // the bias is parameter 0
  const low = Float64Array.from({ length: size }, (_, i) => (i === 0 ? Number.NEGATIVE_INFINITY : bounds[i - 1][0] * spread[i - 1]));
  const high = Float64Array.from({ length: size }, (_, i) => (i === 0 ? Number.POSITIVE_INFINITY : bounds[i - 1][1] * spread[i - 1]));
  let parameters = low.map((least, i) => Math.max(least, Math.min(high[i], 0)));
  let loss = lossAt(scaled, parameters, penalty);
  let rounds = 0;
  while (rounds < MAX_ROUNDS) {
    rounds++;
    const { gradient, hessian } = quadraticAt(scaled, parameters, penalty);
    const step = boxStep(gradient, hessian, parameters, low, high);
    const promised = -step.reduce((sum, d, i) => sum + d * gradient[i], 0);
    if (promised <= TOLERANCE * loss) break;
    let part = 1;
    let next = parameters;
    let nextLoss = loss;
    do {
      next = parameters.map((t, i) => Math.max(low[i], Math.min(high[i], t + part * step[i])));
      nextLoss = lossAt(scaled, next, penalty);
      part /= 2;
    } while (nextLoss > loss - 1e-4 * part * promised && part > 1e-9);
    if (nextLoss >= loss) break;
    parameters = next;
    loss = nextLoss;
  }
  return { bias: parameters[0], weights: parameters.subarray(1).map((weight, i) => weight / spread[i]), loss, rounds };
}

/** Standard deviation of each column. @param {Rows} rows */
function spreads({ columns, column, value, labels }) {
  const sum = new Float64Array(columns);
  const squares = new Float64Array(columns);
  for (let k = 0; k < value.length; k++) {
    sum[column[k]] += value[k];
    squares[column[k]] += value[k] * value[k];
  }
  const count = labels.length;
  return sum.map((total, c) => Math.sqrt(Math.max(0, squares[c] / count - (total / count) ** 2)) + MIN_SPREAD);
}

/** @typedef {Rows & { offset: Float64Array }} ScaledRows */

/** @param {ScaledRows} rows @param {Float64Array} parameters @param {number} row */
function logOddsOf({ start, column, value, offset }, parameters, row) {
  let sum = parameters[0] + offset[row];
  for (let k = start[row]; k < start[row + 1]; k++) sum += parameters[column[k] + 1] * value[k];
  return sum;
}

/** @param {ScaledRows} rows @param {Float64Array} parameters @param {number} penalty */
function lossAt(rows, parameters, penalty) {
  let loss = 0;
  for (let row = 0; row < rows.labels.length; row++) {
    const z = logOddsOf(rows, parameters, row);
    const wrong = rows.labels[row] ? -z : z;
    // log(1 + e^wrong) without an overflow
    loss += rows.weights[row] * (Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong))));
  }
  for (let i = 1; i < parameters.length; i++) loss += 0.5 * penalty * parameters[i] ** 2;
  return loss;
}

/**
 * Slope and curvature of the loss; of the curvature all of both triangles.
 * @param {ScaledRows} rows @param {Float64Array} parameters @param {number} penalty
 */
function quadraticAt(rows, parameters, penalty) {
  const { start, column, value, labels, weights } = rows;
  const size = parameters.length;
  const gradient = new Float64Array(size);
  const hessian = new Float64Array(size * size);
  for (let row = 0; row < labels.length; row++) {
    const p = 1 / (1 + Math.exp(-logOddsOf(rows, parameters, row)));
    const slope = weights[row] * (p - labels[row]);
    const curve = weights[row] * p * (1 - p);
    gradient[0] += slope;
    hessian[0] += curve;
    for (let k = start[row]; k < start[row + 1]; k++) {
      const at = (column[k] + 1) * size;
      gradient[column[k] + 1] += slope * value[k];
      const part = curve * value[k];
      hessian[at] += part;
      // columns of a row ascend: this is the lower triangle
      for (let other = start[row]; other <= k; other++) hessian[at + column[other] + 1] += part * value[other];
    }
  }
  for (let i = 1; i < size; i++) {
    gradient[i] += penalty * parameters[i];
    hessian[i * size + i] += penalty;
    for (let j = 0; j < i; j++) hessian[j * size + i] = hessian[i * size + j];
  }
  return { gradient, hessian };
}

const MAX_SWEEPS = 20_000;

/**
 * The step d that minimizes gradient · d + d · hessian · d / 2 with parameters + d between low and high, one coordinate at a time.
 * @param {Float64Array} gradient @param {Float64Array} hessian @param {Float64Array} parameters @param {Float64Array} low @param {Float64Array} high
 */
function boxStep(gradient, hessian, parameters, low, high) {
  const size = gradient.length;
  const step = new Float64Array(size);
  /** slope at the present step */
  const slope = gradient.slice();
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let gain = 0;
    for (let i = 0; i < size; i++) {
      const curve = hessian[i * size + i];
      const wanted = parameters[i] + step[i] - slope[i] / curve;
      const move = Math.max(low[i], Math.min(high[i], wanted)) - parameters[i] - step[i];
      if (move === 0) continue;
      step[i] += move;
      gain += curve * move * move;
      for (let j = 0; j < size; j++) slope[j] += move * hessian[i * size + j];
    }
    if (gain < 1e-12) break;
  }
  return step;
}

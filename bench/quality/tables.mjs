// The tables of one category, from its results: shared by the terminal and bench/quality.md.
import { mean } from './measure.mjs';
import { cell, figure } from './table.mjs';

/**
 * @typedef {object} CategoryResults
 * @property {string} category
 * @property {import('./corpora.mjs').RegistryEntry[]} files    measured
 * @property {string[]} methods   names, ours first
 * @property {import('./measure.mjs').Result[]} results
 * @property {import('./links.mjs').LinkResult[]} links   of the two halves of each cluster file
 * @property {import('./cases.mjs').CaseResult[]} violations   of must-not-match
 * @property {import('./cases.mjs').CaseResult[]} misses       of same
 */

/** @typedef {{ title: string, names: string[] }} Group */

/** @param {CategoryResults} measured @returns {Group[]} */
function groups({ files }) {
  const clusters = files.filter((file) => file.kind === 'cluster');
  const six = clusters.filter((file) => file.six);
  return [
    { title: `mean of the ${six.length === 6 ? 'six' : six.length}`, names: six.map((file) => file.name) },
    { title: `mean of all ${clusters.length}`, names: clusters.map((file) => file.name) },
  ].filter((group) => group.names.length > 1);
}

/**
 * F1 of each method on each cluster file; the six first.
 * @param {CategoryResults} measured
 * @returns {import('./table.mjs').Table}
 */
export function f1Table(measured) {
  const { files, methods, results } = measured;
  const clusters = files.filter((file) => file.kind === 'cluster');
  const row = (/** @type {string} */ title, /** @type {string[]} */ names) => [title, ...methods.map((method) => figure(mean(results, method, names)))];
  return {
    head: ['file (labels)', ...methods],
    rows: [
      ...clusters.map((file) => row(`${file.name} (${file.tier ?? '?'})`, [file.name])),
      ...groups(measured).map((group) => row(group.title, group.names)),
    ],
  };
}

/**
 * Precision, recall and B-cubed F1 of our methods, one row per file and method.
 * @param {CategoryResults} measured
 * @returns {import('./table.mjs').Table}
 */
export function detailTable(measured) {
  const { files, results } = measured;
  const ours = [...new Set(results.filter((result) => result.ours).map((result) => result.method))];
  const scores = ['precision', 'recall', 'f1', 'bPrecision', 'bRecall', 'bF1'];
  const subjects = [...files.filter((file) => file.kind === 'cluster').map((file) => ({ title: file.name, names: [file.name] })), ...groups(measured)];
  return {
    head: ['file', 'method', 'precision', 'recall', 'F1', 'B³ precision', 'B³ recall', 'B³ F1'],
    rows: subjects.flatMap(({ title, names }) => ours.map((method) => [title, method, ...scores.map((score) => figure(mean(results, method, names, score)))])),
  };
}

/**
 * B-cubed F1 of each method on each cluster file.
 * @param {CategoryResults} measured
 * @returns {import('./table.mjs').Table}
 */
export function bCubedTable(measured) {
  const { files, methods, results } = measured;
  const subjects = [...files.filter((file) => file.kind === 'cluster').map((file) => ({ title: file.name, names: [file.name] })), ...groups(measured)];
  return {
    head: ['file', ...methods],
    rows: subjects.map(({ title, names }) => [title, ...methods.map((method) => figure(mean(results, method, names, 'bF1')))]),
  };
}

/**
 * Every method on each pair file.
 * @param {CategoryResults} measured
 * @returns {import('./table.mjs').Table}
 */
export function pairTable({ files, methods, results }) {
  const pairs = files.filter((file) => file.kind === 'pair');
  return {
    head: ['file', 'method', 'precision', 'recall', 'F1', 'MCC'],
    rows: pairs.flatMap((file) =>
      methods.map((method) => [file.name, method, ...['precision', 'recall', 'f1', 'mcc'].map((score) => figure(mean(results, method, [file.name], score)))]),
    ),
  };
}

/**
 * The pairs that at least one method got wrong, and which.
 * @param {import('./cases.mjs').CaseResult[]} caseResults
 * @returns {import('./table.mjs').Table}
 */
export function failureTable(caseResults) {
  /** @type {Map<import('./cases.mjs').Case, string[]>} */
  const byCase = new Map();
  for (const { method, failed } of caseResults) for (const pair of failed) byCase.set(pair, [...(byCase.get(pair) ?? []), method]);
  return {
    head: ['left', 'right', 'reason', 'methods'],
    rows: [...byCase].map(([pair, methods]) =>
      [pair.left, pair.right, pair.level ? `${pair.level}: ${pair.reason}` : pair.reason, methods.join(', ')].map(cell),
    ),
  };
}

/**
 * Failures per method.
 * @param {CategoryResults} measured
 * @returns {import('./table.mjs').Table}
 */
export function caseTable({ violations, misses }) {
  const count = (/** @type {import('./cases.mjs').CaseResult | undefined} */ result) => (result ? `${result.failed.length} of ${result.asked}` : '');
  return {
    head: ['method', 'must-not-match, matched', 'same, missed'],
    rows: violations.map((result) => [result.method, count(result), count(misses.find((other) => other.method === result.method))]),
  };
}

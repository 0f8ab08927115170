// How well are two columns linked? A labelled file is cut in two by a hash of its rows, and one half is linked with the other, as a file with its master file.
import { figure } from './table.mjs';

export const CARDINALITIES = /** @type {const} */ (['m:n', '1:n', '1:1']);

/** @typedef {(typeof CARDINALITIES)[number]} Cardinality */
/** @typedef {(a: string[], b: string[], options: { category: string, cardinality: Cardinality }) => { links: { rowA: number, rowB: number }[] }} Link */
/** @typedef {{ values: string[], truth: string[] }} Half */

/**
 * @typedef {object} LinkResult
 * @property {string} file
 * @property {[number, number]} rows   of the two halves
 * @property {{ precision: number, recall: number, f1: number }[]} scores   by cardinality, in the order of `CARDINALITIES`
 */

/**
 * Links the two halves of a file. A link is right where both rows have one label; recall counts the links that the cardinality allows.
 * @param {Link} link
 * @param {import('./corpora.mjs').ClusterCorpus} corpus
 * @returns {LinkResult}
 */
export function measureLinks(link, corpus) {
  const [a, b] = halves(corpus);
  const scores = CARDINALITIES.map((cardinality) => {
    const { links } = link(a.values, b.values, { category: corpus.category, cardinality });
    const right = links.filter(({ rowA, rowB }) => a.truth[rowA] === b.truth[rowB]).length;
    const wanted = possibleLinks(a.truth, b.truth, cardinality);
    return {
      precision: links.length === 0 ? 1 : right / links.length,
      recall: wanted === 0 ? 1 : right / wanted,
      f1: links.length + wanted === 0 ? 1 : (2 * right) / (links.length + wanted),
    };
  });
  return { file: corpus.name, rows: [a.values.length, b.values.length], scores };
}

/**
 * @param {readonly LinkResult[]} results
 * @returns {import('./table.mjs').Table}
 */
export function linkTable(results) {
  return {
    head: ['file', 'rows a', 'rows b', ...CARDINALITIES.flatMap((cardinality) => [`${cardinality} precision`, 'recall', 'F1'])],
    rows: results.map(({ file, rows, scores }) => [
      file,
      ...rows.map(String),
      ...scores.flatMap(({ precision, recall, f1 }) => [precision, recall, f1].map(figure)),
    ]),
  };
}

/**
 * Links that a perfect answer has.
 * @param {readonly string[]} truthA
 * @param {readonly string[]} truthB
 * @param {Cardinality} cardinality
 */
export function possibleLinks(truthA, truthB, cardinality) {
  const [a, b] = [counts(truthA), counts(truthB)];
  let links = 0;
  for (const [label, rowsA] of a) {
    const rowsB = b.get(label) ?? 0;
    links += cardinality === 'm:n' ? rowsA * rowsB : cardinality === '1:n' ? rowsB : Math.min(rowsA, rowsB);
  }
  return links;
}

/** @param {import('./corpora.mjs').ClusterCorpus} corpus @returns {[Half, Half]} */
function halves({ values, truth }) {
  /** @type {[Half, Half]} */
  const parts = [
    { values: [], truth: [] },
    { values: [], truth: [] },
  ];
  values.forEach((value, row) => {
    const half = parts[hashOf(`${row} ${value}`) & 1];
    half.values.push(value);
    half.truth.push(truth[row]);
  });
  return parts;
}

/** FNV-1a. @param {string} value */
function hashOf(value) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < value.length; i++) hash = Math.imul(hash ^ value.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** @param {readonly string[]} labels */
function counts(labels) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const label of labels) count.set(label, (count.get(label) ?? 0) + 1);
  return count;
}

// How well are two files linked? Each labelled file is cut in two by a hash of its row, and the rows of one half are linked with those of the other. A pair is
// right where both rows have one label. Of '1:n' and '1:1' no more can be asked than they allow: recall counts the pairs that they could have.
// Usage: NAMESAKE_CORPORA=<folder> node bench/link.mjs [--category NAME] [--only PART] [--write FILE]   (after a build)
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CARDINALITIES, link } from '../dist/link/index.js';
import { readCorpus, readRegistry } from './quality/corpora.mjs';
import { markdown } from './quality/table.mjs';

const CATEGORIES = ['company', 'individual'];

const { values: options } = parseArgs({ options: { category: { type: 'string' }, only: { type: 'string', default: '' }, write: { type: 'string' } } });
const folder = process.env.NAMESAKE_CORPORA;
if (!folder) throw new Error('NAMESAKE_CORPORA is not set');

/** @typedef {{ values: string[], truth: string[] }} Half */

let text = '';
for (const category of CATEGORIES.filter((name) => !options.category || name === options.category)) {
  const rows = [];
  for (const file of readRegistry().files) {
    if (file.category !== category || file.kind !== 'cluster' || !file.name.includes(options.only)) continue;
    const corpus = readCorpus(file, folder, (message) => console.error(`warning: ${message}`));
    if (corpus === null || !('values' in corpus)) continue;
    /** @type {[Half, Half]} */
    const halves = [
      { values: [], truth: [] },
      { values: [], truth: [] },
    ];
    corpus.values.forEach((value, row) => {
      const half = halves[hashOf(`${row} ${value}`) & 1];
      half.values.push(value);
      half.truth.push(corpus.truth[row]);
    });
    const scores = CARDINALITIES.map((cardinality) => {
      const { links } = link(halves[0].values, halves[1].values, { category: /** @type {'company' | 'individual'} */ (category), cardinality });
      const right = links.filter(({ rowA, rowB }) => halves[0].truth[rowA] === halves[1].truth[rowB]).length;
      const precision = links.length === 0 ? 1 : right / links.length;
      const recall = right / Math.max(possible(halves[0].truth, halves[1].truth, cardinality), 1);
      return [precision, recall, precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)].map((score) => score.toFixed(3));
    });
    rows.push([corpus.name, String(halves[0].values.length), String(halves[1].values.length), ...scores.flat()]);
    console.error(rows.at(-1)?.join(' '));
  }
  const head = ['file', 'rows a', 'rows b', ...CARDINALITIES.flatMap((cardinality) => [`${cardinality} precision`, 'recall', 'F1'])];
  text += `\n${category}\n\n${markdown({ head, rows })}\n`;
}
console.log(text);
if (options.write) writeFileSync(options.write, text);

/** FNV-1a. @param {string} value */
function hashOf(value) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < value.length; i++) hash = Math.imul(hash ^ value.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Links that a perfect answer has.
 * @param {readonly string[]} truthA @param {readonly string[]} truthB @param {string} cardinality
 */
function possible(truthA, truthB, cardinality) {
  const [a, b] = [counts(truthA), counts(truthB)];
  let links = 0;
  for (const [label, rowsA] of a) {
    const rowsB = b.get(label) ?? 0;
    links += cardinality === 'm:n' ? rowsA * rowsB : cardinality === '1:n' ? rowsB : Math.min(rowsA, rowsB);
  }
  return links;
}

/** @param {readonly string[]} labels */
function counts(labels) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const label of labels) count.set(label, (count.get(label) ?? 0) + 1);
  return count;
}

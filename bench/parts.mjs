// How well short lists are linked: random parts of each labelled file (whole clusters, so that few values have neighbours) and alphabetical ones (so that most
// do, as in an extract of a register). Pairs of all parts of a file and size are counted together; the figure is the mean of F1 over the files.
// Usage: NAMESAKE_CORPORA=<folder> node bench/parts.mjs [--category NAME] [--files]   (after a build; --files: a line for each file)
import { parseArgs } from 'node:util';
import { assignClusters } from '../dist/link/index.js';
import { readCorpus, readRegistry } from './quality/corpora.mjs';
import { clusterScores } from './quality/metrics.mjs';
import { markdown } from './quality/table.mjs';
import { Random } from './speed/random.mjs';

const SIZES = [60, 120, 300, 700, 1200];
const PARTS = 6;
/** Rows from which on a file has parts enough, and up to which it is read. */
const ROWS = [2000, 30_000];
const SEED = 7;

const { values: options } = parseArgs({ options: { category: { type: 'string', default: 'company' }, files: { type: 'boolean', default: false } } });
const folder = process.env.NAMESAKE_CORPORA;
if (!folder) throw new Error('NAMESAKE_CORPORA is not set');
const category = /** @type {import('../dist/category/category.js').CategoryName} */ (options.category);

/** @type {Map<string, number[]>} */
const scores = new Map();
for (const file of readRegistry().files) {
  if (file.category !== category || file.kind !== 'cluster' || file.rows < ROWS[0] || file.rows > ROWS[1]) continue;
  const corpus = readCorpus(file, folder, (message) => console.error(`warning: ${message}`));
  if (corpus === null || !('values' in corpus)) continue;
  /** @type {Map<string, string[]>} */
  const byCluster = new Map();
  corpus.values.forEach((value, i) => {
    const cluster = byCluster.get(corpus.truth[i]);
    if (cluster === undefined) byCluster.set(corpus.truth[i], [value]);
    else cluster.push(value);
  });
  const clusters = [...byCluster.values()].sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  for (const [how, ordered] of Object.entries({ alphabetical: clusters, random: new Random(SEED).shuffle([...clusters]) })) {
    for (const size of SIZES) {
      const f1 = scoreOfParts(ordered, size);
      if (options.files) console.log(corpus.name.padEnd(32), how.padEnd(12), String(size).padStart(5), f1.toFixed(3));
      const key = `${how} ${size}`;
      scores.set(key, [...(scores.get(key) ?? []), f1]);
    }
  }
}
const mean = (/** @type {readonly number[]} */ of) => of.reduce((sum, x) => sum + x, 0) / of.length;
const rows = ['random', 'alphabetical'].map((how) => [how, ...SIZES.map((size) => mean(scores.get(`${how} ${size}`) ?? []).toFixed(3))]);
console.log(markdown({ head: [`${category}: parts of so many rows`, ...SIZES.map(String)], rows }));

/** F1 of the pairs of parts that begin evenly spread over the clusters. @param {readonly string[][]} clusters @param {number} size */
function scoreOfParts(clusters, size) {
  const sum = { found: 0, told: 0, wanted: 0 };
  for (let part = 0; part < PARTS; part++) {
    const values = [];
    const truth = [];
    for (let i = part * Math.floor(clusters.length / PARTS); i < clusters.length && values.length < size; i++) {
      for (const value of clusters[i]) {
        values.push(value);
        truth.push(String(i));
      }
    }
    const { recall, predictedPairs, truePairs } = clusterScores(assignClusters(values, { category }), truth);
    sum.found += truePairs === 0 ? 0 : Math.round(recall * truePairs);
    sum.told += predictedPairs;
    sum.wanted += truePairs;
  }
  return (2 * sum.found) / Math.max(sum.told + sum.wanted, 1);
}

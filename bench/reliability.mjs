// Are the probabilities true? Of the candidate pairs of the labelled files that linkage gives a probability of about p, how many are the same? A table a category.
// Usage: NAMESAKE_CORPORA=<folder> node bench/reliability.mjs [--category NAME]   (after a build)
import { parseArgs } from 'node:util';
import { linkModel, linkRules } from '../dist/link/link-rules.js';
import { priorShift } from '../dist/link/prior.js';
import { readPairs } from '../scripts/train/pairs.mjs';
import { readRegistry } from './quality/corpora.mjs';
import { markdown } from './quality/table.mjs';

const BINS = 10;

const { values: options } = parseArgs({ options: { category: { type: 'string' } } });
const folder = process.env.NAMESAKE_CORPORA;
if (!folder) throw new Error('NAMESAKE_CORPORA is not set');
const registry = readRegistry();

for (const name of registry.measured.filter((measured) => !options.category || measured === options.category)) {
  const category = /** @type {import('../dist/category/category.js').CategoryName} */ (name);
  const model = linkModel(category);
  const width = linkRules(category).features.length;
  const pairs = new Float64Array(BINS);
  const predicted = new Float64Array(BINS);
  const same = new Float64Array(BINS);
  for (const file of registry.files.filter((entry) => entry.category === name && entry.kind === 'cluster')) {
    const corpus = readPairs(category, file.name, 1, folder);
    const odds = Float64Array.from(corpus.same, (_, i) =>
      corpus.vetoed[i] ? Number.NEGATIVE_INFINITY : model.logOdds(Float64Array.from(corpus.features.subarray(i * width, (i + 1) * width))),
    );
    const shift = priorShift({ logOdds: odds }, corpus.nodes, linkRules(category).nearMisses);
    for (let i = 0; i < odds.length; i++) {
      if (odds[i] === Number.NEGATIVE_INFINITY) continue;
      const probability = 1 / (1 + Math.exp(-(odds[i] + shift)));
      const bin = Math.min(Math.floor(probability * BINS), BINS - 1);
      pairs[bin]++;
      predicted[bin] += probability;
      same[bin] += corpus.same[i];
    }
  }
  const all = pairs.reduce((sum, count) => sum + count, 0);
  const gap = pairs.reduce((sum, count, bin) => sum + (count > 0 ? Math.abs(predicted[bin] - same[bin]) : 0), 0) / all;
  const rows = Array.from(pairs, (count, bin) => [
    `${bin / BINS} to ${(bin + 1) / BINS}`,
    String(count),
    count > 0 ? (predicted[bin] / count).toFixed(3) : '',
    count > 0 ? (same[bin] / count).toFixed(3) : '',
  ]);
  console.log(`\n${name}: mean gap ${gap.toFixed(3)}\n\n${markdown({ head: ['probability', 'pairs', 'mean of them', 'share that is the same'], rows })}`);
}

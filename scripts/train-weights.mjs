// Learns the weights of a category's link model from labelled corpora and writes src/link/<category>/weights.gen.ts.
// Usage: NAMESAKE_CORPORA=<folder> node scripts/train-weights.mjs CATEGORY [--leave-out NAME] [--out FILE]   (after a build)
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linkRules } from '../dist/link/link-rules.js';
import { priorShift } from '../dist/link/prior.js';
import { fitLogistic } from './train/logistic.mjs';
import { design, interceptOf, logOddsOfPairs, pairF1, readPairs, readWrittenPairs } from './train/pairs.mjs';
import { boundsOf, FITS, L2, PLANS, termsOf } from './train/settings.mjs';

const {
  values: options,
  positionals: [category],
} = parseArgs({ allowPositionals: true, options: { 'leave-out': { type: 'string' }, out: { type: 'string' } } });
if (!(category in PLANS)) throw new Error(`which category? One of ${Object.keys(PLANS).join(', ')}`);
const plan = PLANS[category];
const { CORPORA, PENALTY = L2 } = plan;
const leftOut = options['leave-out'];
const sources = { ...CORPORA, ...plan.WRITTEN };
if (leftOut !== undefined && !(leftOut in sources)) throw new Error(`--leave-out ${leftOut}: one of ${Object.keys(sources).join(', ')}`);
if (leftOut !== undefined && options.out === undefined)
  throw new Error('--leave-out needs --out FILE: the weights of the package are learned from every corpus');
const folder = process.env.NAMESAKE_CORPORA;
if (!folder) throw new Error('NAMESAKE_CORPORA is not set');

const name = /** @type {import('../dist/category/category.js').CategoryName} */ (category);
const { features: FEATURES, nearMisses } = linkRules(name);
const terms = termsOf(plan, FEATURES);
const started = performance.now();
const corpora = [
  ...Object.entries(CORPORA).map(([corpus, weight]) => readPairs(name, corpus, weight, folder)),
  ...Object.entries(plan.WRITTEN ?? {}).map(([file, weight]) => readWrittenPairs(name, file, weight)),
];
const read = performance.now();
const learned = corpora.filter((corpus) => corpus.name !== leftOut);
const rows = design(learned, terms, FEATURES, plan.INCOMPLETE);
const bounds = terms.map(({ feature }) => boundsOf(plan, FEATURES[feature]));
let fit = fitLogistic(
  rows,
  bounds,
  PENALTY,
  learned.map(() => 0),
);
for (let fits = 1; fits < FITS; fits++)
  fit = fitLogistic(
    rows,
    bounds,
    PENALTY,
    learned.map((corpus) => shiftOf(corpus, logOdds(corpus))),
  );
const { bias, weights, loss, rounds } = fit;
const fitted = performance.now();

const lines = terms.map(({ feature, limit }, i) => ({
  line: `${FEATURES[feature]}\t${limit === Number.POSITIVE_INFINITY ? '' : limit}`,
  weight: weights[i].toFixed(4),
}));
const table = [`bias\t\t${bias.toFixed(4)}`, ...lines.filter(({ weight }) => Number(weight) !== 0).map(({ line, weight }) => `${line}\t${weight}`)];
const header = '// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.';
const target = new URL(`../src/link/${category}/weights.gen.ts`, import.meta.url);
writeFileSync(options.out ?? target, `${header}\nexport const weights = \`${table.join('\n')}\n\`;\n`);

console.error(`${rows.labels.length} pairs, ${table.length - 1} of ${terms.length} terms, loss ${loss.toFixed(4)} after ${rounds} rounds`);
console.error(`read ${((read - started) / 1000).toFixed(1)} s, fit ${((fitted - read) / 1000).toFixed(1)} s`);
for (const corpus of leftOut === undefined ? corpora : corpora.filter(({ name }) => name === leftOut)) {
  const odds = logOdds(corpus);
  const shift = shiftOf(corpus, odds);
  console.error(`${corpus.name}: F1 of its candidate pairs at a probability of one half ${pairF1(corpus, odds, -shift).toFixed(3)}, prior ${shift.toFixed(2)}`);
}

/** How likely a match is in a corpus. @param {import('./train/pairs.mjs').CorpusPairs} corpus @param {Float64Array} odds */
function shiftOf(corpus, odds) {
  return corpus.isWritten ? interceptOf(corpus, odds) : priorShift({ logOdds: odds }, corpus.nodes, nearMisses);
}

/** @param {import('./train/pairs.mjs').CorpusPairs} corpus */
function logOdds(corpus) {
  return logOddsOfPairs(corpus, terms, fit.bias, fit.weights);
}

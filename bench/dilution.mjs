// Does the size of a column move the verdict? Precision and recall of linkage on a random half of each labelled file, on the whole, and on the whole among
// unrelated rows of the same kind (other labelled files of the category, and unlabelled ones). Only pairs of the file's own rows are counted.
// Usage: NAMESAKE_CORPORA=<folder> node bench/dilution.mjs [--category NAME] [--only PART] [--rows 100000]   (after a build)
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { assignClusters } from '../dist/link/index.js';
import { readCorpus, readRegistry } from './quality/corpora.mjs';
import { clusterScores } from './quality/metrics.mjs';
import { markdown } from './quality/table.mjs';
import { Random } from './speed/random.mjs';

/** Names of organizations without labels, to be among. */
/** @type {Record<string, string[]>} */
const UNLABELLED = { company: ['unlabelled/chicago_business_names_mixed.csv', 'unlabelled/va_corporate_names_mixed.csv'] };
const SEED = 7;

const { values: options } = parseArgs({
  options: { category: { type: 'string' }, only: { type: 'string', default: '' }, rows: { type: 'string', default: '100000' } },
});
const folder = process.env.NAMESAKE_CORPORA;
if (!folder) throw new Error('NAMESAKE_CORPORA is not set');
const others = Number(options.rows);
const registry = readRegistry();

for (const category of registry.measured.filter((name) => !options.category || name === options.category)) {
  const corpora = registry.files
    .filter((file) => file.category === category && file.kind === 'cluster')
    .map((file) => readCorpus(file, folder, (message) => console.error(`warning: ${message}`)))
    .flatMap((corpus) => (corpus !== null && 'values' in corpus ? [corpus] : []));
  const unlabelled = (UNLABELLED[category] ?? []).flatMap((file) => {
    const path = join(folder, file);
    return existsSync(path) ? parse(readFileSync(path), { columns: true, bom: true }).map((/** @type {{ value: string }} */ row) => row.value) : [];
  });
  const rows = [];
  for (const corpus of corpora.filter(({ name }) => name.includes(options.only))) {
    const random = new Random(SEED);
    const half = corpus.values.map((_, i) => i).filter(() => random.next() < 0.5);
    const strangers = random.shuffle([...corpora.filter((other) => other !== corpus).flatMap((other) => other.values), ...unlabelled]).slice(0, others);
    const scores = [
      measure(
        half.map((i) => corpus.values[i]),
        half.map((i) => corpus.truth[i]),
        [],
        category,
      ),
      measure(corpus.values, corpus.truth, [], category),
      measure(corpus.values, corpus.truth, strangers, category),
    ];
    const precisions = scores.map(({ precision }) => precision);
    rows.push([
      corpus.name,
      ...scores.flatMap(({ precision, recall }) => [precision.toFixed(3), recall.toFixed(3)]),
      (Math.max(...precisions) - Math.min(...precisions)).toFixed(3),
      String(strangers.length),
    ]);
    console.error(rows.at(-1)?.join(' '));
  }
  const head = ['file', 'half: precision', 'recall', 'whole: precision', 'recall', 'among others: precision', 'recall', 'precision moves by', 'others'];
  console.log(`\n${category}\n\n${markdown({ head, rows })}`);
}

/**
 * @param {readonly string[]} values
 * @param {readonly string[]} truth
 * @param {readonly string[]} strangers
 * @param {import('../dist/category/category.js').CategoryName} category
 */
function measure(values, truth, strangers, category) {
  return clusterScores(assignClusters([...values, ...strangers], { category }).subarray(0, values.length), truth);
}

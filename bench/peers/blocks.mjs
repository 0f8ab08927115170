// Distances of names, some against many: pairs a second, with and without a cut-off.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differentNames } from '../speed/names.mjs';
import { percent, takeTurns, whole } from '../speed/rounds.mjs';
import { median, spread } from '../speed/statistics.mjs';
import { blockMethods, pairMethods } from './block-methods.mjs';
import { measurePeer } from './child.mjs';
import { reason } from './thresholds.mjs';

const QUERIES = 20;
/** Where a block is one call, what it costs to begin counts with few queries and not with many. */
const QUERIES_OF_BLOCKS = [1, QUERIES, 500];
const CHOICES = 10_000;
const SEED = 3;
/** Measure → cut-offs: none, and what people search with. */
const CUT_OFFS = { Levenshtein: [null, 3], 'Jaro-Winkler': [null, 0.9], Indel: [null, 3], token_set_ratio: [null, 90], WRatio: [null, 90] };

/** @typedef {import('./run.mjs').Run} Run */

/** @param {Run} run @returns {{ table: import('../quality/table.mjs').Table, notes: string[] }} */
export function measureBlocks(run) {
  const names = differentNames(Math.max(...QUERIES_OF_BLOCKS) + CHOICES, SEED);
  const fileOf = (/** @type {number} */ queries) => join(run.folder, `block-${queries}.json`);
  for (const queries of QUERIES_OF_BLOCKS) {
    writeFileSync(fileOf(queries), JSON.stringify({ queries: names.slice(0, queries), choices: names.slice(-CHOICES) }));
  }
  const subjects = Object.entries(CUT_OFFS).flatMap(([measure, cutOffs]) =>
    cutOffs.flatMap((cutOff) =>
      methodsOf(measure, run).flatMap(({ inBlocks, ...method }) =>
        (inBlocks ? QUERIES_OF_BLOCKS : [QUERIES]).map((queries) => ({
          ...method,
          queries,
          options: { task: 'block', file: fileOf(queries), measure, cutOff, npm: run.installed.npm, ...method.options },
          samples: /** @type {number[]} */ ([]),
          sum: 0,
          failure: '',
        })),
      ),
    ),
  );
  takeTurns(subjects, run.rounds, (subject) => {
    if (subject.failure !== '') return;
    try {
      const { count, ms, checksum = 0 } = measurePeer(subject.program, subject.options, { ...run, python: run.installed.python });
      subject.samples.push(count / (ms / 1000));
      subject.sum = checksum;
    } catch (error) {
      subject.failure = reason(error);
    }
  });
  const rows = subjects
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, queries, options: { measure, cutOff }, samples, sum }) => [
      name,
      measure,
      cutOff === null ? 'none' : String(cutOff),
      String(queries),
      whole(median(samples)),
      `${((1e9 / median(samples)) | 0).toLocaleString('en')}`,
      name.endsWith('extract') ? 'ten best' : sum.toPrecision(9),
      percent(spread(samples)),
    ]);
  const notes = [...new Set(subjects.filter(({ failure }) => failure !== '').map(({ name, options, failure }) => `${name}, ${options.measure}: ${failure}`))];
  return { table: { head: ['method', 'measure', 'cut-off', 'queries', 'pairs/s', 'ns/pair', 'sum of results', 'spread'], rows }, notes };
}

/** @param {string} measure @param {Run} run */
function methodsOf(measure, { installed: { missing } }) {
  const blocks = blockMethods[measure] ?? {};
  const inNode = Object.keys({ ...blocks, ...pairMethods[measure] })
    .filter((method) => !(method in missing))
    .map((method) => ({ name: method, program: 'node', options: { method }, inBlocks: method in blocks }));
  const inPython = ['cdist', 'extract'].map((method) => ({
    name: `RapidFuzz ${method}`,
    program: 'rapidfuzz_block.py',
    options: { method },
    inBlocks: method === 'cdist' && measure in blockMethods,
  }));
  return 'RapidFuzz' in missing ? inNode : [...inNode, ...inPython];
}

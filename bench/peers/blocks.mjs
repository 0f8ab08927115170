// Distances of names, one against many: pairs a second, with and without a cut-off.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differentNames } from '../speed/names.mjs';
import { percent, takeTurns, whole } from '../speed/rounds.mjs';
import { median, spread } from '../speed/statistics.mjs';
import { blockMethods, pairMethods } from './block-methods.mjs';
import { measurePeer } from './child.mjs';
import { reason } from './thresholds.mjs';

const QUERIES = 20;
const CHOICES = 10_000;
const SEED = 3;
/** Measure → cut-offs: none, and what people search with. */
const CUT_OFFS = { Levenshtein: [null, 3], 'Jaro-Winkler': [null, 0.9], Indel: [null, 3], token_set_ratio: [null, 90], WRatio: [null, 90] };

/** @typedef {import('./run.mjs').Run} Run */

/** @param {Run} run @returns {{ table: import('../quality/table.mjs').Table, notes: string[] }} */
export function measureBlocks(run) {
  const names = differentNames(QUERIES + CHOICES, SEED);
  const file = join(run.folder, 'block.json');
  writeFileSync(file, JSON.stringify({ queries: names.slice(0, QUERIES), choices: names.slice(QUERIES) }));
  const subjects = Object.entries(CUT_OFFS).flatMap(([measure, cutOffs]) =>
    cutOffs.flatMap((cutOff) =>
      methodsOf(measure, run).map((method) => ({
        ...method,
        options: { task: 'block', file, measure, cutOff, npm: run.installed.npm, ...method.options },
        samples: /** @type {number[]} */ ([]),
        sum: 0,
        failure: '',
      })),
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
    .map(({ name, options: { measure, cutOff }, samples, sum }) => [
      name,
      measure,
      cutOff === null ? 'none' : String(cutOff),
      whole(median(samples)),
      `${((1e9 / median(samples)) | 0).toLocaleString('en')}`,
      name.endsWith('extract') ? 'ten best' : sum.toPrecision(9),
      percent(spread(samples)),
    ]);
  const notes = [...new Set(subjects.filter(({ failure }) => failure !== '').map(({ name, options, failure }) => `${name}, ${options.measure}: ${failure}`))];
  return { table: { head: ['method', 'measure', 'cut-off', 'pairs/s', 'ns/pair', 'sum of results', 'spread'], rows }, notes };
}

/** @param {string} measure @param {Run} run */
function methodsOf(measure, { installed: { missing } }) {
  const inNode = Object.keys({ ...blockMethods[measure], ...pairMethods[measure] })
    .filter((method) => !(method in missing))
    .map((method) => ({ name: method, program: 'node', options: { method } }));
  const inPython =
    'RapidFuzz' in missing ? [] : ['cdist', 'extract'].map((method) => ({ name: `RapidFuzz ${method}`, program: 'rapidfuzz_block.py', options: { method } }));
  return [...inNode, ...inPython];
}

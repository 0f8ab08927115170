// What is measured in Node.js, one task per process; the same options and answers as those of the Python files. argv: options, file for the answer.
import { readFileSync, writeFileSync } from 'node:fs';
import { Utf8Column } from '../../dist/column/index.js';
import { keyColumn } from '../../dist/key/index.js';
import { assignClusters } from '../../dist/link/index.js';
import { clustersOfKeys } from '../quality/components.mjs';
import { peakMiB, timed } from '../speed/timed.mjs';
import { blockMethods, pairMethods } from './block-methods.mjs';
import { keyMethods } from './key-methods.mjs';
import { timedPasses } from './passes.mjs';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Clusters of a column, timed. @param {string[]} values @param {(values: string[]) => ArrayLike<number>} cluster */
function clustered(values, cluster) {
  const beforeMiB = peakMiB();
  /** @type {ArrayLike<number>} */
  let clusters = [];
  const measured = timed(values.length, () => {
    clusters = cluster(values);
    return clusters.length;
  });
  return { ...measured, beforeMiB, clusters: [Array.from(clusters)] };
}

/** @param {ArrayLike<number>} values */
function sumOf(values) {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum;
}

/** @type {Record<string, (options: any) => object>} */
const TASKS = {
  linkage: ({ file }) => clustered(read(file).values, (values) => assignClusters(values)),

  keyClusters({ file, method, npm }) {
    const keysOf = keyMethods[method](npm);
    return clustered(read(file).values, (values) => clustersOfKeys(keysOf(values)));
  },

  keys({ file, method, npm, warmUp }) {
    const { values } = read(file);
    const measured = values.slice(warmUp);
    if (method === 'namesake keyColumn medium') {
      keyColumn(Utf8Column.from(values.slice(0, warmUp)));
      const column = Utf8Column.from(measured);
      return timed(measured.length, () => keyColumn(column).data.length);
    }
    const keysOf = keyMethods[method](npm);
    keysOf(values.slice(0, warmUp));
    return timed(measured.length, () => keysOf(measured).length);
  },

  block({ file, measure, method, cutOff, npm }) {
    const { queries, choices } = read(file);
    const block = blockMethods[measure]?.[method];
    if (block) {
      const column = Utf8Column.from(choices);
      return timedPasses(queries.length * choices.length, () => sumOf(block(queries, column, cutOff)));
    }
    const { all, cut } = pairMethods[measure][method](npm);
    if (cutOff !== null && !cut) throw new Error('has no cut-off');
    const similarity = cutOff === null ? all : (/** @type {string} */ a, /** @type {string} */ b) => /** @type {NonNullable<typeof cut>} */ (cut)(a, b, cutOff);
    return timedPasses(queries.length * choices.length, () => {
      let sum = 0;
      for (const query of queries) for (const choice of choices) sum += similarity(query, choice);
      return sum;
    });
  },
};

const [, , options, out] = process.argv;
const parsed = JSON.parse(options);
writeFileSync(out, JSON.stringify(TASKS[parsed.task](parsed)));

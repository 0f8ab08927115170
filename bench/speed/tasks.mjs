// What is measured, one task per child process: each starts with an empty vocabulary and a memory of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import * as fuzz from 'fuzzball';
import { Bench } from 'tinybench';
import { Utf8Column } from '../../dist/column/index.js';
import { companyKey, keyColumn, keys } from '../../dist/key/index.js';
import { matchReport } from '../../dist/link/index.js';
import { doubleMetaphoneWords } from '../quality/peers/double-metaphone.mjs';
import { openRefineFingerprint, openRefineNgram } from '../quality/peers/openrefine.mjs';

/** @typedef {{ ms: number, checksum: number, peakMiB?: number, [more: string]: number | undefined }} Measured */

/** Values before the clock starts, so that the code is compiled; they are not among those measured. */
const WARM_UP = 20_000;

/** What people write themselves: lower case, words, sorted, each once. @param {string} value */
function plainFingerprint(value) {
  const words = value
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();
  return [...new Set(words)].join(' ');
}

/** @param {(value: string) => string | null} key */
const each = (key) => (/** @type {string[]} */ values) => values.reduce((sum, value) => sum + (key(value)?.length ?? 0), 0);

/** @param {import('../../dist/key/index.js').Level} level @param {Utf8Column} column */
function sumOfColumn(column, level) {
  const { data, present } = keyColumn(column, { level });
  return data[0] + data[data.length - 1] + present.reduce((sum, one) => sum + one, 0);
}

/** @param {(string | null)[]} found */
const sumOfKeys = (found) => found.reduce((sum, key) => sum + (key?.length ?? 0), 0);

/** @type {Record<string, (values: any) => number>} */
const KEY_METHODS = {
  'keyColumn narrow': (column) => sumOfColumn(column, 'narrow'),
  'keyColumn medium': (column) => sumOfColumn(column, 'medium'),
  'keyColumn wide': (column) => sumOfColumn(column, 'wide'),
  'keys medium': (values) => sumOfKeys(keys(values)),
  'plain fingerprint': each(plainFingerprint),
  [openRefineFingerprint.name]: each(openRefineFingerprint.key),
  [openRefineNgram.name]: each(openRefineNgram.key),
  [doubleMetaphoneWords.name]: each(doubleMetaphoneWords.key),
};
export const keyMethodNames = Object.keys(KEY_METHODS);
export const PLAIN = 'plain fingerprint';

/** @param {string} file */
const lines = (file) => readFileSync(file, 'utf8').split('\n');

/** @param {() => number} work @returns {Measured} */
function timed(work) {
  const started = performance.now();
  const checksum = work();
  return { ms: performance.now() - started, checksum, peakMiB: peakMiB() };
}

const peakMiB = () => process.resourceUsage().maxRSS / 1024;

/** @type {Record<string, (options: any) => Measured>} */
const TASKS = {
  keys({ method, file }) {
    const all = lines(file);
    const input = method.startsWith('keyColumn') ? Utf8Column.from : (/** @type {string[]} */ values) => values;
    const warmUp = input(all.slice(0, WARM_UP));
    const measured = input(all.slice(WARM_UP));
    const run = KEY_METHODS[method];
    run(warmUp);
    return timed(() => run(measured));
  },

  call({ file }) {
    const values = lines(file);
    let at = 0;
    let checksum = 0;
    const first = timed(() => companyKey('Acme, Inc.')?.length ?? 0);
    const next = () => {
      checksum += companyKey(values[at++])?.length ?? 0;
    };
    while (at < WARM_UP) next();
    const bench = new Bench({ iterations: values.length - WARM_UP - 1, time: 0, warmup: false, timestampProvider: 'hrtimeNow', retainSamples: true });
    const started = performance.now();
    const { result } = bench.add('companyKey', next).runSync()[0];
    if (result.state !== 'completed') throw new Error(`companyKey: ${result.state}`);
    const { p50, p99 } = result.latency;
    return { ms: performance.now() - started, checksum, firstNs: first.ms * 1e6, medianNs: p50 * 1e6, p99Ns: p99 * 1e6 };
  },

  linkage({ file }) {
    const values = lines(file);
    const before = peakMiB();
    const measured = timed(() => matchReport(values).clusters.length);
    return { ...measured, beforeMiB: before };
  },

  fuzzball({ file }) {
    const values = lines(file);
    return timed(() => fuzz.dedupe(values, { cutoff: 90 }).length);
  },
};

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , task, options, out] = process.argv;
  writeFileSync(out, JSON.stringify(TASKS[task](JSON.parse(options))));
}

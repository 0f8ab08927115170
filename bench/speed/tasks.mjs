// What is measured, one task per process: each starts with an empty vocabulary and a memory of its own. Run by child.mjs: task, options, file for the result.
import { readFileSync, writeFileSync } from 'node:fs';
import * as fuzz from 'fuzzball';
import { Bench } from 'tinybench';
import { Utf8Column } from '../../dist/column/index.js';
import { companyKey, keyColumn } from '../../dist/key/index.js';
import { matchReport } from '../../dist/link/index.js';
import { keyMethods, WARM_UP } from './key-methods.mjs';
import { peakMiB, timed } from './timed.mjs';

/** @param {string} file */
const lines = (file) => readFileSync(file, 'utf8').split('\n');

/** @type {Record<string, (options: any) => import('./timed.mjs').Measured>} */
const TASKS = {
  keys({ method, file }) {
    const all = lines(file);
    const input = method.startsWith('keyColumn') ? Utf8Column.from : (/** @type {string[]} */ values) => values;
    const warmUp = input(all.slice(0, WARM_UP));
    const measured = input(all.slice(WARM_UP));
    const run = keyMethods[method];
    run(warmUp);
    return timed(measured.length, () => run(measured));
  },

  category({ category, file }) {
    const all = lines(file);
    const column = Utf8Column.from(all.slice(WARM_UP));
    const run = (/** @type {Utf8Column} */ values) => keyColumn(values, { category, level: 'medium' }).data[0];
    run(Utf8Column.from(all.slice(0, WARM_UP)));
    const first = timed(column.length, () => run(column));
    return { ...first, againMs: timed(column.length, () => run(column)).ms };
  },

  call({ file }) {
    const values = lines(file);
    let at = 0;
    let checksum = 0;
    const first = timed(1, () => companyKey('Acme, Inc.')?.length ?? 0);
    const next = () => {
      checksum += companyKey(values[at++])?.length ?? 0;
    };
    while (at < WARM_UP) next();
    // tinybench calls once more, to see what kind of function it is
    const bench = new Bench({ iterations: values.length - WARM_UP - 1, time: 0, warmup: false, timestampProvider: 'hrtimeNow', retainSamples: true });
    const started = performance.now();
    const { result } = bench.add('companyKey', next).runSync()[0];
    if (result.state !== 'completed') throw new Error(`companyKey: ${result.state}`);
    const { p50, p99 } = result.latency;
    return { count: result.latency.samplesCount, ms: performance.now() - started, checksum, firstNs: first.ms * 1e6, medianNs: p50 * 1e6, p99Ns: p99 * 1e6 };
  },

  linkage({ file }) {
    const values = lines(file);
    const before = peakMiB();
    const measured = timed(values.length, () => matchReport(values).clusters.length);
    return { ...measured, beforeMiB: before };
  },

  fuzzball({ file }) {
    const values = lines(file);
    return timed(values.length, () => fuzz.dedupe(values, { cutoff: 90 }).length);
  },
};

const [, , task, options, out] = process.argv;
writeFileSync(out, JSON.stringify(TASKS[task](JSON.parse(options))));

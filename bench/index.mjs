// One name against a million: how long `match` takes, and what building, saving and opening cost. The names are those of bench/speed.mjs: 0.3 different ones a row,
// of companies with 1.7 spellings each. Half of the probes are rows of the column, half are other names.
// Usage: node bench/index.mjs [--rows 1000000] [--probes 20000] [--calls 0]   (after a build); --calls: so many calls more with words never seen, to see what
// they leave behind.
import { parseArgs } from 'node:util';
import { createIndex, openIndex } from '../dist/link/index.js';
import { columnOfNames } from './speed/names.mjs';

const SEED = 5;
const OTHER_SEED = 77;
const WARM_UP = 2000;

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, probes: { type: 'string', default: '20000' }, calls: { type: 'string', default: '0' } },
});
const rows = Number(options.rows);
const probeCount = Number(options.probes) + WARM_UP;

const column = columnOfNames(rows, SEED);
const others = columnOfNames(probeCount, OTHER_SEED);
const probes = Array.from({ length: probeCount }, (_, i) => (i % 2 === 0 ? column[(i * 7919) % rows] : others[i]));

const before = memory();
const [built, buildMs] = timed(() => createIndex(column));
console.log(`built   ${rows} rows, ${built.values} different values, ${built.clusters} clusters: ${(buildMs / 1000).toFixed(1)} s, +${memory() - before} MiB`);
report('built', built);
const [bytes, saveMs] = timed(() => built.save());
const [opened, openMs] = timed(() => openIndex(bytes));
console.log(`saved   ${(bytes.length / 2 ** 20).toFixed(0)} MiB in ${saveMs.toFixed(0)} ms, opened in ${openMs.toFixed(0)} ms`);
report('opened', opened);
const [, addMs] = timed(() => opened.add(others.slice(0, 2000)));
console.log(`added   2000 values: ${(addMs / 2000).toFixed(3)} ms each`);

const calls = Number(options.calls);
if (calls > 0) {
  const start = memory();
  let peak = start;
  const [, ms] = timed(() => {
    for (let i = 0; i < calls; i++) {
      built.match(`Zq${i.toString(36)}xo Vraun${(i * 7919).toString(36)}`);
      if (i % 10_000 === 0) peak = Math.max(peak, memory());
    }
  });
  console.log(
    `${calls} calls with two new words each: ${(ms / calls).toFixed(3)} ms each, memory ${start} MiB before, ${peak} MiB at most, ${memory()} MiB after`,
  );
}

/** @param {string} name @param {ReturnType<typeof createIndex>} index */
function report(name, index) {
  const times = new Float64Array(probeCount);
  const cpuBefore = process.cpuUsage();
  let matches = 0;
  for (let i = 0; i < probeCount; i++) {
    const start = performance.now();
    matches += index.match(probes[i]).length;
    times[i] = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const sorted = times.subarray(WARM_UP).sort();
  const quantile = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(3);
  const cpu = ((user + system) / 1000 / probeCount).toFixed(3);
  console.log(
    `match   ${name}: median ${quantile(0.5)} ms, p90 ${quantile(0.9)}, p99 ${quantile(0.99)}, max ${quantile(1)}; mean ${cpu} ms of processor; ${matches} matches`,
  );
}

function memory() {
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}

/** @template T @param {() => T} work @returns {[T, number]} */
function timed(work) {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

// Speed and memory of the functions that profile a column, beside a plain Map of strings and DuckDB's SUMMARIZE and GROUP BY: each in a process of its own, in turns.
//
//     node bench/profile.mjs [--rows 10000000] [--rounds 3]
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './speed/statistics.mjs';
import { whole } from './speed/rounds.mjs';
import { peakMiB } from './speed/timed.mjs';

/** What the columns hold, by row. */
const COLUMNS = {
  'names, 300,000 different': (row) => {
    const name = (row * 7919) % 300_000;
    return `${WORDS[name % 8]} ${WORDS[(name >> 3) % 8]} ${name} Ltd`;
  },
  'names, all different': (row) => `${WORDS[row % 8]} ${WORDS[(row >> 3) % 8]} ${row}`,
  'prices, 1,000,003 different': (row) => String(((row * 7919) % 1_000_003) / 100),
  'numbers, all different': (row) => String(row * 3 - 5_000_000),
};
const WORDS = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega', 'Kappa', 'Sigma', 'Theta'];

/** What is measured: each makes itself ready, which is not measured, and gives the work. */
const METHODS = {
  statistics: profiled((profile, column) => profile.statistics(column).distinct.count),
  nonUnique: profiled((profile, column) => profile.nonUnique(column).distinct),
  notInRange: profiled((profile, column) => profile.notInRange(column, { minimum: 0, maximum: 5000 }).inRange),
  'Map of strings': async (column) => () => {
    const counts = new Map();
    for (let row = 0; row < column.length; row++) {
      const value = column.at(row);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts.size;
  },
  'DuckDB SUMMARIZE, one thread': queried('SELECT approx_unique FROM (SUMMARIZE t)'),
  'DuckDB GROUP BY, one thread': queried('SELECT count(*) FROM (SELECT value, count(*) FROM t GROUP BY value)'),
};

function profiled(work) {
  return async (column) => {
    const profile = await import('../dist/profile/index.js');
    return () => work(profile, column);
  };
}

function queried(sql) {
  return async (column) => {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    const file = join(folder, 'column.csv');
    const lines = openSync(file, 'w');
    for (let row = 0; row < column.length; row += 100_000) {
      const part = Array.from({ length: Math.min(100_000, column.length - row) }, (_, i) => column.at(row + i));
      writeSync(lines, `${part.join('\n')}\n`);
    }
    closeSync(lines);
    await connection.run(`CREATE TABLE t AS SELECT * FROM read_csv('${file}', header = false, columns = { 'value': 'VARCHAR' }, delim = '|')`);
    rmSync(folder, { recursive: true });
    return async () => (await connection.runAndReadAll(sql)).getRows()[0][0];
  };
}

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '10000000' }, rounds: { type: 'string', default: '3' }, column: { type: 'string' }, method: { type: 'string' } },
});
const rows = Number(options.rows);
if (options.method !== undefined) await measureOne(options.column, options.method);
else {
  console.log('| column | method | seconds | peak MiB | answer |\n|---|---|---|---|---|');
  for (const column of Object.keys(COLUMNS)) {
    const taken = new Map(Object.keys(METHODS).map((method) => [method, []]));
    for (let round = 0; round < Number(options.rounds); round++) for (const [method, samples] of taken) samples.push(runOne(column, method));
    for (const [method, samples] of taken) {
      const seconds = median(samples.map((sample) => sample.seconds));
      console.log(
        `| ${column} | ${method} | ${seconds.toFixed(2)} | ${whole(median(samples.map((sample) => sample.peakMiB)))} | ${whole(samples[0].answer)} |`,
      );
    }
  }
}

function runOne(column, method) {
  const args = [fileURLToPath(import.meta.url), '--rows', options.rows, '--column', column, '--method', method];
  return JSON.parse(execFileSync(process.execPath, ['--max-old-space-size=12000', ...args], { encoding: 'utf8' }));
}

/** In this process: the column is made, its making not measured; the peak has it in it. */
async function measureOne(name, method) {
  const { Utf8Column } = await import('../dist/column/index.js');
  const valueAt = COLUMNS[name];
  const data = new Uint8Array(rows * 26);
  const offsets = new Int32Array(rows + 1);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    const value = valueAt(row);
    for (let i = 0; i < value.length; i++) data[end++] = value.charCodeAt(i);
    offsets[row + 1] = end;
  }
  const column = new Utf8Column(data.subarray(0, end), offsets);
  const work = await METHODS[method](column);
  const started = performance.now();
  const answer = Number(await work());
  console.log(JSON.stringify({ seconds: (performance.now() - started) / 1000, peakMiB: peakMiB(), answer }));
}

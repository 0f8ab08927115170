// A million rows of two columns in PostgreSQL and MariaDB: one column read, a table of two columns made. Each case runs in a process of its own, so that its memory is its own;
// a wrong number of rows is an error. The servers are those of the tests, on the same machine: they take their share of its cores.
//   npm run build && node bench/databases.mjs
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '../dist/source/database/index.js';
import { startServer } from './servers.mjs';

const ROWS = 1_000_000;
const BATCH = 1000;
const RUNS = 3;
const CASES = ['read', 'create'];
const SERVERS = {
  postgres: { series: `SELECT n, 'Company number ' || n FROM generate_series(1, ${ROWS}) AS n` },
  mysql: { series: `SELECT seq, CONCAT('Company number ', seq) FROM seq_1_to_${ROWS}` },
};

const [name, family, url, table] = process.argv.slice(2);
if (name === undefined) await benchAll();
else console.log(JSON.stringify(await measured(name, family, url, table)));

async function benchAll() {
  for (const [family, { series }] of Object.entries(SERVERS)) {
    const server = await startServer(family);
    try {
      await server.run('CREATE TABLE companies (id int, name text)', `INSERT INTO companies ${series}`);
      for (const which of CASES) await benchOne(which, family, server.url);
    } finally {
      await server.stop();
    }
  }
}

async function benchOne(which, family, url) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), which, family, url, `made_${run}`]);
    runs.push(JSON.parse(stdout));
  }
  const rates = runs.map(({ rowsPerSecond }) => rowsPerSecond).sort((a, b) => a - b);
  const rss = Math.max(...runs.map(({ maxRssMb }) => maxRssMb));
  const thousands = (rate) => `${Math.round(rate / 1000)}k`;
  console.log(`${family} ${which}: ${thousands(rates[RUNS >> 1])} rows/s (${thousands(rates[0])} to ${thousands(rates.at(-1))}), at most ${rss} MB`);
}

async function measured(which, family, url, table) {
  const database = await openDatabase(family, url);
  const started = performance.now();
  const rows = which === 'read' ? await read(database) : await database.createTable(table, ['name', 'key'], generated());
  const seconds = (performance.now() - started) / 1000;
  await database.close();
  if (rows !== ROWS) throw new Error(`${rows} rows`);
  return { rowsPerSecond: rows / seconds, maxRssMb: Math.round(process.resourceUsage().maxRSS / 1024) };
}

async function read(database) {
  const { batches } = await database.read('companies', ['name']);
  let rows = 0;
  for await (const batch of batches()) for (const [name] of batch) if (name.startsWith('Company number ')) rows++;
  return rows;
}

async function* generated() {
  for (let start = 0; start < ROWS; start += BATCH)
    yield Array.from({ length: BATCH }, (_, i) => [`Company number ${start + i}`, `key-of-forty-three-characters-${start + i}`.padEnd(43, '_')]);
}

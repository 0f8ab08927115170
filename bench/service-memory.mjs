// Time and memory of jobs of a million rows over HTTP: of a file, and of PostgreSQL and MariaDB, which are those of the tests. Each job has a service of its own.
//   npm run build && node bench/service-memory.mjs [--rows N] [csv|postgres|mysql …]
import { createServer, get } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { served } from './served.mjs';
import { columnOfNames } from './speed/names.mjs';
import { openDatabase } from '../dist/source/database/index.js';
import { startServer } from './servers.mjs';

const ROWS = Number(process.argv[process.argv.indexOf('--rows') + 1]) || 1_000_000;
const wanted = process.argv.slice(2).filter((word) => ['csv', 'postgres', 'mysql'].includes(word));
const folder = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
const file = join(folder, 'large.csv');
const names = columnOfNames(ROWS, 1);
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;
writeFileSync(file, `id,name\n${names.map((name, i) => `${i},${quoted(name)}\n`).join('')}`);
const files = createServer((_, response) => response.end(readFileSync(file))).listen(0, '127.0.0.1');
await new Promise((done) => files.once('listening', done));

for (const source of wanted.length === 0 ? ['csv', 'postgres', 'mysql'] : wanted) {
  const server = source === 'csv' ? null : await startServer(source);
  try {
    const url = server?.url ?? `http://127.0.0.1:${files.address().port}/large.csv`;
    if (server !== null) await fill(source, url);
    const place = server === null ? { table: 'csv', column: '2', reference: '1' } : { table: 'companies', column: 'name', reference: 'id' };
    const kinds = ['matchreport', 'keysonly', 'gensql', ...(server === null ? [] : ['createtable'])];
    for (const kind of kinds) console.log(await measured(source, kind, { source, connection: url, ...place }));
  } finally {
    await server?.stop();
  }
}
files.closeAllConnections();
files.close();
rmSync(folder, { recursive: true });

/** Puts the names into a table. */
async function fill(family, url) {
  const database = await openDatabase(family, url);
  async function* rows() {
    for (let from = 0; from < names.length; from += 5000) yield names.slice(from, from + 5000).map((name, i) => [String(from + i), name]);
  }
  await database.createTable('companies', ['id', 'name'], rows());
  await database.close();
}

/** A job of a service of its own. */
async function measured(name, kind, source) {
  const service = await served();
  const newtable = `bench_${Math.random().toString(36).slice(2)}`;
  const query = new URLSearchParams({ function: 'match', category: 'company', process: kind, ...source, ...(kind === 'createtable' ? { newtable } : {}) });
  const begin = performance.now();
  const [status, bytes, end] = await new Promise((resolve, reject) => {
    get(`${service.url}/run?${query}`, (answer) => {
      let length = 0;
      let last = '';
      answer.on('data', (piece) => {
        length += piece.length;
        last = (last + piece).slice(-200);
      });
      answer.on('end', () => resolve([answer.statusCode, length, last]));
      answer.on('error', reject);
    }).on('error', reject);
  });
  const seconds = (performance.now() - begin) / 1000;
  const peak = service.peak();
  await service.stop();
  const said = status === 200 ? '' : end;
  return `${name} ${kind}: ${ROWS} rows, status ${status}, ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB out, peak ${peak.toFixed(0)} MB ${said}`;
}

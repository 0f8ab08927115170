// Latency of small jobs over HTTP: alone, and beside a job of a million rows; and memory over many requests.
//   node bench/service.mjs [--jobs N] [--soak N] [--small]: only small ones
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { served } from './served.mjs';

const option = (name, fallback) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1] || fallback);
const JOBS = process.argv.includes('--jobs') ? option('jobs') : 10_000;
const SOAK = process.argv.includes('--soak') ? option('soak') : 0;
const CONCURRENT = 200;
const ROWS = 1_000_000;

const folder = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
const large = join(folder, 'large.csv');
const words = [
  'Acme',
  'Globex',
  'Initech',
  'Umbra',
  'Hooli',
  'Stark',
  'Wayne',
  'Wonka',
  'Tyrell',
  'Cyber',
  'Nordic',
  'Pacific',
  'United',
  'Royal',
  'Metro',
  'Delta',
];
const forms = ['Ltd', 'Inc.', 'GmbH', 'LLC', 'S.A.', 'PLC', 'AG', ''];
let text = 'name\n';
for (let i = 0; i < ROWS; i++) text += `${words[(i * 7) % 16]} ${words[(i >> 4) % 16]} ${words[(i >> 8) % 16]} ${(i * 2654435761) % 99_991} ${forms[i % 8]}\n`;
writeFileSync(large, text);
const files = createServer((_, response) => response.end(readFileSync(large))).listen(0, '127.0.0.1');
await new Promise((done) => files.once('listening', done));
const largeUrl = `http://127.0.0.1:${files.address().port}/large.csv`;

const service = await served();
const { url } = service;

const NAMES = [
  'Cisco',
  'Cisco Systems',
  'IBM',
  'Intl Business Machines',
  'Goodyear Tire Inc',
  'Good Year Tire & Rubber',
  'Netflix, Inc.',
  'Netflix',
  'Bank of America',
  'b.o.a.',
];
const paths = ['company', 'individual', 'address', 'product'].flatMap((category) =>
  ['matchreport', 'keysonly'].map((process) => {
    const data = JSON.stringify(NAMES.map((Data) => ({ Data })));
    return `/run?${new URLSearchParams({ function: 'match', process, category, source: 'jsonbatch', table: 'jsonbatch', json: 'true', data })}`;
  }),
);
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });
const ask = (path) =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    get(url + path, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, ms: performance.now() - begin }));
    }).on('error', reject);
  });

async function load(jobs) {
  const times = [];
  let failed = 0;
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      while (next < jobs) {
        const { status, ms } = await ask(paths[next++ % paths.length]);
        if (status === 200) times.push(ms);
        else failed++;
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(Math.floor(times.length * share), times.length - 1)].toFixed(0);
  return `${jobs} jobs, ${CONCURRENT} at once: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms, ${((jobs / (performance.now() - begin)) * 1000).toFixed(0)}/s, ${failed} failed; ${service.rss().toFixed(0)} MB`;
}

console.log('warming', await load(2000));
console.log('alone  ', await load(JOBS));
for (const kind of process.argv.includes('--small') ? [] : ['matchreport', 'keysonly']) {
  const begin = performance.now();
  const job = ask(
    `/run?${new URLSearchParams({ function: 'match', process: kind, category: 'company', source: 'csv', table: 'csv', column: '1', connection: largeUrl })}`,
  );
  let done = false;
  const end = job.then(({ status }) => {
    done = true;
    return `the ${kind} of ${ROWS} rows: status ${status}, ${((performance.now() - begin) / 1000).toFixed(1)} s`;
  });
  for (let round = 1; !done && round <= 20; round++) console.log(`beside a ${kind}`, await load(JOBS / 2));
  console.log(await end, `peak ${service.peak().toFixed(0)} MB`);
}
for (let done = 0; done < SOAK; done += JOBS) console.log('soak', done, await load(JOBS));
await service.stop();
files.close();
files.closeAllConnections();
agent.destroy();

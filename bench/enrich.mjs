// Requests over HTTP with keys checked and credits drawn durably: single lookups, and jobs of 100 records of an embedded function.
//   npm run build && node bench/enrich.mjs [--seconds N]
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { served } from './served.mjs';
import { openAccounts } from '../dist/service/accounts/index.js';

const SECONDS = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 10;
const folder = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
const file = join(folder, 'accounts.db');
const accounts = await openAccounts(file);
const { key } = await accounts.create({ name: 'bench', credits: 1e12 });
await accounts.close();
const service = await served({ accounts: file });
const { url } = service;

const domains = ['gmail.com', 'stanford.edu', 'bmw.de', 'mailinator.com', 'nasa.gov', 'example.org', 'yahoo.co.uk', 'ibm.com'];
const records = Array.from({ length: 100 }, (_, i) => ({ id: i, email: `user${i}@${domains[i % domains.length]}` }));
const CASES = [
  ['a lookup: email domain type', 100, 'GET', (i) => `/getemaildomaintype?license=${key}&email=user${i % 5000}@${domains[i % 8]}`, null],
  ['a lookup: company key', 100, 'GET', (i) => `/getcompanymatchadvanced?license=${key}&company=Acme%20Holdings%20${i % 5000}`, null],
  ['100 records: email-domain-type', 100, 'POST', () => `/enrich?apikey=${key}&function=email-domain-type`, JSON.stringify(records)],
  [
    '100 records: country-standard',
    100,
    'POST',
    () => `/enrich?apikey=${key}&function=country-standard`,
    JSON.stringify(records.map((_, i) => ['Polska', 'Germny', 'U.S.A.', 'Rep. of Korea'][i % 4])),
  ],
];
for (const [name, clients, method, path, body] of CASES) {
  await load(clients, method, path, body, 2);
  console.log(`${name}, ${clients} clients:`, await load(clients, method, path, body, SECONDS));
}
await service.stop();
rmSync(folder, { recursive: true });

async function load(clients, method, path, body, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  let failed = 0;
  let next = 0;
  const end = performance.now() + seconds * 1000;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const status = await ask(agent, method, path(next++), body);
        if (status === 200) times.push(performance.now() - started);
        else failed++;
      }
    }),
  );
  const rate = times.length / ((performance.now() - begin) / 1000);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(Math.floor(times.length * share), times.length - 1)].toFixed(1);
  return `${rate.toFixed(0)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed} failed, ${service.rss().toFixed(0)} MB`;
}

function ask(agent, method, path, body) {
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { method, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    asking.on('error', reject);
    asking.end(body ?? undefined);
  });
}

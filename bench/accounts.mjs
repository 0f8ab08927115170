// Durable charges a second: how many a process gets through that waits for each, and with many waiting at once.
//
//     npm run build && node bench/accounts.mjs
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../dist/service/accounts/index.js';

const CASES = [
  { waiting: 1, charges: 2_000 },
  { waiting: 10, charges: 10_000 },
  { waiting: 100, charges: 40_000 },
  { waiting: 1000, charges: 40_000 },
];
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
const accounts = await openAccounts(join(folder, 'accounts.db'));
const { id, key } = await accounts.create({ name: 'bench', credits: 1e12 });
console.log(`${process.version}, ${process.versions.sqlite === undefined ? 'node-sqlite3-wasm' : `node:sqlite ${process.versions.sqlite}`}`);
let paid = 0;
for (const { waiting, charges } of CASES) {
  const rates = [];
  for (let round = 0; round < ROUNDS; round++) {
    let left = charges;
    const one = async () => {
      while (left-- > 0) if (typeof (await accounts.charge(key, 1, { what: 'bench', idempotencyKey: `k${paid++}` })) === 'string') throw new Error('not paid');
    };
    const startMs = performance.now();
    await Promise.all(Array.from({ length: waiting }, one));
    rates.push((charges / (performance.now() - startMs)) * 1000);
  }
  rates.sort((a, b) => a - b);
  const [low, median, high] = [0, ROUNDS >> 1, ROUNDS - 1].map((at) => Math.round(rates[at]).toLocaleString('en'));
  console.log(`${String(waiting).padStart(5)} waiting: ${median} charges/s (${low} to ${high})`);
}
if (accounts.balance(id) !== 1e12 - paid) throw new Error('wrong balance');
let finds = 0;
const startMs = performance.now();
while (performance.now() - startMs < 500) for (let i = 0; i < 1000; i++) finds += Number(accounts.find(key) !== null);
console.log(`find: ${Math.round((finds / (performance.now() - startMs)) * 1000).toLocaleString('en')}/s`);
await accounts.close();
rmSync(folder, { recursive: true });

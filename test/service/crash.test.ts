import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAccounts } from '../../src/service/accounts/index.js';

const MAIN = new URL('../../dist/cli/main.js', import.meta.url).pathname;
/** More of them take minutes: KILLS=200 npx vitest run test/service/crash.test.ts */
const KILLS = Number(process.env.KILLS ?? 6);
const CLIENTS = 20;
const CREDITS = 1_000_000_00;
/** Hundredths of a credit that a request costs: a lookup, and two records. */
const PRICES = [100, 200];

const folder = mkdtempSync(join(tmpdir(), 'namesake-crash-'));
const file = join(folder, 'accounts.db');
const config = join(folder, 'service.json');

async function started(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--config', config], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    child.stdout?.on('data', (bytes) => {
      const found = /"url":"([^"]+)"/.exec(String(bytes));
      if (found !== null) resolve(found[1]);
    });
  });
  return { child, url };
}

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

it(`killed ${KILLS} times under load, the service loses no charge and makes none twice`, async () => {
  const before = await openAccounts(file);
  const { key, id } = await before.create({ name: 'crash', credits: CREDITS });
  await before.close();
  writeFileSync(config, JSON.stringify({ port: 0, accounts: file, limits: { requestsPerSecond: 1e6, burst: 1e6 } }));

  const ask = async (url: string, n: number): Promise<number> => {
    const headers = { 'idempotency-key': `request ${n}` };
    const answer =
      n % 2 === 0
        ? await fetch(`${url}/getemaildomaintype?license=${key}&email=user${n}@gmail.com`, { headers })
        : await fetch(`${url}/enrich?function=email-domain-type&apikey=${key}`, {
            method: 'POST',
            headers,
            body: JSON.stringify([`a${n}@gmail.com`, `b${n}@bmw.de`]),
          });
    const text = await answer.text();
    // (an answer that came is whole)
    expect(answer.status).toBe(200);
    const body = JSON.parse(text) as { Code: string; RecordCount?: number };
    expect([body.Code, body.RecordCount ?? 2]).toEqual(['Success', 2]);
    return n;
  };

  let next = 0;
  const answered = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, url } = await started();
    let alive = true;
    const gone = ended(child);
    // (answers are counted, not time: a slow machine would give none)
    const mark = answered.size + 2 + Math.floor(Math.random() * 60);
    let reach: () => void = () => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (alive) {
        const n = next++;
        const outcome = await ask(url, n).catch((error: Error) => error);
        if (typeof outcome === 'number') {
          answered.add(outcome);
          if (answered.size >= mark) reach();
        } else if (outcome.name === 'AssertionError') throw outcome;
      }
    });
    await Promise.race([reached, ...clients]).finally(() => {
      child.kill('SIGKILL');
      alive = false;
    });
    await Promise.all([gone, ...clients]);
  }
  expect(answered.size).toBeGreaterThan(KILLS);
  expect(answered.size).toBeLessThan(next);

  // what is on the disk: at least all that was answered, at most all that was asked
  const after = await openAccounts(file);
  const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, n) => sum + PRICES[n % 2], 0);
  const all = Array.from({ length: next }, (_, n) => n);
  const drawn = CREDITS - after.balance(id);
  expect(drawn).toBeGreaterThanOrEqual(sumOf(answered));
  expect(drawn).toBeLessThanOrEqual(sumOf(all));
  await after.close();

  // asked once more with its key, each request is paid once, whether it was answered or not
  const { child, url } = await started();
  for (let from = 0; from < next; from += CLIENTS) await Promise.all(all.slice(from, from + CLIENTS).map((n) => ask(url, n)));
  child.kill('SIGTERM');
  await ended(child);
  const last = await openAccounts(file);
  expect(CREDITS - last.balance(id)).toBe(sumOf(all));
  await last.close();
}, 600_000);

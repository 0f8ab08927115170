import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { challengeOf } from '../../../src/service/payments/challenge.js';
import { paymentConfigOf } from '../../../src/service/payments/index.js';
import { type Asked, FacilitatorDouble } from './facilitator-double.js';
import { base64, payloadFor } from './payer.js';
import { lookup, PAY_TO, Shop } from './shop.js';

const SELLER = fileURLToPath(new URL('./seller.mjs', import.meta.url));
const request = lookup();
const quote = { resource: { url: 'https://api.example.test/x', description: '', mimeType: 'application/json' }, amount: 100_000 };
let folder: string;
let facilitator: FacilitatorDouble;
let header: string;
let child: ChildProcess | null = null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'namesake-payments-crash-'));
  facilitator = await FacilitatorDouble.start();
  header = base64(await payloadFor(challengeOf(paymentConfigOf(config()), quote).body));
});
afterEach(async () => {
  await facilitator.stop();
  rmSync(folder, { recursive: true });
});

const config = (): { facilitator: string; payTo: string } => ({ facilitator: facilitator.url, payTo: PAY_TO });
const path = (): string => join(folder, 'accounts.db');
const jobsFile = (): string => join(folder, 'jobs');
/** Transactions of the jobs that were run. */
const jobs = (): string[] => (existsSync(jobsFile()) ? readFileSync(jobsFile(), 'utf8').trimEnd().split('\n') : []);

/** What a process that sells says until it ends, or is killed after a line. */
async function sell(mode = '', killAfter?: string): Promise<{ said: string[]; signal: string | null }> {
  const sold = JSON.stringify({ request, quote, header });
  const seller = spawn(process.execPath, [SELLER, path(), jobsFile(), mode, JSON.stringify(config()), sold], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = seller;
  let text = '';
  seller.stdout.on('data', (data: Buffer) => {
    text += data;
    if (killAfter !== undefined && text.includes(killAfter)) seller.kill('SIGKILL');
  });
  const signal = await new Promise<string | null>((done) => seller.on('close', (_, how) => done(how)));
  return { said: text.trimEnd().split('\n'), signal };
}

/** Kills the seller; the answer to it goes nowhere. */
const kill = (): Promise<void> =>
  new Promise((done) => {
    child?.once('exit', () => done());
    child?.kill('SIGKILL');
  });

const killed = async (): Promise<void> => expect(await sell()).toMatchObject({ signal: 'SIGKILL', said: [''] });

/** The same payment once more, by a new process, and again: one job in all, one transaction in all. */
async function answeredOnce(): Promise<void> {
  expect((await sell()).said).toEqual(['job', 'done']);
  expect((await sell()).said).toEqual(['payment_already_used']);
  expect(jobs()).toEqual([[...facilitator.chain.values()][0].transaction]);
  expect(facilitator.chain.size).toBe(1);
}

describe('a service that is killed', () => {
  it('while the payment is verified: it may come again', async () => {
    facilitator.behave.verify = kill;
    await killed();
    facilitator.behave = {};
    await answeredOnce();
  });

  it('between verified and settled, before money moved: settled by the next request', async () => {
    facilitator.behave.settle = kill;
    await killed();
    expect(facilitator.chain.size).toBe(0);
    facilitator.behave = {};
    await answeredOnce();
  });

  const swallowAndKill = async ({ honest }: Asked): Promise<void> => {
    await honest();
    await kill();
  };

  it('between verified and settled, after money moved: found again, answered once', async () => {
    facilitator.behave.settle = swallowAndKill;
    await killed();
    expect(facilitator.chain.size).toBe(1);
    expect(jobs()).toEqual([]);
    facilitator.behave = {};
    facilitator.remembers = true;
    await answeredOnce();
  });

  it('and is found by whoever starts it again, without a request', async () => {
    facilitator.behave.settle = swallowAndKill;
    await killed();
    facilitator.behave = {};
    facilitator.remembers = true;
    const shop = await Shop.open(facilitator.url, {}, path());
    expect(await shop.payments.recover()).toEqual({ settled: 1, failed: 0, unknown: 0 });
    expect(await shop.open()).toMatchObject([{ state: 'settled', run: 'owed', runs: 0 }]);
    await shop.close();
    await answeredOnce();
  });

  it('after money moved, where the settlement service does not remember: no job and no loss, until somebody has looked', async () => {
    facilitator.behave.settle = swallowAndKill;
    await killed();
    facilitator.behave = {};
    for (let i = 0; i < 3; i++) expect((await sell()).said).toEqual(['settlement_unknown']);
    expect(jobs()).toEqual([]);
    const shop = await Shop.open(facilitator.url, {}, path());
    const [row, ...others] = await shop.open();
    expect(others).toEqual([]);
    expect(await shop.store.resolve(row, [...facilitator.chain.values()][0].transaction)).toBe(true);
    await shop.close();
    await answeredOnce();
  });

  it('while the job runs: there was no answer, the same payment has it run again', async () => {
    expect(await sell('stay', 'job')).toMatchObject({ signal: 'SIGKILL' });
    expect(jobs()).toHaveLength(1);
    expect((await sell()).said).toEqual(['job', 'done']);
    expect((await sell()).said).toEqual(['payment_already_used']);
    expect(facilitator.chain.size).toBe(1);
    expect(facilitator.calls).toMatchObject({ verify: 1, settle: 1 });
  });

  it('once the answer was given: nothing is run again', async () => {
    expect(await sell('stay-done', 'done')).toMatchObject({ signal: 'SIGKILL' });
    expect((await sell()).said).toEqual(['payment_already_used']);
    expect(jobs()).toHaveLength(1);
  });
});

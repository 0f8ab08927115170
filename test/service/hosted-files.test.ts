import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../../src/service/accounts/index.js';
import type { RunningService } from '../../src/service/index.js';
import { serve, serveHeld } from './serving.js';

const CREDITS = 100_000;
const PAYMENTS = { facilitator: 'http://127.0.0.1:1', payTo: '0x1111111111111111111111111111111111111111' };

let accounts: Accounts;
let service: RunningService;
let id = '';
let key = '';
let held: Awaited<ReturnType<typeof serveHeld>>;

const begin = async (config: object = {}): Promise<void> => {
  held = await serveHeld('email\na@gmail.com\n');
  service = await serve(config, accounts);
};
const pathOf = (query: Readonly<Record<string, string>>): string =>
  `${service.url}/enrich?${new URLSearchParams({ function: 'email-domain-type', connection: `${held.origin}/a.csv`, ...query })}`;

beforeAll(async () => {
  accounts = await openAccounts(join(mkdtempSync(join(tmpdir(), 'namesake-hosted-')), 'accounts.db'));
  ({ id, key } = await accounts.create({ name: 'test', credits: CREDITS }));
});
afterEach(async () => {
  await service.stop();
  await held.close();
});
afterAll(() => accounts.close());

describe('a file of GET /enrich', () => {
  it('is not fetched by HEAD, nor paid for', async () => {
    await begin();
    held.release();
    const answer = await fetch(pathOf({ apikey: key }), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect([accounts.balance(id), held.asked()]).toEqual([CREDITS, 0]);
  });

  it('is not fetched for nobody where nobody can pay', async () => {
    await begin();
    held.release();
    expect((await fetch(pathOf({}))).status).toBe(402);
    expect(held.asked()).toBe(0);
  });

  it.each([
    ['by nobody, for its price', 402],
    ['by a key', 200],
  ])('is one of few that are fetched at once: %s', async (_, status) => {
    await begin({ payments: PAYMENTS });
    const given: Readonly<Record<string, string>> = status === 200 ? { apikey: key } : {};
    const answers = Promise.all(Array.from({ length: 20 }, async () => (await fetch(pathOf(given))).status));
    await expect.poll(() => held.asked()).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(held.asked()).toBe(4);
    held.release();
    expect(await answers).toEqual(Array.from({ length: 20 }, () => status));
    expect(held.asked()).toBe(20);
  });

  it('that too many ask for is one to ask for later', async () => {
    await begin({ payments: PAYMENTS });
    const leaving = new AbortController();
    const waiting = Array.from({ length: 204 }, () => fetch(pathOf({}), { signal: leaving.signal }).catch(() => null));
    await expect.poll(() => held.asked()).toBe(4);
    await expect.poll(async () => (await fetch(pathOf({}), { signal: AbortSignal.timeout(500) }).catch(() => null))?.headers.get('retry-after')).toBe('5');
    leaving.abort();
    await Promise.all(waiting);
    held.release();
    // (places are given back)
    expect((await fetch(pathOf({}))).status).toBe(402);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Provider, Providers } from '../../src/enrich/index.js';
import { openAccounts } from '../../src/service/accounts/index.js';
import { double } from '../enrich/providers/doubles.js';
import { logged, serve } from './serving.js';

const services: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const service of services) await service.stop();
});

it('a service asks the registers that its configuration names, and fails a record where one is down', async () => {
  let isUp = true;
  const host = await double((_, __, response) => (isUp ? { data: [] } : response.writeHead(400).end()));
  const service = await serve({ providers: { gleif: { url: host.url } } });
  services.push(service);
  const ask = async (company: string): Promise<unknown> => {
    const answer = await fetch(`${service.url}/enrich?function=company-verification`, { method: 'POST', body: JSON.stringify([company]) });
    const { Code, RecordCount, ErrorCount } = await answer.json();
    return [answer.status, Code, RecordCount, ErrorCount];
  };
  expect(await ask('Acme Widgets')).toEqual([200, 'Success', 1, 0]);
  expect(host.asked.length).toBe(3);
  isUp = false;
  expect(await ask('Zebra Logistics')).toEqual([200, 'Success', 1, 1]);
});

/** Answers differently each time, or fails, when it is let. */
function changingProvider() {
  const waiting: (() => void)[] = [];
  let [asked, held, up] = [0, false, true];
  const provider: Provider = {
    id: 'changing',
    functions: ['company-verification'],
    kind: 'http',
    needs: {},
    isReady: () => true,
    async lookup() {
      const count = ++asked;
      if (held) await new Promise<void>((resolve) => void waiting.push(resolve));
      return up ? { status: 'found', fields: { LegalName: `Name ${count}` } } : { status: 'unavailable', reason: 'upstream' };
    },
  };
  return {
    provider,
    asked: () => asked,
    hold: () => void (held = true),
    release: () => {
      held = false;
      for (const go of waiting.splice(0)) go();
    },
    set up(value: boolean) {
      up = value;
    },
  };
}

it('an idempotency key repeats the answer of a register, and leaves one that failed to be asked for again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'namesake-providers-'));
  const accounts = await openAccounts(join(folder, 'a.db'));
  const register = changingProvider();
  const service = await serve({}, accounts, new Providers([register.provider]));
  const { id, key } = await accounts.create({ name: 'one', credits: 100_000 });
  const ask = async (repeat: string): Promise<[number, string]> => {
    const headers = { 'x-api-key': key, 'idempotency-key': repeat };
    const answer = await fetch(`${service.url}/enrich?function=company-verification`, { method: 'POST', body: '["Acme"]', headers });
    return [answer.status, await answer.text()];
  };
  try {
    const first = await ask('a');
    expect(first[1]).toContain('Name 1');
    const left = accounts.balance(id);
    expect(left).toBeLessThan(100_000);
    expect([await ask('a'), register.asked(), accounts.balance(id)]).toEqual([first, 1, left]);

    register.hold();
    const slow = ask('b');
    await expect.poll(register.asked).toBe(2);
    const twin = await ask('b');
    expect([twin[0], JSON.parse(twin[1]).Code, register.asked()]).toEqual([429, 'ERR_BUSY', 2]);
    register.release();
    expect((await slow)[1]).toContain('Name 2');
    expect(await ask('b')).toEqual(await slow);

    const before = accounts.balance(id);
    register.up = false;
    expect(JSON.parse((await ask('c'))[1]).ErrorCount).toBe(1);
    expect(accounts.balance(id)).toBe(before);
    register.up = true;
    expect((await ask('c'))[1]).toContain('Name 4');
    expect(accounts.balance(id)).toBeLessThan(before);
  } finally {
    await service.stop();
    await accounts.close();
    rmSync(folder, { recursive: true });
  }
});

it('who leaves before the answer pays nothing, or with an idempotency key finds it later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'namesake-providers-'));
  const accounts = await openAccounts(join(folder, 'a.db'));
  const register = changingProvider();
  const service = await serve({}, accounts, new Providers([register.provider]));
  const { id, key } = await accounts.create({ name: 'one', credits: 100_000 });
  const ask = (more: Record<string, string>, signal?: AbortSignal): Promise<Response> =>
    fetch(`${service.url}/enrich?function=company-verification`, { method: 'POST', body: '["Acme"]', headers: { 'x-api-key': key, ...more }, signal });
  /** Asks, leaves when the register was asked, and lets it answer. */
  const leave = async (more: Record<string, string>): Promise<void> => {
    const [leaving, before] = [new AbortController(), register.asked()];
    register.hold();
    const asked = ask(more, leaving.signal).catch(() => {});
    await expect.poll(register.asked).toBe(before + 1);
    const logs = logged.length;
    leaving.abort();
    await asked;
    // (that the client has left takes a moment to come through)
    await new Promise((resolve) => setTimeout(resolve, 200));
    register.release();
    await expect.poll(() => logged.length).toBeGreaterThan(logs);
  };
  try {
    await leave({});
    expect([accounts.balance(id), logged.at(-1)]).toMatchObject([100_000, { level: 'info', code: 'ERR_ABORTED' }]);
    await leave({ 'idempotency-key': 'once' });
    await expect.poll(() => accounts.balance(id)).toBeLessThan(100_000);
    const left = accounts.balance(id);
    expect(await (await ask({ 'idempotency-key': 'once' })).text()).toContain('Name 2');
    expect([register.asked(), accounts.balance(id)]).toEqual([2, left]);
  } finally {
    await service.stop();
    await accounts.close();
    rmSync(folder, { recursive: true });
  }
});

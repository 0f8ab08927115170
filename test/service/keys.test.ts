import { get } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../../src/service/accounts/index.js';
import type { RunningService } from '../../src/service/index.js';
import { run, serve, serveFiles, serveHeld } from './serving.js';

/** A job costs 2.50. */
const PRICE = 250;
const SAMPLE = 'https://samples.example/companies.csv';
const CSV = 'name\nCisco\nCisco Systems\n';

const folder = mkdtempSync(join(tmpdir(), 'namesake-keys-'));
let files: { origin: string; close(): Promise<void> };
let accounts: Accounts;
let service: RunningService;
let nowMs = Date.now();
let databases = 0;

beforeAll(async () => {
  writeFileSync(join(folder, 'sample.csv'), CSV);
  files = await serveFiles(
    new Map([
      ['/a.csv', { text: CSV }],
      ['/long.csv', { text: `name\n${Array.from({ length: 140_000 }, (_, i) => `Cisco ${i}\n`).join('')}` }],
      ['/broken.csv', { text: `name\n${'Cisco\n'.repeat(200_000)}` }],
    ]),
  );
});
beforeEach(async () => {
  accounts = await openAccounts(join(folder, `${databases++}.db`), { now: () => nowMs });
  const samples = [{ url: SAMPLE, path: join(folder, 'sample.csv') }];
  service = await serve({ creditsPerJob: PRICE / 100, samples, limits: { waiting: 0, rows: 150_000 } }, accounts);
});
afterEach(async () => {
  await service.stop();
  await accounts.close();
});
afterAll(async () => {
  await files.close();
  rmSync(folder, { recursive: true });
});

type Parameters = Readonly<Record<string, string | undefined>>;
const BATCH = { function: 'match', process: 'keysonly', category: 'company', source: 'jsonbatch', table: 'jsonbatch', data: '[{"Data": "Cisco"}]' };
const fileJob = (connection: string): Parameters => ({ ...BATCH, source: 'csv', table: 'csv', column: '1', connection, data: undefined });
/** Status, and the code of a failure. */
const asked = async (parameters: Parameters): Promise<[number, string?]> => {
  const { status, text } = await run(service.url, parameters);
  return status === 200 ? [status] : [status, JSON.parse(text).Code];
};
/** A job whose values come with it, and one of a file: they are paid in different ways. */
const KINDS = ['a batch', 'a file'] as const;
const jobOf = (kind: (typeof KINDS)[number]): Parameters => (kind === 'a batch' ? BATCH : fileJob(`${files.origin}/a.csv`));

describe.each(KINDS)('the key of a job of %s', (kind) => {
  it('is needed, and has to be one', async () => {
    expect(await asked(jobOf(kind))).toEqual([401, 'ERR_KEY_MISSING']);
    expect(await asked({ ...jobOf(kind), apikey: ' ' })).toEqual([401, 'ERR_KEY_MISSING']);
    for (const apikey of ['x', 'ns_', `ns_${'A'.repeat(43)}`, "' OR 1=1 --", '\0'])
      expect(await asked({ ...jobOf(kind), apikey })).toEqual([401, 'ERR_KEY_UNKNOWN']);
  });

  it('is no longer good when it is revoked', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: 1000 });
    expect(await asked({ ...jobOf(kind), apikey: key })).toEqual([200]);
    await accounts.revoke(id);
    expect(await asked({ ...jobOf(kind), apikey: key })).toEqual([403, 'ERR_KEY_REFUSED']);
    expect(accounts.balance(id)).toBe(1000 - PRICE);
  });

  it('is no longer good when it has expired', async () => {
    const { key } = await accounts.create({ name: 'Acme', credits: 1000, expiresMs: nowMs + 1000 });
    expect(await asked({ ...jobOf(kind), apikey: key })).toEqual([200]);
    nowMs += 1000;
    expect(await asked({ ...jobOf(kind), apikey: key })).toEqual([403, 'ERR_KEY_REFUSED']);
  });

  it('pays for each job that is done, until its credits are used up', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: 2 * PRICE + 1 });
    const apikey = key;
    expect([await asked({ ...jobOf(kind), apikey }), accounts.balance(id)]).toEqual([[200], PRICE + 1]);
    expect([await asked({ ...jobOf(kind), APIKEY: apikey }), accounts.balance(id)]).toEqual([[200], 1]);
    expect([await asked({ ...jobOf(kind), apikey }), accounts.balance(id)]).toEqual([[402, 'ERR_CREDITS'], 1]);
    await accounts.credit(id, PRICE, 'more');
    expect([await asked({ ...jobOf(kind), apikey }), accounts.balance(id)]).toEqual([[200], 1]);
  });

  it('pays once for two jobs at once where it can pay for one', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: PRICE });
    const both = await Promise.all([1, 2].map(() => asked({ ...jobOf(kind), apikey: key })));
    expect(both.sort()).toEqual([[200], [402, 'ERR_CREDITS']]);
    expect(accounts.balance(id)).toBe(0);
  });

  it('comes in a header as well', async () => {
    const { key } = await accounts.create({ name: 'Acme', credits: PRICE });
    const query = new URLSearchParams(Object.entries(jobOf(kind)).filter((pair): pair is [string, string] => pair[1] !== undefined));
    const ask = async (headers: Record<string, string>): Promise<number> => (await fetch(`${service.url}/run?${query}`, { headers })).status;
    expect([await ask({ 'x-api-key': 'x' }), await ask({ 'X-API-Key': key }), await ask({ 'x-api-key': key })]).toEqual([401, 200, 402]);
  });
});

describe('a job', () => {
  it('has its price set aside while it runs', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: PRICE });
    const held = await serveHeld(CSV);
    const first = asked({ ...fileJob(`${held.origin}/a.csv`), apikey: key });
    await expect.poll(held.asked).toBe(1);
    expect(accounts.balance(id)).toBe(0);
    expect(await asked({ ...fileJob(`${files.origin}/a.csv`), apikey: key })).toEqual([402, 'ERR_CREDITS']);
    expect(await asked({ ...BATCH, apikey: key })).toEqual([402, 'ERR_CREDITS']);
    await held.close();
    expect(await first).toEqual([400, 'ERR_SOURCE_READ']);
    expect(accounts.balance(id)).toBe(PRICE);
    expect(await asked({ ...BATCH, apikey: key })).toEqual([200]);
  });

  it('that fails costs nothing', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: PRICE });
    const apikey = key;
    expect(await asked({ ...BATCH, data: '[', apikey })).toEqual([400, 'ERR_OPTION_RANGE']);
    expect(await asked({ ...fileJob(`${files.origin}/none.csv`), apikey })).toEqual([400, 'ERR_SOURCE_READ']);
    expect(await asked({ ...fileJob(`${files.origin}/a.csv`), column: '7', apikey })).toEqual([400, 'ERR_COLUMN_MISSING']);
    expect(await asked({ ...fileJob('/etc/passwd'), apikey })).toEqual([400, 'ERR_ADDRESS_REFUSED']);
    expect(await asked({ ...BATCH, function: 'weather', process: undefined, apikey })).toEqual([501, 'ERR_UNAVAILABLE']);
    // (its rows are too many, which is known when some have been sent)
    await expect(asked({ ...fileJob(`${files.origin}/broken.csv`), apikey })).rejects.toThrow();
    await expect.poll(() => accounts.balance(id)).toBe(PRICE);
    expect(accounts.usage()).toEqual([]);
  });

  it('is paid by who leaves while it is given, and not by who leaves before', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: 3 * PRICE });
    const leave = (connection: string, when: 'asked' | 'given'): Promise<void> =>
      new Promise((resolve) => {
        const query = new URLSearchParams({ ...fileJob(connection), apikey: key } as Record<string, string>);
        const request = get(`${service.url}/run?${query}`, (answer) => answer.once('data', () => request.destroy()));
        request.on('error', () => {}).once('close', () => resolve());
        if (when === 'asked') setTimeout(() => request.destroy(), 100);
      });
    const held = await serveHeld(CSV);
    await leave(`${held.origin}/a.csv`, 'asked');
    await expect.poll(() => accounts.balance(id)).toBe(3 * PRICE);
    held.release();
    await held.close();
    await leave(`${files.origin}/long.csv`, 'given');
    await expect.poll(() => accounts.balance(id)).toBe(2 * PRICE);
    // settled, not only set aside
    await expect.poll(() => accounts.usage(id)).toMatchObject([{ calls: 1, amount: PRICE }]);
  });

  it('of a sample needs no key and costs nothing', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: PRICE });
    for (const apikey of [undefined, 'nonsense', key]) {
      const { status, text } = await run(service.url, { ...fileJob(SAMPLE), apikey });
      expect([status, text.trim().split('\n').length]).toEqual([200, 2]);
    }
    expect([accounts.balance(id), accounts.usage()]).toEqual([PRICE, []]);
    for (const other of [`${SAMPLE}?`, SAMPLE.replace('https', 'http'), `${SAMPLE}#`]) expect(await asked(fileJob(other))).toEqual([401, 'ERR_KEY_MISSING']);
  });

  it.each(['jsonbatch', 'JsonRefBatch', 'sqlite', 'postgres', 'nonsense'])('of %s is none of a sample by naming one', async (source) => {
    expect(await asked({ ...BATCH, source, connection: SAMPLE })).toEqual([401, 'ERR_KEY_MISSING']);
    const { id, key } = await accounts.create({ name: 'Acme', credits: PRICE });
    const [status] = await asked({ ...BATCH, source, connection: SAMPLE, apikey: key });
    expect(accounts.balance(id)).toBe(status === 200 ? 0 : PRICE);
  });

  it('is listed under its function with what it cost', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: 10 * PRICE });
    const other = await accounts.create({ name: 'Other', credits: 10 * PRICE });
    const statistics = { ...BATCH, function: 'statistics', process: undefined, category: undefined };
    for (const job of [BATCH, fileJob(`${files.origin}/a.csv`), statistics, fileJob(`${files.origin}/none.csv`)]) await asked({ ...job, apikey: key });
    await asked({ ...statistics, apikey: other.key });
    expect(accounts.usage()).toEqual([
      { account: id, name: 'Acme', what: 'match', calls: 2, amount: 2 * PRICE },
      { account: id, name: 'Acme', what: 'statistics', calls: 1, amount: PRICE },
      { account: other.id, name: 'Other', what: 'statistics', calls: 1, amount: PRICE },
    ]);
    expect(accounts.balance(id)).toBe(7 * PRICE);
  });
});

describe('limits of an account', () => {
  it('say when to come back', async () => {
    const slow = await accounts.create({ name: 'Slow', credits: 100 * PRICE, limits: { rate: 0.01, burst: 2 } });
    const usual = await accounts.create({ name: 'Usual', credits: 100 * PRICE });
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await run(service.url, { ...BATCH, apikey: slow.key }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(JSON.parse(answers[2].text)).toMatchObject({ Code: 'ERR_BUSY' });
    const seconds = Number(answers[2].headers.get('retry-after'));
    expect([seconds > 90, seconds <= 100]).toEqual([true, true]);
    expect(accounts.balance(slow.id)).toBe(98 * PRICE);
    expect(await asked({ ...BATCH, apikey: usual.key })).toEqual([200]);
  });

  /** Paths on which a key may be shown, and how. */
  const askEach: Readonly<Record<string, (key: string) => Promise<Response>>> = {
    'POST /enrich': (key) => fetch(`${service.url}/enrich?function=email-domain-type`, { method: 'POST', body: '["a@b.com"]', headers: { 'x-api-key': key } }),
    'GET /enrich': (key) => fetch(`${service.url}/enrich?function=email-domain-type&connection=http://127.0.0.1:1/a.csv&apikey=${key}`),
    'GET /getemaildomaintype': (key) => fetch(`${service.url}/getemaildomaintype?email=a@b.com&license=${key}`),
    'GET /explain': (key) => fetch(`${service.url}/explain?left=a&right=b&apikey=${key}`),
    'POST /files': (key) => fetch(`${service.url}/files?name=a.csv&apikey=${key}`, { method: 'POST', body: CSV }),
  };

  it.each(Object.entries(askEach))('hold for %s', async (_, ask) => {
    const slow = await accounts.create({ name: 'Slow', credits: 100 * PRICE, limits: { rate: 0.01, burst: 2 } });
    const usual = await accounts.create({ name: 'Usual', credits: 100 * PRICE });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask(slow.key)).status);
    const last = await ask(slow.key);
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
    expect([last.status, Number(last.headers.get('retry-after')) > 90, (await ask(usual.key)).status === 429]).toEqual([429, true, false]);
  });

  it.each(Object.entries(askEach))('are those of the address while keys are tried at %s', async (_, ask) => {
    const limited = await serve({ limits: { requestsPerSecond: 1, burst: 2 } }, accounts);
    const usual = service;
    service = limited;
    try {
      const { key } = await accounts.create({ name: 'Usual', credits: 100 * PRICE });
      const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => ask(`ns_${String(i).repeat(43)}`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
      expect((await ask(key)).status).not.toBe(429);
    } finally {
      service = usual;
      await limited.stop();
    }
  });

  it('say how many of its jobs run at once', async () => {
    const one = await accounts.create({ name: 'One', credits: 100 * PRICE, limits: { maxConcurrent: 1 } });
    const usual = await accounts.create({ name: 'Usual', credits: 100 * PRICE });
    const held = await serveHeld(CSV);
    const job = fileJob(`${held.origin}/a.csv`);
    const first = asked({ ...job, apikey: one.key });
    await expect.poll(held.asked).toBe(1);
    expect(await asked({ ...job, apikey: one.key })).toEqual([429, 'ERR_BUSY']);
    const other = asked({ ...job, apikey: usual.key });
    await expect.poll(held.asked).toBe(2);
    held.release();
    expect([await first, await other]).toEqual([[200], [200]]);
    expect(accounts.balance(one.id)).toBe(99 * PRICE);
    await held.close();
  });
});

describe('a file that was sent', () => {
  const send = async (apikey?: string): Promise<Response> =>
    fetch(`${service.url}/files?name=a.csv${apikey === undefined ? '' : `&apikey=${apikey}`}`, { method: 'POST', body: CSV });

  it('is for jobs of its own account alone', async () => {
    const [own, other] = await Promise.all(['Own', 'Other'].map((name) => accounts.create({ name, credits: 10 * PRICE })));
    const { Source, Connection } = (await (await send(own.key)).json()) as { Source: string; Connection: string };
    expect([Source, Connection]).toEqual(['csv', expect.stringMatching(/^upload:[\w-]{24}$/)]);
    expect(accounts.balance(own.id)).toBe(10 * PRICE);
    expect(await asked({ ...fileJob(Connection), apikey: other.key })).toEqual([404, 'ERR_PATH']);
    expect(await asked(fileJob(Connection))).toEqual([401, 'ERR_KEY_MISSING']);
    expect([accounts.balance(other.id), await asked({ ...fileJob(Connection), apikey: own.key })]).toEqual([10 * PRICE, [200]]);
    await accounts.revoke(own.id);
    expect(await asked({ ...fileJob(Connection), apikey: own.key })).toEqual([403, 'ERR_KEY_REFUSED']);
  });

  it('and an explanation need a key as well', async () => {
    const { id, key } = await accounts.create({ name: 'Acme', credits: 0 });
    await accounts.revoke(id);
    const explain = async (more: string): Promise<number> => (await fetch(`${service.url}/explain?left=Cisco&right=Cisco+Inc${more}`)).status;
    expect([(await send()).status, (await send('x')).status, (await send(key)).status]).toEqual([401, 401, 403]);
    expect([await explain(''), await explain('&apikey=x'), await explain(`&apikey=${key}`)]).toEqual([401, 401, 403]);
    const other = await accounts.create({ name: 'Other', credits: 0 });
    // (names and choices in any case, as of jobs)
    expect(await explain(`&ApiKey=${other.key}&CATEGORY=Global%20Address&apikey=x`)).toBe(200);
    expect(await explain(`&apikey=${other.key}&category=planet`)).toBe(400);
  });
});

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../../src/service/accounts/index.js';
import type { RunningService } from '../../src/service/index.js';
import { hasPostgres, startPostgres } from '../servers/postgres.js';
import type { TestServer } from '../servers/test-server.js';
import { type Asked, jobPath, STATES, type Sources, startSources } from './busy-states.js';
import { answerOf, connected, rawAsk } from './raw-ask.js';
import { logged, run, serve } from './serving.js';

const CREDITS = 100_000;
const PRICE = 100;
const BATCH = { function: 'match', process: 'keysonly', category: 'company', source: 'jsonbatch', table: 'jsonbatch', data: '[{"Data": "Cisco"}]' };

const usualTemp = tmpdir();
const folder = mkdtempSync(join(usualTemp, 'namesake-adversarial-'));
const temp = join(folder, 'temp');
let sources: Sources;
let accounts: Accounts;
let id = '';
let key = '';
let service: RunningService;
let postgres: TestServer;

const one = { jobs: 1, jobsPerKey: 1, waiting: 1, bytes: 100_000_000 };
const begin = async (limits: object = {}, more: object = {}): Promise<Asked> => {
  service = await serve({ ...more, limits: { ...one, ...limits } }, accounts);
  return { url: service.url, sources, key, temp };
};
/** What jobs have left behind. */
const leftBehind = (): string[] =>
  readdirSync(temp, { recursive: true })
    .map(String)
    .filter((name) => !/^namesake-uploads-\w+$/.test(name));
const running = async (url: string): Promise<string | undefined> => /namesake_jobs_running (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

/** The only place for jobs is free, nothing is left, and nothing was paid but for one job, and for `given` results that were left while they were given. */
async function isAsBefore(asked: Asked, credits: number, given = 0): Promise<void> {
  await expect.poll(() => running(asked.url), { timeout: 15_000 }).toBe('0');
  const after = await fetch(`${asked.url}${jobPath(asked, { connection: sources.quick })}`);
  expect([after.status, (await after.text()).trim().split('\n').length]).toEqual([200, 2]);
  await expect.poll(() => accounts.balance(id), { timeout: 15_000 }).toBe(credits - PRICE * (1 + given));
  await expect.poll(leftBehind, { timeout: 15_000 }).toEqual([]);
}

beforeAll(async () => {
  if (hasPostgres) {
    postgres = await startPostgres();
    await postgres.run(
      'CREATE VIEW endless AS SELECT generate_series(1, 1000000000)::text AS name',
      'CREATE VIEW sleeping AS SELECT pg_sleep(600)::text AS name',
    );
  }
  mkdirSync(temp);
  process.env.TMPDIR = temp;
  sources = await startSources();
  accounts = await openAccounts(join(folder, 'accounts.db'));
  ({ id, key } = await accounts.create({ name: 'Acme', credits: CREDITS }));
}, 120_000);
afterEach(() => service?.stop());
afterAll(async () => {
  process.env.TMPDIR = usualTemp;
  await sources.close();
  await postgres?.stop();
  await accounts.close();
  rmSync(folder, { recursive: true });
});

describe('clients that leave', () => {
  it.each(Object.keys(STATES))('while %s', { timeout: 60_000 }, async (state) => {
    const asked = await begin();
    const credits = accounts.balance(id);
    const sockets = await STATES[state](asked);
    for (const socket of sockets) socket.destroy();
    await isAsBefore(asked, credits, state === 'an answer is not read' ? 1 : 0);
    expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  describe.skipIf(!hasPostgres)('a database', () => {
    const active = "SELECT count(*)::int FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid() AND query ~ 'endless|sleeping'";
    const queries = async (): Promise<number> => Number((await postgres.run(active))[0][0]);

    it.each(['endless', 'sleeping'])('while it is read: %s', { timeout: 60_000 }, async (table) => {
      const asked = await begin();
      const credits = accounts.balance(id);
      const socket = await connected(asked.url);
      const path = jobPath(asked, { source: 'postgres', table, column: 'name', connection: postgres.url });
      socket.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      if (table === 'endless') await once(socket, 'data');
      else await expect.poll(queries, { timeout: 15_000 }).toBe(1);
      socket.destroy();
      await isAsBefore(asked, credits, table === 'endless' ? 1 : 0);
      await expect.poll(queries, { timeout: 15_000 }).toBe(0);
    });
  });
});

describe('clients that do not read', () => {
  it('lose their answer when it has waited for long', { timeout: 60_000 }, async () => {
    const asked = await begin({ unreadSeconds: 1 });
    const credits = accounts.balance(id);
    await STATES['an answer is not read'](asked);
    await isAsBefore(asked, credits, 1);
  });

  it.each(['/run', '/jobs'])('of %s, when the time of the job is over', { timeout: 60_000 }, async (path) => {
    const asked = await begin({ seconds: 2 });
    const credits = accounts.balance(id);
    const socket = await connected(asked.url);
    socket.pause().write(`GET ${jobPath(asked, { connection: sources.long }).replace('/run', path)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await expect.poll(() => logged.some(({ code, rows }) => code === 'ERR_LIMIT' && rows === undefined), { timeout: 15_000 }).toBe(true);
    await isAsBefore(asked, credits);
    socket.destroy();
  });
});

describe('an end', () => {
  it.each(Object.keys(STATES))('comes while %s', { timeout: 60_000 }, async (state) => {
    const asked = await begin({}, { graceSeconds: 1 });
    const credits = accounts.balance(id);
    const sockets = await STATES[state](asked);
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).resume()));
    await service.stop();
    await Promise.all(closed);
    await expect.poll(() => accounts.balance(id)).toBe(credits);
    expect(readdirSync(temp)).toEqual([]);
    await expect(fetch(`${asked.url}/health`)).rejects.toThrow();
  });
});

describe('requests', () => {
  it('by HEAD are checked, and nothing is run or paid', async () => {
    const asked = await begin();
    const credits = accounts.balance(id);
    const before = sources.held.asked();
    for (const path of ['/run', '/jobs']) {
      const target = jobPath(asked, { connection: `${sources.held.origin}/a.csv` }).replace('/run', path);
      const answer = await rawAsk(asked.url, `HEAD ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 10_000);
      expect([answer.status, answer.body]).toEqual([200, '']);
      expect(answer.headers['content-type']).toBe(path === '/run' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8');
      const wrong = await rawAsk(asked.url, `HEAD ${target.replace('match', 'mtach')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 10_000);
      expect([wrong.status, wrong.body]).toEqual([400, '']);
    }
    expect((await fetch(`${asked.url}/run?${new URLSearchParams({ ...BATCH, apikey: key })}`, { method: 'HEAD' })).status).toBe(200);
    expect([accounts.balance(id), sources.held.asked()]).toEqual([credits, before]);
  });

  it('that expect what is not given are answered once, whatever stands behind them', async () => {
    const asked = await begin();
    const head = (lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
    for (const behind of ['5\r\nhello\r\n0\r\n\r\n', 'hello', head(['GET /health HTTP/1.1', 'Host: x'])]) {
      for (const coding of [[], ['Transfer-Encoding: x'], ['Content-Length: 0']]) {
        const answer = await rawAsk(asked.url, head(['HEAD /ready HTTP/1.1', 'Host: x', 'Expect: tea', ...coding]) + behind, 10_000);
        expect([answer.status, answer.body]).toEqual([417, '']);
      }
    }
    expect((await rawAsk(asked.url, head(['GET /ready HTTP/1.1', 'Host: x', 'Expect: tea']), 10_000)).body).toContain('100-continue');
  });

  it('that come all at once are answered in their order', async () => {
    const asked = await begin();
    const paths = ['/health', jobPath(asked, { connection: sources.quick }), `/run?${new URLSearchParams({ ...BATCH, apikey: key })}`, '/nowhere', '/ready'];
    const socket = await connected(asked.url);
    socket.write(paths.map((path, i) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${i === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\n`).join(''));
    const parts: Buffer[] = [];
    for await (const data of socket) parts.push(data);
    const statuses = Buffer.concat(parts)
      .toString()
      .match(/HTTP\/1\.1 \d+/g);
    expect(statuses).toEqual(['200', '200', '200', '404', '200'].map((status) => `HTTP/1.1 ${status}`));
  });

  it('by GET may have a body, which nobody reads', async () => {
    const asked = await begin();
    const socket = await connected(asked.url);
    const head = (path: string, more: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    socket.write(
      head(`/run?${new URLSearchParams({ ...BATCH, apikey: key })}`, 'Content-Length: 100000\r\n') +
        'x'.repeat(100_000) +
        head('/health', 'Connection: close\r\n'),
    );
    const parts: Buffer[] = [];
    for await (const data of socket) parts.push(data);
    const text = Buffer.concat(parts);
    expect(text.toString().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(answerOf(text.subarray(text.lastIndexOf('HTTP/1.1'))).body).toBe('{"Status":"ok"}');
  });

  it('of files that are too large are answered, and nothing is kept', async () => {
    const asked = await begin({ bytes: 1000 });
    const answer = await fetch(`${asked.url}/files?name=a.csv&apikey=${key}`, { method: 'POST', body: 'a'.repeat(40_000_000) });
    expect([answer.status, await answer.json()]).toMatchObject([413, { Code: 'ERR_LIMIT' }]);
    expect(leftBehind()).toEqual([]);
  });

  it('to send files are not taken without end', async () => {
    const asked = await begin();
    const head = `POST /files?name=a.csv&apikey=${key} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\na`;
    const sockets = await Promise.all(Array.from({ length: 4 }, () => connected(asked.url)));
    for (const socket of sockets) socket.on('error', () => {}).write(head);
    await expect.poll(() => leftBehind().length, { timeout: 10_000 }).toBe(4);
    const fifth = await fetch(`${asked.url}/files?name=a.csv&apikey=${key}`, { method: 'POST', body: 'name\n' });
    expect([fifth.status, fifth.headers.get('retry-after'), await fifth.json()]).toMatchObject([429, '5', { Code: 'ERR_BUSY' }]);
    for (const socket of sockets) socket.destroy();
    await expect.poll(leftBehind, { timeout: 10_000 }).toEqual([]);
  });

  it('of long batches run in a thread, which can be ended', { timeout: 60_000 }, async () => {
    const asked = await begin();
    const [held] = await STATES['a file is being fetched'](asked);
    const long = JSON.stringify(Array.from({ length: 100 }, (_, i) => ({ Data: `Company ${i} ${'of some place '.repeat(8)}` })));
    const small = await run(asked.url, { ...BATCH, apikey: key });
    expect(small.status).toBe(200);
    let done = false;
    const waiting = run(asked.url, { ...BATCH, data: long, apikey: key }).finally(() => {
      done = true;
    });
    // (the only thread is taken)
    expect((await run(asked.url, { ...BATCH, apikey: key })).status).toBe(200);
    expect(done).toBe(false);
    held.destroy();
    const { status, text } = await waiting;
    expect([status, text.trim().split('\n').length]).toEqual([200, 100]);
  });
});

describe('two services', () => {
  it('do not mind each other', async () => {
    const asked = await begin();
    const other = await serve({ limits: one });
    const [first, second] = await Promise.all([asked.url, other.url].map((url) => fetch(`${url}${jobPath(asked, { connection: sources.quick })}`)));
    expect(await first.text()).toBe(await second.text());
    await service.stop();
    expect((await fetch(`${other.url}${jobPath(asked, { connection: sources.quick })}`)).status).toBe(200);
    await other.stop();
  });
});

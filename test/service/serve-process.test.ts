import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/service/accounts/index.js';
import { namesake, tempFolder } from '../cli/run-cli.js';
import { type Asked, STATES, type Sources, startSources } from './busy-states.js';
import { type ServeChild, serveChild } from './serve-child.js';

const CREDITS = 10_000;
/** Of an answer of 100 MB. */
const MAX_GROWTH_BYTES = 50e6;

const folder = tempFolder();
const temp = join(folder.path, 'temp');
const database = join(folder.path, 'accounts.db');
const configPath = join(folder.path, 'service.json');
let sources: Sources;
let id = '';
let key = '';

beforeAll(async () => {
  mkdirSync(temp);
  sources = await startSources();
  const accounts = await openAccounts(database);
  ({ id, key } = await accounts.create({ name: 'Acme', credits: CREDITS }));
  await accounts.close();
});
afterAll(() => sources.close());

async function start(config: object = {}): Promise<{ service: ServeChild; asked: Asked }> {
  const limits = { jobs: 1, jobsPerKey: 1, waiting: 1 };
  const hosts = { files: ['127.0.0.1'], databases: ['127.0.0.1'] };
  const service = await serveChild(configPath, { accounts: database, limits, hosts, graceSeconds: 1, ...config }, { ...process.env, TMPDIR: temp });
  return { service, asked: { url: service.url, sources, key, temp } };
}

/** What the accounts have, and what is open. */
async function kept(): Promise<{ balance: number; recovered: number }> {
  const accounts = await openAccounts(database);
  const found = { balance: accounts.balance(id), recovered: accounts.recovered };
  await accounts.close();
  return found;
}

describe('namesake serve', () => {
  it.each(
    Object.keys(STATES).flatMap((state) =>
      (['SIGTERM', 'SIGINT'] as const).slice(0, state.includes('fetched') ? 2 : 1).map((signal) => [state, signal] as const),
    ),
  )('ends as it should while %s (%s)', { timeout: 60_000 }, async (state, signal) => {
    const { service, asked } = await start();
    const sockets = await STATES[state](asked);
    service.child.kill(signal);
    expect(await service.ended).toEqual({ code: 0, err: '' });
    expect(service.lines().at(-1)).toMatchObject({ msg: 'stopped' });
    expect(service.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    for (const socket of sockets) socket.destroy();
    expect(readdirSync(temp)).toEqual([]);
    expect(await kept()).toEqual({ balance: CREDITS, recovered: 0 });
  });

  it('says that its port is taken', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as { port: number };
    const { code, out, err } = namesake(['serve', '--port', String(port), '--accounts', database]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`namesake: cannot listen at 127.0.0.1:${port}; expected a free address; got EADDRINUSE\n`);
    server.close();
    expect(await kept()).toEqual({ balance: CREDITS, recovered: 0 });
  });

  it.skipIf(process.platform !== 'linux')('does not hold what a client does not read', { timeout: 60_000 }, async () => {
    const { service, asked } = await start();
    const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))?.[1]) * 1024;
    const ticks = (): number =>
      readFileSync(`/proc/${service.child.pid}/stat`, 'utf8')
        .split(') ')[1]
        .split(' ')
        .slice(11, 13)
        .map(Number)
        .reduce((a, b) => a + b);
    const [socket] = await STATES['an answer is not read'](asked);
    const before = memory();
    const computes = async (): Promise<boolean> => {
      const first = ticks();
      await new Promise((done) => setTimeout(done, 300));
      return ticks() - first > 3;
    };
    await expect.poll(computes, { timeout: 15_000 }).toBe(false);
    expect(memory() - before).toBeLessThan(MAX_GROWTH_BYTES);
    expect(await (await fetch(`${asked.url}/metrics`)).text()).toContain('namesake_jobs_running 1\n');
    socket.destroy();
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  });
});

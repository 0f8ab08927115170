import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer as createFileServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { connected } from './raw-ask.js';
import { serveHeld } from './serving.js';

/** Rows of the source that is streamed: its answer is some 100 MB, more than any buffer on its way. */
const LONG_ROWS = 1_500_000;
/** Rows of the source whose values are compared for seconds. */
const VARIED_ROWS = 300_000;
const ROW = 'Some company with a name\n';

/** What the jobs of these tests ask. */
export interface Sources {
  readonly quick: string;
  readonly held: Awaited<ReturnType<typeof serveHeld>>;
  readonly long: string;
  readonly varied: string;
  /** Takes connections, and is silent. */
  readonly database: { readonly connection: string; readonly connections: () => number };
  close(): Promise<void>;
}

export async function startSources(): Promise<Sources> {
  const quick = await serveHeld('name\nCisco\nCisco Systems\n');
  quick.release();
  const held = await serveHeld('name\nCisco\n');
  const rows = Buffer.alloc(LONG_ROWS * ROW.length, ROW);
  const varied = Array.from({ length: VARIED_ROWS }, (_, i) => `Company ${i} of the city ${i % 997}\n`).join('');
  const files = createFileServer(({ url }, response) => response.end(url === '/long.csv' ? rows : varied));
  let connections = 0;
  const silent = createServer((socket) => {
    connections++;
    socket.on('error', () => {});
  });
  for (const server of [files, silent]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;
  return {
    quick: `${quick.origin}/a.csv`,
    held,
    long: `http://127.0.0.1:${portOf(files)}/long.csv`,
    varied: `http://127.0.0.1:${portOf(files)}/varied.csv`,
    database: { connection: `postgres://u:p@127.0.0.1:${portOf(silent)}/d?sslmode=disable`, connections: () => connections },
    async close() {
      files.closeAllConnections();
      await Promise.all([quick.close(), held.close(), new Promise((done) => files.close(done))]);
      silent.close();
    },
  };
}

/** A service in a test, and who asks it. */
export interface Asked {
  readonly url: string;
  readonly sources: Sources;
  readonly key: string;
  /** The folder for temporary files. */
  readonly temp: string;
}

export const jobPath = ({ key }: Asked, more: Readonly<Record<string, string>>): string =>
  `/run?${new URLSearchParams({ function: 'match', process: 'keysonly', category: 'company', source: 'csv', table: 'csv', column: '1', apikey: key, ...more })}`;

async function sent(url: string, path: string): Promise<Socket> {
  const socket = await connected(url);
  socket.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

/** Sizes of the files below a folder. */
const sizesBelow = (folder: string): number[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, String(name))))
    .filter((file) => file.isFile())
    .map(({ size }) => size);

/** Brings a service into a state with clients that are not done, and gives back their connections. The service runs one job at once, and one may wait. */
type Begin = (asked: Asked) => Promise<Socket[]>;

async function fetching(asked: Asked): Promise<Socket[]> {
  const before = asked.sources.held.asked();
  const socket = await sent(asked.url, jobPath(asked, { connection: `${asked.sources.held.origin}/a.csv` }));
  await expect.poll(asked.sources.held.asked, { timeout: 10_000 }).toBeGreaterThan(before);
  return [socket];
}

export const STATES: Readonly<Record<string, Begin>> = {
  async 'nothing was asked yet'({ url }) {
    return [await connected(url)];
  },

  async 'half a request has come'({ url }) {
    const socket = await connected(url);
    socket.on('error', () => {}).write('GET /run?function=match HTTP/1.1\r\nHo');
    return [socket];
  },

  async 'a file is being sent'({ url, key, temp }) {
    const socket = await connected(url);
    socket.on('error', () => {}).write(`POST /files?name=a.csv&apikey=${key} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n${'a'.repeat(1000)}`);
    await expect.poll(() => sizesBelow(temp), { timeout: 10_000 }).toEqual([1000]);
    return [socket];
  },

  'a file is being fetched': fetching,

  async 'a job waits for another'(asked) {
    const first = await fetching(asked);
    const path = jobPath(asked, { connection: asked.sources.quick });
    const second = await sent(asked.url, path);
    // (a third is refused when the second waits; until then it is the one that waits, and leaves)
    const isRefused = async (): Promise<number> => {
      const signal = AbortSignal.timeout(200);
      return fetch(`${asked.url}${path}`, { signal })
        .then(({ status }) => status)
        .catch(() => 0);
    };
    await expect.poll(isRefused, { timeout: 10_000 }).toBe(429);
    return [...first, second];
  },

  async 'pipelined jobs wait for the one before them'(asked) {
    const [socket] = await fetching(asked);
    socket.write(`GET ${jobPath(asked, { connection: asked.sources.quick })} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return [socket];
  },

  async 'a database does not answer'(asked) {
    const { connection, connections } = asked.sources.database;
    const before = connections();
    const socket = await sent(asked.url, jobPath(asked, { source: 'postgres', table: 't', column: 'c', connection }));
    await expect.poll(connections, { timeout: 10_000 }).toBeGreaterThan(before);
    return [socket];
  },

  async 'an answer is not read'(asked) {
    const socket = await sent(asked.url, jobPath(asked, { connection: asked.sources.long }));
    await once(socket, 'data');
    socket.pause();
    return [socket];
  },

  async 'a match report is computed'(asked) {
    const path = jobPath(asked, { process: 'matchreport', connection: asked.sources.varied }).replace('/run', '/jobs');
    const socket = await sent(asked.url, path);
    for await (const data of socket.iterator({ destroyOnReturn: false })) if (/"Progress":\{"Stage":"(?!reading)/.test(String(data))) break;
    return [socket];
  },
};

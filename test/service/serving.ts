import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Providers } from '../../src/enrich/index.js';
import type { Accounts } from '../../src/service/accounts/index.js';
import { configOf, type RunningService, type ServiceLog, startService } from '../../src/service/index.js';

const THREAD = new URL('../../dist/service/job-thread.js', import.meta.url);

/** Lines of the log of the services of a test. */
export const logged: { level: string; message: string; [fact: string]: unknown }[] = [];
export const log: ServiceLog = {
  info: (facts, message) => void logged.push({ ...facts, level: 'info', message }),
  warn: (facts, message) => void logged.push({ ...facts, level: 'warn', message }),
  error: (facts, message) => void logged.push({ ...facts, level: 'error', message }),
};

/** A service on a free port that may fetch from this machine. */
export function serve(config: object = {}, accounts: Accounts | null = null, providers?: Providers): Promise<RunningService> {
  const { limits, ...rest } = config as { limits?: object };
  return startService(
    configOf({
      port: 0,
      hosts: { files: ['127.0.0.1'], databases: ['127.0.0.1'] },
      graceSeconds: 5,
      ...rest,
      limits: { requestsPerSecond: 1e6, burst: 1e6, waiting: 1000, jobsPerKey: 2, ...limits },
    }),
    { log, accounts, thread: THREAD, providers },
  );
}

/** A server of texts and files: a path, and what is there. */
export async function serveFiles(files: ReadonlyMap<string, { path?: string; text?: string }>): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const found = files.get(decodeURIComponent(request.url ?? ''));
    if (found === undefined) return response.writeHead(404).end();
    response.end(found.text ?? (await readFile(found.path as string)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** A server of one text that nobody gets before it is released. */
export async function serveHeld(text: string): Promise<{ origin: string; asked(): number; release(): void; close(): Promise<void> }> {
  const waiting: ServerResponse[] = [];
  let [asked, released] = [0, false];
  const server = createServer((_, response) => {
    asked++;
    if (released) response.end(text);
    else waiting.push(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    release() {
      released = true;
      for (const response of waiting.splice(0)) response.end(text);
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Asks for a job. */
export async function run(
  url: string,
  parameters: Readonly<Record<string, string | undefined>>,
): Promise<{ status: number; type: string; text: string; headers: Headers }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.append(name, value);
  const answer = await fetch(`${url}/run?${query}`);
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text(), headers: answer.headers };
}

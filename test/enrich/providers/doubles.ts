import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Clock } from '../../../src/enrich/providers/http/clock.js';

/** Time that passes only when somebody sleeps. */
export class TestClock implements Clock {
  time = 1_700_000_000_000;
  readonly slept: number[] = [];

  now(): number {
    return this.time;
  }

  async sleep(ms: number): Promise<void> {
    this.slept.push(ms);
    this.time += ms;
  }

  random(): number {
    return 0.5;
  }
}

export interface Double {
  readonly url: string;
  /** Paths with their queries, decoded. */
  readonly asked: string[];
  answer: (path: string, query: URLSearchParams, response: ServerResponse, request: IncomingMessage) => unknown;
}

/** A host on this machine: what `answer` gives is JSON; undefined: 404; it may answer by itself as well. */
export async function double(answer: Double['answer'] = () => undefined): Promise<Double> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    asked.push(`${pathname}${searchParams.size === 0 ? '' : `?${decodeURIComponent(String(searchParams)).replaceAll('+', ' ')}`}`);
    const json = host.answer(pathname, searchParams, response, request);
    if (response.writableEnded || response.headersSent || json === HELD) return;
    if (json === undefined) response.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":[{"status":"404"}]}');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const host: Double = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, answer };
  return host;
}

/** Says nothing, and keeps the connection. */
export const HELD = Symbol('held');

export const context = (language = 'en'): { signal: AbortSignal; language: string } => ({ signal: new AbortController().signal, language });

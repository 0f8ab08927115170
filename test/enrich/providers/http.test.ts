import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from '../../../src/enrich/providers/http/circuit-breaker.js';
import { httpProvider } from '../../../src/enrich/providers/http/http-provider.js';
import { JsonClient } from '../../../src/enrich/providers/http/json-client.js';
import { LookupCache } from '../../../src/enrich/providers/http/lookup-cache.js';
import { RequestGate } from '../../../src/enrich/providers/http/request-gate.js';
import type { Outcome } from '../../../src/enrich/index.js';
import { context, double, HELD, TestClock } from './doubles.js';

const LIMITS = { perSecond: 1000, burst: 1000, concurrency: 10, maxWaitMs: 1000 };
const never = new AbortController().signal;
const clientOf = (baseUrl: string, clock: TestClock, more = {}): JsonClient => new JsonClient({ baseUrl, userAgent: 'test', limits: LIMITS, clock, ...more });

describe('JsonClient', () => {
  it('gives JSON, and says who asks', async () => {
    const host = await double((_, __, ___, { headers }) => ({ agent: headers['user-agent'], accept: headers.accept }));
    const answer = await clientOf(host.url, new TestClock()).get('/a', { 'filter[x]': 'a & b' }, never);
    expect(answer).toEqual({ status: 'ok', json: { agent: 'test', accept: 'application/json' } });
    expect(host.asked).toEqual(['/a?filter[x]=a & b']);
  });

  it.each([
    [404, 'absent', undefined, 1],
    [400, 'unavailable', 'upstream', 1],
    [403, 'unavailable', 'no-key', 1],
    [302, 'unavailable', 'upstream', 3],
    [429, 'unavailable', 'rate-limited', 3],
    [500, 'unavailable', 'upstream', 3],
    [503, 'unavailable', 'upstream', 3],
  ])('status %i: %s %s, asked %i times', async (code, status, reason, times) => {
    const host = await double((_, __, response) => response.writeHead(code, { location: '/elsewhere' }).end('{}'));
    const answer = await clientOf(host.url, new TestClock()).get('/a', {}, never);
    expect(answer).toEqual(reason === undefined ? { status } : { status, reason });
    expect(host.asked.length).toBe(times);
  });

  it('waits longer each time, and as long as Retry-After says', async () => {
    const clock = new TestClock();
    const host = await double((_, __, response) => response.writeHead(503).end());
    await clientOf(host.url, clock).get('/a', {}, never);
    expect(clock.slept).toEqual([500, 1000]);
    const told = new TestClock();
    host.answer = (_, __, response) => (host.asked.length < 5 ? response.writeHead(429, { 'retry-after': '7' }).end() : { done: true });
    expect(await clientOf(host.url, told).get('/a', {}, never)).toEqual({ status: 'ok', json: { done: true } });
    expect(told.slept).toEqual([7000]);
  });

  it('gives up at once where the host wants to be left alone for long', async () => {
    const clock = new TestClock();
    const host = await double((_, __, response) => response.writeHead(429, { 'retry-after': new Date(clock.time + 3_600_000).toUTCString() }).end());
    expect(await clientOf(host.url, clock).get('/a', {}, never)).toEqual({ status: 'unavailable', reason: 'rate-limited' });
    expect([host.asked.length, clock.slept]).toEqual([1, []]);
  });

  it('reads no more than it may, and nothing but JSON', async () => {
    const host = await double((path, _, response) => response.end(path === '/long' ? `"${'x'.repeat(200)}"` : '<html>'));
    const client = clientOf(host.url, new TestClock(), { maxBytes: 100 });
    for (const path of ['/long', '/html']) expect(await client.get(path, {}, never)).toEqual({ status: 'unavailable', reason: 'upstream' });
    expect(host.asked.length).toBe(2);
  });

  it('ends with the signal, and behind its own time', async () => {
    const caller = new AbortController();
    const host = await double(() => {
      caller.abort();
      return HELD;
    });
    const client = clientOf(host.url, new TestClock());
    expect(await client.get('/a', {}, caller.signal)).toEqual({ status: 'unavailable', reason: 'aborted' });
    expect(await client.get('/a', {}, caller.signal)).toEqual({ status: 'unavailable', reason: 'aborted' });
    expect(host.asked.length).toBe(1);
    expect(await clientOf(host.url, new TestClock(), { timeoutMs: 1 }).get('/a', {}, never)).toEqual({ status: 'unavailable', reason: 'upstream' });
  });

  it('leaves a host alone that fails, and tries again later', async () => {
    const clock = new TestClock();
    let isUp = false;
    const host = await double((_, __, response) => (isUp ? {} : response.writeHead(500).end()));
    const client = clientOf(host.url, clock);
    for (let i = 0; i < 5; i++) await client.get('/a', {}, never);
    expect(host.asked.length).toBe(5);
    isUp = true;
    expect(await client.get('/a', {}, never)).toEqual({ status: 'unavailable', reason: 'upstream' });
    clock.time += 60_000;
    expect((await client.get('/a', {}, never)).status).toBe('ok');
    expect(host.asked.length).toBe(6);
  });

  it('a host that is not there', async () => {
    expect(await clientOf('http://127.0.0.1:1', new TestClock()).get('/a', {}, never)).toEqual({ status: 'unavailable', reason: 'upstream' });
  });
});

describe('CircuitBreaker', () => {
  it('closed, open, half-open with one request, closed', () => {
    const clock = new TestClock();
    const breaker = new CircuitBreaker(2, 1000, clock);
    breaker.fail();
    breaker.succeed();
    breaker.fail();
    expect([breaker.state, breaker.enter()]).toEqual(['closed', true]);
    breaker.fail();
    expect([breaker.state, breaker.enter()]).toEqual(['open', false]);
    clock.time += 1000;
    expect([breaker.state, breaker.enter(), breaker.enter()]).toEqual(['half-open', true, false]);
    breaker.fail();
    expect(breaker.state).toBe('open');
    clock.time += 1000;
    expect(breaker.enter()).toBe(true);
    breaker.leave();
    expect(breaker.enter()).toBe(true);
    breaker.succeed();
    expect(breaker.state).toBe('closed');
  });
});

describe('RequestGate', () => {
  it('lets a burst through, then the pace, then nobody', async () => {
    const clock = new TestClock();
    const gate = new RequestGate({ perSecond: 2, burst: 3, concurrency: 10, maxWaitMs: 600 }, clock);
    for (let i = 0; i < 4; i++) expect(await gate.enter(never)).not.toBeNull();
    expect(clock.slept).toEqual([500]);
    gate.pause(5000);
    expect(await gate.enter(never)).toBeNull();
  });

  it('so many at once', async () => {
    const gate = new RequestGate({ ...LIMITS, concurrency: 1 }, new TestClock());
    const leave = await gate.enter(never);
    let isIn = false;
    const second = gate.enter(never).then((next) => {
      isIn = true;
      return next;
    });
    await Promise.resolve();
    expect(isIn).toBe(false);
    leave?.();
    leave?.();
    expect(await second).not.toBeNull();
  });

  it('nobody whose signal is given', async () => {
    expect(await new RequestGate(LIMITS, new TestClock()).enter(AbortSignal.abort())).toBeNull();
  });
});

it('LookupCache forgets the oldest, and what is too old', () => {
  const clock = new TestClock();
  const cache = new LookupCache<number>(2, clock);
  cache.set('a', 1, 1000);
  cache.set('b', 2, 500);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3, 1000);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  clock.time += 1000;
  expect(cache.get('a')).toBeUndefined();
});

it('httpProvider remembers what it was told, and not that nobody answered', async () => {
  const clock = new TestClock();
  const outcomes: Outcome[] = [{ status: 'unavailable', reason: 'upstream' }, { status: 'not-found' }, { status: 'found', fields: { A: '1' } }];
  const provider = httpProvider({ id: 'x', functions: ['f'], baseUrl: 'https://host.example', clock, lookup: async () => outcomes.shift() as Outcome });
  const ask = async (): Promise<string> => (await provider.lookup('f', { lookup: 'a' }, context())).status;
  expect([await ask(), await ask(), await ask()]).toEqual(['unavailable', 'not-found', 'not-found']);
  clock.time += 3_600_000;
  expect([await ask(), await ask(), outcomes.length]).toEqual(['found', 'found', 0]);
  expect(provider.needs.hosts).toEqual(['host.example']);
});

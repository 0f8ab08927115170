import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConcurrencyGate, type ConcurrencyLimits, type Leave } from '../../../src/service/limits/index.js';

/** Those who wish to enter, and what became of them. */
class Visitors {
  readonly gate: ConcurrencyGate;
  readonly entered: string[] = [];
  readonly refused: string[] = [];
  readonly leaves = new Map<string, Leave>();

  constructor(limits: ConcurrencyLimits) {
    this.gate = new ConcurrencyGate(limits);
  }

  async come(name: string, key: string, signal?: AbortSignal): Promise<void> {
    void this.gate.enter(key, signal === undefined ? {} : { signal }).then(
      (leave) => {
        this.entered.push(name);
        this.leaves.set(name, leave);
      },
      (error) => this.refused.push(`${name} ${error.code}`),
    );
    await settled();
  }

  async leave(name: string): Promise<void> {
    this.leaves.get(name)?.();
    await settled();
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

describe('ConcurrencyGate', () => {
  it('lets so many in, and the others in the order they came', async () => {
    const visitors = new Visitors({ maxConcurrent: 2, maxWaiting: 2 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) await visitors.come(name, name);
    expect(visitors.entered).toEqual(['a', 'b']);
    expect(visitors.refused).toEqual(['e ERR_LIMIT']);
    expect(visitors.gate.state).toEqual({ inside: 2, waiting: 2 });
    await visitors.leave('b');
    await visitors.leave('b');
    expect(visitors.entered).toEqual(['a', 'b', 'c']);
    await visitors.leave('a');
    expect(visitors.entered).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets nobody wait for another key', async () => {
    const visitors = new Visitors({ maxConcurrent: 3, maxConcurrentPerKey: 1, maxWaiting: 5 });
    for (const [name, key] of ['a1', 'a2', 'a3', 'b1', 'c1', 'd1'].map((word) => [word, word[0]])) await visitors.come(name, key);
    expect(visitors.entered).toEqual(['a1', 'b1', 'c1']);
    await visitors.leave('b1');
    expect(visitors.entered).toEqual(['a1', 'b1', 'c1', 'd1']);
    await visitors.leave('a1');
    expect(visitors.entered.at(-1)).toBe('a2');
    expect(visitors.gate.insideOf('a')).toBe(1);
  });

  it('forgets who gives up, and does not mind who gives up inside', async () => {
    const visitors = new Visitors({ maxConcurrent: 1, maxWaiting: 2 });
    const [first, second] = [new AbortController(), new AbortController()];
    await visitors.come('a', 'a', first.signal);
    await visitors.come('b', 'b', second.signal);
    await visitors.come('c', 'c');
    first.abort();
    second.abort();
    await settled();
    expect(visitors.refused).toEqual(['b ERR_ABORTED']);
    expect(visitors.gate.state).toEqual({ inside: 1, waiting: 1 });
    await visitors.leave('a');
    expect(visitors.entered).toEqual(['a', 'c']);
    await visitors.come('d', 'd', AbortSignal.abort());
    expect(visitors.refused).toEqual(['b ERR_ABORTED', 'd ERR_ABORTED']);
  });

  it('does what a list would do', async () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant('come' as const), key: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ act: fc.constant('leave' as const), at: fc.nat(20) }),
      fc.record({ act: fc.constant('abort' as const), at: fc.nat(20) }),
    );
    const limits = fc.record({ maxConcurrent: fc.integer({ min: 1, max: 4 }), maxConcurrentPerKey: fc.integer({ min: 1, max: 3 }), maxWaiting: fc.nat(4) });
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 60 }), async (limit, steps) => {
        const visitors = new Visitors(limit);
        const aborts: AbortController[] = [];
        const keys: string[] = [];
        let inside: number[] = [];
        let waiting: number[] = [];
        const entered: number[] = [];
        const mayEnter = (visitor: number): boolean =>
          inside.length < limit.maxConcurrent && inside.filter((other) => keys[other] === keys[visitor]).length < limit.maxConcurrentPerKey;
        const enter = (visitor: number): void => {
          inside.push(visitor);
          entered.push(visitor);
        };
        for (const { act, ...rest } of steps) {
          if (act === 'come') {
            const visitor = keys.push((rest as { key: string }).key) - 1;
            aborts.push(new AbortController());
            if (mayEnter(visitor)) enter(visitor);
            else if (waiting.length < limit.maxWaiting) waiting.push(visitor);
            await visitors.come(String(visitor), keys[visitor], aborts[visitor].signal);
          } else if (act === 'abort') {
            const visitor = (rest as { at: number }).at;
            waiting = waiting.filter((other) => other !== visitor);
            aborts[visitor]?.abort();
            await settled();
          } else {
            const visitor = (rest as { at: number }).at;
            const was = inside.length;
            inside = inside.filter((other) => other !== visitor);
            const next = inside.length < was ? waiting.find(mayEnter) : undefined;
            if (next !== undefined) {
              waiting = waiting.filter((other) => other !== next);
              enter(next);
            }
            await visitors.leave(String(visitor));
          }
          expect(visitors.entered).toEqual(entered.map(String));
          expect(visitors.gate.state).toEqual({ inside: inside.length, waiting: waiting.length });
        }
      }),
    );
  });

  it.each([{ maxConcurrent: 0 }, { maxConcurrentPerKey: 0 }, { maxWaiting: -1 }])('refuses %j', (wrong) => {
    expect(() => new ConcurrencyGate({ maxConcurrent: 1, ...wrong })).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });
});

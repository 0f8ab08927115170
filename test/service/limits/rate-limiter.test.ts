import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateLimiter } from '../../../src/service/limits/index.js';

/** A limiter whose clock is set by hand. */
function limiterAt(options: { rate: number; burst: number; maxKeys?: number }): { limiter: RateLimiter; clock: { ms: number } } {
  const clock = { ms: 1_000_000 };
  return { limiter: new RateLimiter({ ...options, now: () => clock.ms }), clock };
}

const rate = fc.double({ min: 0.01, max: 100, noNaN: true });
const burst = fc.integer({ min: 1, max: 20 });
const waits = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 200 });

describe('RateLimiter', () => {
  it('gives the burst at once, then as time goes by', () => {
    const { limiter, clock } = limiterAt({ rate: 2, burst: 3 });
    const take = (): string => {
      const { allowed, remaining, retryAfterSeconds } = limiter.take('a');
      return allowed ? `${remaining} left` : `in ${retryAfterSeconds} s`;
    };
    expect([take(), take(), take(), take()]).toEqual(['2 left', '1 left', '0 left', 'in 1 s']);
    clock.ms += 499;
    expect(take()).toBe('in 1 s');
    clock.ms += 1;
    expect([take(), take()]).toEqual(['0 left', 'in 1 s']);
    clock.ms += 3_600_000;
    expect([take(), take(), take(), take()]).toEqual(['2 left', '1 left', '0 left', 'in 1 s']);
  });

  it('keeps keys apart, and gives each its own limit', () => {
    const { limiter } = limiterAt({ rate: 1, burst: 1 });
    expect(limiter.take('a').allowed).toBe(true);
    expect(limiter.take('a').allowed).toBe(false);
    expect(limiter.take('b').allowed).toBe(true);
    expect([1, 2, 3].map(() => limiter.take('c', { rate: 0.1, burst: 2 }).allowed)).toEqual([true, true, false]);
    expect(limiter.take('c', { rate: 0.1, burst: 2 }).retryAfterSeconds).toBe(10);
  });

  it('never gives more than the burst and what time brings, in any stretch of time', () => {
    fc.assert(
      fc.property(rate, burst, waits, (perSecond, atOnce, pauses) => {
        const { limiter, clock } = limiterAt({ rate: perSecond, burst: atOnce });
        const given: number[] = [];
        for (const pause of pauses) {
          clock.ms += pause;
          if (limiter.take('a').allowed) given.push(clock.ms);
        }
        for (let i = 0; i < given.length; i++)
          for (let j = i; j < given.length; j++) expect(j - i + 1).toBeLessThanOrEqual(atOnce + ((given[j] - given[i]) / 1000) * perSecond + 1e-6);
      }),
    );
  });

  it('allows what it has promised, and not a second earlier', () => {
    fc.assert(
      fc.property(rate, burst, waits, (perSecond, atOnce, pauses) => {
        const { limiter, clock } = limiterAt({ rate: perSecond, burst: atOnce });
        for (const pause of pauses) {
          clock.ms += pause;
          const { allowed, retryAfterSeconds } = limiter.take('a');
          expect(retryAfterSeconds > 0).toBe(!allowed);
          if (allowed) continue;
          clock.ms += (retryAfterSeconds - 1) * 1000;
          if (retryAfterSeconds > 1) expect(limiter.take('a').allowed).toBe(false);
          clock.ms += 1000;
          expect(limiter.take('a').allowed).toBe(true);
        }
      }),
    );
  });

  it('tells how many are left', () => {
    fc.assert(
      fc.property(rate, burst, waits, (perSecond, atOnce, pauses) => {
        const { limiter, clock } = limiterAt({ rate: perSecond, burst: atOnce });
        for (const pause of pauses) {
          clock.ms += pause;
          const { remaining } = limiter.take('a');
          const at = clock.ms;
          for (let left = remaining; left > 0; left--) expect(limiter.take('a').allowed).toBe(true);
          expect(limiter.take('a').allowed).toBe(false);
          expect(clock.ms).toBe(at);
        }
      }),
    );
  });

  it('remembers so many keys, those last seen', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 100 }), fc.integer({ min: 1, max: 12 }), (keys, maxKeys) => {
        const { limiter } = limiterAt({ rate: 1e-6, burst: 1, maxKeys });
        let seen: number[] = [];
        for (const key of keys) {
          expect(limiter.take(String(key)).allowed).toBe(!seen.includes(key));
          seen = [key, ...seen.filter((other) => other !== key)].slice(0, maxKeys);
          expect(limiter.size).toBe(seen.length);
        }
      }),
    );
  });

  it('does not mind a clock that goes back', () => {
    const { limiter, clock } = limiterAt({ rate: 1, burst: 1 });
    expect(limiter.take('a').allowed).toBe(true);
    clock.ms -= 5000;
    expect(limiter.take('a').allowed).toBe(false);
    clock.ms += 5999;
    expect(limiter.take('a').allowed).toBe(false);
    clock.ms += 1;
    expect(limiter.take('a').allowed).toBe(true);
  });

  it.each([{ rate: 0 }, { rate: -1 }, { rate: Number.NaN }, { burst: 0 }, { burst: 0.5 }, { maxKeys: 0 }])('refuses %j', (wrong) => {
    expect(() => new RateLimiter({ rate: 1, burst: 1, ...wrong })).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });
});

import { inRange } from '../../options.js';

/** How often something may be done. */
export interface Rate {
  /** Times a second, in the long run; 0.1 is once in ten seconds. */
  readonly rate: number;
  /** Times at once, after a while of rest; a whole number from 1. */
  readonly burst: number;
}

/** What {@link RateLimiter} says. */
export interface RateVerdict {
  readonly allowed: boolean;
  /** Times left at once. */
  readonly remaining: number;
  /** Whole seconds after which it is allowed again, if nobody else takes it; 0 where it is allowed. */
  readonly retryAfterSeconds: number;
}

/** How {@link RateLimiter} is set up. */
export interface RateLimiterOptions extends Rate {
  /** Keys to remember, default 100,000, some 150 bytes each. */
  readonly maxKeys?: number;
  /** Milliseconds of a clock that never goes back. Default: of the process. */
  readonly now?: () => number;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

/** What a sum of fractions may lack of a whole token. */
const ROUNDING = 1e-9;

/**
 * A token bucket for each key: it holds `burst` tokens, gets `rate` of them a second, and gives one each time.
 *
 * Of more keys than `maxKeys` the one longest not seen is forgotten, and begins anew with a full bucket: mostly it would be full by then.
 *
 * @throws {NamesakeError} `ERR_OPTION_RANGE`
 * @cost O(1) for each call; a table of `maxKeys` entries at most.
 */
export class RateLimiter {
  readonly #usual: Rate;
  readonly #maxKeys: number;
  readonly #now: () => number;
  /** In the order of last use. */
  readonly #buckets = new Map<string, Bucket>();

  constructor({ rate, burst, maxKeys, now = () => performance.now() }: RateLimiterOptions) {
    this.#usual = checked({ rate, burst });
    this.#maxKeys = inRange('maxKeys', maxKeys, 1, 10_000_000, 100_000);
    this.#now = now;
  }

  /** Keys remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes a token if there is one. @param limit of this key, where it is not the usual one. */
  take(key: string, limit: Rate = this.#usual): RateVerdict {
    const { rate, burst } = limit === this.#usual ? limit : checked(limit);
    const now = this.#now();
    const { tokens: before, atMs } = this.#buckets.get(key) ?? { tokens: burst, atMs: now };
    const tokens = Math.min(burst, before + (Math.max(0, now - atMs) / 1000) * rate);
    const allowed = tokens + ROUNDING >= 1;
    const left = Math.max(0, tokens - Number(allowed));
    this.#remember(key, { tokens: left, atMs: Math.max(now, atMs) });
    return { allowed, remaining: Math.floor(left + ROUNDING), retryAfterSeconds: allowed ? 0 : Math.ceil((1 - tokens - ROUNDING / 2) / rate) };
  }

  #remember(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= this.#maxKeys) return;
    const [oldest] = this.#buckets.keys();
    this.#buckets.delete(oldest);
  }
}

const checked = ({ rate, burst }: Rate): Rate => ({ rate: inRange('rate', rate, 1e-6, 1e6, 1), burst: inRange('burst', burst, 1, 1e6, 1) });

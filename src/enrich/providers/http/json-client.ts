import type { UnavailableReason } from '../../provider.js';
import { boundedText } from '../../../source/remote/bounded-text.js';
import { deadlineIn } from '../../../source/remote/deadline.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { type Clock, SYSTEM_CLOCK } from './clock.js';
import { type GateLimits, RequestGate } from './request-gate.js';

export type JsonAnswer =
  | { readonly status: 'ok'; readonly json: unknown }
  /** The host says that there is no such thing (404). */
  | { readonly status: 'absent' }
  | { readonly status: 'unavailable'; readonly reason: UnavailableReason };

export interface JsonClientOptions {
  /** In front of every path, without `/` at its end. */
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly limits: GateLimits;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const RETRIES = 2;
const FIRST_DELAY_MS = 500;
/** A host that wants us to wait longer is not waited for. */
const MAX_DELAY_MS = 15_000;
const FAILURES_THAT_OPEN = 5;
const OPEN_MS = 60_000;

/** What one request gave; `retryMs`: another one may help, after so long at least (null: the host does not say). */
type Attempt = JsonAnswer | { readonly status: 'failed'; readonly reason: UnavailableReason; readonly retryMs: number | null };

const unavailable = (reason: UnavailableReason): JsonAnswer => ({ status: 'unavailable', reason });

/** Asks one host for JSON by GET, at its pace; redirects are not followed. */
export class JsonClient {
  readonly #gate: RequestGate;
  readonly #breaker: CircuitBreaker;
  readonly #clock: Clock;

  constructor(readonly options: JsonClientOptions) {
    this.#clock = options.clock ?? SYSTEM_CLOCK;
    this.#gate = new RequestGate(options.limits, this.#clock);
    this.#breaker = new CircuitBreaker(FAILURES_THAT_OPEN, OPEN_MS, this.#clock);
  }

  /**
   * @param path    behind the base URL, with `/`.
   * @param signal  of who wants to know.
   * @throws never.
   */
  async get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<JsonAnswer> {
    const search = new URLSearchParams(query).toString();
    const url = `${this.options.baseUrl}${path}${search === '' ? '' : `?${search}`}`;
    for (let retry = 0; ; retry++) {
      const attempt = await this.#tryOnce(url, signal);
      if (attempt.status !== 'failed') return attempt;
      const delay = attempt.retryMs ?? FIRST_DELAY_MS * 2 ** retry * (0.5 + this.#clock.random());
      if (retry === RETRIES || delay > MAX_DELAY_MS) return unavailable(attempt.reason);
      await this.#clock.sleep(delay, signal);
    }
  }

  async #tryOnce(url: string, signal: AbortSignal): Promise<Attempt> {
    if (signal.aborted) return unavailable('aborted');
    if (!this.#breaker.enter()) return unavailable('upstream');
    const leave = await this.#gate.enter(signal);
    if (leave === null) {
      this.#breaker.leave();
      return unavailable(signal.aborted ? 'aborted' : 'rate-limited');
    }
    try {
      const attempt = await this.#ask(url, signal);
      if (attempt.status === 'failed') this.#breaker.fail();
      else if (attempt.status === 'unavailable') this.#breaker.leave();
      else this.#breaker.succeed();
      if (attempt.status === 'failed' && attempt.retryMs !== null) this.#gate.pause(Math.min(attempt.retryMs, MAX_DELAY_MS));
      return attempt;
    } finally {
      leave();
    }
  }

  async #ask(url: string, signal: AbortSignal): Promise<Attempt> {
    const deadline = deadlineIn(this.options.timeoutMs ?? TIMEOUT_MS, signal);
    try {
      const headers = { accept: 'application/json', 'user-agent': this.options.userAgent };
      const response = await fetch(url, { headers, redirect: 'error', signal: deadline.signal });
      if (response.ok) return await this.#read(response);
      await response.body?.cancel();
      return this.#refusal(response);
    } catch {
      return signal.aborted ? unavailable('aborted') : { status: 'failed', reason: 'upstream', retryMs: null };
    } finally {
      deadline.end();
    }
  }

  async #read(response: Response): Promise<JsonAnswer> {
    const text = await boundedText(response, this.options.maxBytes ?? MAX_BYTES);
    if (text === null) return unavailable('upstream');
    try {
      return { status: 'ok', json: JSON.parse(text) };
    } catch {
      return unavailable('upstream');
    }
  }

  #refusal(response: Response): Attempt {
    const { status } = response;
    if (status === 404) return { status: 'absent' };
    if (status === 401 || status === 403) return unavailable('no-key');
    if (status !== 429 && status < 500) return unavailable('upstream');
    return { status: 'failed', reason: status === 429 ? 'rate-limited' : 'upstream', retryMs: this.#retryAfter(response.headers.get('retry-after')) };
  }

  /** In seconds, or a date. */
  #retryAfter(header: string | null): number | null {
    if (header === null) return null;
    if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? null : Math.max(0, date - this.#clock.now());
  }
}

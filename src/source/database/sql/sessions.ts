import type { DatabaseOptions } from '../database.js';
import type { Driver, Session } from './driver.js';
import { abortedError, CONNECTING, failure } from './failure.js';

const CONNECT_TIMEOUT_MS = 15_000;
/** What is left over is taken away in this time even where the work was ended. */
const CLEANING_TIMEOUT_MS = 10_000;

/** The sessions of a database: one is kept for the next statement, all end together. */
export class Sessions {
  readonly #open = new Set<Session>();
  readonly #ending = new AbortController();
  readonly #onAbort = (): void => void this.close();
  #idle: Session | null = null;

  constructor(
    readonly driver: Driver,
    readonly options: DatabaseOptions,
  ) {
    if (options.signal?.aborted) this.#ending.abort();
    else options.signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** Of the end of all sessions. */
  get ended(): AbortSignal {
    return this.#ending.signal;
  }

  /** The session that is kept, or a new one. @throws {NamesakeError} `ERR_CONNECTION`, `ERR_ABORTED`, and what refuses the host. */
  async take(): Promise<Session> {
    const idle = this.#idle;
    this.#idle = null;
    if (idle?.alive) return idle;
    if (idle !== null) await this.drop(idle);
    const session = await this.#connected(this.#ending.signal, this.options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS);
    this.#open.add(session);
    if (!this.ended.aborted) return session;
    await this.drop(session);
    throw abortedError();
  }

  /** Keeps a session on which no statement runs, or ends it. */
  async giveBack(session: Session): Promise<void> {
    if (this.#idle === null && session.alive && !this.ended.aborted) this.#idle = session;
    else await this.drop(session);
  }

  async drop(session: Session): Promise<void> {
    this.#open.delete(session);
    await session.end();
  }

  /** A short statement on a session of its own, even where all have ended. */
  async askAnew(sql: string): Promise<void> {
    const session = await this.#connected(AbortSignal.timeout(CLEANING_TIMEOUT_MS), CLEANING_TIMEOUT_MS);
    await session.ask(sql).finally(() => session.end());
  }

  async close(): Promise<void> {
    this.options.signal?.removeEventListener('abort', this.#onAbort);
    this.#ending.abort();
    this.#idle = null;
    const open = [...this.#open];
    this.#open.clear();
    await Promise.all(open.map((session) => session.end()));
  }

  /** What an error of this work is: the end of the work, where it has ended. */
  explained(error: unknown, doing: string, fallback: Parameters<typeof failure>[3]): Error {
    return this.ended.aborted ? abortedError() : failure(this.driver, error, doing, fallback);
  }

  async #connected(signal: AbortSignal, timeoutMs: number): Promise<Session> {
    if (signal.aborted) throw abortedError();
    const check = remembering(this.options.checkHost);
    await check.host?.(this.driver.connection.host);
    try {
      return await this.driver.connect({ signal, timeoutMs, ...(check.host && { checkHost: check.host }) });
    } catch (error) {
      if (check.refusal !== null) throw check.refusal.error;
      throw signal.aborted ? abortedError() : failure(this.driver, error, CONNECTING, 'ERR_CONNECTION');
    }
  }
}

interface RememberingCheck {
  readonly host?: (host: string) => Promise<void>;
  refusal: { readonly error: unknown } | null;
}

/** What refuses a host: a driver may throw its own error for it. */
function remembering(checkHost: DatabaseOptions['checkHost']): RememberingCheck {
  const check: RememberingCheck = { refusal: null };
  if (checkHost === undefined) return check;
  const host = (name: string): Promise<void> =>
    checkHost(name).catch((error: unknown) => {
      check.refusal = { error };
      throw error;
    });
  return Object.assign(check, { host });
}

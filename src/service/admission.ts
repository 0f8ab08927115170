import { NamesakeError } from '../errors.js';
import type { ConcurrencyGate, RateLimiter } from './limits/index.js';
import type { ServiceConfig } from './service-config.js';
import { ServiceError } from './service-error.js';

/** Who asks for a job. */
export interface Caller {
  /** Whose limits count: an account's, or an address's. */
  readonly id: string;
  /** The account; null for jobs that need no key. */
  readonly account: string | null;
}

/** What a request shows of its sender. */
export interface Sender {
  readonly key: string | undefined;
  readonly address: string;
}

/** Who may enter, as far as a service needs to know. */
export interface KeyStore {
  /** The account of a key; null where there is none, `active` false where it was revoked or has expired. */
  find(key: string): { readonly id: string; readonly active: boolean } | null;
  /** Takes credits for good. @returns false where there are too few. */
  charge(account: string, credits: number, what: string): Promise<boolean>;
  /** Sets credits aside. @returns what settles or refunds them; null where there are too few. */
  reserve(account: string, credits: number, what: string): Promise<Hold | null>;
}

/** Credits that are set aside. */
export interface Hold {
  settle(): Promise<void>;
  refund(): Promise<void>;
}

/** A job that may run. One of the two is called once. */
export interface Permit {
  done(): Promise<void>;
  failed(): Promise<void>;
}

/** A queue that is full is worth asking again after so long. */
const FULL_RETRY_SECONDS = 5;

/** Keys, credits and limits: who may run what. */
export class Admission {
  readonly #config: ServiceConfig;
  readonly #keys: KeyStore | null;
  readonly #rate: RateLimiter;
  readonly #gate: ConcurrencyGate;
  readonly #samples: ReadonlyMap<string, string>;

  constructor(config: ServiceConfig, keys: KeyStore | null, rate: RateLimiter, gate: ConcurrencyGate) {
    this.#config = config;
    this.#keys = keys;
    this.#rate = rate;
    this.#gate = gate;
    this.#samples = new Map(config.samples.map(({ url, path }) => [url, path]));
  }

  /** Where the file of a sample is; null for any other connection. */
  sampleOf(connection: string | undefined): string | null {
    return (connection === undefined ? undefined : this.#samples.get(connection)) ?? null;
  }

  /** @throws {ServiceError} `ERR_KEY_MISSING`, `ERR_KEY_UNKNOWN`, `ERR_KEY_REFUSED`, `ERR_BUSY` */
  admit({ key, address }: Sender, isFree: boolean): Caller {
    const caller = this.#keys === null || isFree ? { id: address, account: null } : this.#holder(this.#keys, key);
    const { allowed, retryAfterSeconds } = this.#rate.take(caller.id);
    if (!allowed) throw new ServiceError('ERR_BUSY', 'too many requests', retryAfterSeconds);
    return caller;
  }

  /** Draws what a job costs that is done. @throws {ServiceError} `ERR_CREDITS` */
  async charge({ account }: Caller, what: string): Promise<void> {
    const credits = this.#config.creditsPerJob;
    if (account === null || this.#keys === null || credits === 0) return;
    if (!(await this.#keys.charge(account, credits, what))) throw usedUp();
  }

  /** Waits for its turn and sets aside what the job costs. @throws {ServiceError} `ERR_CREDITS`, `ERR_BUSY`; and where the signal ends the wait. */
  async enter({ id, account }: Caller, what: string, signal: AbortSignal): Promise<Permit> {
    const credits = this.#config.creditsPerJob;
    const keys = account === null || credits === 0 ? null : this.#keys;
    const hold = keys === null ? null : await keys.reserve(account as string, credits, what);
    if (keys !== null && hold === null) throw usedUp();
    const leave = await this.#gate.enter(id, signal).catch(async (error: unknown) => {
      await hold?.refund();
      throw error instanceof NamesakeError && error.code === 'ERR_LIMIT'
        ? new ServiceError('ERR_BUSY', 'too many jobs are waiting', FULL_RETRY_SECONDS)
        : error;
    });
    return {
      async done() {
        leave();
        await hold?.settle();
      },
      async failed() {
        leave();
        await hold?.refund();
      },
    };
  }

  #holder(keys: KeyStore, key: string | undefined): Caller {
    if (key === undefined) throw new ServiceError('ERR_KEY_MISSING', 'an API key is needed: the parameter apikey');
    const found = keys.find(key);
    if (found === null) throw new ServiceError('ERR_KEY_UNKNOWN', 'there is no such API key');
    if (!found.active) throw new ServiceError('ERR_KEY_REFUSED', 'this API key is no longer valid');
    return { id: found.id, account: found.id };
  }
}

const usedUp = (): ServiceError => new ServiceError('ERR_CREDITS', 'the credits of this API key are used up');

import { NamesakeError } from '../errors.js';
import { type Account, type Accounts, PARTS_OF_CREDIT } from './accounts/index.js';
import { creditsUsedUp, missingKey, refusedKey, taken, unknownKey } from './key-errors.js';
import type { ConcurrencyGate, Rate, RateLimiter } from './limits/index.js';
import type { ServiceConfig } from './service-config.js';
import { ServiceError } from './service-error.js';

/** Who asks. */
export interface Caller {
  /** Whose limits count: an account's, or an address's. */
  readonly id: string;
  /** Null where none was looked at. */
  readonly key: string | null;
  /** Of its jobs that run at once; null: the usual number. */
  readonly maxConcurrent: number | null;
}

/** What a request shows of its sender. */
export interface Sender {
  readonly key: string | undefined;
  readonly address: string;
}

/** What a key is for: nothing goes on without one; there are other ways to pay; what is asked for is free. */
export type KeyUse = 'needed' | 'welcome' | 'ignored';

/** A job that may run. One of the two is called once. */
export interface Permit {
  done(): Promise<void>;
  failed(): Promise<void>;
}

/** A queue that is full is worth asking again after so long. */
const FULL_RETRY_SECONDS = 5;

/** Keys, credits and limits: who may run what. */
export class Admission {
  readonly #accounts: Accounts | null;
  readonly #price: number;
  readonly #rate: RateLimiter;
  readonly #gate: ConcurrencyGate;
  readonly #samples: ReadonlyMap<string, string>;

  /** @param accounts null: no key is asked for. */
  constructor(config: ServiceConfig, accounts: Accounts | null, rate: RateLimiter, gate: ConcurrencyGate) {
    this.#accounts = accounts;
    this.#price = Math.round(config.creditsPerJob * PARTS_OF_CREDIT);
    this.#rate = rate;
    this.#gate = gate;
    this.#samples = new Map(config.samples.map(({ url, path }) => [url, path]));
  }

  /** Where the file of a sample is; null for any other connection. */
  sampleOf(connection: string | undefined): string | null {
    return (connection === undefined ? undefined : this.#samples.get(connection)) ?? null;
  }

  /** @throws {ServiceError} `ERR_KEY_MISSING`, `ERR_KEY_UNKNOWN`, `ERR_KEY_REFUSED`, `ERR_BUSY` */
  admit({ key, address }: Sender, use: KeyUse): Caller {
    if (this.#accounts === null || use === 'ignored' || (use === 'welcome' && key === undefined)) {
      this.#take(address);
      return { id: address, key: null, maxConcurrent: null };
    }
    const account = key === undefined ? null : this.#accounts.find(key);
    if (key === undefined || account?.state !== 'active') {
      // (who tries keys is held up by its address)
      this.#take(address);
      throw key === undefined ? missingKey() : account === null ? unknownKey() : refusedKey();
    }
    this.#take(account.id, rateOf(account));
    return { id: account.id, key, maxConcurrent: account.limits.maxConcurrent ?? null };
  }

  /** @throws {ServiceError} `ERR_BUSY` */
  #take(id: string, rate?: Rate): void {
    const { allowed, retryAfterSeconds } = this.#rate.take(id, rate);
    if (!allowed) throw new ServiceError('ERR_BUSY', 'too many requests', retryAfterSeconds);
  }

  /** A look before work that is charged afterwards. @throws {ServiceError} `ERR_CREDITS` */
  checkCredits({ id, key }: Caller): void {
    if (key !== null && this.#accounts !== null && this.#accounts.balance(id) < this.#price) throw creditsUsedUp();
  }

  /** Draws what a job costs that is done. @throws {ServiceError} `ERR_CREDITS` */
  async charge({ key }: Caller, what: string): Promise<void> {
    if (key === null || this.#accounts === null || this.#price === 0) return;
    taken(await this.#accounts.charge(key, this.#price, { what }));
  }

  /** Waits for its turn and sets aside what the job costs. @throws {ServiceError} `ERR_CREDITS`, `ERR_BUSY`; and where the signal ends the wait. */
  async enter({ id, key, maxConcurrent }: Caller, what: string, signal: AbortSignal): Promise<Permit> {
    const hold = await this.#hold(key, what);
    const leave = await this.#gate.enter(id, { signal, ...(maxConcurrent === null ? {} : { max: maxConcurrent }) }).catch(async (error: unknown) => {
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

  async #hold(key: string | null, what: string): Promise<Hold | null> {
    const accounts = this.#accounts;
    const price = this.#price;
    if (key === null || accounts === null || price === 0) return null;
    const reservation = taken(await accounts.reserve(key, price, { what }));
    return { settle: () => accounts.settle(reservation, price), refund: () => accounts.refund(reservation) };
  }
}

/** Credits that are set aside. */
interface Hold {
  settle(): Promise<void>;
  refund(): Promise<void>;
}

/** What an account has its own limits of. */
function rateOf({ limits: { rate, burst } }: Account): Rate | undefined {
  return rate === undefined && burst === undefined ? undefined : { rate: rate ?? (burst as number), burst: burst ?? Math.max(1, Math.ceil(rate as number)) };
}

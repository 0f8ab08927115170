import { NamesakeError } from '../errors.js';
import { type Account, type Accounts, PARTS_OF_CREDIT, type Refusal, type Reservation } from './accounts/index.js';
import type { ConcurrencyGate, Rate, RateLimiter } from './limits/index.js';
import type { ServiceConfig } from './service-config.js';
import { ServiceError } from './service-error.js';

/** Who asks for a job. */
export interface Caller {
  /** Whose limits count: an account's, or an address's. */
  readonly id: string;
  /** Null for jobs that need none. */
  readonly key: string | null;
  /** Of its jobs that run at once; null: the usual number. */
  readonly maxConcurrent: number | null;
}

/** What a request shows of its sender. */
export interface Sender {
  readonly key: string | undefined;
  readonly address: string;
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
  admit({ key, address }: Sender, isFree: boolean): Caller {
    const account = this.#accounts === null || isFree ? null : holderOf(this.#accounts, key);
    const caller =
      account === null
        ? { id: address, key: null, maxConcurrent: null }
        : { id: account.id, key: key as string, maxConcurrent: account.limits.maxConcurrent ?? null };
    const { allowed, retryAfterSeconds } = this.#rate.take(caller.id, rateOf(account));
    if (!allowed) throw new ServiceError('ERR_BUSY', 'too many requests', retryAfterSeconds);
    return caller;
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

function holderOf(accounts: Accounts, key: string | undefined): Account {
  if (key === undefined) throw new ServiceError('ERR_KEY_MISSING', 'an API key is needed: the parameter apikey');
  const found = accounts.find(key);
  if (found === null) throw unknownKey();
  if (found.state !== 'active') throw refusedKey();
  return found;
}

/** What an account has its own limits of. */
function rateOf(account: Account | null): Rate | undefined {
  const { rate, burst } = account?.limits ?? {};
  return rate === undefined && burst === undefined ? undefined : { rate: rate ?? (burst as number), burst: burst ?? Math.max(1, Math.ceil(rate as number)) };
}

/** @throws {ServiceError} where nothing was taken. */
function taken(result: Reservation | Refusal): Reservation {
  if (result === 'insufficient') throw creditsUsedUp();
  if (result === 'unknown') throw unknownKey();
  if (typeof result === 'string') throw refusedKey();
  return result;
}

const creditsUsedUp = (): ServiceError => new ServiceError('ERR_CREDITS', 'the credits of this API key are used up');
const unknownKey = (): ServiceError => new ServiceError('ERR_KEY_UNKNOWN', 'there is no such API key');
const refusedKey = (): ServiceError => new ServiceError('ERR_KEY_REFUSED', 'this API key is no longer valid');

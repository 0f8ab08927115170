import { NamesakeError } from '../errors.js';
import { type Accounts, creditsText, PARTS_OF_CREDIT } from './accounts/index.js';
import type { Caller } from './admission.js';
import { creditsUsedUp, taken } from './key-errors.js';
import type { Challenge, Discovery, Payments, PaidRequest } from './payments/index.js';
import { MICROS_PER_CREDIT, requestHash, resourceUrl, textHash } from './payments/index.js';
import { ServiceError } from './service-error.js';

/** What a request shows of who pays. */
export interface Payer {
  readonly caller: Caller;
  /** Header `PAYMENT-SIGNATURE`. */
  readonly signature: string | undefined;
  /** Header `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
  /** Aborted when the client leaves before it has its answer. */
  readonly leaving: AbortSignal;
}

/** Work that is ended when nobody waits for it any more. */
type Work<T> = (signal: AbortSignal) => Promise<T>;

/** Something that costs. */
export interface Priced {
  readonly request: PaidRequest;
  /** What the request is about without having it in it, such as values of a file that it names. */
  readonly content?: string;
  /** Of the service, as its client sees it. */
  readonly origin: string;
  /** What it is drawn for. */
  readonly what: string;
  readonly credits: number;
  /** Whether the work costs nobody anything but a moment: it is then done first, and paid for in one row. */
  readonly isQuick: boolean;
  readonly description: string;
  readonly mimeType: string;
  readonly discovery?: Discovery;
}

/** Work that was paid for. */
export interface PaidWork<T> {
  readonly result: T;
  /** Credits that are left; '0' where none were drawn. */
  readonly credits: string;
  /** For the answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that has to be paid for first. */
export class PaymentNeeded extends Error {
  override readonly name = 'PaymentNeeded';

  constructor(readonly challenge: Pick<Challenge, 'headers' | 'body'>) {
    super('Payment Required');
  }
}

/** What failed although it was paid for: the same request with the same payment may be sent again. */
export class PaidFailure extends Error {
  override readonly name = 'PaidFailure';

  constructor(
    readonly failure: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super('paid, and failed');
  }
}

/** Draws credits of keys, or takes payments of who has none. */
export class Billing {
  readonly #accounts: Accounts | null;
  readonly #payments: Payments | null;

  constructor(accounts: Accounts | null, payments: Payments | null) {
    this.#accounts = accounts;
    this.#payments = payments;
  }

  /** Whether nothing costs anything here. */
  get isFree(): boolean {
    return this.#accounts === null && this.#payments === null;
  }

  /** Whether there is another way to pay than by a key. */
  get takesPayments(): boolean {
    return this.#payments !== null;
  }

  /** Whether something is asked for that costs, by somebody who shows neither a key nor a payment. */
  isUnpaid({ caller, signature }: Payer): boolean {
    return caller.key === null && signature === undefined && !this.isFree;
  }

  /** What is asked for where nobody pays. `isCeiling`: nothing was asked for that has a price of its own. */
  challenge(priced: Priced, isCeiling = false): PaymentNeeded {
    if (this.#payments === null) return new PaymentNeeded({ headers: {}, body: NO_WAY_TO_PAY(priced) });
    const resource = resourceOf(priced);
    const discovery = priced.discovery === undefined ? {} : { discovery: priced.discovery };
    const quote = isCeiling ? this.#payments.ceiling(resource, priced.discovery) : { resource, amount: priced.credits * MICROS_PER_CREDIT, ...discovery };
    return new PaymentNeeded(this.#payments.challenge(quote));
  }

  /**
   * Has work done and paid for: a payment before, credits afterwards, by what `spent` says of the result. A result is a JSON value: with an idempotency key it is
   * kept for a day, and told again to who asks again.
   *
   * @throws {PaymentNeeded} where nobody pays; {ServiceError} `ERR_CREDITS`; what the work throws: nothing is drawn then.
   */
  async paid<T>(payer: Payer, priced: Priced, work: Work<T>, spent: (result: T) => number): Promise<PaidWork<T>> {
    if (payer.caller.key !== null && this.#accounts !== null) return this.#byKey(this.#accounts, payer.caller.key, payer, priced, work, spent);
    const { leaving } = payer;
    if (this.isFree) return { result: await whole(work, leaving), credits: '0', headers: {} };
    if (this.#payments === null || payer.signature === undefined) throw this.challenge(priced);
    const quote = { resource: resourceOf(priced), amount: priced.credits * MICROS_PER_CREDIT, ...(priced.discovery && { discovery: priced.discovery }) };
    const payment = await this.#payments.pay(priced.request, quote, payer.signature);
    if (payment.kind === 'refused') throw new PaymentNeeded(payment);
    try {
      const result = await whole(work, leaving);
      await payment.done();
      return { result, credits: '0', headers: payment.headers };
    } catch (error) {
      await payment.failed();
      // (what was paid is shown, whatever came of it)
      throw new PaidFailure(error, payment.headers);
    }
  }

  async #byKey<T>(
    accounts: Accounts,
    key: string,
    { caller: { id }, idempotencyKey, leaving: left }: Payer,
    { what, credits, isQuick, request, content = '' }: Priced,
    work: Work<T>,
    spent: (result: T) => number,
  ): Promise<PaidWork<T>> {
    const most = Math.round(credits * PARTS_OF_CREDIT);
    // (who leaves and has a key for coming back finds the answer then)
    const leaving = idempotencyKey === undefined ? left : NEVER;
    const hash = idempotencyKey === undefined ? '' : textHash(requestHash(request) + content);
    const options = { what, ...(idempotencyKey === undefined ? {} : { idempotencyKey, request: hash }) };
    const drawn = (result: T): number => Math.min(Math.round(spent(result) * PARTS_OF_CREDIT), most);
    const paid = (result: T): PaidWork<T> => ({ result, credits: creditsText(accounts.balance(id)), headers: {} });
    const known = idempotencyKey === undefined ? null : accounts.answer(id, idempotencyKey, hash);
    if (known !== null) return paid(JSON.parse(known) as T);
    if (accounts.balance(id) < most) throw creditsUsedUp();
    if (isQuick) {
      const result = await whole(work, leaving);
      if (drawn(result) > 0)
        taken(await accounts.charge(key, drawn(result), { ...options, ...(idempotencyKey !== undefined && { answer: JSON.stringify(result) }) }));
      return paid(result);
    }
    const reservation = taken(await accounts.reserve(key, most, options));
    if (reservation.repeated && reservation.state === 'open') throw new ServiceError('ERR_BUSY', 'a request with this idempotency key is being answered', 1);
    try {
      const result = await whole(work, leaving);
      // (what is paid already is not paid again; what came to nothing may be asked for again)
      if (reservation.state !== 'open') return paid(result);
      if (drawn(result) === 0) await accounts.refund(reservation);
      else await accounts.settle(reservation, drawn(result), idempotencyKey === undefined ? undefined : { id, idempotencyKey, answer: JSON.stringify(result) });
      return paid(result);
    } catch (error) {
      if (reservation.state === 'open') await accounts.refund(reservation);
      throw error;
    }
  }
}

const NEVER = new AbortController().signal;

/** @throws {NamesakeError} `ERR_ABORTED` where the client has left: what was looked up until then is no answer. */
async function whole<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
  const result = await work(signal);
  if (signal.aborted) throw new NamesakeError('ERR_ABORTED', 'the client has left');
  return result;
}

const resourceOf = ({ request, origin, description, mimeType }: Priced): { url: string; description: string; mimeType: string } => ({
  url: resourceUrl(origin, request),
  description,
  mimeType,
});

/** A service with keys alone. */
const NO_WAY_TO_PAY = (priced: Priced): Challenge['body'] =>
  ({ x402Version: 2, error: 'Payment Required', resource: resourceOf(priced), accepts: [], extensions: {} }) as unknown as Challenge['body'];

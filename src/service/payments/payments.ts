import { toBase64Json } from './base64-json.js';
import { type Challenge, challengeOf, extensionsOf } from './challenge.js';
import type { Discovery } from './discovery.js';
import { type CallHeaders, Facilitator, type Terms } from './facilitator.js';
import { type Manifest, type ManifestOptions, manifestOf } from './manifest.js';
import { type PaidRequest, requestHash } from './paid-request.js';
import { checkPayment } from './payment-check.js';
import { NETWORK, type PaymentConfig, VERSION } from './payment-config.js';
import { readPayment, type SignedPayment } from './payment-header.js';
import { PaymentRefusal, type RefusalReason } from './payment-refusal.js';
import type { PaymentKey, PaymentRow, PaymentStore } from './payment-store.js';
import { CEILING, priceOf } from './prices.js';
import { type Quote, type Requirements, requirementsOf, type Resource } from './requirements.js';
import { type Recovery, Settling } from './settling.js';

/** A job that ends without an answer so often is not begun again. */
const MAX_RUNS = 3;

/** A request that is paid: its job is to be run, once, and one of the two functions called when it has ended. */
export interface Paid {
  readonly kind: 'paid';
  /** For the answer, whatever its status: the receipt as `PAYMENT-RESPONSE`, and that it is nobody else's. */
  readonly headers: Readonly<Record<string, string>>;
  /** Value of `PAYMENT-RESPONSE`. */
  readonly receiptHeader: string;
  readonly payer: string;
  readonly transaction: string;
  /** In millionths of a USD. */
  readonly amount: number;
  /** The answer was given: the payment is used up. */
  done(): Promise<void>;
  /** There is no answer: the same request with the same payment may have it run again, three times in all. */
  failed(): Promise<void>;
}

/** A request that is not paid: the answer to it, and why. */
export interface Refused extends Challenge {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

/** What {@link createPayments} may be given. */
export interface PaymentsOptions {
  /** For settlement services with accounts of their own; default none. */
  readonly callHeaders?: CallHeaders;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

/**
 * Payments of strangers by x402, version 2, scheme `exact`: USDC on Base, by EIP-3009 authorizations that a settlement service ("facilitator") verifies and settles.
 *
 * A signature is over payer, payee, amount, time and a nonce, not over what is bought; so that what it buys is written down here before the settlement is asked for,
 * and never changes. Settled is before the job is run: answers are streamed.
 */
export class Payments {
  readonly #config: PaymentConfig;
  readonly #store: PaymentStore;
  readonly #facilitator: Facilitator;
  readonly #settling: Settling;
  readonly #now: () => number;

  /** @internal see {@link createPayments} */
  constructor(config: PaymentConfig, store: PaymentStore, { callHeaders, now = Date.now }: PaymentsOptions) {
    this.#config = config;
    this.#store = store;
    this.#facilitator = new Facilitator(config, callHeaders);
    this.#settling = new Settling(store, this.#facilitator);
    this.#now = now;
  }

  /** What a job costs. @param records  from 1 to 100. @throws {NamesakeError} `ERR_OPTION_RANGE` */
  quote(resource: Resource, functionName: string, records: number, discovery?: Discovery): Quote {
    return { resource, amount: priceOf(functionName, records), ...(discovery && { discovery }) };
  }

  /** The most that a job costs, for who asks for none. */
  ceiling(resource: Resource, discovery?: Discovery): Quote {
    return { resource, amount: CEILING, ...(discovery && { discovery }), isCeiling: true };
  }

  /** Asks for a payment. @throws {NamesakeError} `ERR_OPTION_RANGE` for an amount that is none. */
  challenge(quote: Quote): Challenge {
    return challengeOf(this.#config, quote);
  }

  /**
   * Takes the payment for a request that is known to be valid: what cannot be run must not be paid.
   *
   * The same request with the same payment is answered once. Before that it may come again: where settlement is not known it is asked for again, where a job ended
   * without an answer it is run again. An answer is not kept: after it, the payment is `payment_already_used`.
   *
   * @param header  `PAYMENT-SIGNATURE`; undefined or '' for none. (`X-PAYMENT` is for version 1, which is not offered.)
   * @throws {NamesakeError} `ERR_OPTION_RANGE` for a quote that is none, `ERR_ABORTED`, and what the disk has to say.
   * @cost two calls of the settlement service, four writes.
   */
  async pay(request: PaidRequest, quote: Quote, header: string | undefined): Promise<Paid | Refused> {
    try {
      if (header === undefined || header === '') throw new PaymentRefusal('payment_required', 'Payment Required');
      if (quote.isCeiling === true) throw new PaymentRefusal('nothing_to_pay', 'the request names no function and no records');
      const payment = readPayment(header);
      const key = { network: NETWORK, asset: this.#config.asset.toLowerCase(), payer: payment.authorization.from, nonce: payment.authorization.nonce };
      const paid = await this.#store.alone(key, () => this.#take(key, payment, requestHash(request), quote));
      if (paid === null) throw inProgress();
      return paid;
    } catch (error) {
      if (error instanceof PaymentRefusal) return this.#refused(quote, error);
      throw error;
    }
  }

  /** Whether the settlement service settles what is asked for here. @throws {NamesakeError} `ERR_UNAVAILABLE` where it does not say. */
  supported(): Promise<boolean> {
    return this.#facilitator.supported();
  }

  /** Asks again for settlements that are not known: after a start, and now and then. @cost a call for each. */
  recover(): Promise<Recovery> {
    return this.#settling.recover();
  }

  /** The body of `/.well-known/x402` and `/.well-known/x402.json`. */
  manifest(options: ManifestOptions): Manifest {
    return manifestOf(this.#config, options);
  }

  async #take(key: PaymentKey, payment: SignedPayment, request: string, quote: Quote): Promise<Paid> {
    const row = await this.#store.find(key);
    if (row !== null && row.state !== 'seen') return this.#takeKnown(row, payment, request);
    // (nobody is at it, and nobody vouched for it: the disk failed)
    if (row !== null) await this.#store.drop(key);
    const asked = requirementsOf(this.#config, quote);
    checkPayment(payment, asked, Math.floor(this.#now() / 1000));
    const { amount } = quote;
    const fresh = { ...key, request, signed: payment.hash, amount, terms: termsOf(payment, asked, quote) };
    return this.#paid(key, amount, await this.#settling.take(fresh));
  }

  /** (its time may be over by now, and the price another one: what counts is what was verified) */
  async #takeKnown(row: PaymentRow, payment: SignedPayment, request: string): Promise<Paid> {
    if (row.request !== request || row.signed !== payment.hash) throw new PaymentRefusal('payment_already_used', 'it belongs to another request');
    if (row.state === 'failed') throw new PaymentRefusal('settlement_failed', row.reason ?? '', { payer: row.payer, errorReason: row.reason ?? '' });
    if (row.state === 'verified') return this.#paid(row, row.amount, await this.#settling.takeAgain(row));
    if (row.run === 'begun') throw inProgress();
    if (row.run === 'answered') throw new PaymentRefusal('payment_already_used', 'this request was answered');
    if (row.runs >= MAX_RUNS) throw new PaymentRefusal('payment_already_used', `the job has failed ${MAX_RUNS} times; ask whoever runs this service`);
    await this.#store.begin(row);
    return this.#paid(row, row.amount, row.transaction as string);
  }

  #paid({ network, asset, payer, nonce }: PaymentKey, amount: number, transaction: string): Paid {
    const key = { network, asset, payer, nonce };
    const receiptHeader = toBase64Json({ success: true, transaction, network, payer, amount: String(amount) });
    return {
      kind: 'paid',
      headers: { 'PAYMENT-RESPONSE': receiptHeader, 'cache-control': 'private, no-store' },
      receiptHeader,
      payer,
      transaction,
      amount,
      done: () => this.#store.end(key, true),
      failed: () => this.#store.end(key, false),
    };
  }

  #refused(quote: Quote, { reason, message, failure }: PaymentRefusal): Refused {
    const { status, headers, body } = challengeOf(this.#config, quote, message);
    const receipt = failure && { 'PAYMENT-RESPONSE': toBase64Json({ success: false, ...failure, transaction: '', network: NETWORK }) };
    return { kind: 'refused', reason, status, headers: { ...headers, ...receipt }, body };
  }
}

/** Payments as a configuration has them. @param store  of {@link openPaymentStore}. */
export const createPayments = (config: PaymentConfig, store: PaymentStore, options: PaymentsOptions = {}): Payments => new Payments(config, store, options);

const inProgress = (): PaymentRefusal => new PaymentRefusal('payment_in_progress', 'a request with this payment is being answered');

/** What the settlement service reads: of the payment only what is signed; the rest is what was asked for. */
const termsOf = ({ authorization, signature }: SignedPayment, asked: Requirements, quote: Quote): Terms => ({
  x402Version: VERSION,
  paymentPayload: {
    x402Version: VERSION,
    resource: quote.resource,
    accepted: asked,
    payload: { signature, authorization },
    extensions: extensionsOf(quote),
  },
  paymentRequirements: asked,
});

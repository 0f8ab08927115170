import { NamesakeError } from '../../errors.js';
import { member } from './base64-json.js';
import { boundedCall, type CallResult } from './bounded-call.js';
import { NETWORK, type PaymentConfig, SCHEME, VERSION } from './payment-config.js';
import type { Authorization } from './payment-header.js';
import type { Requirements, Resource } from './requirements.js';

/** A request that was refused as a whole, and not tried. */
const NOT_TRIED: readonly number[] = [300, 301, 302, 303, 307, 308, 400, 401, 403, 404, 405, 413, 415, 422, 429];
const TRANSACTION = /^0x[0-9a-fA-F]{64}$/;
/** What the scheme says where a transaction is under way: ask again with the same. */
const PENDING = 'settlement_pending';
const MAX_REASON = 200;
/** For a question that changes nothing. */
const TRIES = 2;
const SUPPORTED_MS = 10_000;

/** A payment, and what it is to fulfil: what the settlement service reads. */
export interface Terms {
  readonly x402Version: number;
  readonly paymentPayload: {
    readonly x402Version: number;
    readonly resource: Resource;
    readonly accepted: Requirements;
    readonly payload: { readonly signature: string; readonly authorization: Authorization };
    readonly extensions: object;
  };
  readonly paymentRequirements: Requirements;
}

/** Whether a payment would be good. */
export type Verdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** What became of the money. */
export type Settlement =
  | { readonly kind: 'settled'; readonly transaction: string }
  /** None moved. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** Nobody has tried. */
  | { readonly kind: 'unsent'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** Headers for a call, as services with accounts of their own want them. */
export type CallHeaders = (operation: 'supported' | 'verify' | 'settle') => Promise<Readonly<Record<string, string>>>;

/**
 * The settlement service ("facilitator"). It is believed about signatures, balances and transactions; an answer about another payer, network or amount is none.
 * Nothing here throws but {@link Facilitator.supported}.
 */
export class Facilitator {
  readonly #config: PaymentConfig;
  readonly #headers: CallHeaders;

  constructor(config: PaymentConfig, headers: CallHeaders = async () => ({})) {
    this.#config = config;
    this.#headers = headers;
  }

  /** Whether it settles payments as they are asked for here. @throws {NamesakeError} `ERR_UNAVAILABLE` where it does not say. */
  async supported(): Promise<boolean> {
    const result = await this.#call('supported', undefined, AbortSignal.timeout(SUPPORTED_MS), TRIES);
    const kinds = result.kind === 'answered' && result.status === 200 ? member(result.json, 'kinds') : undefined;
    if (!Array.isArray(kinds)) throw new NamesakeError('ERR_UNAVAILABLE', 'the settlement service', 'a list of what it supports', whyOf(result));
    return kinds.some((kind) => member(kind, 'x402Version') === VERSION && member(kind, 'scheme') === SCHEME && member(kind, 'network') === NETWORK);
  }

  /** Asks once more where no answer came. */
  async verify(terms: Terms): Promise<Verdict> {
    const result = await this.#call('verify', terms, AbortSignal.timeout(this.#config.verifyTimeoutMs), TRIES);
    const isValid = result.kind === 'answered' ? member(result.json, 'isValid') : undefined;
    if (result.kind !== 'answered' || typeof isValid !== 'boolean') return { kind: 'unavailable', why: whyOf(result) };
    if (!isValid) return { kind: 'invalid', reason: reasonOf(member(result.json, 'invalidReason')) };
    if (result.status !== 200 || !isPayer(result.json, terms)) return { kind: 'unavailable', why: 'it answers about something else' };
    return { kind: 'valid' };
  }

  /** Asks once more only where a transaction is under way, or where nobody has read the request. Asking for the same payment again moves no money twice. */
  async settle(terms: Terms): Promise<Settlement> {
    const first = await this.#settleOnce(terms);
    if (!first.isPending && first.settlement.kind !== 'unsent') return first.settlement;
    const { settlement } = await this.#settleOnce(terms);
    // (a transaction was under way: that another one fails says nothing about it)
    return first.isPending && settlement.kind !== 'settled' ? first.settlement : settlement;
  }

  async #settleOnce(terms: Terms): Promise<{ readonly settlement: Settlement; readonly isPending: boolean }> {
    const result = await this.#call('settle', terms, AbortSignal.timeout(this.#config.settleTimeoutMs), 1);
    const isPending = result.kind === 'answered' && member(result.json, 'errorReason') === PENDING;
    return { settlement: isPending ? { kind: 'unknown', why: PENDING } : settlementOf(result, terms), isPending };
  }

  async #call(operation: 'supported' | 'verify' | 'settle', body: unknown, signal: AbortSignal, tries: number): Promise<CallResult> {
    const url = `${this.#config.facilitator}/${operation}`;
    const headers = await this.#headers(operation).catch(() => null);
    if (headers === null) return { kind: 'unsent', why: 'no credentials for it' };
    for (let left = tries; ; left--) {
      const result = await boundedCall({ url, headers, ...(body === undefined ? {} : { body }) }, signal);
      const isAnswer = result.kind === 'answered' && (result.status < 500 || typeof result.json === 'object');
      if (isAnswer || left === 1 || signal.aborted) return result;
    }
  }
}

function settlementOf(result: CallResult, terms: Terms): Settlement {
  if (result.kind !== 'answered') return { kind: result.kind === 'unsent' ? 'unsent' : 'unknown', why: result.why };
  const { json, status } = result;
  const success = member(json, 'success');
  if (success === false) return { kind: 'failed', reason: reasonOf(member(json, 'errorReason')) };
  if (success !== true) return { kind: NOT_TRIED.includes(status) ? 'unsent' : 'unknown', why: whyOf(result) };
  const transaction = member(json, 'transaction');
  const isOurs = status === 200 && member(json, 'network') === NETWORK && isPayer(json, terms) && isAmount(json, terms);
  if (!isOurs || typeof transaction !== 'string' || !TRANSACTION.test(transaction)) return { kind: 'unknown', why: 'it answers about something else' };
  return { kind: 'settled', transaction: transaction.toLowerCase() };
}

/** (whoever paid may go unsaid) */
function isPayer(json: unknown, { paymentPayload }: Terms): boolean {
  const payer = member(json, 'payer') ?? paymentPayload.payload.authorization.from;
  return typeof payer === 'string' && payer.toLowerCase() === paymentPayload.payload.authorization.from;
}

const isAmount = (json: unknown, { paymentRequirements }: Terms): boolean =>
  (member(json, 'amount') ?? paymentRequirements.amount) === paymentRequirements.amount;

const whyOf = (result: CallResult): string => (result.kind === 'answered' ? `status ${result.status} without an answer` : result.why);

/** Short, and without characters that do something. */
const reasonOf = (reason: unknown): string =>
  (typeof reason === 'string' ? reason.slice(0, MAX_REASON).replace(/[^\x20-\x7e]/g, '?') : '') || 'no reason given';

import type { Facilitator, Terms } from './facilitator.js';
import { PaymentRefusal } from './payment-refusal.js';
import type { NewPayment, PaymentKey, PaymentRow, PaymentStore } from './payment-store.js';

const ASK_AGAIN = 'send this request again with this payment, not with another one';

/** What became of payments whose settlement was not known. */
export interface Recovery {
  readonly settled: number;
  readonly failed: number;
  readonly unknown: number;
}

/**
 * Takes payments through their states, each step on the disk before the next one is begun:
 *
 *     (none) ─ seen ─ verified ─┬─ settled
 *        └──────┘               └─ failed
 *
 * What the settlement service does not vouch for is forgotten: nobody can use up the nonce of somebody else. From `verified` on a payment is bound to its request.
 * Where settlement was asked for and the answer is not known, only a success ends the doubt: that a second try fails may mean that the first did not.
 *
 * To be called by one caller at a time for each payment.
 */
export class Settling {
  readonly #store: PaymentStore;
  readonly #facilitator: Facilitator;

  constructor(store: PaymentStore, facilitator: Facilitator) {
    this.#store = store;
    this.#facilitator = facilitator;
  }

  /** A payment that was not seen before: verified, settled, its job begun. @returns the transaction. @throws {PaymentRefusal} */
  async take(payment: NewPayment): Promise<string> {
    await this.#store.insert(payment);
    const verdict = await this.#facilitator.verify(payment.terms);
    if (verdict.kind !== 'valid') await this.#store.drop(payment);
    if (verdict.kind === 'invalid') throw new PaymentRefusal('verification_failed', verdict.reason);
    if (verdict.kind === 'unavailable') throw unavailable(verdict.why);
    await this.#store.verified(payment);
    const transaction = await this.#settle(payment, payment.terms, false);
    await this.#store.settledAndBegun(payment, transaction);
    return transaction;
  }

  /** One that was verified, and of whose settlement nothing is known; its job begun. @returns the transaction. @throws {PaymentRefusal} */
  async takeAgain(row: PaymentRow): Promise<string> {
    const transaction = await this.#settleAgain(row);
    await this.#store.settledAndBegun(row, transaction);
    return transaction;
  }

  /** Asks again for all settlements that are not known; what is settled is owed a job. @cost a call for each, one after the other. */
  async recover(): Promise<Recovery> {
    const counts = { settled: 0, failed: 0, unknown: 0 };
    for (const { network, asset, payer, nonce } of await this.#store.unsettled()) {
      const key = { network, asset, payer, nonce };
      const outcome = await this.#store.alone(key, () => this.#recoverOne(key));
      if (outcome !== null) counts[outcome]++;
    }
    return counts;
  }

  async #recoverOne(key: PaymentKey): Promise<keyof Recovery> {
    const row = await this.#store.find(key);
    if (row?.state !== 'verified') return row?.state === 'failed' ? 'failed' : 'settled';
    try {
      await this.#store.settled(key, await this.#settleAgain(row));
      return 'settled';
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      return error.reason === 'settlement_failed' ? 'failed' : 'unknown';
    }
  }

  async #settleAgain(row: PaymentRow): Promise<string> {
    if (!row.asked) await this.#store.open(row, true, '');
    return this.#settle(row, row.terms as Terms, row.asked);
  }

  /** @param asked  whether it may have been asked for before. */
  async #settle(key: PaymentKey, terms: Terms, asked: boolean): Promise<string> {
    const settlement = await this.#facilitator.settle(terms);
    if (settlement.kind === 'settled') return settlement.transaction;
    if (settlement.kind === 'failed' && !asked) {
      await this.#store.failed(key, settlement.reason);
      throw new PaymentRefusal('settlement_failed', settlement.reason, { payer: key.payer, errorReason: settlement.reason });
    }
    const why = settlement.kind === 'failed' ? settlement.reason : settlement.why;
    const inDoubt = asked || settlement.kind === 'unknown';
    await this.#store.open(key, inDoubt, why);
    throw inDoubt ? new PaymentRefusal('settlement_unknown', `${why}; ${ASK_AGAIN}`) : unavailable(why);
  }
}

const unavailable = (why: string): PaymentRefusal => new PaymentRefusal('facilitator_unavailable', `${why}; no money was moved, ${ASK_AGAIN}`);

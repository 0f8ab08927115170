import { NamesakeError } from '../../errors.js';
import type { Accounts, Journal, OpenPayment, PaymentKeeping, SqlRow, Statement } from '../accounts/index.js';
import type { Terms } from './facilitator.js';

/** What identifies an authorization; addresses and nonce in lower case. */
export interface PaymentKey {
  readonly network: string;
  readonly asset: string;
  readonly payer: string;
  readonly nonce: string;
}

/** A payment that was not seen before. */
export interface NewPayment extends PaymentKey {
  /** Hash of the request that it pays for. */
  readonly request: string;
  /** Hash of authorization and signature. */
  readonly signed: string;
  readonly amount: number;
  readonly terms: Terms;
}

/** A payment that was seen. */
export interface PaymentRow extends PaymentKey {
  readonly request: string;
  readonly signed: string;
  /** In millionths of a USD. */
  readonly amount: number;
  readonly state: 'seen' | 'verified' | 'settled' | 'failed';
  /** Whether settlement may have been asked for. */
  readonly asked: boolean;
  /** What settlement is asked for with; null once the answer is known. */
  readonly terms: Terms | null;
  /** Of a settled one. */
  readonly transaction: string | null;
  /** Why it failed, or is not known. */
  readonly reason: string | null;
  /** Of the job that a settled one pays: to be run, being run, answered. */
  readonly run: 'owed' | 'begun' | 'answered' | null;
  /** How often the job was begun. */
  readonly runs: number;
  /** Milliseconds since 1970. */
  readonly seenMs: number;
}

const WHERE = 'WHERE network = ? AND asset = ? AND payer = ? AND nonce = ?';
const SQL = {
  find: `SELECT * FROM payment ${WHERE}`,
  insert: `INSERT INTO payment (request, signed, amount, terms, state, seen_ms, changed_ms, network, asset, payer, nonce) VALUES (?, ?, ?, ?, 'seen', ?, ?, ?, ?, ?, ?)`,
  drop: `DELETE FROM payment ${WHERE} AND state = 'seen'`,
  verified: `UPDATE payment SET state = 'verified', asked = 1, changed_ms = ? ${WHERE} AND state = 'seen' RETURNING nonce`,
  open: `UPDATE payment SET asked = ?, reason = ?, changed_ms = ? ${WHERE} AND state = 'verified'`,
  settled: `UPDATE payment SET state = 'settled', run = 'owed', tx = ?, terms = NULL, reason = NULL, changed_ms = ? ${WHERE} AND state = 'verified' RETURNING nonce`,
  failed: `UPDATE payment SET state = 'failed', reason = ?, terms = NULL, changed_ms = ? ${WHERE} AND state = 'verified' RETURNING nonce`,
  begin: `UPDATE payment SET run = 'begun', runs = runs + 1, changed_ms = ? ${WHERE} AND run = 'owed' RETURNING nonce`,
  end: `UPDATE payment SET run = ?, changed_ms = ? ${WHERE} AND run = 'begun'`,
  dropSeen: `DELETE FROM payment WHERE state = 'seen'`,
  freeBegun: `UPDATE payment SET run = 'owed' WHERE run = 'begun'`,
  unsettled: `SELECT * FROM payment WHERE state = 'verified' ORDER BY seen_ms`,
  owed: `SELECT * FROM payment WHERE run = 'owed' ORDER BY seen_ms`,
} as const;

/**
 * The rows of payments, in the file of the accounts and as durable: a promise is kept when the disk has it. A row is changed by one caller at a time
 * ({@link PaymentStore.alone}); the table itself refuses to pay for two requests, or to settle twice.
 *
 * @cost a write shared with whatever else is written then, for each step.
 */
export class PaymentStore implements PaymentKeeping {
  readonly #journal: Journal;
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;
  readonly #now: () => number;
  readonly #busy = new Set<string>();

  /** @internal see {@link openPaymentStore} */
  constructor(journal: Journal, now: () => number) {
    this.#journal = journal;
    this.#now = now;
    this.#statements = Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, journal.sqlite.prepare(sql)])) as Record<keyof typeof SQL, Statement>;
  }

  /** Does `work` if nobody else works at this payment; else null at once. */
  async alone<T>(key: PaymentKey, work: () => Promise<T>): Promise<T | null> {
    const name = partsOf(key).join(' ');
    if (this.#busy.has(name)) return null;
    this.#busy.add(name);
    try {
      return await work();
    } finally {
      this.#busy.delete(name);
    }
  }

  find(key: PaymentKey): Promise<PaymentRow | null> {
    return this.#journal.do(() => {
      const row = this.#statements.find.get(...partsOf(key));
      return row === undefined ? null : rowOf(row);
    });
  }

  /** @throws {Error} of SQLite where it was seen before. */
  insert(payment: NewPayment): Promise<void> {
    const { request, signed, amount, terms } = payment;
    return this.#do('insert', payment, request, signed, amount, JSON.stringify(terms), this.#now(), this.#now());
  }

  /** Forgets one that nobody vouched for. */
  drop(key: PaymentKey): Promise<void> {
    return this.#do('drop', key);
  }

  /** Settlement is about to be asked for. This step and the next ones: @throws {NamesakeError} `ERR_ABORTED` where the payment is not in the state before. */
  verified(key: PaymentKey): Promise<void> {
    return this.#journal.do(() => this.#step('verified', key, this.#now()));
  }

  /** Settlement is not known. @param asked  whether it may have been asked for. */
  open(key: PaymentKey, asked: boolean, reason: string): Promise<void> {
    return this.#do('open', key, asked ? 1 : 0, reason, this.#now());
  }

  settled(key: PaymentKey, transaction: string): Promise<void> {
    return this.#journal.do(() => this.#step('settled', key, transaction, this.#now()));
  }

  failed(key: PaymentKey, reason: string): Promise<void> {
    return this.#journal.do(() => this.#step('failed', key, reason, this.#now()));
  }

  /** {@link settled}, and {@link begin} in the same transaction. */
  settledAndBegun(key: PaymentKey, transaction: string): Promise<void> {
    return this.#journal.do(() => {
      this.#step('settled', key, transaction, this.#now());
      this.#step('begin', key, this.#now());
    });
  }

  /** The job is about to run. */
  begin(key: PaymentKey): Promise<void> {
    return this.#journal.do(() => this.#step('begin', key, this.#now()));
  }

  /** The job has ended. @param answered  false: it is owed still. */
  end(key: PaymentKey, answered: boolean): Promise<void> {
    return this.#do('end', key, answered ? 'answered' : 'owed', this.#now());
  }

  /** Payments of which nobody knows whether money moved, the oldest first. */
  unsettled(): Promise<readonly PaymentRow[]> {
    return this.#journal.do(() => this.#statements.unsettled.all().map(rowOf));
  }

  /** Payments that were settled and have no answer, the oldest first. */
  owed(): Promise<readonly PaymentRow[]> {
    return this.#journal.do(() => this.#statements.owed.all().map(rowOf));
  }

  /** What people have to look after: payments whose settlement is not known, and settled ones without an answer; each the oldest first. */
  async openPayments(): Promise<readonly OpenPayment[]> {
    return [...(await this.unsettled()), ...(await this.owed())].map(openPaymentOf);
  }

  async resolvePayment(nonce: string, transaction: string | null): Promise<void> {
    const wanted = nonce.toLowerCase();
    const found = (await this.unsettled()).filter((row) => row.nonce === wanted);
    if (found.length !== 1)
      throw new NamesakeError('ERR_OPTION_RANGE', 'the nonce', 'one of a payment in doubt', found.length === 0 ? 'one of none' : 'one of several');
    if (transaction !== null && !TRANSACTION.test(transaction))
      throw new NamesakeError('ERR_OPTION_RANGE', 'the transaction', '0x and 64 hexadecimal digits', JSON.stringify(transaction.slice(0, 80)));
    if (!(await this.resolve(found[0], transaction)))
      throw new NamesakeError('ERR_ABORTED', 'the payment has changed meanwhile', 'one in doubt', 'another state');
  }

  /** Ends the doubt about a settlement. @returns false where there was none, or somebody is asking for the settlement at this moment. */
  async resolve({ network, asset, payer, nonce }: PaymentKey, transaction: string | null): Promise<boolean> {
    const key = { network, asset, payer, nonce };
    const resolved = await this.alone(key, async () => {
      if ((await this.find(key))?.state !== 'verified') return false;
      await (transaction === null ? this.failed(key, 'resolved by hand') : this.settled(key, transaction));
      return true;
    });
    return resolved ?? false;
  }

  /** @internal What a process that is gone has left: payments that nobody vouched for are forgotten, jobs that had begun are owed. */
  recover(): Promise<void> {
    return this.#journal.do(() => {
      this.#statements.dropSeen.run();
      this.#statements.freeBegun.run();
    });
  }

  #step(statement: 'verified' | 'settled' | 'failed' | 'begin', key: PaymentKey, ...values: readonly (string | number)[]): void {
    if (this.#statements[statement].get(...values, ...partsOf(key)) === undefined)
      throw new NamesakeError('ERR_ABORTED', 'a payment has changed meanwhile', `a state before "${statement}"`, 'another one');
  }

  #do(statement: keyof typeof SQL, key: PaymentKey, ...values: readonly (string | number)[]): Promise<void> {
    return this.#journal.do(() => this.#statements[statement].run(...values, ...partsOf(key)));
  }
}

/** Opens the payments of a file of accounts. Once for each: what is not done is taken for what a process that is gone has left. */
export async function openPaymentStore(accounts: Accounts, now: () => number = Date.now): Promise<PaymentStore> {
  const store = new PaymentStore(accounts.journal, now);
  await store.recover();
  return store;
}

const TRANSACTION = /^0x[0-9a-f]{64}$/i;

/** (its terms hold a signature) */
const openPaymentOf = ({ network, asset, payer, nonce, amount, state, transaction, reason, runs, seenMs }: PaymentRow): OpenPayment => ({
  network,
  asset,
  payer,
  nonce,
  amount,
  state: state as OpenPayment['state'],
  transaction,
  reason,
  runs,
  seenMs,
});
const partsOf = ({ network, asset, payer, nonce }: PaymentKey): readonly string[] => [network, asset, payer, nonce];

function rowOf({ asked, terms, tx, seen_ms, changed_ms: _, ...rest }: SqlRow): PaymentRow {
  return {
    ...rest,
    asked: asked === 1,
    terms: terms === null ? null : (JSON.parse(terms as string) as Terms),
    transaction: tx,
    seenMs: seen_ms,
  } as unknown as PaymentRow;
}

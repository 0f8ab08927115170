import { gunzipSync, gzipSync } from 'node:zlib';
import { NamesakeError } from '../../errors.js';
import type { Sqlite, SqlRow, Statement } from './sqlite.js';

/** An amount to take, and what for. */
export interface Taking {
  readonly kind: 'charge' | 'reserve';
  readonly account: string;
  readonly amount: number;
  readonly what: string;
  readonly repeat?: Repeatable;
}

/** A request that may come again. */
export interface Repeatable {
  /** Of its sender. */
  readonly key: string;
  /** A hash of it. */
  readonly request: string;
}

/** An amount that was taken: now, or by an earlier request with the same key. */
export interface Taken {
  readonly entry: number;
  readonly amount: number;
  /** A charge is settled from the beginning. */
  readonly state: 'open' | 'settled' | 'refunded';
  /** Of what was taken, what was kept; 0 while it is open. */
  readonly charged: number;
  readonly repeated: boolean;
}

const SQL = {
  post: 'INSERT INTO ledger (account, at_ms, kind, amount, what, reservation) VALUES (?, ?, ?, ?, ?, ?) RETURNING entry',
  balance: 'SELECT amount FROM balance WHERE account = ?',
  remember: 'INSERT OR REPLACE INTO idempotency (account, key, entry, request) VALUES (?, ?, ?, ?)',
  remembered: 'SELECT entry, request, answer FROM idempotency WHERE account = ? AND key = ?',
  answer: 'UPDATE idempotency SET answer = ?, answered_ms = ? WHERE account = ? AND key = ? AND entry = ?',
  forget: 'UPDATE idempotency SET answer = NULL, answered_ms = NULL WHERE answered_ms < ?',
  taken: `SELECT t.entry, t.account, t.kind, t.amount, t.what, c.kind AS closed, c.amount AS returned, coalesce(c.at_ms, t.at_ms) AS at_ms
          FROM ledger t LEFT JOIN ledger c ON c.reservation = t.entry WHERE t.entry = ? AND t.kind IN ('charge', 'reserve')`,
  open: 'SELECT entry FROM open_reservation ORDER BY entry',
} as const;

/** Answers are kept for a day, and so long is a request that comes again the same one. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The rows of the ledger, and the rules that they keep to. All of it is to be done within a transaction. */
export class Ledger {
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;
  readonly #now: () => number;

  constructor(sqlite: Sqlite, now: () => number) {
    this.#now = now;
    this.#statements = Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, sqlite.prepare(sql)])) as Record<keyof typeof SQL, Statement>;
  }

  /** What the ledger's rows of an account come to. */
  balance(account: string): number {
    return (this.#statements.balance.get(account)?.amount ?? 0) as number;
  }

  credit(account: string, amount: number, note: string): void {
    this.#post(account, 'credit', amount, note, null);
  }

  /** @throws {NamesakeError} `ERR_OPTION_RANGE` where the key is one of another request. */
  take({ kind, account, amount, what, repeat }: Taking): Taken | 'insufficient' {
    const earlier = repeat === undefined ? null : this.#earlier(account, repeat);
    if (earlier !== null) {
      if (earlier.kind === kind && earlier.amount === amount && earlier.what === what) return { ...takenOf(earlier), repeated: true };
      throw keyOfAnother(repeat);
    }
    if (this.balance(account) < amount) return 'insufficient';
    const entry = this.#post(account, kind, -amount, what, null);
    if (repeat !== undefined) this.#statements.remember.run(account, repeat.key, entry, repeat.request);
    const charged = kind === 'charge' ? amount : 0;
    return { entry, amount, charged, state: kind === 'charge' ? 'settled' : 'open', repeated: false };
  }

  /**
   * Closes a reservation: keeps `charged` of it, or with null nothing at all. What is closed so already stays so.
   *
   * @throws {NamesakeError} `ERR_OPTION_RANGE` where it is closed otherwise, is none, or holds less.
   */
  close(entry: number, charged: number | null): void {
    const taken = this.#taken(entry);
    if (taken === null || taken.kind !== 'reserve') throw reservationError('one of this database', String(entry));
    if (charged !== null && charged > taken.amount) throw reservationError(`one of at least ${charged}`, String(taken.amount));
    const state = charged === null ? 'refunded' : 'settled';
    if (taken.state === state && taken.charged === (charged ?? 0)) return;
    if (taken.state !== 'open') throw reservationError('one that is open', `one that is ${taken.state}`);
    this.#post(taken.account, charged === null ? 'refund' : 'settle', taken.amount - (charged ?? 0), taken.what, entry);
  }

  /** Keeps what came of a request that was paid for by `entry`. */
  keepAnswer(account: string, key: string, entry: number, answer: string): void {
    this.#statements.forget.run(this.#now() - KEPT_MS);
    this.#statements.answer.run(gzipSync(answer).toString('base64'), this.#now(), account, key, entry);
  }

  /** What came of a request that was answered, for a day; null: none is known. @throws {NamesakeError} `ERR_OPTION_RANGE` where the key is one of another request. */
  answer(account: string, repeat: Repeatable): string | null {
    const earlier = this.#earlier(account, repeat);
    return earlier === null || earlier.answer === null ? null : gunzipSync(Buffer.from(earlier.answer, 'base64')).toString();
  }

  /** Reservations that nobody closed. */
  open(): readonly number[] {
    return this.#statements.open.all().map(({ entry }) => entry as number);
  }

  #post(account: string, kind: string, amount: number, what: string, reservation: number | null): number {
    return this.#statements.post.get(account, this.#now(), kind, amount, what, reservation)?.entry as number;
  }

  /** (what was given back may be asked for again, and is as if it never was; so is what was paid for longer ago than its answer is kept: its work would be done for nothing) */
  #earlier(account: string, repeat: Repeatable): (TakenRow & { readonly answer: string | null }) | null {
    const row = this.#statements.remembered.get(account, repeat.key);
    const taken = row === undefined ? null : this.#taken(row.entry as number);
    if (row === undefined || taken === null || taken.state === 'refunded') return null;
    if (taken.state === 'settled' && taken.atMs < this.#now() - KEPT_MS) return null;
    if (row.request !== repeat.request) throw keyOfAnother(repeat);
    return { ...taken, answer: row.answer as string | null };
  }

  #taken(entry: number): TakenRow | null {
    const row = this.#statements.taken.get(entry);
    return row === undefined ? null : rowOf(row);
  }
}

interface TakenRow extends Omit<Taken, 'repeated'> {
  readonly kind: string;
  readonly account: string;
  readonly what: string;
  /** When it was closed, as far as it is. */
  readonly atMs: number;
}

function rowOf(row: SqlRow): TakenRow {
  const amount = -(row.amount as number);
  const state = row.closed === 'refund' ? 'refunded' : row.closed === 'settle' || row.kind === 'charge' ? 'settled' : 'open';
  const charged = state === 'settled' ? amount - ((row.returned ?? 0) as number) : 0;
  const { entry, kind, account, what, at_ms: atMs } = row as { entry: number; kind: string; account: string; what: string; at_ms: number };
  return { entry, kind, account, what, amount, state, charged, atMs };
}

const takenOf = ({ entry, amount, state, charged }: TakenRow): Omit<Taken, 'repeated'> => ({ entry, amount, state, charged });

const keyOfAnother = (repeat: Repeatable | undefined): NamesakeError =>
  new NamesakeError('ERR_OPTION_RANGE', 'option "idempotencyKey"', 'one that no other request has', JSON.stringify(repeat?.key));
const reservationError = (expected: string, got: string): NamesakeError => new NamesakeError('ERR_OPTION_RANGE', 'the reservation', expected, got);

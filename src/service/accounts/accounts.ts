import { NamesakeError } from '../../errors.js';
import { inRange, optionError, refuseUnknown } from '../../options.js';
import { type Account, type AccountBalance, type AccountLimits, amountOf, newId, newKey } from './account.js';
import { type AccountFile, openAccountFile } from './account-file.js';
import { AccountTable } from './account-table.js';
import { GroupCommit } from './group-commit.js';
import { Ledger, type Taken } from './ledger.js';
import { Reports, type Usage } from './reports.js';
import type { Sqlite } from './sqlite.js';

const MAX_TEXT = 500;

/** How {@link openAccounts} opens. */
export interface OpenAccountsOptions {
  /** Whether a path without a file is an error; default false: it is made. */
  readonly mustExist?: boolean;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

/** A new account. Amounts are in hundredths of a credit. */
export interface NewAccount {
  /** For people. */
  readonly name: string;
  /** To begin with; 0 for none. */
  readonly credits: number;
  readonly limits?: AccountLimits;
  /** Milliseconds since 1970 from which the key is no longer good; default never. */
  readonly expiresMs?: number;
}

/** What an amount is taken for. */
export interface TakeOptions {
  /** The function that is paid for. */
  readonly what: string;
  /** A request with the same key is the same request for a day: it is not paid for again, unless it was refunded. */
  readonly idempotencyKey?: string;
  /** A hash of the request, by which another one with the same key is refused; default ''. */
  readonly request?: string;
}

/** What came of a request, to be told again where it comes again within a day. */
export interface Answered {
  /** Of the account. */
  readonly id: string;
  readonly idempotencyKey: string;
  readonly answer: string;
}

/** Why nothing was taken. */
export type Refusal = 'unknown' | 'revoked' | 'expired' | 'insufficient';
/** An amount that is set aside, until it is settled or refunded. */
export type Reservation = Taken;

/** The database, for other tables of it. */
export interface Journal {
  readonly sqlite: Sqlite;
  /** As {@link GroupCommit.do}. @throws {NamesakeError} `ERR_ABORTED` once the accounts are closed. */
  do<T>(work: () => T): Promise<T>;
}

/**
 * Accounts, their keys and their credits, in a SQLite file that one process has to itself. Whatever a promise here says is on the disk.
 *
 * Amounts are whole hundredths of a credit. A balance is the sum of the account's rows in a ledger that is never changed, and never below zero.
 *
 * @cost some thousand changes a second, as those asked for at once share a transaction; 1 ms alone.
 */
export class Accounts {
  /** Reservations that a crash had left open, refunded when the file was opened. */
  readonly recovered: number;
  readonly #file: AccountFile;
  readonly #ledger: Ledger;
  readonly #table: AccountTable;
  readonly #reports: Reports;
  readonly #commits: GroupCommit;
  #closed = false;

  /** @internal see {@link openAccounts} */
  constructor(file: AccountFile, now: () => number, recovered: number, commits: GroupCommit, ledger: Ledger) {
    this.#file = file;
    this.recovered = recovered;
    this.#commits = commits;
    this.#ledger = ledger;
    this.#table = new AccountTable(file.sqlite, now);
    this.#reports = new Reports(file.sqlite);
  }

  /**
   * Makes an account.
   *
   * @returns its id, and its key: `ns_` and 43 URL-safe characters, told here and never again; only a hash of it is kept.
   * @throws {NamesakeError} `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`
   */
  async create({ name, credits, limits = {}, expiresMs }: NewAccount): Promise<{ readonly id: string; readonly key: string }> {
    const [id, key] = [newId(), newKey()];
    const checked = limitsOf(limits);
    accountText('name', name);
    amountOf(credits, 0);
    if (expiresMs !== undefined && !Number.isSafeInteger(expiresMs)) throw optionError('expiresMs', 'milliseconds since 1970', expiresMs);
    await this.#do(() => {
      this.#table.insert(id, name, key, checked, expiresMs ?? null);
      if (credits > 0) this.#ledger.credit(id, credits, 'first credits');
    });
    return { id, key };
  }

  /** The file, by its real name. */
  get path(): string {
    return this.#file.path;
  }

  /** All accounts, the oldest first. */
  list(): readonly AccountBalance[] {
    this.#refuseClosed();
    return this.#table.list();
  }

  /** Gives an account credits. @returns its balance. @throws {NamesakeError} `ERR_OPTION_RANGE`, also for an unknown id. */
  credit(id: string, amount: number, note: string): Promise<number> {
    return this.#do(() => {
      this.#table.require(id);
      this.#ledger.credit(id, amountOf(amount, 1), accountText('note', note));
      return this.#ledger.balance(id);
    });
  }

  /** Ends an account's key for ever. @throws {NamesakeError} `ERR_OPTION_RANGE` for an unknown id. */
  revoke(id: string): Promise<void> {
    return this.#do(() => this.#table.revoke(id));
  }

  /** The account of a key; its `state` tells whether the key is still good. Null: there is no such key. @cost a hash and a look into a table. */
  find(key: string): Account | null {
    this.#refuseClosed();
    return this.#table.find(key);
  }

  /** What an account has left, reservations aside; 0 for an unknown one. */
  balance(id: string): number {
    this.#refuseClosed();
    return this.#ledger.balance(id);
  }

  /**
   * Sets an amount aside for work that is about to begin. With an `idempotencyKey` of an earlier request of this day it is that request's reservation (`repeated`), in whatever
   * state it is by now.
   *
   * @throws {NamesakeError} `ERR_OPTION_RANGE`, also for an `idempotencyKey` of a request for something else.
   */
  reserve(key: string, amount: number, options: TakeOptions): Promise<Reservation | Refusal> {
    return this.#take('reserve', key, amount, options);
  }

  /** {@link reserve} and {@link settle} in one row of the ledger. */
  charge(key: string, amount: number, options: TakeOptions & { readonly answer?: string }): Promise<Taken | Refusal> {
    return this.#take('charge', key, amount, options);
  }

  /** What came of a request that was answered within a day; null: none is known. @throws {NamesakeError} `ERR_OPTION_RANGE` where its key is one of another request. */
  answer(id: string, idempotencyKey: string, request: string): string | null {
    this.#refuseClosed();
    return this.#ledger.answer(id, { key: accountText('idempotencyKey', idempotencyKey), request });
  }

  /** Keeps an amount of what was reserved, and gives the rest back. Again with the same amount: nothing. @throws {NamesakeError} `ERR_OPTION_RANGE` */
  settle({ entry, amount: reserved }: Reservation, amount: number, answered?: Answered): Promise<void> {
    return this.#do(() => {
      this.#ledger.close(entry, amountOf(amount, 0, reserved));
      if (answered !== undefined) this.#ledger.keepAnswer(answered.id, answered.idempotencyKey, entry, answered.answer);
    });
  }

  /** Gives back what was reserved. Again: nothing. @throws {NamesakeError} `ERR_OPTION_RANGE` where it is settled. */
  refund({ entry }: Reservation): Promise<void> {
    return this.#do(() => this.#ledger.close(entry, null));
  }

  /** What was spent, by account and function. @param id of one account; default all. */
  usage(id?: string): readonly Usage[] {
    this.#refuseClosed();
    if (id !== undefined) this.#table.require(id);
    return this.#reports.usage(id ?? null);
  }

  /** The ledger as CSV, piece by piece. @param id of one account; default all. */
  ledgerCsv(id?: string): Iterable<string> {
    this.#refuseClosed();
    if (id !== undefined) this.#table.require(id);
    return this.#reports.ledger(id ?? null);
  }

  /** @internal for what is kept in the same file. */
  get journal(): Journal {
    return { sqlite: this.#file.sqlite, do: (work) => this.#do(work) };
  }

  /** Waits for what was asked for, and gives the file free. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#commits.idle();
    this.#file.sqlite.close();
    this.#file.owner.release();
  }

  async #take(
    kind: 'reserve' | 'charge',
    key: string,
    amount: number,
    { what, idempotencyKey, request = '', answer }: TakeOptions & { readonly answer?: string },
  ): Promise<Taken | Refusal> {
    amountOf(amount, 0);
    accountText('what', what);
    if (idempotencyKey !== undefined) accountText('idempotencyKey', idempotencyKey);
    return this.#do(() => {
      const account = this.#table.find(key);
      if (account === null) return 'unknown';
      if (account.state !== 'active') return account.state;
      const repeat = idempotencyKey === undefined ? {} : { repeat: { key: idempotencyKey, request } };
      const taken = this.#ledger.take({ kind, account: account.id, amount, what, ...repeat });
      if (taken !== 'insufficient' && idempotencyKey !== undefined && answer !== undefined)
        this.#ledger.keepAnswer(account.id, idempotencyKey, taken.entry, answer);
      return taken;
    });
  }

  async #do<T>(work: () => T): Promise<T> {
    this.#refuseClosed();
    return this.#commits.do(work);
  }

  #refuseClosed(): void {
    if (this.#closed) throw new NamesakeError('ERR_ABORTED', 'the accounts are closed');
  }
}

/**
 * Opens a file of accounts, or makes one that only this user reads. Reservations that are open belong to a process that is gone: they are refunded.
 *
 * While it is open, no other process opens it: balances and keys are then known without asking the disk.
 *
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_TARGET_WRITE` where another process uses it (the message names it), `ERR_UNAVAILABLE`
 *   where there is no SQLite.
 * @cost 50 ms; after a crash of another machine up to 15 s.
 */
export async function openAccounts(path: string, { mustExist = false, now = Date.now }: OpenAccountsOptions = {}): Promise<Accounts> {
  const file = await openAccountFile(path, mustExist);
  try {
    const commits = new GroupCommit(file.sqlite, () => file.owner.check());
    const ledger = new Ledger(file.sqlite, now);
    const left = ledger.open();
    const refundAll = (): void => {
      for (const entry of left) ledger.close(entry, null);
    };
    if (left.length > 0) await commits.do(refundAll);
    return new Accounts(file, now, left.length, commits, ledger);
  } catch (error) {
    file.sqlite.close();
    file.owner.release();
    throw error;
  }
}

function limitsOf(limits: AccountLimits): AccountLimits {
  refuseUnknown(limits, ['rate', 'burst', 'maxConcurrent']);
  const { rate, burst, maxConcurrent } = limits;
  inRange('rate', rate, 1e-6, 1e6, 1);
  inRange('burst', burst, 1, 1e6, 1);
  inRange('maxConcurrent', maxConcurrent, 1, 1e6, 1);
  return limits;
}

/** A name or note of an account. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function accountText(option: string, text: string): string {
  if (typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT) return text;
  throw optionError(option, `a text of at most ${MAX_TEXT} characters`, text);
}

import { NamesakeError } from '../../errors.js';
import { type Account, type AccountBalance, type AccountLimits, accountOf, hashOf } from './account.js';
import type { Sqlite, SqlRow, Statement } from './sqlite.js';

/** Accounts remembered by their keys' hashes. */
const MAX_REMEMBERED = 10_000;

const SQL = {
  insert: 'INSERT INTO account (id, name, key_hash, limits, created_ms, expires_ms) VALUES (?, ?, ?, ?, ?, ?)',
  list: 'SELECT account.*, balance.amount FROM account JOIN balance ON balance.account = account.id ORDER BY created_ms, account.rowid',
  byId: 'SELECT * FROM account WHERE id = ?',
  byHash: 'SELECT * FROM account WHERE key_hash = ?',
  revoke: 'UPDATE account SET revoked_ms = coalesce(revoked_ms, ?) WHERE id = ?',
} as const;

/** The rows of accounts. No other process writes them, so that what was read once is remembered. */
export class AccountTable {
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;
  readonly #now: () => number;
  readonly #byHash = new Map<string, SqlRow>();

  constructor(sqlite: Sqlite, now: () => number) {
    this.#now = now;
    this.#statements = Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, sqlite.prepare(sql)])) as Record<keyof typeof SQL, Statement>;
  }

  insert(id: string, name: string, key: string, limits: AccountLimits, expiresMs: number | null): void {
    this.#statements.insert.run(id, name, hashOf(key), JSON.stringify(limits), this.#now(), expiresMs);
  }

  list(): AccountBalance[] {
    return this.#statements.list.all().map((row) => ({ ...accountOf(row, this.#now()), balance: row.amount as number }));
  }

  /** @throws {NamesakeError} `ERR_OPTION_RANGE` */
  require(id: string): void {
    if (this.#statements.byId.get(id) === undefined)
      throw new NamesakeError('ERR_OPTION_RANGE', 'the account', 'the id of one that namesake accounts list shows', JSON.stringify(id));
  }

  find(key: string): Account | null {
    const hash = hashOf(key);
    const row = this.#byHash.get(hash) ?? this.#statements.byHash.get(hash);
    if (row === undefined) return null;
    if (this.#byHash.size >= MAX_REMEMBERED) this.#byHash.clear();
    this.#byHash.set(hash, row);
    return accountOf(row, this.#now());
  }

  revoke(id: string): void {
    this.require(id);
    this.#byHash.clear();
    this.#statements.revoke.run(this.#now(), id);
  }
}

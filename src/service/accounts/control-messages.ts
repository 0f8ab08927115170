import type { AccountBalance } from './account.js';
import type { NewAccount } from './accounts.js';
import type { Usage } from './reports.js';
import type { FailureText } from '../failure-text.js';

/** What can be done with accounts from outside: by whoever has the file, or through the process that has it. */
export interface AccountKeeping {
  create(account: NewAccount): Promise<{ readonly id: string; readonly key: string }>;
  list(): readonly AccountBalance[] | Promise<readonly AccountBalance[]>;
  credit(id: string, amount: number, note: string): Promise<number>;
  revoke(id: string): Promise<void>;
  usage(id?: string): readonly Usage[] | Promise<readonly Usage[]>;
  ledgerCsv(id?: string): Iterable<string> | AsyncIterable<string>;
  /** Gives the file, or the connection to its owner, free. */
  close(): Promise<void>;
}

/** A payment that somebody has to look after: nobody knows whether its money moved, or it did and there was no answer. */
export interface OpenPayment {
  readonly network: string;
  readonly asset: string;
  readonly payer: string;
  readonly nonce: string;
  /** In millionths of a USD. */
  readonly amount: number;
  readonly state: 'verified' | 'settled';
  /** Of a settled one. */
  readonly transaction: string | null;
  /** Why its settlement is not known. */
  readonly reason: string | null;
  /** How often its job was begun. */
  readonly runs: number;
  /** Milliseconds since 1970. */
  readonly seenMs: number;
}

/** What can be done with payments from outside. */
export interface PaymentKeeping {
  /** The oldest first. */
  openPayments(): Promise<readonly OpenPayment[]>;
  /**
   * Ends the doubt about a settlement, as somebody has seen it on the chain.
   *
   * @param transaction  that moved the money; null: none did, and none will.
   * @throws {NamesakeError} `ERR_OPTION_RANGE` where no payment of that nonce is in doubt, or several are; `ERR_ABORTED` where its settlement is being asked for.
   */
  resolvePayment(nonce: string, transaction: string | null): Promise<void>;
}

/** A line of JSON from the command line to the process that has the file. */
export type ControlRequest =
  | { readonly operation: 'create'; readonly account: NewAccount }
  | { readonly operation: 'list' }
  | { readonly operation: 'credit'; readonly id: string; readonly amount: number; readonly note: string }
  | { readonly operation: 'revoke'; readonly id: string }
  | { readonly operation: 'usage' | 'ledger'; readonly id?: string }
  | { readonly operation: 'payments' }
  | { readonly operation: 'resolve'; readonly nonce: string; readonly transaction: string | null };

/** Lines of JSON back: some pieces of a ledger, and one of the others. */
export type ControlAnswer =
  | { readonly kind: 'piece'; readonly text: string }
  | { readonly kind: 'done'; readonly result?: unknown }
  | { readonly kind: 'failed'; readonly error: FailureText };

/** The socket beside a database. */
export const socketOf = (database: string): string => `${database}.sock`;
/** Systems without Unix domain sockets in folders have none. */
export const HAS_SOCKETS = process.platform !== 'win32';

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

/** A line of JSON from the command line to the process that has the file. */
export type ControlRequest =
  | { readonly operation: 'create'; readonly account: NewAccount }
  | { readonly operation: 'list' }
  | { readonly operation: 'credit'; readonly id: string; readonly amount: number; readonly note: string }
  | { readonly operation: 'revoke'; readonly id: string }
  | { readonly operation: 'usage' | 'ledger'; readonly id?: string };

/** Lines of JSON back: some pieces of a ledger, and one of the others. */
export type ControlAnswer =
  | { readonly kind: 'piece'; readonly text: string }
  | { readonly kind: 'done'; readonly result?: unknown }
  | { readonly kind: 'failed'; readonly error: FailureText };

/** The socket beside a database. */
export const socketOf = (database: string): string => `${database}.sock`;
/** Systems without Unix domain sockets in folders have none. */
export const HAS_SOCKETS = process.platform !== 'win32';

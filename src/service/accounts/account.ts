import { createHash, randomBytes } from 'node:crypto';
import { NamesakeError } from '../../errors.js';
import type { Rate } from '../limits/index.js';
import type { SqlRow } from './sqlite.js';

/** Parts of a credit that can be charged: amounts are whole numbers of them. */
export const PARTS_OF_CREDIT = 100;
const KEY_PREFIX = 'ns_';
/** 256 bits: 43 characters. */
const KEY_BYTES = 32;
const ID_BYTES = 6;
/** A thousand times as much is still a safe integer. */
const MAX_AMOUNT = 1e12;

/** What an account may do besides spending. */
export interface AccountLimits extends Partial<Rate> {
  /** Requests at once. */
  readonly maxConcurrent?: number;
}

/** Somebody who has credits. Amounts are in hundredths of a credit. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly limits: AccountLimits;
  readonly state: 'active' | 'revoked' | 'expired';
  readonly createdMs: number;
  /** Null: never. */
  readonly expiresMs: number | null;
}

/** {@link Account} with what it has. */
export interface AccountBalance extends Account {
  readonly balance: number;
}

export const newId = (): string => randomBytes(ID_BYTES).toString('hex');
export const newKey = (): string => KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** What is kept of a key. Keys are random, so that a hash without salt tells nothing; and looking a hash up takes as long for a key that is nearly right. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export function accountOf(row: SqlRow, nowMs: number): Account {
  const expiresMs = row.expires_ms as number | null;
  const state = row.revoked_ms !== null ? 'revoked' : expiresMs !== null && expiresMs <= nowMs ? 'expired' : 'active';
  return {
    id: row.id as string,
    name: row.name as string,
    limits: JSON.parse(row.limits as string) as AccountLimits,
    state,
    createdMs: row.created_ms as number,
    expiresMs,
  };
}

/** @returns the amount. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function amountOf(amount: number, min: number, max: number = MAX_AMOUNT): number {
  if (Number.isSafeInteger(amount) && amount >= min && amount <= max) return amount;
  throw new NamesakeError('ERR_OPTION_RANGE', 'option "amount"', `a whole number of hundredths of a credit from ${min} to ${max}`, String(amount));
}

/** An amount as people write it: `12.5` credits. */
export const creditsText = (amount: number): string => (amount / PARTS_OF_CREDIT).toFixed(2).replace(/\.?0+$/, '');

/** The amount that a person has written. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function amountOfCredits(text: string): number {
  const amount = Math.round(Number(text) * PARTS_OF_CREDIT);
  if (/^\d{1,10}(\.\d{1,2})?$/.test(text.trim())) return amount;
  throw new NamesakeError('ERR_OPTION_RANGE', 'the credits', 'a number with two decimals at most, as in 500 or 12.50', JSON.stringify(text));
}

import { optionError, refuseUnknown } from '../../options.js';

/** Of the protocol x402. */
export const VERSION = 2;
export const SCHEME = 'exact';
/** Base. */
export const NETWORK = 'eip155:8453';
/** USDC there. */
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const LOOPBACK = /^(127(\.\d+){3}|\[::1\]|localhost)$/;
const MAX_TIMEOUT_MS = 300_000;

/** How payments are taken. */
export interface PaymentConfig {
  /** URL of the settlement service, to which `/verify` and `/settle` are added: https, or http on this machine. */
  readonly facilitator: string;
  /** Address that is paid. */
  readonly payTo: string;
  /** Contract of the asset; default USDC. */
  readonly asset: string;
  /** How long a signature is to be good for, and settlement may take. Default 60. */
  readonly maxTimeoutSeconds: number;
  /** Default 10,000. */
  readonly verifyTimeoutMs: number;
  /** Default 60,000. */
  readonly settleTimeoutMs: number;
}

/** What has to be given, and what may be. */
export type GivenPaymentConfig = Pick<PaymentConfig, 'facilitator' | 'payTo'> & Partial<PaymentConfig>;

/** Checks a configuration and fills in what is not given. @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE` with the member's name. */
export function paymentConfigOf(given: GivenPaymentConfig): PaymentConfig {
  refuseUnknown(given, ['facilitator', 'payTo', 'asset', 'maxTimeoutSeconds', 'verifyTimeoutMs', 'settleTimeoutMs']);
  return {
    facilitator: facilitatorOf(given.facilitator),
    payTo: addressOf('payTo', given.payTo),
    asset: addressOf('asset', given.asset ?? USDC),
    maxTimeoutSeconds: wholeOf('maxTimeoutSeconds', given.maxTimeoutSeconds ?? 60, 3600),
    verifyTimeoutMs: wholeOf('verifyTimeoutMs', given.verifyTimeoutMs ?? 10_000, MAX_TIMEOUT_MS),
    settleTimeoutMs: wholeOf('settleTimeoutMs', given.settleTimeoutMs ?? 60_000, MAX_TIMEOUT_MS),
  };
}

function facilitatorOf(value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url === null || !isSafe || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw optionError('facilitator', 'a URL with https (http on this machine only), without user, query or fragment', value);
  return url.href.replace(/\/+$/, '');
}

function addressOf(name: string, value: unknown): string {
  if (typeof value === 'string' && ADDRESS.test(value) && !/^0x0+$/.test(value)) return value;
  throw optionError(name, 'an address: 0x and 40 hexadecimal digits', value);
}

function wholeOf(name: string, value: unknown, max: number): number {
  if (Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= max) return value as number;
  throw optionError(name, `a whole number from 1 to ${max}`, value);
}

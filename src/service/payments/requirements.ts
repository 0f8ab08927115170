import { NamesakeError } from '../../errors.js';
import type { Discovery } from './discovery.js';
import { NETWORK, type PaymentConfig, SCHEME, VERSION } from './payment-config.js';
import { CEILING } from './prices.js';

/** What is paid for. */
export interface Resource {
  /** As {@link resourceUrl} makes it. */
  readonly url: string;
  readonly description: string;
  /** Of the answer. */
  readonly mimeType: string;
}

/** What a request costs. */
export interface Quote {
  readonly resource: Resource;
  /** In millionths of a USD: the smallest unit of USDC. */
  readonly amount: number;
  readonly discovery?: Discovery;
  /** Whether it is the most that a request can cost, told where nothing was asked for: it cannot be paid. Default false. */
  readonly isCeiling?: boolean;
}

/** One way to pay, as clients read it. */
export interface Requirements {
  readonly scheme: 'exact';
  readonly network: string;
  readonly amount: string;
  readonly resource: string;
  readonly description: string;
  readonly mimeType: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  readonly asset: string;
  readonly extra: { readonly name: string; readonly version: string };
}

/** How a quote is to be paid. @throws {NamesakeError} `ERR_OPTION_RANGE` for an amount that is none. */
export function requirementsOf({ payTo, asset, maxTimeoutSeconds }: PaymentConfig, { resource, amount }: Quote): Requirements {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT)
    throw new NamesakeError('ERR_OPTION_RANGE', 'the amount of a quote', `a whole number of millionths of a USD from 1 to ${MAX_AMOUNT}`, String(amount));
  const { url, description, mimeType } = resource;
  return {
    scheme: SCHEME,
    network: NETWORK,
    amount: String(amount),
    resource: url,
    description,
    mimeType,
    payTo,
    maxTimeoutSeconds,
    asset,
    extra: { name: 'USD Coin', version: String(VERSION) },
  };
}

/** Nobody is ever asked for more: 1,000 times the ceiling. */
const MAX_AMOUNT = CEILING * 1000;

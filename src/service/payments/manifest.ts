import { NETWORK, type PaymentConfig, VERSION } from './payment-config.js';
import { PRICES, usdText } from './prices.js';
import { type Requirements, requirementsOf, type Resource } from './requirements.js';

/** A resource that is paid for. */
export interface PaidResource {
  readonly resource: Resource;
  readonly method: 'GET' | 'POST';
  /** In millionths of a USD; the most where it depends on what is asked for. */
  readonly amount: number;
  /** Whether it costs as much for each record as `prices` says. */
  readonly isPerRecord: boolean;
}

/** What a manifest tells besides the configuration. */
export interface ManifestOptions {
  readonly resources: readonly PaidResource[];
  /** As routes tell it. */
  readonly languageSupport: unknown;
}

/** All that can be paid for, and how. `resources` are the URLs alone, as crawlers read them. */
export interface Manifest {
  readonly version: 1;
  readonly x402Version: number;
  readonly network: string;
  readonly asset: string;
  readonly payTo: string;
  readonly resources: readonly string[];
  readonly items: readonly ManifestItem[];
  /** USD for a record, by function. */
  readonly prices: Readonly<Record<string, string>>;
  readonly languageSupport: unknown;
}

/** A resource in a manifest. `price` in USD. */
export interface ManifestItem {
  readonly resource: string;
  readonly type: 'http';
  readonly method: string;
  readonly description: string;
  readonly mimeType: string;
  readonly price: { readonly usd: string; readonly per: 'request' } | { readonly maxUsd: string; readonly per: 'record' };
  readonly accepts: readonly Requirements[];
}

export function manifestOf(config: PaymentConfig, { resources, languageSupport }: ManifestOptions): Manifest {
  return {
    version: 1,
    x402Version: VERSION,
    network: NETWORK,
    asset: config.asset,
    payTo: config.payTo,
    resources: resources.map(({ resource }) => resource.url),
    items: resources.map((paid) => itemOf(config, paid)),
    prices: Object.fromEntries(Object.entries(PRICES).map(([name, micros]) => [name, usdText(micros)])),
    languageSupport,
  };
}

function itemOf(config: PaymentConfig, { resource, method, amount, isPerRecord }: PaidResource): ManifestItem {
  const { url, description, mimeType } = resource;
  return {
    resource: url,
    type: 'http',
    method,
    description,
    mimeType,
    price: isPerRecord ? { maxUsd: usdText(amount), per: 'record' } : { usd: usdText(amount), per: 'request' },
    accepts: [requirementsOf(config, { resource, amount })],
  };
}

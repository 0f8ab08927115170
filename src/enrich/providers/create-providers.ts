import { type Provider, Providers } from '../provider.js';
import { addressProvider } from './address-provider.js';
import { gleifProvider } from './gleif/gleif-provider.js';
import type { Clock } from './http/clock.js';
import { industryProvider } from './industry/industry-provider.js';
import { organizationProvider } from './organizations/organization-provider.js';
import { vatProvider } from './vat-provider.js';
import { wikidataProvider } from './wikidata/wikidata-provider.js';

/** Who is asked. Hosts are asked only where they are named. */
export interface ProvidersConfig {
  /** No host is asked, whatever else is said. */
  readonly offline: boolean;
  /** Ids of providers by function, in the order in which they are asked; those and no others. */
  readonly order: Readonly<Record<string, readonly string[]>>;
  /** Null: not asked. */
  readonly gleif: { readonly url?: string } | null;
  /** Null: not asked. */
  readonly wikidata: { readonly url?: string; readonly userAgent?: string } | null;
}

export const NO_HOSTS: ProvidersConfig = { offline: false, order: {}, gleif: null, wikidata: null };

/** The providers of the package; those that ask hosts stand behind the others. */
export function createProviders(config: ProvidersConfig = NO_HOSTS, clock?: Clock): Providers {
  const http = [
    named(gleifProvider({ ...config.gleif, clock }), config, config.gleif),
    named(wikidataProvider({ ...config.wikidata, clock }), config, config.wikidata),
  ];
  return new Providers([organizationProvider, vatProvider, industryProvider, addressProvider, ...http], config.order);
}

/** A provider that is not to be asked stays in the list, for it tells what would be needed. */
function named(provider: Provider, { offline }: ProvidersConfig, given: object | null): Provider {
  if (given !== null && !offline) return provider;
  return { ...provider, needs: { ...provider.needs, configuration: [offline ? 'providers.offline false' : `providers.${provider.id}`] }, isReady: () => false };
}

import type { LookupContext, Outcome, Provider } from '../../provider.js';
import { type Clock, SYSTEM_CLOCK } from './clock.js';
import { LookupCache } from './lookup-cache.js';

const FOUND_MS = 24 * 3_600_000;
const NOT_FOUND_MS = 3_600_000;
const MAX_ENTRIES = 10_000;

export interface HttpProviderParts {
  readonly id: string;
  readonly functions: readonly string[];
  readonly baseUrl: string;
  readonly clock?: Clock;
  readonly lookup: (fn: string, inputs: Readonly<Record<string, string>>, context: LookupContext) => Promise<Outcome>;
}

/** A provider that asks a host; what it was told is kept for a day, that there is nothing for an hour. */
export function httpProvider({ id, functions, baseUrl, clock = SYSTEM_CLOCK, lookup }: HttpProviderParts): Provider {
  const cache = new LookupCache<Outcome>(MAX_ENTRIES, clock);
  return {
    id,
    functions,
    kind: 'http',
    needs: { hosts: [new URL(baseUrl).host] },
    isReady: () => true,
    async lookup(fn, inputs, context) {
      const key = JSON.stringify([fn, context.language, inputs]);
      const known = cache.get(key);
      if (known !== undefined) return known;
      const outcome = await lookup(fn, inputs, context);
      if (outcome.status !== 'unavailable') cache.set(key, outcome, outcome.status === 'found' ? FOUND_MS : NOT_FOUND_MS);
      return outcome;
    },
  };
}

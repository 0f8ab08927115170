import type { Outcome, Provider } from '../../provider.js';
import { companyLookup } from '../company-lookup.js';
import type { Clock } from '../http/clock.js';
import { httpProvider } from '../http/http-provider.js';
import { JsonClient } from '../http/json-client.js';
import { wellKnown } from '../organizations/organization-table.js';
import type { LegalEntity } from './gleif-record.js';
import { findEntity, oneRecord } from './gleif-search.js';

export const GLEIF_URL = 'https://api.gleif.org/api/v1';

/** 60 requests a minute are allowed. */
const LIMITS = { perSecond: 0.8, burst: 10, concurrency: 4, maxWaitMs: 120_000 };

export interface GleifOptions {
  readonly url?: string;
  readonly clock?: Clock;
}

/** Legal entities and their parents, from the register of the Global LEI Foundation (CC0). It knows no domains: large organizations are looked up by the name of theirs. */
export function gleifProvider({ url = GLEIF_URL, clock }: GleifOptions = {}): Provider {
  const client = new JsonClient({ baseUrl: url, userAgent: 'namesake', limits: LIMITS, clock });
  return httpProvider({
    id: 'gleif',
    functions: ['business-info-name', 'company-verification', 'parent-company'],
    baseUrl: url,
    clock,
    async lookup(fn, { lookup }, { signal }) {
      const asked = companyLookup(lookup);
      const text = wellKnown(asked)?.name ?? (asked.isName ? asked.text : '');
      if (text === '') return { status: 'not-found' };
      const found = await findEntity(client, text, signal);
      if ('unavailable' in found) return { status: 'unavailable', reason: found.unavailable };
      if (found.value === null) return { status: 'not-found' };
      return fn === 'parent-company' ? parentOf(client, found.value, signal) : { status: 'found', fields: fieldsOf(fn, found.value) };
    },
  });
}

function fieldsOf(fn: string, entity: LegalEntity): Readonly<Record<string, string>> {
  if (fn === 'business-info-name') return { CompanyName: entity.name };
  return {
    Verified: String(entity.isActive && entity.isIssued),
    LegalName: entity.name,
    RegistrationNumber: entity.registrationNumber,
    Register: entity.register,
    Status: entity.status,
    LegalForm: entity.legalForm,
    Jurisdiction: entity.jurisdiction,
    RegisteredAddress: entity.address,
    RegisteredDate: entity.created,
    LEI: entity.lei,
  };
}

async function parentOf(client: JsonClient, { lei }: LegalEntity, signal: AbortSignal): Promise<Outcome> {
  for (const relationship of ['ultimate', 'direct'] as const) {
    const found = oneRecord(await client.get(`/lei-records/${lei}/${relationship}-parent`, {}, signal));
    if ('unavailable' in found) return { status: 'unavailable', reason: found.unavailable };
    const { value: parent } = found;
    if (parent === null) continue;
    return { status: 'found', fields: { Parent: parent.name, ParentLEI: parent.lei, ParentCountry: parent.country, Relationship: relationship } };
  }
  return { status: 'not-found' };
}

import type { Outcome, Provider } from '../../provider.js';
import { companyLookup, domainOfUrl, isAnybodys } from '../company-lookup.js';
import type { Clock } from '../http/clock.js';
import { httpProvider } from '../http/http-provider.js';
import { JsonClient } from '../http/json-client.js';
import type { WikidataItem } from './wikidata-item.js';
import { findOrganization } from './wikidata-search.js';

export const WIKIDATA_URL = 'https://www.wikidata.org';

const LIMITS = { perSecond: 5, burst: 5, concurrency: 2, maxWaitMs: 60_000 };
/** Wikimedia asks every client to say who it is. */
const USER_AGENT = 'namesake/0.1 (data matching engine)';

export interface WikidataOptions {
  readonly url?: string;
  readonly userAgent?: string;
  readonly clock?: Clock;
}

/** Official sites and names of organizations, from Wikidata (CC0). */
export function wikidataProvider({ url = WIKIDATA_URL, userAgent = USER_AGENT, clock }: WikidataOptions = {}): Provider {
  const client = new JsonClient({ baseUrl: url, userAgent, limits: LIMITS, clock });
  return httpProvider({
    id: 'wikidata',
    functions: ['business-info-domain', 'business-info-name'],
    baseUrl: url,
    clock,
    async lookup(fn, { lookup }, { language, signal }) {
      const asked = companyLookup(lookup);
      if ((asked.isEmail && isAnybodys(asked.domain)) || (!asked.isName && asked.domain === '')) return { status: 'not-found' };
      const found = await findOrganization(client, asked, language, signal);
      if ('unavailable' in found) return { status: 'unavailable', reason: found.unavailable };
      return found.item === null ? { status: 'not-found' } : fn === 'business-info-domain' ? domainOf(found.item) : nameOf(found.item, language);
    },
  });
}

/** The site that holds; where several do, they have to be of one domain. */
function domainOf({ websites }: WikidataItem): Outcome {
  const domains = new Set(websites.map(domainOfUrl).filter((domain) => domain !== ''));
  const [domain] = domains;
  return domains.size === 1 ? { status: 'found', fields: { Domain: domain } } : { status: 'not-found' };
}

/** In the wanted language where it has one; a label is no registered name. */
function nameOf({ officialNames }: WikidataItem, language: string): Outcome {
  const name = officialNames.find((official) => official.language === language) ?? officialNames[0];
  return name === undefined ? { status: 'not-found' } : { status: 'found', fields: { CompanyName: name.text } };
}

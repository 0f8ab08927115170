import { companyKey } from '../../../key/index.js';
import { lazily } from '../../../lexicon/lazily.js';
import { tableText } from '../../../lexicon/table-text.js';
import { osaDistance } from '../../../similarity/index.js';
import { foldPhrase } from '../../../text/phrase.js';
import type { CompanyLookup } from '../company-lookup.js';

/** A large organization that the table knows. */
export interface Organization {
  /** As registered, with its legal form. */
  readonly name: string;
  /** `domain.extension` of its own site. */
  readonly domain: string;
}

interface Index {
  readonly byDomain: ReadonlyMap<string, Organization>;
  readonly byTicker: ReadonlyMap<string, Organization>;
  readonly byKey: ReadonlyMap<string, Organization>;
  /** Folded names of eight letters and more. */
  readonly spellings: ReadonlyMap<string, Organization>;
}

const MIN_MISSPELLED = 8;

/** A row without aliases has a name that others have as well (Merck, Orange): it is found by the whole name alone. */
const index = lazily((): Index => {
  const byDomain = new Map<string, Organization>();
  const byTicker = new Map<string, Organization>();
  const byKey = new Map<string, Organization>();
  const spellings = new Map<string, Organization>();
  for (const line of tableText('enrichment', 'organizations').split('\n')) {
    const [name, domain, aliases, tickers] = line.split('\t');
    const organization: Organization = { name, domain };
    byDomain.set(domain, organization);
    for (const ticker of tickers.split(' ')) if (ticker !== '') byTicker.set(ticker, organization);
    const short = aliases === '' ? [] : aliases.split('|');
    for (const written of [name, ...short]) {
      for (const level of short.length === 0 ? (['narrow'] as const) : (['narrow', 'medium'] as const)) {
        const key = companyKey(written, { level });
        if (key !== null) byKey.set(key, organization);
      }
      const folded = foldPhrase(written).join(' ');
      if (folded.length >= MIN_MISSPELLED) spellings.set(folded, organization);
    }
  }
  return { byDomain, byTicker, byKey, spellings };
});

/**
 * The large organization that is meant, or null.
 *
 * By its domain; its ticker, in capitals; or a name whose key is the same as that of its name or of an alias.
 *
 * @cost two keys; the first call reads the table, some 20 ms.
 */
export function wellKnown({ text, domain, isName }: CompanyLookup): Organization | null {
  const { byDomain, byTicker, byKey } = index();
  const known = byDomain.get(domain) ?? byTicker.get(text);
  if (known !== undefined) return known;
  if (!isName) return null;
  for (const level of ['narrow', 'medium'] as const) {
    const key = companyKey(text, { level });
    const found = key === null ? undefined : byKey.get(key);
    if (found !== undefined) return found;
  }
  return null;
}

/** The one organization whose name differs from what is written in one letter, or in two that changed places; null for short names. */
export function misspelled({ text, isName }: CompanyLookup): Organization | null {
  const folded = foldPhrase(text).join(' ');
  if (!isName || folded.length < MIN_MISSPELLED) return null;
  const near = new Set<Organization>();
  for (const [spelling, organization] of index().spellings)
    if (Math.abs(spelling.length - folded.length) <= 1 && osaDistance(spelling, folded) <= 1) near.add(organization);
  const [only] = near;
  return near.size === 1 ? only : null;
}

import type { Outcome, Provider } from '../../provider.js';
import { type CompanyLookup, companyLookup, isAnybodys } from '../company-lookup.js';
import { misspelled, wellKnown } from './organization-table.js';

const NOT_FOUND: Outcome = { status: 'not-found' };

/** Name and domain of large organizations, from a table of the package. */
export const organizationProvider: Provider = {
  id: 'organizations',
  functions: ['business-info-domain', 'business-info-name'],
  kind: 'embedded',
  needs: {},
  isReady: () => true,
  lookup(fn, { lookup }) {
    const asked = companyLookup(lookup);
    if (asked.isEmail && isAnybodys(asked.domain)) return NOT_FOUND;
    return fn === 'business-info-domain' ? domainOf(asked) : nameOf(asked);
  },
};

/** The address of a business names the domain of the business, whoever it is. */
function domainOf(asked: CompanyLookup): Outcome {
  const domain = wellKnown(asked)?.domain ?? (asked.isEmail ? asked.domain : '');
  return domain === '' ? NOT_FOUND : { status: 'found', fields: { Domain: domain } };
}

function nameOf(asked: CompanyLookup): Outcome {
  const found = wellKnown(asked) ?? misspelled(asked);
  return found === null ? NOT_FOUND : { status: 'found', fields: { CompanyName: found.name } };
}

import { domainName } from '../../email/domain-name.js';
import { emailDomainType } from '../../email/index.js';
import { domainSuffix } from '../../email/public-suffix.js';
import { defaultThreshold, matchScore } from '../../link/index.js';

/** What somebody looks a company up by. */
export interface CompanyLookup {
  /** As typed, without blanks around it. */
  readonly text: string;
  /** The domain that it is, or that its address or URL is at: `domain.extension`; '' where it is none. */
  readonly domain: string;
  /** Whether it can be a name or an abbreviation: not with an `@`, a protocol or a path. */
  readonly isName: boolean;
  /** Whether it is a mail address. */
  readonly isEmail: boolean;
}

const URL_LIKE = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^@/\s]*@)?([^\s/:?#@]+\.[^\s/:?#@]+)(?::\d+)?(?:[/?#].*)?$/iu;

/**
 * Reads a company name, brand, abbreviation, ticker, domain, URL or mail address.
 *
 * @example companyLookup('jane@mail.example.co.uk').domain  // => 'example.co.uk'
 */
export function companyLookup(value: string): CompanyLookup {
  const text = value.trim();
  const host = URL_LIKE.exec(text)?.[1];
  const isEmail = /^[^\s/]+@[^\s/@]+$/.test(text);
  return { text, domain: host === undefined ? '' : registrableDomain(host), isName: !isEmail && !/:\/\/|^\S+\.\S+\//.test(text), isEmail };
}

/** `domain.extension` of a host; '' where nobody has registered it, or it is a name below a service that gives names to everybody. */
export function registrableDomain(host: string): string {
  const name = domainName(host);
  if ('reason' in name) return '';
  const { registrable, host: service } = domainSuffix(name.ascii);
  return service === '' ? registrable : '';
}

/** `domain.extension` of a URL; '' where it has none. */
export const domainOfUrl = (url: string): string => (URL.canParse(url) ? registrableDomain(new URL(url).hostname) : '');

/** Whether the domain tells nothing of who writes: everybody can have an address there. */
export function isAnybodys(domain: string): boolean {
  const type = emailDomainType(domain);
  return type === 'Generic' || type === 'Disposable';
}

/** How well one of a record's names agrees with what was looked up, 0 to 100; 0 below the threshold of the category. */
export function agreement(lookup: string, names: readonly string[]): number {
  const best = Math.max(0, ...names.map((name) => matchScore(lookup, name)));
  return best / 100 >= defaultThreshold('company') ? best : 0;
}

import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { lazily } from '../lexicon/lazily.js';
import { tableText } from '../lexicon/table-text.js';

/** What the tables say of a domain and all below it. `commercial` and `open` are top-level domains that anybody can register under. */
export type DomainClass = 'government' | 'education' | 'free' | 'disposable' | 'business' | 'commercial' | 'open';

/** What the tables have found: the class, and the part of the domain that it belongs to. */
export interface DomainMatch {
  readonly class: DomainClass;
  readonly matched: string;
  /** Whether the table names suffixes, below which everybody of a kind has a name, or single domains. */
  readonly of: 'suffixes' | 'domains';
}

const LISTS = {
  governmentDomains: 'government',
  universityDomains: 'education',
  educationDomains: 'education',
  freeDomains: 'free',
  disposableDomains: 'disposable',
} as const;

const linesOf = (name: string): string[] => {
  const text = tableText('email', name);
  return text === '' ? [] : text.split('\n');
};

const classes = lazily((): ReadonlyMap<string, Omit<DomainMatch, 'matched'>> => {
  const map = new Map<string, Omit<DomainMatch, 'matched'>>();
  for (const line of linesOf('domainSuffixes')) {
    const [domain, cls] = line.split('\t');
    map.set(domain, { class: cls as DomainClass, of: 'suffixes' });
  }
  for (const [list, cls] of Object.entries(LISTS)) {
    const kind = { class: cls, of: 'domains' } as const;
    for (const domain of linesOf(list)) map.set(domain, kind);
  }
  return map;
});

/** The list of the package disposable-email-domains-js, which is curated and new every week. */
const disposable = lazily((): ReadonlySet<string> => disposableEmailBlocklistSet());

/**
 * The class of a domain: of the longest part of it that a table has. Where the list of disposable domains has the same part, our own tables win.
 *
 * @param ascii  a domain in lower case and ASCII.
 * @cost a look-up a label; the first call reads the tables, about 10 ms.
 */
export function classOfDomain(ascii: string): DomainMatch | null {
  for (let at = 0; at >= 0 && at < ascii.length; ) {
    const matched = ascii.slice(at);
    const known = classes().get(matched);
    if (known !== undefined) return { ...known, matched };
    if (disposable().has(matched)) return { class: 'disposable', of: 'domains', matched };
    const dot = ascii.indexOf('.', at);
    at = dot < 0 ? -1 : dot + 1;
  }
  return null;
}

/** A provider whose mailboxes are known by more than one address. */
export interface MailProvider {
  readonly domain: string;
  /** '' where it has no other name. */
  readonly provider: string;
  /** The domain under which the same mailbox is known. */
  readonly account: string;
  /** What the provider does not look at in a local part. */
  readonly ignores: '' | 'dots' | 'punctuation';
  /** What stands in front of a tag that the provider does not look at. */
  readonly tag: '' | '+' | '-';
}

export const mailProviders = lazily((): ReadonlyMap<string, MailProvider> => {
  const map = new Map<string, MailProvider>();
  for (const line of linesOf('mailProviders')) {
    const [domain, provider, account, ignores, tag] = line.split('\t');
    map.set(domain, { domain, provider, account, ignores: ignores as MailProvider['ignores'], tag: tag as MailProvider['tag'] });
  }
  return map;
});

/** Folded local part → what kind of role it is. */
export const roleWords = lazily((): ReadonlyMap<string, string> => new Map(linesOf('roleWords').map((line) => line.split('\t') as [string, string])));

/** Words that may stand behind a role: countries, regions, "team". */
export const roleSuffixes = lazily((): ReadonlySet<string> => new Set(linesOf('roleSuffixes')));

/** Parts of labels that tell who has a domain. */
export interface DomainWord {
  readonly word: string;
  readonly at: 'start' | 'end' | 'inside' | 'label';
  readonly class: 'government' | 'education';
  /** Country whose domains it is looked for in: those under its top-level domain, and under the general ones; '*' is everywhere. */
  readonly country: string;
}

export const domainWords = lazily((): readonly DomainWord[] =>
  linesOf('domainWords').map((line) => {
    const [word, at, cls, country] = line.split('\t');
    return { word, at: at as DomainWord['at'], class: cls as DomainWord['class'], country };
  }),
);

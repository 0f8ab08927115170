import { isExample, mixesScripts } from './domain-name.js';
import { mailProviders } from './domain-tables.js';
import { type EmailDomainType, type ExplainedDomainType, typeOfDomain } from './email-domain-type.js';
import type { EmailOptions } from './email-options.js';
import { type EmailParts, parseEmail } from './parse-email.js';
import { domainSuffix } from './public-suffix.js';
import type { EmailReason, EmailWarning } from './reasons.js';
import { type EmailRole, roleOf } from './role-account.js';
import { suggestDomain } from './suggest-domain.js';

/** What an address says of itself and of whose it is. Fields without an answer are '' or `null`. */
export interface EmailInfo {
  readonly valid: boolean;
  readonly reason: EmailReason | null;
  readonly warnings: readonly EmailWarning[];
  /** The address without what is not part of it, the domain in lower case and ASCII. */
  readonly normalized: string;
  /** The same with the domain's own letters: what people are shown. */
  readonly display: string;
  /** One address for all that reach the same mailbox, as far as its provider's rules are known: lower case, without tag, without dots at Gmail. For comparing, not for sending. */
  readonly canonical: string;
  readonly local: string;
  /** What stands behind the sign for tags, where the provider is known to have them: 'news' of me+news@gmail.com. */
  readonly tag: string;
  readonly domain: string;
  readonly unicodeDomain: string;
  /** What the domain's owner has registered ('bbc.co.uk'). */
  readonly registrableDomain: string;
  readonly publicSuffix: string;
  readonly domainType: EmailDomainType;
  readonly domainEvidence: ExplainedDomainType | null;
  /** Name of the mail provider, where it is one of the large ones. */
  readonly provider: string;
  readonly role: EmailRole | null;
  /** The address that was probably meant, where the domain is a slip of a large provider's. */
  readonly suggestion: string;
}

const NOTHING: Omit<EmailInfo, 'valid' | 'reason' | 'suggestion'> = {
  warnings: [],
  normalized: '',
  display: '',
  canonical: '',
  local: '',
  tag: '',
  domain: '',
  unicodeDomain: '',
  registrableDomain: '',
  publicSuffix: '',
  domainType: 'Unknown',
  domainEvidence: null,
  provider: '',
  role: null,
};

/**
 * What can be told of an address with nothing looked up: its forms, its domain and the type of that, its provider, its role, and the address that was probably meant.
 *
 * @param value    one address as typed; see {@link parseEmail}.
 * @param options  {@link EmailOptions}: what is accepted beyond the ordinary.
 * @returns {@link EmailInfo}; of an invalid address only the reason and, where its domain is a slip of a provider's, the suggestion.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE`. Text never throws.
 * @cost a few look-ups; the first call reads the tables, about 60 ms.
 * @example emailInfo('John.Doe+news@GoogleMail.com').canonical  // => 'johndoe@gmail.com'
 * @example emailInfo('jane@gmial.com').suggestion  // => 'jane@gmail.com'
 * @example emailInfo('vertrieb@münchen.de').role  // => 'sales'
 */
export function emailInfo(value: string | null | undefined, options?: EmailOptions): EmailInfo {
  const parsed = parseEmail(value, options);
  if (!parsed.valid) return { ...NOTHING, valid: false, reason: parsed.reason, suggestion: mended(value) };
  const base = {
    valid: true,
    reason: null,
    warnings: parsed.warnings,
    normalized: parsed.address,
    display: `${parsed.local}@${parsed.unicodeDomain}`,
    local: parsed.local,
    domain: parsed.domain,
    unicodeDomain: parsed.unicodeDomain,
  };
  const provider = mailProviders().get(parsed.domain);
  const [name, tag] = withoutTag(parsed, provider?.tag ?? '');
  const role = roleOf(name);
  if (parsed.domainKind !== 'name') return { ...NOTHING, ...base, canonical: parsed.address, role, suggestion: '' };
  const { publicSuffix, registrable } = domainSuffix(parsed.domain);
  const evidence = typeOfDomain(parsed.domain);
  const meant = isExample(parsed.domain) || mixesScripts(parsed.unicodeDomain) ? null : suggestDomain(parsed.domain);
  return {
    ...base,
    canonical: canonicalOf(parsed, name),
    tag,
    registrableDomain: registrable,
    publicSuffix,
    domainType: evidence.type,
    domainEvidence: evidence,
    provider: provider?.provider ?? '',
    role,
    suggestion: meant === null ? '' : `${parsed.local}@${meant}`,
  };
}

/** The local part and its tag. A tag with nothing in front of it is none. */
function withoutTag({ localText, quoted }: EmailParts, sign: string): [name: string, tag: string] {
  const at = sign === '' || quoted ? -1 : localText.indexOf(sign);
  return at > 0 ? [localText.slice(0, at), localText.slice(at + 1)] : [localText, ''];
}

function canonicalOf(parsed: EmailParts, name: string): string {
  const provider = mailProviders().get(parsed.domain);
  if (parsed.quoted) return parsed.address.toLowerCase();
  const plain = name.normalize('NFC').toLowerCase();
  if (provider === undefined) return `${plain}@${parsed.domain}`;
  const bare = provider.ignores === 'dots' ? plain.replace(/\./g, '') : provider.ignores === 'punctuation' ? plain.replace(/[._-]/g, '') : plain;
  return `${bare || plain}@${provider.account}`;
}

/** Mends what is no address for its domain's sake: a missing dot (gmailcom), a comma for it (gmail,com), a dot too much (gmail..com). */
function mended(value: string | null | undefined): string {
  if (typeof value !== 'string' || value.length > 254) return '';
  const text = value.trim();
  const at = text.lastIndexOf('@');
  if (at < 1) return '';
  const typed = text.slice(at + 1).toLowerCase();
  const domain = typed
    .replace(/[,;]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '')
    .replace(/\s/g, '');
  const meant = mailProviders().has(domain) ? domain : /^[a-z0-9.-]+$/.test(domain) ? suggestDomain(domain) : null;
  if (meant === null) return '';
  const suggestion = `${text.slice(0, at)}@${meant}`;
  return parseEmail(suggestion).valid ? suggestion : '';
}

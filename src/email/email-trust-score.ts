import type { MailDomain } from './dns/mail-domain.js';
import { emailInfo, type EmailInfo } from './email-info.js';
import type { EmailOptions } from './email-options.js';
import { looksRandom } from './looks-random.js';
import { refuseUnknown } from '../options.js';

/** Why an address has the score that it has: one code each, which stays. The points are what each adds to 50, or takes from it. */
export const TRUST_POINTS = {
  'invalid-address': -99,
  'disposable-domain': -45,
  'unknown-tld': -40,
  'reserved-domain': -45,
  'suffix-itself': -30,
  'probable-typo': -25,
  'random-domain': -20,
  'hosted-domain': -8,
  'open-tld': -8,
  'unknown-domain': -4,
  'government-domain': 28,
  'education-domain': 22,
  'business-domain': 16,
  'free-provider': 8,
  'no-reply': -25,
  'role-account': -6,
  'random-local': -15,
  'test-local': -15,
  'digits-only-local': -8,
  'many-digits-local': -5,
  'tagged-local': -3,
  'person-like-local': 6,
  'quoted-local': -12,
  'address-literal': -25,
  'look-alike-letters': -30,
  'dns-no-domain': -60,
  'dns-refuses-mail': -60,
  'dns-no-mail-server': -45,
  'dns-address-only': -12,
  'dns-mail-server': 10,
  'dns-spf': 4,
  'dns-dmarc': 3,
  'dns-dmarc-enforced': 5,
} as const;

export type TrustCode = keyof typeof TRUST_POINTS;

/** One reason of a score. */
export interface TrustReason {
  readonly code: TrustCode;
  readonly points: number;
}

export interface EmailTrust {
  /** 0 to 99. From 70 on nothing speaks against the address, below 40 something does. */
  readonly score: number;
  /** 'high' from 70, 'medium' from 40, 'low' below; 'none' where the text is no address. */
  readonly level: 'high' | 'medium' | 'low' | 'none';
  /** In the order of their weight. */
  readonly reasons: readonly TrustReason[];
  /** What the score rests on: the form and the tables alone, or answers of DNS as well. */
  readonly basis: 'offline' | 'offline+dns';
}

export interface EmailTrustOptions extends EmailOptions {
  /** What DNS says of the domain, from `namesake/email/dns`; default none: nothing is looked up here. Answers that did not come (`timeout`) count for nothing. */
  readonly dns?: MailDomain | null;
}

const BASE = 50;
/** Offline nobody knows whether the domain still takes mail: no score is higher. */
const OFFLINE_MOST = 85;
const TYPE_CODE = {
  Business: 'business-domain',
  Government: 'government-domain',
  Education: 'education-domain',
  Generic: 'free-provider',
  Disposable: 'disposable-domain',
} as const;
const UNKNOWN_CODE = {
  'unknown-tld': 'unknown-tld',
  reserved: 'reserved-domain',
  'suffix-itself': 'suffix-itself',
  hosted: 'hosted-domain',
  'open-tld': 'open-tld',
  'random-name': 'random-domain',
} as const;
const TEST_LOCAL =
  /^(?:test(?:er|ing|user|mail|account)?|asdf+|qwert[yz]?|foo|bar|foobar|abc|abcd|abc123|aaa+|xxx+|fake|nobody|none|noone|null|na|example|sample|demo|dummy|temp|spam|trash|junk|user|username|email|anonymous|deleted)[0-9]*$/;
const PERSON_LIKE = /^\p{L}{2,}[._-]\p{L}{2,}(?:[._-]\p{L}{2,})?[0-9]{0,4}$|^\p{L}[._]\p{L}{2,}$/u;

/**
 * How much speaks for an address, 0 to 99, with the reasons: what its form, its domain and its local part tell, and DNS where the caller has asked it.
 *
 * No mailbox is asked whether it exists. The score orders addresses for a look by people; it is a sum of stated points, not a probability.
 *
 * @param value    one address as typed.
 * @param options  {@link EmailTrustOptions}.
 * @returns score 0 with the reason `invalid-address` for what is no address; `{ score: 0, reasons: [] }` for ''.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE`. Text never throws.
 * @cost as {@link emailInfo}.
 * @example emailTrustScore('jane.doe@siemens.com').level  // => 'high'
 * @example emailTrustScore('x@mailinator.com').score  // => 5
 * @example emailTrustScore('nobody').score  // => 0
 */
export function emailTrustScore(value: string | null | undefined, options: EmailTrustOptions = {}): EmailTrust {
  refuseUnknown(options, ['quoted', 'comments', 'folding', 'literals', 'international', 'dotless', 'numeric', 'reserved', 'dns']);
  const { dns, ...syntax } = options;
  const basis = dns && dns.status !== 'timeout' && dns.status !== 'error' ? 'offline+dns' : 'offline';
  const info = emailInfo(value, syntax);
  if (!info.valid) return { score: 0, level: 'none', reasons: info.reason === 'empty' ? [] : [reasonOf('invalid-address')], basis: 'offline' };
  const codes = [...domainCodes(info), ...localCodes(info), ...(dns && basis === 'offline+dns' ? dnsCodes(dns) : [])];
  const reasons = codes.map(reasonOf).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const sum = reasons.reduce((total, { points }) => total + points, BASE);
  const score = Math.max(0, Math.min(basis === 'offline' ? OFFLINE_MOST : 99, sum));
  return { score, level: score >= 70 ? 'high' : score >= 40 ? 'medium' : 'low', reasons, basis };
}

const reasonOf = (code: TrustCode): TrustReason => ({ code, points: TRUST_POINTS[code] });

function domainCodes(info: EmailInfo): TrustCode[] {
  if (info.warnings.includes('address-literal')) return ['address-literal'];
  const codes: TrustCode[] = [];
  const evidence = info.domainEvidence?.evidence ?? 'invalid';
  if (info.domainType !== 'Unknown') codes.push(TYPE_CODE[info.domainType]);
  else codes.push(evidence in UNKNOWN_CODE ? UNKNOWN_CODE[evidence as keyof typeof UNKNOWN_CODE] : 'unknown-domain');
  if (info.suggestion !== '') codes.push('probable-typo');
  if (info.warnings.includes('mixed-scripts')) codes.push('look-alike-letters');
  return codes;
}

function localCodes(info: EmailInfo): TrustCode[] {
  if (info.warnings.includes('quoted-local')) return ['quoted-local'];
  const codes: TrustCode[] = [];
  const name = (info.tag === '' ? info.local : info.local.slice(0, -info.tag.length - 1)).toLowerCase();
  const digits = name.replace(/[^0-9]/g, '').length;
  if (info.role !== null) codes.push(info.role === 'no-reply' ? 'no-reply' : 'role-account');
  else if (TEST_LOCAL.test(name)) codes.push('test-local');
  else if (digits === name.length) codes.push('digits-only-local');
  else if (looksRandom(name.replace(/[._-]/g, ''))) codes.push('random-local');
  else if (digits >= 5) codes.push('many-digits-local');
  else if (PERSON_LIKE.test(name)) codes.push('person-like-local');
  if (info.tag !== '') codes.push('tagged-local');
  return codes;
}

function dnsCodes(dns: MailDomain): TrustCode[] {
  if (dns.status === 'no-domain') return ['dns-no-domain'];
  if (dns.nullMx) return ['dns-refuses-mail'];
  const codes: TrustCode[] = [dns.mx.length > 0 ? 'dns-mail-server' : dns.hasAddress ? 'dns-address-only' : 'dns-no-mail-server'];
  if (dns.spf !== '') codes.push('dns-spf');
  if (dns.dmarcPolicy === 'quarantine' || dns.dmarcPolicy === 'reject') codes.push('dns-dmarc-enforced');
  else if (dns.dmarcPolicy !== '') codes.push('dns-dmarc');
  return codes;
}

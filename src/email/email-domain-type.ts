import { domainName, isExample, isReserved } from './domain-name.js';
import { classOfDomain, domainWords } from './domain-tables.js';
import { looksRandom } from './looks-random.js';
import { parseEmail } from './parse-email.js';
import { domainSuffix } from './public-suffix.js';

/** Whose mail a domain takes. */
export type EmailDomainType = 'Business' | 'Government' | 'Education' | 'Generic' | 'Disposable' | 'Unknown';

/**
 * What a type rests on: `list`, a row of a table that names the domain; `suffix`, a row for all names below it (.gov, .ac.uk, .co.jp); `word`, a part of the name
 * (university, cityof…); `registered`, nothing but that the name can be registered where firms do. And why nothing is known: `invalid`, `literal`, `reserved`,
 * `suffix-itself`, `unknown-tld`, `hosted` (a name below a service's own), `open-tld` (where everybody registers), `random-name`.
 */
export type DomainEvidence =
  | 'list'
  | 'suffix'
  | 'word'
  | 'registered'
  | 'invalid'
  | 'literal'
  | 'reserved'
  | 'suffix-itself'
  | 'unknown-tld'
  | 'hosted'
  | 'open-tld'
  | 'random-name';

/** A type with what it rests on. */
export interface ExplainedDomainType {
  readonly type: EmailDomainType;
  readonly evidence: DomainEvidence;
  /** The part of the domain, or the word, that decided; '' where none did. */
  readonly matched: string;
  /** How sure it is from what lists and forms tell: 0 to 1. Estimates of ours, not frequencies. */
  readonly confidence: number;
}

const TYPE_OF = { government: 'Government', education: 'Education', free: 'Generic', disposable: 'Disposable' } as const;
const MAX_READ = 1024;

/**
 * Whose mail the domain of an address takes: one of six types, by lists and rules, with nothing looked up.
 *
 * **Business or Unknown**: there is no list of all firms. A domain is Business where it is registered below a suffix for firms (.co.uk, .com.br, .ltd), or where it
 * is no government, school, mail provider or throw-away domain, and its name is neither random ("xk7qz2v.com") nor given below somebody else's (github.io), and its
 * top-level domain is a country's, .com, .net or another that is mostly used by firms. Below .org, .info, .name, .xyz and others that anybody uses
 * for anything, it is Unknown. Whether the firm exists, or still has the domain, offline nothing can tell; {@link explainEmailDomainType} gives the confidence.
 *
 * @param emailOrDomain  an address or a domain as typed; only the domain is used; at most 1,024 UTF-16 code units, more is Unknown.
 * @returns one of six types; 'Unknown' for what is no domain, and for ''. Text never throws.
 * @cost a look-up a label; the first call reads the tables, about 60 ms.
 * @example emailDomainType('jane@stanford.edu')  // => 'Education'
 * @example emailDomainType('info@hmrc.gov.uk')  // => 'Government'
 * @example emailDomainType('siemens.com')  // => 'Business'
 * @example emailDomainType('me@gmail.com')  // => 'Generic'
 * @example emailDomainType('x@mailinator.com')  // => 'Disposable'
 * @example emailDomainType('me@localhost')  // => 'Unknown'
 */
export function emailDomainType(emailOrDomain: string | null | undefined): EmailDomainType {
  return explainEmailDomainType(emailOrDomain).type;
}

/**
 * {@link emailDomainType} with what it rests on.
 *
 * @example explainEmailDomainType('mail.bbc.co.uk')  // => { type: 'Business', evidence: 'suffix', matched: 'co.uk', confidence: 0.8 }
 */
export function explainEmailDomainType(emailOrDomain: string | null | undefined): ExplainedDomainType {
  const text = typeof emailOrDomain === 'string' && emailOrDomain.length <= MAX_READ ? emailOrDomain.trim() : '';
  if (text.includes('@')) {
    const parsed = parseEmail(text, { dotless: true, numeric: true, reserved: true, folding: true });
    if (!parsed.valid) return unknown('invalid');
    return parsed.domainKind === 'name' ? typeOfDomain(parsed.domain) : unknown('literal');
  }
  const name = domainName(text.replace(/\.$/, ''));
  return 'reason' in name ? unknown('invalid') : typeOfDomain(name.ascii);
}

/** The same for a domain that is known to be one: lower case, ASCII. */
export function typeOfDomain(ascii: string): ExplainedDomainType {
  if (isReserved(ascii) || isExample(ascii)) return unknown('reserved');
  if (/^[0-9.]+$/.test(ascii)) return unknown('literal');
  const match = classOfDomain(ascii);
  if (match !== null && match.class in TYPE_OF)
    return found(TYPE_OF[match.class as keyof typeof TYPE_OF], match.of === 'suffixes' ? 'suffix' : 'list', match.matched, 0.95);
  const { publicSuffix, registrable, host } = domainSuffix(ascii);
  if (publicSuffix === '') return unknown('unknown-tld');
  const word = wordOf(ascii, publicSuffix);
  if (word !== null) return word;
  if (registrable === '') return unknown('suffix-itself');
  if (host !== '') return unknown('hosted', host);
  const label = registrable.slice(0, registrable.length - publicSuffix.length - 1);
  if (looksRandom(label)) return unknown('random-name', label);
  if (match?.class === 'business') return found('Business', 'suffix', match.matched, 0.8);
  if (match?.class === 'open') return unknown('open-tld', match.matched);
  return found('Business', 'registered', registrable, publicSuffix === 'com' ? 0.7 : 0.6);
}

/** A word in a label below the public suffix that tells who has the domain. Only the label that was registered and those in front of it are read. */
function wordOf(ascii: string, publicSuffix: string): ExplainedDomainType | null {
  const labels = ascii.slice(0, Math.max(ascii.length - publicSuffix.length - 1, 0)).split('.');
  const country = publicSuffix.slice(publicSuffix.lastIndexOf('.') + 1).toUpperCase();
  const own = labels[labels.length - 1];
  for (const { word, at, class: cls, country: only } of domainWords()) {
    if (only !== '*' && only !== country && country.length === 2) continue;
    const isFound =
      at === 'label'
        ? labels.includes(word)
        : at === 'inside'
          ? own.includes(word)
          : own.length > word.length + 1 && (at === 'start' ? own.startsWith(word) : own.endsWith(word));
    if (isFound) return found(TYPE_OF[cls], 'word', word, 0.75);
  }
  return null;
}

const found = (type: EmailDomainType, evidence: DomainEvidence, matched: string, confidence: number): ExplainedDomainType => ({
  type,
  evidence,
  matched,
  confidence,
});

const unknown = (evidence: DomainEvidence, matched = ''): ExplainedDomainType => found('Unknown', evidence, matched, evidence === 'invalid' ? 1 : 0.5);

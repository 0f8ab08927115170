/** One mail server of a domain. */
export interface MailServer {
  /** Name of the host, lower case, without the dot at the end. */
  readonly exchange: string;
  /** The lowest is tried first. */
  readonly priority: number;
}

/** What DNS says of a domain that takes mail. */
export interface MailDomain {
  /** The domain that was asked for, in lower case and ASCII; '' where the text is none. */
  readonly domain: string;
  /** `found`: the domain exists; `no-domain`: NXDOMAIN; `timeout`, `error`: nobody answered, or not properly, and the other fields say nothing; `invalid`: not asked. */
  readonly status: 'found' | 'no-domain' | 'timeout' | 'error' | 'invalid';
  /** Every question was answered: where not, an empty `spf` or `dmarc` says nothing. Such answers are not kept. */
  readonly complete: boolean;
  /** In the order in which they are tried; at most 50. Empty also where the domain refuses mail, and where only its address takes it (RFC 5321 5.1). */
  readonly mx: readonly MailServer[];
  /** The domain says that it takes no mail (RFC 7505). */
  readonly nullMx: boolean;
  /** It has an A or AAAA record, asked for where there is no MX: mail goes there then. */
  readonly hasAddress: boolean;
  /** The SPF record (RFC 7208), '' where there is none or more than one, which is an error. */
  readonly spf: string;
  /** The DMARC record (RFC 7489) of the domain, or of the registered one above it. */
  readonly dmarc: string;
  /** What that record asks for in mail from the domain. */
  readonly dmarcPolicy: '' | 'none' | 'quarantine' | 'reject';
}

const MAX_SERVERS = 50;
const MAX_RECORD = 4096;

/** A result in which nothing is known yet. */
export function emptyMailDomain(domain: string, status: MailDomain['status']): MailDomain {
  return { domain, status, complete: status === 'no-domain', mx: [], nullMx: false, hasAddress: false, spf: '', dmarc: '', dmarcPolicy: '' };
}

/**
 * MX records as mail is sent by them: sorted; a null MX (one record, host "." or nothing) is no server. RFC 7505 lets it stand alone only; beside others it is ignored.
 */
export function mailServers(records: readonly MailServer[]): { mx: readonly MailServer[]; nullMx: boolean } {
  const plain = records.map(({ exchange, priority }) => ({ exchange: exchange.toLowerCase().replace(/\.$/, ''), priority }));
  const mx = plain.filter(({ exchange }) => exchange !== '').sort((a, b) => a.priority - b.priority || (a.exchange < b.exchange ? -1 : 1));
  return { mx: mx.slice(0, MAX_SERVERS), nullMx: mx.length === 0 && plain.length > 0 };
}

/** The SPF record among a domain's TXT records: exactly one may begin with "v=spf1" (RFC 7208 4.5). */
export function spfRecord(records: readonly (readonly string[])[]): string {
  const found = textsOf(records).filter((text) => /^v=spf1(?: |$)/i.test(text));
  return found.length === 1 ? found[0] : '';
}

/** The DMARC record among the TXT records of _dmarc.…: exactly one may begin with "v=DMARC1" (RFC 7489 6.6.3). */
export function dmarcRecord(records: readonly (readonly string[])[]): string {
  const found = textsOf(records).filter((text) => /^v[ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(text));
  return found.length === 1 ? found[0] : '';
}

/** The policy of a DMARC record; for a domain below the one that has the record, `sp` counts where it is given. */
export function dmarcPolicy(record: string, isBelow: boolean): MailDomain['dmarcPolicy'] {
  const tags = new Map(
    record
      .split(';')
      .map((tag) => tag.split('=', 2))
      .filter((pair) => pair.length === 2)
      .map(([name, value]) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  );
  const policy = (isBelow ? tags.get('sp') : undefined) ?? tags.get('p');
  return policy === 'none' || policy === 'quarantine' || policy === 'reject' ? policy : '';
}

const textsOf = (records: readonly (readonly string[])[]): string[] => records.map((parts) => parts.join('').slice(0, MAX_RECORD));

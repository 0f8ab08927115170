import { Resolver } from 'node:dns/promises';
import { inRange, optionError, refuseUnknown } from '../../options.js';
import { domainName, isReserved } from '../domain-name.js';
import { parseEmail } from '../parse-email.js';
import { domainSuffix } from '../public-suffix.js';
import { dmarcPolicy, dmarcRecord, emptyMailDomain, type MailDomain, type MailServer, mailServers, spfRecord } from './mail-domain.js';

/** The questions that are asked: those of `node:dns/promises`, which a test or another way of asking may take the place of. Errors have Node's codes (ENOTFOUND, ENODATA, ETIMEOUT, …). */
export interface DnsQuestions {
  resolveMx(domain: string): Promise<MailServer[]>;
  resolve4(domain: string): Promise<string[]>;
  resolve6(domain: string): Promise<string[]>;
  resolveTxt(domain: string): Promise<string[][]>;
}

export interface MailResolverOptions {
  /** Name servers as Node takes them ('192.0.2.1', '192.0.2.1:5353', '[2001:db8::1]:53'); default those of the system. */
  readonly servers?: readonly string[];
  /** Milliseconds for one question; default 3,000, 10 to 60,000. A domain takes four questions at most in a row. */
  readonly timeMs?: number;
  /** Domains that are asked for at the same time; default 10, 1 to 1,000. */
  readonly concurrency?: number;
  /** Domains whose answers are kept; default 10,000; 0 keeps none. */
  readonly cacheEntries?: number;
  /** Milliseconds for which they are kept; default one hour. Answers that are not complete are not kept. */
  readonly cacheMs?: number;
  /** What asks, instead of Node's own resolver. */
  readonly questions?: DnsQuestions;
}

export interface MailResolver {
  /**
   * What DNS says of the domain of an address.
   *
   * @param emailOrDomain  an address or a domain as typed. Text never rejects: what is no domain, or a reserved one, has the status `invalid` and is not asked for.
   */
  look(emailOrDomain: string): Promise<MailDomain>;
  /** Gives up all questions that are under way: they become `error`. */
  close(): void;
}

const OPTIONS = ['servers', 'timeMs', 'concurrency', 'cacheEntries', 'cacheMs', 'questions'];

/**
 * Asks DNS for what a domain says of its mail: MX, null MX, the address where there is no MX, SPF and DMARC. Nothing here talks to a mail server.
 *
 * @param options  {@link MailResolverOptions}.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE`.
 * @cost two to six questions a domain, once for as long as the cache keeps it; domains that are asked for at the same time share an answer.
 *
 *     const { nullMx, mx } = await createMailResolver().look('jane@example.com');
 */
export function createMailResolver(options: MailResolverOptions = {}): MailResolver {
  refuseUnknown(options, OPTIONS);
  const timeMs = inRange('timeMs', options.timeMs, 10, 60_000, 3000);
  const concurrency = inRange('concurrency', options.concurrency, 1, 1000, 10);
  const cacheEntries = inRange('cacheEntries', options.cacheEntries, 0, 10_000_000, 10_000);
  const cacheMs = inRange('cacheMs', options.cacheMs, 0, Number.MAX_SAFE_INTEGER, 3_600_000);
  const own = options.questions === undefined ? nodeResolver(timeMs, options.servers) : undefined;
  const questions: DnsQuestions = options.questions ?? (own as DnsQuestions);
  const cache = new Map<string, { readonly answer: Promise<MailDomain>; until: number }>();
  const gate = new Gate(concurrency);

  async function look(emailOrDomain: string): Promise<MailDomain> {
    const domain = domainOf(emailOrDomain);
    if (domain === null) return emptyMailDomain('', 'invalid');
    const kept = cache.get(domain);
    if (kept !== undefined && kept.until > Date.now()) return kept.answer;
    const entry = { answer: gate.run(() => ask(domain, questions, timeMs)), until: Number.POSITIVE_INFINITY };
    // the oldest goes first; what is under way is found by those who ask meanwhile
    cache.delete(domain);
    cache.set(domain, entry);
    const answer = await entry.answer;
    const isKept = cacheEntries > 0 && cacheMs > 0 && answer.complete;
    if (isKept) entry.until = Date.now() + cacheMs;
    else if (cache.get(domain) === entry) cache.delete(domain);
    for (const [oldest, { until }] of cache) {
      if (cache.size <= cacheEntries) break;
      if (until !== Number.POSITIVE_INFINITY) cache.delete(oldest);
    }
    return answer;
  }
  return { look, close: () => own?.cancel() };
}

function nodeResolver(timeout: number, servers: readonly string[] | undefined): Resolver {
  const resolver = new Resolver({ timeout, tries: 1 });
  if (servers === undefined) return resolver;
  try {
    resolver.setServers(servers);
  } catch {
    throw optionError('servers', 'addresses of name servers, with a port or without', servers);
  }
  return resolver;
}

function domainOf(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  let domain = '';
  if (text.includes('@')) {
    const parsed = parseEmail(text);
    if (!parsed.valid || parsed.domainKind !== 'name') return null;
    domain = parsed.domain;
  } else {
    const name = domainName(text.trim().replace(/\.$/, ''));
    if ('reason' in name) return null;
    domain = name.ascii;
  }
  return domain.includes('.') && !isReserved(domain) && !/^[0-9.]+$/.test(domain) ? domain : null;
}

/** An answer: its records; `null` where there is none of the kind; or why nobody knows. */
type Answer<T> = { readonly records: T; readonly why: '' } | { readonly records: null; readonly why: 'no-domain' | 'no-data' | 'timeout' | 'error' };

async function ask(domain: string, questions: DnsQuestions, timeMs: number): Promise<MailDomain> {
  const put = <T>(question: () => Promise<T>): Promise<Answer<T>> => answered(question, timeMs);
  const mxAnswer = await put(() => questions.resolveMx(domain));
  if (mxAnswer.records === null && mxAnswer.why !== 'no-data') return emptyMailDomain(domain, mxAnswer.why);
  const { mx, nullMx } = mailServers(mxAnswer.records ?? []);
  let hasAddress = false;
  if (mx.length === 0 && !nullMx) {
    for (const question of [() => questions.resolve4(domain), () => questions.resolve6(domain)]) {
      const answer = await put(question);
      if (answer.records === null && (answer.why === 'timeout' || answer.why === 'error')) return emptyMailDomain(domain, answer.why);
      if ((answer.records?.length ?? 0) > 0) hasAddress = true;
      if (hasAddress) break;
    }
  }
  const { registrable } = domainSuffix(domain);
  const [spfAnswer, dmarcAnswer] = await Promise.all([put(() => questions.resolveTxt(domain)), put(() => questions.resolveTxt(`_dmarc.${domain}`))]);
  let dmarc = dmarcRecord(dmarcAnswer.records ?? []);
  const isBelow = dmarc === '' && registrable !== '' && registrable !== domain;
  const aboveAnswer = isBelow ? await put(() => questions.resolveTxt(`_dmarc.${registrable}`)) : undefined;
  if (aboveAnswer !== undefined) dmarc = dmarcRecord(aboveAnswer.records ?? []);
  return {
    domain,
    status: 'found',
    complete: [spfAnswer, dmarcAnswer, aboveAnswer].every((answer) => answer === undefined || isKnown(answer)),
    mx,
    nullMx,
    hasAddress,
    spf: spfRecord(spfAnswer.records ?? []),
    dmarc,
    dmarcPolicy: dmarcPolicy(dmarc, isBelow),
  };
}

const isKnown = ({ why }: Answer<unknown>): boolean => why !== 'timeout' && why !== 'error';

async function answered<T>(question: () => Promise<T>, timeMs: number): Promise<Answer<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer<T>>((resolve) => {
    timer = setTimeout(() => resolve({ records: null, why: 'timeout' }), timeMs);
  });
  const answer = Promise.resolve()
    .then(question)
    .then(
      (records): Answer<T> => ({ records, why: '' }),
      (error: unknown): Answer<T> => ({ records: null, why: whyOf((error as { code?: unknown } | null)?.code) }),
    );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function whyOf(code: unknown): 'no-domain' | 'no-data' | 'timeout' | 'error' {
  if (code === 'ENOTFOUND') return 'no-domain';
  if (code === 'ENODATA') return 'no-data';
  return code === 'ETIMEOUT' || code === 'ETIMEDOUT' ? 'timeout' : 'error';
}

/** Lets so many in at a time, the others in the order in which they came. */
class Gate {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.inside++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}

import { afterEach, describe, expect, it } from 'vitest';
import { createMailResolver, type MailResolverOptions } from '../../src/email/dns/index.js';
import { dmarcPolicy, dmarcRecord, mailServers, spfRecord } from '../../src/email/dns/mail-domain.js';
import { DnsDouble, type Zone } from './dns-double.js';

const ZONE: Zone = {
  'firm.com': {
    MX: [
      [20, 'mx2.firm.com'],
      [10, 'MX1.firm.com'],
    ],
    TXT: ['v=spf1 include:_spf.firm.com -all', 'google-site-verification=x'],
  },
  '_dmarc.firm.com': { TXT: ['v=DMARC1; p=reject; sp=quarantine'] },
  'eu.firm.com': { MX: [[10, 'mx.firm.com']] },
  'nomail.com': { MX: [[0, '.']], TXT: ['v=spf1 -all'] },
  'hostonly.com': { A: ['192.0.2.7'] },
  'sixonly.com': { AAAA: ['2001:db8:0:0:0:0:0:1'] },
  'nothing.com': { TXT: [`v=spf1 ${'ip4:192.0.2.0/24 '.repeat(30)}-all`] },
  'twospf.com': { MX: [[10, 'mx.twospf.com']], TXT: ['v=spf1 -all', 'v=spf1 +all'] },
  'silent.com': 'drop',
  'halfsilent.com': { MX: [[1, 'mx.halfsilent.com']] },
  '_dmarc.halfsilent.com': 'drop',
  'broken.com': 'fail',
  'xn--bcher-kva.de': { MX: [[5, 'mail.xn--bcher-kva.de']] },
};

let double: DnsDouble | undefined;
afterEach(async () => {
  await double?.stop();
  double = undefined;
});

async function resolverOn(zone: Zone, options: MailResolverOptions = {}, delayMs = 0) {
  double = await DnsDouble.start(zone, delayMs);
  return createMailResolver({ servers: [double.server], timeMs: 1000, ...options });
}

describe('what DNS says of a domain that takes mail', () => {
  it.each([
    [
      'jane@firm.com',
      {
        domain: 'firm.com',
        status: 'found',
        mx: [
          { exchange: 'mx1.firm.com', priority: 10 },
          { exchange: 'mx2.firm.com', priority: 20 },
        ],
        spf: 'v=spf1 include:_spf.firm.com -all',
        dmarcPolicy: 'reject',
        nullMx: false,
      },
    ],
    ['eu.firm.com', { status: 'found', dmarcPolicy: 'quarantine', spf: '' }],
    ['nomail.com', { status: 'found', mx: [], nullMx: true, spf: 'v=spf1 -all', hasAddress: false }],
    ['hostonly.com', { status: 'found', mx: [], nullMx: false, hasAddress: true }],
    ['sixonly.com', { status: 'found', hasAddress: true }],
    ['nothing.com', { status: 'found', mx: [], hasAddress: false }],
    ['twospf.com', { status: 'found', spf: '' }],
    ['nosuch.com', { status: 'no-domain', mx: [] }],
    ['broken.com', { status: 'error' }],
    ['jane@BÜCHER.de', { domain: 'xn--bcher-kva.de', status: 'found', mx: [{ exchange: 'mail.xn--bcher-kva.de', priority: 5 }] }],
  ])('%s', async (value, expected) => {
    const resolver = await resolverOn(ZONE);
    expect(await resolver.look(value)).toMatchObject(expected);
  });

  it('puts a record of several parts together', async () => {
    const resolver = await resolverOn(ZONE);
    expect((await resolver.look('nothing.com')).spf).toMatch(/^v=spf1 (ip4:192\.0\.2\.0\/24 ){30}-all$/);
  });

  it('does not ask for what is no domain, or reserved', async () => {
    const resolver = await resolverOn(ZONE);
    for (const value of ['', 'jane', 'a@[192.0.2.1]', 'localhost', 'x.local', '192.0.2.1', 'a@b@c', 'x'.repeat(1 << 20), null as unknown as string])
      expect(await resolver.look(value)).toMatchObject({ status: 'invalid', domain: '' });
    expect(double?.asked).toEqual([]);
  });

  it('gives up after its time, and asks again the next time', async () => {
    const resolver = await resolverOn(ZONE, { timeMs: 100 });
    const begin = performance.now();
    expect(await resolver.look('silent.com')).toMatchObject({ status: 'timeout', mx: [] });
    expect(performance.now() - begin).toBeLessThan(2000);
    const before = double?.asked.length ?? 0;
    await resolver.look('silent.com');
    expect(double?.asked.length).toBeGreaterThan(before);
  });

  it('says where an answer is not complete, and does not keep it', async () => {
    const resolver = await resolverOn(ZONE, { timeMs: 500 });
    expect(await resolver.look('halfsilent.com')).toMatchObject({ status: 'found', complete: false, dmarc: '' });
    await resolver.look('halfsilent.com');
    expect(double?.asked.filter((question) => question === 'MX halfsilent.com')).toHaveLength(2);
    expect(await resolver.look('firm.com')).toMatchObject({ complete: true });
  });

  it('asks once for a domain, also while an answer is under way', async () => {
    const resolver = await resolverOn(ZONE, {}, 20);
    const answers = await Promise.all(['firm.com', 'a@firm.com', 'b@FIRM.com'].map((value) => resolver.look(value)));
    await resolver.look('firm.com');
    expect(new Set(answers).size).toBe(1);
    expect(double?.asked.filter((question) => question === 'MX firm.com')).toHaveLength(1);
  });

  it('keeps so many answers, and none where it shall not', async () => {
    const resolver = await resolverOn(ZONE, { cacheEntries: 1 });
    for (const domain of ['firm.com', 'nomail.com', 'firm.com']) await resolver.look(domain);
    expect(double?.asked.filter((question) => question === 'MX firm.com')).toHaveLength(2);
    await double?.stop();
    const without = await resolverOn(ZONE, { cacheEntries: 0 });
    for (const domain of ['firm.com', 'firm.com']) await without.look(domain);
    expect(double?.asked.filter((question) => question === 'MX firm.com')).toHaveLength(2);
  });

  it('asks for so many domains at a time', async () => {
    const zone = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`d${i}.com`, { MX: [[1, 'mx.d.com']] as [number, string][] }]));
    const resolver = await resolverOn(zone, { concurrency: 2 }, 10);
    const answers = await Promise.all(Object.keys(zone).map((domain) => resolver.look(domain)));
    expect(answers.every(({ status }) => status === 'found')).toBe(true);
    // two questions of one domain go out together
    expect(double?.mostOpen).toBeLessThanOrEqual(4);
  });

  it('asks whom it is given, and bears that it hangs or throws', async () => {
    const never = () => new Promise<never>(() => {});
    const hanging = createMailResolver({ questions: { resolveMx: never, resolve4: never, resolve6: never, resolveTxt: never }, timeMs: 30 });
    expect((await hanging.look('firm.com')).status).toBe('timeout');
    const fails = () => {
      throw new Error('no');
    };
    const failing = createMailResolver({ questions: { resolveMx: fails, resolve4: fails, resolve6: fails, resolveTxt: fails } });
    expect((await failing.look('firm.com')).status).toBe('error');
  });

  it('refuses options that it does not know or that cannot be', () => {
    expect(() => createMailResolver({ timeout: 1 } as object)).toThrow(/did you mean "timeMs"/);
    expect(() => createMailResolver({ timeMs: 0 })).toThrow(/10 to 60000/);
    expect(() => createMailResolver({ servers: ['name.server'] })).toThrow(/addresses of name servers/);
  });
});

describe('records', () => {
  it('null MX stands alone (RFC 7505)', () => {
    expect(mailServers([{ exchange: '', priority: 0 }])).toEqual({ mx: [], nullMx: true });
    expect(
      mailServers([
        { exchange: '.', priority: 0 },
        { exchange: 'a.b', priority: 1 },
      ]),
    ).toEqual({ mx: [{ exchange: 'a.b', priority: 1 }], nullMx: false });
    expect(mailServers([])).toEqual({ mx: [], nullMx: false });
  });

  it('SPF and DMARC are read as their RFCs say', () => {
    expect(spfRecord([['v=spf10 x']])).toBe('');
    expect(spfRecord([['V=SPF1']])).toBe('V=SPF1');
    expect(spfRecord([['v=spf1 ', '-all']])).toBe('v=spf1 -all');
    expect(dmarcRecord([['v=DMARC1; p=none'], ['other']])).toBe('v=DMARC1; p=none');
    expect(dmarcRecord([['v=DMARC1; p=none'], ['v=DMARC1; p=reject']])).toBe('');
    expect(dmarcPolicy('v=DMARC1; p = Reject ; sp=none', false)).toBe('reject');
    expect(dmarcPolicy('v=DMARC1; p=reject; sp=none', true)).toBe('none');
    expect(dmarcPolicy('v=DMARC1; p=reject', true)).toBe('reject');
    expect(dmarcPolicy('v=DMARC1; p=whatever', false)).toBe('');
  });
});

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PRICES,
  type Discovery,
  type GivenPaymentConfig,
  paymentConfigOf,
  priceOf,
  requestHash,
  resourceUrl,
  usdText,
} from '../../../src/service/payments/index.js';
import { enrichment, lookup, PAY_TO, Shop } from './shop.js';

const FACILITATOR = 'https://facilitator.example.test';
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(FACILITATOR);
});
afterAll(() => shop.close());

const discovery: Discovery = {
  method: 'GET',
  queryParams: { lookup: 'ibm' },
  properties: { lookup: { type: 'string', minLength: 1, maxLength: 256 }, language: { type: 'string' } },
  required: ['lookup'],
  output: { type: 'json', example: { Domain: 'ibm.com', Code: 'Success', Credits: '0' } },
};
const resource = {
  url: 'https://api.example.test/getbusinessinfodomain?lookup=ibm',
  description: 'The domain of an organization',
  mimeType: 'application/json',
};
const challenge = (data?: Discovery): ReturnType<Shop['payments']['challenge']> =>
  shop.payments.challenge(shop.payments.quote(resource, 'business-info-domain', 1, data));

describe('the challenge', () => {
  it('is what clients read, member by member', () => {
    const { status, body } = challenge(discovery);
    expect(status).toBe(402);
    expect(body).toEqual({
      x402Version: 2,
      resource,
      accepts: [
        {
          scheme: 'exact',
          network: 'eip155:8453',
          amount: '100000',
          resource: resource.url,
          description: resource.description,
          mimeType: resource.mimeType,
          payTo: PAY_TO,
          maxTimeoutSeconds: 60,
          asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
          extra: { name: 'USD Coin', version: '2' },
        },
      ],
      extensions: {
        bazaar: {
          info: { input: { type: 'http', method: 'GET', queryParams: { lookup: 'ibm' } }, output: discovery.output },
          schema: {
            $schema: 'https://json-schema.org/draft/2020-12/schema',
            type: 'object',
            properties: {
              input: {
                type: 'object',
                properties: {
                  type: { type: 'string', const: 'http' },
                  method: { type: 'string', enum: ['GET'] },
                  queryParams: { type: 'object', properties: discovery.properties, required: ['lookup'] },
                },
                required: ['type', 'method'],
                additionalProperties: false,
              },
              output: { type: 'object', properties: { type: { type: 'string' }, example: {} }, required: ['type'] },
            },
            required: ['input'],
          },
        },
      },
      error: 'Payment Required',
    });
  });

  it('has the same in its header, which nobody is to keep', () => {
    const { headers, body } = challenge(discovery);
    expect(headers['PAYMENT-REQUIRED']).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(JSON.parse(Buffer.from(headers['PAYMENT-REQUIRED'], 'base64').toString())).toEqual(body);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('of a POST tells the body', () => {
    const { extensions } = challenge({ ...discovery, method: 'POST', body: [{ lookup: 'ibm' }] }).body;
    expect(extensions.bazaar).toMatchObject({
      info: { input: { method: 'POST', bodyType: 'json', body: [{ lookup: 'ibm' }], queryParams: { lookup: 'ibm' } } },
      schema: { properties: { input: { required: ['type', 'method', 'bodyType', 'body'] } } },
    });
  });

  it('leaves discovery out where its header would be too long for clients', () => {
    const long = { ...discovery, output: { type: 'json' as const, example: 'é'.repeat(10_000) } };
    const { headers, body } = challenge(long);
    expect(body.extensions).toEqual({});
    expect(JSON.parse(Buffer.from(headers['PAYMENT-REQUIRED'], 'base64').toString())).toEqual(body);
    expect(headers['PAYMENT-REQUIRED'].length).toBeLessThan(12_288);
  });

  it('of nothing is the ceiling, of records the exact price', () => {
    expect(shop.payments.challenge(shop.payments.ceiling(resource)).body.accepts[0].amount).toBe('35000000');
    const amount = (n: number, name: string): string => shop.payments.challenge(shop.quote(enrichment(Array(n).fill(1), name))).body.accepts[0].amount;
    expect([amount(1, 'email-domain-type'), amount(3, 'x-handle'), amount(7, 'tech-stack'), amount(100, 'customs-duty-rates')]).toEqual([
      '10000',
      '150000',
      '1750000',
      '35000000',
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15])('of %s is none', (amount) => {
    expect(() => shop.payments.challenge({ resource, amount })).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });
});

describe('prices', () => {
  it('are those of five tiers, for 39 functions', () => {
    const counts: Record<number, number> = {};
    for (const micros of Object.values(PRICES)) counts[micros] = (counts[micros] ?? 0) + 1;
    expect(counts).toEqual({ 10000: 10, 50000: 1, 100000: 2, 250000: 25, 350000: 1 });
  });

  it('are refused for what has none', () => {
    for (const [name, records] of [
      ['no-such', 1],
      ['__proto__', 1],
      ['constructor', 1],
      ['x-handle', 0],
      ['x-handle', 101],
      ['x-handle', 1.5],
    ] as const)
      expect(() => priceOf(name, records)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });

  it('are written with two decimals or as many as it takes', () => {
    expect([10_000, 100_000, 35_000_000, 1, 1_234_560].map(usdText)).toEqual(['0.01', '0.10', '35.00', '0.000001', '1.23456']);
  });
});

describe('what a payment is for', () => {
  const hash = (query: string): string => requestHash({ ...lookup(), query });
  it('is the same however the query is written', () => {
    for (const same of ['?a=1&b=2', 'a=1&b=2', '?b=2&a=1', '?a=%31&b=2', '?&a=1&&b=2']) expect(hash(same)).toBe(hash('a=1&b=2'));
  });

  it('is another where a value, a name, their order within a name, the method, the path or the body differ', () => {
    const requests = [
      ...['', 'a', 'a=1', 'a=2', 'b=1', 'a=1&a=2', 'a=2&a=1', 'a=1&b=', 'a=1%26b%3D', 'a=1=b', 'A=1', 'a=1%00', 'a=1+'].map((query) => ({
        ...lookup(),
        query,
      })),
      { ...lookup(), query: '', method: 'POST' },
      { ...lookup(), query: '', path: '/' },
      { ...lookup(), query: '', path: '/"]' },
      { ...lookup(), query: '', body: Buffer.from('x') },
      { ...lookup(), query: '', body: Buffer.from('x ') },
    ];
    const different = requests.filter(({ query }) => query !== 'a');
    expect(new Set(different.map(requestHash)).size).toBe(different.length);
  });

  it('never is the same for two lists of parameters', () => {
    const parameters = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 })), { maxLength: 4 });
    const sorted = (list: [string, string][]): string => JSON.stringify([...new URLSearchParams(list)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
    fc.assert(
      fc.property(parameters, parameters, (one, two) => {
        const [first, second] = [one, two].map((list) => hash(new URLSearchParams(list).toString()));
        return (first === second) === (sorted(one) === sorted(two));
      }),
      { seed: 402, numRuns: 2000 },
    );
  });

  it('is told as a URL without keys, and without a query that is too long', () => {
    const url = (query: string): string => resourceUrl('https://api.example.test', { path: '/x', query });
    expect(url('')).toBe('https://api.example.test/x');
    expect(url('?b=ü&a=1&a=0&license=ns_secret&ApiKey=ns_secret')).toBe('https://api.example.test/x?a=1&a=0&b=%C3%BC');
    expect(url(`a=${'x'.repeat(1001)}`)).toBe('https://api.example.test/x');
  });
});

describe('the configuration', () => {
  const given: GivenPaymentConfig = { facilitator: FACILITATOR, payTo: PAY_TO };
  it('has a default for all but where to and by whom', () => {
    expect(paymentConfigOf({ ...given, facilitator: `${FACILITATOR}/base/` })).toEqual({
      facilitator: `${FACILITATOR}/base`,
      payTo: PAY_TO,
      asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      maxTimeoutSeconds: 60,
      verifyTimeoutMs: 10_000,
      settleTimeoutMs: 60_000,
    });
  });

  it('takes http on this machine', () => {
    for (const url of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
      expect(paymentConfigOf({ ...given, facilitator: url }).facilitator).toBe(url);
  });

  it.each<[string, object]>([
    ['a facilitator over http', { facilitator: 'http://facilitator.example.test' }],
    ['a facilitator that only looks local', { facilitator: 'http://localhost.example.test' }],
    ['a facilitator with a user', { facilitator: 'https://a:b@facilitator.example.test' }],
    ['a facilitator with a query', { facilitator: 'https://facilitator.example.test/?a' }],
    ['a facilitator of another protocol', { facilitator: 'file:///etc/passwd' }],
    ['no facilitator', { facilitator: undefined }],
    ['no payee', { payTo: undefined }],
    ['a payee that is none', { payTo: 'me.eth' }],
    ['nobody as a payee', { payTo: `0x${'0'.repeat(40)}` }],
    ['a short payee', { payTo: PAY_TO.slice(0, -1) }],
    ['an asset that is none', { asset: 'USDC' }],
    ['no time', { settleTimeoutMs: 0 }],
  ])('refuses %s', (_, changed) => {
    expect(() => paymentConfigOf({ ...given, ...changed } as GivenPaymentConfig)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });

  it('refuses what it does not know', () => {
    expect(() => paymentConfigOf({ ...given, payto: PAY_TO } as GivenPaymentConfig)).toThrow(/payTo/);
  });
});

describe('the manifest', () => {
  it('lists what is paid for, where to and how', () => {
    const paid = [
      { resource, method: 'GET' as const, amount: 100_000, isPerRecord: false },
      { resource: { ...resource, url: 'https://api.example.test/enrich' }, method: 'POST' as const, amount: 35_000_000, isPerRecord: true },
    ];
    const manifest = shop.payments.manifest({ resources: paid, languageSupport: { languages: ['fr'] } });
    expect(manifest).toMatchObject({
      version: 1,
      x402Version: 2,
      network: 'eip155:8453',
      asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      payTo: PAY_TO,
      resources: [resource.url, 'https://api.example.test/enrich'],
      items: [
        { resource: resource.url, type: 'http', method: 'GET', price: { usd: '0.10', per: 'request' }, accepts: [{ amount: '100000' }] },
        { method: 'POST', price: { maxUsd: '35.00', per: 'record' }, accepts: [{ amount: '35000000' }] },
      ],
      languageSupport: { languages: ['fr'] },
    });
    expect(manifest.prices).toMatchObject({ 'customs-duty-rates': '0.35', 'x-handle': '0.05', translate: '0.01' });
    expect(Object.keys(manifest.prices)).toHaveLength(39);
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
  });
});

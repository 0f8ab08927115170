import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExactEvmScheme } from '@x402/evm';
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client, x402HTTPClient } from '@x402/fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, type Provider, Providers } from '../../src/enrich/index.js';
import { type Accounts, openAccounts } from '../../src/service/accounts/index.js';
import type { RunningService } from '../../src/service/index.js';
import { BEHAVE, FacilitatorDouble } from './payments/facilitator-double.js';
import { base64, newAccount, payloadFor } from './payments/payer.js';
import { serve, serveFiles } from './serving.js';

let facilitator: FacilitatorDouble;
let accounts: Accounts;
let service: RunningService;
let files: { origin: string; close(): Promise<void> };
let asked = 0;
let down = false;
const hosted = new Map([
  ['/a.csv', { text: 'email\na@gmail.com\nb@stanford.edu\n' }],
  ['/growing.csv', { text: 'email\na@gmail.com\n' }],
]);
/** Knows everything. */
const provider: Provider = {
  id: 'double',
  functions: ['business-info-domain', 'customs-duty-rates'],
  kind: 'http',
  needs: {},
  isReady: () => true,
  lookup(fn): Outcome {
    asked++;
    if (down) return { status: 'unavailable', reason: 'upstream' };
    return { status: 'found', fields: fn === 'business-info-domain' ? { Domain: 'ibm.com' } : { DutyRate: '5 %' } };
  },
};

beforeAll(async () => {
  facilitator = await FacilitatorDouble.start();
  accounts = await openAccounts(join(mkdtempSync(join(tmpdir(), 'namesake-paid-')), 'accounts.db'));
  files = await serveFiles(hosted);
  service = await serve(
    { payments: { facilitator: facilitator.url, payTo: '0x00000000000000000000000000000000005e11e4' } },
    accounts,
    new Providers([provider]),
  );
}, 60_000);
afterAll(async () => {
  await service.stop();
  await accounts.close();
  await files.close();
  await facilitator.stop();
});

const account = newAccount();
const client = (): x402Client => new x402Client().register('eip155:8453', new ExactEvmScheme(account)).setSpendControls({ maxAmountPerPayment: '$35' });
const paying = wrapFetchWithPayment(fetch, client()) as typeof fetch;
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

describe('the official client pays the service', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => ({ hscode: String(i), lookup: 'T-shirts', origin: 'VN', sku: 'x' }));
  it.each([
    ['0.01', 10_000, () => '/getemaildomaintype?email=jane%40stanford.edu', undefined, { DomainType: 'Education', Code: 'Success', Credits: '0' }],
    ['0.10', 100_000, () => '/getbusinessinfodomain?lookup=Crédit+Agricole&language=fr', undefined, { Domain: 'ibm.com', Code: 'Success', Credits: '0' }],
    ['0.02', 20_000, () => '/enrich?function=email-domain-type', ['a@gmail.com', 'b@stanford.edu'], { RecordCount: 2, ErrorCount: 0 }],
    ['35.00', 35_000_000, () => '/enrich?function=customs-duty-rates', hundred, { RecordCount: 100, ErrorCount: 0 }],
  ])('%s USDC', async (_, amount, path, body, expected) => {
    const before = facilitator.paid;
    const answer = await paying(service.url + path(), body === undefined ? {} : post(body));
    expect([answer.status, await answer.json()]).toMatchObject([200, expected]);
    const receipt = decodePaymentResponseHeader(answer.headers.get('PAYMENT-RESPONSE') as string);
    expect(receipt).toMatchObject({ success: true, network: 'eip155:8453', payer: account.address.toLowerCase() });
    expect(facilitator.paid - before).toBe(amount);
  });

  it('for the rows of a file', async () => {
    const before = facilitator.paid;
    const answer = await paying(`${service.url}/enrich?${new URLSearchParams({ function: 'email-domain-type', connection: `${files.origin}/a.csv` })}`);
    expect([answer.status, await answer.text()]).toEqual([200, 'email,DomainType\na@gmail.com,Generic\nb@stanford.edu,Education\n']);
    expect([facilitator.paid - before, answer.headers.get('PAYMENT-RESPONSE')]).toEqual([20_000, expect.any(String)]);
  });
});

describe('a file that has grown since it was paid for', () => {
  it('is answered when it is what was paid for', async () => {
    const url = `${service.url}/enrich?${new URLSearchParams({ function: 'email-domain-type', connection: `${files.origin}/growing.csv` })}`;
    const body = await (await fetch(url)).json();
    const headers = { 'PAYMENT-SIGNATURE': base64(await payloadFor(body)) };
    facilitator.behave.settle = BEHAVE.reset;
    expect((await fetch(url, { headers })).status).toBe(402);
    facilitator.behave = {};
    const small = hosted.get('/growing.csv') as { text: string };
    hosted.set('/growing.csv', { text: `${small.text}b@gmail.com\n` });
    const refused = await fetch(url, { headers });
    expect([refused.status, (await refused.json()).error]).toEqual([402, expect.stringContaining('another request')]);
    hosted.set('/growing.csv', small);
    const paid = await fetch(url, { headers });
    expect([paid.status, await paid.text()]).toEqual([200, 'email,DomainType\na@gmail.com,Generic\n']);
  });
});

describe('a payment', () => {
  const http = new x402HTTPClient(client());
  const signed = async (path: string, init: RequestInit = {}): Promise<Record<string, string>> => {
    const answer = await fetch(service.url + path, init);
    expect(answer.status).toBe(402);
    return http.encodePaymentSignatureHeader(await http.createPaymentPayload(http.getPaymentRequiredResponse((name) => answer.headers.get(name))));
  };
  const send = (path: string, init: RequestInit, headers: Record<string, string>): Promise<Response> =>
    fetch(service.url + path, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } });
  const PATH = '/enrich?function=email-domain-type';

  it('buys what it was asked for, once', async () => {
    const init = post(['a@gmail.com']);
    const headers = await signed(PATH, init);
    const before = facilitator.paid;
    for (const [path, other] of [
      [PATH, post(['b@gmail.com'])],
      [PATH, post(['a@gmail.com', 'b@gmail.com'])],
      [`${PATH}&filetype=csv`, init],
    ] as const) {
      // (the first request that comes with it is what it is for)
      const first = await send(PATH, init, headers);
      expect([200, 402]).toContain(first.status);
      expect((await send(path, other, headers)).status).toBe(402);
    }
    expect(facilitator.paid - before).toBe(10_000);
  });

  it('sent 200 times at once is taken once', async () => {
    const init = post(['race@gmail.com']);
    const headers = await signed(PATH, init);
    const before = facilitator.paid;
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await send(PATH, init, headers)).status));
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    expect(statuses.every((status) => status === 200 || status === 402)).toBe(true);
    expect(facilitator.paid - before).toBe(10_000);
  });

  it('is not taken for what cannot be run', async () => {
    const headers = await signed(PATH, post(['a@gmail.com']));
    const before = facilitator.paid;
    expect((await send(PATH, post([]), headers)).status).toBe(400);
    expect((await send('/enrich?function=stock-analysis', post(['a@gmail.com']), headers)).status).toBe(200);
    expect((await send('/getemaildomaintype?email=x', {}, headers)).status).toBe(400);
    expect(facilitator.paid).toBe(before);
  });

  it('that is not settled runs nothing', async () => {
    const body = [{ hscode: '1', lookup: 'a', origin: 'VN', sku: 'x' }];
    const headers = await signed('/enrich?function=customs-duty-rates', post(body));
    const before = asked;
    facilitator.behave.settle = BEHAVE.say({ success: false, errorReason: 'insufficient_funds', transaction: '', network: 'eip155:8453' });
    const answer = await send('/enrich?function=customs-duty-rates', post(body), headers);
    facilitator.behave = {};
    expect([answer.status, asked]).toEqual([402, before]);
  });

  it('whose job fails buys the same job again', async () => {
    const path = '/getbusinessinfodomain?lookup=IBM';
    const headers = await signed(path);
    const before = facilitator.paid;
    down = true;
    const failed = await send(path, {}, headers);
    down = false;
    expect([failed.status, await failed.text(), failed.headers.get('PAYMENT-RESPONSE')]).toEqual([500, '', expect.any(String)]);
    const again = await send(path, {}, headers);
    expect([again.status, await again.json()]).toMatchObject([200, { Domain: 'ibm.com' }]);
    expect(facilitator.paid - before).toBe(100_000);
  });
});

it('200 parallel calls on the last credit: one is answered, and the ledger is what the balance is', async () => {
  const { key, id } = await accounts.create({ name: 'last', credits: 100 });
  const calls = Array.from({ length: 200 }, (_, i) =>
    i % 2 === 0
      ? fetch(`${service.url}/getemaildomaintype?license=${key}&email=a@b.com`)
      : fetch(`${service.url}/enrich?function=email-domain-type&apikey=${key}`, post(['a@b.com'])),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(1);
  expect(new Set(statuses)).toEqual(new Set([200, 401, 402]));
  expect(accounts.balance(id)).toBe(0);
  const amounts = [...accounts.ledgerCsv(id)].join('').trim().split('\n');
  expect(amounts.length).toBeGreaterThan(2);
});

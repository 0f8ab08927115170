import { ExactEvmScheme } from '@x402/evm';
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client, x402HTTPClient } from '@x402/fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEHAVE, FacilitatorDouble } from './facilitator-double.js';
import { newAccount } from './payer.js';
import { Shop } from './shop.js';

let facilitator: FacilitatorDouble;
let shop: Shop;
let server: Awaited<ReturnType<Shop['listen']>>;
beforeAll(async () => {
  facilitator = await FacilitatorDouble.start();
  shop = await Shop.open(facilitator.url);
  server = await shop.listen();
});
afterAll(async () => {
  await server.close();
  await shop.close();
  await facilitator.stop();
});

const account = newAccount();
function payingFetch(maxAmountPerPayment = '$35'): typeof fetch {
  const client = new x402Client().register('eip155:8453', new ExactEvmScheme(account)).setSpendControls({ maxAmountPerPayment });
  return wrapFetchWithPayment(fetch, client) as typeof fetch;
}
const records = Array.from({ length: 100 }, (_, i) => ({ hscode: String(i) }));

describe('the official client', () => {
  it.each([
    ['0.01', 10_000, '/getemaildomaintype?email=a%40b.com', undefined],
    ['0.10', 100_000, '/getbusinessinfodomain?lookup=Crédit+Agricole&language=fr', undefined],
    ['35.00', 35_000_000, '/enrich?function=customs-duty-rates', JSON.stringify(records)],
  ])('pays %s and is answered once', async (_, amount, path, body) => {
    const before = { paid: facilitator.paid, jobs: shop.jobs.length };
    const init = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const response = await payingFetch()(server.url + path, init);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ Code: 'Success' });
    const receipt = decodePaymentResponseHeader(response.headers.get('PAYMENT-RESPONSE') as string);
    const { transaction } = [...facilitator.chain.values()].at(-1) ?? {};
    expect(receipt).toEqual({ success: true, transaction, network: 'eip155:8453', payer: account.address.toLowerCase(), amount: String(amount) });
    expect(facilitator.paid - before.paid).toBe(amount);
    expect(shop.jobs.length - before.jobs).toBe(1);
  });

  it('reads why a payment was refused, and that none was settled', async () => {
    const client = new x402HTTPClient(new x402Client().register('eip155:8453', new ExactEvmScheme(account)));
    const payFor = async (url: string): Promise<() => Promise<unknown>> => {
      const asked = await fetch(url);
      const required = client.getPaymentRequiredResponse((name) => asked.headers.get(name));
      expect(await asked.json()).toEqual(required);
      const headers = client.encodePaymentSignatureHeader(await client.createPaymentPayload(required));
      return async () => client.processResponse(await fetch(url, { headers }));
    };
    const pay = await payFor(`${server.url}/getemaildomaintype?email=a%40b.com`);
    expect(await pay()).toMatchObject({ status: 200, paymentStatus: 'settled', header: { success: true } });
    const error = 'payment_already_used: this request was answered';
    expect(await pay()).toMatchObject({ status: 402, paymentStatus: 'payment_required', body: { error }, header: { error } });

    facilitator.behave.settle = BEHAVE.say({ success: false, errorReason: 'insufficient_funds', transaction: '', network: 'eip155:8453' });
    const failing = await payFor(`${server.url}/getemaildomaintype?email=c`);
    const failed = { status: 402, paymentStatus: 'settle_failed', header: { success: false, errorReason: 'insufficient_funds', transaction: '' } };
    expect(await failing()).toMatchObject(failed);
    facilitator.behave = {};
    expect(await failing()).toMatchObject(failed);
  });

  it('is not made to pay the ceiling for nothing: 35.00 are more than it pays by default, and the payment is not taken', async () => {
    const { paid } = facilitator;
    await expect(payingFetch('$1')(`${server.url}/enrich`, { method: 'POST' })).rejects.toThrow(/spendControls/);
    const response = await payingFetch()(`${server.url}/enrich`);
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('nothing_to_pay'), accepts: [{ amount: '35000000' }] });
    expect(facilitator.paid).toBe(paid);
  });
});

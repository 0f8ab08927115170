import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPayments, type Paid, paymentConfigOf, type RefusalReason } from '../../../src/service/payments/index.js';
import { BEHAVE, type Behaviour, FacilitatorDouble } from './facilitator-double.js';
import { base64, malleated, type Payload, payloadFor } from './payer.js';
import { lookup, PAY_TO, Shop } from './shop.js';

const { say, raw, hang, reset, cutOff, huge, redirect, distort, swallow, inTurn } = BEHAVE;
const OTHER = '0x00000000000000000000000000000000000bad01';
const request = lookup();
/** For those that never answer. */
const SHORT_MS = 150;
let facilitator: FacilitatorDouble;
let shop: Shop;
let payload: Payload;
let header: string;

beforeEach(async () => {
  facilitator = await FacilitatorDouble.start();
  shop = await Shop.open(facilitator.url);
  payload = await payloadFor(shop.payments.challenge(shop.quote(request)).body);
  header = base64(payload);
});
afterEach(async () => {
  await shop.close();
  await facilitator.stop();
});

/** Where nobody listens. */
async function closedUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${port}`;
}

const reasonNow = async (): Promise<RefusalReason | undefined> => (await shop.answer(request, header)).refused?.reason;
const settled = { success: true, transaction: `0x${'a'.repeat(64)}`, network: 'eip155:8453' };

describe('verification that gives no answer, or none that counts', () => {
  const rows: [string, Behaviour, RefusalReason][] = [
    ['says no', say({ isValid: false, invalidReason: 'insufficient_funds' }), 'verification_failed'],
    ['says no, without a reason', say({ isValid: false }), 'verification_failed'],
    ['says no with status 400', say({ isValid: false, invalidReason: 'x' }, 400), 'verification_failed'],
    ['says no in many words', say({ isValid: false, invalidReason: `\u001b[31m\n${'x'.repeat(10_000)}` }), 'verification_failed'],
    ['says yes as a text', say({ isValid: 'true' }), 'facilitator_unavailable'],
    ['says yes as a number', say({ isValid: 1 }), 'facilitator_unavailable'],
    ['says yes of the prototype', raw('{"__proto__":{"isValid":true}}'), 'facilitator_unavailable'],
    ['says yes in a list', say([{ isValid: true }]), 'facilitator_unavailable'],
    ['says yes of another payer', distort({ payer: OTHER }), 'facilitator_unavailable'],
    ['says yes of a payer that is none', distort({ payer: 12 }), 'facilitator_unavailable'],
    ['says yes with status 500', distort({}, 500), 'facilitator_unavailable'],
    ['says yes with status 402', distort({}, 402), 'facilitator_unavailable'],
    ['says something else', say({ ok: true }), 'facilitator_unavailable'],
    ['says null', raw('null'), 'facilitator_unavailable'],
    ['says nothing', raw(''), 'facilitator_unavailable'],
    ['says no JSON', raw('<html>'), 'facilitator_unavailable'],
    ['says half of it', raw('{"isValid":true'), 'facilitator_unavailable'],
    ['says too much', huge, 'facilitator_unavailable'],
    ['breaks off', cutOff, 'facilitator_unavailable'],
    ['hangs up', reset, 'facilitator_unavailable'],
    ['never answers', hang, 'facilitator_unavailable'],
    ['fails', raw('oops', 500), 'facilitator_unavailable'],
    ['fails in JSON', say({ error: 'oops' }, 503), 'facilitator_unavailable'],
    ['asks for credentials', raw('', 401), 'facilitator_unavailable'],
    ['is busy', raw('', 429), 'facilitator_unavailable'],
    ['is somewhere else', (asked) => redirect(307, `${facilitator.url}/verify`)(asked), 'facilitator_unavailable'],
    ['is somewhere else for ever', (asked) => redirect(301, '/verify')(asked), 'facilitator_unavailable'],
  ];
  it.each(rows)('%s', async (_, behaviour, reason) => {
    facilitator.behave.verify = behaviour;
    const patience = behaviour === hang ? { verifyTimeoutMs: SHORT_MS } : {};
    const answer = await shop.withConfig({ facilitator: facilitator.url, ...patience }).answer(request, header);
    expect(answer.refused?.reason).toBe(reason);
    expect(answer.refused?.body.error).toMatch(/^[\x20-\x7e]{1,400}$/);
    expect(facilitator.calls.settle).toBe(0);
    expect(shop.jobs).toHaveLength(0);
    expect(await shop.open()).toEqual([]);
    // nothing is used up
    facilitator.behave = {};
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(shop.jobs).toHaveLength(1);
    expect(facilitator.chain.size).toBe(1);
  });

  it('is asked for once more where no answer came', async () => {
    facilitator.behave.verify = inTurn(reset);
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(facilitator.calls).toMatchObject({ verify: 2, settle: 1 });
  });

  it('believes an answer that names no payer', async () => {
    facilitator.behave.verify = say({ isValid: true });
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
  });

  it('by nobody', async () => {
    const down = shop.withConfig({ facilitator: await closedUrl() });
    expect((await down.answer(request, header)).refused?.reason).toBe('facilitator_unavailable');
    await expect(down.payments.supported()).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
  });
});

describe('settlement', () => {
  it('that failed is final, and told with a receipt', async () => {
    facilitator.behave.settle = say({ success: false, errorReason: 'insufficient_funds', transaction: '', network: 'eip155:8453' });
    const { headers, refused } = await shop.answer(request, header);
    expect(refused?.reason).toBe('settlement_failed');
    const receipt = JSON.parse(Buffer.from(headers['PAYMENT-RESPONSE'], 'base64').toString());
    expect(receipt).toEqual({
      success: false,
      errorReason: 'insufficient_funds',
      payer: (payload.payload.authorization as unknown as { from: string }).from.toLowerCase(),
      transaction: '',
      network: 'eip155:8453',
    });
    facilitator.behave = {};
    expect(await reasonNow()).toBe('settlement_failed');
    expect(facilitator.calls.settle).toBe(1);
    expect(shop.jobs).toHaveLength(0);
    expect(await shop.open()).toEqual([]);
  });

  const unknown: [string, Behaviour][] = [
    ['says yes of another network', say({ ...settled, network: 'eip155:84532' })],
    ['says yes of no network', say({ ...settled, network: undefined })],
    ['says yes of another payer', say({ ...settled, payer: OTHER })],
    ['says yes of another amount', say({ ...settled, amount: '1' })],
    ['says yes of an amount that is a number', say({ ...settled, amount: 100_000 })],
    ['says yes without a transaction', say({ ...settled, transaction: '' })],
    ['says yes with half a transaction', say({ ...settled, transaction: '0xabc' })],
    ['says yes with a transaction that is none', say({ ...settled, transaction: 12 })],
    ['says yes with status 500', say(settled, 500)],
    ['says yes with status 402', say(settled, 402)],
    ['says yes as a text', say({ ...settled, success: 'true' })],
    ['says yes as a number', say({ ...settled, success: 1 })],
    ['says yes of the prototype', raw(JSON.stringify(settled).replace('"success"', '"__proto__":{"success":true},"x"'))],
    ['says no JSON', raw('<html>')],
    ['says nothing', raw('')],
    ['says too much', huge],
    ['breaks off', cutOff],
    ['hangs up', reset],
    ['never answers', hang],
    ['fails', raw('oops', 502)],
    ['is under way, twice', say({ success: false, errorReason: 'settlement_pending', transaction: settled.transaction, network: 'eip155:8453' })],
    [
      'is under way, then not',
      inTurn(
        say({ success: false, errorReason: 'settlement_pending', transaction: settled.transaction, network: 'eip155:8453' }),
        say({ success: false, errorReason: 'nonce_already_used', transaction: '', network: 'eip155:8453' }),
      ),
    ],
  ];
  it.each(unknown)('that %s is not known: no job; asked for again with the same payment, it counts once', async (_, behaviour) => {
    facilitator.behave.settle = behaviour;
    const patience = behaviour === hang ? { settleTimeoutMs: SHORT_MS } : {};
    const answer = await shop.withConfig({ facilitator: facilitator.url, ...patience }).answer(request, header);
    expect(answer.refused?.reason).toBe('settlement_unknown');
    expect(shop.jobs).toHaveLength(0);
    expect(await shop.open()).toMatchObject([{ state: 'verified', asked: true, run: null }]);
    facilitator.behave = {};
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(await reasonNow()).toBe('payment_already_used');
    expect(shop.jobs).toHaveLength(1);
    expect(facilitator.chain.size).toBe(1);
    expect(await shop.open()).toEqual([]);
  });

  const unsent: [string, Behaviour][] = [
    ['asks for credentials', raw('', 401)],
    ['is not there', raw('', 404)],
    ['is busy', raw('', 429)],
    ['is somewhere else', (asked) => redirect(307, `${facilitator.url}/settle`)(asked)],
    ['is at a stranger', redirect(302, 'http://169.254.169.254/')],
  ];
  it.each(unsent)('that %s was not tried: no money moved, the same payment may come again', async (_, behaviour) => {
    facilitator.behave.settle = behaviour;
    expect(await reasonNow()).toBe('facilitator_unavailable');
    expect(await shop.open()).toMatchObject([{ state: 'verified', asked: false }]);
    // and a failure is then believed
    facilitator.behave.settle = say({ success: false, errorReason: 'insufficient_funds', transaction: '', network: 'eip155:8453' });
    expect(await reasonNow()).toBe('settlement_failed');
    expect(shop.jobs).toHaveLength(0);
  });

  it('by nobody was not tried', async () => {
    const gone = await FacilitatorDouble.start();
    const callHeaders = async (operation: string): Promise<Record<string, string>> => {
      if (operation === 'settle') await gone.stop();
      return {};
    };
    const payments = createPayments(paymentConfigOf({ facilitator: gone.url, payTo: PAY_TO }), shop.store, { callHeaders });
    expect(await payments.pay(request, shop.quote(request), header)).toMatchObject({ reason: 'facilitator_unavailable' });
    expect(await shop.open()).toMatchObject([{ state: 'verified', asked: false }]);
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(facilitator.chain.size).toBe(1);
  });

  it('that is under way is asked for once more', async () => {
    const pending = say({ success: false, errorReason: 'settlement_pending', transaction: settled.transaction, network: 'eip155:8453' });
    facilitator.behave.settle = inTurn(pending);
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(facilitator.calls.settle).toBe(2);
  });
});

describe('money that moved without anybody saying so', () => {
  it('is found where the settlement service remembers', async () => {
    facilitator.behave.settle = swallow;
    expect(await reasonNow()).toBe('settlement_unknown');
    facilitator.behave = {};
    facilitator.remembers = true;
    expect(await shop.payments.recover()).toEqual({ settled: 1, failed: 0, unknown: 0 });
    expect(await shop.payments.recover()).toEqual({ settled: 0, failed: 0, unknown: 0 });
    expect(await shop.open()).toMatchObject([{ state: 'settled', run: 'owed', transaction: [...facilitator.chain.values()][0].transaction }]);
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(await reasonNow()).toBe('payment_already_used');
    expect(shop.jobs).toHaveLength(1);
    expect(facilitator.chain.size).toBe(1);
  });

  it('stays in doubt where it does not, until somebody has looked at the chain', async () => {
    facilitator.behave.settle = swallow;
    expect(await reasonNow()).toBe('settlement_unknown');
    facilitator.behave = {};
    expect(await reasonNow()).toBe('settlement_unknown');
    expect(await shop.payments.recover()).toEqual({ settled: 0, failed: 0, unknown: 1 });
    expect(shop.jobs).toHaveLength(0);
    const [row] = await shop.open();
    expect(row).toMatchObject({ state: 'verified', asked: true, amount: 100_000, reason: 'invalid_exact_evm_nonce_already_used' });
    expect(await shop.store.resolve(row, [...facilitator.chain.values()][0].transaction)).toBe(true);
    expect(await shop.store.resolve(row, null)).toBe(false);
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(await reasonNow()).toBe('payment_already_used');
    expect(shop.jobs).toHaveLength(1);
  });

  it('or until somebody has seen that there was none', async () => {
    facilitator.behave.settle = reset;
    expect(await reasonNow()).toBe('settlement_unknown');
    const [row] = await shop.open();
    expect(await shop.store.resolve(row, null)).toBe(true);
    facilitator.behave = {};
    expect(await reasonNow()).toBe('settlement_failed');
    expect(shop.jobs).toHaveLength(0);
    expect(facilitator.chain.size).toBe(0);
  });

  it('is not asked about while the request is being answered', async () => {
    const seen: unknown[] = [];
    facilitator.behave.settle = async ({ honest, response }) => {
      seen.push(await shop.payments.recover());
      const [row] = await shop.open();
      seen.push(await shop.store.resolve(row, null));
      response.end(JSON.stringify(await honest()));
    };
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(seen).toEqual([{ settled: 0, failed: 0, unknown: 0 }, false]);
    expect(facilitator.calls.settle).toBe(1);
  });
});

describe('a job that ends without an answer', () => {
  it('is run again for the same request and payment, three times in all; no money moves again', async () => {
    shop.job = async () => {
      throw new Error('a defect');
    };
    for (let run = 1; run <= 3; run++) {
      expect(await shop.answer(request, header)).toMatchObject({ status: 500, paid: { amount: 100_000 } });
      expect(shop.jobs).toHaveLength(run);
      expect((await shop.answer({ ...request, query: '?lookup=sap' }, header)).refused?.reason).toBe('payment_already_used');
    }
    expect(await reasonNow()).toBe('payment_already_used');
    expect(shop.jobs).toHaveLength(3);
    expect(facilitator.calls).toMatchObject({ verify: 1, settle: 1 });
    expect(await shop.open()).toMatchObject([{ state: 'settled', run: 'owed', runs: 3 }]);
  });

  it('is owed to the payment, not to whoever knows its nonce: that is public once it is settled', async () => {
    shop.job = async () => {
      throw new Error('a defect');
    };
    expect(await shop.answer(request, header)).toMatchObject({ status: 500 });
    const { authorization, signature } = payload.payload as unknown as { authorization: object; signature: string };
    for (const other of [
      { authorization, signature: `0x${'00'.repeat(65)}` },
      { authorization, signature: malleated(signature) },
      { authorization: { ...authorization, value: '1' }, signature },
    ])
      expect((await shop.answer(request, base64({ ...payload, payload: other }))).refused?.reason).toBe('payment_already_used');
    expect(shop.jobs).toHaveLength(1);
  });

  it('and has one in the end is paid by the first payment, whatever the price is by then and however late', async () => {
    const receipts: string[] = [];
    shop.job = async ({ receiptHeader }: Paid) => {
      receipts.push(receiptHeader);
      if (receipts.length === 1) throw new Error('a defect');
      return { Code: 'Success' };
    };
    expect(await shop.answer(request, header)).toMatchObject({ status: 500 });
    const config = paymentConfigOf({ facilitator: facilitator.url, payTo: PAY_TO });
    const later = createPayments(config, shop.store, { now: () => Date.now() + 3_600_000 });
    const paid = await later.pay(request, { ...shop.quote(request), amount: 200_000 }, header);
    expect(paid).toMatchObject({ kind: 'paid', amount: 100_000, receiptHeader: receipts[0] });
    expect(facilitator.chain.size).toBe(1);
  });
});

describe('what the settlement service supports', () => {
  it.each<[string, unknown, boolean]>([
    ['this', [{ x402Version: 2, scheme: 'exact', network: 'eip155:8453' }], true],
    ['this among others', [null, 'x', { x402Version: 1 }, { x402Version: 2, scheme: 'exact', network: 'eip155:8453' }], true],
    ['the older version', [{ x402Version: 1, scheme: 'exact', network: 'eip155:8453' }], false],
    ['another network', [{ x402Version: 2, scheme: 'exact', network: 'eip155:84532' }], false],
    ['another scheme', [{ x402Version: 2, scheme: 'upto', network: 'eip155:8453' }], false],
    ['nothing', [], false],
  ])('%s', async (_, kinds, expected) => {
    facilitator.kinds = kinds;
    expect(await shop.payments.supported()).toBe(expected);
  });

  it('is an error where it does not say', async () => {
    facilitator.kinds = 'all';
    await expect(shop.payments.supported()).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
  });

  it('may need credentials', async () => {
    const asked: string[] = [];
    const callHeaders = async (operation: string): Promise<Record<string, string>> => {
      asked.push(operation);
      if (operation === 'settle') throw new Error('no token');
      return { authorization: 'Bearer x' };
    };
    const payments = createPayments(paymentConfigOf({ facilitator: facilitator.url, payTo: PAY_TO }), shop.store, { callHeaders });
    expect(await payments.pay(request, shop.quote(request), header)).toMatchObject({ kind: 'refused', reason: 'facilitator_unavailable' });
    expect(asked).toEqual(['verify', 'settle', 'settle']);
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
  });
});

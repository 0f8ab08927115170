import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectControl, offerControl } from '../../../src/service/accounts/index.js';
import { namesake, tempFolder } from '../../cli/run-cli.js';
import { BEHAVE, FacilitatorDouble } from './facilitator-double.js';
import { base64, payloadFor } from './payer.js';
import { lookup, Shop } from './shop.js';

const request = lookup();
const folder = tempFolder();
let files = 0;
let facilitator: FacilitatorDouble;
let database: string;
let header: string;
let moved: string;

/** Somebody has paid, and nobody knows. */
beforeEach(async () => {
  facilitator = await FacilitatorDouble.start();
  database = join(folder.path, `${files++}.db`);
  const shop = await Shop.open(facilitator.url, {}, database);
  header = base64(await payloadFor(shop.payments.challenge(shop.quote(request)).body));
  facilitator.behave.settle = BEHAVE.swallow;
  expect((await shop.answer(request, header)).refused?.reason).toBe('settlement_unknown');
  facilitator.behave = {};
  moved = [...facilitator.chain.values()][0].transaction;
  await shop.close();
});
afterEach(() => facilitator.stop());

const payments = (command: string, ...args: string[]) => namesake(['payments', command, ...args, '--database', database]);
const listed = (): Record<string, unknown>[] => JSON.parse(payments('list', '--target', 'json').out);
const answered = async (): Promise<string> => {
  const shop = await Shop.open(facilitator.url, {}, database);
  const { status, refused } = await shop.answer(request, header);
  await shop.close();
  return refused?.reason ?? String(status);
};

describe('payments in doubt', () => {
  it('are listed, without what was signed', () => {
    const [row, ...others] = listed();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ USD: '0.10', State: 'in doubt', Transaction: '', Network: 'eip155:8453', Nonce: expect.stringMatching(/^0x[0-9a-f]{64}$/) });
    expect(Object.keys(row)).not.toContain('Terms');
    expect(payments('list').out).toMatch(/^nonce +payer +USD +state +seen +reason\n0x[0-9a-f]{64} +0x[0-9a-f]{40} +0\.10 +in doubt/);
  });

  it('are paid when somebody has seen the money: the request is answered, once', async () => {
    const nonce = String(listed()[0].Nonce);
    expect(payments('resolve', nonce.toUpperCase().replace('X', 'x'), '--transaction', moved)).toEqual({ code: 0, out: '', err: '' });
    expect(listed()).toMatchObject([{ State: 'unanswered', Transaction: moved }]);
    expect([await answered(), await answered()]).toEqual(['200', 'payment_already_used']);
    expect(listed()).toEqual([]);
  });

  it('have failed when somebody has seen that there is none', async () => {
    expect(payments('resolve', String(listed()[0].Nonce), '--none').code).toBe(0);
    expect([listed(), await answered()]).toEqual([[], 'settlement_failed']);
  });

  it.each([
    ['neither', []],
    ['both', ['--none', '--transaction', `0x${'a'.repeat(64)}`]],
    ['a transaction that is none', ['--transaction', '0x1']],
  ])('stay in doubt when told %s', (_, args) => {
    const { code, out } = payments('resolve', String(listed()[0].Nonce), ...args);
    expect([code, out]).toEqual([2, '']);
    expect(listed()).toMatchObject([{ State: 'in doubt' }]);
  });

  it('are told from others', () => {
    expect(payments('resolve', `0x${'0'.repeat(64)}`, '--none')).toMatchObject({ code: 2, err: expect.stringContaining('in doubt') });
    expect(listed()).toMatchObject([{ State: 'in doubt' }]);
  });

  it.skipIf(process.platform === 'win32')('are looked after through the service that has the file', async () => {
    const shop = await Shop.open(facilitator.url, {}, database);
    const control = await offerControl(shop.accounts, shop.store);
    const owner = await connectControl(database);
    const [{ nonce }] = (await owner?.openPayments()) ?? [];
    await expect(owner?.resolvePayment(nonce, 'x')).rejects.toMatchObject({ code: 'ERR_OPTION_RANGE' });
    await owner?.resolvePayment(nonce, moved);
    await expect(owner?.resolvePayment(nonce, null)).rejects.toMatchObject({ code: 'ERR_OPTION_RANGE' });
    expect(await owner?.openPayments()).toMatchObject([{ nonce, state: 'settled', transaction: moved }]);
    await owner?.close();
    await control?.close();
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    await shop.close();
  });

  it.skipIf(process.platform === 'win32')('are nobody’s where the service takes none', async () => {
    const shop = await Shop.open(facilitator.url, {}, database);
    const control = await offerControl(shop.accounts);
    const owner = await connectControl(database);
    await expect(owner?.openPayments()).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
    await owner?.close();
    await control?.close();
    await shop.close();
  });
});

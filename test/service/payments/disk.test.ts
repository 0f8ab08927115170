import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentRow } from '../../../src/service/payments/index.js';
import { BEHAVE, FacilitatorDouble } from './facilitator-double.js';
import { base64, payloadFor } from './payer.js';
import { lookup, Shop } from './shop.js';

const request = lookup();
let facilitator: FacilitatorDouble;
let shop: Shop;
let header: string;

beforeEach(async () => {
  facilitator = await FacilitatorDouble.start();
  shop = await Shop.open(facilitator.url);
  header = base64(await payloadFor(shop.payments.challenge(shop.quote(request)).body));
});
afterEach(async () => {
  await shop.close();
  await facilitator.stop();
});

const rowOf = (): Promise<PaymentRow | null> => {
  const [name] = [...names];
  const [payer, nonce] = name.split(' ');
  return shop.store.find({ network: 'eip155:8453', asset: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', payer, nonce });
};
const names = new Set<string>();
/** Makes the disk refuse what a condition tells of. */
const refuse = (event: string): void =>
  shop.accounts.journal.sqlite.exec(`CREATE TEMP TRIGGER broken BEFORE ${event} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
const repair = (): void => shop.accounts.journal.sqlite.exec('DROP TRIGGER broken');

describe('what is on the disk', () => {
  it('is ahead of what is asked for, step by step', async () => {
    const seen: unknown[] = [];
    const look = async (body: { paymentPayload: { payload: { authorization: Record<string, string> } } }): Promise<void> => {
      const { from, nonce } = body.paymentPayload.payload.authorization;
      names.clear();
      names.add(`${from} ${nonce}`);
      const row = await rowOf();
      seen.push([row?.state, row?.asked, row?.run]);
    };
    facilitator.behave.verify = async ({ body, honest, response }) => {
      await look(body);
      response.end(JSON.stringify(await honest()));
    };
    facilitator.behave.settle = BEHAVE.inTurn(
      async ({ body, response }) => {
        await look(body);
        response.writeHead(401).end();
      },
      ({ response }) => void response.writeHead(401).end(),
      async ({ body, honest, response }) => {
        await look(body);
        response.end(JSON.stringify(await honest()));
      },
    );
    shop.job = async () => {
      const row = await rowOf();
      seen.push([row?.state, row?.asked, row?.run]);
    };
    expect((await shop.answer(request, header)).refused?.reason).toBe('facilitator_unavailable');
    expect(await rowOf()).toMatchObject({ state: 'verified', asked: false });
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(await rowOf()).toMatchObject({ state: 'settled', run: 'answered' });
    expect(seen).toEqual([
      ['seen', false, null],
      ['verified', true, null],
      ['verified', true, null],
      ['settled', true, 'begun'],
    ]);
  });
});

describe('a disk that refuses', () => {
  it('the first row: nothing is asked for', async () => {
    refuse('INSERT ON payment');
    await expect(shop.answer(request, header)).rejects.toThrow('the disk is full');
    expect(facilitator.calls).toMatchObject({ verify: 0, settle: 0 });
    repair();
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
  });

  it('that it was verified: no money moves', async () => {
    refuse(`UPDATE ON payment WHEN NEW.state = 'verified'`);
    await expect(shop.answer(request, header)).rejects.toThrow('the disk is full');
    await expect(shop.answer(request, header)).rejects.toThrow('the disk is full');
    expect(facilitator.calls).toMatchObject({ verify: 2, settle: 0 });
    expect(shop.jobs).toHaveLength(0);
    repair();
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(facilitator.chain.size).toBe(1);
  });

  it('to forget what nobody vouched for: it is asked about again', async () => {
    refuse('DELETE ON payment');
    facilitator.behave.verify = BEHAVE.say({ isValid: false });
    await expect(shop.answer(request, header)).rejects.toThrow('the disk is full');
    repair();
    expect((await shop.answer(request, header)).refused?.reason).toBe('verification_failed');
    expect(shop.jobs).toHaveLength(0);
    facilitator.behave = {};
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
  });

  it('that it was settled: no job is run, and the money is found again', async () => {
    refuse(`UPDATE ON payment WHEN NEW.state = 'settled'`);
    await expect(shop.answer(request, header)).rejects.toThrow('the disk is full');
    expect(facilitator.chain.size).toBe(1);
    expect(shop.jobs).toHaveLength(0);
    repair();
    facilitator.remembers = true;
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect((await shop.answer(request, header)).refused?.reason).toBe('payment_already_used');
    expect(shop.jobs).toHaveLength(1);
    expect(facilitator.chain.size).toBe(1);
  });

  it('that its job begins: it is not run', async () => {
    refuse(`UPDATE ON payment WHEN NEW.run = 'begun'`);
    facilitator.remembers = true;
    for (let i = 0; i < 2; i++) await expect(shop.answer(request, header)).rejects.toThrow('the disk is full');
    expect(shop.jobs).toHaveLength(0);
    repair();
    expect(await shop.answer(request, header)).toMatchObject({ status: 200 });
    expect(shop.jobs).toHaveLength(1);
    expect(facilitator.chain.size).toBe(1);
  });
});

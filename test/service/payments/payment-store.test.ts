import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openAccounts } from '../../../src/service/accounts/index.js';
import { SCHEMA, SCHEMA_VERSION } from '../../../src/service/accounts/schema.js';
import { openSqlite } from '../../../src/service/accounts/sqlite.js';
import { openPaymentStore, type PaymentStore } from '../../../src/service/payments/index.js';
import type { NewPayment } from '../../../src/service/payments/payment-store.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-payment-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newPath = (): string => join(folder, `${files++}.db`);

const key = { network: 'eip155:8453', asset: '0xa', payer: '0xb', nonce: '0xc' };
const payment: NewPayment = { ...key, request: 'r', signed: 's', amount: 10_000, terms: { x402Version: 2 } as NewPayment['terms'] };
const TX = `0x${'1'.repeat(64)}`;

async function withStore(work: (store: PaymentStore) => Promise<void>, path = newPath()): Promise<void> {
  const accounts = await openAccounts(path);
  await work(await openPaymentStore(accounts));
  await accounts.close();
}

describe('a file of an earlier version', () => {
  it('is brought to this one, with all that is in it', async () => {
    const path = newPath();
    const old = await openSqlite(path);
    old.exec(`BEGIN; ${SCHEMA} COMMIT;`);
    old.exec(`INSERT INTO account VALUES ('a', 'Acme', 'hash', '{}', 1, NULL, NULL)`);
    old.exec(`INSERT INTO ledger (account, at_ms, kind, amount, what) VALUES ('a', 1, 'credit', 500, 'first')`);
    expect(old.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    old.close();
    const accounts = await openAccounts(path, { mustExist: true });
    expect(accounts.list()).toMatchObject([{ id: 'a', balance: 500 }]);
    const store = await openPaymentStore(accounts);
    await store.insert(payment);
    expect(await store.find(key)).toMatchObject({ state: 'seen' });
    await accounts.close();
    const again = await openAccounts(path);
    expect(again.balance('a')).toBe(500);
    await again.close();
    const raw = await openSqlite(path);
    expect(raw.prepare('PRAGMA user_version').get()).toEqual({ user_version: SCHEMA_VERSION });
    raw.close();
  });
});

describe('the rows of payments', () => {
  it('go from seen to verified to settled, and their job from begun to answered', () =>
    withStore(async (store) => {
      await store.insert(payment);
      await store.verified(key);
      expect(await store.find(key)).toMatchObject({ state: 'verified', asked: true, terms: payment.terms, run: null, transaction: null });
      await store.settledAndBegun(key, TX);
      expect(await store.find(key)).toMatchObject({ state: 'settled', terms: null, transaction: TX, run: 'begun', runs: 1 });
      await store.end(key, true);
      await expect(store.begin(key)).rejects.toMatchObject({ code: 'ERR_ABORTED' });
      expect(await store.find(key)).toMatchObject({ run: 'answered', runs: 1 });
    }));

  it('are there once', () =>
    withStore(async (store) => {
      await store.insert(payment);
      await expect(store.insert({ ...payment, request: 'other' })).rejects.toThrow(/UNIQUE|constraint/i);
      await store.insert({ ...payment, nonce: '0xd' });
    }));

  it('skip no state, and go back to none', () =>
    withStore(async (store) => {
      await store.insert(payment);
      const aborted = { code: 'ERR_ABORTED' };
      for (const step of [() => store.settled(key, TX), () => store.failed(key, 'x'), () => store.settledAndBegun(key, TX), () => store.begin(key)])
        await expect(step()).rejects.toMatchObject(aborted);
      expect(await store.find(key)).toMatchObject({ state: 'seen' });
      await store.verified(key);
      await expect(store.begin(key)).rejects.toMatchObject(aborted);
      await store.drop(key);
      await store.failed(key, 'x');
      for (const step of [() => store.verified(key), () => store.settled(key, TX), () => store.settledAndBegun(key, TX), () => store.begin(key)])
        await expect(step()).rejects.toMatchObject(aborted);
      await store.drop(key);
      expect(await store.find(key)).toMatchObject({ state: 'failed', reason: 'x', transaction: null, run: null });
    }));

  it.each([
    `DELETE FROM payment`,
    `UPDATE payment SET request = 'another'`,
    `UPDATE payment SET signed = 'another'`,
    `UPDATE payment SET amount = 1`,
    `UPDATE payment SET nonce = '0xd'`,
    `UPDATE payment SET payer = '0xd'`,
    `UPDATE payment SET state = 'verified', tx = NULL, run = NULL, terms = ''`,
    `UPDATE payment SET state = 'failed', tx = NULL, run = NULL`,
    `UPDATE payment SET tx = '0x2'`,
    `UPDATE payment SET run = 'owed'`,
    `UPDATE payment SET run = NULL`,
  ])('are kept by the table itself: %s', async (sql) => {
    const accounts = await openAccounts(newPath());
    const store = await openPaymentStore(accounts);
    await store.insert(payment);
    await store.verified(key);
    await store.settledAndBegun(key, TX);
    await store.end(key, true);
    const before = await store.find(key);
    await expect(accounts.journal.do(() => accounts.journal.sqlite.prepare(sql).run())).rejects.toThrow();
    expect(await store.find(key)).toEqual(before);
    await accounts.close();
  });

  it('are worked at by one at a time', () =>
    withStore(async (store) => {
      const inner = await store.alone(key, async () => [await store.alone(key, async () => 1), await store.alone({ ...key, nonce: '0xd' }, async () => 2)]);
      expect(inner).toEqual([null, 2]);
      await expect(store.alone(key, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
      expect(await store.alone(key, async () => 3)).toBe(3);
    }));

  it('of a process that is gone: those that nobody vouched for are forgotten, jobs that had begun are owed', async () => {
    const path = newPath();
    const names = ['seen', 'verified', 'begun', 'answered', 'failed'];
    await withStore(async (store) => {
      for (const nonce of names) await store.insert({ ...payment, nonce });
      for (const nonce of names.slice(1)) await store.verified({ ...key, nonce });
      for (const nonce of ['begun', 'answered']) await store.settledAndBegun({ ...key, nonce }, TX);
      await store.end({ ...key, nonce: 'answered' }, true);
      await store.failed({ ...key, nonce: 'failed' }, 'x');
    }, path);
    await withStore(async (store) => {
      const rows = await Promise.all(names.map((nonce) => store.find({ ...key, nonce })));
      expect(rows.map((row) => row && [row.state, row.run])).toEqual([
        null,
        ['verified', null],
        ['settled', 'owed'],
        ['settled', 'answered'],
        ['failed', null],
      ]);
    }, path);
  });

  it('are closed with the accounts', async () => {
    const accounts = await openAccounts(newPath());
    const store = await openPaymentStore(accounts);
    await accounts.close();
    await expect(store.insert(payment)).rejects.toMatchObject({ code: 'ERR_ABORTED' });
  });
});

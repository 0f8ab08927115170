import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Accounts, amountOfCredits, creditsText, openAccounts, type OpenAccountsOptions, type Reservation } from '../../../src/service/accounts/index.js';
import { openSqlite } from '../../../src/service/accounts/sqlite.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-accounts-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `${files++}.db`);
const opened: Accounts[] = [];
afterEach(async () => {
  for (const accounts of opened.splice(0)) await accounts.close();
});

async function open(path = newPath(), options: OpenAccountsOptions = {}): Promise<Accounts> {
  const accounts = await openAccounts(path, options);
  opened.push(accounts);
  return accounts;
}

/** Accounts with one of them, and its key. */
async function withOne(credits = 1000): Promise<{ accounts: Accounts; id: string; key: string; path: string }> {
  const path = newPath();
  const accounts = await open(path);
  return { accounts, path, ...(await accounts.create({ name: 'Acme', credits })) };
}

/** The rows of the ledger: amounts in hundredths. */
function rowsOf(accounts: Accounts): { kind: string; account: string; amount: number; what: string }[] {
  const lines = [...accounts.ledgerCsv()].join('').trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [, , account, , kind, credits, what] = line.split(',');
    return { kind, account, amount: Math.round(Number(credits) * 100), what };
  });
}

const sumOf = (accounts: Accounts, id: string): number => rowsOf(accounts).reduce((sum, { account, amount }) => (account === id ? sum + amount : sum), 0);
const options = { what: 'match' };
const range = { code: 'ERR_OPTION_RANGE' };

async function reserved(accounts: Accounts, key: string, amount: number, idempotencyKey?: string): Promise<Reservation> {
  const reservation = await accounts.reserve(key, amount, idempotencyKey === undefined ? options : { ...options, idempotencyKey });
  if (typeof reservation === 'string') throw new Error(reservation);
  return reservation;
}

describe('accounts', () => {
  it('are made with a key that is told once, and found by it', async () => {
    const { accounts, id, key, path } = await withOne();
    expect(key).toMatch(/^ns_[\w-]{43}$/);
    expect(accounts.find(key)).toMatchObject({ id, name: 'Acme', state: 'active', limits: {}, expiresMs: null });
    expect(accounts.find(key)).toEqual(accounts.find(key));
    for (const wrong of ['', 'ns_', key.slice(0, -1), `${key} `, key.toUpperCase(), id]) expect(accounts.find(wrong)).toBeNull();
    await accounts.close();
    for (const file of [path, `${path}-wal`]) expect(statSync(file, { throwIfNoEntry: false }) ? readFileSync(file).includes(key) : false).toBe(false);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect((await open(path)).find(key)?.id).toBe(id);
  });

  it('are listed with what they have, the oldest first', async () => {
    const accounts = await open();
    const ids: string[] = [];
    for (const [i, name] of ['c', 'a', 'b'].entries())
      ids.push((await accounts.create({ name, credits: i * 50, limits: { rate: 2, burst: 5, maxConcurrent: 3 } })).id);
    expect(accounts.list().map(({ id, name, balance }) => [id, name, balance])).toEqual(ids.map((id, i) => [id, 'cab'[i], i * 50]));
    expect(accounts.list()[0].limits).toEqual({ rate: 2, burst: 5, maxConcurrent: 3 });
    expect(new Set(ids).size).toBe(3);
  });

  it('that are revoked or expired are told apart, and pay for nothing', async () => {
    const clock = { ms: 1_000_000 };
    const accounts = await open(newPath(), { now: () => clock.ms });
    const first = await accounts.create({ name: 'a', credits: 100 });
    const second = await accounts.create({ name: 'b', credits: 100, expiresMs: clock.ms + 1000 });
    expect(accounts.find(second.key)?.state).toBe('active');
    await accounts.revoke(first.id);
    await accounts.revoke(first.id);
    clock.ms += 1000;
    expect([accounts.find(first.key)?.state, accounts.find(second.key)?.state]).toEqual(['revoked', 'expired']);
    expect([await accounts.charge(first.key, 1, options), await accounts.reserve(second.key, 1, options), await accounts.charge('ns_', 1, options)]).toEqual([
      'revoked',
      'expired',
      'unknown',
    ]);
    expect([accounts.balance(first.id), accounts.balance(second.id), accounts.balance('?')]).toEqual([100, 100, 0]);
  });

  it('are credited', async () => {
    const { accounts, id } = await withOne(100);
    expect(await accounts.credit(id, 25, 'thank you')).toBe(125);
    expect(rowsOf(accounts).map(({ kind, amount, what }) => [kind, amount, what])).toEqual([
      ['credit', 100, 'first credits'],
      ['credit', 25, 'thank you'],
    ]);
  });

  it('refuse what makes no sense', async () => {
    const { accounts, id, key } = await withOne(100);
    for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15, '5' as unknown as number]) {
      await expect(accounts.credit(id, amount, 'x')).rejects.toMatchObject(range);
      await expect(accounts.charge(key, amount, options)).rejects.toMatchObject(range);
      await expect(accounts.create({ name: 'x', credits: amount })).rejects.toMatchObject(range);
    }
    await expect(accounts.credit(id, 0, 'x')).rejects.toMatchObject(range);
    await expect(accounts.credit('?', 5, 'x')).rejects.toMatchObject(range);
    await expect(accounts.credit(id, 5, ' ')).rejects.toMatchObject(range);
    await expect(accounts.revoke('?')).rejects.toMatchObject(range);
    await expect(accounts.create({ name: '', credits: 0 })).rejects.toMatchObject(range);
    await expect(accounts.create({ name: 'x', credits: 0, limits: { rate: 0 } })).rejects.toMatchObject(range);
    await expect(accounts.create({ name: 'x', credits: 0, limits: { speed: 1 } as object })).rejects.toMatchObject({ code: 'ERR_OPTION_UNKNOWN' });
    await expect(accounts.charge(key, 5, { what: 'x', idempotencyKey: 'k'.repeat(501) })).rejects.toMatchObject(range);
    expect(() => accounts.usage('?')).toThrow(expect.objectContaining(range));
    expect(accounts.list()).toHaveLength(1);
    expect(rowsOf(accounts)).toHaveLength(1);
  });

  it('say nothing more when they are closed', async () => {
    const { accounts, key } = await withOne();
    const late = accounts.charge(key, 1, options);
    await accounts.close();
    await accounts.close();
    expect(await late).toMatchObject({ state: 'settled' });
    await expect(accounts.charge(key, 1, options)).rejects.toMatchObject({ code: 'ERR_ABORTED' });
    expect(() => accounts.find(key)).toThrow(expect.objectContaining({ code: 'ERR_ABORTED' }));
  });
});

describe('paying', () => {
  it('sets aside, keeps a part, and gives the rest back', async () => {
    const { accounts, id, key } = await withOne(100);
    const reservation = await reserved(accounts, key, 60);
    expect(reservation).toMatchObject({ amount: 60, state: 'open', charged: 0, repeated: false });
    expect(accounts.balance(id)).toBe(40);
    expect(await accounts.reserve(key, 41, options)).toBe('insufficient');
    await accounts.settle(reservation, 25);
    await accounts.settle(reservation, 25);
    expect(accounts.balance(id)).toBe(75);
    await expect(accounts.settle(reservation, 24)).rejects.toMatchObject(range);
    await expect(accounts.refund(reservation)).rejects.toMatchObject(range);
    expect(accounts.balance(id)).toBe(75);
  });

  it('gives all back', async () => {
    const { accounts, id, key } = await withOne(100);
    const reservation = await reserved(accounts, key, 100);
    await accounts.refund(reservation);
    await accounts.refund(reservation);
    await expect(accounts.settle(reservation, 0)).rejects.toMatchObject(range);
    expect(accounts.balance(id)).toBe(100);
  });

  it('never keeps more than was set aside, nor closes what is none', async () => {
    const { accounts, key } = await withOne(100);
    const reservation = await reserved(accounts, key, 10);
    await expect(accounts.settle(reservation, 11)).rejects.toMatchObject(range);
    await expect(accounts.settle({ ...reservation, amount: 50 }, 11)).rejects.toMatchObject(range);
    const charge = (await accounts.charge(key, 5, options)) as Reservation;
    await expect(accounts.refund(charge)).rejects.toMatchObject(range);
    await expect(accounts.refund({ ...charge, entry: 999 })).rejects.toMatchObject(range);
  });

  it('does not pay twice for one idempotency key', async () => {
    const { accounts, id, key } = await withOne(100);
    const pay = (amount = 10, what = 'match') => accounts.charge(key, amount, { what, idempotencyKey: 'k1' });
    const [first, ...again] = await Promise.all(Array.from({ length: 20 }, () => pay()));
    expect(first).toMatchObject({ repeated: false, charged: 10 });
    for (const each of again) expect(each).toEqual({ ...(first as object), repeated: true });
    expect(accounts.balance(id)).toBe(90);
    await expect(pay(11)).rejects.toMatchObject(range);
    await expect(pay(10, 'keys')).rejects.toMatchObject(range);
    await expect(reserved(accounts, key, 10, 'k1')).rejects.toMatchObject(range);
    const other = await accounts.create({ name: 'other', credits: 10 });
    expect(await accounts.charge(other.key, 10, { what: 'match', idempotencyKey: 'k1' })).toMatchObject({ repeated: false });
  });

  it('refuses an idempotency key that another request has', async () => {
    const { accounts, id, key } = await withOne(100);
    const pay = (request: string) => accounts.charge(key, 10, { what: 'match', idempotencyKey: 'k', request });
    await pay('a');
    expect(await pay('a')).toMatchObject({ repeated: true });
    await expect(pay('b')).rejects.toMatchObject(range);
    expect(() => accounts.answer(id, 'k', 'b')).toThrow(expect.objectContaining(range));
    expect(accounts.balance(id)).toBe(90);
  });

  it('keeps what came of a request for a day', async () => {
    const clock = { ms: Date.UTC(2026, 0, 1) };
    const accounts = await open(newPath(), { now: () => clock.ms });
    const { id, key } = await accounts.create({ name: 'one', credits: 100 });
    const take = { what: 'match', request: 'r' };
    const long = 'Ürümqi 😀 '.repeat(10_000);
    await accounts.charge(key, 10, { ...take, idempotencyKey: 'charged', answer: long });
    const reservation = (await accounts.reserve(key, 20, { ...take, idempotencyKey: 'reserved' })) as Reservation;
    expect(accounts.answer(id, 'reserved', 'r')).toBe(null);
    await accounts.settle(reservation, 5, { id, idempotencyKey: 'reserved', answer: '[1]' });
    expect(['charged', 'reserved', 'other'].map((name) => accounts.answer(id, name, 'r'))).toEqual([long, '[1]', null]);
    const other = await accounts.create({ name: 'other', credits: 10 });
    expect(accounts.answer(other.id, 'charged', 'r')).toBe(null);
    clock.ms += 24 * 60 * 60 * 1000 + 1;
    await accounts.charge(key, 1, { ...take, idempotencyKey: 'later', answer: '2' });
    expect(['charged', 'reserved', 'later'].map((name) => accounts.answer(id, name, 'r'))).toEqual([null, null, '2']);
    // (paid once is not paid for ever: both would be done again for nothing)
    const left = accounts.balance(id);
    expect(await accounts.charge(key, 10, { ...take, idempotencyKey: 'charged', answer: 'new' })).toMatchObject({ repeated: false });
    expect(await accounts.reserve(key, 20, { ...take, request: 'another', idempotencyKey: 'reserved' })).toMatchObject({ repeated: false, state: 'open' });
    expect([accounts.balance(id), accounts.answer(id, 'charged', 'r')]).toEqual([left - 30, 'new']);
  });

  it('gives the same reservation for one idempotency key, until it is refunded', async () => {
    const { accounts, id, key } = await withOne(100);
    const first = await reserved(accounts, key, 40, 'k');
    expect(await reserved(accounts, key, 40, 'k')).toEqual({ ...first, repeated: true });
    await accounts.refund(first);
    const second = await reserved(accounts, key, 40, 'k');
    expect(second).toMatchObject({ repeated: false, state: 'open' });
    await accounts.settle(second, 15);
    expect(await reserved(accounts, key, 40, 'k')).toMatchObject({ entry: second.entry, repeated: true, state: 'settled', charged: 15 });
    expect(accounts.balance(id)).toBe(85);
  });

  it('never goes below zero, whoever asks at once', async () => {
    const { accounts, id, key } = await withOne(1000);
    const work = Array.from({ length: 200 }, async (_, i) => {
      if (i % 2 === 0) return accounts.charge(key, 7, options);
      const reservation = await accounts.reserve(key, 13, options);
      if (typeof reservation !== 'string') await (i % 4 === 1 ? accounts.settle(reservation, 9) : accounts.refund(reservation));
      return reservation;
    });
    const results = await Promise.all(work);
    expect(results).toContain('insufficient');
    expect(accounts.balance(id)).toBeGreaterThanOrEqual(0);
    expect(sumOf(accounts, id)).toBe(accounts.balance(id));
    let running = 0;
    for (const { amount } of rowsOf(accounts)) expect((running += amount)).toBeGreaterThanOrEqual(0);
  });

  it('is what a sum on paper says, whatever is done', async () => {
    const step = fc.oneof(
      fc.record({ act: fc.constantFrom('charge', 'reserve', 'credit'), amount: fc.nat(60), repeat: fc.option(fc.nat(3), { nil: undefined }) }),
      fc.record({ act: fc.constantFrom('settle', 'refund'), amount: fc.nat(60), at: fc.nat(10) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(200), fc.array(step, { maxLength: 40 }), async (credits, steps) => {
        const { accounts, id, key } = await withOne(credits);
        let expected = credits;
        const open: Reservation[] = [];
        const seen = new Set<string>();
        for (const { act, amount, ...rest } of steps) {
          if (act === 'credit') expected = amount > 0 ? await accounts.credit(id, amount, 'more') : expected;
          else if (act === 'charge' || act === 'reserve') {
            const { repeat } = rest as { repeat?: number };
            const idempotencyKey = repeat === undefined ? undefined : `${act} ${amount} ${repeat}`;
            const taken = await accounts[act](key, amount, idempotencyKey === undefined ? options : { ...options, idempotencyKey });
            if (taken === 'insufficient') expect(expected).toBeLessThan(amount);
            else {
              const { repeated } = taken as Reservation;
              if (!repeated) expected -= amount;
              if (repeated) expect(seen.has(idempotencyKey as string)).toBe(true);
              else if (act === 'reserve') open.push(taken as Reservation);
              if (idempotencyKey !== undefined) seen.add(idempotencyKey);
            }
          } else {
            const [reservation] = open.splice((rest as { at: number }).at % Math.max(1, open.length), 1);
            if (reservation === undefined) continue;
            const kept = act === 'settle' ? Math.min(amount, reservation.amount) : 0;
            await (act === 'settle' ? accounts.settle(reservation, kept) : accounts.refund(reservation));
            expected += reservation.amount - kept;
          }
          expect(accounts.balance(id)).toBe(act === 'credit' ? sumOf(accounts, id) : expected);
        }
        expect(sumOf(accounts, id)).toBe(accounts.balance(id));
        await accounts.close();
      }),
      { numRuns: 25 },
    );
  });
});

describe('the ledger', () => {
  it('tells what was used, by account and function', async () => {
    const { accounts, id, key } = await withOne(1000);
    const other = await accounts.create({ name: 'Before', credits: 100 });
    await accounts.charge(key, 5, { what: 'keys' });
    await accounts.charge(key, 6, { what: 'keys' });
    await accounts.settle(await reserved(accounts, key, 50), 20);
    await accounts.refund(await reserved(accounts, key, 50));
    await reserved(accounts, key, 7);
    await accounts.charge(other.key, 1, { what: 'keys' });
    const own = [
      { account: id, name: 'Acme', what: 'keys', calls: 2, amount: 11 },
      { account: id, name: 'Acme', what: 'match', calls: 1, amount: 20 },
    ];
    expect(accounts.usage()).toEqual([...own, { account: other.id, name: 'Before', what: 'keys', calls: 1, amount: 1 }]);
    expect(accounts.usage(id)).toEqual(own);
  });

  it('is a CSV file, of all or of one, that no spreadsheet computes', async () => {
    const accounts = await open(newPath(), { now: () => Date.UTC(2025, 0, 2, 3, 4, 5) });
    const { id, key } = await accounts.create({ name: '=1+1, "Acme"', credits: 1000 });
    const reservation = await reserved(accounts, key, 250);
    await accounts.settle(reservation, 125);
    await accounts.create({ name: 'other', credits: 5 });
    const text = [...accounts.ledgerCsv(id)].join('');
    const head = `2025-01-02T03:04:05.000Z,${id},"'=1+1, ""Acme"""`;
    expect(text.split(/\r?\n/)).toEqual([
      'Entry,Time,Account,Name,Kind,Credits,What,Reservation',
      `1,${head},credit,10,first credits,`,
      `2,${head},reserve,-2.5,match,`,
      `3,${head},settle,1.25,match,2`,
      '',
    ]);
    expect([...accounts.ledgerCsv()].join('').split('\n')).toHaveLength(6);
  });

  it('of many pages is whole', async () => {
    const { accounts, key } = await withOne(100_000);
    await Promise.all(Array.from({ length: 2500 }, (_, i) => accounts.charge(key, 1, { what: `f${i}` })));
    expect(rowsOf(accounts).map(({ what }) => what)).toEqual(['first credits', ...Array.from({ length: 2500 }, (_, i) => `f${i}`)]);
  });

  it('cannot be changed, not even by hand', async () => {
    const { accounts, path, key } = await withOne(100);
    await accounts.charge(key, 10, options);
    await accounts.close();
    const sqlite = await openSqlite(path);
    expect(() => sqlite.exec('UPDATE ledger SET amount = 5')).toThrow(/never changed/);
    expect(() => sqlite.exec('DELETE FROM ledger')).toThrow(/never changed/);
    expect(() => sqlite.exec("INSERT INTO ledger (account, at_ms, kind, amount, what) SELECT id, 0, 'charge', -91, 'x' FROM account")).toThrow(/CHECK/);
    expect(() => sqlite.exec("INSERT INTO ledger (account, at_ms, kind, amount, what) SELECT id, 0, 'charge', 91, 'x' FROM account")).toThrow(/CHECK/);
    expect(() => sqlite.exec("INSERT INTO ledger (account, at_ms, kind, amount, what) VALUES ('?', 0, 'credit', 1, 'x')")).toThrow(/FOREIGN/);
    sqlite.close();
    const again = await open(path);
    expect(rowsOf(again).map(({ amount }) => amount)).toEqual([100, -10]);
  });
});

describe('the file', () => {
  it('is kept, and open reservations are refunded', async () => {
    const { accounts, path, id, key } = await withOne(100);
    const settled = await reserved(accounts, key, 30);
    await accounts.settle(settled, 10);
    await reserved(accounts, key, 50, 'k');
    await accounts.close();
    const again = await open(path);
    expect(again.recovered).toBe(1);
    expect(again.balance(id)).toBe(90);
    expect(await reserved(again, key, 50, 'k')).toMatchObject({ repeated: false, state: 'open' });
    await again.close();
    expect((await open(path)).recovered).toBe(1);
  });

  it('is used by one at a time', async () => {
    const { accounts, path } = await withOne();
    const link = newPath();
    symlinkSync(path, link);
    for (const name of [path, link])
      await expect(open(name)).rejects.toMatchObject({ code: 'ERR_TARGET_WRITE', got: `process ${process.pid} on ${hostname()}` });
    expect(accounts.list()).toHaveLength(1);
    await accounts.close();
    expect((await open(link)).list()).toHaveLength(1);
  });

  it.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, host: hostname(), began: '1', token: 't' }],
    ['a process that had our number', { pid: process.pid, host: hostname(), began: '1', token: 't' }],
    ['a machine without power', null],
    ['a process whose number another one has', { pid: process.ppid, host: hostname(), began: '1', token: 't' }],
  ])('left by %s is taken over', async (_, owner) => {
    const { accounts, path } = await withOne();
    await accounts.close();
    writeFileSync(`${path}.owner`, JSON.stringify(owner));
    expect((await open(path)).list()).toHaveLength(1);
  });

  it('left by another machine is taken over when that shows no life, and not before', async () => {
    const { accounts, path } = await withOne();
    await accounts.close();
    const owner = `${path}.owner`;
    writeFileSync(owner, JSON.stringify({ pid: process.pid, host: 'elsewhere', began: '1', token: 't' }));
    let beats = 0;
    const beating = setInterval(() => utimesSync(owner, new Date(), new Date(Date.now() + ++beats)), 50);
    await expect(open(path)).rejects.toMatchObject({ code: 'ERR_TARGET_WRITE', got: `process ${process.pid} on elsewhere` });
    clearInterval(beating);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(owner, longAgo, longAgo);
    expect((await open(path)).list()).toHaveLength(1);
    expect(readdirSync(folder).filter((file) => /\.owner\./.test(file))).toEqual([]);
  });

  it('is given up when another one has taken it', async () => {
    const { accounts, id, key, path } = await withOne(100);
    rmSync(`${path}.owner`);
    writeFileSync(`${path}.owner`, '{}');
    await expect(accounts.charge(key, 1, options)).rejects.toMatchObject({ code: 'ERR_TARGET_WRITE' });
    expect(accounts.balance(id)).toBe(100);
    await accounts.close();
    expect(readFileSync(`${path}.owner`, 'utf8')).toBe('{}');
  });

  it('that is something else is told of', async () => {
    const text = newPath();
    writeFileSync(text, 'name\nAcme\n'.repeat(100));
    await expect(open(text)).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
    expect(readFileSync(text, 'utf8')).toBe('name\nAcme\n'.repeat(100));
    const other = newPath();
    const sqlite = await openSqlite(other);
    sqlite.exec('CREATE TABLE a (b)');
    sqlite.close();
    await expect(open(other)).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT', got: 'another kind of database' });
    const later = await withOne();
    await later.accounts.close();
    const changed = await openSqlite(later.path);
    changed.exec('PRAGMA user_version = 99');
    changed.close();
    await expect(open(later.path)).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT', got: 'version 99' });
    await expect(open(newPath(), { mustExist: true })).rejects.toMatchObject({ code: 'ERR_SOURCE_READ' });
    await expect(open(join(folder, 'no', 'such', 'folder.db'))).rejects.toMatchObject({ code: 'ERR_TARGET_WRITE' });
  });
});

describe('credits', () => {
  it('are written as people write them', () => {
    expect([0, 1, 10, 100, 12345, 100_000, -250].map(creditsText)).toEqual(['0', '0.01', '0.1', '1', '123.45', '1000', '-2.5']);
    fc.assert(fc.property(fc.nat(1e9), (amount) => amountOfCredits(creditsText(amount)) === amount));
    for (const text of ['', '-1', '1.234', '1e3', 'x', '1,5', '.5', 'Infinity']) expect(() => amountOfCredits(text)).toThrow(expect.objectContaining(range));
  });
});

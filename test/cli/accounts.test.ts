import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/service/accounts/index.js';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
let files = 0;
const newDatabase = (): string => join(folder.path, `${files++}.db`);

/** Makes an account by the program. */
function created(database: string, ...options: string[]): { id: string; key: string } {
  const { code, out, err } = namesake(['accounts', 'create', '--database', database, '--target', 'json', ...options]);
  expect([code, err]).toEqual([0, '']);
  const { Account: id, Key: key } = JSON.parse(out);
  return { id, key };
}

describe('namesake accounts', () => {
  it('makes accounts, lists them, credits and revokes them', () => {
    const database = newDatabase();
    const { id, key } = created(database, '--name', 'Acme Ltd', '--credits', '12.50', '--rate', '2', '--burst', '10', '--expires', '2999-01-31');
    expect(key).toMatch(/^ns_[\w-]{43}$/);
    expect(namesake(['accounts', 'credit', id, '7.25', '--database', database, '--note', 'invoice 17'])).toEqual({ code: 0, out: '19.75\n', err: '' });
    expect(namesake(['accounts', 'revoke', id, '--database', database])).toEqual({ code: 0, out: '', err: '' });
    const { out } = namesake(['accounts', 'list', '--database', database]);
    const today = new Date().toISOString().slice(0, 7);
    expect(out.split('\n')[0]).toMatch(/^account\s+name\s+credits\s+state\s+created\s+expires$/);
    expect(out.split('\n')[1]).toMatch(new RegExp(`^${id}  Acme Ltd  19.75    revoked  ${today}-\\d\\d  2999-01-31$`));
    expect(out).not.toContain(key);
    const [record] = JSON.parse(namesake(['accounts', 'list', '--database', database, '--target', 'json']).out);
    expect(record).toMatchObject({ Account: id, Credits: 19.75, State: 'revoked', Limits: { rate: 2, burst: 10 } });
  });

  it('tells what was spent, and prints the ledger', async () => {
    const database = newDatabase();
    const { id, key } = created(database, '--name', 'Acme', '--credits', '5');
    created(database, '--name', 'Other');
    const accounts = await openAccounts(database);
    await accounts.charge(key, 125, { what: 'match' });
    await accounts.close();
    const usage = namesake(['accounts', 'usage', '--database', database]);
    expect(usage.out.split('\n').slice(1)).toEqual([`${id}  Acme  match     1      1.25`, '']);
    expect(JSON.parse(namesake(['accounts', 'usage', '--database', database, '--account', id, '--target', 'json']).out)).toEqual([
      { Account: id, Name: 'Acme', Function: 'match', Calls: 1, Credits: 1.25 },
    ]);
    const ledger = namesake(['accounts', 'ledger', '--database', database, '--account', id]).out.split('\n');
    expect(ledger[0]).toBe('Entry,Time,Account,Name,Kind,Credits,What,Reservation');
    expect(ledger.slice(1).map((line) => line.split(',').slice(2))).toEqual([
      [id, 'Acme', 'credit', '5', 'first credits', ''],
      [id, 'Acme', 'charge', '-1.25', 'match', ''],
      [],
    ]);
  });

  it('does not touch a database that a service uses, and says who does', async () => {
    const database = newDatabase();
    const { id } = created(database, '--name', 'Acme', '--credits', '5');
    const accounts = await openAccounts(database);
    const { code, out, err } = namesake(['accounts', 'credit', id, '5', '--database', database]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`is in use; expected no other process that uses it; got process ${process.pid} on `));
    expect(accounts.balance(id)).toBe(500);
    await accounts.close();
    expect(namesake(['accounts', 'credit', id, '5', '--database', database]).out).toBe('10\n');
  });

  it.each<[string, string[], RegExp, number]>([
    ['no command of its own', ['accounts'], /"accounts" is the first word of commands; expected one of accounts create/, 2],
    ['no database', ['accounts', 'list'], /--database FILE/, 2],
    ['no name', ['accounts', 'create', '--database', 'DB'], /--name NAME/, 2],
    ['credits that are none', ['accounts', 'create', '--database', 'DB', '--name', 'x', '--credits', '1.234'], /two decimals/, 2],
    ['a day that no month has', ['accounts', 'create', '--database', 'DB', '--name', 'x', '--expires', '2999-02-31'], /a day to come/, 2],
    ['a day gone by', ['accounts', 'create', '--database', 'DB', '--name', 'x', '--expires', '2001-01-01'], /a day to come/, 2],
    ['a rate that is none', ['accounts', 'create', '--database', 'DB', '--name', 'x', '--rate', '0'], /rate/, 2],
    ['no amount', ['accounts', 'credit', 'x', '--database', 'DB'], /ID CREDITS/, 2],
    ['a database that is not there', ['accounts', 'credit', 'x', '5', '--database', 'DB'], /there is no database/, 1],
    ['an unknown option', ['accounts', 'list', '--databse', 'DB'], /did you mean "--database"/, 2],
  ])('refuses %s', (_, args, message, code) => {
    const database = newDatabase();
    const run = namesake(args.map((word) => (word === 'DB' ? database : word)));
    expect(run.err).toMatch(message);
    expect([run.code, run.out]).toEqual([code, '']);
  });

  it('makes no database for an account that cannot be', () => {
    for (const options of [
      ['--name', ''],
      ['--name', 'x'.repeat(501)],
      ['--name', 'x', '--credits', 'few'],
      ['--name', 'x', '--expires', '2020-01-01'],
      ['--name', 'x', '--rate', '0'],
    ]) {
      const database = newDatabase();
      expect(namesake(['accounts', 'create', '--database', database, ...options])).toMatchObject({ code: 2, out: '' });
      expect(existsSync(database)).toBe(false);
    }
  });

  it('refuses an account that is not there', () => {
    const database = newDatabase();
    created(database, '--name', 'x');
    for (const args of [
      ['credit', '?', '5'],
      ['revoke', '?'],
      ['usage', '--account', '?'],
      ['ledger', '--account', '?'],
    ])
      expect(namesake(['accounts', ...args, '--database', database])).toMatchObject({ code: 2, out: '' });
  });

  it('has a help for each', () => {
    for (const command of ['create', 'list', 'credit', 'revoke', 'usage', 'ledger']) {
      const { code, out } = namesake(['accounts', command, '--help']);
      expect([code, out.includes(`Usage: namesake accounts ${command}`), out.includes('--database FILE')]).toEqual([0, true, true]);
    }
  });
});

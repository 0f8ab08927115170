import { existsSync, mkdirSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectControl, openAccounts } from '../../../src/service/accounts/index.js';
import { namesake, tempFolder } from '../../cli/run-cli.js';
import { type ServeChild, serveChild } from '../serve-child.js';
import { logged, run, serve } from '../serving.js';

const folder = tempFolder();
const database = join(folder.path, 'accounts.db');
const socket = `${database}.sock`;
let service: ServeChild;

const accounts = (command: string, ...args: string[]) => namesake(['accounts', command, ...args, '--database', database]);
const created = (...options: string[]): { id: string; key: string } => {
  const { Account: id, Key: key } = JSON.parse(accounts('create', '--target', 'json', ...options).out);
  return { id, key };
};
const job = async (apikey: string): Promise<number> =>
  (await run(service.url, { function: 'statistics', source: 'jsonbatch', table: 'jsonbatch', data: '[{"Data": "a"}]', apikey })).status;
const start = (): Promise<ServeChild> => serveChild(join(folder.path, 'service.json'), { accounts: 'accounts.db' });

/** The answers to lines that are sent as they are; null where the connection is closed before there is one. */
const answersTo = (text: string, count: number): Promise<unknown[]> =>
  new Promise((resolve) => {
    const asking = connect(socket, () => asking.write(text)).setEncoding('utf8');
    let said = '';
    const end = (): void => {
      asking.destroy();
      resolve(
        said
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line)),
      );
    };
    asking
      .on('data', (data) => {
        said += data;
        if (said.split('\n').length > count) end();
      })
      .on('error', () => {})
      .on('close', end);
  });

beforeAll(async () => {
  service = await start();
});
afterAll(() => void service.child.kill('SIGKILL'));

describe.skipIf(process.platform === 'win32')('accounts of a service that runs', () => {
  it('are credited and revoked at once', async () => {
    const { id, key } = created('--name', 'Acme');
    expect(await job(key)).toBe(402);
    expect(accounts('credit', id, '2.50')).toEqual({ code: 0, out: '2.5\n', err: '' });
    expect([await job(key), await job(key), await job(key)]).toEqual([200, 200, 402]);
    expect(accounts('credit', id, '1').out).toBe('1.5\n');
    expect(accounts('revoke', id)).toEqual({ code: 0, out: '', err: '' });
    expect(await job(key)).toBe(403);
  });

  it('are told as the file tells them when the service has ended', async () => {
    const { id, key } = created('--name', 'Other, "Ltd"', '--credits', '3', '--rate', '5', '--expires', '2999-01-31');
    expect(await job(key)).toBe(200);
    const reports = (): string[] =>
      [['list', '--target', 'json'], ['usage'], ['usage', '--account', id], ['ledger'], ['ledger', '--account', id]].map(
        ([name, ...args]) => accounts(name, ...args).out,
      );
    const told = reports();
    expect(told[4].split('\n').slice(1, 3)).toEqual([expect.stringContaining('first credits'), expect.stringContaining('statistics')]);
    const refused = ['credit', 'revoke'].map((name) => accounts(name, 'nobody', ...(name === 'credit' ? ['5'] : [])));
    service.child.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 0, err: '' });
    expect(existsSync(socket)).toBe(false);
    expect(reports()).toEqual(told);
    expect(['credit', 'revoke'].map((name) => accounts(name, 'nobody', ...(name === 'credit' ? ['5'] : [])))).toEqual(refused);
    expect(refused[0]).toMatchObject({ code: 2, out: '' });
    service = await start();
  });

  it('have a socket for this user alone', () => {
    const { mode } = statSync(socket);
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it('are kept from requests that are none', async () => {
    const before = accounts('list').out;
    const nothing = { kind: 'failed', error: expect.objectContaining({ code: 'ERR_USAGE' }) };
    const lines = [
      '{',
      'null',
      '[]',
      '7',
      '{"operation":"close"}',
      '{"operation":"toString"}',
      '{"operation":"revoke","id":7}',
      '{"operation":"usage","id":{}}',
      '{"operation":"create"}',
    ];
    expect(await answersTo(`${lines.join('\n')}\n`, lines.length)).toEqual(lines.map(() => nothing));
    const wrong = [
      { operation: 'create', account: { name: 7, credits: 1 } },
      { operation: 'create', account: { name: 'x', credits: -1 } },
      { operation: 'create', account: { name: 'x', credits: 1, limits: { rate: 'many' } } },
      { operation: 'create', account: { name: 'x', credits: 1, limits: null } },
      { operation: 'create', account: { name: 'x', credits: 1, expiresMs: 'never' } },
      { operation: 'credit', id: 'x', amount: '5', note: 'y' },
    ];
    const answers = await answersTo(wrong.map((request) => `${JSON.stringify(request)}\n`).join(''), wrong.length);
    expect(answers).toEqual(
      wrong.map(() => ({ kind: 'failed', error: expect.objectContaining({ code: expect.stringMatching(/^ERR_(OPTION_RANGE|INPUT_TYPE)$/) }) })),
    );
    expect(await answersTo('x'.repeat(1 << 18), 1)).toEqual([]);
    expect(accounts('list').out).toBe(before);
  });

  it('are free again when the service is killed, and the next one has them', async () => {
    const { id } = created('--name', 'Third');
    service.child.kill('SIGKILL');
    await service.ended;
    expect(existsSync(socket)).toBe(true);
    expect(accounts('credit', id, '1').out).toBe('1\n');
    service = await start();
    expect(accounts('credit', id, '1').out).toBe('2\n');
  });

  it('are not touched where their service does not answer', async () => {
    service.child.kill('SIGSTOP');
    try {
      const control = await connectControl(database, 300);
      await expect(control?.list()).rejects.toMatchObject({ code: 'ERR_CONNECTION', message: expect.stringContaining('does not answer') });
      await control?.close();
    } finally {
      service.child.kill('SIGCONT');
    }
    const other = join(folder.path, 'other.db');
    const owner = await openAccounts(other);
    const hangingUp = createServer((connection) => connection.destroy());
    await new Promise<void>((done) => hangingUp.listen(`${other}.sock`, done));
    const credit = async (): Promise<unknown> => (await connectControl(other))?.credit('x', 1, 'y');
    await expect(credit()).rejects.toMatchObject({ code: 'ERR_CONNECTION' });
    await new Promise((done) => hangingUp.close(done));
    expect(await connectControl(other)).toBe(null);
    await owner.close();
  });

  it('cannot be changed, and the service says so, where a socket has no room for its path', async () => {
    const deep = join(folder.path, 'd'.repeat(100));
    mkdirSync(deep);
    const file = await openAccounts(join(deep, 'accounts.db'));
    const before = logged.length;
    const other = await serve({}, file);
    expect(logged.slice(before)).toContainEqual(expect.objectContaining({ level: 'warn', reason: expect.stringContaining('cannot make the socket') }));
    expect((await fetch(`${other.url}/health`)).status).toBe(200);
    await other.stop();
    await file.close();
  });
});

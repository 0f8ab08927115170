import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyKey } from '../../src/key/index.js';
import { openAccounts } from '../../src/service/accounts/index.js';
import type { RunningService } from '../../src/service/index.js';
import { runDuckdb, runSqlite } from '../servers/file-databases.js';
import { logged, run, serve } from './serving.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-files-'));
const at = (name: string): string => join(folder, name);
const TABLE = ['CREATE TABLE names (id INTEGER, name VARCHAR)', "INSERT INTO names VALUES (1, 'Cisco'), (2, 'Cisco Systems')"];

let open: RunningService;
let closed: RunningService;
beforeAll(async () => {
  mkdirSync(at('shared/inner'), { recursive: true });
  for (const name of ['one.sqlite', 'other.sqlite', 'shared/inner/two.sqlite', 'shared-not/../outside.sqlite'])
    await runSqlite(at(name.replace('shared-not/../', '')), ...TABLE);
  for (const name of ['one.duckdb', 'shared/two.duckdb']) await runDuckdb(at(name), ...TABLE);
  symlinkSync(at('outside.sqlite'), at('shared/link.sqlite'));
  symlinkSync(at('shared/inner'), at('shared/linked'));
  await (await openAccounts(at('shared/accounts.sqlite'))).close();
  closed = await serve();
  // (the accounts are those of a service that is told of them; this one asks for no key)
  open = await serve({ databaseFiles: [at('one.sqlite'), at('one.duckdb'), at('shared'), at('none.sqlite')], accounts: at('shared/accounts.sqlite') });
}, 60_000);
afterAll(async () => {
  await open.stop();
  await closed.stop();
  rmSync(folder, { recursive: true });
});

const ask = (service: RunningService, source: string, connection: string, more: Record<string, string> = {}) =>
  run(service.url, {
    function: 'match',
    process: 'keysonly',
    category: 'company',
    source,
    table: 'names',
    column: 'name',
    reference: 'id',
    connection,
    ...more,
  });
const key = companyKey('Cisco');
const KEYS = `Cisco,1,${key}\nCisco Systems,2,${key}\n`;

describe('a database that is a file', () => {
  it.each(['sqlite', 'duckdb'])('of %s is refused by default, whether it is there or not, in the same words', async (source) => {
    const answers = await Promise.all(
      [at(`one.${source}`), at('none'), '/etc/passwd', ':memory:', '.', `./${source}`, 'upload:x'].map((path) => ask(closed, source, path)),
    );
    for (const { status, text } of answers) expect([status, JSON.parse(text).Code]).toEqual([400, 'ERR_ADDRESS_REFUSED']);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    ['sqlite', 'one.sqlite'],
    ['duckdb', 'one.duckdb'],
    ['SQLite', 'shared/inner/two.sqlite'],
    ['sqlite', 'shared/linked/two.sqlite'],
    ['DuckDB', 'shared/two.duckdb'],
  ])('of %s is read where it is allowed: %s', async (source, name) => {
    expect(await ask(open, source, at(name))).toMatchObject({ status: 200, text: KEYS });
    expect(await ask(open, source, relative(process.cwd(), at(name)))).toMatchObject({ status: 200, text: KEYS });
  });

  it.each([
    'other.sqlite',
    'shared/../other.sqlite',
    'shared/link.sqlite',
    'outside.sqlite',
    'one.sqlite/../other.sqlite',
    'shared/accounts.sqlite',
    '../../etc/passwd',
    '',
  ])('is refused where another one is allowed: %s', async (name) => {
    const { status, text } = await ask(open, 'sqlite', at(name));
    expect([status, JSON.parse(text).Code]).toEqual([400, 'ERR_ADDRESS_REFUSED']);
    expect(text).not.toContain(folder);
  });

  it('that is allowed and missing is told', async () => {
    const { status, text } = await ask(open, 'sqlite', at('none.sqlite'));
    expect([status, JSON.parse(text).Code]).toEqual([400, 'ERR_SOURCE_READ']);
  });

  it.each(['sqlite', 'duckdb'])('of %s is never written', async (source) => {
    const { status, text } = await ask(open, source, at(`one.${source}`), { process: 'createtable', newtable: 'keys' });
    expect([status, JSON.parse(text).Code]).toEqual([400, 'ERR_ADDRESS_REFUSED']);
    expect(await ask(open, source, at(`one.${source}`), { table: 'keys' })).toMatchObject({ status: 400 });
  });

  const HOSTILE = ['names; DROP TABLE names', "names' OR '1'='1", 'names" --', '"names', '(SELECT 1)', '*', 'a.b.c.d', '..', 'name\0', '\u202e'];
  it.each(HOSTILE)('refuses %j as the name of a table, a column, a reference', async (name) => {
    for (const source of ['sqlite', 'duckdb'])
      for (const parameter of ['table', 'column', 'reference']) {
        const { status, text } = await ask(open, source, at(`one.${source}`), { [parameter]: name });
        expect([parameter, status]).toEqual([parameter, 400]);
        expect(['ERR_TABLE', 'ERR_COLUMN_MISSING', 'ERR_OPTION_RANGE']).toContain(JSON.parse(text).Code);
      }
    for (const source of ['sqlite', 'duckdb']) expect(await ask(open, source, at(`one.${source}`))).toMatchObject({ status: 200, text: KEYS });
  });

  it('is in no log', () => {
    expect(JSON.stringify(logged)).not.toContain('other.sqlite');
  });
});

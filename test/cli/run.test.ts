import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyKey } from '../../src/key/index.js';
import { hasPostgres, startPostgres } from '../servers/postgres.js';
import type { TestServer } from '../servers/test-server.js';
import { runDuckdb, runSqlite } from '../servers/file-databases.js';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const file = folder.file('a.csv', 'id,name\n1,Cisco\n2,Cisco Systems\n3,Acme\n');
const KEYS = ['run', '--function', 'match', '--process', 'keysonly', '--category', 'company', '--source', 'csv', '--column', '2', '--quiet'];
const expected = ['Cisco', 'Cisco Systems', 'Acme'].map((name) => `${name},${companyKey(name)}\n`).join('');

describe('namesake run', () => {
  it('runs a job over a file', () => {
    expect(namesake([...KEYS, '--connection', file])).toMatchObject({ code: 0, out: expected });
    expect(namesake([...KEYS, '--connection', file, '--keysoutputall']).out.split('\n')[0]).toBe('id,name,SimKey');
    expect(JSON.parse(namesake([...KEYS, '--connection', file, '--json', '--reference', 'id']).out)[1]).toEqual({
      Data: 'Cisco Systems',
      Reference: '2',
      SimKey: companyKey('Cisco Systems'),
    });
  });

  it('writes to a file, but not over its source', () => {
    const out = join(folder.path, 'out.csv');
    expect(namesake([...KEYS, '--connection', file, '--out', out])).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(out, 'utf8')).toBe(expected);
    expect(namesake([...KEYS, '--connection', file, '--out', file])).toMatchObject({ code: 2 });
  });

  it('runs a job over values of its own', () => {
    const batch = ['run', '--function', 'nonunique', '--source', 'jsonbatch', '--data', '[{"Data": "x"}, {"Data": "x"}]'];
    expect(namesake(batch)).toMatchObject({ code: 0, out: 'Data,Count\nx,2\n' });
  });

  it('tells what is wrong', () => {
    expect(namesake([...KEYS, '--connection', file, '--function', 'matsch'])).toMatchObject({ code: 2, err: expect.stringContaining('did you mean "match"') });
    expect(namesake(KEYS)).toMatchObject({ code: 2, err: expect.stringContaining('"connection" is missing') });
    expect(namesake([...KEYS, '--connection', join(folder.path, 'none.csv')])).toMatchObject({ code: 1, err: expect.stringContaining('none.csv') });
    expect(namesake([...KEYS, '--connection', file, '--connection-env', 'X'])).toMatchObject({ code: 2, err: expect.stringContaining('more than once') });
    expect(namesake([...KEYS, '--connection-env', 'NO_SUCH_VARIABLE'])).toMatchObject({ code: 2 });
    expect(namesake(['run', '--function', 'weather', '--source', 'csv', '--connection', file, '--column', '1'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('a weather provider'),
    });
  });

  it('shows no secret of a connection string', () => {
    const secret = 'hunter2-of-all';
    const place = folder.file('connection', `postgres://u:${secret}@127.0.0.1:1/d\n`);
    const { code, err, out } = namesake([
      'run',
      '--function',
      'statistics',
      '--source',
      'postgres',
      '--table',
      't',
      '--column',
      'c',
      '--connection-file',
      place,
    ]);
    expect([code, out]).toEqual([1, '']);
    expect(err).not.toContain(secret);
    expect(err).not.toBe('');
  });
});

describe.each(['sqlite', 'duckdb'] as const)('namesake run over a file of %s', (source) => {
  const path = join(folder.path, `names.${source}`);
  const run = source === 'sqlite' ? runSqlite : runDuckdb;
  const job = ['run', '--function', 'match', '--category', 'company', '--source', source, '--table', 'names', '--column', 'NAME', '--connection', path];
  beforeAll(() =>
    run(path, 'CREATE TABLE names (id BIGINT, name VARCHAR)', "INSERT INTO names VALUES (1, 'Cisco'), (2, 'Cisco Systems'), (9007199254740993, NULL)"),
  );

  it('reads it', () => {
    const key = companyKey('Cisco');
    const { code, out } = namesake([...job, '--process', 'keysonly', '--reference', 'id', '--quiet']);
    expect([code, out]).toEqual([0, `Cisco,1,${key}\nCisco Systems,2,${key}\n,9007199254740993,\n`]);
    expect(namesake([...job, '--process', 'matchreport']).out).toBe(`Cisco,${key}\nCisco Systems,${key}\n`);
    expect(namesake(['run', '--function', 'columns', '--source', source, '--table', 'main.names', '--connection', path]).out).toContain('id,name');
  });

  it('makes a table in it, once', async () => {
    const create = [...job, '--process', 'createtable', '--newtable', 'keys', '--reference', 'id'];
    expect(namesake(create)).toMatchObject({ code: 0, out: '3 rows were written.\nTable keys created successfully.' });
    const key = companyKey('Cisco');
    expect(await run(path, 'SELECT "Data", "Reference", "SimKey" FROM keys ORDER BY "Reference"')).toEqual([
      ['Cisco', '1', key],
      ['Cisco Systems', '2', key],
      [null, '9007199254740993', null],
    ]);
    expect(namesake(create)).toMatchObject({ code: 1, err: expect.stringContaining('already exists') });
    expect(namesake([...create.slice(0, -2), '--newtable', 'names'])).toMatchObject({ code: 1 });
    expect(await run(path, 'SELECT count(*) FROM names')).toEqual([[expect.toSatisfy((count) => Number(count) === 3)]]);
  });

  it('writes INSERT statements', () => {
    expect(namesake([...job, '--process', 'gensql']).out).toContain(`INSERT INTO "names_simkeys" ("Data", "SimKey") VALUES ('Cisco', '`);
  });

  it('tells what is wrong', () => {
    const without = (option: string): string[] => job.filter((_, i) => job[i] !== option && job[i - 1] !== option);
    const said = (args: readonly string[]): string => {
      const { code, out, err } = namesake([...args, '--process', 'keysonly']);
      expect([[1, 2].includes(code ?? 0), out]).toEqual([true, '']);
      return err;
    };
    expect(said([...without('--table'), '--table', 'nmaes'])).toContain('there is no certain table "nmaes"');
    expect(said([...without('--column'), '--column', 'nmae'])).toMatch(/one of id, name.*did you mean "name"/);
    expect(said([...without('--connection'), '--connection', join(folder.path, 'none.db')])).toContain('no such file');
    expect(said([...without('--connection'), '--connection', file])).toMatch(/a\.csv" is no (SQLite|DuckDB) database/);
    expect(namesake([...job, '--process', 'keysonly', '--out', path])).toMatchObject({ code: 2, err: expect.stringContaining('--out names the input file') });
    expect(namesake([...job, '--process', 'keysonly']).code).toBe(0);
  });
});

describe('namesake run of a URL', () => {
  let origin = '';
  const server = createServer((_, response) => response.end(readFileSync(file)));
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('fetches it', async () => {
    const { execFile } = await import('node:child_process');
    const program = new URL('../../dist/cli/main.js', import.meta.url).pathname;
    // (this process serves it: it cannot wait for a child meanwhile)
    const out = await new Promise<string>((resolve, reject) => {
      execFile(process.execPath, [program, ...KEYS, '--connection', `${origin}/a.csv`], (error, stdout) => (error ? reject(error) : resolve(stdout)));
    });
    expect(out).toBe(expected);
  });
});

describe.skipIf(!hasPostgres)('namesake run over a database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPostgres();
    await server.run(
      'CREATE SCHEMA crm',
      'CREATE TABLE crm.names (id int, name text)',
      "INSERT INTO crm.names VALUES (1, 'Cisco'), (2, 'Cisco Systems'), (3, NULL)",
    );
  }, 60_000);
  afterAll(() => server.stop());

  const job = [
    'run',
    '--function',
    'match',
    '--category',
    'company',
    '--source',
    'aws rds postgres',
    '--table',
    'crm.names',
    '--column',
    'NAME',
    '--reference',
    'id',
  ];

  it('reads the connection from the environment', () => {
    process.env.NAMESAKE_TEST_CONNECTION = server.url;
    try {
      const key = companyKey('Cisco');
      const { code, out } = namesake([...job, '--process', 'keysonly', '--connection-env', 'NAMESAKE_TEST_CONNECTION', '--quiet']);
      expect([code, out]).toEqual([0, `Cisco,1,${key}\nCisco Systems,2,${key}\n,3,\n`]);
    } finally {
      delete process.env.NAMESAKE_TEST_CONNECTION;
    }
  });

  it('makes a table, with what is missing missing', async () => {
    const made = namesake([...job, '--process', 'createtable', '--newtable', 'crm.keys', '--connection-file', folder.file('url', server.url)]);
    expect(made).toMatchObject({ code: 0, out: '3 rows were written.\nTable crm.keys created successfully.' });
    const key = companyKey('Cisco');
    expect(await server.run('SELECT * FROM crm.keys ORDER BY "Reference"')).toEqual([
      ['Cisco', '1', key],
      ['Cisco Systems', '2', key],
      [null, '3', null],
    ]);
    expect(namesake([...job, '--process', 'createtable', '--newtable', 'crm.keys', '--connection', server.url])).toMatchObject({ code: 1 });
  });
});

import { describe, expect, test } from 'vitest';
import { hasPostgres, startPostgres } from '../../servers/postgres.js';
import { cells, codeOf, conformance, errorOf, inBatches, type Now, openAs } from './conformance.js';

const OURS = "application_name = 'namesake'";

describe.skipIf(!hasPostgres)('a real server', () => {
  conformance(
    'postgres',
    async () => {
      const server = await startPostgres();
      await server.run('CREATE SCHEMA other');
      return {
        ...server,
        family: 'postgres',
        dialect: 'ansi',
        open: openAs('postgres'),
        urlWith: ({ password = server.password, host = server.host, port = server.port, database = server.database }) =>
          `postgres://${server.user}:${encodeURIComponent(password)}@${host}:${port}/${database}?sslmode=prefer`,
        textType: 'text',
        schema: 'other',
        endlessQuery: 'SELECT pg_sleep(600)::text AS x',
        keepsNul: false,
        types: [
          ['smallint', '-32768', '-32768'],
          ['bigint', '9223372036854775807', '9223372036854775807'],
          ['numeric(30,10)', '12345678901234567890.1234567890', '12345678901234567890.1234567890'],
          ['real', '1.5', '1.5'],
          ['double precision', '0.1', '0.1'],
          ['boolean', 'true', 't'],
          ['char(3)', "'a'", 'a  '],
          ['date', "'2024-02-29'", '2024-02-29'],
          ['timestamp', "'2024-02-29 13:14:15.123456'", '2024-02-29 13:14:15.123456'],
          ['time', "'13:14:15'", '13:14:15'],
          ['interval', "'1 day 2 hours'", '1 day 02:00:00'],
          ['uuid', "'6d1e2b0a-7c4f-4f6e-9a51-000000000001'", '6d1e2b0a-7c4f-4f6e-9a51-000000000001'],
          ['json', `'{"a": 1}'`, '{"a": 1}'],
          ['jsonb', `'{"a":[1,2]}'`, '{"a": [1, 2]}'],
          ['text[]', "ARRAY['a','b c']", '{a,"b c"}'],
          ['bytea', "'\\x00ff'", '\\x00ff'],
          ['inet', "'10.0.0.1'", '10.0.0.1'],
        ],
        tables: async () => (await server.run("SELECT relname FROM pg_class WHERE relkind IN ('r', 'v', 'm') ORDER BY relname")).map(String),
        running: async () => Number((await server.run(`SELECT count(*) FROM pg_stat_activity WHERE ${OURS} AND state <> 'idle'`))[0][0]),
        kill: async () => void (await server.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OURS}`)),
      };
    },
    { sockets: true, asksForDatabase: true, more },
  );
});

function more(now: Now): void {
  test('a materialised view, a partitioned table', async () => {
    await now().subject.run(
      'CREATE MATERIALIZED VIEW kept_materialised AS SELECT name FROM kept WHERE id = 1',
      'CREATE TABLE parted (id int) PARTITION BY RANGE (id)',
      'CREATE TABLE parted_1 PARTITION OF parted FOR VALUES FROM (0) TO (10)',
      'INSERT INTO parted VALUES (5)',
    );
    expect(await cells(await now().database.read('kept_materialised', null))).toEqual([['one']]);
    expect(await cells(await now().database.read('parted', null))).toEqual([['5']]);
  });

  test('of names that differ by case the very one is meant, else none', async () => {
    await now().subject.run('CREATE TABLE "Twins" ("A" text, a text)', 'CREATE TABLE "twins" (b text)', `INSERT INTO "Twins" VALUES ('A', 'a')`);
    expect((await now().database.read('twins', null)).names).toEqual(['b']);
    expect(await cells(await now().database.read('Twins', ['a']))).toEqual([['a']]);
    const error = await errorOf(now().database.read('TWINS', null));
    expect(error.code).toBe('ERR_TABLE');
    expect(error.message).toContain('public.Twins, public.twins');
  });

  test('database, schema and table: only of the database that is open', async () => {
    expect((await now().database.read('postgres.public.kept', ['id'])).names).toEqual(['id']);
    expect(await codeOf(cellsOf('nowhere.public.kept'))).toBe('ERR_TABLE');
  });

  test('a table that may not be read, and one that may not be made', async () => {
    const { subject } = now();
    await subject.run("CREATE ROLE guest LOGIN PASSWORD 'guest'", 'REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    const guest = await subject.open(subject.url.replace(/\/\/.*@/, '//guest:guest@'));
    expect(await codeOf(guest.read('kept', null).then(cells))).toBe('ERR_TABLE');
    expect(await codeOf(guest.createTable('made_by_guest', ['v'], inBatches([])))).toBe('ERR_TABLE');
    await guest.close();
  });

  test('dates as ISO 8601 whatever the user has set', async () => {
    const { subject } = now();
    await subject.run("ALTER ROLE tester SET DateStyle = 'German'", "CREATE TABLE dated AS SELECT date '2024-02-29' AS d");
    const other = await subject.open(subject.url);
    expect(await cells(await other.read('dated', null))).toEqual([['2024-02-29']]);
    await other.close();
  });

  test('no password is taken from this machine', async () => {
    const { subject } = now();
    process.env['PGPASSWORD'] = subject.password;
    expect(await codeOf(subject.open(subject.urlWith({ password: '' })))).toBe('ERR_CONNECTION');
    delete process.env['PGPASSWORD'];
  });

  test('encryption is demanded where it is wanted', async () => {
    const { subject } = now();
    expect(await codeOf(subject.open(subject.url.replace('sslmode=disable', 'sslmode=require')))).toBe('ERR_CONNECTION');
  });

  test('a row that cannot be computed', async () => {
    await now().subject.run('CREATE VIEW broken AS SELECT 1 / (id - 3) AS x FROM kept');
    const error = await errorOf(cellsOf('broken'));
    expect(error.code).toBe('ERR_SOURCE_READ');
    expect(error.message).toContain('division by zero');
    expect(await codeOf(cellsOf('kept').then(() => cellsOf('broken')))).toBe('ERR_SOURCE_READ');
  });

  const cellsOf = async (table: string): Promise<unknown> => cells(await now().database.read(table, null));
}

import { expect, test } from 'vitest';
import { snowflakeDsn } from '../../../src/source/database/connection/snowflake-dsn.js';
import type { Database, DatabaseOptions } from '../../../src/source/database/index.js';
import { inCapitals } from '../../../src/source/database/snowflake/snowflake-dialect.js';
import { snowflakeDriver } from '../../../src/source/database/snowflake/snowflake-driver.js';
import { snowflakeText } from '../../../src/source/database/snowflake/snowflake-text.js';
import { sqlDatabase } from '../../../src/source/database/sql/sql-database.js';
import { SNOWFLAKE_ACCESS_TOKEN, SNOWFLAKE_PASSWORD, SNOWFLAKE_USER, startSnowflake } from '../../servers/snowflake-double.js';
import { cells, conformance, errorOf } from './conformance.js';

/** The account "p8080" is a server on that port of this machine. */
function open(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const connection = snowflakeDsn(url);
  const [, port] = /^p(\d+)/.exec(connection.host)!;
  return sqlDatabase(snowflakeDriver(connection, { fetch, baseUrl: `http://127.0.0.1:${port}` }), options);
}

conformance(
  'snowflake',
  async () => {
    const double = await startSnowflake();
    await double.tables.ask('CREATE SCHEMA other');
    const urlWith = ({ password = SNOWFLAKE_PASSWORD, port = double.port, database = 'namesake' }): string =>
      `${SNOWFLAKE_USER}:${password}@p${port}/${database}/main?warehouse=w`;
    return {
      family: 'snowflake',
      dialect: 'ansi',
      open,
      url: urlWith({}),
      password: SNOWFLAKE_PASSWORD,
      urlWith,
      host: `p${double.port}.snowflakecomputing.com`,
      textType: 'VARCHAR',
      schema: 'other',
      endlessQuery: 'SELECT 1 AS x',
      keepsNul: false,
      folded: inCapitals,
      types: [['bigint', '9223372036854775807', '9223372036854775807']],
      run: async (...statements) => {
        for (const sql of statements) await double.tables.ask(sql);
        return [];
      },
      tables: () => double.tables.tables(),
      running: async () => double.running,
      kill: async () => double.kill(),
      stop: () => double.stop(),
    };
  },
  { sockets: false, asksForDatabase: true },
);

test('an access token in the place of the password needs no login', async () => {
  const double = await startSnowflake();
  await double.tables.ask('CREATE TABLE t (id int)');
  const database = await open(`${SNOWFLAKE_USER}:${SNOWFLAKE_ACCESS_TOKEN}@p${double.port}/namesake`);
  expect(await cells(await database.read('t', null))).toEqual([]);
  expect(double.requests.filter(({ path }) => path.startsWith('/session/'))).toEqual([]);
  await database.close();
  await double.stop();
});

test('a session whose hour is over is renewed, and a server that has too much to do is asked again', async () => {
  const double = await startSnowflake();
  await double.tables.ask('CREATE TABLE t (id int)');
  const database = await open(`${SNOWFLAKE_USER}:${SNOWFLAKE_PASSWORD}@p${double.port}/namesake`);
  double.next.push({ status: 401, body: { code: '390112', message: 'Your session has expired.' } }, { status: 429, body: null });
  expect((await database.read('t', null)).names).toEqual(['id']);
  expect(double.requests.filter(({ path }) => path.startsWith('/session/')).length).toBe(2);
  await database.close();
  await double.stop();
});

test.each([
  [503, null, 'ERR_CONNECTION', 'answered with 503'],
  [403, { code: '390318', message: 'OAuth token has expired' }, 'ERR_CONNECTION', 'expired'],
  [422, { code: '003001', message: 'Insufficient privileges' }, 'ERR_TABLE', 'privileges'],
  [422, { code: '100051', message: `Division by ${SNOWFLAKE_PASSWORD}` }, 'ERR_SOURCE_READ', 'Division by ***'],
])('an answer of %d, %j is %s', async (status, body, code, message) => {
  const double = await startSnowflake();
  const database = await open(`${SNOWFLAKE_USER}:${SNOWFLAKE_PASSWORD}@p${double.port}/namesake`);
  double.next.push({ status, body });
  const error = await errorOf(database.read('t', null));
  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  await database.close();
  await double.stop();
});

test('names of the connection without quotes are in capitals', async () => {
  const double = await startSnowflake();
  const database = await open(`${SNOWFLAKE_USER}:${SNOWFLAKE_PASSWORD}@p${double.port}/namesake/"Mixed"?warehouse=wh&role=r_1`);
  expect(double.requests.at(-1)?.body).toMatchObject({ database: 'NAMESAKE', schema: 'Mixed', warehouse: 'WH', role: 'R_1' });
  await database.close();
  await double.stop();
});

test.each([
  ['text', 'x', 'x'],
  ['fixed', '12.50', '12.50'],
  ['boolean', 'true', 'true'],
  ['date', '19782', '2024-02-29'],
  ['date', '-1', '1969-12-31'],
  ['time', '47655.000000000', '13:14:15'],
  ['time', '47655.120000000', '13:14:15.12'],
  ['timestamp_ntz', '1709212455.123456000', '2024-02-29 13:14:15.123456'],
  ['timestamp_ntz', '1709212455', '2024-02-29 13:14:15'],
  ['timestamp_ntz', '-0.500000000', '1969-12-31 23:59:59.5'],
  ['timestamp_ltz', '1709212455.000000000', '2024-02-29 13:14:15 +00:00'],
  ['timestamp_tz', '1709212455.000000000 1500', '2024-02-29 14:14:15 +01:00'],
  ['timestamp_tz', '1709212455.000000000 1110', '2024-02-29 07:44:15 -05:30'],
  ['date', null, null],
])('%s %s as text', (type, value, text) => {
  expect(snowflakeText(value, type)).toBe(text);
});

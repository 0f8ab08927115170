import { expect, test } from 'vitest';
import { sqlserverString } from '../../../src/source/database/connection/sqlserver-string.js';
import { SQLSERVER_DIALECT } from '../../../src/source/database/sqlserver/sqlserver-dialect.js';
import { SQLSERVER_PASSWORD, SQLSERVER_USER, SqlserverDouble } from '../../servers/sqlserver-double.js';
import { codeOf, conformance, type Now, openAs } from './conformance.js';

const quotedValue = (text: string): string => `"${text.replaceAll('"', '""')}"`;

conformance(
  'sqlserver',
  async () => {
    const double = await SqlserverDouble.start();
    await double.tables.ask('CREATE SCHEMA other');
    const urlWith = ({ password = SQLSERVER_PASSWORD, host = '127.0.0.1', port = double.port, database = 'namesake' }): string =>
      `server=${host};user id=${SQLSERVER_USER};password=${quotedValue(password)};port=${port};database=${database};`;
    return {
      family: 'sqlserver',
      dialect: 'ansi',
      open: openAs('sqlserver'),
      url: urlWith({}),
      password: SQLSERVER_PASSWORD,
      urlWith,
      host: '127.0.0.1',
      textType: 'VARCHAR',
      schema: 'other',
      endlessQuery: 'SELECT 1 AS x',
      keepsNul: false,
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
  { sockets: true, asksForDatabase: true, more },
);

function more(now: Now): void {
  test.each(['encrypt=true', 'encrypt=true;trustservercertificate=true'])('the password is not sent to a server that does not encrypt: %s', async (wanted) => {
    expect(await codeOf(now().subject.open(`${now().subject.url}${wanted}`))).toBe('ERR_CONNECTION');
  });
}

test.each([
  ['nvarchar', 'CONVERT(NVARCHAR(MAX), [c], 0)'],
  ['datetime2', 'CONVERT(NVARCHAR(MAX), [c], 121)'],
  ['varbinary', 'CONVERT(NVARCHAR(MAX), [c], 1)'],
  ['image', 'CONVERT(NVARCHAR(MAX), CONVERT(VARBINARY(MAX), [c]), 1)'],
  ['float', 'CONVERT(NVARCHAR(MAX), [c], 3)'],
  ['constructor', 'CONVERT(NVARCHAR(MAX), [c], 0)'],
])('a column of %s is read as %s', (type, sql) => {
  expect(SQLSERVER_DIALECT.asText?.('[c]', type)).toBe(sql);
});

test('strict encryption is checked', () => {
  expect(sqlserverString('server=h;user id=u;password=p;encrypt=strict').encryption).toBe('verified');
});

import { describe, expect, test } from 'vitest';
import { hasMariadb, startMariadb } from '../../servers/mariadb.js';
import { cells, codeOf, conformance, type Now, openAs } from './conformance.js';

const OTHERS = "FROM information_schema.PROCESSLIST WHERE USER = 'tester' AND ID <> CONNECTION_ID()";

describe.skipIf(!hasMariadb)('a real server', () => {
  conformance(
    'mariadb',
    async () => {
      const server = await startMariadb();
      await server.run('CREATE DATABASE other');
      return {
        ...server,
        family: 'mysql',
        dialect: 'mysql',
        open: openAs('mysql'),
        urlWith: ({ password = server.password, host = server.host, port = server.port, database = server.database }) =>
          `${server.user}:${password}@tcp(${host}:${port})/${database}?tls=preferred`,
        textType: 'LONGTEXT CHARACTER SET utf8mb4',
        schema: 'other',
        endlessQuery: 'SELECT SLEEP(600) AS x',
        keepsNul: true,
        types: [
          ['tinyint', '-128', '-128'],
          ['bigint unsigned', '18446744073709551615', '18446744073709551615'],
          ['decimal(30,10)', '12345678901234567890.1234567890', '12345678901234567890.1234567890'],
          ['float', '1.5', '1.5'],
          ['double', '0.1', '0.1'],
          ['boolean', 'true', '1'],
          ['bit(12)', "b'100000000001'", '2049'],
          ['char(3)', "'a'", 'a'],
          ['varchar(20) character set latin1', "'Zoë'", 'Zoë'],
          ['date', "'2024-02-29'", '2024-02-29'],
          ['datetime(6)', "'2024-02-29 13:14:15.123456'", '2024-02-29 13:14:15.123456'],
          ['time', "'-100:14:15'", '-100:14:15'],
          ['year', '2024', '2024'],
          ['int(5) zerofill', '42', '00042'],
          ["enum('a','b')", "'b'", 'b'],
          ["set('a','b')", "'a,b'", 'a,b'],
          ['json', `'{"a": 1}'`, '{"a": 1}'],
          ['blob', "'text'", 'text'],
          ['varbinary(4)', "x'00ff'", '0x00ff'],
          ['point', 'POINT(1, 2)', '0x000000000101000000000000000000f03f0000000000000040'],
        ],
        tables: async () =>
          (await server.run("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA IN ('namesake', 'other') ORDER BY 1")).map(String),
        running: async () => Number((await server.run(`SELECT COUNT(*) ${OTHERS} AND COMMAND NOT IN ('Sleep', 'Killed')`))[0][0]),
        kill: async () => {
          for (const [id] of await server.run(`SELECT ID ${OTHERS}`)) await server.run(`KILL ${id}`).catch(() => undefined);
        },
      };
    },
    { sockets: true, asksForDatabase: true, more },
  );
});

function more(now: Now): void {
  test('a table of that name that is made meanwhile stays as it is', async () => {
    const { subject, database } = now();
    const rows = (async function* () {
      yield [['ours']];
      await subject.run('CREATE TABLE made_meanwhile (v text)', "INSERT INTO made_meanwhile VALUES ('theirs')");
      yield [['ours']];
    })();
    expect(await codeOf(database.createTable('made_meanwhile', ['v'], rows))).toBe('ERR_TABLE');
    expect(await cells(await database.read('made_meanwhile', null))).toEqual([['theirs']]);
    expect((await subject.tables()).filter((table) => table.includes('unfinished'))).toEqual([]);
  });

  test('names with other accents are other names', async () => {
    const { subject, database } = now();
    await subject.run('CREATE TABLE `cafe` (id int)');
    expect(await codeOf(database.read('café', null))).toBe('ERR_TABLE');
  });

  test('a row that is wider than a packet', async () => {
    const rows = (async function* () {
      yield [['x'.repeat(20_000_000)]];
    })();
    expect(['ERR_TARGET_WRITE', 'ERR_CONNECTION']).toContain(await codeOf(now().database.createTable('made_wide', ['v'], rows)));
    expect(await now().subject.tables()).not.toContain('made_wide');
  });

  test('encryption is demanded where it is wanted', async () => {
    const { subject } = now();
    expect(await codeOf(subject.open(`${subject.url}?tls=true`))).toBe('ERR_CONNECTION');
  });
}

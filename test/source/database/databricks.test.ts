import { expect, test } from 'vitest';
import { NamesakeError } from '../../../src/errors.js';
import { databricksDsn } from '../../../src/source/database/connection/databricks-dsn.js';
import { databricksDriver } from '../../../src/source/database/databricks/databricks-driver.js';
import type { Database, DatabaseOptions } from '../../../src/source/database/index.js';
import { sqlDatabase } from '../../../src/source/database/sql/sql-database.js';
import { DATABRICKS_TOKEN, startDatabricks } from '../../servers/databricks-double.js';
import { cells, codeOf, conformance } from './conformance.js';

/** The host "p8080" is a server on that port of this machine. */
function open(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const connection = databricksDsn(url);
  const [, port] = /^p(\d+)/.exec(connection.host)!;
  return sqlDatabase(databricksDriver(connection, { fetch, baseUrl: `http://127.0.0.1:${port}` }), options);
}

conformance(
  'databricks',
  async () => {
    const double = await startDatabricks();
    await double.tables.ask('CREATE SCHEMA other');
    const urlWith = ({ password = DATABRICKS_TOKEN, port = double.port }): string => `token:${password}@p${port}:443/sql/1.0/warehouses/abc123`;
    return {
      family: 'databricks',
      dialect: 'ansi',
      open,
      url: urlWith({}),
      password: DATABRICKS_TOKEN,
      urlWith,
      host: `p${double.port}`,
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
  { sockets: false, asksForDatabase: false },
);

test('the storage of results is asked for, and refused with the error of who refuses', async () => {
  const double = await startDatabricks();
  await double.tables.ask('CREATE TABLE t (id int)');
  const hosts: string[] = [];
  const checkHost = async (host: string): Promise<void> => {
    hosts.push(host);
    if (host === '127.0.0.1') throw new NamesakeError('ERR_ADDRESS_REFUSED', 'not there');
  };
  const database = await open(`token:${DATABRICKS_TOKEN}@p${double.port}:443/sql/1.0/warehouses/abc123`, { checkHost });
  expect(await codeOf(database.read('t', null).then(cells))).toBe('ERR_ADDRESS_REFUSED');
  expect(hosts).toEqual([`p${double.port}`, '127.0.0.1']);
  await database.close();
  await double.stop();
});

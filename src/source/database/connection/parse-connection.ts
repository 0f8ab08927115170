import type { DatabaseFamily } from '../database.js';
import { type Connection, connectionError } from './connection.js';
import { databricksDsn } from './databricks-dsn.js';
import { filePath } from './file-path.js';
import { mysqlDsn } from './mysql-dsn.js';
import { postgresUrl } from './postgres-url.js';
import { snowflakeDsn } from './snowflake-dsn.js';
import { sqlserverString } from './sqlserver-string.js';

const PARSERS: Readonly<Record<DatabaseFamily, (text: string) => Connection>> = {
  postgres: postgresUrl,
  mysql: mysqlDsn,
  sqlserver: sqlserverString,
  snowflake: snowflakeDsn,
  databricks: databricksDsn,
  sqlite: (text) => filePath('sqlite', text),
  duckdb: (text) => filePath('duckdb', text),
};
const MAX_LENGTH = 8192;

/**
 * Reads a connection string.
 *
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`, which never shows the string.
 */
export function parseConnection(family: DatabaseFamily, text: string): Connection {
  const trimmed = text.trim();
  if (trimmed === '') throw connectionError(family, 'nothing');
  if (trimmed.length > MAX_LENGTH) throw connectionError(family, `more than ${MAX_LENGTH} characters`);
  return PARSERS[family](trimmed);
}

import type { Connection } from './connection/connection.js';
import { parseConnection } from './connection/parse-connection.js';
import { type Database, type DatabaseFamily, type DatabaseOptions, FILE_FAMILIES, type FileAccess, type FileFamily } from './database.js';
import { databricksDriver } from './databricks/databricks-driver.js';
import { duckdbDriver } from './duckdb/duckdb-driver.js';
import { allowedFile } from './files/allowed-file.js';
import { mysqlDriver } from './mysql/mysql-driver.js';
import { postgresDriver } from './postgres/postgres-driver.js';
import { snowflakeDriver } from './snowflake/snowflake-driver.js';
import type { Driver } from './sql/driver.js';
import { sqlDatabase } from './sql/sql-database.js';
import { sqliteDriver } from './sqlite/sqlite-driver.js';
import { sqlserverDriver } from './sqlserver/sqlserver-driver.js';

const DRIVERS: Readonly<Record<Exclude<DatabaseFamily, FileFamily>, (connection: Connection) => Driver>> = {
  postgres: postgresDriver,
  mysql: mysqlDriver,
  sqlserver: sqlserverDriver,
  snowflake: (connection) => snowflakeDriver(connection),
  databricks: (connection) => databricksDriver(connection),
};
const FILE_DRIVERS: Readonly<Record<FileFamily, (connection: Connection, access: FileAccess) => Driver>> = {
  sqlite: sqliteDriver,
  duckdb: (connection, access) => duckdbDriver(connection, access),
};

/**
 * Opens a database: connects and logs in. The packages of its driver are loaded then.
 *
 * @param connection  of the shape that its family has: `postgres://user:password@host/database`, `user:password@tcp(host)/database`, `server=host;user id=u;password=p;database=d`,
 *   `user:password@account/database/schema`, `token:<ACCESS_TOKEN>@host:443/<http_path>`. No error shows it, nor the password. SQLite and DuckDB: the path of a file, which
 *   must be there; it is opened for reading, and for writing while a table is made.
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`, `ERR_CONNECTION`, `ERR_UNAVAILABLE` where a package is missing, `ERR_ABORTED`, and what `checkHost` and `checkFile` throw;
 *   of a file `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_ADDRESS_REFUSED` where hosts are judged and files are not.
 */
export async function openDatabase(family: DatabaseFamily, connection: string, options: DatabaseOptions = {}): Promise<Database> {
  const parsed = parseConnection(family, connection);
  if (!isFileFamily(family)) return await sqlDatabase(DRIVERS[family](parsed), options);
  const { checkHost: _, ...others } = options;
  return await sqlDatabase(FILE_DRIVERS[family](parsed, await allowedFile(parsed.database, options)), others);
}

const isFileFamily = (family: DatabaseFamily): family is FileFamily => (FILE_FAMILIES as readonly DatabaseFamily[]).includes(family);

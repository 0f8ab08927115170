import type { Connection } from './connection/connection.js';
import { parseConnection } from './connection/parse-connection.js';
import type { Database, DatabaseFamily, DatabaseOptions } from './database.js';
import { databricksDriver } from './databricks/databricks-driver.js';
import { mysqlDriver } from './mysql/mysql-driver.js';
import { postgresDriver } from './postgres/postgres-driver.js';
import { snowflakeDriver } from './snowflake/snowflake-driver.js';
import type { Driver } from './sql/driver.js';
import { sqlDatabase } from './sql/sql-database.js';
import { sqlserverDriver } from './sqlserver/sqlserver-driver.js';

const DRIVERS: Readonly<Record<DatabaseFamily, (connection: Connection) => Driver>> = {
  postgres: postgresDriver,
  mysql: mysqlDriver,
  sqlserver: sqlserverDriver,
  snowflake: (connection) => snowflakeDriver(connection),
  databricks: (connection) => databricksDriver(connection),
};

/**
 * Opens a database: connects and logs in. The packages of its driver are loaded then.
 *
 * @param connection  of the shape that its family has: `postgres://user:password@host/database`, `user:password@tcp(host)/database`, `server=host;user id=u;password=p;database=d`,
 *   `user:password@account/database/schema`, `token:<ACCESS_TOKEN>@host:443/<http_path>`. No error shows it, nor the password.
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`, `ERR_CONNECTION`, `ERR_UNAVAILABLE` where a package is missing, `ERR_ABORTED`, and what `checkHost` throws.
 */
export async function openDatabase(family: DatabaseFamily, connection: string, options: DatabaseOptions = {}): Promise<Database> {
  return await sqlDatabase(DRIVERS[family](parseConnection(family, connection)), options);
}

import type { ErrorCode } from '../../../errors.js';
import type { Connection } from '../connection/connection.js';
import type { Driver } from '../sql/driver.js';
import { type HttpAccess, ServerError } from '../sql/http-access.js';
import { DATABRICKS_DIALECT } from './databricks-dialect.js';
import { type DatabricksContext, DatabricksSession } from './databricks-session.js';

/** Classes of errors that are a table's, as they stand in brackets at the start of a message. */
const OF_TABLES =
  /^\[(TABLE_OR_VIEW_NOT_FOUND|TABLE_OR_VIEW_ALREADY_EXISTS|SCHEMA_NOT_FOUND|NO_SUCH_CATALOG_EXCEPTION|INSUFFICIENT_PERMISSIONS|PERMISSION_DENIED|PARSE_SYNTAX_ERROR)/;
const OF_CATALOGUES = /^\[(CATALOG_NOT_FOUND|NO_SUCH_CATALOG_EXCEPTION)/;

/**
 * A SQL warehouse of Databricks by its Statement Execution API, without a package.
 *
 * @param access  how it is reached; tests reach one of their own.
 */
export function databricksDriver(connection: Connection, access: HttpAccess = { fetch, baseUrl: `https://${connection.host}` }): Driver {
  return {
    family: 'databricks',
    connection,
    dialect: DATABRICKS_DIALECT,
    connect: async ({ signal, timeoutMs, checkHost }) => {
      const session = new DatabricksSession(access, connection.password, contextOf(connection), checkHost ?? (async () => undefined));
      await session.start(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      return session;
    },
    codeOf,
  };
}

function contextOf({ database, parameters }: Connection): DatabricksContext {
  const schema = parameters.get('schema') ?? '';
  return { warehouse_id: parameters.get('warehouse') ?? '', ...(database !== '' && { catalog: database }), ...(schema !== '' && { schema }) };
}

function codeOf(error: Error): ErrorCode | null {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'ERR_CONNECTION';
  if (!(error instanceof ServerError)) return null;
  if (OF_CATALOGUES.test(error.message)) return 'ERR_CONNECTION';
  if (OF_TABLES.test(error.message)) return 'ERR_TABLE';
  return [401, 403, 404].includes(error.status) || error.status >= 500 ? 'ERR_CONNECTION' : null;
}

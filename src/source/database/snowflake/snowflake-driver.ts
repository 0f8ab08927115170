import type { ErrorCode } from '../../../errors.js';
import type { Connection } from '../connection/connection.js';
import type { Driver } from '../sql/driver.js';
import { type HttpAccess, ServerError } from '../sql/http-access.js';
import { SNOWFLAKE_DIALECT } from './snowflake-dialect.js';
import { contextOf, loginHeaders } from './snowflake-login.js';
import { SnowflakeSession } from './snowflake-session.js';

/** The server's own codes. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  '002002': 'ERR_TABLE',
  '002003': 'ERR_TABLE',
  '002043': 'ERR_TABLE',
  '003001': 'ERR_TABLE',
  '000606': 'ERR_CONNECTION',
};

/**
 * Snowflake by its SQL API, without a package.
 *
 * @param access  how it is reached; tests reach one of their own.
 */
export function snowflakeDriver(connection: Connection, access: HttpAccess = { fetch, baseUrl: `https://${connection.host}` }): Driver {
  return {
    family: 'snowflake',
    connection,
    dialect: SNOWFLAKE_DIALECT,
    connect: async ({ signal, timeoutMs }) => {
      const session = new SnowflakeSession(access, contextOf(connection), (inner) => loginHeaders(access, connection, inner));
      await session.start(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      return session;
    },
    codeOf,
  };
}

function codeOf(error: Error): ErrorCode | null {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'ERR_CONNECTION';
  if (!(error instanceof ServerError)) return null;
  if (Object.hasOwn(CODES, error.serverCode)) return CODES[error.serverCode];
  return [401, 403, 404].includes(error.status) || error.status >= 500 ? 'ERR_CONNECTION' : null;
}

import type { Connection } from '../connection/connection.js';
import { asked, type HttpAccess, ServerError } from '../sql/http-access.js';
import { inCapitals } from './snowflake-dialect.js';

/** A token in place of a password: three parts of base64. */
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/;
const TOKEN_TYPES: Readonly<Record<string, string>> = { programmatic_access_token: 'PROGRAMMATIC_ACCESS_TOKEN', oauth: 'OAUTH' };
const LOGIN_PATH = '/session/v1/login-request';

/** Parts of the connection as the server takes them; names without quotes are in capitals. */
export interface SnowflakeContext {
  readonly database: string;
  readonly schema?: string;
  readonly warehouse?: string;
  readonly role?: string;
}

/** Where statements run. */
export function contextOf({ database, parameters }: Connection): SnowflakeContext {
  const name = (key: string): Record<string, string> => {
    const value = parameters.get(key) ?? '';
    return value === '' ? {} : { [key]: nameOf(value) };
  };
  return { database: nameOf(database), ...name('schema'), ...name('warehouse'), ...name('role') };
}

/**
 * Headers that let statements in. The SQL API knows no passwords: a programmatic access token in the password's place (or an OAuth token, with `authenticator=oauth`) is sent as it
 * is, a real password is exchanged for the token of a session as Snowflake's own drivers do it.
 *
 * @throws {ServerError}
 */
export async function loginHeaders(access: HttpAccess, connection: Connection, signal: AbortSignal): Promise<Record<string, string>> {
  const authenticator = (connection.parameters.get('authenticator') ?? '').toLowerCase();
  const type = Object.hasOwn(TOKEN_TYPES, authenticator) ? TOKEN_TYPES[authenticator] : TOKEN.test(connection.password) ? 'PROGRAMMATIC_ACCESS_TOKEN' : null;
  if (type !== null) return { authorization: `Bearer ${connection.password}`, 'x-snowflake-authorization-token-type': type };
  return { authorization: `Snowflake Token="${await sessionToken(access, connection, signal)}"` };
}

async function sessionToken(access: HttpAccess, connection: Connection, signal: AbortSignal): Promise<string> {
  const { database, schema, warehouse, role } = contextOf(connection);
  const names = Object.entries({ databaseName: database, schemaName: schema, warehouse, roleName: role });
  const query = new URLSearchParams(names.filter((pair): pair is [string, string] => pair[1] !== undefined));
  const data = {
    CLIENT_APP_ID: 'namesake',
    CLIENT_APP_VERSION: '1.0.0',
    ACCOUNT_NAME: connection.parameters.get('account'),
    LOGIN_NAME: connection.user,
    PASSWORD: connection.password,
  };
  const { status, body } = await asked(access, { method: 'POST', path: `${LOGIN_PATH}?${query}`, body: { data }, signal });
  const answer = body as { success?: boolean; message?: string; code?: string; data?: { token?: unknown } } | null;
  const token = answer?.data?.token;
  if (status === 200 && answer?.success === true && typeof token === 'string') return token;
  throw new ServerError(401, answer?.code ?? String(status), answer?.message ?? `the login was answered with ${status}`);
}

function nameOf(name: string): string {
  return name.length > 1 && name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : inCapitals(name);
}

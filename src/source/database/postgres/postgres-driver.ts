import type { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import type { ErrorCode } from '../../../errors.js';
import { needed } from '../../records/needed.js';
import type { Connection } from '../connection/connection.js';
import { checkedSocket } from '../sql/checked-socket.js';
import type { ConnectOptions, Driver } from '../sql/driver.js';
import { encrypted, type TlsCheck } from '../sql/encrypted.js';
import { NEED } from '../sql/need.js';
import { POSTGRES_DIALECT } from './postgres-dialect.js';
import { PostgresSession } from './postgres-session.js';

/** Classes and codes of errors (SQLSTATE), the longest that fits counts. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  '08': 'ERR_CONNECTION',
  '28': 'ERR_CONNECTION',
  '0A000': 'ERR_TABLE',
  '3D000': 'ERR_CONNECTION',
  '53300': 'ERR_CONNECTION',
  '57P': 'ERR_CONNECTION',
  '42501': 'ERR_TABLE',
  '42P01': 'ERR_TABLE',
  '42P07': 'ERR_TABLE',
  '3F000': 'ERR_TABLE',
};
const LOST = /^(Connection terminated|timeout expired|Client (was closed|has encountered a connection error))/;
/** Not among the options of the start, which poolers refuse. */
const SETTINGS = "SET DateStyle = 'ISO'";
const NO_TLS = /does not support SSL/;

/** PostgreSQL by the package pg. */
export function postgresDriver(connection: Connection): Driver {
  return {
    family: 'postgres',
    connection,
    dialect: POSTGRES_DIALECT,
    connect: (options) =>
      encrypted(
        connection.encryption,
        (tls) => connected(connection, options, tls),
        (error) => NO_TLS.test(error.message),
      ),
    codeOf,
  };
}

async function connected(connection: Connection, options: ConnectOptions, tls: TlsCheck | null): Promise<PostgresSession> {
  const [{ default: pg }, { default: Cursor }] = await needed('pg', () => Promise.all([import('pg'), import('pg-cursor')]), NEED);
  const socket = checkedSocket(connection, options);
  const onAbort = (): void => void socket.destroy();
  options.signal.addEventListener('abort', onAbort, { once: true });
  const client = new pg.Client({ ...clientConfig(connection, options, tls), stream: () => connecting(socket) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { processID: processId, secretKey: secret } = client as unknown as { processID: number; secretKey: number };
    const session = new PostgresSession(client, Cursor, { address: socket.remoteAddress ?? connection.host, port: connection.port, processId, secret });
    await session.ask(SETTINGS);
    return session;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    options.signal.removeEventListener('abort', onAbort);
  }
}

function clientConfig(connection: Connection, { timeoutMs }: ConnectOptions, tls: TlsCheck | null): ClientConfig {
  const { host, port, user, password, database, parameters } = connection;
  return {
    host,
    port,
    user,
    // a function, since pg takes an empty password from the environment or a file of this machine
    password: () => password,
    database,
    ssl: tls === null ? false : { rejectUnauthorized: tls.authority, ...(!tls.host && { checkServerIdentity: () => undefined }) },
    connectionTimeoutMillis: timeoutMs,
    application_name: parameters.get('application_name') || 'namesake',
    options: parameters.get('options') ?? '',
  };
}

/** pg connects the socket that it is given: this one is connecting already. */
function connecting(socket: Socket): Socket {
  socket.connect = () => socket;
  return socket;
}

function codeOf(error: Error): ErrorCode | null {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return LOST.test(error.message) ? 'ERR_CONNECTION' : null;
  const known = [5, 3, 2].map((length) => code.slice(0, length)).find((start) => Object.hasOwn(CODES, start));
  return known === undefined ? null : CODES[known];
}

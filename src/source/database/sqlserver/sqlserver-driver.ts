import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Connection as TdsConnection } from 'tedious';
import type { ErrorCode } from '../../../errors.js';
import { needed } from '../../records/needed.js';
import type { Connection } from '../connection/connection.js';
import { checkedSocket } from '../sql/checked-socket.js';
import type { ConnectOptions, Driver } from '../sql/driver.js';
import { NEED } from '../sql/need.js';
import { SQLSERVER_DIALECT } from './sqlserver-dialect.js';
import { SqlserverSession } from './sqlserver-session.js';

/** The package's codes. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ELOGIN: 'ERR_CONNECTION',
  ESOCKET: 'ERR_CONNECTION',
  ECLOSE: 'ERR_CONNECTION',
  ETIMEOUT: 'ERR_CONNECTION',
  ENCRYPT: 'ERR_CONNECTION',
  EENCRYPT: 'ERR_CONNECTION',
  EINVALIDSTATE: 'ERR_CONNECTION',
  ENOTOPEN: 'ERR_CONNECTION',
};
/** The server's numbers: no such table, no permission, there is one of that name. */
const TABLE_NUMBERS = [208, 229, 262, 2714, 2760];
/** The server ends the connection, or did not let it in. */
const CONNECTION_NUMBERS = [596, 4060, 18456, 40_613];
/** An error ends the transaction, and who waits for a table is told soon. */
const SETTINGS = 'SET XACT_ABORT ON; SET LOCK_TIMEOUT 60000';

/** SQL Server by the package tedious, which is installed by who needs it. */
export function sqlserverDriver(connection: Connection): Driver {
  return { family: 'sqlserver', connection, dialect: SQLSERVER_DIALECT, connect: (options) => connected(connection, options), codeOf };
}

async function connected(connection: Connection, options: ConnectOptions): Promise<SqlserverSession> {
  const { Connection: Tds, Request } = await needed('tedious', () => import('tedious'), NEED);
  const tds = new Tds(configuration(connection, options));
  if (connection.encryption !== 'none' && connection.encryption !== 'try') refusePlainLogin(tds);
  const onAbort = (): void => tds.close();
  options.signal.addEventListener('abort', onAbort, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      tds.on('end', () => reject(new Error('Connection lost')));
      tds.on('error', reject);
      tds.connect((error) => (error ? reject(error) : resolve()));
    });
    const session = new SqlserverSession(tds, Request);
    await session.ask(SETTINGS);
    return session;
  } catch (error) {
    tds.close();
    throw error;
  } finally {
    options.signal.removeEventListener('abort', onAbort);
  }
}

function configuration(connection: Connection, options: ConnectOptions): ConstructorParameters<typeof TdsConnection>[0] {
  const { host, port, user, password, database, encryption, parameters } = connection;
  return {
    server: host,
    authentication: { type: 'default', options: { userName: user, password } },
    options: {
      port,
      ...(database !== '' && { database }),
      appName: parameters.get('app name') || 'namesake',
      encrypt: parameters.get('encrypt')?.toLowerCase() === 'strict' ? 'strict' : encryption !== 'none',
      trustServerCertificate: encryption !== 'verified',
      connectTimeout: options.timeoutMs,
      requestTimeout: 0,
      connector: (server?: Server) => connectedSocket(connection, options, server),
    },
  };
}

interface Server {
  readonly host: string;
  readonly port: number;
}

/** @param server  the one that the first server sent us to, else the connection's. */
async function connectedSocket(connection: Connection, options: ConnectOptions, server: Server = connection): Promise<Socket> {
  if (server.host !== connection.host) await options.checkHost?.(server.host);
  const socket = checkedSocket(server, options);
  try {
    await once(socket, 'connect', { signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** The package sends the password in the open where the server says that it cannot encrypt, whatever was wanted. */
function refusePlainLogin(tds: TdsConnection): void {
  let secure = false;
  tds.on('secure', () => {
    secure = true;
  });
  const login = tds as unknown as { sendLogin7Packet(): void; config: { options: { encrypt: unknown } } };
  const send = login.sendLogin7Packet.bind(tds);
  login.sendLogin7Packet = () => {
    if (!secure && login.config.options.encrypt !== 'strict') throw Object.assign(new Error('the server does not encrypt'), { code: 'EENCRYPT' });
    send();
  };
}

function codeOf(error: Error): ErrorCode | null {
  const { code, number } = error as { code?: string; number?: number };
  if (number !== undefined && TABLE_NUMBERS.includes(number)) return 'ERR_TABLE';
  if (number !== undefined && CONNECTION_NUMBERS.includes(number)) return 'ERR_CONNECTION';
  if (code !== undefined && Object.hasOwn(CODES, code)) return CODES[code];
  return /^(Connection (lost|closed)|Requests can only be made in the LoggedIn state)/.test(error.message) ? 'ERR_CONNECTION' : null;
}

import type { Connection as MysqlConnection } from 'mysql2';
import type { ErrorCode } from '../../../errors.js';
import { needed } from '../../records/needed.js';
import type { Connection } from '../connection/connection.js';
import { checkedSocket } from '../sql/checked-socket.js';
import type { ConnectOptions, Driver } from '../sql/driver.js';
import { encrypted, type TlsCheck } from '../sql/encrypted.js';
import { NEED } from '../sql/need.js';
import { MYSQL_DIALECT } from './mysql-dialect.js';
import { MysqlSession, socketOf } from './mysql-session.js';

const CODES: Readonly<Record<string, ErrorCode>> = {
  PROTOCOL_CONNECTION_LOST: 'ERR_CONNECTION',
  PROTOCOL_SEQUENCE_TIMEOUT: 'ERR_CONNECTION',
  HANDSHAKE_NO_SSL_SUPPORT: 'ERR_CONNECTION',
  HANDSHAKE_SSL_ERROR: 'ERR_CONNECTION',
  ER_ACCESS_DENIED_ERROR: 'ERR_CONNECTION',
  ER_DBACCESS_DENIED_ERROR: 'ERR_CONNECTION',
  ER_BAD_DB_ERROR: 'ERR_CONNECTION',
  ER_CON_COUNT_ERROR: 'ERR_CONNECTION',
  ER_SERVER_SHUTDOWN: 'ERR_CONNECTION',
  ER_CONNECTION_KILLED: 'ERR_CONNECTION',
  ER_QUERY_INTERRUPTED: 'ERR_CONNECTION',
  ER_TABLEACCESS_DENIED_ERROR: 'ERR_TABLE',
  ER_COLUMNACCESS_DENIED_ERROR: 'ERR_TABLE',
  ER_NO_SUCH_TABLE: 'ERR_TABLE',
  ER_TABLE_EXISTS_ERROR: 'ERR_TABLE',
};
const LOST = /^(Connection lost|Can't (add new command|write))/;
/** A slow reader is no reason to end; texts are written as MySQL by default reads them; who waits for a table is told soon. */
const SETTINGS = "SET SESSION sql_mode = 'STRICT_ALL_TABLES', net_write_timeout = 86400, wait_timeout = 28800, lock_wait_timeout = 60";
const CANCEL_TIMEOUT_MS = 3000;

/** MySQL and MariaDB by the package mysql2. */
export function mysqlDriver(connection: Connection): Driver {
  return { family: 'mysql', connection, dialect: MYSQL_DIALECT, connect: (options) => connect(connection, options), codeOf };
}

async function connect(connection: Connection, options: ConnectOptions): Promise<MysqlSession> {
  const open = (inner: ConnectOptions): Promise<MysqlConnection> =>
    encrypted(
      connection.encryption,
      (tls) => connected(connection, inner, tls),
      (error) => (error as NodeJS.ErrnoException).code === 'HANDSHAKE_NO_SSL_SUPPORT',
    );
  const session = new MysqlSession(await open(options), async (threadId) => {
    const other = new MysqlSession(
      await open({ ...options, signal: AbortSignal.timeout(CANCEL_TIMEOUT_MS), timeoutMs: CANCEL_TIMEOUT_MS }),
      async () => undefined,
    );
    await other.ask(`KILL QUERY ${threadId}`).finally(() => other.end());
  });
  await session.ask(SETTINGS);
  return session;
}

async function connected(connection: Connection, options: ConnectOptions, tls: TlsCheck | null): Promise<MysqlConnection> {
  const { createConnection } = (await needed('mysql2', () => import('mysql2'), NEED)).default;
  const { host, port, user, password, database } = connection;
  const mysql = createConnection({
    host,
    port,
    user,
    password,
    database,
    charset: 'utf8mb4',
    connectTimeout: options.timeoutMs,
    jsonStrings: true,
    stream: () => checkedSocket(connection, options),
    ...(tls && { ssl: { rejectUnauthorized: tls.authority, verifyIdentity: tls.host } }),
  });
  const socket = socketOf(mysql);
  const onAbort = (): void => socket.destroy();
  options.signal.addEventListener('abort', onAbort, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      mysql.on('error', reject);
      mysql.connect((error) => (error ? reject(error) : resolve()));
    });
    return mysql;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    options.signal.removeEventListener('abort', onAbort);
  }
}

function codeOf(error: Error): ErrorCode | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && Object.hasOwn(CODES, code)) return CODES[code];
  return LOST.test(error.message) ? 'ERR_CONNECTION' : null;
}

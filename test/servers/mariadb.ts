import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { freePort } from './free-port.js';
import { accountOf, dataFolder, findProgram, makeCertificate, removeFolder, runProgram, startServer, stopServer } from './server-process.js';
import type { TestServer } from './test-server.js';

const SERVER = findProgram('mariadbd', []);
const INSTALL = findProgram('mariadb-install-db', []);
/** Signs that a Go DSN leaves as they are. */
const PASSWORD = 's3cr@t:/p?#%w';
const USER = 'tester';
const DATABASE = 'namesake';

/** Whether the programs of MariaDB are on this machine. */
export const hasMariadb = SERVER !== null && INSTALL !== null;
if (!hasMariadb) console.log('skipped: there is no MariaDB server on this machine');

/** Starts MariaDB with new data on a free port of this machine; the password is asked for. @param encrypts  it has a certificate of its own. */
export async function startMariadb(encrypts = false): Promise<TestServer> {
  const account = accountOf('mysql');
  const folder = dataFolder('mariadb', account);
  const data = join(folder, 'data');
  const socketPath = join(folder, 'socket');
  const port = await freePort();
  const config: mysql.ConnectionOptions = { host: '127.0.0.1', port, user: USER, password: PASSWORD, database: DATABASE, rowsAsArray: true };
  try {
    await runProgram(INSTALL!, ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'], folder, account);
    const flags = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin', '--skip-name-resolve', '--character-set-server=latin1', '--max-allowed-packet=16M'];
    if (encrypts) {
      const { key, certificate } = await makeCertificate(folder, account);
      flags.push(`--ssl-key=${key}`, `--ssl-cert=${certificate}`);
    }
    const args = ['--no-defaults', `--datadir=${data}`, `--socket=${socketPath}`, `--port=${port}`, '--bind-address=127.0.0.1', ...flags];
    const root = { socketPath, user: 'root' };
    const child = await startServer(SERVER!, args, folder, account, async () => void (await run(root, ['SELECT 1'])));
    await run(root, [
      `CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4`,
      `CREATE USER '${USER}'@'%' IDENTIFIED BY '${PASSWORD}'`,
      `GRANT ALL ON *.* TO '${USER}'@'%' WITH GRANT OPTION`,
    ]);
    return {
      url: `${USER}:${PASSWORD}@tcp(127.0.0.1:${port})/${DATABASE}`,
      host: '127.0.0.1',
      port,
      user: USER,
      password: PASSWORD,
      database: DATABASE,
      run: (...statements) => run(config, statements),
      stop: async () => {
        await stopServer(child, 'SIGKILL');
        removeFolder(folder);
      },
    };
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

async function run(config: mysql.ConnectionOptions, statements: readonly string[]): Promise<unknown[][]> {
  const connection = await mysql.createConnection({ ...config, supportBigNumbers: true });
  try {
    let rows: unknown[][] = [];
    for (const sql of statements) {
      const [answer] = await connection.query(sql);
      rows = Array.isArray(answer) ? (answer as unknown as unknown[][]) : [];
    }
    return rows;
  } finally {
    await connection.end();
  }
}

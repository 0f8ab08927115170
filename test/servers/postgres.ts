import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';
import { accountOf, dataFolder, findProgram, makeCertificate, removeFolder, runProgram, startServer, stopServer, versionFolders } from './server-process.js';
import type { TestServer } from './test-server.js';

const FOLDERS = versionFolders('/usr/lib/postgresql');
const SERVER = findProgram('postgres', FOLDERS);
const INITDB = findProgram('initdb', FOLDERS);
/** Signs that a URL has to encode. */
const PASSWORD = 's3cr@t:/p?#%w';
const USER = 'tester';

/** Whether the programs of PostgreSQL are on this machine. */
export const hasPostgres = SERVER !== null && INITDB !== null;
if (!hasPostgres) console.log('skipped: there is no PostgreSQL server on this machine');

/** Starts PostgreSQL with new data on a free port of this machine; the password is asked for. @param encrypts  it has a certificate of its own. */
export async function startPostgres(encrypts = false): Promise<TestServer> {
  const account = accountOf('postgres');
  const folder = dataFolder('postgres', account);
  const data = join(folder, 'data');
  const port = await freePort();
  const config: pg.ClientConfig = { host: '127.0.0.1', port, user: USER, password: PASSWORD, database: 'postgres' };
  writeFileSync(join(folder, 'password'), PASSWORD, { mode: 0o644 });
  try {
    await runProgram(
      INITDB!,
      ['-D', data, '-U', USER, '-A', 'scram-sha-256', '--pwfile', join(folder, 'password'), '-E', 'UTF8', '--no-sync'],
      folder,
      account,
    );
    const flags = ['-c', `unix_socket_directories=${folder}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'shared_buffers=32MB'];
    if (encrypts) {
      const { key, certificate } = await makeCertificate(folder, account);
      flags.push('-c', 'ssl=on', '-c', `ssl_key_file=${key}`, '-c', `ssl_cert_file=${certificate}`);
    }
    const child = await startServer(SERVER!, ['-D', data, '-p', String(port), ...flags], folder, account, async () => void (await run(config, ['SELECT 1'])));
    return {
      url: `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres?sslmode=disable`,
      host: '127.0.0.1',
      port,
      user: USER,
      password: PASSWORD,
      database: 'postgres',
      run: (...statements) => run(config, statements),
      stop: async () => {
        await stopServer(child, 'SIGQUIT');
        removeFolder(folder);
      },
    };
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

async function run(config: pg.ClientConfig, statements: readonly string[]): Promise<unknown[][]> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: unknown[][] = [];
    for (const text of statements) rows = (await client.query({ text, rowMode: 'array' })).rows;
    return rows;
  } finally {
    await client.end();
  }
}

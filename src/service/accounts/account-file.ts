import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, realpath, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NamesakeError } from '../../errors.js';
import { OwnerFile } from './owner-file.js';
import { APPLICATION_ID, MIGRATIONS, SCHEMA, SCHEMA_VERSION } from './schema.js';
import { openSqlite, type Sqlite } from './sqlite.js';

/** A database of accounts that this process has to itself. */
export interface AccountFile {
  /** The database's real name. */
  readonly path: string;
  readonly sqlite: Sqlite;
  readonly owner: OwnerFile;
}

/**
 * Opens a database of accounts, or makes one.
 *
 * @param mustExist  whether a path without a file is an error.
 * @throws {NamesakeError} `ERR_SOURCE_READ` where it is not there, `ERR_SOURCE_FORMAT` where it is something else, `ERR_TARGET_WRITE` where it cannot be written or
 *   another process uses it, `ERR_UNAVAILABLE`.
 */
export async function openAccountFile(path: string, mustExist: boolean): Promise<AccountFile> {
  const file = await existing(path, mustExist);
  const owner = await OwnerFile.acquire(file);
  try {
    // (node-sqlite3-wasm's lock is a folder, which outlives a process that is killed; there is no other process)
    await rm(`${file}.lock`, { recursive: true, force: true });
    const sqlite = await opened(path, file);
    return { path: file, sqlite, owner };
  } catch (error) {
    owner.release();
    throw error;
  }
}

async function existing(path: string, mustExist: boolean): Promise<string> {
  try {
    await (await open(path, mustExist ? 'r+' : 'a', 0o600)).close();
    // (one file by two names has one owner)
    return await realpath(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (mustExist && code === 'ENOENT')
      throw new NamesakeError('ERR_SOURCE_READ', `there is no database ${JSON.stringify(path)}`, 'one that namesake accounts create has made', 'nothing', {
        cause,
      });
    throw new NamesakeError('ERR_TARGET_WRITE', `cannot write ${JSON.stringify(path)}`, 'a file that can be written', code ?? '', { cause });
  }
}

async function opened(path: string, file: string): Promise<Sqlite> {
  let sqlite: Sqlite | null = null;
  try {
    sqlite = await openSqlite(file);
    prepare(sqlite, file);
    return sqlite;
  } catch (cause) {
    sqlite?.close();
    if (cause instanceof NamesakeError) throw cause;
    throw new NamesakeError(
      'ERR_SOURCE_FORMAT',
      `${JSON.stringify(path)} is no database of accounts`,
      'one that this version has made',
      (cause as Error).message,
      {
        cause,
      },
    );
  }
}

function prepare(sqlite: Sqlite, file: string): void {
  const number = (sql: string): number => Number(Object.values(sqlite.prepare(sql).get() ?? {})[0]);
  if (number('SELECT count(*) FROM sqlite_schema') === 0) make(sqlite, file);
  const version = number('PRAGMA user_version');
  if (number('PRAGMA application_id') !== APPLICATION_ID) throw new Error('another kind of database');
  if (version < 1 || version > SCHEMA_VERSION) throw new Error(`version ${version}`);
  for (const [i, migration] of MIGRATIONS.slice(version - 1).entries())
    sqlite.exec(`BEGIN IMMEDIATE; ${migration} PRAGMA user_version = ${version + i + 1}; COMMIT;`);
}

function make(sqlite: Sqlite, file: string): void {
  sqlite.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
  // the names of the new files are to outlive a loss of power as well; not every system can
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } catch {
  } finally {
    closeSync(folder);
  }
}

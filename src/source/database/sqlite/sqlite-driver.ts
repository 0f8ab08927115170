import type { ErrorCode } from '../../../errors.js';
import type { Connection } from '../connection/connection.js';
import type { FileAccess } from '../database.js';
import { fileFailure } from '../files/file-failure.js';
import type { Driver } from '../sql/driver.js';
import { SQLITE_DIALECT } from './sqlite-dialect.js';
import { SqliteFile } from './sqlite-file.js';
import { SqliteSession } from './sqlite-session.js';

const CODES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/is not a database|malformed|unsupported file format|text encoding/, 'ERR_SOURCE_FORMAT'],
  [/^no such (table|view)/, 'ERR_TABLE'],
];

/** SQLite by Node's own library or the package node-sqlite3-wasm. */
export function sqliteDriver(connection: Connection, access: FileAccess): Driver {
  const described = { family: 'sqlite', access, shown: connection.database } as const;
  const file = new SqliteFile(described);
  return {
    family: 'sqlite',
    connection,
    dialect: SQLITE_DIALECT,
    async connect() {
      try {
        await file.enter();
        return new SqliteSession(file);
      } catch (error) {
        throw await fileFailure(error, described, error instanceof Error ? codeOf(error) : null);
      }
    },
    codeOf,
  };
}

function codeOf({ message }: Error): ErrorCode | null {
  return CODES.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}

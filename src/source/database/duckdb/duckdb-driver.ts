import type { ErrorCode } from '../../../errors.js';
import type { Connection } from '../connection/connection.js';
import type { FileAccess } from '../database.js';
import { fileFailure } from '../files/file-failure.js';
import type { Driver } from '../sql/driver.js';
import { DUCKDB_DIALECT } from './duckdb-dialect.js';
import { DuckdbFile } from './duckdb-file.js';
import { DuckdbSession } from './duckdb-session.js';

const CODES: readonly (readonly [RegExp, ErrorCode])[] = [
  // (the second is what it says of a SQLite file, for which it has an extension)
  [/not a valid DuckDB database file|Loading external extensions is disabled|^Serialization Error/, 'ERR_SOURCE_FORMAT'],
  [/^(Catalog Error: Table with name .* does not exist)/, 'ERR_TABLE'],
];
const LOCKED = /Could not set lock on file/;

/** DuckDB by the package @duckdb/node-api. */
export function duckdbDriver(connection: Connection, access: FileAccess): Driver {
  const described = { family: 'duckdb', access, shown: connection.database } as const;
  const file = new DuckdbFile(described);
  return {
    family: 'duckdb',
    connection,
    dialect: DUCKDB_DIALECT,
    async connect() {
      try {
        return new DuckdbSession(file, await file.connect());
      } catch (error) {
        const told = error instanceof Error && LOCKED.test(error.message) ? new Error('another program has it open for writing') : error;
        throw await fileFailure(told, described, told instanceof Error ? codeOf(told) : null);
      }
    },
    codeOf,
  };
}

function codeOf({ message }: Error): ErrorCode | null {
  return CODES.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}

import type { DuckDBConnection } from '@duckdb/node-api';
import type { ErrorCode } from '../../../errors.js';
import type { Connection } from '../connection/connection.js';
import type { FileAccess } from '../database.js';
import { fileFailure } from '../files/file-failure.js';
import type { Driver } from '../sql/driver.js';
import { DUCKDB_DIALECT } from './duckdb-dialect.js';
import { DuckdbFile } from './duckdb-file.js';
import { DuckdbSession } from './duckdb-session.js';

const CODES: readonly (readonly [RegExp, ErrorCode])[] = [
  // (the second is what it says of a SQLite file, for which it has an extension, the third of files that it would read as a table)
  [/not a valid DuckDB database file|Loading external extensions is disabled|Cannot launch in-memory database|^Serialization Error/, 'ERR_SOURCE_FORMAT'],
  [/^Catalog Error: Table with name .* does not exist/, 'ERR_TABLE'],
];

/**
 * DuckDB by the package @duckdb/node-api.
 *
 * @param shared  connects to the file where this process has it open already; tests do.
 */
export function duckdbDriver(connection: Connection, access: FileAccess, shared?: () => Promise<DuckDBConnection>): Driver {
  const described = { family: 'duckdb', access, shown: connection.database } as const;
  const file = new DuckdbFile(described, shared);
  return {
    family: 'duckdb',
    connection,
    dialect: DUCKDB_DIALECT,
    async connect() {
      try {
        return new DuckdbSession(file, await file.connect());
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

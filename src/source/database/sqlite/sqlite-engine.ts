import { needed } from '../../records/needed.js';
import { NEED } from '../sql/need.js';
import { nodeSqlite } from './node-sqlite.js';

/** A SQLite library: as much of it as two have in common. */
export interface SqliteEngine {
  /** Its locks are those of all other programs. */
  readonly sharesLocks: boolean;
  /** A file that is there. @throws {Error} */
  open(path: string, readOnly: boolean): SqliteHandle;
}

/** A file that is open. */
export interface SqliteHandle {
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  /** What is not committed is undone. */
  close(): void;
}

export interface SqliteStatement {
  /** Rows as objects, each computed when it is asked for. */
  rows(values: readonly string[]): Iterator<object>;
  run(values: readonly (string | null)[]): void;
  /** Ends it, wherever it is. Never throws. */
  finalize(): void;
}

/** Node's own library, of which these types know nothing. */
interface NodeSqlite {
  readonly DatabaseSync: new (path: string, options: { readOnly: boolean }) => { exec(sql: string): void; prepare(sql: string): NodeStatement; close(): void };
}
interface NodeStatement {
  iterate(...values: readonly string[]): Iterable<object>;
  run(...values: readonly (string | null)[]): void;
}

/**
 * Node's own library where it has one (22.13 and later), else node-sqlite3-wasm.
 *
 * @throws {NamesakeError} `ERR_UNAVAILABLE` where there is none.
 */
export async function sqliteEngine(): Promise<SqliteEngine> {
  return (await nodeEngine()) ?? (await wasmEngine());
}

async function nodeEngine(): Promise<SqliteEngine | null> {
  const node = await nodeSqlite<NodeSqlite>();
  if (node === null) return null;
  return {
    sharesLocks: true,
    open(path, readOnly) {
      const database = new node.DatabaseSync(path, { readOnly });
      return {
        exec: (sql) => database.exec(sql),
        prepare: (sql) => ofNode(database.prepare(sql)),
        close: () => database.close(),
      };
    },
  };
}

function ofNode(statement: NodeStatement): SqliteStatement {
  let rows: Iterator<object> | null = null;
  return {
    rows: (values) => (rows = once(statement.iterate(...values))),
    run: (values) => statement.run(...values),
    finalize() {
      try {
        rows?.return?.();
      } catch {
        // (the file was closed before)
      }
    },
  };
}

/** (Node's own begins anew where it is asked after its end.) */
function* once(rows: Iterable<object>): Generator<object, void, undefined> {
  yield* rows;
}

async function wasmEngine(): Promise<SqliteEngine> {
  const { Database } = (await needed('node-sqlite3-wasm', () => import('node-sqlite3-wasm'), NEED)).default;
  return {
    sharesLocks: false,
    open(path, readOnly) {
      const database = new Database(path, { readOnly, fileMustExist: true });
      return {
        exec: (sql) => database.exec(sql),
        prepare(sql) {
          const statement = database.prepare(sql);
          return {
            rows: (values) => statement.iterate([...values]),
            run: (values) => void statement.run([...values]),
            finalize() {
              try {
                statement.finalize();
              } catch {
                // (it tells its last error once more, and is gone)
              }
            },
          };
        },
        close: () => database.close(),
      };
    },
  };
}

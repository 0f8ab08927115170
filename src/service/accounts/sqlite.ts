import { NamesakeError } from '../../errors.js';
import { nodeSqlite } from '../../source/database/sqlite/node-sqlite.js';

/** What a cell may be. Numbers are whole. */
export type SqlValue = string | number | null;
export type SqlRow = { readonly [column: string]: SqlValue };

/** A statement that is made once and run often. */
export interface Statement {
  run(...values: readonly SqlValue[]): void;
  /** The first row; undefined where there is none. */
  get(...values: readonly SqlValue[]): SqlRow | undefined;
  all(...values: readonly SqlValue[]): readonly SqlRow[];
}

/** A SQLite database: as much of it as two engines have in common. */
export interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Node's own engine, of which these types know nothing. */
interface NodeSqlite {
  readonly DatabaseSync: new (path: string) => { exec(sql: string): void; prepare(sql: string): Statement; close(): void };
}

/**
 * Opens a database for one process, which keeps it locked: by Node's own engine where it has one (22.13 and later), else by node-sqlite3-wasm.
 *
 * The journal is a write-ahead log. node-sqlite3-wasm does not roll a rollback journal back after a crash (it takes its own lock for somebody else's), but it
 * reads the log again; and a log that one process has to itself needs no shared memory, which it has not.
 *
 * @throws {NamesakeError} `ERR_UNAVAILABLE` where there is no engine; {Error} of the engine.
 */
export async function openSqlite(path: string): Promise<Sqlite> {
  const sqlite = (await openByNode(path)) ?? (await openByWasm(path));
  try {
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE');
    sqlite.exec('PRAGMA journal_mode = WAL');
    sqlite.exec('PRAGMA synchronous = FULL');
    sqlite.exec('PRAGMA foreign_keys = ON');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

async function openByNode(path: string): Promise<Sqlite | null> {
  const engine = await nodeSqlite<NodeSqlite>();
  return engine === null ? null : new engine.DatabaseSync(path);
}

async function openByWasm(path: string): Promise<Sqlite> {
  const { default: engine } = await import('node-sqlite3-wasm').catch((cause) => {
    throw new NamesakeError('ERR_UNAVAILABLE', 'accounts need the package node-sqlite3-wasm, or Node 22.13', 'npm install node-sqlite3-wasm', '', { cause });
  });
  const database = new engine.Database(path);
  const statements: WasmStatement[] = [];
  return {
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = new WasmStatement(() => database.prepare(sql));
      statements.push(statement);
      return statement;
    },
    close() {
      for (const statement of statements.splice(0)) statement.finalize();
      database.close();
    },
  };
}

/** What is used of node-sqlite3-wasm's statements. */
interface Prepared {
  all(values: SqlValue[]): unknown;
  finalize(): void;
}

/** A statement that failed cannot be run again there: it is made anew. All are read to their end: else they would keep the transaction open. */
class WasmStatement implements Statement {
  readonly #prepare: () => Prepared;
  #prepared: Prepared;

  constructor(prepare: () => Prepared) {
    this.#prepare = prepare;
    this.#prepared = prepare();
  }

  run(...values: readonly SqlValue[]): void {
    this.all(...values);
  }

  get(...values: readonly SqlValue[]): SqlRow | undefined {
    return this.all(...values)[0];
  }

  all(...values: readonly SqlValue[]): readonly SqlRow[] {
    try {
      return this.#prepared.all([...values]) as readonly SqlRow[];
    } catch (error) {
      this.finalize();
      this.#prepared = this.#prepare();
      throw error;
    }
  }

  finalize(): void {
    try {
      this.#prepared.finalize();
    } catch {
      // (it tells its last error once more, and is gone)
    }
  }
}

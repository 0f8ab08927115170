import { requireWriting } from '../files/allowed-file.js';
import type { DatabaseFile } from '../files/file-failure.js';
import { requireFile } from '../files/present-file.js';
import { SQLITE_ENCODINGS, type SqliteEncoding } from './sqlite-cell.js';
import { type SqliteEngine, type SqliteHandle, type SqliteStatement, sqliteEngine } from './sqlite-engine.js';
import { UnlockedFile } from './unlocked-file.js';

/** Others' transactions are waited for this long; the thread waits with it. */
const BUSY_MS = 1000;
const LOCKED = /database is locked/;
/** Said of a file with a write-ahead log, which needs memory that programs share, or nobody to share it with. */
const NEEDS_SHARED_MEMORY = /unable to open database file/;

/** The file while it is open. */
export interface OpenFile {
  readonly handle: SqliteHandle;
  readonly encoding: SqliteEncoding;
  readonly writable: boolean;
  /** Null where locks do what it does. */
  readonly unlocked: UnlockedFile | null;
  /** What is run before it is closed; '' for nothing. */
  readonly atEnd: string;
}

/**
 * A SQLite file, opened once for all sessions of a database: a table is made by the connection that its rows are read by, since the locks of two would keep them from each other.
 * It is opened for reading alone, and anew for writing.
 */
export class SqliteFile {
  readonly #file: DatabaseFile;
  readonly #statements = new Set<SqliteStatement>();
  #opened: Promise<OpenFile> | null = null;
  #sessions = 0;

  constructor(file: DatabaseFile) {
    this.#file = file;
  }

  /** One more session uses it. @throws {NamesakeError} `ERR_SOURCE_READ` where it is not there, `ERR_UNAVAILABLE`; {Error} of the library. */
  async enter(): Promise<void> {
    await this.open();
    this.#sessions++;
  }

  /** One session less: the last one closes it. */
  async leave(): Promise<void> {
    this.#sessions--;
    if (this.#sessions === 0) await this.close();
  }

  /** For reading, where it is not open. */
  async open(): Promise<OpenFile> {
    this.#opened ??= this.#openAs(true);
    return await this.#opened.catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
  }

  /** @throws {NamesakeError} `ERR_ADDRESS_REFUSED` where it may not be written; {Error} */
  async openForWriting(): Promise<void> {
    requireWriting(this.#file.access, this.#file.shown);
    if (this.#statements.size > 0) throw new Error('its rows are being read');
    await this.close();
    this.#opened = this.#openAs(false);
    await this.open();
  }

  /** A statement that runs until it is ended, by {@link end} or by closing. */
  begin({ handle }: OpenFile, sql: string): SqliteStatement {
    const statement = handle.prepare(sql);
    this.#statements.add(statement);
    return statement;
  }

  /** Whether a statement has not been ended. */
  runs(statement: SqliteStatement): boolean {
    return this.#statements.has(statement);
  }

  end(statement: SqliteStatement): void {
    if (this.#statements.delete(statement)) statement.finalize();
  }

  /** Never throws. What is not committed is undone. */
  async close(): Promise<void> {
    for (const statement of this.#statements) this.end(statement);
    const opened = await this.#opened?.catch(() => null);
    this.#opened = null;
    if (opened) closeQuietly(opened);
  }

  async #openAs(readOnly: boolean): Promise<OpenFile> {
    const { access, shown } = this.#file;
    await requireFile(access.path, shown);
    const engine = await sqliteEngine();
    return engine.sharesLocks ? openLocked(engine, access.path, readOnly) : openUnlocked(engine, access.path, readOnly);
  }
}

function openLocked(engine: SqliteEngine, path: string, readOnly: boolean): OpenFile {
  return settled(engine.open(path, readOnly), (handle) => ({ handle, encoding: prepared(handle), writable: !readOnly, unlocked: null, atEnd: '' }));
}

function openUnlocked(engine: SqliteEngine, path: string, readOnly: boolean): OpenFile {
  const unlocked = new UnlockedFile(path);
  if (readOnly) unlocked.refuseJournal();
  else unlocked.refuseOthers();
  const opened = (exclusive: boolean): OpenFile =>
    settled(engine.open(path, readOnly), (handle) => {
      if (exclusive) handle.exec('PRAGMA locking_mode = EXCLUSIVE');
      const encoding = prepared(handle);
      // others may read a log without knowing of our locks, but would undo what a rollback journal has begun
      const ownLog = !readOnly && ask(handle, 'PRAGMA journal_mode')?.journal_mode !== 'wal';
      if (ownLog) handle.exec('PRAGMA journal_mode = WAL');
      return { handle, encoding, writable: !readOnly, unlocked, atEnd: ownLog ? 'PRAGMA journal_mode = DELETE' : '' };
    });
  try {
    return opened(!readOnly);
  } catch (error) {
    const { message } = error as Error;
    if (LOCKED.test(message))
      throw new Error(`${message}; where no program has it open, the folder "${path}.lock" was left by one that was killed, and can be removed`);
    if (!readOnly || !NEEDS_SHARED_MEMORY.test(message)) throw error;
    return opened(true);
  }
}

/** @returns the encoding of its texts. @throws {Error} where the file cannot be read, which this is the first to do. */
function prepared(handle: SqliteHandle): SqliteEncoding {
  handle.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  // a view of a stranger's file may not do what is no reading
  handle.exec('PRAGMA trusted_schema = OFF');
  ask(handle, 'SELECT count(*) FROM sqlite_schema');
  // (a library that knows no other says nothing)
  const encoding = ask(handle, 'PRAGMA encoding')?.encoding ?? 'UTF-8';
  const known = SQLITE_ENCODINGS.find((one) => one === encoding);
  if (known === undefined) throw new Error(`its texts are in ${encoding}`);
  return known;
}

/** The first row. */
function ask(handle: SqliteHandle, sql: string): Readonly<Record<string, unknown>> | undefined {
  const statement = handle.prepare(sql);
  try {
    return statement.rows([]).next().value as Record<string, unknown> | undefined;
  } finally {
    statement.finalize();
  }
}

function settled(handle: SqliteHandle, settle: (handle: SqliteHandle) => OpenFile): OpenFile {
  try {
    return settle(handle);
  } catch (error) {
    handle.close();
    throw error;
  }
}

function closeQuietly({ handle, atEnd }: OpenFile): void {
  // (where a transaction is open, or another program reads, it stays as it is)
  for (const act of [() => handle.exec('ROLLBACK'), () => handle.exec(atEnd), () => handle.close()]) {
    try {
      act();
    } catch {
      // (there is none, or it is gone)
    }
  }
}

import { setImmediate as turn } from 'node:timers/promises';
import type { Cell } from '../database.js';
import type { NewTable, Session } from '../sql/driver.js';
import { wellFormedRows } from '../sql/well-formed-rows.js';
import { type SqliteEncoding, sqliteCell } from './sqlite-cell.js';
import { SQLITE_COMMIT } from './sqlite-dialect.js';
import type { SqliteStatement } from './sqlite-engine.js';
import type { OpenFile, SqliteFile } from './sqlite-file.js';

const BATCH_ROWS = 2000;
const BATCH_CHARACTERS = 4_000_000;
const CLOSED = 'the file was closed';
const CHANGED = 'another program has written meanwhile';

/**
 * Statements on a SQLite file, in this thread: it is free for others between two batches of rows, and only then can a statement be ended. A step that takes long, as the
 * first row of a view that sorts, cannot.
 */
export class SqliteSession implements Session {
  readonly #file: SqliteFile;
  #running: SqliteStatement | null = null;
  #writes = false;
  #alive = true;

  /** @param file  that this session has entered. */
  constructor(file: SqliteFile) {
    this.#file = file;
  }

  get alive(): boolean {
    return this.#alive;
  }

  async ask(sql: string, values: readonly string[] = []): Promise<Cell[][]> {
    const opened = await this.#open();
    if (sql === SQLITE_COMMIT) opened.unlocked?.refuseOthers();
    const statement = this.#file.begin(opened, sql);
    try {
      const rows = statement.rows(values);
      const all: Cell[][] = [];
      for (let next = rows.next(); !next.done; next = rows.next()) all.push(Object.values(next.value).map((value) => value && String(value)));
      return all;
    } finally {
      this.#file.end(statement);
    }
  }

  async *rows(sql: string): AsyncGenerator<Cell[][], void, undefined> {
    const opened = await this.#open();
    const watched = opened.writable ? null : opened.unlocked;
    watched?.refuseJournal();
    const stamp = watched?.stamp();
    const statement = this.#file.begin(opened, sql);
    this.#running = statement;
    try {
      const rows = statement.rows([]);
      for (;;) {
        if (!this.#file.runs(statement)) throw new Error(CLOSED);
        const batch = nextBatch(rows, opened.encoding);
        if (batch.length === 0) break;
        yield batch;
        await turn();
      }
      if (watched?.stamp() !== stamp) throw new Error(CHANGED);
    } finally {
      this.#running = null;
      this.#file.end(statement);
    }
  }

  async insert({ name, columns }: NewTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const opened = await this.#open();
    const statement = this.#file.begin(opened, `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
    try {
      for (const row of wellFormedRows(rows)) statement.run(row);
    } finally {
      this.#file.end(statement);
    }
    await turn();
    if (!this.#alive) throw new Error(CLOSED);
  }

  async beginWriting(): Promise<void> {
    this.#writes = true;
    await this.#file.openForWriting();
  }

  async endWriting(): Promise<void> {
    this.#writes = false;
    await this.#file.close();
  }

  async end(): Promise<void> {
    if (!this.#alive) return;
    this.#alive = false;
    if (this.#running !== null) this.#file.end(this.#running);
    // (a transaction is the file's: it is undone with it)
    if (this.#writes) await this.#file.close();
    await this.#file.leave();
  }

  async #open(): Promise<OpenFile> {
    if (!this.#alive) throw new Error(CLOSED);
    return await this.#file.open();
  }
}

/** @returns no rows after the last one. */
function nextBatch(rows: Iterator<object>, encoding: SqliteEncoding): Cell[][] {
  const batch: Cell[][] = [];
  let characters = 0;
  while (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) {
    const next = rows.next();
    if (next.done) break;
    const row = Object.values(next.value).map((value) => sqliteCell(value, encoding));
    for (const cell of row) characters += cell?.length ?? 0;
    batch.push(row);
  }
  return batch;
}

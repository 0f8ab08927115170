import type { DuckDBConnection, DuckDBDataChunk, DuckDBResult } from '@duckdb/node-api';
import { nameParts } from '../../../target/sql-names.js';
import type { Cell } from '../database.js';
import type { NewTable, Session } from '../sql/driver.js';
import { wellFormedRows } from '../sql/well-formed-rows.js';
import type { DuckdbFile } from './duckdb-file.js';

const INTERRUPT_MS = 10;
const CLOSED = 'the file was closed';

/** A connection to a DuckDB file, whose statements run in threads of DuckDB. */
export class DuckdbSession implements Session {
  readonly #file: DuckdbFile;
  #connection: DuckDBConnection;
  /** What is being waited for. */
  #running: Promise<unknown> | null = null;
  /** Rows that there may be more of. */
  #unread: DuckDBResult | null = null;
  #alive = true;

  constructor(file: DuckdbFile, connection: DuckDBConnection) {
    [this.#file, this.#connection] = [file, connection];
  }

  get alive(): boolean {
    return this.#alive;
  }

  async ask(sql: string, values: readonly string[] = []): Promise<Cell[][]> {
    const reader = await this.#run(() => this.#connection.runAndReadAll(sql, [...values]));
    return reader.getRows().map((row) => row.map((value) => (value === null ? null : String(value))));
  }

  async *rows(sql: string): AsyncGenerator<Cell[][], void, undefined> {
    const result = await this.#run(() => this.#connection.stream(sql));
    this.#unread = result;
    for (;;) {
      const chunk = await this.#run(() => result.fetchChunk());
      if (isLast(chunk)) break;
      yield chunk.getRows() as Cell[][];
    }
    this.#unread = null;
  }

  async insert({ name, columns }: NewTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const { DuckDBDataChunk: Chunk, VARCHAR } = await import('@duckdb/node-api');
    const chunk = Chunk.create(columns.map(() => VARCHAR));
    chunk.setRows(wellFormedRows(rows));
    const [table, schema] = nameParts(name)
      .map(({ text }) => text)
      .reverse();
    const appender = await this.#run(() => this.#connection.createAppender(table, schema));
    appender.appendDataChunk(chunk);
    appender.closeSync();
  }

  async beginWriting(): Promise<void> {
    this.#connection = await this.#file.connectForWriting(this.#connection);
  }

  /** (The file is opened for reading by who reads next.) */
  async endWriting(): Promise<void> {
    await this.end();
  }

  async end(): Promise<void> {
    if (!this.#alive) return;
    this.#alive = false;
    // (a connection must not be closed while a thread works for it; and a statement that has not begun yet forgets that it was interrupted)
    const interrupting = setInterval(() => this.#connection.interrupt(), INTERRUPT_MS);
    this.#connection.interrupt();
    await this.#running?.catch(() => undefined);
    // (rows that were not read would hold the file)
    if (this.#unread !== null) await forget(this.#unread).catch(() => undefined);
    clearInterval(interrupting);
    await this.#file.leave(this.#connection);
  }

  async #run<T>(start: () => Promise<T>): Promise<T> {
    if (!this.#alive) throw new Error(CLOSED);
    const running = start();
    this.#running = running;
    try {
      return await running;
    } finally {
      this.#running = null;
    }
  }
}

/** Lets rows come until the interrupted statement notices. @throws {Error} where it does. */
async function forget(result: DuckDBResult): Promise<void> {
  while (!isLast(await result.fetchChunk()));
}

function isLast(chunk: DuckDBDataChunk | null): chunk is null {
  return chunk === null || chunk.rowCount === 0;
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, Request } from 'tedious';
import { quotedText } from '../../../target/sql-names.js';
import type { Cell } from '../database.js';
import type { NewTable, Session } from '../sql/driver.js';
import { RowQueue } from '../sql/row-queue.js';
import { wellFormedRows } from '../sql/well-formed-rows.js';

const BATCH_ROWS = 2000;
const CANCEL_TIMEOUT_MS = 3000;
const LOST = 'Connection lost';

/** A connection to SQL Server. */
export class SqlserverSession implements Session {
  readonly #connection: Connection;
  readonly #Request: typeof Request;
  #alive = true;
  /** The statement that runs. */
  #running: { readonly request: Request; readonly ended: Promise<void>; readonly fail: (error: Error) => void } | null = null;

  constructor(connection: Connection, RequestClass: typeof Request) {
    [this.#connection, this.#Request] = [connection, RequestClass];
    connection.on('error', (error) => this.#lose(error));
    connection.on('end', () => this.#lose(new Error(LOST)));
  }

  get alive(): boolean {
    return this.#alive;
  }

  async ask(sql: string, values: readonly string[] = []): Promise<Cell[][]> {
    const rows: Cell[][] = [];
    for await (const batch of this.rows(withValues(sql, values))) rows.push(...batch);
    return rows;
  }

  async *rows(sql: string): AsyncGenerator<Cell[][], void, undefined> {
    if (!this.#alive) throw new Error(LOST);
    let ended = (): void => undefined;
    const request = new this.#Request(sql, (error) => {
      queue.end(error ?? null);
      ended();
      this.#running = null;
    });
    const queue = new RowQueue(request, BATCH_ROWS);
    request.on('row', (columns: { value: Cell }[]) => queue.push(columns.map(({ value }) => value)));
    this.#running = { request, ended: new Promise((resolve) => (ended = resolve)), fail: (error) => queue.end(error) };
    this.#connection.execSqlBatch(request);
    try {
      yield* queue.batches();
    } finally {
      // the iteration ended early, while the statement runs
      if (this.#running?.request === request) await this.end();
    }
  }

  /** The rows are one text of JSON, which SQL Server reads since 2016. */
  async insert({ name, columns }: NewTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const cells = columns.map((_, index) => `c${index}`);
    const types = cells.map((cell, index) => `${cell} NVARCHAR(MAX) '$[${index}]'`);
    const json = quotedText(JSON.stringify(wellFormedRows(rows)), 'sqlserver');
    await this.ask(`INSERT INTO ${name} (${columns.join(', ')}) SELECT ${cells.join(', ')} FROM OPENJSON(${json}) WITH (${types.join(', ')})`);
  }

  async end(): Promise<void> {
    if (this.#alive && this.#running !== null) await this.#cancel(this.#running);
    this.#lose(new Error(LOST));
    this.#connection.close();
  }

  async #cancel({ request, ended }: { request: Request; ended: Promise<void> }): Promise<void> {
    this.#connection.cancel();
    request.resume();
    await Promise.race([ended, delay(CANCEL_TIMEOUT_MS, undefined, { ref: false })]);
  }

  #lose(error: Error): void {
    this.#alive = false;
    this.#running?.fail(error);
  }
}

/** Values in the place of `@1`, `@2`, … as texts in SQL. */
function withValues(sql: string, values: readonly string[]): string {
  return sql.replace(/@(\d+)/g, (_, number: string) => quotedText(values[Number(number) - 1], 'sqlserver'));
}

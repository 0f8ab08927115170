import type { Client, CustomTypesConfig } from 'pg';
import type Cursor from 'pg-cursor';
import type { Cell } from '../database.js';
import type { NewTable, Session } from '../sql/driver.js';
import { type BackendKey, cancelStatement } from './cancel-statement.js';

const BATCH_ROWS = 5000;
/** Values as the server writes them. */
const AS_TEXT: CustomTypesConfig = { getTypeParser: () => (text: string) => text };

/** A connection to PostgreSQL, or to what speaks as it does. */
export class PostgresSession implements Session {
  readonly #client: Client;
  readonly #Cursor: typeof Cursor;
  readonly #key: BackendKey;
  #alive = true;
  #busy = false;

  constructor(client: Client, CursorClass: typeof Cursor, key: BackendKey) {
    [this.#client, this.#Cursor, this.#key] = [client, CursorClass, key];
    client.on('error', () => {
      this.#alive = false;
    });
    client.on('end', () => {
      this.#alive = false;
    });
  }

  get alive(): boolean {
    return this.#alive;
  }

  async ask(sql: string, values: readonly string[] = []): Promise<Cell[][]> {
    const answer = await this.#run(() => this.#client.query({ text: sql, values: [...values], rowMode: 'array', types: AS_TEXT }));
    return answer.rows;
  }

  async *rows(sql: string): AsyncGenerator<Cell[][], void, undefined> {
    const cursor = this.#client.query(new this.#Cursor<Cell[]>(sql, [], { rowMode: 'array', types: AS_TEXT }));
    for (;;) {
      const rows = await this.#run(() => cursor.read(BATCH_ROWS));
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH_ROWS) break;
    }
    await cursor.close();
  }

  async insert({ name, columns }: NewTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const arrays = columns.map((_, index) => `$${index + 1}::text[]`);
    const text = `INSERT INTO ${name} (${columns.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`;
    await this.#run(() => this.#client.query({ text, values: columns.map((_, index) => arrayLiteral(rows, index)) }));
  }

  async end(): Promise<void> {
    if (this.#busy && this.#alive) await cancelStatement(this.#key);
    this.#alive = false;
    await this.#client.end().catch(() => undefined);
  }

  async #run<T>(act: () => Promise<T>): Promise<T> {
    if (!this.#alive) throw new Error('Connection terminated');
    this.#busy = true;
    return await act().finally(() => {
      this.#busy = false;
    });
  }
}

/** A column as an array of the server's; NUL, which it cannot hold, becomes U+FFFD. */
function arrayLiteral(rows: readonly (readonly Cell[])[], column: number): string {
  const items: string[] = [];
  for (const row of rows) {
    const cell = row[column];
    items.push(cell === null ? 'NULL' : `"${/[\0"\\]/.test(cell) ? escaped(cell) : cell}"`);
  }
  return `{${items.join(',')}}`;
}

function escaped(cell: string): string {
  return cell.replace(/["\\]/g, '\\$&').replaceAll('\0', '\ufffd');
}

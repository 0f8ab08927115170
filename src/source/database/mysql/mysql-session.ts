import { isUtf8 } from 'node:buffer';
import type { Connection, QueryOptions, TypeCastField, TypeCastNext } from 'mysql2';
import { quotedText } from '../../../target/sql-names.js';
import type { Cell } from '../database.js';
import type { NewTable, Session } from '../sql/driver.js';
import { RowQueue } from '../sql/row-queue.js';

const BATCH_ROWS = 2000;

/** A connection to MySQL or MariaDB. */
export class MysqlSession implements Session {
  readonly #connection: Connection;
  readonly #kill: (threadId: number) => Promise<void>;
  readonly #fails = new Set<(error: Error) => void>();
  #alive = true;

  /** @param kill  ends the statement of another connection. */
  constructor(connection: Connection, kill: (threadId: number) => Promise<void>) {
    [this.#connection, this.#kill] = [connection, kill];
    connection.on('error', (error: Error) => this.#lose(error));
    connection.on('end', () => this.#lose(new Error('Connection lost')));
  }

  get alive(): boolean {
    return this.#alive;
  }

  async ask(sql: string, values: readonly string[] = []): Promise<Cell[][]> {
    const rows = await this.#failing<unknown>((resolve, reject) => {
      this.#connection.query({ ...statement(sql), values: [...values] }, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
    return Array.isArray(rows) ? (rows as Cell[][]) : [];
  }

  async *rows(sql: string): AsyncGenerator<Cell[][], void, undefined> {
    const queue = new RowQueue(this.#connection, BATCH_ROWS);
    const fail = (error: Error): void => queue.end(error);
    this.#fails.add(fail);
    try {
      if (!this.#alive) throw new Error('Connection lost');
      const query = this.#connection.query(statement(sql));
      query.on('result', (row) => queue.push(row as unknown as Cell[]));
      query.on('error', (error: Error) => queue.end(error));
      query.on('end', () => queue.end());
      yield* queue.batches();
      this.#fails.delete(fail);
    } finally {
      // still there: the iteration ended early, while the statement runs
      if (this.#alive && this.#fails.has(fail)) await this.end();
      this.#fails.delete(fail);
    }
  }

  async insert({ name, columns }: NewTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const values = rows.map((row) => `(${row.map((cell) => quotedText(cell, 'mysql')).join(',')})`);
    await this.ask(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${values.join(',')}`);
  }

  async end(): Promise<void> {
    const busy = this.#alive && this.#fails.size > 0;
    if (busy && this.#connection.threadId !== null) await this.#kill(this.#connection.threadId).catch(() => undefined);
    this.#lose(new Error('Connection lost'));
    // a stream that is paused does not end by itself
    socketOf(this.#connection).destroy();
    this.#connection.destroy();
  }

  async #failing<T>(start: (resolve: (value: T) => void, reject: (error: Error) => void) => void): Promise<T> {
    if (!this.#alive) throw new Error('Connection lost');
    let fail: (error: Error) => void = () => undefined;
    return await new Promise<T>((resolve, reject) => {
      fail = reject;
      this.#fails.add(fail);
      start(resolve, reject);
    }).finally(() => this.#fails.delete(fail));
  }

  #lose(error: Error): void {
    this.#alive = false;
    for (const fail of this.#fails) fail(error);
  }
}

/** The socket, or TLS over it. */
export function socketOf(connection: Connection): { destroy(): void } {
  return (connection as unknown as { stream: { destroy(): void } }).stream;
}

const statement = (sql: string): QueryOptions => ({ sql, rowsAsArray: true, typeCast: asText });

function asText(field: TypeCastField, next: TypeCastNext): Cell {
  switch (field.type) {
    case 'VAR_STRING':
    case 'STRING':
    case 'BLOB':
    case 'TINY_BLOB':
    case 'MEDIUM_BLOB':
    case 'LONG_BLOB':
    case 'JSON':
      return textOfBytes(next() as string | Buffer | null);
    case 'BIT':
      return numberOfBits(field.buffer());
    case 'GEOMETRY':
      return hexadecimal(field.buffer());
    default:
      return field.string('utf8');
  }
}

/** Texts come as such; bytes are texts too where they can be. */
function textOfBytes(value: string | Buffer | null): Cell {
  if (!Buffer.isBuffer(value)) return value;
  return isUtf8(value) ? value.toString('utf8') : hexadecimal(value);
}

function numberOfBits(bits: Buffer | null): Cell {
  return bits && BigInt(`0x0${bits.toString('hex')}`).toString();
}

function hexadecimal(bytes: Buffer | null): Cell {
  return bytes && `0x${bytes.toString('hex')}`;
}

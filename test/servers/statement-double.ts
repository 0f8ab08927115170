import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { DuckdbTables, type TextRow } from './duckdb-tables.js';

/** Rows of a part of a result. */
const PART_ROWS = 5000;
/** DuckDB renames within a schema, and does not name it again. */
const RENAME_TARGET = /(?<=^ALTER TABLE .* RENAME TO )(?:"(?:[^"]|"")*"\.)*("(?:[^"]|"")*")$/;

/** A statement that a double was given. */
export interface DoubleStatement {
  readonly id: string;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  rows: TextRow[];
  error: string;
}

export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
  readonly body: any;
}

export interface DoubleAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A server of statements over HTTP on this machine: what its doubles of Snowflake and Databricks share. */
export class StatementDouble {
  readonly statements = new Map<string, DoubleStatement>();
  readonly requests: DoubleRequest[] = [];
  /** Answers in place of the next ones to statements. */
  readonly next: DoubleAnswer[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #resetNext = false;

  private constructor(
    readonly tables: DuckdbTables,
    readonly answer: (request: DoubleRequest, double: StatementDouble) => Promise<DoubleAnswer>,
  ) {}

  static async start(answer: (request: DoubleRequest, double: StatementDouble) => Promise<DoubleAnswer>): Promise<StatementDouble> {
    const double = new StatementDouble(await DuckdbTables.open(), answer);
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get running(): number {
    return [...this.statements.values()].filter(({ state }) => state === 'running').length;
  }

  /** Runs a statement; one of the table "endless" runs until it is cancelled. */
  async run(sql: string, values: readonly string[]): Promise<DoubleStatement> {
    const statement: DoubleStatement = { id: `statement-${this.statements.size}`, state: 'running', rows: [], error: '' };
    this.statements.set(statement.id, statement);
    if (/^SELECT "x" FROM .*endless/i.test(sql)) return statement;
    try {
      statement.rows = await this.tables.ask(sql.replace(RENAME_TARGET, '$1'), values);
      statement.state = 'done';
    } catch (error) {
      [statement.state, statement.error] = ['failed', (error as Error).message];
    }
    return statement;
  }

  cancel(id: string): void {
    const statement = this.statements.get(id);
    if (statement?.state === 'running') statement.state = 'cancelled';
  }

  /** Ends statements that run, and the connection of the next request. */
  kill(): void {
    this.#resetNext = true;
    for (const id of this.statements.keys()) this.cancel(id);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    this.tables.close();
  }

  async #serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    const url = new URL(message.url ?? '/', 'http://double');
    const text = Buffer.concat(parts).toString();
    const request = { method: message.method ?? '', path: url.pathname, query: url.searchParams, headers: message.headers, body: text && JSON.parse(text) };
    this.requests.push(request);
    if (this.#resetNext) {
      this.#resetNext = false;
      message.socket.destroy();
      return;
    }
    const instead = /\/statements/.test(request.path) ? this.next.shift() : undefined;
    const { status, body } = instead ?? (await this.answer(request, this));
    response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify(body)));
  }
}

/** A part of the rows, by its number. */
export function partOf({ rows }: DoubleStatement, index: number): TextRow[] {
  return rows.slice(index * PART_ROWS, (index + 1) * PART_ROWS);
}

export function partCount({ rows }: DoubleStatement): number {
  return Math.max(1, Math.ceil(rows.length / PART_ROWS));
}

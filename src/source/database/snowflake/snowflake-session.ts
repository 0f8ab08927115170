import { randomUUID } from 'node:crypto';
import type { Cell } from '../database.js';
import type { NewTable, Session } from '../sql/driver.js';
import { asked, type HttpAccess, type HttpAnswer, polls, ServerError } from '../sql/http-access.js';
import { wellFormedRows } from '../sql/well-formed-rows.js';
import type { SnowflakeContext } from './snowflake-login.js';
import { snowflakeText } from './snowflake-text.js';

const PATH = '/api/v2/statements';
const RUNNING = 202;
const UNAUTHORIZED = 401;
const CANCEL_TIMEOUT_MS = 3000;

/** An answer to a statement that has ended, as far as it is read. */
interface Result {
  readonly statementHandle: string;
  readonly data?: Cell[][];
  readonly resultSetMetaData?: { readonly rowType: readonly { type: string }[]; readonly partitionInfo?: readonly unknown[] };
}

/** Statements by Snowflake's SQL API, version 2. */
export class SnowflakeSession implements Session {
  readonly #access: HttpAccess;
  readonly #context: SnowflakeContext;
  readonly #login: (signal: AbortSignal) => Promise<Record<string, string>>;
  readonly #ending = new AbortController();
  #headers: Record<string, string> = {};
  /** The statement that runs and is to be cancelled at the end. */
  #handle: string | null = null;

  /** @param login  headers of a new login. */
  constructor(access: HttpAccess, context: SnowflakeContext, login: (signal: AbortSignal) => Promise<Record<string, string>>) {
    [this.#access, this.#context, this.#login] = [access, context, login];
  }

  get alive(): boolean {
    return !this.#ending.signal.aborted;
  }

  /** Logs in, and asks whether the database is there: a login alone does not. */
  async start(signal: AbortSignal): Promise<void> {
    this.#headers = await this.#login(signal);
    const body = { statement: 'SELECT CURRENT_DATABASE()', ...this.#context };
    const { data } = await this.#finished(await this.#asked('POST', `${PATH}?requestId=${randomUUID()}`, body, signal));
    const { database } = this.#context;
    if (data?.[0]?.[0] === null) throw new ServerError(404, '', `the database ${database} is not there, or not for this user`);
  }

  async ask(sql: string, values: readonly string[] = []): Promise<Cell[][]> {
    const result = await this.#run(sql, values, false);
    const rows = texts(result.data, result);
    for (let index = 1; index < partitions(result); index++) rows.push(...(await this.#partition(result, index)));
    return rows;
  }

  async *rows(sql: string): AsyncGenerator<Cell[][], void, undefined> {
    const result = await this.#run(sql, [], true);
    const first = texts(result.data, result);
    if (first.length > 0) yield first;
    for (let index = 1; index < partitions(result); index++) {
      const rows = await this.#partition(result, index);
      if (rows.length > 0) yield rows;
    }
  }

  /** The rows are one text of JSON: a statement of many placeholders takes the server longer to read than to do. */
  async insert({ name, columns }: NewTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const cells = columns.map((_, index) => `VALUE[${index}]::VARCHAR`);
    const sql = `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${cells.join(', ')} FROM TABLE(FLATTEN(INPUT => PARSE_JSON(?)))`;
    await this.#run(sql, [JSON.stringify(wellFormedRows(rows))], false);
  }

  async end(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    this.#ending.abort();
    if (handle !== null) await this.#asked('POST', `${PATH}/${handle}/cancel`, {}, AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => undefined);
  }

  /** @param atOnce  the server answers before the statement has ended, so that it can be cancelled. */
  async #run(statement: string, values: readonly string[], atOnce: boolean): Promise<Result> {
    const bindings = Object.fromEntries(values.map((value, index) => [index + 1, { type: 'TEXT', value }]));
    const path = `${PATH}?requestId=${randomUUID()}${atOnce ? '&async=true' : ''}`;
    return await this.#finished(await this.#asked('POST', path, { statement, bindings, ...this.#context }));
  }

  async #finished(first: HttpAnswer): Promise<Result> {
    if (first.status !== RUNNING) return certain(first);
    const { statementHandle } = first.body as Result;
    this.#handle = statementHandle;
    try {
      for await (const _ of polls(this.#ending.signal)) {
        const answer = await this.#asked('GET', `${PATH}/${statementHandle}`);
        if (answer.status !== RUNNING) return certain(answer);
      }
      throw new Error('unreachable');
    } finally {
      if (this.alive) this.#handle = null;
    }
  }

  async #partition(result: Result, index: number): Promise<Cell[][]> {
    const answer = certain(await this.#asked('GET', `${PATH}/${result.statementHandle}?partition=${index}`));
    return texts(answer.data, result);
  }

  /** A session's token lasts an hour: it is renewed where it is refused. */
  async #asked(method: 'GET' | 'POST', path: string, body?: unknown, signal = this.#ending.signal): Promise<HttpAnswer> {
    const request = { method, path, body, signal };
    const answer = await asked(this.#access, { ...request, headers: this.#headers });
    if (answer.status !== UNAUTHORIZED || !this.alive) return answer;
    this.#headers = await this.#login(signal);
    return await asked(this.#access, { ...request, headers: this.#headers });
  }
}

/** @throws {ServerError} where it is no success. */
function certain({ status, body }: HttpAnswer): Result {
  if (status === 200 && body !== null) return body as Result;
  const { code, message } = (body ?? {}) as { code?: string; message?: string };
  throw new ServerError(status, code ?? '', message ?? `the server answered with ${status}`);
}

function texts(rows: Cell[][] | undefined, { resultSetMetaData }: Result): Cell[][] {
  const types = (resultSetMetaData?.rowType ?? []).map(({ type }) => type);
  return (rows ?? []).map((row) => row.map((cell, index) => snowflakeText(cell, types[index] ?? '')));
}

function partitions({ resultSetMetaData }: Result): number {
  return resultSetMetaData?.partitionInfo?.length ?? 1;
}

import type { Cell } from '../database.js';
import type { NewTable, Session } from '../sql/driver.js';
import { asked, type HttpAccess, type HttpAnswer, polls, ServerError } from '../sql/http-access.js';
import { wellFormedRows } from '../sql/well-formed-rows.js';

const PATH = '/api/2.0/sql/statements';
const WAREHOUSES = '/api/2.0/sql/warehouses';
const CANCEL_TIMEOUT_MS = 3000;
const BATCH_ROWS = 5000;

/** Where statements run. */
export interface DatabricksContext {
  readonly warehouse_id: string;
  readonly catalog?: string;
  readonly schema?: string;
}

interface Statement {
  readonly statement_id: string;
  readonly status: { readonly state: string; readonly error?: { readonly error_code?: string; readonly message?: string } };
  readonly result?: Chunk;
}

/** Some rows, or the address of a file of them. */
interface Chunk {
  readonly data_array?: Cell[][];
  readonly next_chunk_index?: number;
  readonly external_links?: readonly { readonly external_link: string; readonly next_chunk_index?: number }[];
}

/** Statements by Databricks' Statement Execution API. */
export class DatabricksSession implements Session {
  readonly #access: HttpAccess;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #context: DatabricksContext;
  readonly #checkHost: (host: string) => Promise<void>;
  readonly #ending = new AbortController();
  #running: string | null = null;

  /** @param checkHost  asked for the storage that holds large results. */
  constructor(access: HttpAccess, token: string, context: DatabricksContext, checkHost: (host: string) => Promise<void>) {
    [this.#access, this.#context, this.#checkHost] = [access, context, checkHost];
    this.#headers = { authorization: `Bearer ${token}` };
  }

  get alive(): boolean {
    return !this.#ending.signal.aborted;
  }

  /** Asks for the warehouse: a statement would wait minutes for one that is asleep. */
  async start(signal: AbortSignal): Promise<void> {
    certain(await this.#asked('GET', `${WAREHOUSES}/${encodeURIComponent(this.#context.warehouse_id)}`, undefined, signal));
  }

  async ask(sql: string): Promise<Cell[][]> {
    const { statement_id: id, result } = await this.#run(sql, { disposition: 'INLINE', wait_timeout: '30s' });
    const rows: Cell[][] = [];
    for await (const chunk of this.#chunks(id, result)) rows.push(...chunk);
    return rows;
  }

  async *rows(sql: string): AsyncGenerator<Cell[][], void, undefined> {
    const { statement_id: id, result } = await this.#run(sql, { disposition: 'EXTERNAL_LINKS', wait_timeout: '0s' });
    for await (const chunk of this.#chunks(id, result))
      for (let start = 0; start < chunk.length; start += BATCH_ROWS) yield chunk.slice(start, start + BATCH_ROWS);
  }

  /** The rows are one text of JSON. */
  async insert({ name, columns }: NewTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const cells = columns.map((_, index) => `cells[${index}]`);
    const from = "(SELECT explode(from_json(:cells, 'array<array<string>>')) AS cells)";
    const sql = `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${cells.join(', ')} FROM ${from}`;
    const parameters = [{ name: 'cells', type: 'STRING', value: JSON.stringify(wellFormedRows(rows)) }];
    await this.#run(sql, { disposition: 'INLINE', wait_timeout: '30s', parameters });
  }

  async end(): Promise<void> {
    const id = this.#running;
    this.#running = null;
    this.#ending.abort();
    if (id === null) return;
    await this.#asked('POST', `${PATH}/${id}/cancel`, {}, AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => undefined);
  }

  async #run(statement: string, options: object): Promise<Statement> {
    const body = { statement, format: 'JSON_ARRAY', on_wait_timeout: 'CONTINUE', ...this.#context, ...options };
    let answer = certain<Statement>(await this.#asked('POST', PATH, body));
    this.#running = answer.statement_id;
    try {
      if (!isRunning(answer)) return succeeded(answer);
      for await (const _ of polls(this.#ending.signal)) {
        answer = certain<Statement>(await this.#asked('GET', `${PATH}/${answer.statement_id}`));
        if (!isRunning(answer)) return succeeded(answer);
      }
      throw new Error('unreachable');
    } finally {
      if (this.alive) this.#running = null;
    }
  }

  async *#chunks(id: string, first: Chunk | undefined): AsyncGenerator<Cell[][], void, undefined> {
    let chunk = first;
    while (chunk !== undefined) {
      for (const { external_link: link } of chunk.external_links ?? []) yield await this.#linked(link);
      if (chunk.data_array && chunk.data_array.length > 0) yield chunk.data_array;
      const next: number | undefined = chunk.next_chunk_index ?? chunk.external_links?.at(-1)?.next_chunk_index;
      // the address of a chunk is asked for when it is wanted, since it lasts some minutes
      chunk = next === undefined ? undefined : certain<Chunk>(await this.#asked('GET', `${PATH}/${id}/result/chunks/${next}`));
    }
  }

  /** A file of rows; its address lets in whoever has it, and is no place for the token. */
  async #linked(link: string): Promise<Cell[][]> {
    const { protocol, hostname } = new URL(link);
    if (protocol !== new URL(this.#access.baseUrl).protocol) throw new ServerError(0, 'LINK', `results at an address of ${protocol}`);
    await this.#checkHost(hostname);
    return certain<Cell[][]>(await asked(this.#access, { method: 'GET', path: link, signal: this.#ending.signal }));
  }

  async #asked(method: 'GET' | 'POST', path: string, body?: unknown, signal = this.#ending.signal): Promise<HttpAnswer> {
    return await asked(this.#access, { method, path, headers: this.#headers, body, signal });
  }
}

function isRunning({ status }: Statement): boolean {
  return status.state === 'PENDING' || status.state === 'RUNNING';
}

function succeeded(statement: Statement): Statement {
  const { state, error } = statement.status;
  if (state === 'SUCCEEDED') return statement;
  throw new ServerError(200, error?.error_code ?? state, error?.message ?? `the statement is ${state}`);
}

/** @throws {ServerError} where it is no success. */
function certain<T>({ status, body }: HttpAnswer): T {
  if (status === 200 && body !== null) return body as T;
  const { error_code: code, message } = (body ?? {}) as { error_code?: string; message?: string };
  throw new ServerError(status, code ?? '', message ?? `the server answered with ${status}`);
}

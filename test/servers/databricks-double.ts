import { type DoubleAnswer, type DoubleRequest, type DoubleStatement, partCount, partOf, StatementDouble } from './statement-double.js';

export const DATABRICKS_TOKEN = 'dapi-s3cr@t:/p';
const WAREHOUSE = 'abc123';

/** A double of Databricks' Statement Execution API; files of results lie on the same machine. */
export function startDatabricks(): Promise<StatementDouble> {
  return StatementDouble.start(answer);
}

async function answer(request: DoubleRequest, double: StatementDouble): Promise<DoubleAnswer> {
  const { method, path, body, headers } = request;
  if (path.startsWith('/files/')) return file(request, double);
  if (headers.authorization !== `Bearer ${DATABRICKS_TOKEN}`)
    return { status: 403, body: { error_code: '403', message: `Invalid access token ${headers.authorization}` } };
  if (path === `/api/2.0/sql/warehouses/${WAREHOUSE}`) return { status: 200, body: { id: WAREHOUSE, state: 'STOPPED' } };
  const [, id, rest] = /^\/api\/2\.0\/sql\/statements(?:\/([^/]+)(\/.*)?)?$/.exec(path) ?? ['', 'unknown'];
  if (method === 'POST' && id === undefined) return await started(body, double);
  const statement = double.statements.get(id ?? '');
  if (statement === undefined) return { status: 404, body: { error_code: 'RESOURCE_DOES_NOT_EXIST', message: 'no such statement' } };
  if (rest === '/cancel') {
    double.cancel(statement.id);
    return { status: 200, body: {} };
  }
  const index = /^\/result\/chunks\/(\d+)$/.exec(rest ?? '')?.[1];
  return { status: 200, body: index === undefined ? state(statement, double) : links(statement, Number(index), double) };
}

/** Whoever has the address gets the file, but not with a token. */
function file({ path, headers }: DoubleRequest, double: StatementDouble): DoubleAnswer {
  const [, , id, index] = path.split('/');
  const statement = double.statements.get(id);
  if (statement === undefined || headers.authorization !== undefined) return { status: 400, body: null };
  return { status: 200, body: partOf(statement, Number(index)) };
}

interface Body {
  readonly warehouse_id: string;
  readonly statement: string;
  readonly disposition: string;
  readonly wait_timeout: string;
  readonly parameters?: readonly { name: string; value: string }[];
}

async function started({ warehouse_id, statement: sql, disposition, wait_timeout, parameters = [] }: Body, double: StatementDouble): Promise<DoubleAnswer> {
  if (warehouse_id !== WAREHOUSE) return { status: 404, body: { error_code: 'NOT_FOUND', message: 'no such warehouse' } };
  const values = parameters.map(({ value }) => value);
  const statement = await double.run(translated(sql), values);
  if (wait_timeout === '0s') return { status: 200, body: { statement_id: statement.id, status: { state: 'PENDING' } } };
  const inline = { statement_id: statement.id, status: { state: 'SUCCEEDED' }, result: { data_array: statement.rows } };
  return { status: 200, body: disposition === 'INLINE' && statement.state === 'done' ? inline : state(statement, double) };
}

/** What Databricks words its own way, in DuckDB's words. */
function translated(sql: string): string {
  return sql
    .replaceAll(/`((?:[^`]|``)*)`/g, (_, name: string) => `"${name.replaceAll('``', '`').replaceAll('"', '""')}"`)
    .replace(/ TBLPROPERTIES \(.*\)$/, '')
    .replace(/^SHOW COLUMNS IN (.*)$/s, 'SELECT column_name FROM (DESCRIBE FROM $1)')
    .replaceAll(/cells\[(\d+)\]/g, (_, index: string) => `cells[${Number(index) + 1}]`)
    .replace("explode(from_json(:cells, 'array<array<string>>'))", `unnest(from_json(?, '[["varchar"]]'))`);
}

function state(statement: DoubleStatement, double: StatementDouble): object {
  const { id, state: now, error } = statement;
  if (now === 'running') return { statement_id: id, status: { state: 'RUNNING' } };
  if (now === 'done') return { statement_id: id, status: { state: 'SUCCEEDED' }, result: links(statement, 0, double) };
  if (now === 'cancelled') return { statement_id: id, status: { state: 'CANCELED' } };
  const word = /already exists/i.test(error)
    ? 'TABLE_OR_VIEW_ALREADY_EXISTS'
    : /does not exist/i.test(error)
      ? 'TABLE_OR_VIEW_NOT_FOUND'
      : 'PARSE_SYNTAX_ERROR';
  return { statement_id: id, status: { state: 'FAILED', error: { error_code: 'BAD_REQUEST', message: `[${word}] ${error}` } } };
}

function links(statement: DoubleStatement, index: number, { port }: StatementDouble): object {
  const next = index + 1 < partCount(statement) ? { next_chunk_index: index + 1 } : {};
  return { external_links: [{ external_link: `http://127.0.0.1:${port}/files/${statement.id}/${index}`, ...next }] };
}

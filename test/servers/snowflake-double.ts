import { type DoubleAnswer, type DoubleRequest, type DoubleStatement, partCount, partOf, StatementDouble } from './statement-double.js';

const TOKEN = 'session-token-1';
export const SNOWFLAKE_USER = 'TESTER';
export const SNOWFLAKE_PASSWORD = 's3cr@t:/p?#%w';
export const SNOWFLAKE_ACCESS_TOKEN = 'eyJhbGciOi.eyJzdWIi.c2ln';

/** A double of Snowflake: the login of its drivers, and version 2 of its SQL API. */
export function startSnowflake(): Promise<StatementDouble> {
  return StatementDouble.start(answer);
}

async function answer(request: DoubleRequest, double: StatementDouble): Promise<DoubleAnswer> {
  const { method, path, query, body } = request;
  if (path === '/session/v1/login-request') return login(body.data);
  if (!letsIn(request)) return { status: 401, body: { code: '390303', message: 'Invalid OAuth access token.' } };
  const [, handle, cancel] = /^\/api\/v2\/statements(?:\/([^/]+)(\/cancel)?)?$/.exec(path) ?? ['', 'unknown'];
  if (method === 'POST' && handle === undefined) return await started(body, query.get('async') === 'true', double);
  const statement = double.statements.get(handle ?? '');
  if (statement === undefined) return { status: 404, body: { code: '390404', message: 'no such statement' } };
  if (cancel !== undefined) {
    double.cancel(statement.id);
    return { status: 200, body: {} };
  }
  const partition = query.get('partition');
  return partition === null ? state(statement) : { status: 200, body: { data: partOf(statement, Number(partition)) } };
}

function login(data: { LOGIN_NAME: string; PASSWORD: string }): DoubleAnswer {
  const right = data.LOGIN_NAME === SNOWFLAKE_USER && data.PASSWORD === SNOWFLAKE_PASSWORD;
  if (right) return { status: 200, body: { success: true, data: { token: TOKEN } } };
  return { status: 200, body: { success: false, code: '390100', message: `Incorrect username or password "${data.PASSWORD}"` } };
}

function letsIn({ headers }: DoubleRequest): boolean {
  if (headers.authorization === `Snowflake Token="${TOKEN}"`) return true;
  return headers.authorization === `Bearer ${SNOWFLAKE_ACCESS_TOKEN}` && headers['x-snowflake-authorization-token-type'] === 'PROGRAMMATIC_ACCESS_TOKEN';
}

interface Body {
  readonly statement: string;
  readonly database: string;
  readonly bindings?: Record<string, { type: string; value: string }>;
}

async function started({ statement: sql, database, bindings = {} }: Body, atOnce: boolean, double: StatementDouble): Promise<DoubleAnswer> {
  if (database !== 'NAMESAKE') return rowsAnswer({ id: 'none', state: 'done', rows: [[null]], error: '' });
  const values = Object.keys(bindings).map((key) => bindings[key].value);
  const statement = await double.run(translated(sql), values);
  return atOnce ? { status: 202, body: { code: '333334', statementHandle: statement.id } } : state(statement);
}

/** The function of Snowflake that unpacks JSON, in DuckDB's words. */
function translated(sql: string): string {
  return sql
    .replaceAll(/VALUE\[(\d+)\]::VARCHAR/g, 'VALUE ->> $1')
    .replace('TABLE(FLATTEN(INPUT => PARSE_JSON(?)))', `(SELECT unnest(from_json(?, '["json"]')) AS VALUE)`);
}

function state(statement: DoubleStatement): DoubleAnswer {
  if (statement.state === 'running') return { status: 202, body: { code: '333334', statementHandle: statement.id } };
  if (statement.state === 'done') return rowsAnswer(statement);
  const code = /already exists/i.test(statement.error) ? '002002' : /does not exist|not found/i.test(statement.error) ? '002003' : '001003';
  return { status: 422, body: { code: statement.state === 'cancelled' ? '000604' : code, message: statement.error || 'SQL execution canceled' } };
}

function rowsAnswer(statement: DoubleStatement): DoubleAnswer {
  const width = statement.rows[0]?.length ?? 0;
  const resultSetMetaData = {
    rowType: Array.from({ length: width }, () => ({ type: 'text' })),
    partitionInfo: Array.from({ length: partCount(statement) }, () => ({})),
  };
  return { status: 200, body: { statementHandle: statement.id, resultSetMetaData, data: partOf(statement, 0) } };
}

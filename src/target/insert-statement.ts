import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';

/** How a database wants names and texts quoted: `ansi` is PostgreSQL, SQLite, DuckDB, Snowflake and others. */
export const SQL_DIALECTS = ['ansi', 'mysql', 'sqlserver'] as const;
export type SqlDialect = (typeof SQL_DIALECTS)[number];

const MAX_IDENTIFIER = 128;

/**
 * A function that makes an INSERT statement, with its line end, of one row of texts. Names and texts are quoted whatever they hold, null is NULL; NUL, which only MySQL can
 * write, and lone surrogates become U+FFFD elsewhere.
 *
 * @param table    name of the table, `schema.table` too: each part is quoted. A part that has a dot stands in double quotes.
 * @param columns  names of the columns, in the order of the values.
 * @throws {NamesakeError} `ERR_OPTION_RANGE` for a name that is empty or longer than 128 characters.
 * @example insertStatement('crm.names', ['name', 'key'])(["O'Hara", 'x'])  // => `INSERT INTO "crm"."names" ("name", "key") VALUES ('O''Hara', 'x');\n`
 */
export function insertStatement(table: string, columns: readonly string[], dialect: SqlDialect = 'ansi'): (values: readonly (string | null)[]) => string {
  const head = `INSERT INTO ${tableName(table, dialect)} (${columns.map((column) => identifier(column, dialect)).join(', ')}) VALUES (`;
  return (values) => `${head}${values.map((value) => literal(value, dialect)).join(', ')});\n`;
}

/** The dialect by its name. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function sqlDialect(name: string | undefined): SqlDialect {
  if (name === undefined) return 'ansi';
  const found = SQL_DIALECTS.find((dialect) => dialect === name.toLowerCase());
  if (found !== undefined) return found;
  throw new NamesakeError(
    'ERR_OPTION_RANGE',
    'option "dialect"',
    `one of ${SQL_DIALECTS.join(', ')}`,
    `"${name}" (did you mean "${nearest(name, SQL_DIALECTS)}"?)`,
  );
}

function tableName(table: string, dialect: SqlDialect): string {
  const parts = table.match(/"(?:[^"]|"")*"|[^."]+/g) ?? [];
  if (parts.length === 0 || parts.join('.') !== table) throw new NamesakeError('ERR_OPTION_RANGE', 'the name of a table', 'NAME or SCHEMA.NAME', `"${table}"`);
  return parts.map((part) => identifier(part.startsWith('"') ? part.slice(1, -1).replaceAll('""', '"') : part, dialect)).join('.');
}

function identifier(name: string, dialect: SqlDialect): string {
  const plain = wellFormed(name).replaceAll('\0', '\ufffd');
  if (plain.trim() === '' || plain.length > MAX_IDENTIFIER)
    throw new NamesakeError('ERR_OPTION_RANGE', 'a name in SQL', `1 to ${MAX_IDENTIFIER} characters`, `"${plain.slice(0, MAX_IDENTIFIER)}"`);
  if (dialect === 'mysql') return `\`${plain.replaceAll('`', '``')}\``;
  return dialect === 'sqlserver' ? `[${plain.replaceAll(']', ']]')}]` : `"${plain.replaceAll('"', '""')}"`;
}

const MYSQL_ESCAPES: Readonly<Record<string, string>> = { '\0': '\\0', '\n': '\\n', '\r': '\\r', '\u001a': '\\Z', '\\': '\\\\', "'": "''" };

function literal(value: string | null, dialect: SqlDialect): string {
  if (value === null) return 'NULL';
  const text = wellFormed(value);
  if (dialect === 'mysql') return `'${text.replace(/[\0\n\r\u001a\\']/g, (character) => MYSQL_ESCAPES[character])}'`;
  const quoted = `'${text.replaceAll('\0', '\ufffd').replaceAll("'", "''")}'`;
  return dialect === 'sqlserver' ? `N${quoted}` : quoted;
}

function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

import { NamesakeError } from '../errors.js';

/** How a database wants names and texts quoted: `ansi` is PostgreSQL, SQLite, DuckDB, Snowflake and others. */
export const SQL_DIALECTS = ['ansi', 'mysql', 'sqlserver'] as const;
export type SqlDialect = (typeof SQL_DIALECTS)[number];

/** A part of a table's name. */
export interface NamePart {
  readonly text: string;
  /** It stood in double quotes. */
  readonly quoted: boolean;
}

/**
 * Parts of a table's name: `schema.table`; a part that has a dot or a quote stands in double quotes, `"` is doubled there.
 *
 * @throws {NamesakeError} `ERR_OPTION_RANGE` for a part that is empty or a quote that is not closed.
 * @example nameParts('crm."a.b"')  // => [{ text: 'crm', quoted: false }, { text: 'a.b', quoted: true }]
 */
export function nameParts(table: string): NamePart[] {
  const parts = table.match(/"(?:[^"]|"")*"|[^."]+/g) ?? [];
  if (parts.length === 0 || parts.join('.') !== table) throw new NamesakeError('ERR_OPTION_RANGE', 'the name of a table', 'NAME or SCHEMA.NAME', `"${table}"`);
  return parts.map((part) => (part.startsWith('"') ? { text: part.slice(1, -1).replaceAll('""', '"'), quoted: true } : { text: part, quoted: false }));
}

/** A name in SQL, quoted whatever it holds; NUL and lone surrogates become U+FFFD. */
export function quotedName(name: string, dialect: SqlDialect): string {
  const plain = wellFormed(name).replaceAll('\0', '\ufffd');
  if (dialect === 'mysql') return `\`${plain.replaceAll('`', '``')}\``;
  return dialect === 'sqlserver' ? `[${plain.replaceAll(']', ']]')}]` : `"${plain.replaceAll('"', '""')}"`;
}

const MYSQL_ESCAPES: Readonly<Record<string, string>> = { '\0': '\\0', '\n': '\\n', '\r': '\\r', '\u001a': '\\Z', '\\': '\\\\', "'": "''" };

/** A text in SQL, quoted whatever it holds; null is NULL. NUL, which only MySQL can write, and lone surrogates become U+FFFD elsewhere. */
export function quotedText(value: string | null, dialect: SqlDialect): string {
  if (value === null) return 'NULL';
  const text = wellFormed(value);
  if (dialect === 'mysql') return `'${text.replace(/[\0\n\r\u001a\\']/g, (character) => MYSQL_ESCAPES[character])}'`;
  const quoted = `'${text.replaceAll('\0', '\ufffd').replaceAll("'", "''")}'`;
  return dialect === 'sqlserver' ? `N${quoted}` : quoted;
}

/** Lone surrogates, which UTF-8 cannot write, as U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import { nameParts, quotedName, quotedText, SQL_DIALECTS, type SqlDialect } from './sql-names.js';

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
  const name = nameParts(table).map((part) => identifier(part.text, dialect));
  const head = `INSERT INTO ${name.join('.')} (${columns.map((column) => identifier(column, dialect)).join(', ')}) VALUES (`;
  return (values) => `${head}${values.map((value) => quotedText(value, dialect)).join(', ')});\n`;
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

function identifier(name: string, dialect: SqlDialect): string {
  if (name.trim() === '' || name.length > MAX_IDENTIFIER)
    throw new NamesakeError('ERR_OPTION_RANGE', 'a name in SQL', `1 to ${MAX_IDENTIFIER} characters`, `"${name.slice(0, MAX_IDENTIFIER)}"`);
  return quotedName(name, dialect);
}

import type { Dialect } from '../sql/driver.js';

/** Tables, views and virtual tables. */
const TABLES = `
  SELECT schema, name FROM pragma_table_list
  WHERE lower(name) = lower(?1) AND lower(schema) = lower(coalesce(nullif(?2, ''), 'main'))`;
/** Those that are computed too; not the hidden ones of virtual tables. */
const COLUMNS = 'SELECT name FROM pragma_table_xinfo(?2, ?1) WHERE hidden <> 1 ORDER BY cid';

export const SQLITE_COMMIT = 'COMMIT';

export const SQLITE_DIALECT: Dialect = {
  quoting: 'ansi',
  maxParts: 2,
  // (what is made in "temp" is gone when the file is closed)
  schemas: ['main'],
  // SQLite has no limit
  maxNameBytes: 255,
  textType: 'TEXT',
  tableSuffix: '',
  asText,
  namesColumns: true,
  catalogue: { tables: () => TABLES, columns: () => COLUMNS },
  creation: { by: 'transaction', begin: 'BEGIN IMMEDIATE', commit: SQLITE_COMMIT, rollback: 'ROLLBACK' },
  insertRows: 5000,
  insertCharacters: 4_000_000,
};

/**
 * A cell has its own type, whatever its column's. Texts and numbers come as the bytes of the text that SQLite has for them: its own reading of strings ends at a NUL, and
 * integers of JavaScript at 2^53. Reals have as many digits as tell them apart. Bytes come as the text of their hexadecimal digits, so that they can be told from texts.
 */
function asText(column: string): string {
  const real = `CASE WHEN CAST(CAST(${column} AS TEXT) AS REAL) = ${column} THEN CAST(${column} AS TEXT) ELSE printf('%!.17g', ${column}) END`;
  return `CASE typeof(${column}) WHEN 'blob' THEN hex(${column}) WHEN 'real' THEN CAST(${real} AS BLOB) ELSE CAST(CAST(${column} AS TEXT) AS BLOB) END`;
}

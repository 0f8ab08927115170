import type { Dialect } from '../sql/driver.js';

/** Tables and views of the file; without a schema those of the one that is used without its name. */
const TABLES = `
  SELECT table_schema, table_name FROM information_schema.tables
  WHERE table_catalog = current_database() AND lower(table_name) = lower($1) AND lower(table_schema) = lower(coalesce(nullif($2, ''), current_schema()))`;
const COLUMNS = `
  SELECT column_name FROM information_schema.columns
  WHERE table_catalog = current_database() AND table_schema = $1 AND table_name = $2
  ORDER BY ordinal_position`;

export const DUCKDB_DIALECT: Dialect = {
  quoting: 'ansi',
  maxParts: 2,
  // DuckDB has no limit
  maxNameBytes: 255,
  textType: 'VARCHAR',
  tableSuffix: '',
  // the texts that DuckDB writes have all digits, of any type
  asText: (column) => `CAST(${column} AS VARCHAR)`,
  catalogue: { tables: () => TABLES, columns: () => COLUMNS },
  creation: { by: 'transaction', begin: 'BEGIN', commit: 'COMMIT', rollback: 'ROLLBACK' },
  insertRows: 2048,
  insertCharacters: 4_000_000,
};

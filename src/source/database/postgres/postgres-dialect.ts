import type { Dialect } from '../sql/driver.js';

/** Tables, views, materialised views, foreign and partitioned tables; without a schema those of the search path. */
const TABLES = `
  SELECT n.nspname, c.relname
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'v', 'm', 'f', 'p') AND lower(c.relname) = lower($1)
    AND CASE WHEN $2 = '' THEN n.nspname = ANY (pg_catalog.current_schemas(true)) ELSE lower(n.nspname) = lower($2) END
  ORDER BY pg_catalog.array_position(pg_catalog.current_schemas(true), n.nspname)`;
const COLUMNS = `
  SELECT a.attname
  FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY a.attnum`;

/** A database is left to a statement itself: one that is not the connection's is refused by the server. */
export const POSTGRES_DIALECT: Dialect = {
  quoting: 'ansi',
  maxParts: 3,
  maxNameBytes: 63,
  textType: 'text',
  tableSuffix: '',
  catalogue: { tables: () => TABLES, columns: () => COLUMNS },
  creation: { by: 'transaction', begin: 'BEGIN', commit: 'COMMIT', rollback: 'ROLLBACK' },
  insertRows: 5000,
  insertCharacters: 4_000_000,
};

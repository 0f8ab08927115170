import type { Dialect } from '../sql/driver.js';

const inside = (database: string): string => `${database === '' ? '' : `${database}.`}INFORMATION_SCHEMA`;

/** Statements commit by themselves: a table is made under another name, and the renaming refuses one that is there. */
export const SNOWFLAKE_DIALECT: Dialect = {
  quoting: 'ansi',
  maxParts: 3,
  maxNameBytes: 255,
  textType: 'VARCHAR',
  tableSuffix: '',
  folded: inCapitals,
  catalogue: {
    tables: (database) => `
      SELECT TABLE_SCHEMA, TABLE_NAME FROM ${inside(database)}.TABLES
      WHERE UPPER(TABLE_NAME) = UPPER(?) AND UPPER(TABLE_SCHEMA) = UPPER(COALESCE(NULLIF(?, ''), CURRENT_SCHEMA(), 'PUBLIC'))`,
    columns: (database) => `
      SELECT COLUMN_NAME FROM ${inside(database)}.COLUMNS
      WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
      ORDER BY ORDINAL_POSITION`,
  },
  creation: { by: 'renaming', rename: (from, to) => `ALTER TABLE ${from} RENAME TO ${to}` },
  insertRows: 10_000,
  insertCharacters: 2_000_000,
};

/** A name that needs no quotes is one in capitals. */
export function inCapitals(name: string): string {
  return /^[a-z_][a-z0-9_$]*$/i.test(name) ? name.toUpperCase() : name;
}

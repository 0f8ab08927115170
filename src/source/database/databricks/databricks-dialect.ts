import type { Dialect } from '../sql/driver.js';

/** Names never differ by case alone, and old catalogues have no information schema: the server is asked for a table's columns by its name. */
export const DATABRICKS_DIALECT: Dialect = {
  // backticks
  quoting: 'mysql',
  maxParts: 3,
  maxNameBytes: 255,
  textType: 'STRING',
  // names of columns may hold blanks and signs only if they are mapped
  tableSuffix: " TBLPROPERTIES ('delta.columnMapping.mode' = 'name', 'delta.minReaderVersion' = '2', 'delta.minWriterVersion' = '5')",
  catalogue: { columnsOf: (table) => `SHOW COLUMNS IN ${table}` },
  creation: { by: 'renaming', rename: (from, to) => `ALTER TABLE ${from} RENAME TO ${to}` },
  insertRows: 10_000,
  insertCharacters: 2_000_000,
};

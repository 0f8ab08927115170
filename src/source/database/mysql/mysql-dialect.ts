import type { Dialect } from '../sql/driver.js';

/** The server compares names without accents as well: who asks compares again. */
const TABLES = `
  SELECT TABLE_SCHEMA, TABLE_NAME FROM information_schema.TABLES
  WHERE LOWER(TABLE_NAME) = LOWER(?) AND LOWER(TABLE_SCHEMA) = LOWER(COALESCE(NULLIF(?, ''), DATABASE()))`;
const COLUMNS = `
  SELECT COLUMN_NAME FROM information_schema.COLUMNS
  WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
  ORDER BY ORDINAL_POSITION`;

/** A statement that makes a table commits: it is made under another name, and the renaming is all or nothing. */
export const MYSQL_DIALECT: Dialect = {
  quoting: 'mysql',
  maxParts: 2,
  // 64 characters of at most 3 bytes; the server refuses longer ones
  maxNameBytes: 192,
  textType: 'LONGTEXT CHARACTER SET utf8mb4',
  tableSuffix: ' DEFAULT CHARACTER SET utf8mb4',
  catalogue: { tables: () => TABLES, columns: () => COLUMNS },
  creation: { by: 'renaming', rename: (from, to) => `RENAME TABLE ${from} TO ${to}` },
  insertRows: 5000,
  // a statement is one packet: of 4 bytes a character it fits in 16 MB, which every server takes
  insertCharacters: 2_000_000,
};

import type { Dialect } from '../sql/driver.js';

/** Styles of CONVERT that lose nothing: dates as ISO 8601 with a blank, all digits of numbers, bytes as 0x and hexadecimal digits. */
const STYLES: Readonly<Record<string, number>> = {
  date: 23,
  time: 121,
  datetime: 121,
  datetime2: 121,
  smalldatetime: 120,
  datetimeoffset: 121,
  money: 2,
  smallmoney: 2,
  float: 3,
  real: 3,
  binary: 1,
  varbinary: 1,
  timestamp: 1,
  rowversion: 1,
};

const inside = (database: string): string => `${database === '' ? '' : `${database}.`}INFORMATION_SCHEMA`;

/** Tables are made in a transaction. Placeholders are `@1`, `@2`. */
export const SQLSERVER_DIALECT: Dialect = {
  quoting: 'sqlserver',
  maxParts: 3,
  // 128 units of UTF-16, of at most 3 bytes; the server refuses longer ones
  maxNameBytes: 384,
  textType: 'NVARCHAR(MAX)',
  tableSuffix: '',
  asText: (column, type) => (type === 'image' ? `CONVERT(NVARCHAR(MAX), CONVERT(VARBINARY(MAX), ${column}), 1)` : converted(column, type)),
  catalogue: {
    tables: (database) => `
      SELECT TABLE_SCHEMA, TABLE_NAME FROM ${inside(database)}.TABLES
      WHERE LOWER(TABLE_NAME) = LOWER(@1) AND (LOWER(TABLE_SCHEMA) = LOWER(@2) OR @2 = '' AND TABLE_SCHEMA IN (SCHEMA_NAME(), 'dbo'))
      ORDER BY CASE WHEN TABLE_SCHEMA = SCHEMA_NAME() THEN 0 ELSE 1 END`,
    columns: (database) => `
      SELECT COLUMN_NAME, DATA_TYPE FROM ${inside(database)}.COLUMNS
      WHERE TABLE_SCHEMA = @1 AND TABLE_NAME = @2
      ORDER BY ORDINAL_POSITION`,
  },
  creation: { by: 'transaction', begin: 'BEGIN TRANSACTION', commit: 'COMMIT TRANSACTION', rollback: 'IF @@TRANCOUNT > 0 ROLLBACK TRANSACTION' },
  insertRows: 5000,
  insertCharacters: 2_000_000,
};

/** The package would make numbers and dates of JavaScript of it, which hold less. */
function converted(column: string, type: string): string {
  const style = Object.hasOwn(STYLES, type) ? STYLES[type] : 0;
  return `CONVERT(NVARCHAR(MAX), ${column}, ${style})`;
}

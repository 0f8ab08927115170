import { wellFormed } from '../../../target/sql-names.js';
import type { Cell } from '../database.js';

/** Rows that JSON and UTF-8 can carry through any server: NUL and lone surrogates become U+FFFD. */
export function wellFormedRows(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  return rows.map((row) => row.map((cell) => cell && wellFormed(cell).replaceAll('\0', '\ufffd')));
}

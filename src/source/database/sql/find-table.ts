import { NamesakeError } from '../../../errors.js';
import { nearest } from '../../../options.js';
import { type NamePart, nameParts, quotedName, wellFormed } from '../../../target/sql-names.js';
import type { Cell } from '../database.js';
import type { Dialect, Session } from './driver.js';

/** A table as the database spells it. */
export interface FoundTable {
  readonly parts: readonly string[];
  readonly columns: readonly string[];
  /** Of the columns; '' where they are not asked for. */
  readonly types: readonly string[];
}

const MAX_LISTED = 40;

/**
 * Parts of a table's name: table, schema and table, or database, schema and table.
 *
 * @throws {NamesakeError} `ERR_TABLE` for what cannot be one.
 */
export function tableParts(table: string, dialect: Dialect): NamePart[] {
  const parts = partsOrNull(table);
  if (parts === null || parts.length > dialect.maxParts || parts.some((part) => impossible(part.text, dialect)))
    throw new NamesakeError(
      'ERR_TABLE',
      'the name of a table',
      `up to ${dialect.maxParts} names with a dot between, of at most ${dialect.maxNameBytes} bytes`,
      `"${table}"`,
    );
  const schema = parts.length > 1 ? parts[0].text.toLowerCase() : undefined;
  if (schema !== undefined && dialect.schemas?.includes(schema) === false)
    throw new NamesakeError('ERR_TABLE', `there is no table "${table}"`, `one of the schema ${dialect.schemas.join(', ')}`, `"${parts[0].text}"`);
  return parts;
}

/** Whether no table or column can have the name. */
export function impossible(name: string, dialect: Dialect): boolean {
  return name === '' || name.includes('\0') || wellFormed(name) !== name || Buffer.byteLength(name) > dialect.maxNameBytes;
}

/**
 * Finds a table or view in the catalogue: of the very name, else the only one of that name whatever the case.
 *
 * @throws {NamesakeError} `ERR_TABLE`
 */
export async function findTable(session: Session, dialect: Dialect, table: string): Promise<FoundTable> {
  const parts = tableParts(table, dialect);
  const { catalogue } = dialect;
  if ('columnsOf' in catalogue) return await askedFor(session, dialect, parts, catalogue.columnsOf);
  const [name, schema = '', database] = parts.map((part) => part.text).reverse();
  const home = database === undefined ? '' : quotedName(folded(parts[0], dialect), dialect.quoting);
  const found = await session.ask(catalogue.tables(home), [name, schema]);
  const [itsSchema, itsName] = chosen(table, name, schema, found as string[][]);
  const columns = await session.ask(catalogue.columns(home), [itsSchema, itsName]);
  const whole = database === undefined ? [itsSchema, itsName] : [folded(parts[0], dialect), itsSchema, itsName];
  return { parts: whole, ...described(columns) };
}

async function askedFor(session: Session, dialect: Dialect, parts: readonly NamePart[], columnsOf: (table: string) => string): Promise<FoundTable> {
  const names = parts.map((part) => part.text);
  const columns = await session.ask(columnsOf(names.map((name) => quotedName(name, dialect.quoting)).join('.')));
  return { parts: names, ...described(columns) };
}

function described(columns: readonly (readonly Cell[])[]): Pick<FoundTable, 'columns' | 'types'> {
  return { columns: columns.map(([name]) => name ?? ''), types: columns.map(([, type]) => type ?? '') };
}

/** A name as it is made: some databases have names without quotes in capitals. */
export function folded(part: NamePart, dialect: Dialect): string {
  return part.quoted || dialect.folded === undefined ? part.text : dialect.folded(part.text);
}

/**
 * Columns of a table by names as they were typed: of the very name, else the only one of that name whatever the case; null for all.
 *
 * @throws {NamesakeError} `ERR_COLUMN_MISSING`
 */
export function chosenColumns(table: string, columns: readonly string[], wanted: readonly string[] | null): readonly string[] {
  return wanted === null ? columns : wanted.map((name) => chosenColumn(table, columns, name));
}

function chosenColumn(table: string, columns: readonly string[], wanted: string): string {
  if (columns.includes(wanted)) return wanted;
  const same = columns.filter((column) => column.toLowerCase() === wanted.toLowerCase());
  if (same.length === 1) return same[0];
  const listed = columns.slice(0, MAX_LISTED).join(', ') + (columns.length > MAX_LISTED ? `, … ${columns.length - MAX_LISTED} more` : '');
  const guess = columns.length === 0 || same.length > 1 ? '' : ` (did you mean "${nearest(wanted, columns)}"?)`;
  throw new NamesakeError('ERR_COLUMN_MISSING', `the table "${table}" has no certain column "${wanted}"`, `one of ${listed}`, `"${wanted}"${guess}`);
}

function chosen(table: string, name: string, schema: string, found: readonly string[][]): string[] {
  const same = found.filter(([theirs, its]) => its.toLowerCase() === name.toLowerCase() && (schema === '' || theirs.toLowerCase() === schema.toLowerCase()));
  const exact = same.filter(([theirs, its]) => its === name && (schema === '' || theirs === schema));
  if (exact.length > 0) return exact[0];
  if (same.length === 1) return same[0];
  const names = same.map((parts) => parts.join('.')).join(', ');
  throw new NamesakeError('ERR_TABLE', `there is no certain table "${table}"`, same.length === 0 ? 'a table or view' : `one of ${names}`, `"${table}"`);
}

function partsOrNull(table: string): NamePart[] | null {
  try {
    return nameParts(table);
  } catch {
    return null;
  }
}

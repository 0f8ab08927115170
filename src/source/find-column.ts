import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';

const MAX_LISTED = 40;
const MAX_NAME_LENGTH = 40;

/**
 * Which column is meant.
 *
 * @param first   the cells of the first record.
 * @param named   whether those are the columns' names.
 * @param wanted  a number from 1, or a name; digits are a number unless there is no such column but a name of that spelling. Blanks around names do not
 *   count. Undefined: the only column there is.
 * @param option  the option that asked, as it is written where it was given: `--column`.
 * @returns the column's index from 0.
 * @throws {NamesakeError} `ERR_COLUMN_MISSING` with a list of the columns, where none, several or no certain one is meant.
 * @example findColumn(['id', 'name'], true, 'name', '--column')  // => 1
 */
export function findColumn(first: readonly string[], named: boolean, wanted: string | undefined, option: string): number {
  const columns = `one of ${columnList(first, named)}`;
  if (wanted === undefined) {
    if (first.length === 1) return 0;
    throw new NamesakeError('ERR_COLUMN_MISSING', `which column is to be read? Say ${option} NAME or ${option} NUMBER`, columns, 'none');
  }
  const text = wanted.trim();
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= first.length) return number - 1;
  const names = named ? first.map((name) => name.trim()) : [];
  const index = text === '' ? -1 : names.indexOf(text);
  if (index < 0) throw new NamesakeError('ERR_COLUMN_MISSING', `there is no column "${wanted}"`, columns, `${option} "${wanted}"${guess(text, names)}`);
  if (names.indexOf(text, index + 1) < 0) return index;
  const numbers = names.flatMap((name, i) => (name === text ? [i + 1] : []));
  throw new NamesakeError('ERR_COLUMN_MISSING', `several columns are named "${text}"`, `a number: ${numbers.join(' or ')}`, `${option} "${wanted}"`);
}

function guess(text: string, names: readonly string[]): string {
  const known = names.filter((name) => name !== '');
  return known.length === 0 || /^\d*$/.test(text) ? '' : ` (did you mean "${clipped(nearest(text, known))}"?)`;
}

function columnList(first: readonly string[], named: boolean): string {
  if (!named) return `1 .. ${first.length} (the first line is data)`;
  const listed = first.slice(0, MAX_LISTED).map((name, i) => `${i + 1} ${name.trim() === '' ? '(no name)' : clipped(name.trim())}`);
  if (first.length > MAX_LISTED) listed.push(`… ${first.length - MAX_LISTED} more`);
  return listed.join(', ');
}

const clipped = (name: string): string => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name);

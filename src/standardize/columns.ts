import { distinctValues } from '../column/distinct-values.js';
import { type ColumnInput, Utf8Column } from '../column/index.js';
import { NamesakeError } from '../errors.js';

/** Rows of several columns, as ids: rows with the same values have the same one. */
interface RowIds {
  readonly ids: Int32Array;
  /** The first row of each id. */
  readonly firstRows: Int32Array;
}

/**
 * A function of each row of one or more columns, computed once for each distinct combination: rows with the same values get the same object.
 *
 * @param inputs columns of the same length; null and undefined count as ''.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` for what is no column, or columns of different lengths.
 * @cost 100 ns a row and column, and what `compute` costs for each distinct combination.
 */
export function byDistinctRow<T>(inputs: readonly ColumnInput[], compute: (values: readonly string[]) => T): T[] {
  const columns = inputs.map((input) => Utf8Column.from(input));
  const { length } = columns[0];
  for (const column of columns)
    if (column.length !== length) throw new NamesakeError('ERR_INPUT_TYPE', 'the columns differ in length', `${length} rows each`, `${column.length} rows`);
  const { ids, firstRows } = columns.map((column): RowIds => distinctValues(column)).reduce(combined);
  const answers = Array.from(firstRows, (row) => compute(columns.map((column) => column.at(row))));
  const results = new Array<T>(length);
  for (let row = 0; row < length; row++) results[row] = answers[ids[row]];
  return results;
}

/** The ids of pairs of ids. */
function combined(first: RowIds, second: RowIds): RowIds {
  const ids = new Int32Array(first.ids.length);
  const firstRows: number[] = [];
  const width = second.firstRows.length;
  // a pair as one number, while it is exact
  const exact = first.firstRows.length * width <= Number.MAX_SAFE_INTEGER;
  const known = new Map<number | string, number>();
  for (let row = 0; row < ids.length; row++) {
    const pair = exact ? first.ids[row] * width + second.ids[row] : `${first.ids[row]} ${second.ids[row]}`;
    let id = known.get(pair);
    if (id === undefined) {
      id = firstRows.push(row) - 1;
      known.set(pair, id);
    }
    ids[row] = id;
  }
  return { ids, firstRows: Int32Array.from(firstRows) };
}

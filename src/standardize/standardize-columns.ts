import type { ColumnInput } from '../column/index.js';
import { refuseUnknown } from '../options.js';
import { type StandardCity, standardizeCity } from './city/standardize-city.js';
import { byDistinctRow } from './columns.js';
import { type StandardCountry, standardizeCountry } from './country/standardize-country.js';
import { type StandardState, standardizeState } from './state/standardize-state.js';

/** Country and state of each row: a column of as many rows, or one text for all. */
export type ColumnOrText = ColumnInput | string | null;

/**
 * {@link standardizeCountry} of a column. Rows with the same value get the same object.
 *
 * @param values array or iterable of strings, a Utf8Column or an Arrow vector.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` for what is no column.
 * @cost 100 ns a row, and 2 µs a distinct value.
 * @example standardizeCountryColumn(['Peru', 'PERU', '']).map((country) => country?.iso2)  // => ['PE', 'PE', undefined]
 */
export function standardizeCountryColumn(values: ColumnInput): (StandardCountry | null)[] {
  return byDistinctRow([values], ([value]) => standardizeCountry(value));
}

/**
 * {@link standardizeState} of a column, with one country for all or a column of countries.
 *
 * @throws {NamesakeError} `ERR_INPUT_TYPE` for what is no column or differs in length; `ERR_OPTION_UNKNOWN`.
 * @cost 100 ns a row and column, and 2 µs a distinct combination.
 * @example standardizeStateColumn(['WA', 'WA'], { country: ['US', 'Australia'] }).map((state) => state?.name)  // => ['Washington', 'Western Australia']
 */
export function standardizeStateColumn(values: ColumnInput, options: { readonly country?: ColumnOrText } = {}): (StandardState | null)[] {
  refuseUnknown(options, ['country']);
  return withContext(values, [options.country], (value, [country]) => standardizeState(value, { country }));
}

/**
 * {@link standardizeCity} of a column, with one state and country for all or columns of them.
 *
 * @throws {NamesakeError} `ERR_INPUT_TYPE` for what is no column or differs in length; `ERR_OPTION_UNKNOWN`.
 * @cost 100 ns a row and column, and 3 µs a distinct combination.
 * @example standardizeCityColumn(['Ft Worth', 'Portland'], { state: ['TX', 'ME'] }).map((city) => city?.name)  // => ['Fort Worth', 'Portland']
 */
export function standardizeCityColumn(
  values: ColumnInput,
  options: { readonly state?: ColumnOrText; readonly country?: ColumnOrText } = {},
): (StandardCity | null)[] {
  refuseUnknown(options, ['state', 'country']);
  return withContext(values, [options.state, options.country], (value, [state, country]) => standardizeCity(value, { state, country }));
}

/** A function of values and what narrows them: texts are the same for all rows, columns have one for each. */
function withContext<T>(
  values: ColumnInput,
  context: readonly (ColumnOrText | undefined)[],
  compute: (value: string, context: readonly (string | undefined)[]) => T,
): T[] {
  const columns: ColumnInput[] = [values];
  const places = context.map((each) => (typeof each === 'string' || each === null || each === undefined ? -1 : columns.push(each) - 1));
  return byDistinctRow(columns, (row) =>
    compute(
      row[0],
      context.map((each, i) => (places[i] >= 0 ? row[places[i]] : ((each ?? undefined) as string | undefined))),
    ),
  );
}

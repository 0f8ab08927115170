import { Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';

/** @throws {NamesakeError} `ERR_INPUT_TYPE` where one of the two is no string. */
export function requireStrings(a: unknown, b: unknown): void {
  if (typeof a === 'string' && typeof b === 'string') return;
  const [name, value] = typeof a === 'string' ? ['second', b] : ['first', a];
  throw new NamesakeError('ERR_INPUT_TYPE', `the ${name} text is no text`, 'a string', value === null ? 'null' : typeof value);
}

/**
 * The fields of an options object; none where there is no object.
 *
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where the options are no object, `ERR_OPTION_UNKNOWN` where they have another field than those named.
 */
export function knownOptions(options: unknown, ...names: readonly string[]): Record<string, unknown> {
  if (options === undefined) return {};
  const listed = names.map((name) => `"${name}"`).join(' or ');
  if (typeof options !== 'object' || options === null) {
    throw new NamesakeError('ERR_INPUT_TYPE', 'the options are no options', `an object with the field ${listed}`, options === null ? 'null' : typeof options);
  }
  for (const field of Object.keys(options)) {
    if (!names.includes(field)) throw new NamesakeError('ERR_OPTION_UNKNOWN', `there is no option "${field}"`, listed, `"${field}"`);
  }
  return options as Record<string, unknown>;
}

/** The one field of an options object that has only one, as {@link knownOptions}; `undefined` where there are no options or the field is not set. */
export const onlyOption = (options: unknown, name: string): unknown => knownOptions(options, name)[name];

/** One query or several, as a list of what a column makes of them: lone surrogates are U+FFFD. @throws {NamesakeError} `ERR_INPUT_TYPE` where one is no string. */
export function requireQueries(queries: unknown): readonly string[] {
  const list = Array.isArray(queries) ? queries : [queries];
  list.forEach((query, i) => {
    if (typeof query !== 'string') throw new NamesakeError('ERR_INPUT_TYPE', `query ${i} is no text`, 'a string', query === null ? 'null' : typeof query);
  });
  const column = Utf8Column.from(list);
  return list.map((_, i) => column.at(i));
}

/** @throws {NamesakeError} `ERR_OPTION_RANGE` where the value is set and no number from `min` to `max`. */
export function numberOption(name: string, value: unknown, min: number, max: number, fallback: number): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, `a number from ${min} to ${max}`, String(value));
}

/** As {@link numberOption}, whole numbers from `min` on; `Infinity` is one. */
export function wholeOption(name: string, value: unknown, min: number, fallback: number): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && value >= min && (Number.isSafeInteger(value) || value === Infinity)) return value;
  throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, `a whole number from ${min}`, String(value));
}

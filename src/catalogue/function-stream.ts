import { NamesakeError } from '../errors.js';
import { refuseUnknown } from '../options.js';
import { functionNamed } from './catalogue.js';
import type { FieldFunction, FunctionDeclaration } from './function-declaration.js';
import { remembering } from './remembering.js';

/** Options of {@link functionStream}. */
export interface FunctionStreamOptions {
  /** Name of a function of the catalogue. */
  readonly function: string;
  /** Where a row has each input: a property of objects, an index (from 0) of arrays. Undefined for the first input where the rows are the values themselves. */
  readonly columns?: Readonly<Record<string, string | number>>;
  /** Inputs that are the same for all rows. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/**
 * Rows with what a function says of them, in order, as they come.
 *
 *     for await (const row of functionStream(rows, { function: 'country-standard', columns: { country: 'land' } })) …
 *
 * Objects get a property for each output field (`_enriched` behind a name that the object has already), arrays an element for each; a text becomes an array of
 * itself and the fields. Rows are not changed. One row is read at a time: a slow reader stops the source, and a reader that leaves closes it. For Node's
 * streams there is `Readable.from`, for those of the web `ReadableStream.from`.
 *
 * @param rows     an iterable or async iterable (a stream of Node or of the web, too) of objects, arrays or strings.
 * @param options  {@link FunctionStreamOptions}.
 * @throws {NamesakeError} at once `ERR_OPTION_*`; while reading `ERR_INPUT_TYPE` with the number of a row that is none. Values that are no text are read as text; null and
 *   undefined are empty. Text never throws.
 * @cost per row what the function costs, once for inputs that come again, and an async step.
 */
export function functionStream(rows: Iterable<unknown> | AsyncIterable<unknown>, options: FunctionStreamOptions): AsyncGenerator<unknown, void, undefined> {
  refuseUnknown(options, ['function', 'columns', 'inputs']);
  const declaration = functionNamed(String(options.function));
  const names = declaration.inputs.map(({ name }) => name);
  for (const given of [options.columns ?? {}, options.inputs ?? {}]) refuseUnknown(given, names);
  if (typeof rows !== 'object' || rows === null || !(Symbol.asyncIterator in rows || Symbol.iterator in rows))
    throw new NamesakeError('ERR_INPUT_TYPE', 'no rows', 'an iterable or async iterable of objects, arrays or strings', rows === null ? 'null' : typeof rows);
  return answered(rows, declaration, options);
}

async function* answered(
  rows: Iterable<unknown> | AsyncIterable<unknown>,
  declaration: FunctionDeclaration,
  { columns = {}, inputs = {} }: FunctionStreamOptions,
): AsyncGenerator<unknown, void, undefined> {
  const apply: FieldFunction = remembering(await declaration.load());
  const names = declaration.inputs.map(({ name }) => name);
  const outputs = declaration.outputs.map(({ name }) => name);
  let count = 0;
  for await (const row of rows) {
    count++;
    if (typeof row === 'string' || row === null || row === undefined) {
      yield [row, ...apply(names.map((name, i) => (i === 0 ? (row ?? '') : (inputs[name] ?? ''))))];
      continue;
    }
    if (typeof row !== 'object') throw new NamesakeError('ERR_INPUT_TYPE', `row ${count}`, 'an object, an array or a string', typeof row);
    const cells = row as Readonly<Record<string | number, unknown>>;
    const fields = apply(names.map((name) => textOf(name in columns ? cells[columns[name]] : (inputs[name] ?? cells[name]))));
    yield Array.isArray(row) ? [...row, ...fields] : withFields(cells, outputs, fields);
  }
}

function withFields(row: Readonly<Record<string, unknown>>, names: readonly string[], fields: readonly string[]): Record<string, unknown> {
  const full: Record<string, unknown> = { ...row };
  names.forEach((name, i) => {
    let free = name;
    while (Object.hasOwn(row, free)) free += '_enriched';
    full[free] = fields[i];
  });
  return full;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'string' ? value : String(value));

import type { CategoryName } from '../category/category.js';
import { CATEGORY_NAMES } from '../category/registry.js';
import { NamesakeError } from '../errors.js';
import { keys } from '../key/index.js';
import { matchScore } from '../link/index.js';
import { categoryOption, levelOption, refuseUnknown } from '../options.js';

/** The part of a DuckDB data chunk that is read. */
export interface DuckDBChunk {
  readonly rowCount: number;
  readonly columnCount: number;
  getColumnValues(column: number): readonly unknown[];
}

/** The part of a DuckDB vector that is written. */
export interface DuckDBVector {
  setItem(row: number, value: unknown): void;
  flush(): void;
}

/** A scalar function of DuckDB: `mainFunction` is called with some thousand rows at a time. */
export interface DuckDBFunction {
  readonly name: string;
  readonly parameterTypes: readonly never[];
  readonly returnType: never;
  mainFunction(info: unknown, input: DuckDBChunk, output: DuckDBVector): void;
}

/** The part of the package `@duckdb/node-api` that is needed. */
export interface DuckDBModule<Scalar> {
  readonly VARCHAR: unknown;
  readonly DOUBLE: unknown;
  readonly DuckDBScalarFunction: { create(definition: DuckDBFunction): Scalar };
}

/** Options of {@link register}. */
export interface RegisterOptions<Scalar> {
  /** The package `@duckdb/node-api` itself, so that there is one of it only. */
  readonly duckdb: DuckDBModule<Scalar>;
}

/** Values of an SQL function → its results; columns of a chunk, of text or null. */
type ChunkFunction = (columns: readonly (readonly (string | null)[])[]) => readonly unknown[];

/**
 * Registers namesake's functions with the database of a connection of `@duckdb/node-api`:
 *
 *     company_key(text [, level])      also individual_key, address_key, global_address_key, product_key → VARCHAR
 *     match_score(a, b [, category])   → DOUBLE, 0 to 100
 *
 * They give what the functions of the same names give; a NULL argument gives NULL, and a key is NULL where nothing is left to match on. A level or category that does not
 * exist fails the query. All connections of the database have them; DuckDB calls them on the thread that has registered them, whatever its own threads. Needs
 * `@duckdb/node-api` 1.5.5 (with 1.5.4 a process that has registered functions does not end by itself).
 *
 * @param connection  where they are registered.
 * @param options     `duckdb`: the package.
 * @throws {NamesakeError} `ERR_INPUT_TYPE`, `ERR_OPTION_UNKNOWN`
 * @cost keys: as `keys`, and what DuckDB takes to hand strings over; scores: as `matchScore`, one pair at a time.
 */
export function register<Scalar>(connection: { registerScalarFunction(scalar: Scalar): void }, options: RegisterOptions<Scalar>): void {
  refuseUnknown(options, ['duckdb']);
  const { duckdb } = options;
  if (typeof duckdb?.DuckDBScalarFunction?.create !== 'function') {
    throw new NamesakeError('ERR_INPUT_TYPE', 'option "duckdb"', 'the package @duckdb/node-api', typeof duckdb);
  }
  const add = (name: string, parameters: number, returnType: unknown, results: ChunkFunction): void => {
    const scalar = duckdb.DuckDBScalarFunction.create({
      name,
      parameterTypes: Array<never>(parameters).fill(duckdb.VARCHAR as never),
      returnType: returnType as never,
      mainFunction(_info, input, output) {
        const columns = Array.from({ length: input.columnCount }, (_, column) => input.getColumnValues(column) as readonly (string | null)[]);
        for (const [row, result] of results(columns).entries()) output.setItem(row, result);
        output.flush();
      },
    });
    connection.registerScalarFunction(scalar);
  };
  for (const category of CATEGORY_NAMES) {
    const name = `${category.replaceAll('-', '_')}_key`;
    add(name, 1, duckdb.VARCHAR, ([values]) => keys(values, { category }));
    add(name, 2, duckdb.VARCHAR, ([values, levels]) => keysByLevel(category, values, levels));
  }
  add('match_score', 2, duckdb.DOUBLE, ([a, b]) => scores(a, b, () => 'company'));
  add('match_score', 3, duckdb.DOUBLE, ([a, b, categories]) => scores(a, b, (row) => categories[row]));
}

/** One call for each level that occurs: usually one. */
function keysByLevel(category: CategoryName, values: readonly (string | null)[], levels: readonly (string | null)[]): (string | null)[] {
  const result = new Array<string | null>(values.length).fill(null);
  for (const level of new Set(levels)) {
    if (level === null) continue;
    const ofLevel = keys(
      values.map((value, row) => (levels[row] === level ? value : null)),
      { category, level: levelOption(level) },
    );
    ofLevel.forEach((key, row) => {
      if (levels[row] === level) result[row] = key;
    });
  }
  return result;
}

function scores(a: readonly (string | null)[], b: readonly (string | null)[], categoryOf: (row: number) => string | null): (number | null)[] {
  return a.map((left, row) => {
    const right = b[row];
    const category = categoryOf(row);
    return left === null || right === null || category === null ? null : matchScore(left, right, { category: categoryOption(category) });
  });
}

import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { knownOptions, numberOption, requireQueries } from './arguments.js';
import { type JaroWinklerOptions, jaroWinkler } from './jaro-winkler.js';
import { forEachBlock, MAX_QUERY_UNITS, type TextBlock, withQuery } from './text-blocks.js';

/** Options of {@link jaroWinklers}. */
export interface JaroWinklersOptions extends JaroWinklerOptions {
  /** Similarities below are not worked out: the result is then 0. From 0 to 1, default 0. A high bound saves most of the work. */
  readonly min?: number;
}

/**
 * Jaro-Winkler similarities of one text, or of several, to every row of a column: what {@link jaroWinkler} gives for each pair, to the last bit, in one call
 * of the kernel for thousands of rows.
 *
 * A column is UTF-8: a lone surrogate counts as U+FFFD, in rows and queries, and null as an empty text.
 *
 * @param queries  a string, or an array of strings.
 * @param values   a column, or anything that can be made into one; make it a `Utf8Column` where it is asked more than once.
 * @param options  {@link JaroWinklersOptions}.
 * @returns one number from 0 to 1 for each pair, at `query * rows + row`; 0 where it is below `min`. Empty without queries or rows.
 * @throws {NamesakeError} `ERR_INPUT_TYPE`, `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`, `ERR_COLUMN_TOO_LARGE`. Text never throws.
 * @example Array.from(jaroWinklers('MARTHA', ['MARHTA', 'MARTHA', 'x']), (s) => s.toFixed(3))  // => ['0.961', '1.000', '0.000']
 * @example Array.from(jaroWinklers('MARTHA', ['MARHTA', 'MARTHA'], { min: 0.97 }))  // => [0, 1]
 * @cost as `editDistances`, a few words' work more a code unit.
 */
export function jaroWinklers(queries: string | readonly string[], values: ColumnInput, options?: JaroWinklersOptions): Float64Array {
  const texts = requireQueries(queries);
  const known = knownOptions(options, 'min', 'prefixWeight');
  const min = numberOption('min', known['min'], 0, 1, 0);
  const prefixWeight = numberOption('prefixWeight', known['prefixWeight'], 0, 0.25, 0.1);
  const column = Utf8Column.from(values);
  const similarities = new Float64Array(texts.length * column.length);
  forEachBlock(column, (block) => {
    texts.forEach((text, i) => {
      const at = i * column.length + block.firstRow;
      similaritiesOf(text, column, min, prefixWeight, block, similarities.subarray(at, at + block.rows));
    });
  });
  return similarities;
}

/** Similarities of one query to the rows of a block. */
function similaritiesOf(text: string, column: Utf8Column, min: number, prefixWeight: number, block: TextBlock, into: Float64Array): void {
  const { kernel, rows, firstRow, lengths, out } = block;
  if (text.length > MAX_QUERY_UNITS) {
    for (let row = 0; row < rows; row++) {
      const similarity = jaroWinkler(text, column.at(firstRow + row), { prefixWeight });
      into[row] = similarity < min ? 0 : similarity;
    }
  } else if (text === '') {
    for (let row = 0; row < rows; row++) into[row] = kernel.i32[(lengths >> 2) + row] === 0 ? 1 : 0;
  } else {
    withQuery(block, text, (set) => {
      const { places, query, units, starts, sets, taken } = block;
      kernel.call.jaroWinklers(places, query, text.length, set, units, starts, lengths, sets, rows, min, prefixWeight, taken, out);
    });
    into.set(new Float64Array(kernel.u8.buffer, out, rows));
  }
}

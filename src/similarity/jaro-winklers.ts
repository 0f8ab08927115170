import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { knownOptions, numberOption, requireQueries } from './arguments.js';
import { type JaroWinklerOptions, jaroWinkler } from './jaro-winkler.js';
import { FEW_QUERIES, forEachBatch, forEachBlock, MAX_PACKED_UNITS, split } from './text-blocks.js';

/** From this bound on most rows are left out by their symbols. */
const TIGHT = 0.85;

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
 * @cost as `editDistances`, about twice as many instructions.
 */
export function jaroWinklers(queries: string | readonly string[], values: ColumnInput, options?: JaroWinklersOptions): Float64Array {
  const texts = requireQueries(queries);
  const known = knownOptions(options, 'min', 'prefixWeight');
  const min = numberOption('min', known['min'], 0, 1, 0);
  const prefixWeight = numberOption('prefixWeight', known['prefixWeight'], 0, 0.25, 0.1);
  const column = Utf8Column.from(values);
  const similarities = new Float64Array(texts.length * column.length);
  const { short, others } = split(texts, (text) => text !== '' && text.length <= MAX_PACKED_UNITS);
  forEachBlock(column, ({ kernel, at, queries, firstRow, rows, packed, lengths, out, found }) => {
    forEachBatch(texts, short, (batch) => {
      const sideBySide = min < TIGHT || batch.length >= FEW_QUERIES ? packed : 0;
      kernel.call.packedJaroWinklers(at, queries, sideBySide, min, prefixWeight);
      kernel.call.jaroWinklers(at, queries, sideBySide, min, prefixWeight);
      batch.forEach((query, i) => {
        if (kernel.i32[found / 4 + i] === 0) return;
        const results = out / 8 + i * rows;
        similarities.set(kernel.f64.subarray(results, results + rows), query * column.length + firstRow);
      });
    });
    for (const query of others) {
      for (let row = firstRow; row < firstRow + rows; row++) {
        const similarity =
          texts[query] === '' ? Number(kernel.i32[lengths / 4 + row - firstRow] === 0) : jaroWinkler(texts[query], column.at(row), { prefixWeight });
        similarities[query * column.length + row] = similarity < min ? 0 : similarity;
      }
    }
  });
  return similarities;
}

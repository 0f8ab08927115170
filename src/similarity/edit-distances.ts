import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { knownOptions, requireQueries, wholeOption } from './arguments.js';
import { type DistanceOptions, levenshtein } from './levenshtein.js';
import { FEW_QUERIES, forEachBatch, forEachBlock, MAX_PACKED_UNITS, split } from './text-blocks.js';

/** Up to this bound most rows are left out by their symbols. */
const TIGHT = 4;

/**
 * Levenshtein distances of one text, or of several, to every row of a column: what {@link levenshtein} gives for each pair, in one call of the kernel for
 * thousands of rows.
 *
 * A column is UTF-8: a lone surrogate counts as U+FFFD, in rows and queries, and null as an empty text.
 *
 * @param queries  a string, or an array of strings.
 * @param values   a column, or anything that can be made into one; make it a `Utf8Column` where it is asked more than once.
 * @param options  {@link DistanceOptions}.
 * @returns one number for each pair, at `query * rows + row`: a whole number, or `max + 1` where the distance is above `max`. Empty without queries or rows.
 * @throws {NamesakeError} `ERR_INPUT_TYPE`, `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`, `ERR_COLUMN_TOO_LARGE`. Text never throws.
 * @example Array.from(editDistances('Siemens', ['Simens', 'Siemens AG', 'Bosch']))  // => [1, 3, 7]
 * @example Array.from(editDistances('Siemens', ['Simens', 'Bosch'], { max: 2 }))  // => [1, 3]
 * @example Array.from(editDistances(['a', ''], ['a', 'ab', null]))  // => [0, 1, 1, 1, 2, 0]
 * @cost some 15 instructions a code unit of the query for 32 rows of up to 8 code units, 16 of up to 16, 8 of up to 32, 4 of up to 64; a bound leaves most
 * rows out by their lengths and letters. Longer rows one by one; queries of more than 64 code units cost as much as {@link levenshtein} for each row.
 */
export function editDistances(queries: string | readonly string[], values: ColumnInput, options?: DistanceOptions): Int32Array {
  const texts = requireQueries(queries);
  const max = wholeOption('max', knownOptions(options, 'max')['max'], 0, Infinity);
  const column = Utf8Column.from(values);
  const distances = new Int32Array(texts.length * column.length);
  const { short, others } = split(texts, (text) => text.length <= MAX_PACKED_UNITS);
  forEachBlock(column, ({ kernel, at, queries, firstRow, rows, packed, longest, out }) => {
    // no distance is above the longer length, so neither need the bound be
    const bound = Math.min(max, Math.max(MAX_PACKED_UNITS, longest));
    forEachBatch(texts, short, (batch) => {
      const sideBySide = bound > TIGHT || batch.length >= FEW_QUERIES ? packed : 0;
      kernel.call.packedEditDistances(at, queries, sideBySide, bound);
      kernel.call.editDistances(at, queries, sideBySide, bound);
      batch.forEach((query, i) => {
        const results = out / 4 + i * rows;
        distances.set(kernel.i32.subarray(results, results + rows), query * column.length + firstRow);
      });
    });
    for (const query of others) {
      for (let row = firstRow; row < firstRow + rows; row++) distances[query * column.length + row] = levenshtein(texts[query], column.at(row), { max });
    }
  });
  return distances;
}

import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { knownOptions, requireQueries, wholeOption } from './arguments.js';
import { type DistanceOptions, levenshtein } from './levenshtein.js';
import { forEachBlock, MAX_QUERY_UNITS, type TextBlock, withQuery } from './text-blocks.js';

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
 * @cost one to three machine words' work a code unit of the row; a bound leaves most rows out by their lengths and letters. Queries of more than 64 code
 * units cost as much as {@link levenshtein} for each row.
 */
export function editDistances(queries: string | readonly string[], values: ColumnInput, options?: DistanceOptions): Int32Array {
  const texts = requireQueries(queries);
  const max = wholeOption('max', knownOptions(options, 'max')['max'], 0, Infinity);
  const column = Utf8Column.from(values);
  const distances = new Int32Array(texts.length * column.length);
  forEachBlock(column, (block) => {
    texts.forEach((text, i) => {
      const at = i * column.length + block.firstRow;
      distancesOf(text, column, max, block, distances.subarray(at, at + block.rows));
    });
  });
  return distances;
}

/** Distances of one query to the rows of a block. */
function distancesOf(text: string, column: Utf8Column, max: number, block: TextBlock, into: Int32Array): void {
  const { kernel, rows, firstRow, lengths, out } = block;
  if (text.length > MAX_QUERY_UNITS) {
    for (let row = 0; row < rows; row++) into[row] = levenshtein(text, column.at(firstRow + row), { max });
  } else if (text === '') {
    for (let row = 0; row < rows; row++) into[row] = Math.min(kernel.i32[(lengths >> 2) + row], max + 1);
  } else {
    // no distance is above the longer length, so neither need the bound be
    const bound = Math.min(max, Math.max(text.length, block.longest));
    withQuery(block, text, (set) => {
      kernel.call.editDistances(block.places, text.length, set, block.units, block.starts, lengths, block.sets, block.order, rows, bound, out);
    });
    into.set(kernel.i32.subarray(out >> 2, (out >> 2) + rows));
  }
}

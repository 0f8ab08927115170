import { NamesakeError } from '../errors.js';
import { AsyncRows, type Gathering, IterableRows } from './gathering.js';
import { type KeyedRow, type KeyStreamOptions, RowKeyer } from './row-keyer.js';

/**
 * Rows with their similarity keys, in order, as they come.
 *
 *     for await (const row of keyStream(rows, { column: 'name' })) row.SimKey
 *
 * Rows are keyed a batch of up to 1,024 at a time; a batch ends early where the source pauses, so that a row never waits for one that is not there yet. Where
 * the reader is slow the source is not read ahead by more than a batch and a row. What the source throws is thrown behind the rows that came before it; a reader
 * that leaves early closes the source.
 *
 * @param rows     an iterable or async iterable (a stream of Node or of the web, too) of objects, arrays or strings.
 * @param options  {@link KeyStreamOptions}: `category` (default 'company'), `level` (default 'medium'), `column`, `as` (default 'SimKey').
 * @returns new rows: objects with a property more, arrays with an element more, `[value, key]` for strings. The key is `null` where nothing is left to match on.
 * @throws {NamesakeError} at once `ERR_OPTION_*`, `ERR_INPUT_TYPE`; while reading `ERR_INPUT_TYPE` with the number of a row whose value is no text, `ERR_COLUMN_MISSING` where
 *   none of the first 1,000 rows has the column. Text never throws.
 * @cost per row what {@link keys} costs and a few hundred nanoseconds for each async step.
 */
export function keyStream<Row, As extends string = 'SimKey'>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  options: KeyStreamOptions<As> = {},
): AsyncGenerator<KeyedRow<Row, As>, void, undefined> {
  const keyer = new RowKeyer<Row, As>(options);
  return keyed(gatheringOf(rows, keyer), keyer);
}

function gatheringOf<Row, As extends string>(rows: Iterable<Row> | AsyncIterable<Row>, keyer: RowKeyer<Row, As>): Gathering {
  if (typeof rows === 'object' && rows !== null) {
    if (Symbol.asyncIterator in rows) return new AsyncRows(rows, keyer);
    if (Symbol.iterator in rows) return new IterableRows(rows, keyer);
  }
  throw new NamesakeError('ERR_INPUT_TYPE', 'no rows', 'an iterable or async iterable of objects, arrays or strings', rows === null ? 'null' : typeof rows);
}

async function* keyed<Row, As extends string>(source: Gathering, keyer: RowKeyer<Row, As>): AsyncGenerator<KeyedRow<Row, As>, void, undefined> {
  try {
    for (;;) {
      await source.gather();
      const { ended, failure } = source;
      for (const row of keyer.take()) yield row;
      if (failure !== null) throw failure.error;
      if (ended) return keyer.end();
    }
  } finally {
    await source.close();
  }
}

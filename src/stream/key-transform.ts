import { Duplex } from 'node:stream';
import { BATCH_ROWS, type KeyStreamOptions, RowKeyer } from './row-keyer.js';
import { soon } from './soon.js';

/**
 * A Node stream in object mode that adds similarity keys: rows are written, rows with keys are read.
 *
 *     await pipeline(rows, keyTransform({ column: 'name' }), target);
 *
 * What is written while a batch is at work is the next one, so that a row never waits for others. A slow reader stops the writer: at most 1,024 rows wait on
 * either side.
 *
 * @param options  as of `keyStream`.
 * @throws {NamesakeError} at once `ERR_OPTION_*`; the stream fails as `keyStream` throws.
 * @cost per row what `keys` costs and what a Node stream costs.
 */
export function keyTransform(options: KeyStreamOptions = {}): Duplex {
  const keyer = new RowKeyer<unknown, string>(options);
  /** Goes on writing, once the reader has caught up. */
  let resume: (() => void) | null = null;
  const stream = new Duplex({
    objectMode: true,
    writableHighWaterMark: BATCH_ROWS,
    write: (row, _encoding, done) => write([row], done),
    writev: (chunks, done) =>
      write(
        chunks.map(({ chunk }) => chunk),
        done,
      ),
    read() {
      const go = resume;
      resume = null;
      go?.();
    },
    final(done) {
      try {
        keyer.end();
      } catch (error) {
        return done(error as Error);
      }
      stream.push(null);
      done();
    },
  });
  return stream;

  function write(rows: readonly unknown[], done: (error?: Error) => void): void {
    let wanted = true;
    const hand = (): void => {
      for (const row of keyer.take()) wanted = stream.push(row);
    };
    let failure: unknown;
    try {
      for (const row of rows) if (keyer.add(row)) hand();
    } catch (error) {
      failure = error;
    }
    hand();
    if (failure !== undefined) done(failure as Error);
    else if (wanted) soon(() => done());
    else resume = () => done();
  }
}

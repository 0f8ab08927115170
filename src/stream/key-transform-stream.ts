import { BATCH_ROWS, type KeyStreamOptions, RowKeyer } from './row-keyer.js';
import { soon } from './soon.js';

/**
 * A web `TransformStream` that adds similarity keys: `rows.pipeThrough(keyTransformStream({ column: 'name' }))`.
 *
 * Rows are keyed a batch of up to 1,024 at a time; a batch ends early where the source pauses. A slow reader stops the writer: at most 1,024 rows wait on
 * either side.
 *
 * @param options  as of {@link keyStream}.
 * @throws {NamesakeError} at once `ERR_OPTION_*`; the stream fails as {@link keyStream} throws.
 * @cost per row what {@link keys} costs and what a web stream costs, which is more.
 */
export function keyTransformStream(options: KeyStreamOptions = {}): TransformStream<unknown, unknown> {
  const keyer = new RowKeyer<unknown, string>(options);
  let cancelled = false;
  const hand = (controller: TransformStreamDefaultController<unknown>): void => {
    if (!cancelled) for (const row of keyer.take()) controller.enqueue(row);
  };
  const transformer: Transformer<unknown, unknown> = {
    transform(row, controller) {
      let full: boolean;
      try {
        full = keyer.add(row);
      } catch (error) {
        hand(controller);
        throw error;
      }
      if (full) hand(controller);
      else if (keyer.length === 1) {
        soon(() => {
          try {
            hand(controller);
          } catch {
            // nobody reads any more
            cancelled = true;
          }
        });
      }
    },
    flush(controller) {
      hand(controller);
      keyer.end();
    },
  };
  return new TransformStream(transformer, { highWaterMark: BATCH_ROWS });
}

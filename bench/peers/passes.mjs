// Work that is over too soon is repeated: once for the compiler, then until the clock has something to show.
import { peakMiB } from '../speed/timed.mjs';

const LEAST_MS = 400;

/**
 * @param {number} count  of pairs in one pass
 * @param {() => number} work  gives the sum of its results
 */
export function timedPasses(count, work) {
  let started = performance.now();
  const checksum = work();
  let passes = 1;
  let ms = performance.now() - started;
  if (ms < LEAST_MS * 10) {
    started = performance.now();
    for (passes = 0, ms = 0; ms < LEAST_MS; passes++, ms = performance.now() - started) work();
  }
  return { count, ms: ms / passes, checksum, peakMiB: peakMiB() };
}

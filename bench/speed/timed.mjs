// One measurement in the process at hand.

/** @typedef {{ count: number, ms: number, checksum: number, peakMiB?: number, [more: string]: number | undefined }} Measured */

/** @param {number} count of values @param {() => number} work @returns {Measured} */
export function timed(count, work) {
  const started = performance.now();
  const checksum = work();
  return { count, ms: performance.now() - started, checksum, peakMiB: peakMiB() };
}

/** Peak memory of this process so far. */
export const peakMiB = () => process.resourceUsage().maxRSS / 1024;

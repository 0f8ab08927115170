/** @param {readonly number[]} samples */
export function median(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** From the lowest to the highest sample, as a part of the median. @param {readonly number[]} samples */
export const spread = (samples) => (Math.max(...samples) - Math.min(...samples)) / median(samples);

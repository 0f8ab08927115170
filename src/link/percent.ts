/** A probability in percent with one decimal, as scores are shown. */
export function percentOf(probability: number): number {
  return Math.round(probability * 1000) / 10;
}

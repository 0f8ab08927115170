import { ngramCounts } from './ngram-counts.js';

/**
 * Cosine similarity over n-grams: the cosine of the angle between the vectors of how often each run of `n` UTF-16 code units occurs. Milder than
 * Dice on texts of different length. Blind to where a run stands: different texts with the same runs are 1.
 *
 * @param a  any string.
 * @param b  any string.
 * @param n  code units in a run, a whole number from 1; default 2.
 * @returns 0 (no run in common) to 1, the same both ways round. Equal texts are 1, even without a run; other texts of which one has no run, 0.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where a text is no string, `ERR_OPTION_RANGE` where `n` is no whole number from 1. Text never throws.
 * @example ngramCosine('night', 'nacht')  // => 0.25
 * @example ngramCosine('abab', 'baba').toFixed(2)  // => '0.80'
 * @example ngramCosine('ab', 'abcde')  // => 0.5
 * @example ngramCosine('', '')  // => 1
 * @cost O((|a| + |b|) · n) time and memory.
 * @see G. Salton, "Automatic information organization and retrieval" (1968).
 */
export function ngramCosine(a: string, b: string, n = 2): number {
  const { product, aSquares, bSquares } = ngramCounts(a, b, n);
  if (a === b) return 1;
  // One root of the product, not two roots: the share of parallel vectors is then exactly 1.
  return product === 0 ? 0 : product / Math.sqrt(aSquares * bSquares);
}

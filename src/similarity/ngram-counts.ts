import { requireStrings, wholeOption } from './arguments.js';

/** The n-grams of two strings as numbers: what the similarities over n-grams are made of. */
export interface NgramCounts {
  /** n-grams of each text, repeats counted. */
  readonly aTotal: number;
  readonly bTotal: number;
  /** n-grams in common, repeats counted as often as both texts have them. */
  readonly common: number;
  /** Squared lengths of the two vectors of counts, and their inner product. */
  readonly aSquares: number;
  readonly bSquares: number;
  readonly product: number;
}

/**
 * Counts the runs of `n` code units of both texts; a text shorter than `n` has none.
 *
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where a text is no string, `ERR_OPTION_RANGE` where `n` is no whole number from 1.
 * @cost O((|a| + |b|) · n) time and memory.
 */
export function ngramCounts(a: string, b: string, n: number): NgramCounts {
  requireStrings(a, b);
  const size = wholeOption('n', n, 1, 2);
  const aCounts = countsOf(a, size);
  const bCounts = countsOf(b, size);
  let common = 0;
  let product = 0;
  for (const [gram, count] of aCounts) {
    const other = bCounts.get(gram) ?? 0;
    common += Math.min(count, other);
    product += count * other;
  }
  return { aTotal: total(a, size), bTotal: total(b, size), common, aSquares: squares(aCounts), bSquares: squares(bCounts), product };
}

const total = (text: string, n: number): number => Math.max(text.length - n + 1, 0);

function countsOf(text: string, n: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + n <= text.length; i++) {
    const gram = text.slice(i, i + n);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function squares(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

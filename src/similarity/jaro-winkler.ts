import { numberOption, onlyOption, requireStrings } from './arguments.js';
import { bytePair } from './byte-pair.js';
import { plainJaroWinkler } from './plain-jaro-winkler.js';

/** Options of {@link jaroWinkler}. */
export interface JaroWinklerOptions {
  /** What each of the first four code units is worth where they agree, 0 (plain Jaro) to 0.25 (four equal ones make 1); default 0.1. */
  readonly prefixWeight?: number;
}

/**
 * Jaro-Winkler similarity: made for short names of persons, where the beginning is seldom mistyped. Code units match that are equal and not
 * further apart than half the longer text; half the matches out of order count against it; equal beginnings of up to four code units count for
 * it where the Jaro similarity is above 0.7.
 *
 * UTF-16 code units, not characters; see `levenshtein`. Not a metric: no triangle inequality holds, and 1 is reached by different texts where
 * `prefixWeight` is 0.25.
 *
 * @param a        any string.
 * @param b        any string.
 * @param options  {@link JaroWinklerOptions}.
 * @returns 0 (nothing in common) to 1 (equal), the same both ways round; two empty texts are equal, an empty and another have nothing in common.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where a text is no string, `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`. Text never throws.
 * @example jaroWinkler('MARTHA', 'MARHTA').toFixed(4)  // => '0.9611'
 * @example jaroWinkler('MARTHA', 'MARHTA', { prefixWeight: 0 }).toFixed(4)  // => '0.9444'
 * @example jaroWinkler('', '')  // => 1
 * @example jaroWinkler('', 'a')  // => 0
 * @cost O(|a| · |b|) at worst, for texts of few different code units; near O(|a| + |b|) for names.
 * @see W. E. Winkler, "String comparator metrics and enhanced decision rules in the Fellegi-Sunter model of record linkage" (1990). An odd
 * number of matches out of order is halved downwards, as in Winkler's own program; his bonus for long texts is left out.
 */
export function jaroWinkler(a: string, b: string, options?: JaroWinklerOptions): number {
  requireStrings(a, b);
  const prefixWeight = numberOption('prefixWeight', onlyOption(options, 'prefixWeight'), 0, 0.25, 0.1);
  if (a === b) return 1;
  const pair = bytePair(a, b, a.length + b.length);
  if (pair === null) return plainJaroWinkler(a, b, prefixWeight);
  return pair.call.jaroWinkler(pair.a, a.length, pair.b, b.length, prefixWeight, pair.work);
}

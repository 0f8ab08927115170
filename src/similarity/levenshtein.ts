import { editDistance } from './edit-distance.js';

/** Options of {@link levenshtein} and `osaDistance`. */
export interface DistanceOptions {
  /**
   * Distances above are not worked out: the result is then `max + 1`. A whole number of edits from 0, or `Infinity`; default `Infinity`.
   * A small bound saves most of the work on texts that are far apart.
   */
  readonly max?: number;
}

/**
 * Levenshtein distance: the least number of insertions, deletions and substitutions of UTF-16 code units that turn one text into the other.
 * A metric: 0 only for equal texts, symmetric, and the way round a third text is never shorter.
 *
 * Code units, not characters: an emoji outside the basic plane counts as two, a lone surrogate as one, and é written as e with a combining
 * accent differs from é in one piece. Normalise first (`text.normalize('NFC')`) where that matters.
 *
 * @param a        any string; '' has the length of the other text as its distance.
 * @param b        any string.
 * @param options  {@link DistanceOptions}.
 * @returns a whole number from 0 to the longer length, or `max + 1` where the distance is above `max`.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where a text is no string, `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`. Text never throws.
 * @example levenshtein('kitten', 'sitting')  // => 3
 * @example levenshtein('ca', 'abc')  // => 3
 * @example levenshtein('', 'four')  // => 4
 * @example levenshtein('kitten', 'sitting', { max: 1 })  // => 2
 * @cost O(longer) where the shorter text has at most 64 code units, else O(longer · distance); with more than 255 different code units in the
 * pair O(longer · shorter).
 * @see V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals" (1966); bit vectors: H. Hyyrö (2003);
 * widening bands: E. Ukkonen, "Algorithms for approximate string matching" (1985).
 */
export function levenshtein(a: string, b: string, options?: DistanceOptions): number {
  return editDistance(a, b, options, false);
}

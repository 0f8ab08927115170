import { editDistance } from './edit-distance.js';
import type { DistanceOptions } from './levenshtein.js';

/**
 * Optimal string alignment distance: Levenshtein's edits, and the swap of two neighbouring UTF-16 code units counts as one edit too, the most
 * usual slip of the fingers. No place is edited twice, which is where it differs from the unrestricted Damerau distance: "ca" → "abc" takes 3
 * here and 2 there. Symmetric, but no metric: the way round a third text can be shorter ("ca" → "ac" → "abc").
 *
 * Code units, not characters; see `levenshtein`.
 *
 * @param a        any string; '' has the length of the other text as its distance.
 * @param b        any string.
 * @param options  {@link DistanceOptions}.
 * @returns a whole number from 0 to the longer length, or `max + 1` where the distance is above `max`; never above `levenshtein(a, b)`.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where a text is no string, `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`. Text never throws.
 * @example osaDistance('Simens', 'Siemens')  // => 1
 * @example osaDistance('Seimens', 'Siemens')  // => 1
 * @example osaDistance('ca', 'abc')  // => 3
 * @example osaDistance('', '')  // => 0
 * @example osaDistance('abcdef', 'uvwxyz', { max: 2 })  // => 3
 * @cost as `levenshtein`.
 * @see L. Boytsov, "Indexing methods for approximate dictionary searching" (2011), section 2; bit vectors: H. Hyyrö (2003).
 */
export function osaDistance(a: string, b: string, options?: DistanceOptions): number {
  return editDistance(a, b, options, true);
}

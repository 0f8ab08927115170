// The two edit distances behind one function: checks, short cuts, then the kernel, or plain TypeScript where the pair does not fit into bytes.
import { onlyOption, requireStrings, wholeOption } from './arguments.js';
import { bytePair } from './byte-pair.js';
import { plainEditDistance } from './plain-edit-distance.js';

/** Up to so many code units in the shorter text the kernel keeps a row in one machine word and needs no band. */
const WORD_BITS = 64;
/** First guess of the distance of long texts, in edits. */
const FIRST_BAND = 32;

/** Distance of two strings in code units, at most `max + 1`; `transpose`: swaps of two neighbours count as one edit. */
export function editDistance(a: string, b: string, options: unknown, transpose: boolean): number {
  requireStrings(a, b);
  const max = wholeOption('max', onlyOption(options, 'max'), 0, Infinity);
  if (a === b) return 0;
  const longer = Math.max(a.length, b.length);
  const shorter = Math.min(a.length, b.length);
  if (longer - shorter > max) return max + 1;
  if (shorter === 0) return longer;
  // no distance is above the longer length, so neither need the bound be
  const bound = Math.min(max, longer);
  // The kernel's band for long texts costs O(length · bound): begin with a narrow one and widen it until the distance lies within.
  let band = shorter <= WORD_BITS ? bound : Math.min(bound, FIRST_BAND);
  while (true) {
    const pair = bytePair(a, b, shorter <= WORD_BITS ? 0 : 3 * 4 * (2 * band + 3));
    if (pair === null) return plainEditDistance(a, b, bound, transpose);
    const distance = pair.call.editDistance(pair.a, a.length, pair.b, b.length, band, transpose ? 1 : 0, pair.masks);
    if (distance <= band || band === bound) return distance;
    band = Math.min(bound, band * 4);
  }
}

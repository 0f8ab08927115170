import { Gap } from '../../text/byte-classes.js';
import type { CompanyWords } from './words.js';

/** Words of a second name beside the first: of labelled values whose part behind is all that another one has, they are one from three words on (19 of 20), of fewer half are. */
const MIN_WORDS = 3;
/** Letters and digits of what a firm is called in short. */
const MAX_SHORT = 8;

/**
 * The tokens `from .. end` of what a value says at its end of itself once more: a bracket of three words and more ("KEPCO (Korea Electric Power Corporation)"), as
 * many behind a dash after a short name ("LSE - London School of Economics"), or on both sides of a slash ("Natural Resources Wales / Cyfoeth Naturiol Cymru");
 * `null` where there is none. (What it says of a place is for the caller to see: "Philips (United Arab Emirates)".) O(tokens).
 */
export function secondNameOf(words: CompanyWords, ids: Int32Array, gaps: Uint8Array, from: number, end: number): readonly [from: number, end: number] | null {
  let at = end - 1;
  while (at > from && !isParted(gaps[at])) at--;
  if (at === from || end - at < MIN_WORDS) return null;
  if (gaps[at] & Gap.open) return [at, end];
  if (gaps[at] & Gap.slash) return at - from >= MIN_WORDS ? [at, end] : null;
  return at === from + 1 && words.table.length(ids[from]) <= MAX_SHORT ? [at, end] : null;
}

/** Whether what follows a gap may be a second name: a bracket, a slash or a dash with a blank in front or behind. */
function isParted(gap: number): boolean {
  return (gap & (Gap.open | Gap.close)) !== 0 || ((gap & (Gap.slash | Gap.hyphen)) !== 0 && (gap & Gap.space) !== 0);
}

import { ngramCounts } from './ngram-counts.js';

/**
 * Dice similarity over n-grams: twice the runs of `n` UTF-16 code units that two texts have in common, as a share of all they have. Repeats
 * count: "aaaa" has three pairs "aa", "aa" one. Blind to where a run stands, so words that changed places cost little.
 *
 * @param a  any string.
 * @param b  any string.
 * @param n  code units in a run, a whole number from 1; default 2.
 * @returns 0 (no run in common) to 1, the same both ways round. Equal texts are 1, even without a run; other texts of which one has no run, 0.
 * @throws {NamesakeError} `ERR_INPUT_TYPE` where a text is no string, `ERR_OPTION_RANGE` where `n` is no whole number from 1. Text never throws.
 * @example ngramDice('night', 'nacht')  // => 0.25
 * @example ngramDice('acme tools', 'tools acme') > ngramDice('acme tools', 'acme works')  // => true
 * @example ngramDice('a', 'b')  // => 0
 * @example ngramDice('', '')  // => 1
 * @cost O((|a| + |b|) · n) time and memory.
 * @see L. R. Dice, "Measures of the amount of ecologic association between species" (1945), over multisets.
 */
export function ngramDice(a: string, b: string, n = 2): number {
  const { common, aTotal, bTotal } = ngramCounts(a, b, n);
  if (a === b) return 1;
  return common === 0 ? 0 : (2 * common) / (aTotal + bTotal);
}

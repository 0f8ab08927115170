import { rewriter } from '../../lexicon/spelling-rules.js';

const plainSpelling = rewriter('company', 'skeleton');

/**
 * A word without the differences that the wide level ignores, by the rules of tables/company/spelling-rules.tsv: umlauts spelled out (ae, oe, ue), ph/f, ck/k,
 * doubled letters, how Slavic and Indian names are spelled (-skiy and -sky, -off and -ov, ksh and x), Mac and Mc, an h behind a last a, a plural s.
 *
 * @example skeleton('schroeder')  // => 'schroder'
 * @example skeleton('machiness')  // => 'machine'
 */
export function skeleton(word: string): string {
  return word.length < 4 || !/^[a-z]+$/.test(word) ? word : plainSpelling(word);
}

const LETTER_A = 65;
const HEAD = /[A-Z][^A-Z]*/g;

/**
 * Calls `found` for what scripts/tables/front-coding.mjs has packed: each word (`_` is a blank) with what its line says.
 *
 * @param heads  the line of the words.
 * @param lines  those behind it, one for each word.
 */
export function eachFrontCoded(heads: string, lines: readonly string[], found: (word: string, line: string) => void): void {
  let word = '';
  for (const [i, head] of (heads.match(HEAD) ?? []).entries()) {
    word = word.slice(0, head.charCodeAt(0) - LETTER_A) + head.slice(1);
    found(word.replaceAll('_', ' '), lines[i]);
  }
}

import { BROKEN, LOST, lostPattern } from '../../text/lost-letters.js';

const MARKS = new RegExp(`[${LOST}${BROKEN}]`);
const ANY_MARKS = `[${LOST}${BROKEN}]+`;
const WORD = /[a-z0-9?]+/g;

/**
 * A value of which letters were lost, with those words of an index instead that are the only ones that they may be: "Z?hringer AG" is "zahringer AG" there. O(1) for values without such marks, else
 * O(words of the index).
 *
 * @param narrowText  what its narrow key is made of; asked for such a value only.
 * @param words       the index's.
 */
export function asInIndex(value: string, narrowText: () => string, words: readonly string[]): string {
  if (!MARKS.test(value)) return value;
  let meant = value;
  for (const [word] of narrowText().matchAll(WORD)) {
    const pattern = lostPattern(word);
    if (pattern === null) continue;
    const front = word.slice(0, word.indexOf(LOST));
    const found = new Set<string>();
    for (const text of words) if (text.startsWith(front) && pattern.test(text)) found.add(text);
    const [only] = found;
    if (found.size === 1) meant = meant.replace(new RegExp(word.replace(/\?+/g, ANY_MARKS), 'i'), only);
  }
  return meant;
}

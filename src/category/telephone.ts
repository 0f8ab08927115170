import { Gap } from '../text/byte-classes.js';

/** Digits of the groups of a telephone number of North America, and of the last one. */
const GROUPS: readonly number[] = [3, 3, 4];
export const LAST_GROUP = 4;
/** What is dialled in front of it from elsewhere, behind a plus, which is what joins two names besides, or in front of a hyphen. */
const COUNTRY_CODE = '1';
const PLUS: ReadonlySet<string> = new Set(['+', 'and']);
const DIGITS = /^\d+$/;

/**
 * Which of `count` words the telephone number of North America begins with that ends a value: "(312) 555-0199", "+1 312-555-0199", "1-312-555-0199"; -1: none does, or nothing stands in front of
 * it. O(1).
 *
 * @param gapAt  what stands in front of a word.
 */
export function telephoneStart(count: number, textAt: (word: number) => string, gapAt: (word: number) => number): number {
  const first = count - GROUPS.length;
  if (first < 1) return -1;
  for (let i = GROUPS.length - 1; i >= 0; i--) {
    const text = textAt(first + i);
    if (text.length !== GROUPS[i] || !DIGITS.test(text)) return -1;
  }
  if (first < 2 || textAt(first - 1) !== COUNTRY_CODE) return first;
  if (first > 2 && PLUS.has(textAt(first - 2))) return first - 2;
  // (Unit 1 (312) 555-0199)
  return gapAt(first) & (Gap.hyphen | Gap.dot) ? first - 1 : first;
}

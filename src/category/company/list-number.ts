import { Gap } from '../../text/byte-classes.js';
import type { CompanyParse } from './parse.js';
import { Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Digits of a number in a list. */
const MOST_DIGITS = 3;
const DIGITS = /^\d+$/;

/** Whether a value begins with what may be its number in a list ("1. Kestrel", "2) Kestrel"), or in a series of such names ("1. FC Talvik"). O(1). */
export function hasListNumber({ words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords): boolean {
  if (wordCount < 2 || vocabulary.kind[words[0]] !== Kind.number || !(gaps[1] & Gap.space) || !(gaps[1] & (Gap.dot | Gap.close))) return false;
  const text = vocabulary.textOf(words[0]);
  return text.length <= MOST_DIGITS && DIGITS.test(text);
}

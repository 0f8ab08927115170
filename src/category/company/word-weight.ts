import { rarity, wordFrequency } from '../../lexicon/lexicon.js';

/** A word in no list is taken to occur in so many of a million names. */
const UNSEEN = 4;
/** The most that a word of one Latin letter tells, in nats: one of 26, and so much more that "X" and "X Corp" by themselves are at the edge of being one. */
const LETTER = Math.log(26) + 3.2;
/** What digits have beyond one of ten each, and the most that they tell, in nats. */
const NUMBER = 2;
const LONG_NUMBER = 9;

/**
 * Evidence of sharing a word, in nats: natural logarithm of its rarity in a million names. Words of digits and of one letter stand
 * in few names each, yet two names have the same by chance: "V. Club" and "V. Köln".
 */
export function wordWeight(text: string, isDigits: boolean): number {
  if (isDigits) return Math.min(Math.log(10) * text.length + NUMBER, LONG_NUMBER);
  const own = rarity(wordFrequency(text, 'company'), UNSEEN);
  return text.length === 1 && text <= 'z' ? Math.min(own, LETTER) : own;
}

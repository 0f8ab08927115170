import { wordFrequency } from '../../lexicon/lexicon.js';

/** "de la", "of the" say next to nothing. */
const CONNECTIVE_WEIGHT = 0.5;
const NAMES = 1_000_000;
/** A word in no list is taken to occur in so many of a million street names. */
const UNSEEN = 40;

/** Evidence of sharing a word: natural logarithm of its rarity in a million street names. */
export function streetWordWeight(text: string, isConnective: boolean): number {
  return isConnective ? CONNECTIVE_WEIGHT : Math.log(NAMES / Math.max(wordFrequency(text, 'street'), UNSEEN));
}

import { Gap } from '../../text/byte-classes.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import type { NamePart } from './order.js';
import type { IndividualParse } from './parse.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** How much rarer the word in front must be as a surname than the last one, in nats, where both are Vietnamese ones: Mai Van Tran. */
const CLEARLY = 1.5;
/** Romanized syllables of Vietnamese: minh, duc, nhung; not Dijk. */
export const isVietnameseSyllable = recognizer('individual', 'vietnamese-syllable');

/**
 * Vietnamese names that have Van or Thi in the middle, in either order: "Nguyen Van Minh", "Minh Van Nguyen". The given name stands behind the middle one in the
 * first and in front of it in the second; in both it is read first, with the middle name behind. "Jan van Minh" has no Vietnamese surname, and in "Ly van Dijk"
 * what follows is no syllable.
 *
 * @returns whether the name was one; then `into` has it.
 */
export function takeVietnamese(vocabulary: IndividualWords, { words, count }: NamePart, into: IndividualParse): boolean {
  if (count < 3) return false;
  const { flags } = vocabulary;
  const isSurname = (i: number): boolean => (flags[words[i]] & Flag.vietnameseSurname) !== 0;
  const isMiddle = (i: number): boolean => (flags[words[i]] & Flag.vietnameseMiddle) !== 0;
  const areSyllables = (from: number, end: number): boolean => {
    // (Nguyen Thi M. Khai)
    for (let i = from; i < end; i++) if (!(flags[words[i]] & Flag.initial) && !isVietnameseSyllable(vocabulary.textOf(words[i]))) return false;
    return true;
  };
  const last = count - 1;
  const isBehind = isMiddle(last - 1) && isSurname(last) && areSyllables(0, last - 1);
  // (Le Quang Minh: in front of other names Le is a particle)
  const isLe = (flags[words[0]] & Flag.particle) !== 0 && !isSurname(last) && areSyllables(1, 2);
  const isInFront = isSurname(0) && (isMiddle(1) || isLe) && areSyllables(2, count);
  if (!isBehind && !isInFront) return false;
  if (isInFront && !(isBehind && vocabulary.surnameRarity(words[0]) - vocabulary.surnameRarity(words[last]) > CLEARLY)) {
    into.surname[into.surnameCount++] = words[0];
    for (let i = 1; i < count; i++) into.given[into.givenCount++] = words[i];
    putMiddleBehind(vocabulary, into);
  } else {
    for (let i = 0; i < last; i++) into.given[into.givenCount++] = words[i];
    into.surname[into.surnameCount++] = words[last];
  }
  return true;
}

/**
 * "Ngo Bao Chau": a Vietnamese surname in front of two syllables, the last of which is none, or one that far fewer bear. (Behind what is read as Chinese: "Ho Ming Fai".)
 *
 * @returns whether the name was one; then `into` has it.
 */
export function takeVietnameseInFront(vocabulary: IndividualWords, { words, gaps, count }: NamePart, into: IndividualParse): boolean {
  const { flags } = vocabulary;
  const last = words[count - 1];
  if (count !== 3 || !(flags[words[0]] & Flag.vietnameseSurname) || flags[words[0]] & Flag.particle || (gaps[1] | gaps[2]) & Gap.hyphen) return false;
  for (let i = 1; i < count; i++)
    if (!isVietnameseSyllable(vocabulary.textOf(words[i])) || flags[words[i]] & (Flag.initial | Flag.vietnameseMiddle)) return false;
  if (vocabulary.surnameRarity(last) - vocabulary.surnameRarity(words[0]) < CLEARLY) return false;
  into.surname[into.surnameCount++] = words[0];
  for (let i = 1; i < count; i++) into.given[into.givenCount++] = words[i];
  return true;
}

/** "Nguyen, Van Minh": Van stands behind the given name, as in "Minh Van Nguyen". */
export function putMiddleBehind({ flags }: IndividualWords, into: IndividualParse): void {
  const { given, givenCount, surname } = into;
  if (givenCount < 2 || !(flags[given[0]] & Flag.vietnameseMiddle) || !(flags[surname[0]] & Flag.vietnameseSurname)) return;
  const middle = given[0];
  given.copyWithin(0, 1, givenCount);
  given[givenCount - 1] = middle;
}

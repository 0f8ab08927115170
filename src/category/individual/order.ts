import { recognizer } from '../../lexicon/spelling-rules.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import type { IndividualParse } from './parse.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** How much rarer the last word must be as a surname than the first one, in nats. */
const CLEARLY = 1.5;
/** Romanized syllables of Chinese and Korean. */
const isWrittenSyllable = recognizer('individual', 'syllable');

/**
 * Given names and surname of a name without a comma. The surname is the last word, the particles in front of it and what hyphens join to it; where an East Asian
 * surname stands in front of syllables, it is the first.
 */
export function splitName(vocabulary: IndividualWords, words: readonly WordId[], gaps: readonly number[], into: IndividualParse): void {
  const { flags } = vocabulary;
  const count = words.length;
  const given = (list: readonly WordId[]): void => {
    for (const word of list) into.given[into.givenCount++] = word;
  };
  if (count === 1) {
    given(words);
    return;
  }
  // "Subbarao K. V.": initials behind the name
  let initialsFrom = count;
  while (initialsFrom > 0 && flags[words[initialsFrom - 1]] & Flag.initial) initialsFrom--;
  if (initialsFrom > 0 && initialsFrom < count) {
    for (const word of words.slice(0, initialsFrom)) into.surname[into.surnameCount++] = word;
    given(words.slice(initialsFrom));
    return;
  }
  if (isEastAsianOrder(vocabulary, words)) {
    into.surname[into.surnameCount++] = words[0];
    // syllables written apart are one given name, too: Kim Jong Un
    const rest = joinSyllables(vocabulary, words.slice(1), gaps.slice(1));
    given(rest.length === 2 && rest.every((word) => isSyllable(vocabulary, word)) ? [joined(vocabulary, rest)] : rest);
    return;
  }
  let from = count - 1;
  while (from > 1 && (gaps[from] & Gap.hyphen || (flags[words[from - 1]] & Flag.particle && !(gaps[from] & Gap.dot)))) from--;
  // "van der Berg" alone is all surname; "Al Yankovic" has a given name
  if (from === 1 && flags[words[0]] & Flag.particle && !(flags[words[0]] & Flag.givenName) && count > 2) from = 0;
  for (let i = from; i < count; i++) into.surname[into.surnameCount++] = words[i];
  given(joinSyllables(vocabulary, words.slice(0, from), gaps.slice(0, from)));
}

/** Syllables with a hyphen between them that are no names of their own are one given name: Jong-un, Ming-liang. */
export function joinSyllables(vocabulary: IndividualWords, words: readonly WordId[], gaps: readonly number[]): WordId[] {
  const joined: WordId[] = [];
  for (let i = 0; i < words.length; i++) {
    const isSyllable = (word: WordId): boolean => (vocabulary.flags[word] & (Flag.givenName | Flag.initial)) === 0 && vocabulary.textOf(word).length <= 6;
    if (i > 0 && gaps[i] & Gap.hyphen && joined.length > 0 && isSyllable(words[i]) && vocabulary.textOf(words[i - 1]).length <= 6)
      joined[joined.length - 1] = vocabulary.id(vocabulary.textOf(joined[joined.length - 1]) + vocabulary.textOf(words[i]));
    else joined.push(words[i]);
  }
  return joined;
}

function isEastAsianOrder(vocabulary: IndividualWords, words: readonly WordId[]): boolean {
  const { flags } = vocabulary;
  const last = words[words.length - 1];
  if (words.length > 4 || !(flags[words[0]] & Flag.eastAsianSurname) || flags[last] & Flag.eastAsianSurname) return false;
  // Dong Hong Ji: the last word is as good a surname
  if (vocabulary.surnameRarity(last) - vocabulary.surnameRarity(words[0]) < CLEARLY) return false;
  return words.slice(1).every((word) => !vocabulary.rows.given.has(vocabulary.textOf(word)) && isSyllables(vocabulary.textOf(word)));
}

function isSyllable(vocabulary: IndividualWords, word: WordId): boolean {
  return isWrittenSyllable(vocabulary.textOf(word));
}

/** One syllable of a Chinese or Korean name, or two written as one. */
export function isSyllables(text: string): boolean {
  if (text.length === 1) return false;
  if (isWrittenSyllable(text)) return true;
  for (let cut = 2; cut <= text.length - 2; cut++) if (isWrittenSyllable(text.slice(0, cut)) && isWrittenSyllable(text.slice(cut))) return true;
  return false;
}

function joined(vocabulary: IndividualWords, words: readonly WordId[]): WordId {
  return vocabulary.id(words.map((word) => vocabulary.textOf(word)).join(''));
}

import type { WordId } from '../vocabulary.js';

/**
 * What else is to be known of a value than its medium words: all of its words as they were read, the article that stands behind a comma (-1), its legal forms, its other name
 * (medium words, too), whether that is to be compared by itself, whether it begins with a number of a list, words for its characters, whether initials in it are joined by "&", whether it is a sole trader's, whether "of" follows its first word, how many words at
 * its end are a country in brackets, where its medium words say which part of an institution or which street it is (-1), and the code of the state that it is in, where that is
 * told apart (-1).
 */
export interface BesideMedium {
  readonly read: Int32Array;
  /** How many words of the name stand in front of its last legal form. */
  readonly tailStart: number;
  readonly articleBehindComma: WordId | -1;
  readonly legal: Iterable<WordId>;
  readonly alias: Int32Array;
  readonly isAliasOwn: boolean;
  readonly isListed: boolean;
  readonly characters: Iterable<WordId>;
  readonly spoken: Iterable<WordId>;
  readonly hasAmpersand: boolean;
  readonly isOfTrader: boolean;
  readonly hasOf: boolean;
  readonly countryLength: number;
  readonly tailFrom: number;
  readonly state: WordId;
}

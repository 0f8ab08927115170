import { isPinyin } from '../../category/individual/romanization.js';
import type { LinkTable } from '../link-table.js';
import type { NameAlignment } from './alignment.js';
import type { NameWords } from './name-words.js';

/** Letters of one syllable of pinyin. */
const LONGEST_SYLLABLE = 6;

/** Gives up given names of two paired East Asian values that are no spellings of each other: Xiaoping and Xiaoting. */
export function separateReadings(table: LinkTable, names: NameWords, pairing: NameAlignment): void {
  const { text } = table.words;
  // two syllables and more, with other consonants (of those that sound alike one may be read from characters)
  const isTwo = (word: number): boolean => text[word].length > LONGEST_SYLLABLE && isPinyin(text[word]);
  pairing.separate((x, y) => !names.sameSound(x, y) && isTwo(x) && isTwo(y));
  // (Lei and Li would be nicknames of one name in English)
  pairing.separate((x, y) => names.areSyllables(x, y), true);
}

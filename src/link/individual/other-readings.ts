import { haveOtherVowels, isKoreanSurname, isPinyin } from '../../category/individual/romanization.js';
import { PersonRole } from '../../category/individual/roles.js';
import type { LinkTable } from '../link-table.js';
import type { NameAlignment } from './alignment.js';
import type { NameWords } from './name-words.js';

/** Letters of one syllable of pinyin. */
const LONGEST_SYLLABLE = 6;

/** Gives up given names of two paired East Asian values that are no spellings of each other: Xiaoping and Xiaoting; beside a Korean surname, Sung-min and Sang-min. */
export function separateReadings(table: LinkTable, names: NameWords, pairing: NameAlignment): void {
  const { text } = table.words;
  const areKorean = isKorean(table, pairing);
  pairing.separate((x, y) => areOtherPinyin(names, x, y, text) || (areKorean && names.areSpoken(x, y) && haveOtherVowels(text[x], text[y])));
  // (Lei and Li would be nicknames of one name in English)
  pairing.separate((x, y) => names.areSyllables(x, y), true);
}

/** Two syllables of pinyin and more, with other consonants. (Of those that sound alike one may be read from characters.) */
function areOtherPinyin(names: NameWords, a: number, b: number, text: readonly string[]): boolean {
  return text[a].length > LONGEST_SYLLABLE && text[b].length > LONGEST_SYLLABLE && !names.sameSound(a, b) && isPinyin(text[a]) && isPinyin(text[b]);
}

/** Whether one of the values has a Korean surname. */
function isKorean({ unitRole, unitWord, words }: LinkTable, { a, b, aCount, bCount }: NameAlignment): boolean {
  const has = (units: Int32Array, count: number): boolean => {
    for (let i = 0; i < count; i++) if (unitRole[units[i]] === PersonRole.surname && isKoreanSurname(words.text[unitWord[units[i]]])) return true;
    return false;
  };
  return has(a, aCount) || has(b, bCount);
}

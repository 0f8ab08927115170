import { lazily } from './lazily.js';
import { tableText } from './table-text.js';
import { WordNumbers } from './word-numbers.js';

/** Words of the longest name. */
export const MOST_TOWN_WORDS = 5;

const towns = lazily(() => new WordNumbers(tableText('address', 'townNames')));

/** Whether a town of the world that the tables of places have not is called so: folded, its words written as one. Linkage alone knows them; to keys they are words as others. */
export function isTownName(joined: string): boolean {
  return towns().of(joined) > 0;
}

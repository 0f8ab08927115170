import { Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { LinkTable } from '../link-table.js';
import { Match } from './features.js';

const wordsOf = (entries: readonly { readonly words: readonly string[] }[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ words }) => (words.length === 1 ? [words[0]] : [])));
/** What houses with a name are: Rose Cottage, Manor Farm. */
const houseWords = lazily(() => wordsOf(lexiconTable('venueWords').filter((entry) => entry.class === 'house')));
/** Words that are not missed: the, of. */
const connectives = lazily(() => wordsOf(lexiconTable('connectives')));

/**
 * The names of the houses of one address, which stand where others have a number ("Rose Cottage, Mill Lane"), in front of the street or, without a comma, among its words.
 * Reused for every pair.
 */
export class HouseNames {
  /** Whether a house is named. */
  isNamed = false;
  /** Whether one of the names is on the other side, too: what it is, all of it, and the word in front of that. */
  isShared = false;
  /** Whether a word is left over that says something. */
  hasLeft = false;

  /** Units `start` .. `start + count` (exclusive) of the table; `manners`: how each was matched. */
  read({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): void {
    this.isNamed = false;
    this.isShared = false;
    this.hasLeft = false;
    let before = -1;
    let inName = false;
    let agrees = false;
    for (let i = 0; i < count; i++) {
      const part = unitRole[start + i];
      if (part !== Part.venue && part !== Part.street) continue;
      const text = words.text[unitWord[start + i]];
      const matches = manners[i] !== Match.none;
      if (!matches && !connectives().has(text)) this.hasLeft = true;
      if (!houseWords().has(text)) {
        if (inName && agrees) this.isShared = true;
        inName = false;
      } else if (inName) agrees &&= matches;
      else if (before >= 0) {
        inName = true;
        this.isNamed = true;
        agrees = matches && manners[before] !== Match.none;
      }
      before = i;
    }
    if (inName && agrees) this.isShared = true;
  }
}

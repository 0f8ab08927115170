import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { type NameTokens, Taken } from './tokens.js';
import { Flag } from './word-kinds.js';

const ENCLOSED = Gap.open | Gap.other;
const ENCLOSED_END = Gap.close | Gap.other;

/** Marks nicknames in quotes or brackets, and other names behind "aka" or "née"; `of`: the word of that name ("Hepler of Woolwich"). */
export function takeNicknames({ words, gaps, taken, can, count }: NameTokens, of: WordId): void {
  let left = count;
  for (let i = 0; i < count; i++) {
    if (!(gaps[i] & ENCLOSED)) continue;
    let end = i + 1;
    while (end < count && !(gaps[end] & ENCLOSED_END)) end++;
    // the whole value in brackets, or a quotation mark that nothing closes
    if (end - i >= left || (end === count && !(gaps[i] & Gap.open) && end - i > 2)) continue;
    const isOffice = holdsOffice(can, i, end);
    for (let k = i; k < end; k++) if (taken[k] === Taken.name) taken[k] = isOffice ? Taken.postNominal : can[k] & Flag.marker ? Taken.marker : Taken.nickname;
    left -= end - i;
    // a quotation mark that closes does not open
    i = end < count && !(gaps[i] & Gap.open) && !(gaps[end] & Gap.open) ? end : end - 1;
  }
  for (let i = 1; i < count; i++) {
    if (taken[i] !== Taken.name || !(can[i] & Flag.marker)) continue;
    const isPlace = words[i] === of;
    for (let k = i; k < count && !(k > i && gaps[k] & Gap.comma); k++)
      if (taken[k] === Taken.name) taken[k] = can[k] & Flag.marker || isPlace ? Taken.marker : Taken.nickname;
  }
}

const OFFICE = Flag.title | Flag.doubtfulTitle | Flag.postNominal | Flag.doubtfulPostNominal;

/** Whether all words in brackets are titles, offices and the like, and no names: (bishop), (Managing Director). */
function holdsOffice(can: Int32Array, from: number, end: number): boolean {
  for (let i = from; i < end; i++) if (!(can[i] & OFFICE) || can[i] & Flag.givenName) return false;
  return true;
}

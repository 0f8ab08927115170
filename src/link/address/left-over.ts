// What one of two addresses has that has no partner in the other. All read units `start` .. `start + count` (exclusive) of the table; `manners`: how each was matched.
import { Part } from '../../category/address/parts.js';
import type { LinkTable } from '../link-table.js';
import { Known } from '../link-words.js';
import { Match } from './features.js';
import { isSide } from './opposites.js';
import { isDistrictWord } from './region-names.js';
import { isBeside } from './unit-names.js';

/** Whether the first word of the street's name has no partner; `false`: there is no street. */
export function isHeadLeft({ unitRole }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++) if (unitRole[start + i] === Part.street) return manners[i] === Match.none;
  return false;
}

/** Whether a town of the tables has none. */
export function isTownLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++)
    if (manners[i] === Match.none && unitRole[start + i] === Part.city && words.known[unitWord[start + i]] & Known.town) return true;
  return false;
}

/** Whether what stands at the house has none: an annexe, land, a site. */
export function isBesideLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++) if (manners[i] === Match.none && unitRole[start + i] === Part.level && isBeside(words.text[unitWord[start + i]])) return true;
  return false;
}

/** Whether a word has none without which the street's name is another's: World Cup buk-ro, World Cup-ro. */
export function isSideLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++) if (manners[i] === Match.none && unitRole[start + i] === Part.street && isSide(words.text[unitWord[start + i]])) return true;
  return false;
}

/** Whether the name of a district has none: Chaoyang District. */
export function isDistrictLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i + 1 < count; i++) {
    if (manners[i] !== Match.none || unitRole[start + i] !== Part.city || unitRole[start + i + 1] !== Part.city) continue;
    const name = words.text[unitWord[start + i]];
    if (!isDistrictWord(name) && isDistrictWord(words.text[unitWord[start + i + 1]])) return true;
  }
  return false;
}

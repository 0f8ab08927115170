// What one of two addresses has that has no partner in the other. All read units `start` .. `start + count` (exclusive) of the table; `manners`: how each was matched.
import { Part } from '../../category/address/parts.js';
import { isTownName, MOST_TOWN_WORDS } from '../../lexicon/town-names.js';
import type { LinkTable } from '../link-table.js';
import { Known } from '../link-words.js';
import { Match } from './features.js';
import { isNumberEnding } from './numbers.js';
import { isCardinal, isSide, setsApart } from './opposites.js';
import { isDistrictWord } from './region-names.js';
import { isSilent } from './street-names.js';
import { isBeside } from './unit-names.js';

/** Letters of a word that is hardly an abbreviation. */
const MIN_NAME = 4;

/** Whether the first word of the street's name has no partner; `false`: there is no street. */
export function isHeadLeft({ unitRole }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++) if (unitRole[start + i] === Part.street) return manners[i] === Match.none;
  return false;
}

/** Whether the last word of the street's name has none, and is no short one. */
export function isEndLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = count - 1; i >= 0; i--)
    if (unitRole[start + i] === Part.street) return manners[i] === Match.none && words.text[unitWord[start + i]].length >= MIN_NAME;
  return false;
}

/** Whether a town of the tables has none; its name may be several words of the table. */
export function isTownLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  const isLeft = (i: number): boolean => i < count && manners[i] === Match.none && unitRole[start + i] === Part.city;
  for (let i = 0; i < count; i++) {
    if (!isLeft(i)) continue;
    if (words.known[unitWord[start + i]] & Known.town) return true;
    let name = words.text[unitWord[start + i]];
    for (let next = i + 1; next < i + MOST_TOWN_WORDS && isLeft(next); next++) if (isTownName((name += words.text[unitWord[start + next]]))) return true;
  }
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

/** Whether a direction within the street's name has none: 天河北路. */
export function isDirectionLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++)
    if (manners[i] === Match.none && unitRole[start + i] === Part.street && isCardinal(words.text[unitWord[start + i]])) return true;
  return false;
}

/** Whether the street's name has none for its first word, without which it is another's: Little Bourke Street, rue du Faubourg Saint-Honoré. */
export function isApartLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++) {
    const text = words.text[unitWord[start + i]];
    if (unitRole[start + i] !== Part.street || isSilent(text)) continue;
    return manners[i] === Match.none && setsApart(text) && unitRole.subarray(start + i + 1, start + count).includes(Part.street);
  }
  return false;
}

/** Whether what stands behind the number has none that is more than a letter: 12 bis, 12 1/2. */
export function isEndingLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  for (let i = 0; i < count; i++)
    if (manners[i] === Match.none && unitRole[start + i] === Part.numberTail && isNumberEnding(words.text[unitWord[start + i]])) return true;
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

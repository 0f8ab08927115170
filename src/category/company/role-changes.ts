// What units of a company name are once all of it is written: what stands beside them makes some of them another thing. Each takes the units and roles of one value from `from` to `end`.
import type { WordId } from '../vocabulary.js';
import { CompanyRole } from './roles.js';
import type { CompanyWords } from './words.js';

/** Letters that clubs are called by: FC, TSV. */
const MOST_CLUB_LETTERS = 3;

/** Whether a number is a year in which a club was founded, in full or as it is written short. */
const isClubYear = (number: number): boolean => (number >= 4 && number <= 99) || (number >= 1850 && number <= 2030);

/** "City of Greenville", "Stadt Essen": what governs a place goes by its name. `level`: the word for it. */
export function passLevel(units: Int32Array, roles: Uint8Array, from: number, end: number, level: WordId): void {
  if (units[from] !== level) return;
  const others = roles.subarray(from + 1, end);
  if (others.length > 0 && others.every((role) => role === CompanyRole.name || role === CompanyRole.place)) roles[from] = CompanyRole.level;
}

/** "Mr John Barker Plumbing": a title says nothing beside whom the firm is called by. `next`: the word behind it. */
export function passTitle(units: Int32Array, roles: Uint8Array, from: number, next: WordId): void {
  if (units[from + 1] === next && roles[from] < CompanyRole.place) roles[from] = CompanyRole.note;
}

/** "SV Darmstadt 98", "FC Schalke 04": when a club was founded says nothing where another name of it lacks that. (A second and a third are its other teams.) */
export function passYears(words: CompanyWords, units: Int32Array, roles: Uint8Array, from: number, end: number): void {
  for (let i = from; i < end; i++) if (roles[i] === CompanyRole.number && isClubYear(Number(words.textOf(units[i])))) roles[i] = CompanyRole.site;
}

/** What has no other name is named by its place ("FK Krasnodar", "Krasnodar"). */
export function nameByPlace(roles: Uint8Array, from: number, end: number): void {
  const all = roles.subarray(from, end);
  if (all.includes(CompanyRole.name)) return;
  for (let i = 0; i < all.length; i++) if (all[i] === CompanyRole.place) all[i] = CompanyRole.name;
}

/** "1. Kestrel": a number of a list says nothing where another value lacks it. `isKnown`: whether everybody knows a word; letters may be a club's, of which there are several ("1. SC", "2. SC"). */
export function passListNumber(words: CompanyWords, units: Int32Array, roles: Uint8Array, from: number, end: number, isKnown: (word: WordId) => boolean): void {
  if (from + 1 >= end || roles[from] !== CompanyRole.number) return;
  const next = units[from + 1];
  if (words.textOf(next).length > MOST_CLUB_LETTERS || isKnown(next)) roles[from] = CompanyRole.site;
}

import { REGION_MARK } from '../../category/address/hangul.js';
import { Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { LinkTable } from '../link-table.js';

/** What districts are called behind their names; those that are one word with it in their own script, as the end of a name. */
const districtWords = lazily(() => new Set(lexiconTable('districtWords').map(({ words }) => words[0])));
const joinedKind = lazily(() => {
  const joined = lexiconTable('districtWords').filter((row) => row.class === 'joined');
  return new RegExp(`(?:${joined.map(({ words }) => words[0]).join('|')})$`);
});

/** Letters of a town that is part of another's name. */
const MIN_TOWN = 4;

/** Whether a word says that the one in front of it is a district: Chaoyang District, Chaoyang Qu. */
export function isDistrictWord(text: string): boolean {
  return districtWords().has(text);
}

/** The name of a region without what says that it is one. */
export function withoutRegionMark(text: string): string {
  return text.length > 1 && text.endsWith(REGION_MARK) ? text.slice(0, -1) : text;
}

/** Whether units `start` .. `start + count` (exclusive) name a region in its own script: 上海市. */
export function hasOwnRegion({ unitWord, unitRole, words }: LinkTable, start: number, count: number): boolean {
  for (let u = start; u < start + count; u++) {
    const text = words.text[unitWord[u]];
    if (unitRole[u] === Part.city && withoutRegionMark(text) !== text) return true;
  }
  return false;
}

/** A region in its own script, and its name in Latin letters: 上海市, Shanghai; 朝阳区, Chaoyang. */
export function isOneRegion(a: string, b: string): boolean {
  const [left, right] = [withoutRegionMark(a), withoutRegionMark(b)];
  if ((left === a) === (right === b)) return false;
  return left === right || (left === a ? right : left).replace(joinedKind(), '') === (left === a ? left : right);
}

/** The last words of towns of several words: Kansas City is no part of Kansas. */
const lastWords = lazily(() => new Set(lexiconTable('towns').map(({ words }) => words[words.length - 1])));

/** A town and one of its parts, tied to it: Berlin, Berlin-Mitte. */
export function isPartOfTown(a: string, b: string): boolean {
  const [town, part] = a.length < b.length ? [a, b] : [b, a];
  return town.length >= MIN_TOWN && part.startsWith(town) && !lastWords().has(part.slice(town.length));
}

/** Two districts, or two towns: 北区, 中央区; 大阪市, 名古屋市. */
export function areTwoDistricts(a: string, b: string): boolean {
  const [left, right] = [withoutRegionMark(a), withoutRegionMark(b)];
  // (串本町, 東牟婁郡串本町)
  if (left === a || right === b || left.endsWith(right) || right.endsWith(left)) return false;
  return joinedKind().exec(left)?.[0] === joinedKind().exec(right)?.[0];
}

/** Towns and countries whose houses have a number in their district and another in their street: Czechia, Slovakia. */
const districtNumbered = lazily(
  () =>
    new Set(
      ['places', 'regions'].flatMap((table) =>
        lexiconTable(table as 'places').flatMap(({ scope, canonicalWords }) => (scope === 'CZ' || scope === 'SK' ? [canonicalWords.join('')] : [])),
      ),
    ),
);

/** Whether units `start` .. `start + count` (exclusive) name a town or country where a house has two numbers: Dlouhá 730/35, Praha. */
export function hasDistrictNumbers({ unitWord, unitRole, words }: LinkTable, start: number, count: number): boolean {
  for (let u = start; u < start + count; u++)
    if (unitRole[u] >= Part.city && unitRole[u] <= Part.country && districtNumbered().has(words.text[unitWord[u]])) return true;
  return false;
}

/** Countries in which a town is told by its state: there are many Portlands. */
const FEDERAL = new Set(['AU', 'CA', 'US']);
const federalStates = lazily(() => {
  const states = new Map<string, string>();
  for (const { class: kind, scope, canonicalWords } of lexiconTable('places'))
    if (kind === 'state' && FEDERAL.has(scope)) states.set(canonicalWords.join(''), scope);
  return states;
});

/** Two states of one country whose towns are told by them: Maine, Oregon. */
export function areTwoStates(a: string, b: string): boolean {
  const country = federalStates().get(a);
  return country !== undefined && a !== b && federalStates().get(b) === country;
}

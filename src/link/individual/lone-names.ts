import { PersonRole } from '../../category/individual/roles.js';
import { type LinkTable, TYPICAL_VALUES } from '../link-table.js';
import type { NameAlignment } from './alignment.js';
import { F, Match } from './features.js';
import type { NameWords } from './name-words.js';

/** What is told of a pair in which one value, or both, is a single word: given name or surname. */
export function compareLoneNames(table: LinkTable, names: NameWords, pairing: NameAlignment, f: Float64Array): void {
  const { unitRole, unitWord, words } = table;
  const { a, b, aCount, bCount, manner, partner, backManner, backPartner } = pairing;
  const leftLone = aCount > 0 && unitRole[a[0]] === PersonRole.lone;
  const rightLone = bCount > 0 && unitRole[b[0]] === PersonRole.lone;
  if (!leftLone && !rightLone) return;
  f[F.lone] = 1;
  const how = leftLone ? manner[0] : backManner[0];
  const otherRole = leftLone ? unitRole[b[partner[0]]] : unitRole[a[backPartner[0]]];
  if (how !== Match.none && otherRole <= PersonRole.middle) f[F.loneGiven] = 1;
  if (how === Match.exact) f[F.loneSame] = 1;
  else if (how !== Match.none && how <= Match.rare) f[F.loneFamily] = how <= Match.nickname ? 1 : how === Match.rare ? 0.4 : 0.7;
  if (how !== Match.none && !names.hasFewValues) f[F.loneCrowd] = Math.log1p(TYPICAL_VALUES * names.shareOf(unitWord[leftLone ? a[0] : b[0]], true));
  if (!leftLone || !rightLone) return;
  f[F.loneBoth] = 1;
  const x = unitWord[a[0]];
  const y = unitWord[b[0]];
  // given names are spelled and shortened in more ways than surnames
  f[F.loneFamilyName] = (names.surnameness(x) + names.surnameness(y)) / 2;
  // (what many names begin or end in brings no two of them nearer: Abdulrahman, Abdulkarim)
  f[F.loneEdits] = 1 - names.closeness(x, y);
  f[F.loneSound] = names.sameSound(x, y) ? 1 : 0;
  f[F.lonePrefix] = commonPrefix(words.text[x], words.text[y]) / Math.max(words.text[x].length, words.text[y].length);
  f[F.loneKnown] = words.known[x] && words.known[y] && partner[0] >= 0 ? 1 : 0;
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

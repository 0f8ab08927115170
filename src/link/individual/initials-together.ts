import { PersonRole } from '../../category/individual/roles.js';
import type { LinkTable, NodeId } from '../link-table.js';
import type { NameWords } from './name-words.js';

/** Letters of initials that are written together. */
const LETTERS = /^[a-z]{2}$/;
/** Parts of a name that initials stand for. */
const GIVEN: ReadonlySet<number> = new Set([PersonRole.given, PersonRole.middle]);
/** What a value has besides names. */
const BESIDE: ReadonlySet<number> = new Set([PersonRole.generation, PersonRole.net, PersonRole.title, PersonRole.written]);

/**
 * The surname's word where one of two values is nothing but the surname and two letters, which by themselves may be a name or an office, and the other has that surname and given names that
 * begin with these letters: "Smith ME", "Mary Elizabeth Smith"; "Hassan MA", "Mohammed Ahmed Hassan". The first of several; -1: they are no such pair. O(units).
 */
export function surnameBesideInitials(table: LinkTable, names: NameWords, a: NodeId, b: NodeId): number {
  const surname = surnameBesideLetters(table, names, a, b);
  return surname >= 0 ? surname : surnameBesideLetters(table, names, b, a);
}

function surnameBesideLetters(table: LinkTable, names: NameWords, short: NodeId, full: NodeId): number {
  const { unitStart, unitWord, unitRole, words } = table;
  let letters = -1;
  let count = 0;
  for (let u = unitStart[short]; u < unitStart[short + 1]; u++) {
    const role = unitRole[u];
    if (BESIDE.has(role)) continue;
    if (role !== PersonRole.surname && role !== PersonRole.particle && !GIVEN.has(role)) return -1;
    if (isOneOf(table, full, unitWord[u])) count++;
    else if (letters < 0 && LETTERS.test(words.text[unitWord[u]])) letters = unitWord[u];
    else return -1;
  }
  if (letters < 0 || count === 0) return -1;
  let initials = '';
  let surname = -1;
  for (let u = unitStart[full]; u < unitStart[full + 1]; u++) {
    if (GIVEN.has(unitRole[u])) initials += words.text[unitWord[u]][0];
    else if (unitRole[u] === PersonRole.surname && surname < 0) surname = unitWord[u];
    else if (unitRole[u] !== PersonRole.surname && unitRole[u] !== PersonRole.particle && !BESIDE.has(unitRole[u])) return -1;
  }
  // (Yu Chen has a given name, where Yi-un Chen has two syllables)
  if (surname < 0 || (names.eastAsian[surname] === 1 && names.areSyllables(letters, letters))) return -1;
  return initials.length > 1 && initials.startsWith(words.text[letters]) && isOneOf(table, short, surname, true) ? surname : -1;
}

/** Whether a value has a word in its surname or its particles; `anywhere`: or in any of its names. */
function isOneOf({ unitStart, unitRole, unitWord }: LinkTable, node: NodeId, word: number, anywhere = false): boolean {
  for (let u = unitStart[node]; u < unitStart[node + 1]; u++)
    if (unitWord[u] === word && (unitRole[u] === PersonRole.surname || unitRole[u] === PersonRole.particle || (anywhere && GIVEN.has(unitRole[u]))))
      return true;
  return false;
}

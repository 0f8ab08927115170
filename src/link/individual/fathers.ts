import type { IndividualReader } from '../../category/individual/reader.js';
import { PersonRole } from '../../category/individual/roles.js';
import { Flag } from '../../category/individual/word-kinds.js';
import type { LinkTable } from '../link-table.js';
import type { NameAlignment } from './alignment.js';
import { Match } from './features.js';

/**
 * Whether of two paired values one names as the father whom the other one names: Hamdan bin Mohammed bin Rashid, Mohammed bin Rashid. The child's own name has no partner
 * then, and the name behind the particle of descent is the other's given name.
 */
export function isFathersName(table: LinkTable, pairing: NameAlignment): boolean {
  const { a, b, aCount, bCount, manner, backManner, partner, backPartner } = pairing;
  return namesFather(table, a, aCount, manner, partner, b) || namesFather(table, b, bCount, backManner, backPartner, a);
}

function namesFather(table: LinkTable, child: Int32Array, count: number, manner: Uint8Array, partner: Int32Array, other: Int32Array): boolean {
  const { unitRole, unitWord, words } = table;
  if (count < 2 || unitRole[child[0]] !== PersonRole.given || manner[0] !== Match.none) return false;
  const { flags } = (table.reader as IndividualReader).words;
  for (let i = 1; i < count; i++) {
    if (manner[i] === Match.none || manner[i] === Match.initial || unitRole[other[partner[i]]] !== PersonRole.given) continue;
    const before = child[i] - 1;
    if (unitRole[before] === PersonRole.particle && flags[words.readerId[unitWord[before]]] & Flag.descent) return true;
  }
  return false;
}

import { PersonRole } from '../../category/individual/roles.js';
import type { LinkTable } from '../link-table.js';
import type { NameAlignment } from './alignment.js';
import { Match } from './features.js';

/** Whether two paired values each name a surname of birth or marriage that the other has nowhere: Sarah Khan née Ahmed, Sarah Khan née Malik. */
export function haveOtherSurnames({ unitRole }: LinkTable, { a, b, aCount, bCount, manner, backManner }: NameAlignment): boolean {
  const isLeft = (units: Int32Array, count: number, how: Uint8Array): boolean => {
    for (let i = 0; i < count; i++) if (unitRole[units[i]] === PersonRole.otherSurname && how[i] === Match.none) return true;
    return false;
  };
  return isLeft(a, aCount, manner) && isLeft(b, bCount, backManner);
}

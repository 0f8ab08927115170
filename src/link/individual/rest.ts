import { PersonRole } from '../../category/individual/roles.js';
import { Match } from './features.js';

/** What of one name has no partner in the other. */
interface Rest {
  given: number;
  givenInitial: number;
  middle: number;
  middleInitial: number;
  surname: number;
  middles: number;
  initials: number;
}

/** The first word of each part that has no partner (-1: none), and how many middle names and initials there are. */
export function restOf(units: Int32Array, count: number, manner: Uint8Array, unitRole: Uint8Array, unitWord: Int32Array, initial: Uint8Array): Rest {
  const rest = { given: -1, givenInitial: -1, middle: -1, middleInitial: -1, surname: -1, middles: 0, initials: 0 };
  for (let i = 0; i < count; i++) {
    if (manner[i] !== Match.none) continue;
    const word = unitWord[units[i]];
    const role = unitRole[units[i]];
    if (role === PersonRole.surname) rest.surname = rest.surname < 0 ? word : rest.surname;
    else if (role === PersonRole.given) {
      if (initial[word]) rest.givenInitial = word;
      else rest.given = word;
    } else if (role === PersonRole.middle) {
      if (initial[word]) {
        rest.middleInitial = rest.middleInitial < 0 ? word : rest.middleInitial;
        rest.initials++;
      } else {
        rest.middle = rest.middle < 0 ? word : rest.middle;
        rest.middles++;
      }
    }
  }
  return rest;
}

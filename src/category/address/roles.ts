import type { Role } from '../category.js';
import { PART_COUNT, PART_NAMES, Part } from './parts.js';

/** Part of its weight that a word contributes to the search, and whether near words are looked for; a part not named here finds nobody. */
const TRAITS: Readonly<Record<number, readonly [share: number, near: boolean]>> = {
  [Part.venue]: [0.2, true],
  [Part.number]: [1, false],
  [Part.street]: [1, true],
  [Part.section]: [0.5, false],
  [Part.unit]: [0.15, false],
  [Part.building]: [0.1, false],
  [Part.box]: [1, false],
  [Part.city]: [0.25, true],
  [Part.postcode]: [0.35, false],
};

/** The roles of address units are the parts. */
export const ADDRESS_ROLES: readonly Role[] = Array.from({ length: PART_COUNT }, (_, part) => {
  const [share, near] = TRAITS[part] ?? [0, false];
  return { name: PART_NAMES[part], share, near };
});

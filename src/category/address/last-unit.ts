import { Fact } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import type { AddressUnits } from './units.js';

/** Marks the storey or the flat that items `from .. end` end with, behind a name: "Shibuya Hikarie 27th Floor", "Alder House Flat 3"; returns where it begins, or `end`. */
export function takeLastUnit(items: AddressItems, units: AddressUnits, from: number, end: number): number {
  if (!(items.facts & Fact.unit)) return end;
  for (let i = from + 1; i < end; i++) {
    if (items.part[i] !== UNDECIDED || items.isNumber(i - 1) || !units.startsAt(i, end)) continue;
    if (units.take(i, end) === end && isNumbered(items, i, end)) return i;
    items.mark(i, end, UNDECIDED);
  }
  return end;
}

/** "27th Floor", "Flat 3"; what has no number is the rest of a name more often: Reed House Basement. */
function isNumbered(items: AddressItems, from: number, end: number): boolean {
  for (let i = from; i < end; i++)
    if ((items.part[i] === Part.level || items.part[i] === Part.unit) && items.is(i, Fact.digits | Fact.ordinal | Fact.joinedLetter)) return true;
  return false;
}

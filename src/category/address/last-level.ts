import { Fact } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import type { AddressUnits } from './units.js';

/** Marks the storey that items `from .. end` end with, behind a name: "Shibuya Hikarie 27th Floor"; returns where it begins, or `end`. */
export function takeLastLevel(items: AddressItems, units: AddressUnits, from: number, end: number): number {
  if (!(items.facts & Fact.unit)) return end;
  for (let i = from + 1; i < end; i++) {
    if (items.part[i] !== UNDECIDED || items.isNumber(i - 1) || !units.startsAt(i, end)) continue;
    const isLevel = units.take(i, end) === end && isStorey(items, i, end);
    if (isLevel) return i;
    items.mark(i, end, UNDECIDED);
  }
  return end;
}

/** "27th Floor", "Floor 3"; what has no number is the rest of a name more often: Reed House Basement. */
function isStorey(items: AddressItems, from: number, end: number): boolean {
  for (let i = from; i < end; i++)
    if (items.part[i] === Part.level && items.is(i, Fact.digits | Fact.ordinal | Fact.joinedLetter)) return items.part[from] !== Part.unit;
  return false;
}

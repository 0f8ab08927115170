import { Fact } from './facts.js';
import type { AddressItems } from './items.js';
import { Part } from './parts.js';

/** What a house is told by, in front of the building that stands there. */
const OF_HOUSE: ReadonlySet<number> = new Set([Part.number, Part.numberTail, Part.unit, Part.level, Part.building, Part.designator]);

/**
 * Whether items `from .. end` are the building at the house, where regions are in their own script and in front: "渋谷区神宮前5-10-1 ジャイル",
 * "강남구 테헤란로 152 강남파이낸스센터". Towns stand behind a house in other scripts alone.
 */
export function isBuildingBehind(items: AddressItems, from: number, end: number): boolean {
  if (!(items.facts & Fact.region)) return false;
  for (let i = from; i < end; i++) if (items.is(i, Fact.region | Fact.city | Fact.state | Fact.country)) return false;
  // (a quarter may stand between them: "테헤란로 152 (역삼동, 강남파이낸스센터)")
  let house = from - 1;
  while (house >= 0 && items.is(house, Fact.region)) house--;
  if (house < 0 || !OF_HOUSE.has(items.part[house])) return false;
  for (let i = 0; i < house; i++) if (items.is(i, Fact.region)) return true;
  return false;
}

import { Part } from '../../category/address/parts.js';
import type { AddressAlignment } from './alignment.js';
import type { AddressPair } from './address-pair.js';
import { F, Veto } from './features.js';
import { isBesideLeft } from './left-over.js';
import { areTwoHouses, areTwoNumbered, areTwoUnits, isName, mayBeOneLevel } from './unit-names.js';

/** Where a door is, from the outside in. */
const DOOR: readonly number[] = [Part.building, Part.level, Part.unit];

/**
 * Writes what units, levels, buildings and boxes of two addresses say.
 *
 * @param tellsLetters  see {@link AddressEvidence}.
 * @returns the first {@link Veto} of them, of units before boxes; `Veto.none`: they may be one door.
 */
export function compareDoors(pair: AddressPair, alignment: AddressAlignment, f: Float64Array, tellsLetters: boolean): number {
  const units = compareUnits(pair, alignment, f, tellsLetters);
  const levels = compareLevels(pair, f);
  const buildings = compareBuildings(pair, f);
  const boxes = compareBoxes(pair, f);
  // (none is 0)
  return units || levels || buildings || boxes;
}

function compareUnits(pair: AddressPair, { letterIsUnit, numberIsUnit, storeysDiffer }: AddressAlignment, f: Float64Array, tellsLetters: boolean): number {
  if (pair.bothLeft(Part.unit)) {
    const differ = pair.someLeft(Part.unit, (a, b) => areTwoUnits(a, b, tellsLetters || pair.left.isDwelling || pair.right.isDwelling));
    if (differ || pair.allLeft(Part.unit)) {
      f[F.unitsDiffer] = 1;
      return Veto.units;
    }
    f[F.unitsOverlap] = 1;
  } else if (pair.both(Part.unit)) {
    // #12-05, #05-12
    if (tellsLetters && pair.countLeft(Part.unit) === 0 && pair.areExchanged([Part.unit])) {
      f[F.unitsDiffer] = 1;
      return Veto.units;
    }
    f[pair.countLeft(Part.unit) === 0 ? F.unitSame : F.unitsOverlap] = 1;
  } else if (letterIsUnit || numberIsUnit) f[F.unitSame] = 1;
  else if (pair.one(Part.unit) && f[F.numberElsewhere] === 0) f[F.unitMissing] = 1;
  // (Kat:5 D:3, Kat:3 D:5; Stiege 2 Tür 14, 14/2)
  return storeysDiffer || (tellsLetters && pair.areExchanged(DOOR)) ? Veto.units : Veto.none;
}

function compareLevels(pair: AddressPair, f: Float64Array): number {
  if (haveTopFloor(pair)) f[F.levelMissing] = 1;
  else if (pair.bothLeft(Part.level)) {
    f[F.levelsDiffer] = 1;
    if (pair.allLeft(Part.level) || pair.someLeft(Part.level, areTwoHouses)) return Veto.units;
  } else if (pair.countLeft(Part.level) > 0) {
    // (who says that it is suite 3800 need not say on which floor)
    if (f[F.unitSame] === 0 || !pair.one(Part.level)) f[F.levelMissing] = 1;
    if (pair.ofBoth(isBesideLeft) > 0) return Veto.beside;
  } else if (pair.both(Part.level)) f[F.levelSame] = 1;
  return Veto.none;
}

/** One level on each side, of which one is the top floor. */
function haveTopFloor(pair: AddressPair): boolean {
  return pair.left.count[Part.level] === 1 && pair.right.count[Part.level] === 1 && pair.someLeft(Part.level, mayBeOneLevel);
}

function compareBuildings(pair: AddressPair, f: Float64Array): number {
  if (pair.bothLeft(Part.building)) {
    f[F.buildingsDiffer] = 1;
    if (pair.someLeft(Part.building, (a, b) => isName(a) && isName(b))) return Veto.units;
  }
  // (China World Tower 2, China World Tower 4)
  return pair.bothLeft(Part.venue) && pair.someLeft(Part.venue, areTwoNumbered) ? Veto.units : Veto.none;
}

function compareBoxes(pair: AddressPair, f: Float64Array): number {
  if (pair.bothLeft(Part.box)) {
    f[F.boxesDiffer] = 1;
    return Veto.boxes;
  }
  if (pair.one(Part.box)) f[F.boxMissing] = 1;
  else if (pair.both(Part.box) && pair.countLeft(Part.box) === 0) f[F.boxSame] = 1;
  return Veto.none;
}

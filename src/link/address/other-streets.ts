import { Part } from '../../category/address/parts.js';
import type { LinkTable } from '../link-table.js';
import type { AddressAlignment } from './alignment.js';
import type { AddressPair } from './address-pair.js';
import { F } from './features.js';
import { hasNameLeft, isNumberOfType, isTypeInFront } from './street-types.js';

/** What is left over of both streets' names (in nats over ten) where they are two names. */
const OTHER_NAME = 0.3;
/** A name of a street that many streets have (in nats over ten): there the type tells them apart. */
const COMMON = 0.6;
/** Digits of a number that most streets of a town have a house of, and most houses a room, and of one that many have. */
const MAX_LOW_DIGITS = 2;
const MAX_COMMON_DIGITS = 3;

/**
 * Writes what it says, by town and postcode, that two streets have other names or types.
 *
 * @param tellsLetters  see {@link AddressEvidence}.
 * @returns whether they are numbered streets of two types (31st Street, 31st Avenue), which are two.
 */
export function compareOtherStreets(table: LinkTable, alignment: AddressAlignment, pair: AddressPair, f: Float64Array, tellsLetters: boolean): boolean {
  const { aStart, aCount, bStart, bCount } = alignment;
  const hasPostcode = f[F.postcodeSame] === 1;
  // (Luton is a region, too)
  const inTown = f[F.cityExact] > 0 || (f[F.stateSame] === 1 && pair.left.count[Part.city] + pair.right.count[Part.city] === 0);
  if (f[F.leftStreetLess] > OTHER_NAME) {
    // ("Rua Augusto Severo", "Rua Augusto Lima")
    if (!hasPostcode && (inTown || pair.shareSection())) f[F.namesDifferInTown] = 1;
    if (hasPostcode && f[F.streetsDiffer] === 0 && pair.haveOtherEnds()) f[F.namesDifferInPostcode] = 1;
    // ("100 Oak St", "100 Elm St"; but "9425 US Highway 6" is "9425 Grand Army of the Republic Highway")
    if (hasPostcode && f[F.streetsDiffer] === 1 && pair.isPostcodeOfTown() && pair.ofBoth(hasNameLeft) === 2) f[F.otherStreet] = 1;
    // (two sites of one firm: "Kestrel Ltd, 100 Oak St", "Kestrel Ltd, 100 Elm St")
    if (!hasPostcode && f[F.streetsDiffer] === 1) f[F.venueExact] = 0;
  }
  if (f[F.typesDiffer] === 0) return false;
  const areInFront = isTypeInFront(table, aStart, aCount) && isTypeInFront(table, bStart, bCount);
  const isCommon = f[F.streetRarest] < COMMON;
  // (a house has a number that most streets have, so that another street's type is another street: Kirchstr. 5, Kirchweg 5; and where many streets have the name, 218 Maple Ave, 218 Maple Ct)
  const isLow = tellsLetters && f[F.numberSame] === 1 && pair.hasNumberOf(Part.number, isCommon && hasPostcode ? MAX_COMMON_DIGITS : MAX_LOW_DIGITS);
  if (isLow && (hasPostcode ? pair.isPostcodeOfTown() : inTown && areInFront)) f[F.typesDifferLowNumber] = 1;
  // (a room that few houses have is where it is, whatever the street is called: "9th Ave, Suite 308", "9th Pl, Suite 308"; not "5th St, Apt 2")
  const isOneRoom = hasPostcode && f[F.unitSame] === 1 && !pair.hasNumberOf(Part.unit, MAX_LOW_DIGITS);
  // (where the postcode is the same, a street's type is a matter of care)
  if (!hasPostcode) {
    f[F.typesDifferAlone] = 1;
    if (isCommon) f[F.typesDifferCommon] = 1;
    // (one town has "Bd. Unirii" and "Str. Unirii"; in columns of streets alone types are confused too often)
    if (inTown) f[F.typesDifferInTown] = 1;
    // ("R. Augusta 200", "Al. Augusta 200": who begins with a type does not confuse it so often)
    if (areInFront && (inTown ? tellsLetters && f[F.typesDifferLowNumber] === 0 : f[F.bare] === 1)) f[F.typesDifferInFront] = 1;
  }
  // ("123 Oak St", "123 Oak Ave": a ZIP has many streets, and few of them houses of as many digits)
  else if (!tellsLetters && !isOneRoom && pair.hasNumberOf(Part.number, isCommon ? MAX_COMMON_DIGITS : MAX_LOW_DIGITS)) f[F.typesDifferInZip] = 1;
  return !isOneRoom && isNumberOfType(table, aStart, aCount) && isNumberOfType(table, bStart, bCount);
}

/**
 * How the postcodes of two addresses go together. `near`: one character differs; `begins`: so does the area, or two neighbours are exchanged; `untold`: one is that of a CEDEX, which
 * tells nothing of the street's.
 */
export const PostcodeRelation = { same: 0, near: 1, begins: 2, differ: 3, untold: 4 } as const;

/** Characters that name the area of a postcode. */
const AREA = 3;

/** Characters of a postcode that says as much. */
const MIN_FAR = 5;

/** {@link PostcodeRelation} of two postcodes without blanks. */
export function postcodeRelation(a: string, b: string): number {
  if (a === b) return PostcodeRelation.same;
  if (a.length === b.length && differences(a, b) <= 1) return PostcodeRelation.near;
  return a.slice(0, AREA) === b.slice(0, AREA) || areSwapped(a, b) ? PostcodeRelation.begins : PostcodeRelation.differ;
}

/** Whether two postcodes of one length have hardly a character in common, which no slip explains: 10827, 80331. */
export function areFarPostcodes(a: string, b: string): boolean {
  return a.length === b.length && a.length >= MIN_FAR && a[0] !== b[0] && differences(a, b) >= a.length - 1;
}

/** Places at which two texts of one length differ. */
function differences(a: string, b: string): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) if (a.charCodeAt(i) !== b.charCodeAt(i)) count++;
  return count;
}

/** Whether two neighbouring characters are exchanged and all else is equal. */
function areSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || differences(a, b) !== 2) return false;
  let i = 0;
  while (a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i];
}

/** The first half of a postcode, which stands for a district behind the name of the town: London N22, Dublin D08. */
const POSTAL_DISTRICT = /^([a-z]{1,2})0?(\d{1,2}[a-z]?)$/;

/** Whether two words are postal districts, neither a part of the other: N22, E4; but W1, W1G, and D8, D08. */
export function areTwoPostalDistricts(a: string, b: string): boolean {
  const [, town, district] = POSTAL_DISTRICT.exec(a) ?? [];
  const [, otherTown, otherDistrict] = POSTAL_DISTRICT.exec(b) ?? [];
  if (district === undefined || otherDistrict === undefined) return false;
  return town !== otherTown || !(district.startsWith(otherDistrict) || otherDistrict.startsWith(district));
}

// What of a company name may be left out where the other one says nothing else: forms of clubs, kinds that names are said without.
import { add, get, weightOf } from './company-pairs';
import { legalEnd } from './company-places';
import { Role } from './company-roles';
import { Known } from './word';
import { mannerOf, roleOf, Side, wordAt } from './word-pairs';
import { Match } from './word-relation';

/** What of a name counts less where the other one says nothing else: forms of clubs, or omitted kinds as well. */
export const enum Spared { nothing, forms, kinds }

/** Part of its weight that an omitted kind has where it is all that one of two names lacks ("Hilton Hotels", "Hilton"). */
const OMITTED_SHARE: f64 = 0.25;

/** Takes from what is left over of a side what units that may be omitted count less. */
export function spare(side: Side, left: usize, spared: i32): void {
  if (spared == Spared.nothing || get(left, Role.generic) + get(left, Role.structure) + get(left, Role.name) == 0) return;
  for (let i = 0; i < side.count; i++) {
    const share = mannerOf(side, i) == Match.none ? countedShare(side, i, spared) : 1;
    if (share != 1) add(left, roleOf(side, i), weightOf(wordAt(side, i)) * (share - 1));
  }
}

/** How much a unit counts that is left over. The form of a club says no more than a legal form ("Weiz", "SC Weiz"). */
@inline
export function countedShare(side: Side, i: i32, spared: i32): f64 {
  const known = wordAt(side, i).known;
  if (spared == Spared.nothing || (known & (Known.omitted | Known.clubLetters)) == 0) return 1;
  const role = roleOf(side, i);
  if (role == Role.structure) return (known & Known.omitted) != 0 ? 0 : 1;
  if (role == Role.generic) return (known & Known.omitted) != 0 && spared == Spared.kinds ? OMITTED_SHARE : 1;
  // (those of a firm have its legal form beside them: "SC Weiz Ltd")
  return role == Role.name && (known & Known.clubLetters) != 0 && (i == 0 || i + 1 == side.count) && side.count == legalEnd(side) ? 0 : 1;
}

// Where two values say that they are: behind their legal forms stand words for it (src/category/company/place-marks.ts).
import { Role } from './company-roles';
import { roleOf, Side, wordAt, WordPair } from './word-pairs';

/** Where the legal forms of a side end, which begin at its `count`. */
export function legalEnd(side: Side): i32 {
  let end = side.end;
  while (end > side.count && roleOf(side, end - 1) == Role.where) end--;
  return end;
}

/** Whether both sides say a place that the other one does not say, and none of these may be where another one is. */
export function areElsewhere(pair: WordPair): bool {
  const a = pair.left;
  const b = pair.right;
  let differ = false;
  for (let i = legalEnd(a); i < a.end; i++) {
    if (isShared(a, i, b)) continue;
    for (let j = legalEnd(b); j < b.end; j++) {
      if (isShared(b, j, a)) continue;
      if (mayHold(a, i, b, j)) return false;
      differ = true;
    }
  }
  return differ;
}

/** Whether the other side says the same place. */
function isShared(side: Side, i: i32, other: Side): bool {
  for (let j = legalEnd(other); j < other.end; j++) if (wordAt(other, j).number == wordAt(side, i).number) return true;
  return false;
}

/** Whether one of two places may be in the other: they are of one country, and not both countries, states or towns. */
@inline
function mayHold(a: Side, i: i32, b: Side, j: i32): bool {
  const one = wordAt(a, i).text;
  const other = wordAt(b, j).text;
  return load<u8>(one, 1) != load<u8>(other, 1) && load<u8>(one, 2) == load<u8>(other, 2) && load<u8>(one, 3) == load<u8>(other, 3);
}

// Numbers of company names that the other name has not.
import { Role } from './company-roles';
import { mannerOf, roleOf, Side, Trait, traitsOf, wordAt, WordPair } from './word-pairs';
import { Match } from './word-relation';

@inline
function isTail(role: i32): bool {
  return role == Role.tail || role == Role.alias;
}

/** Whether a word with digits behind the legal form is left over. */
export function hasTailNumber(side: Side): bool {
  for (let i = 0; i < side.count; i++) if (isTail(roleOf(side, i)) && mannerOf(side, i) == Match.none && wordAt(side, i).digits != 0) return true;
  return false;
}

/**
 * Whether a name ends, but for its place, in a number that tells it from others of its kind, and that the other value has not ("Fund II", "Fund II Denmark"): 2 to 30, as
 * years are no such numbers.
 */
export function isNumbered(pair: WordPair, side: Side): bool {
  let last = side.count - 1;
  while (last > 0 && ((traitsOf(pair, side, last) & Trait.behind) != 0 || roleOf(side, last) == Role.place)) last--;
  if (last <= 0 || mannerOf(side, last) != Match.none) return false;
  const word = wordAt(side, last);
  if (word.length > 2) return false;
  let number = 0;
  for (let i = 0; i < word.length; i++) {
    const digit = <i32>load<u8>(word.text + i) - 0x30;
    if (digit < 0 || digit > 9) return false;
    number = number * 10 + digit;
  }
  return number >= 2 && number <= 30;
}

// Where two values say that they are: behind their legal forms stand words for it (src/category/company/place-marks.ts).
import { Role } from './company-roles';
import { Word } from './word';
import { roleOf, Side, wordAt, WordPair } from './word-pairs';

/** What a place begins with that is no other word: @. */
const SURE: i32 = 0x40;
/** What one of a name that everybody knows begins with: ! */
const OF_KNOWN_NAME: i32 = 0x21;

/** Where the legal forms of a side end, which begin at its `count`. */
export function legalEnd(side: Side): i32 {
  let end = side.end;
  while (end > side.count && isAfterForms(roleOf(side, end - 1))) end--;
  return end;
}

@inline
function isAfterForms(role: i32): bool {
  return role == Role.where || role == Role.famous || role == Role.written || role == Role.characters || role == Role.spoken;
}

/**
 * Whether both sides say for sure a place that the other one does not speak of, and none of these may be where another one is. `isShort`: in a short list a name that
 * everybody knows is one firm wherever it is ("IBM India", "IBM Canada").
 */
export function areElsewhere(pair: WordPair, isShort: bool): bool {
  const a = pair.left;
  const b = pair.right;
  let differ = false;
  for (let i = legalEnd(a); i < a.end; i++) {
    if (!isAlone(wordAt(a, i), b, isShort)) continue;
    for (let j = legalEnd(b); j < b.end; j++) {
      if (!isAlone(wordAt(b, j), a, isShort)) continue;
      if (mayHold(wordAt(a, i), wordAt(b, j))) return false;
      differ = true;
    }
  }
  return differ;
}

/** Whether a place is sure, and one that the other side does not speak of. */
function isAlone(place: Word, other: Side, isShort: bool): bool {
  if (place.first != SURE && (isShort || place.first != OF_KNOWN_NAME)) return false;
  for (let j = legalEnd(other); j < other.end; j++) {
    const word = wordAt(other, j);
    if (word.length == place.length && memory.compare(word.text + 1, place.text + 1, place.length - 1) == 0) return false;
  }
  return true;
}

/** Whether one of two places may be in the other: they are of one country, and not both countries, states or towns. */
@inline
function mayHold(one: Word, other: Word): bool {
  const isOfCountry = load<u8>(one.text, 2) == load<u8>(other.text, 2) && load<u8>(one.text, 3) == load<u8>(other.text, 3);
  return isOfCountry && load<u8>(one.text, 1) != load<u8>(other.text, 1);
}

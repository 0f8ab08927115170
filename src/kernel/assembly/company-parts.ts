// Parts of bodies: a faculty and its university, two departments of one, a firm and its pension fund are two.
import { Role } from './company-roles';
import { Known } from './word';
import { mannerOf, roleOf, Side, wordAt, WordPair } from './word-pairs';
import { Match } from './word-relation';

/** What the words of a name say of parts: bits. */
const enum Has {
  body = 1, // a body that has parts, which the other name says as well
  otherBody = 2, // one of which the other name says nothing
  section = 4, // a word for a part that is one of several ("faculty")
  ownSection = 8, // one of which the other name says nothing
  ownPart = 16, // a word for a part of which there is one ("library"), of which the other name says nothing
  part = 32,
  ownWord = 64, // anything else of which the other name says nothing
}

/**
 * Whether of two names that speak of one body ("Ege University") one is of a part of it and the other one of the whole ("Ege University Library"), or both are of parts,
 * each with a word of its own ("Faculty of Law, Ege University", "Faculty of Letters, Ege University"). Where a part is one of several ("faculty", "campus"), the word
 * alone tells nothing: "Goldsmiths College", "Goldsmiths".
 */
export function areParts(pair: WordPair): bool {
  const left = wordsOf(pair.left);
  if ((left & Has.body) == 0) return false;
  const right = wordsOf(pair.right);
  const isEitherPart = (left & (Has.section | Has.part)) != 0 && (right & (Has.section | Has.part)) != 0;
  return isPartOf(left, right) || isPartOf(right, left) || (isEitherPart && (left & right & Has.ownWord) != 0);
}

/** Whether one name says nothing that the other does not say, and that one is of a part. */
@inline
function isPartOf(whole: i32, part: i32): bool {
  const own = Has.otherBody | Has.ownSection | Has.ownPart | Has.ownWord;
  return (whole & own) == 0 && (part & Has.otherBody) == 0 && ((part & Has.ownPart) != 0 || ((part & Has.ownSection) != 0 && (part & Has.ownWord) != 0));
}

/** Whether one name says nothing that the other does not say, and that one is of what stands beside it: "Kestrel Foods", "Kestrel Foods Pension Fund", "Kestrel Foods Ltd Foundation". */
export function isBesideOne(pair: WordPair): bool {
  const left = besideOf(pair.left);
  const right = besideOf(pair.right);
  return (left == Beside.own && right == Beside.nothing) || (right == Beside.own && left == Beside.nothing);
}

/** What a name says that the other does not say. */
const enum Beside { nothing, own, other }

function besideOf(side: Side): i32 {
  let found = Beside.nothing;
  for (let i = 0; i < side.count; i++) {
    const role = roleOf(side, i);
    const known = wordAt(side, i).known;
    const isBeside = (known & Known.beside) != 0 || (role == Role.tail && (known & Known.part) != 0);
    // (that one is of it both say)
    if (mannerOf(side, i) != Match.none) {
      if (isBeside) return Beside.other;
    } else if (isBeside) found = Beside.own;
    else if (found == Beside.nothing && role == Role.name) found = Beside.other;
  }
  return found;
}

function wordsOf(side: Side): i32 {
  let has = 0;
  for (let i = 0; i < side.count; i++) {
    const role = roleOf(side, i);
    if (role != Role.name && role != Role.generic && role != Role.structure && role != Role.place) continue;
    const known = wordAt(side, i).known;
    if (mannerOf(side, i) != Match.none) {
      has |= ((known & Known.body) != 0 ? Has.body : 0) | ((known & Known.section) != 0 ? Has.section : 0) | ((known & Known.part) != 0 ? Has.part : 0);
    } else if ((known & Known.section) != 0) {
      has |= Has.section | Has.ownSection;
    } else if ((known & Known.part) != 0) {
      has |= Has.part | Has.ownPart;
    } else {
      has |= (known & Known.body) != 0 ? Has.otherBody : Has.ownWord;
    }
  }
  return has;
}

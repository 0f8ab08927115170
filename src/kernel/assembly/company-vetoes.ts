// Words left over on both sides that two company names with one meaning would not have.
import { Role } from './company-roles';
import { Word } from './word';
import { mannerOf, roleOf, Side, wordAt, WordPair } from './word-pairs';
import { areFamily, Match } from './word-relation';

/** Why a pair is never merged (Veto, src/link/company/features.ts). */
export const enum Veto { none, numbers, opposites, series, legalForms, places, characters }

/** What forbids a pair whose words are aligned; `numbers`: on how many sides a number is left over. */
@inline
export function vetoOf(pair: WordPair, numbers: i32): i32 {
  return numbers == 2 ? Veto.numbers : areOpposite(pair) ? Veto.opposites : areWrittenOtherwise(pair) ? Veto.characters : seriesVeto(pair);
}

/** A word left over on one side excludes one left over on the other. */
function areOpposite(pair: WordPair): bool {
  const a = pair.left;
  const b = pair.right;
  for (let i = 0; i < a.count; i++) {
    const word = wordAt(a, i);
    if (word.opposite == 0 || mannerOf(a, i) != Match.none) continue;
    for (let j = 0; j < b.count; j++) {
      const other = wordAt(b, j);
      if (mannerOf(b, j) == Match.none && other.opposite == word.opposite && !areFamily(other, word)) return true;
    }
  }
  return false;
}

/** Digits of a character, behind the sign that a word for characters begins with (src/lexicon/han-characters.ts). */
const DIGITS: i32 = 4;
/** What stands behind them: a colon. */
const BEFORE_READING: u8 = 0x3a;
/** Of so many characters one may be another that is typed alike. */
const MANY: i32 = 4;

/** Both say in Chinese characters what is read alike, and not the same ones ("华信", "华鑫"). */
function areWrittenOtherwise(pair: WordPair): bool {
  const a = pair.left;
  const b = pair.right;
  // (they stand behind everything else, and hardly any name has them)
  for (let i = a.end - 1; i >= a.count && roleOf(a, i) == Role.characters; i--) {
    for (let j = b.end - 1; j >= b.count && roleOf(b, j) == Role.characters; j--) {
      if (areFamily(wordAt(a, i), wordAt(b, j)) && otherCharacters(wordAt(a, i), wordAt(b, j))) return true;
    }
  }
  return false;
}

/** Whether two words for characters that are read alike are of more than one other, or of one in a short name. */
function otherCharacters(one: Word, other: Word): bool {
  if (one.number == other.number) return false;
  let count = 0;
  let differ = 0;
  for (let at = 1; at < one.length && load<u8>(one.text + at) != BEFORE_READING; at += DIGITS, count++) if (load<u32>(one.text + at) != load<u32>(other.text + at)) differ++;
  return one.length != other.length || count < MANY || differ > 1;
}

/**
 * Where the last unit of both is a single letter or a number, and not the same one ("Series A", "Series B"; "Corp. I", "Corp. II"); or single letters are all that both
 * have besides what they share ("James E Cole", "James W Cole").
 */
function seriesVeto(pair: WordPair): i32 {
  const a = pair.left.count - 1;
  const b = pair.right.count - 1;
  const lastDiffer = a > 0 && b > 0 && mannerOf(pair.left, a) == Match.none && mannerOf(pair.right, b) == Match.none;
  if (lastDiffer && isSerial(pair.left, a) && isSerial(pair.right, b)) {
    return wordAt(pair.left, a).digits != 0 && wordAt(pair.right, b).digits != 0 ? Veto.numbers : Veto.series;
  }
  const left = singlesLeft(pair.left);
  const right = left == Singles.none ? left : singlesLeft(pair.right);
  if (right == Singles.none) return Veto.none;
  return left == Singles.digits && right == Singles.digits ? Veto.numbers : Veto.series;
}

/** (What a note numbers is a security: "CL.A DL-,0001"; another name has numbers of its own.) */
@inline
function isSerial(side: Side, i: i32): bool {
  const role = roleOf(side, i);
  return role == Role.number || (role != Role.note && role != Role.alias && wordAt(side, i).length == 1);
}

/** What all units of a side that are left over are: nothing of the kind, or none is; single letters, digits among them or not; single digits. */
const enum Singles { none, letters, digits }

/** (A digit of a note is the number of a store: "Store #4".) */
function singlesLeft(side: Side): Singles {
  let singles = Singles.none;
  for (let i = 0; i < side.count; i++) {
    if (mannerOf(side, i) != Match.none) continue;
    const word = wordAt(side, i);
    const isDigit = word.digits != 0;
    if (word.length > 1 || (isDigit && roleOf(side, i) == Role.note)) return Singles.none;
    singles = !isDigit || singles == Singles.letters ? Singles.letters : Singles.digits;
  }
  return singles;
}

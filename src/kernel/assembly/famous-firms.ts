// A slip in a name of several words that everybody knows: hardly anybody calls another firm nearly so ("Exxor Mobil"), though the slip may be a word or short.
import { editDistance } from './edit-distance';
import { Role } from './company-roles';
import { Known, Word } from './word';
import { mannerOf, partnerOf, roleOf, Side, take, wordAt, WordPair } from './word-pairs';
import { areFamily, Match } from './word-relation';

/** Shorter words have too many neighbours ("US Bancorp", "FS Bancorp"). */
const MIN_LETTERS: i32 = 3;
/** From so many on it does not matter what stands beside the word. */
const MANY_LETTERS: i32 = 5;
/** Letters that are left of a last word that a column cut short ("ROYAL BANK OF SCOTL"). */
const MIN_CUT: i32 = 4;

/**
 * Whether all of one side is such a name, the other side's is none, and they differ by one edit of one word, or the other's last word is cut short and no word of its own; that word is then matched. A short one needs a name or a
 * line of business beside it: "Sony Group", "Pony Group" and "DNB Bank", "DZB Bank" are two.
 */
export function matchFamousFirm(pair: WordPair): bool {
  const left = pair.left;
  const right = pair.right;
  if (left.count != right.count || left.count < 2 || isFamous(left) == isFamous(right)) return false;
  const i = onlyDifferent(pair);
  if (i < 0) return false;
  const word = wordAt(left, i);
  const other = wordAt(right, i);
  const isLeft = isFamous(left);
  if (i + 1 == left.count && (isLeft ? isCut(other, word) : isCut(word, other))) {
    take(pair, i, i, Match.truncation);
    return true;
  }
  const letters = isLeft ? word.length : other.length;
  const beside = isLeft ? right : left;
  if (letters < MIN_LETTERS || (letters < MANY_LETTERS && !isNamedBeside(beside, i, true)) || !isOneEdit(word, other, pair)) return false;
  // (beside a kind alone another first letter makes another name: "Denny's Restaurant", "Lenny's Restaurant")
  if (word.first != other.first && !isNamedBeside(beside, i, false)) return false;
  take(pair, i, i, Match.slip);
  return true;
}

/** All of the name is a firm that everybody knows: a unit behind it says so. */
function isFamous(side: Side): bool {
  for (let i = side.end - 1; i >= side.count; i--) {
    const role = roleOf(side, i);
    if (role != Role.written && role != Role.characters) return role == Role.famous;
  }
  return false;
}

/** The place at which both sides have another word, all others being the same in the same order; -1: there is none, or several. */
function onlyDifferent(pair: WordPair): i32 {
  let different = -1;
  for (let i = 0; i < pair.left.count; i++) {
    if (wordAt(pair.left, i).number == wordAt(pair.right, i).number) continue;
    if (different >= 0) return -1;
    different = i;
  }
  if (different < 0) return -1;
  const partner = partnerOf(pair, different);
  const isFree = partner == different || (partner < 0 && mannerOf(pair.right, different) == Match.none);
  return isFree ? different : -1;
}

/** (Niger is a word of its own, and not Nigeria.) */
@inline
function isCut(cut: Word, full: Word): bool {
  return cut.length >= MIN_CUT && cut.length < full.length && (cut.known & Known.word) == 0 && memory.compare(cut.text, full.text, <usize>cut.length) == 0;
}

function isOneEdit(a: Word, b: Word, pair: WordPair): bool {
  if (a.digits != 0 || b.digits != 0 || areFamily(a, b) || abs(a.length - b.length) > 1) return false;
  return editDistance(a.text, a.length, b.text, b.length, 1, 1, pair.scratch) <= 1;
}

/** Whether a unit but `i` is a name, or `orKind` says a line of business; of the side that is no famous name, as all words of those are names. */
function isNamedBeside(side: Side, i: i32, orKind: bool): bool {
  for (let at = 0; at < side.count; at++) {
    if (at == i) continue;
    const role = roleOf(side, at);
    if (role == Role.name || (orKind && role == Role.generic && (wordAt(side, at).known & Known.omitted) != 0)) return true;
  }
  return false;
}

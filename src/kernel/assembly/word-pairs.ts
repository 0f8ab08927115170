// Two values as the words they are made of, and which words of one mean which of the other: equal ones first, then near ones, words written as one,
// initials. What a word is, TypeScript has said.
import { editDistance } from './edit-distance';
import { lookAlike, mayBeQuiet, Slip, slipOf } from './slip';
import { Known, Word } from './word';

/** Units of one value that are compared (MAX_UNITS, src/link/value-units.ts); arrays of them have room for eight more. */
const MOST: i32 = 24;
const BLANK: u8 = 0x20;

/** How two words are the same (Match, src/link/match-manner.ts). */
export const enum Match { none, exact, variant, spelling, slip, knownSlip, truncation, abbreviation, joined, initials }

/** What the role of a unit says of it: bits. */
export const enum Trait { near = 1, behind = 2, closed = 4, listed = 8 }

/** One value: the units that are compared, and behind them (up to `end`) those that find nobody. */
@unmanaged
export class Side {
  count: i32;
  end: i32;
  words: usize; // Word, a pointer a unit
  roles: usize; // u8 a unit
  manner: usize; // u8 a unit: Match
}

@unmanaged
export class WordPair {
  left: Side;
  right: Side;
  partner: usize; // i32 a unit of the left side: the unit of the right one that it was matched with; -1: none
  traits: usize; // u8 a role: Trait
  scratch: usize; // of the edit distance
  sounds: usize; // of the letters, see slip.ts
}

@inline
export function wordAt(side: Side, i: i32): Word {
  return changetype<Word>(<usize>load<u32>(side.words + ((<usize>i) << 2)));
}

@inline
export function setWord(side: Side, i: i32, word: Word): void {
  store<u32>(side.words + ((<usize>i) << 2), <u32>changetype<usize>(word));
}

@inline
export function mannerOf(side: Side, i: i32): i32 {
  return <i32>load<u8>(side.manner + <usize>i);
}

@inline
export function roleOf(side: Side, i: i32): i32 {
  return <i32>load<u8>(side.roles + <usize>i);
}

@inline
export function traitsOf(pair: WordPair, side: Side, i: i32): i32 {
  return <i32>load<u8>(pair.traits + <usize>roleOf(side, i));
}

@inline
export function partnerOf(pair: WordPair, i: i32): i32 {
  return load<i32>(pair.partner + ((<usize>i) << 2));
}

@inline
function setManner(side: Side, i: i32, manner: i32): void {
  store<u8>(side.manner + <usize>i, <u8>manner);
}

@inline
function setPartner(pair: WordPair, i: i32, partner: i32): void {
  store<i32>(pair.partner + ((<usize>i) << 2), partner);
}

export function take(pair: WordPair, i: i32, j: i32, manner: i32): void {
  setPartner(pair, i, j);
  setManner(pair.left, i, manner);
  setManner(pair.right, j, manner);
}

/** Sixteen bytes at a time, the last ones beyond the end: for arrays so small, faster than `memory.fill`. */
@inline
export function fill(at: usize, bytes: i32, value: v128): void {
  for (let done = 0; done < bytes; done += 16) v128.store(at + <usize>done, value);
}

/** Matches the units of both sides; what was matched before is forgotten. O(units²). */
export function alignWords(pair: WordPair): void {
  const left = pair.left;
  const right = pair.right;
  fill(pair.partner, MOST << 2, i8x16.splat(-1));
  fill(left.manner, MOST, i8x16.splat(0));
  fill(right.manner, MOST, i8x16.splat(0));
  matchExact(pair);
  matchNear(pair);
  matchJoined(pair, left, right, false);
  matchJoined(pair, right, left, true);
  matchInitials(pair, left, right, false);
  matchInitials(pair, right, left, true);
}

function matchExact(pair: WordPair): void {
  const left = pair.left;
  const right = pair.right;
  for (let i = 0; i < left.count; i++) {
    const number = wordAt(left, i).number;
    for (let j = 0; j < right.count; j++) {
      if (wordAt(right, j).number != number || mannerOf(right, j) != Match.none) continue;
      take(pair, i, j, Match.exact);
      break;
    }
  }
}

function matchNear(pair: WordPair): void {
  const left = pair.left;
  const right = pair.right;
  for (let i = 0; i < left.count; i++) {
    const traits = traitsOf(pair, left, i);
    if (mannerOf(left, i) != Match.none || (traits & (Trait.near | Trait.listed)) == 0) continue;
    const word = wordAt(left, i);
    let bestManner = 0;
    let best = -1;
    for (let j = 0; j < right.count; j++) {
      if (mannerOf(right, j) != Match.none) continue;
      const others = traitsOf(pair, right, j);
      const both = traits & others;
      let manner: i32 = Match.none;
      if ((both & Trait.near) != 0) manner = relation(word, wordAt(right, j), (both & Trait.closed) != 0, pair);
      else if (((traits | others) & (Trait.near | Trait.listed)) == (Trait.near | Trait.listed)) manner = isListed(word, wordAt(right, j)) ? Match.abbreviation : Match.none;
      if (manner != Match.none && (best < 0 || manner < bestManner)) {
        best = j;
        bestManner = manner;
      }
    }
    if (best >= 0) take(pair, i, best, bestManner);
  }
}

/** How two words that differ may be the same. `listed`: only by what tables say of them. */
function relation(a: Word, b: Word, listed: bool, pair: WordPair): i32 {
  const sameDigits = a.digits == b.digits;
  if (areFamily(a, b)) return a.skeleton == b.skeleton && sameDigits ? Match.spelling : Match.variant;
  if (a.opposite != 0 && a.opposite == b.opposite) return Match.none;
  if (a.skeleton == b.skeleton && sameDigits) return Match.spelling;
  if (isListed(a, b)) return Match.abbreviation;
  if (listed || !sameDigits) return Match.none;
  const shorter = a.length <= b.length ? a : b;
  const longer = a.length <= b.length ? b : a;
  const letters = shorter.length;
  const more = longer.length - letters;
  if (letters >= 4 && isSlip(a, b, letters, more, pair)) return (a.known & b.known & Known.word) != 0 ? Match.knownSlip : Match.slip;
  if (letters == 0 || shorter.first != longer.first) return Match.none;
  if (letters >= 3 && startsWith(longer, shorter)) return isOtherBody(shorter, longer, more) ? Match.none : Match.truncation;
  if (letters < 2 || more < 2) return Match.none;
  const mayBeContracted = letters >= 5 && 2 * letters >= longer.length && (longer.known & Known.word) != 0 && (shorter.known & Known.word) == 0 && hasFewVowels(shorter);
  if (mayBeContracted && isContractedWithin(shorter, longer)) return Match.abbreviation;
  if ((letters > 6 && !mayBeContracted) || !isContraction(shorter, longer)) return Match.none;
  return letters > 2 || load<u8>(longer.text + longer.length - 1) == load<u8>(shorter.text, 1) ? Match.abbreviation : Match.none;
}

/** A museum's friends are no museum: what is a word of its own is not cut short from one that ends in another body. `more`: letters, of which a body has four and more. */
@inline
function isOtherBody(shorter: Word, longer: Word, more: i32): bool {
  return more >= 4 && (longer.known & Known.otherBody) != 0 && (shorter.known & Known.word) != 0;
}

/** Whether a table says that one word is short for the other, or both for a third. */
@inline
export function isListed(a: Word, b: Word): bool {
  return a.expansion == b.number || b.expansion == a.number || (a.expansion != a.number && a.expansion == b.expansion);
}

/**
 * Whether so few edits lead from one word to the other that a slip of the pen may be all: the more the longer they are, and one more where nothing that is heard
 * differs ("khurasan", "khorassan"). `letters`: of the shorter word; `more`: of the longer one.
 */
function isSlip(a: Word, b: Word, letters: i32, more: i32, pair: WordPair): bool {
  const usual = letters >= 12 ? 3 : letters >= 8 ? 2 : 1;
  const differ = a.letters ^ b.letters;
  const most = letters >= 5 && mayBeQuiet(differ, pair.sounds) ? usual + 1 : usual;
  // an edit adds one letter to a word and takes one away at most: most pairs are told apart by that
  const letterEdits = popcnt<u32>(differ);
  // (two letters in print for one are three that differ)
  if (more == 1 && letterEdits <= 3 && usual == 1 && lookAlike(a, b, pair.sounds)) return true;
  if (more > min(most, 2) || letterEdits > 2 * most) return false;
  const edits = editDistance(a.text, a.length, b.text, b.length, most, 1, pair.scratch);
  return edits <= usual || (edits == most && slipOf(a, b, pair.sounds) == Slip.quiet);
}

/** Whether two words belong to one family. (A legal form has up to 44, in ascending order as those of any word.) */
export function areFamily(a: Word, b: Word): bool {
  if (a.familyCount == 1 && b.familyCount == 1) return a.family == b.family;
  let i = 0;
  let j = 0;
  while (i < a.familyCount && j < b.familyCount) {
    const one = load<i32>(a.families + ((<usize>i) << 2));
    const other = load<i32>(b.families + ((<usize>j) << 2));
    if (one == other) return true;
    if (one < other) i++;
    else j++;
  }
  return false;
}

export function startsWith(word: Word, beginning: Word): bool {
  return beginning.length <= word.length && memory.compare(word.text, beginning.text, beginning.length) == 0;
}

export function endsWith(word: Word, ending: Word): bool {
  return ending.length <= word.length && memory.compare(word.text + word.length - ending.length, ending.text, ending.length) == 0;
}

/**
 * Whether the shorter word may be the longer one contracted: it begins as that does, and has of the rest some of the consonants in their order ("intl", "govt",
 * "bldg"; not "coburg" of "cloppenburg").
 */
function isContraction(shorter: Word, longer: Word): bool {
  let at = 0;
  while (at < shorter.length && load<u8>(shorter.text + at) == load<u8>(longer.text + at)) at++;
  for (let i = at; i < shorter.length; i++) if (isVowel(load<u8>(shorter.text + i))) return false;
  for (let i = at; i < longer.length && at < shorter.length; i++) if (load<u8>(longer.text + i) == load<u8>(shorter.text + at)) at++;
  return at == shorter.length;
}

/** Whether it may be that contracted amid: between the beginning and the end that both have, it has some of the consonants that the other has there ("mkting", "assocts", "landscpg"). */
function isContractedWithin(shorter: Word, longer: Word): bool {
  let at = 0;
  while (at < shorter.length && load<u8>(shorter.text + at) == load<u8>(longer.text + at)) at++;
  let end = shorter.length;
  const more = longer.length - shorter.length;
  while (end > at && load<u8>(shorter.text + end - 1) == load<u8>(longer.text + end - 1 + more)) end--;
  if (end == shorter.length) return false;
  for (let i = at; i < end; i++) if (isVowel(load<u8>(shorter.text + i))) return false;
  for (let i = at; i < end + more && at < end; i++) if (load<u8>(longer.text + i) == load<u8>(shorter.text + at)) at++;
  return at == end;
}

/** Whether less than a third of its letters are vowels: of 20,000 surnames 42 are a word of trades contracted then, 600 otherwise (Hagen, Hausverwaltungen). */
function hasFewVowels(word: Word): bool {
  let vowels = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = load<u8>(word.text + i);
    if (isVowel(letter) || letter == 0x79) vowels++;
  }
  return vowels * 3 < word.length;
}

@inline
function isVowel(letter: u8): bool {
  return letter == 0x61 || letter == 0x65 || letter == 0x69 || letter == 0x6f || letter == 0x75;
}

/** Two to four neighbouring units of `side` that are one word of the other; `swap`: that is the left one. */
export function matchJoined(pair: WordPair, side: Side, other: Side, swap: bool): void {
  for (let j = 0; j < other.count; j++) {
    if (mannerOf(other, j) == Match.exact) continue;
    const whole = wordAt(other, j);
    if (whole.length < 4) continue;
    for (let i = 0; i + 1 < side.count; i++) {
      const first = wordAt(side, i);
      if (first.length == 0 || whole.first != first.first || first.length >= whole.length + 2 || isSettled(side, i)) continue;
      const end = joinedEnd(side, i, whole);
      if (end < 0) continue;
      release(pair, swap, i, end, j);
      takeTogether(pair, swap, i, end + 1, j, Match.joined);
      break;
    }
  }
}

@inline
function isSettled(side: Side, unit: i32): bool {
  const manner = mannerOf(side, unit);
  return manner == Match.exact || manner == Match.joined;
}

/** The last of the units from `from` on that are `whole` when joined; -1: there is none. */
function joinedEnd(side: Side, from: i32, whole: Word): i32 {
  let length = wordAt(side, from).length;
  for (let end = from + 1; end < side.count && end <= from + 3; end++) {
    if (isSettled(side, end)) return -1;
    length += wordAt(side, end).length;
    if (length > whole.length + 1) return -1;
    if (areJoined(side, from, end, length, whole)) return end;
  }
  return -1;
}

/** Whether units `from` to `last`, `length` letters together, are a word; of seven letters and more, but for one letter, unless the word has digits (GSB18V, GSR 18V). */
function areJoined(side: Side, from: i32, last: i32, length: i32, whole: Word): bool {
  const begin = agreeingBeginning(side, from, last, whole);
  if (begin == length && length == whole.length) return true;
  if (length < 7 || whole.length - length > 1 || hasDigit(whole)) return false;
  const shorter = min(length, whole.length);
  const needed = length == whole.length ? shorter - 1 : shorter;
  if (begin + agreeingEnding(side, from, last, whole) < needed) return false;
  return length < whole.length || !isDigit(letterAt(side, from, begin));
}

function hasDigit(word: Word): bool {
  for (let i = 0; i < word.length; i++) if (isDigit(word.text + i)) return true;
  return false;
}

/** Where the letter stands that is number `at`, from 0, of the units from `unit` on. */
function letterAt(side: Side, unit: i32, at: i32): usize {
  let word = wordAt(side, unit);
  while (at >= word.length) {
    at -= word.length;
    word = wordAt(side, ++unit);
  }
  return word.text + at;
}

/** Letters that joined units and a word have in common from their beginning on. */
function agreeingBeginning(side: Side, from: i32, last: i32, whole: Word): i32 {
  let at = 0;
  for (let unit = from; unit <= last; unit++) {
    const word = wordAt(side, unit);
    for (let i = 0; i < word.length; i++, at++) if (at == whole.length || load<u8>(word.text + i) != load<u8>(whole.text + at)) return at;
  }
  return at;
}

/** Letters that they have in common up to their end. */
function agreeingEnding(side: Side, from: i32, last: i32, whole: Word): i32 {
  let count = 0;
  for (let unit = last; unit >= from; unit--) {
    const word = wordAt(side, unit);
    for (let i = word.length - 1; i >= 0; i--, count++) {
      if (count == whole.length || load<u8>(word.text + i) != load<u8>(whole.text + whole.length - 1 - count)) return count;
    }
  }
  return count;
}

/** Gives up weaker matches of the units that a better reading needs. */
function release(pair: WordPair, swap: bool, from: i32, end: i32, other: i32): void {
  const left = pair.left;
  for (let i = 0; i < left.count; i++) {
    const j = partnerOf(pair, i);
    if (j < 0) continue;
    const inside = swap ? (j >= from && j <= end) || i == other : (i >= from && i <= end) || j == other;
    if (!inside) continue;
    setManner(left, i, Match.none);
    setPartner(pair, i, -1);
    setManner(pair.right, j, Match.none);
  }
}

/** Units `from .. end` of one side are unit `whole` of the other; `swap`: of the right side. */
export function takeTogether(pair: WordPair, swap: bool, from: i32, end: i32, whole: i32, manner: i32): void {
  const side = swap ? pair.right : pair.left;
  for (let i = from; i < end; i++) {
    setManner(side, i, manner);
    if (!swap) setPartner(pair, i, whole);
  }
  setManner(swap ? pair.left : pair.right, whole, manner);
  if (swap) setPartner(pair, whole, from);
}

/** A word of one side that is the initials of neighbouring units of the other. A number is nobody's initials, and is not cut short to its first digit. */
function matchInitials(pair: WordPair, side: Side, other: Side, swap: bool): void {
  for (let j = 0; j < other.count; j++) {
    if (mannerOf(other, j) != Match.none) continue;
    const short = wordAt(other, j);
    if (short.length < 2 || short.length > 6 || isNumber(short)) continue;
    for (let i = 0; i < side.count; i++) {
      if (wordAt(side, i).first != short.first) continue;
      const end = initialsEnd(side, i, short, short.length);
      if (end < 0) continue;
      takeTogether(pair, swap, i, end, j, Match.initials);
      break;
    }
  }
}

/** Where the units end that begin at `from`, none of which is matched, and of which the first `count` letters of a word are the initials; -1: of none. */
export function initialsEnd(side: Side, from: i32, short: Word, count: i32): i32 {
  let unit = from;
  for (let k = 0; k < count; unit++) {
    if (unit == side.count || mannerOf(side, unit) != Match.none) return -1;
    const word = wordAt(side, unit);
    if (word.length == 0 || word.first != <i32>load<u8>(short.text + k)) return -1;
    if (word.length > 1 && isDigit(word.text)) return -1;
    k += lettersOf(word, short, k, count);
  }
  return unit;
}

/** How many letters from `k` on stand for a unit: for a phrase those of all its words, where the initials have them ("Lake County School District": LCSD). */
function lettersOf(unit: Word, short: Word, k: i32, count: i32): i32 {
  let letters = 1;
  for (let i = 1; i < unit.length; i++) {
    if (load<u8>(unit.text + i - 1) != BLANK) continue;
    if (k + letters == count || load<u8>(unit.text + i) != load<u8>(short.text + k + letters)) return 1;
    letters++;
  }
  return letters;
}

function isNumber(word: Word): bool {
  for (let k = 0; k < word.length; k++) if (!isDigit(word.text + k)) return false;
  return true;
}

@inline
function isDigit(at: usize): bool {
  return load<u8>(at) - 0x30 <= 9;
}

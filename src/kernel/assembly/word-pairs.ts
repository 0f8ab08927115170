// Two values as the words they are made of, and which words of one mean which of the other: equal ones first, then near ones, words written as one,
// initials. What a word is, TypeScript has said.
import { Known, Word } from './word';
import { isListed, Match, relation } from './word-relation';

/** Units of one value that are compared (MAX_UNITS, src/link/value-units.ts); arrays of them have room for eight more. */
const MOST: i32 = 24;
const BLANK: u8 = 0x20;
const LETTER_D: i32 = 0x64;
const LETTER_L: i32 = 0x6c;
/** Initials of fewer letters may leave no article out, nor are shorter words told to begin with one. */
const MIN_OF_ELIDED: i32 = 4;
const MIN_ELIDED: i32 = 5;
/** Letters of words that a phrase's initials may leave out. */
const MOST_OF_SHORT: i32 = 3;

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
      if ((both & Trait.near) != 0) manner = relation(word, wordAt(right, j), (both & Trait.closed) != 0, pair.scratch, pair.sounds);
      else if (((traits | others) & (Trait.near | Trait.listed)) == (Trait.near | Trait.listed)) manner = isListed(word, wordAt(right, j)) ? Match.abbreviation : Match.none;
      if (manner != Match.none && (best < 0 || manner < bestManner)) {
        best = j;
        bestManner = manner;
      }
    }
    if (best >= 0) take(pair, i, best, bestManner);
  }
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
  if (length < 7 || whole.length - length > 1 || hasDigit(whole) || hasLetterAlone(side, from, last)) return false;
  const shorter = min(length, whole.length);
  const needed = length == whole.length ? shorter - 1 : shorter;
  if (begin + agreeingEnding(side, from, last, whole) < needed) return false;
  return length < whole.length || !isDigit(letterAt(side, from, begin));
}

/** Whether one of the units is a letter: what is one letter apart from them may be so from the others alone ("Andrea S", "Andres"). */
function hasLetterAlone(side: Side, from: i32, last: i32): bool {
  for (let unit = from; unit <= last; unit++) if (wordAt(side, unit).length == 1) return true;
  return false;
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
    const letter: i32 = load<u8>(short.text + k);
    if (word.length == 0 || (word.first != letter && !(unit > from && count >= MIN_OF_ELIDED && isElided(word, letter)))) return -1;
    if (word.length > 1 && isDigit(word.text)) return -1;
    k += lettersOf(word, short, k, count);
  }
  return unit;
}

/** Whether `letter` stands behind an article or "of" that has lost its vowel ("Centre d'Immunologie"): what is a word of its own has none (dairy). */
function isElided(word: Word, letter: i32): bool {
  if (word.length < MIN_ELIDED || (word.known & Known.word) != 0 || (word.first != LETTER_D && word.first != LETTER_L)) return false;
  const second: i32 = load<u8>(word.text, 1);
  return second == letter && (second == 0x61 || second == 0x65 || second == 0x68 || second == 0x69 || second == 0x6f || second == 0x75);
}

/**
 * How many letters from `k` on stand for a unit: for a phrase those of all its words, where the initials have them ("Lake County School District": LCSD); short ones may be passed over
 * ("academy of sciences": AS).
 */
function lettersOf(unit: Word, short: Word, k: i32, count: i32): i32 {
  let letters = 1;
  for (let i = 1; i < unit.length; i++) {
    if (load<u8>(unit.text + i - 1) != BLANK) continue;
    if (k + letters < count && load<u8>(unit.text + i) == load<u8>(short.text + k + letters)) letters++;
    else if (!isShort(unit, i)) return 1;
  }
  return letters;
}

/** Whether the word of a phrase that begins at letter `i` has three letters at most. */
function isShort(unit: Word, i: i32): bool {
  for (let k = i; k < min(unit.length, i + MOST_OF_SHORT + 1); k++) if (load<u8>(unit.text + k) == BLANK) return true;
  return unit.length - i <= MOST_OF_SHORT;
}

function isNumber(word: Word): bool {
  for (let k = 0; k < word.length; k++) if (!isDigit(word.text + k)) return false;
  return true;
}

@inline
function isDigit(at: usize): bool {
  return load<u8>(at) - 0x30 <= 9;
}

// How two words that differ may be the same: by what tables say of them, by their spelling, by a slip, cut short or contracted.
import { editDistance } from './edit-distance';
import { lookAlike, mayBeQuiet, Slip, slipOf } from './slip';
import { Known, Word } from './word';

/** How two words are the same (Match, src/link/match-manner.ts). */
export const enum Match { none, exact, variant, spelling, slip, knownSlip, truncation, abbreviation, joined, initials }

/** How two words that differ may be the same. `listed`: only by what tables say of them; `scratch`: of the edit distance; `sounds`: of the letters, see slip.ts. */
export function relation(a: Word, b: Word, listed: bool, scratch: usize, sounds: usize): i32 {
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
  if (letters >= 4 && isSlip(a, b, letters, more, scratch, sounds)) return (a.known & b.known & Known.word) != 0 ? Match.knownSlip : Match.slip;
  if (letters == 0 || shorter.first != longer.first) return Match.none;
  if (letters >= 3 && startsWith(longer, shorter)) return isOtherBody(shorter, longer, more) ? Match.none : Match.truncation;
  // (of two letters that are short for a word tables say so: "Arnold Sheet Metal" is no AD Sheet Metal)
  if (letters < 3 || more < 2) return Match.none;
  const mayBeContracted = letters >= 5 && 2 * letters >= longer.length && (longer.known & Known.word) != 0 && (shorter.known & Known.word) == 0 && hasFewVowels(shorter);
  if (mayBeContracted && isContractedWithin(shorter, longer)) return Match.abbreviation;
  return (letters <= 6 || mayBeContracted) && isContraction(shorter, longer) ? Match.abbreviation : Match.none;
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
function isSlip(a: Word, b: Word, letters: i32, more: i32, scratch: usize, sounds: usize): bool {
  const usual = letters >= 12 ? 3 : letters >= 8 ? 2 : 1;
  const differ = a.letters ^ b.letters;
  const most = letters >= 5 && mayBeQuiet(differ, sounds) ? usual + 1 : usual;
  // an edit adds one letter to a word and takes one away at most: most pairs are told apart by that
  const letterEdits = popcnt<u32>(differ);
  // (two letters in print for one are three that differ)
  if (more == 1 && letterEdits <= 3 && usual == 1 && lookAlike(a, b, sounds)) return true;
  if (more > min(most, 2) || letterEdits > 2 * most) return false;
  const edits = editDistance(a.text, a.length, b.text, b.length, most, 1, scratch);
  return edits <= usual || (edits == most && slipOf(a, b, sounds) == Slip.quiet);
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

// Which words of two company names are the same, beyond what the words alone say: legal forms written against a word, initials.
import { Role } from './company-roles';
import { legalEnd } from './company-places';
import { Word } from './word';
import { matchWritten, matchWrittenAsOne } from './written-forms';
import { alignWords, initialsEnd, mannerOf, partnerOf, roleOf, Side, take, takeTogether, Trait, traitsOf, wordAt, WordPair } from './word-pairs';
import { endsWith, Match, startsWith } from './word-relation';

/** Initials of fewer words are those of many names by chance. */
export const MIN_ACRONYM: i32 = 4;
/** "18", "19", "20" and "0", as they lie in memory. */
const EIGHTEEN: u16 = 0x3831;
const NINETEEN: u16 = 0x3931;
const TWENTY: u16 = 0x3032;
const ZERO: u8 = 0x30;

/** Aligns the words of two names; whether the last letter of initials stands for a legal form. */
export function alignCompanies(pair: WordPair): bool {
  alignWords(pair);
  matchWrittenAsOne(pair);
  matchAttachedForms(pair);
  matchGivenInitials(pair);
  matchYears(pair);
  matchWritten(pair);
  return matchInitialsWithForm(pair, pair.left, pair.right, false) || matchInitialsWithForm(pair, pair.right, pair.left, true);
}

/** "SiemensAG", "Siemens AG": a word of one side that is a word of the other with its legal form behind it. */
function matchAttachedForms(pair: WordPair): void {
  const left = pair.left;
  const right = pair.right;
  if (left.count == legalEnd(left) && right.count == legalEnd(right)) return;
  for (let i = 0; i < left.count; i++) {
    if (mannerOf(left, i) == Match.exact) continue;
    for (let j = 0; j < right.count; j++) {
      const taken = mannerOf(right, j);
      const partner = partnerOf(pair, i);
      if (taken == Match.exact || (partner >= 0 && partner != j) || (partner < 0 && taken != Match.none)) continue;
      if (!isAttached(wordAt(left, i), wordAt(right, j), right) && !isAttached(wordAt(right, j), wordAt(left, i), left)) continue;
      take(pair, i, j, Match.joined);
      break;
    }
  }
}

/** Whether a word is another one with a legal form of that one's side behind it. */
function isAttached(whole: Word, name: Word, side: Side): bool {
  if (whole.length <= name.length || !startsWith(whole, name)) return false;
  for (let form = side.count, end = legalEnd(side); form < end; form++) {
    const word = wordAt(side, form);
    if (name.length + word.length == whole.length && endsWith(whole, word)) return true;
  }
  return false;
}

/** "J. Smith Plumbing", "John Smith Plumbing"; "N. Alma", "North Alma": a letter is the word that begins with it where both stand in front of one and the same name or place. */
function matchGivenInitials(pair: WordPair): void {
  const left = pair.left;
  const right = pair.right;
  for (let i = 0; i + 1 < left.count; i++) {
    const j = partnerOf(pair, i + 1) - 1;
    if (j < 0 || mannerOf(left, i + 1) != Match.exact || mannerOf(left, i) != Match.none || mannerOf(right, j) != Match.none) continue;
    if (!isNamed(left, i + 1) || !isNamed(right, j + 1) || (traitsOf(pair, left, i) & traitsOf(pair, right, j) & Trait.near) == 0) continue;
    const word = wordAt(left, i);
    const other = wordAt(right, j);
    if (min(word.length, other.length) != 1 || max(word.length, other.length) == 1 || word.first != other.first) continue;
    take(pair, i, j, Match.initials);
  }
}

/** "SV Darmstadt 98", "SV Darmstadt 1898": the year of a club in full, and written short. */
function matchYears(pair: WordPair): void {
  const left = pair.left;
  const right = pair.right;
  for (let i = 0; i < left.count; i++) {
    if (roleOf(left, i) != Role.site || mannerOf(left, i) != Match.none || !isClub(left) || !isClub(right)) continue;
    for (let j = 0; j < right.count; j++) {
      if (roleOf(right, j) != Role.site || mannerOf(right, j) != Match.none) continue;
      if (!isShortYear(wordAt(left, i), wordAt(right, j)) && !isShortYear(wordAt(right, j), wordAt(left, i))) continue;
      take(pair, i, j, Match.abbreviation);
      break;
    }
  }
}

/** Whether a name says what clubs are called besides their names. (Numbers of stores are no years.) */
function isClub(side: Side): bool {
  for (let i = 0; i < side.count; i++) if (roleOf(side, i) == Role.structure) return true;
  return false;
}

/** Whether a number is the end of a year of 1800 to 2099, without a zero in front. */
function isShortYear(short: Word, year: Word): bool {
  if (year.length != 4 || short.length > 2) return false;
  const century = load<u16>(year.text);
  if (century != EIGHTEEN && century != NINETEEN && century != TWENTY) return false;
  return short.length == 2 ? load<u16>(short.text) == load<u16>(year.text, 2) : load<u8>(year.text, 2) == ZERO && load<u8>(short.text) == load<u8>(year.text, 3);
}

/**
 * "KPLC", "Kenya Power & Lighting Company": a word of `other` that is the initials of all units of `side` and of a legal form of that side. Fewer than four letters are
 * those of many names by chance. `swap`: `side` is the right one.
 */
function matchInitialsWithForm(pair: WordPair, side: Side, other: Side, swap: bool): bool {
  const count = side.count;
  // (the letter says what stands behind the name: "FACC AG" is not Feilong Auto Components Co.)
  if (count == side.end || other.count != legalEnd(other)) return false;
  for (let j = 0; j < other.count; j++) {
    const short = wordAt(other, j);
    if (mannerOf(other, j) != Match.none || short.length < MIN_ACRONYM || initialsEnd(side, 0, short, short.length - 1) != count) continue;
    for (let form = count, end = legalEnd(side); form < end; form++) {
      if (wordAt(side, form).first != <i32>load<u8>(short.text + short.length - 1)) continue;
      takeTogether(pair, swap, 0, count, j, Match.initials);
      return true;
    }
  }
  return false;
}

@inline
function isNamed(side: Side, i: i32): bool {
  return roleOf(side, i) == Role.name || roleOf(side, i) == Role.place;
}

/** Whether two words that mean the same are of two languages: no places, and no plural of each other. */
@inline
export function isTranslated(word: Word, role: i32, other: Word): bool {
  return role != Role.place && !startsWith(word, other) && !startsWith(other, word);
}

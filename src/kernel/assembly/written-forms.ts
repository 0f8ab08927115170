// Abbreviations as they are written ("Off.", office): the same letters stand for many words, and a table has one of them.
import { Role } from './company-roles';
import { legalEnd } from './company-places';
import { Word } from './word';
import { mannerOf, matchJoined, roleOf, setWord, Side, take, Trait, traitsOf, wordAt, WordPair } from './word-pairs';
import { Match, startsWith } from './word-relation';

/** One letter begins too many words. */
const MIN_LETTERS: i32 = 2;

/** "Off. Mecc. Kestrel", "Officine Meccaniche Kestrel": a word that an abbreviation was taken for, and that finds nobody, gives way to one of the other side that begins with its letters. */
export function matchWritten(pair: WordPair): void {
  matchSide(pair, pair.left, pair.right, false);
  matchSide(pair, pair.right, pair.left, true);
}

/** "Info Express", "InfoExpress": words are written as one as they are written, not as what they are short for. */
export function matchWrittenAsOne(pair: WordPair): void {
  joinSide(pair, pair.left, pair.right, false);
  joinSide(pair, pair.right, pair.left, true);
}

function joinSide(pair: WordPair, side: Side, other: Side, swap: bool): void {
  for (let at = legalEnd(side); at < side.end; at++) {
    if (roleOf(side, at) != Role.written) continue;
    const written = wordAt(side, at);
    for (let i = 0; i < side.count; i++) {
      const full = wordAt(side, i);
      if (full.number != written.expansion || mannerOf(side, i) == Match.exact) continue;
      setWord(side, i, written);
      matchJoined(pair, side, other, swap);
      setWord(side, i, full);
      break;
    }
  }
}

/** `swap`: `side` is the right one. */
function matchSide(pair: WordPair, side: Side, other: Side, swap: bool): void {
  for (let at = legalEnd(side); at < side.end; at++) {
    if (roleOf(side, at) != Role.written) continue;
    const written = wordAt(side, at);
    if (written.length < MIN_LETTERS) continue;
    const i = freeUnit(side, written.expansion);
    if (i < 0 || (traitsOf(pair, side, i) & Trait.near) == 0) continue;
    const j = begunBy(pair, written, other);
    if (j >= 0) take(pair, swap ? j : i, swap ? i : j, Match.truncation);
  }
}

/** The first unit that is the word of that number and that nobody has been found for; -1: there is none. */
function freeUnit(side: Side, number: i32): i32 {
  for (let i = 0; i < side.count; i++) if (wordAt(side, i).number == number && mannerOf(side, i) == Match.none) return i;
  return -1;
}

/** The first unit of a side that nobody has been found for and that begins with a word; -1: there is none. */
function begunBy(pair: WordPair, beginning: Word, side: Side): i32 {
  for (let j = 0; j < side.count; j++) {
    if (mannerOf(side, j) == Match.none && (traitsOf(pair, side, j) & Trait.near) != 0 && startsWith(wordAt(side, j), beginning)) return j;
  }
  return -1;
}

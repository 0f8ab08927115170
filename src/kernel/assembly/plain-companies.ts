// Plain names of companies: a few words to keep and endings to leave out, at the end or elsewhere. What comes out must be what TypeScript would give
// (src/category/company/grammar.ts).
import {
  ASK_BEHIND_ENDING, BEGINS, DOTTED, EDGE, ENDING, FALLS, FOLLOWS, GAP_COMMA, GAP_DOT, GAP_HYPHEN, GAP_OPEN, GAP_SLASH, GAP_SPACE, isName, isPair, isPhrase, KIND, LETTER, LETTERS,
  LETTERS_PHRASE, LINK, LONE, LONGER_NAME, NAME, NAME_FOLLOWS, NAMED, NAMED_WHOLE, NUMBER, NUMERAL, OF_LETTER, PLACE,
} from './company-tokens';
import { composeKey, KEY_CHARACTERS } from './compose';
import { Interner, PLAIN_NUMBER } from './intern';
import { asksAt, isApart, isTail, letterAt, mayBeginAlike } from './plain-brackets';
import { appendToken, appendWord, classOf, lengthOf, NO_CLASS, PlainRows, REWRITTEN, tokenAt, wordOf } from './plain-tokens';

const MAX_LETTERS: i32 = 5;
const CODE_OF_COUNTRY: i32 = 2;
const ARTICLE_LETTERS: u32 = 2;
const LETTER_A: u8 = 0x61;
/** Words of the name of a country, at most (src/category/company/country-behind-town.ts). */
const MOST_OF_COUNTRY: i32 = 4;

// What `nameEnd` answers: where the name with its endings ends; where what is kept behind them begins (0: nothing is), which is no part of the name where TAIL is set.
const NAME_END: i32 = 0xfff;
const AT_TAIL: u32 = 12;
const TAIL: i32 = 1 << 30;

/** Where the name of a plain row ends, and what else is kept of it (see NAME_END and so on); -1: the row is not plain. */
export function nameEnd(interner: Interner, plain: PlainRows, tokens: usize, gaps: usize, end: i32): i32 {
  let kept = 0;
  let endings = 0;
  let ending: u32 = 0; // the kind of the last ending
  let ofEnd = false; // an ending that asks for an end is not the last one
  let amid = false; // an ending stands between other words: another one stands at the end
  let earlier = false; // an ending stands in front of other words
  let flags = 0;
  let letters = 0;
  let doubted = false; // there is a letter that may be a connective
  let told = false; // there is a word by which it would be one
  let named: u32 = 0; // what the kept token before was, of NAMED and NAMED_WHOLE
  let namedAt = 0;
  let names = false; // there may be a well-known name
  let goesOn = false; // a name of more words begins with it and the one before
  let first = 0; // what is kept first
  let linked = false; // that is a link
  let led = false; // it is an ending
  let open = false; // the last token was a link
  let falls: u32 = 0; // if it was the only one there: what it was, of FALLS and NUMBER
  let begins = false; // the last token was of BEGINS
  // ("zalando.de")
  if (end > 1 && load<u8>(gaps + end - 1) == GAP_DOT && lengthOf(tokens, end - 1) == CODE_OF_COUNTRY && lengthOf(tokens, end - 2) > 1) return -1;
  if (mayEndInCountry(tokens, gaps, end)) return -1;
  // a number that may stand behind the endings, and where they end
  // ("10023 - Alder Foods"; "Alder Foods 312-555-0199")
  if (end > 1 && load<u8>(gaps + 1) != GAP_SPACE && endsInDigit(tokens)) return -1;
  if (end > 3 && classOf(tokens, end - 1) == PLAIN_NUMBER && classOf(tokens, end - 2) == PLAIN_NUMBER) return -1;
  const mayBehind = end > 2 && classOf(tokens, end - 1) == PLAIN_NUMBER && !asksAt(gaps, end - 1);
  const behind = mayBehind ? load<u8>(gaps + end - 1) : GAP_SLASH;
  const stop = behind & GAP_SLASH || behind == GAP_DOT ? end : end - 1;
  const numbered = ((end - 1) << AT_TAIL) | (behind & GAP_COMMA ? TAIL : 0);
  let i = 0;
  for (; i < end; i++) {
    const cls = classOf(tokens, i);
    // ("Kestrel, an Alder company")
    if ((load<u8>(gaps + i) & GAP_COMMA || asksAt(gaps, i)) && mayBeArticle(tokens, i, cls)) return -1;
    // ("Corporation Acme (Japan)")
    if (led && (asksAt(gaps, i) || load<u8>(gaps + i) & GAP_COMMA)) return -1;
    if (asksAt(gaps, i)) {
      if (endings != 0) {
        if (ofEnd || !isTail(interner, plain, tokens, gaps, i, end)) return -1;
        flags |= (i << AT_TAIL) | TAIL;
        names = true;
        break;
      }
      if (!isApart(interner, tokens, gaps, i, end)) return -1;
    }
    if (cls == 0) {
      if (endings != 0) {
        if (!mayGoOn(interner, tokens, gaps, i, endings, ending)) return -1;
        amid = earlier = true;
        endings = 0;
      }
      kept++;
      named = 0;
      goesOn = false;
      open = false;
      begins = false;
      continue;
    }
    // (a token of no class has all bits)
    if (cls & LETTER && i + 1 < end && letterOf(interner, tokens, i) != 0 && letterOf(interner, tokens, i + 1) != 0) {
      if (kept <= (linked ? 1 : 0) || endings != 0 || letters != 0 || doubted || earlier || (open && (falls & FALLS) == 0)) return -1;
      const code = lettersOf(interner, tokens, gaps, i, stop);
      const between = load<u8>(gaps + i + 1);
      // ("Acme S A 12" has no form that counts behind another word)
      if (code == 0 || (between == GAP_SPACE && stop < end) || !isPair(plain, code, <u32>(between == GAP_SLASH), LETTERS)) return -1;
      if (begins && isPair(plain, wordOf(tokens, i - 1), code, LETTERS_PHRASE)) return -1;
      endings++;
      open = false;
      if (stop < end) flags |= numbered;
      break;
    }
    if (cls == NO_CLASS) return -1;
    if (cls & DOTTED && i + 1 < end && load<u8>(gaps + i + 1) & GAP_DOT) return -1;
    // ("625 W Division Inc")
    if (cls & DOTTED && i > 0 && classOf(tokens, i - 1) & NUMBER) return -1;
    if (cls & BEGINS && i + 1 < end && classOf(tokens, i + 1) & FOLLOWS) {
      const word = wordOf(tokens, i);
      const next = wordOf(tokens, i + 1);
      if (kept > (linked ? 1 : 0) && endings == 0 && !open && (i + 2 == stop || (i + 2 < end && load<u8>(gaps + i + 2) & GAP_OPEN)) && isPair(plain, word, next, ENDING)) {
        // (what the ending tells is not read; "Ltd Acme Pty Ltd" says its first word again)
        if (doubted || next == wordOf(tokens, 0)) return -1;
        endings++;
        if (i + 2 == end) break;
        if (i + 2 == stop) flags |= numbered;
        else if (isTail(interner, plain, tokens, gaps, i + 2, end)) {
          flags |= ((i + 2) << AT_TAIL) | TAIL;
          names = true;
        } else return -1;
        break;
      }
      if (isPhrase(plain, tokens, i, end)) return -1;
    }
    if ((cls & KIND) == KIND && !(cls & LONE && i + 1 == end && endings == 0 && !amid)) return -1;
    if (cls & LETTER) letters++;
    if (letters > 1) return -1;
    // "Acme LLC 12", "Acme LLC, 12", "Acme AG, 12"
    if (i == stop && endings != 0) {
      if (ending != 1 && !(behind & GAP_COMMA)) return -1;
      flags |= numbered;
      break;
    }
    if (cls & OF_LETTER) {
      if ((cls & LETTER) == 0) told = true;
      // ("Bonyad-e Shahid")
      else if (load<u8>(gaps + i) & GAP_HYPHEN) return -1;
      else doubted = true;
    }
    if (cls & EDGE && isAtEdge(tokens, gaps, i, end)) return -1;
    if (cls & NUMERAL && i != 0 && (i + 1 == end || classOf(tokens, i + 1) & (KIND | LETTER))) return -1;
    begins = (cls & BEGINS) != 0;
    if ((cls & (KIND | LINK)) == 2 && i + 1 < end && (kept != 0 || !(cls & NUMBER)) && !(earlier && cls & ASK_BEHIND_ENDING) && isAmid(interner, tokens, gaps, i) && !isBeforeNumber(tokens, i, end)) keepToken(tokens, i);
    else if (cls & KIND) {
      if (kept == 0) {
        // "Corporation Foo Inc"
        if (i != 0 || (cls & KIND) != 1) return -1;
        first = 1;
        led = earlier = true;
        continue;
      }
      // ("And Ltd" has no other name)
      if ((open && (falls & FALLS) == 0) || (linked && kept == 1) || ((endings != 0 || earlier) && cls & ASK_BEHIND_ENDING && load<u8>(gaps + i) & (GAP_COMMA | GAP_SLASH))) return -1;
      // (one that asks for an end does not stand at it)
      if (ending == 2 && endings != 0) {
        if (stop < end) return -1;
        ofEnd = true;
      }
      ending = cls & KIND;
      endings++;
      open = false;
      continue;
    }
    if (endings != 0) {
      if (!isName(cls) || !mayGoOn(interner, tokens, gaps, i, endings, ending)) return -1;
      amid = earlier = true;
      endings = 0;
    }
    if ((cls & (KIND | LINK)) == LINK) {
      if (i != 0) {
        if (kept == 0) return -1;
        falls = open ? 0 : cls & (FALLS | NUMBER);
        open = true;
        continue;
      }
      if ((cls & (FALLS | NUMBER)) == FALLS) {
        first = 1;
        continue;
      }
      keepToken(tokens, i);
      linked = true;
    }
    if (cls & NAME_FOLLOWS) {
      const before = wordOf(tokens, namedAt);
      const word = wordOf(tokens, i);
      if ((goesOn && isPair(plain, before, word, LONGER_NAME)) || (named != 0 && isPair(plain, before, word, NAME))) return -1;
      goesOn = named != 0 && isPair(plain, before, word, LONGER_NAME);
      names = names || goesOn;
    } else goesOn = false;
    named = kept == 0 ? cls & (NAMED | NAMED_WHOLE) : cls & NAMED;
    namedAt = i;
    kept++;
    open = false;
  }
  if ((open && (falls & (FALLS | NUMBER)) != FALLS) || kept == 0 || (doubted && told) || (amid && endings == 0)) return -1;
  if (kept == 1 && classOf(tokens, first) & NAMED_WHOLE) return -1;
  if (names && saysAgain(tokens, i, tailOf(flags), end)) return -1;
  return i | flags;
}

/** "Acme, Poznań, Poland", "Acme, Riyadh, SA": whether what stands behind the last comma may be a country: no number, nor an ending, unless that may be a code behind something else that stands apart. */
function mayEndInCountry(tokens: usize, gaps: usize, end: i32): bool {
  let from = end - 1;
  while (from >= 2 && from >= end - MOST_OF_COUNTRY && !(load<u8>(gaps + from) & GAP_COMMA)) from--;
  if (from < 2 || from < end - MOST_OF_COUNTRY) return false;
  const cls = classOf(tokens, from);
  if (cls == PLAIN_NUMBER) return false;
  if ((cls & KIND) == 0) return true;
  if (from < end - 1 || lengthOf(tokens, from) != CODE_OF_COUNTRY) return false;
  for (let i = 1; i < from; i++) if (load<u8>(gaps + i) & (GAP_COMMA | GAP_OPEN | GAP_SLASH)) return true;
  return false;
}

/** Whether a word is kept twice: behind a well-known name that says it again. `end`: of the name with its endings; `tail`: where what is kept behind them begins, 0: nothing is. */
function saysAgain(tokens: usize, end: i32, tail: i32, count: i32): bool {
  for (let i = 0; i < count; i++) {
    if (i < end ? !isKept(tokens, i) : tail == 0 || i < tail) continue;
    for (let j = 0; j < i; j++) if (wordOf(tokens, j) == wordOf(tokens, i) && (j < end ? isKept(tokens, j) : j >= tail)) return true;
  }
  return false;
}

/** Whether a token of EDGE may be no part of the name: one with NUMBER, where something else than a blank parts it from the others; any other at the end, or in front of a NUMBER there. */
function isAtEdge(tokens: usize, gaps: usize, i: i32, end: i32): bool {
  const cls = classOf(tokens, i);
  if ((cls & (KIND | NUMBER)) == NUMBER) {
    if (i == 0) return end > 1 && (load<u8>(gaps + 1) != GAP_SPACE || (classOf(tokens, 1) & EDGE) != 0);
    return i + 1 == end && load<u8>(gaps + i) != GAP_SPACE;
  }
  return i + 1 == end || (classOf(tokens, end - 1) & (KIND | EDGE | NUMBER)) == NUMBER || (i == 0 && (cls & NUMBER) != 0);
}

/** Whether a token may be "a" or "an" (of what is rewritten the letters are not known here). */
function mayBeArticle(tokens: usize, i: i32, cls: u32): bool {
  return cls & REWRITTEN ? (cls & LINK) != 0 : lengthOf(tokens, i) <= ARTICLE_LETTERS && letterAt(tokens, i) == LETTER_A;
}

/** Whether an ending that asks for an end is amid the name: a word that is neither a place nor the name again is next. */
function isAmid(interner: Interner, tokens: usize, gaps: usize, i: i32): bool {
  const next = classOf(tokens, i + 1);
  return isName(next) && (next & (PLACE | BEGINS | REWRITTEN)) == 0 && load<u8>(gaps + i + 1) == GAP_SPACE && (i == 0 || !mayBeginAlike(interner, tokens, i + 1, 0));
}

/** Whether a token with a digit at either end stands behind token `i`: there may be an address ("SAP SE Dietmar Hopp Allee 16"). */
function isBeforeNumber(tokens: usize, i: i32, end: i32): bool {
  for (let j = i + 1; j < end; j++) {
    const at = <usize>load<u32>(tokenAt(tokens, j));
    if (isDigit(load<u8>(at)) || isDigit(load<u8>(at + lengthOf(tokens, j) - 1))) return true;
  }
  return false;
}

/** Whether the name may go on with token `i` behind an ending: one that is left out anywhere, and the word is not the name again. */
function mayGoOn(interner: Interner, tokens: usize, gaps: usize, i: i32, endings: i32, ending: u32): bool {
  return endings == 1 && ending == 1 && load<u8>(gaps + i) == GAP_SPACE && !mayBeginAlike(interner, tokens, i, 0);
}

/** 1 to 26 for a token that is one letter a to z, 0 for any other. */
function letterOf(interner: Interner, tokens: usize, i: i32): u32 {
  const cls = classOf(tokens, i);
  let at = load<u32>(tokenAt(tokens, i));
  if (lengthOf(tokens, i) != 1) {
    // (ş)
    if (cls == NO_CLASS || (cls & LETTER) == 0) return 0;
    const ends = interner.ends + ((<usize>wordOf(tokens, i)) << 2);
    at = interner.bytes + load<u32>(ends);
    if (load<u32>(ends, 4) - load<u32>(ends) != 1) return 0;
  }
  const letter = <u32>load<u8>(at) - 96;
  return letter - 1 < 26 ? letter : 0;
}

/** The number of letters `from .. end` between which nothing but one kind of gap stands: dots, dots and blanks, slashes, blanks (LETTERS); 0: they are none, or too many. */
function lettersOf(interner: Interner, tokens: usize, gaps: usize, from: i32, end: i32): u32 {
  const between = load<u8>(gaps + from + 1);
  if (end - from > MAX_LETTERS || (between != GAP_SLASH && (between & (GAP_SPACE | GAP_DOT)) != between)) return 0;
  let code: u32 = 0;
  for (let i = from; i < end; i++) {
    const letter = letterOf(interner, tokens, i);
    if (letter == 0 || (i > from && load<u8>(gaps + i) != between)) return 0;
    code = code * 27 + letter;
  }
  return code;
}

/** Writes the words of the kept ones of a row's `count` tokens over its ids, from `at`, by what `nameEnd` has answered; returns their end. */
export function keepCompany(plain: PlainRows, tokens: usize, count: i32, read: i32, ids: usize, at: i32): i32 {
  const end = read & NAME_END;
  for (let i = 0; i < end; i++) {
    if (!isKept(tokens, i)) continue;
    store<u32>(ids + ((<usize>at) << 2), wordOf(tokens, i));
    at++;
  }
  const tail = tailOf(read);
  if (tail == 0) return at;
  if (read & TAIL) {
    // (an ending stands in front, which has left its place)
    store<u32>(ids + ((<usize>at) << 2), plain.marker);
    at++;
  }
  for (let i = tail; i < count; i++) {
    store<u32>(ids + ((<usize>at) << 2), wordOf(tokens, i));
    at++;
  }
  return at;
}

@inline
function isKept(tokens: usize, i: i32): bool {
  return (classOf(tokens, i) & (KIND | LINK)) == 0;
}

/** Makes a token that is kept only here a token like any other that is. */
@inline
function keepToken(tokens: usize, i: i32): void {
  store<u32>(tokenAt(tokens, i), classOf(tokens, i) & ~(KIND | LINK), 12);
}

@inline
function tailOf(read: i32): i32 {
  return (read >> AT_TAIL) & NAME_END;
}

/** The key of the words of the kept ones of a row's `count` tokens, by what `nameEnd` has answered. */
export function composeCompany(interner: Interner, plain: PlainRows, tokens: usize, count: i32, read: i32, row: i32): void {
  let write = plain.text;
  const end = read & NAME_END;
  for (let i = 0; i < end; i++) if (isKept(tokens, i)) write = append(interner, plain, tokens, i, write);
  const tail = tailOf(read);
  if (tail != 0) {
    if (read & TAIL) write = appendWord(interner, plain, plain.marker, write);
    for (let i = tail; i < count; i++) write = append(interner, plain, tokens, i, write);
  }
  composeKey(plain.text, <i32>(write - plain.text), plain.seed, plain.alphabet, plain.keys + <usize>(row * KEY_CHARACTERS));
  store<u8>(plain.present + row, 1);
}

@inline
function append(interner: Interner, plain: PlainRows, tokens: usize, i: i32, write: usize): usize {
  return classOf(tokens, i) & REWRITTEN ? appendWord(interner, plain, wordOf(tokens, i), write) : appendToken(plain, tokenAt(tokens, i), write);
}

/** Whether the first token of a row ends in a digit. */
@inline
function endsInDigit(tokens: usize): bool {
  return isDigit(load<u8>(load<u32>(tokenAt(tokens, 0)) + lengthOf(tokens, 0) - 1));
}

@inline
function isDigit(byte: u8): bool {
  return byte - 0x30 < 10;
}

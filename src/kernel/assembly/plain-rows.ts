// Plain rows: most values of a column are a few words to keep and endings to leave out. Such rows are read here from what TypeScript has said of each token
// (its class, the word it stands for); a row with anything doubtful in it is left to TypeScript. What comes out must be what TypeScript would give.
import { composeKey, KEY_CHARACTERS } from './compose';
import { Interner, PLAIN_NUMBER } from './intern';
import { hasPair, PHRASE } from './pair-table';
import { composeAddress, keepAddress, readAddress } from './plain-addresses';
import { composeName, keepName, readName } from './plain-names';
import { ADDRESSES, appendToken, appendWord, classOf, NO_CLASS, PERSONS, PlainRows, REWRITTEN, tokenAt, wordOf } from './plain-tokens';

// Bits of a class (src/category/company/word-kinds.ts says what they mean for names):
const KIND: u32 = 3; // 0: kept; 1: an ending, left out wherever it stands; 2: one where it stands at the end, kept in front of other words; 3: ask, but where LONE says more
const BEGINS: u32 = 4; // ask where a token of FOLLOWS is next and the two are a pair of PHRASE
const NAMED: u32 = 8; // ask where the next kept token is of NAME_FOLLOWS and the two are a pair of NAME
const NAMED_WHOLE: u32 = 16; // as NAMED, and ask where it is all that is kept; only as the first
const LINK: u32 = 32; // of a KIND of 0: left out between kept tokens; kept where it is the first; ask where it is the last
const LETTER: u32 = 64; // ask where there are two, unless they are an ending
const NUMERAL: u32 = 256; // ask where it is the last, not the first, or an ending or a LETTER is next
const DOTTED: u32 = 512; // ask where a dot is behind it
const EDGE: u32 = 1024; // ask where it is the last or a NUMBER is; with NUMBER, where it is the first, too
const NUMBER: u32 = 2048; // (with nothing else: a number that no table has, which one may stand behind endings); of an ending: ask where it is the first
const FOLLOWS: u32 = 4096;
const NAME_FOLLOWS: u32 = 8192;
const ASK_BEHIND_ENDING: u32 = 16384; // of an ending
const FALLS: u32 = 16384; // of a LINK: left out at either end of the name; with NUMBER, in front of an ending alone
const PLACE: u32 = 16384; // of any other
const LONE: u32 = 16384; // of a KIND of 3: an ending where it is the last and the only one
const OF_LETTER: u32 = 32768; // of a LETTER: it is a connective where another word tells; of any other: it may tell. Ask where both are there

const GAP_SPACE: u8 = 1;
const GAP_DOT: u8 = 2;
const GAP_COMMA: u8 = 4;
const GAP_OPEN: u8 = 8;
const GAP_CLOSE: u8 = 16;
const GAP_SLASH: u8 = 32;
const GAP_HYPHEN: u8 = 64;
const GAP_DASH: u8 = 65; // a hyphen between blanks

// Kinds of pairs besides PHRASE:
const NAME: u32 = 1;
/** Two words that are an ending where they are the last. */
const ENDING: u32 = 2;
/** Letters that are an ending where they are the last: first is their number to the base 27 (a = 1), second is 0, 1 where slashes stand between them. */
const LETTERS: u32 = 3;
/** A word and letters (by their number) that begin a phrase. */
const LETTERS_PHRASE: u32 = 4;
/** Two words that are a phrase which says nothing where neither is anything but a word of a name. */
const NAME_PHRASE: u32 = 5;
/** The first two words of phrases of more words, and the second and third one. */
const LONGER_PHRASE: u32 = 6;
/** Likewise of well-known names. */
const LONGER_NAME: u32 = 7;
const MAX_LETTERS: i32 = 5;
/** Letters of what may be the initials of other words. */
const MAX_ACRONYM: u32 = 6;

// What `nameEnd` answers: where the name with its endings ends; where what is kept behind them begins (0: nothing is), which is no part of the name where TAIL is set.
const NAME_END: i32 = 0xfff;
const AT_TAIL: u32 = 12;
const TAIL: i32 = 1 << 30;

/** Reads rows `row` .. `rowEnd` of a block whose tokens (start, length, word, class: 4 bytes each) are at `tokens`; the first of them has the number `first`. */
export function readBlock(
  interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, first: i32, rowEnds: usize, row: i32, rowEnd: i32,
): void {
  let from = first;
  for (; row < rowEnd; row++) {
    const end = load<i32>(rowEnds + ((<usize>row) << 2));
    const at = tokens + ((<usize>(from - first)) << 4);
    const count = end - from;
    let result = -1;
    if (count <= plain.maxTokens) {
      if (plain.grammar >= ADDRESSES) result = readAddressRow(interner, plain, at, ids, gaps + from, from, count, row);
      else if (plain.grammar == PERSONS) result = readNameRow(interner, plain, at, ids, gaps + from, from, count, row);
      else result = readCompanyRow(interner, plain, at, ids, gaps + from, from, count, row);
    }
    store<i32>(plain.ends + ((<usize>row) << 2), result);
    from = end;
  }
}

// One row of `count` tokens, the first of which has the number `from`: its key where keys are asked for, else its words over its ids. Returns what `ends` says of it.

@inline
function readCompanyRow(interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, from: i32, count: i32, row: i32): i32 {
  const read = nameEnd(interner, plain, tokens, gaps, count);
  if (read < 0) return read;
  if (plain.keys == 0) return keep(plain, tokens, count, read, ids, from);
  composeRow(interner, plain, tokens, count, read, row);
  return read;
}

@inline
function readNameRow(interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, from: i32, count: i32, row: i32): i32 {
  const read = readName(tokens, gaps, count);
  if (read < 0) return read;
  if (plain.keys == 0) return keepName(tokens, count, read, ids, from);
  composeName(interner, plain, tokens, count, read, row);
  return read;
}

@inline
function readAddressRow(interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, from: i32, count: i32, row: i32): i32 {
  const read = readAddress(plain, tokens, ids + ((<usize>from) << 2), gaps, count);
  if (read < 0) return read;
  if (plain.keys == 0) return keepAddress(plain, tokens, count, read, ids, from);
  composeAddress(interner, plain, tokens, count, read, row);
  return read;
}

@inline
function isPair(plain: PlainRows, first: u32, second: u32, kind: u32): bool {
  return hasPair(plain.pairs, plain.pairMask, first, second, kind);
}

/** Where the name of a plain row ends, and what else is kept of it (see NAME_END and so on); -1: the row is not plain. */
function nameEnd(interner: Interner, plain: PlainRows, tokens: usize, gaps: usize, end: i32): i32 {
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
  let goesOn = false; // a name of more words begins with it and the one before
  let first = 0; // what is kept first
  let linked = false; // that is a link
  let open = false; // the last token was a link
  let falls: u32 = 0; // if it was the only one there: what it was, of FALLS and NUMBER
  let begins = false; // the last token was of BEGINS
  // a number that may stand behind the endings, and where they end
  const mayBehind = end > 2 && classOf(tokens, end - 1) == PLAIN_NUMBER && !asksAt(gaps, end - 1);
  const behind = mayBehind ? load<u8>(gaps + end - 1) : GAP_SLASH;
  const stop = behind & GAP_SLASH || behind == GAP_DOT ? end : end - 1;
  const numbered = ((end - 1) << AT_TAIL) | (behind & GAP_COMMA ? TAIL : 0);
  let i = 0;
  for (; i < end; i++) {
    const cls = classOf(tokens, i);
    if (asksAt(gaps, i)) {
      if (endings != 0) {
        if (ofEnd || !isTail(interner, plain, tokens, gaps, i, end)) return -1;
        flags |= (i << AT_TAIL) | TAIL;
        break;
      }
      if (!isApart(interner, tokens, gaps, i, end)) return -1;
    }
    if (cls == 0) {
      if (endings != 0) {
        if (!mayGoOn(tokens, gaps, i, endings, ending)) return -1;
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
      if (cls != NO_CLASS && cls & DOTTED && load<u8>(gaps + i + 1) & GAP_DOT) return -1;
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
    if (cls & BEGINS && i + 1 < end && classOf(tokens, i + 1) & FOLLOWS) {
      const word = wordOf(tokens, i);
      const next = wordOf(tokens, i + 1);
      if (kept > (linked ? 1 : 0) && endings == 0 && !open && (i + 2 == stop || (i + 2 < end && load<u8>(gaps + i + 2) & GAP_OPEN)) && isPair(plain, word, next, ENDING)) {
        // (what the ending tells is not read; "Ltd Acme Pty Ltd" says its first word again)
        if (doubted || next == wordOf(tokens, 0)) return -1;
        endings++;
        if (i + 2 == end) break;
        if (i + 2 == stop) flags |= numbered;
        else if (isTail(interner, plain, tokens, gaps, i + 2, end)) flags |= ((i + 2) << AT_TAIL) | TAIL;
        else return -1;
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
    if (cls & EDGE && (i + 1 == end || (classOf(tokens, end - 1) & (KIND | NUMBER)) == NUMBER || (i == 0 && cls & NUMBER))) return -1;
    if (cls & NUMERAL && i != 0 && (i + 1 == end || classOf(tokens, i + 1) & (KIND | LETTER))) return -1;
    begins = (cls & BEGINS) != 0;
    if ((cls & (KIND | LINK)) == 2 && i + 1 < end && (kept != 0 || !(cls & NUMBER)) && !(earlier && cls & ASK_BEHIND_ENDING) && isAmid(tokens, gaps, i)) keepToken(tokens, i);
    else if (cls & KIND) {
      if (kept == 0) {
        // "Corporation Foo Inc"
        if (i != 0 || (cls & KIND) != 1) return -1;
        first = 1;
        earlier = true;
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
      if (!isName(cls) || !mayGoOn(tokens, gaps, i, endings, ending)) return -1;
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
    } else goesOn = false;
    named = kept == 0 ? cls & (NAMED | NAMED_WHOLE) : cls & NAMED;
    namedAt = i;
    kept++;
    open = false;
  }
  if ((open && (falls & (FALLS | NUMBER)) != FALLS) || kept == 0 || (doubted && told) || (amid && endings == 0)) return -1;
  if (kept == 1 && classOf(tokens, first) & NAMED_WHOLE) return -1;
  return i | flags;
}

/** Whether an ending that asks for an end is amid the name: a word that is neither a place nor the name again is next. */
function isAmid(tokens: usize, gaps: usize, i: i32): bool {
  const next = classOf(tokens, i + 1);
  return isName(next) && (next & (PLACE | BEGINS | REWRITTEN)) == 0 && load<u8>(gaps + i + 1) == GAP_SPACE && (i == 0 || letterAt(tokens, i + 1) != letterAt(tokens, 0));
}

/** Whether the name may go on with token `i` behind an ending: one that is left out anywhere, and the word is not the name again. */
function mayGoOn(tokens: usize, gaps: usize, i: i32, endings: i32, ending: u32): bool {
  return endings == 1 && ending == 1 && load<u8>(gaps + i) == GAP_SPACE && letterAt(tokens, i) != letterAt(tokens, 0);
}

/** The first byte of a token. */
@inline
function letterAt(tokens: usize, i: i32): u8 {
  return load<u8>(load<u32>(tokenAt(tokens, i)));
}

/** Whether phrases that say anything begin with tokens `i` and `i + 1`, or may. */
function isPhrase(plain: PlainRows, tokens: usize, i: i32, end: i32): bool {
  const word = wordOf(tokens, i);
  const next = wordOf(tokens, i + 1);
  if (isPair(plain, word, next, PHRASE)) return true;
  if (isPair(plain, word, next, NAME_PHRASE) && !(isName(classOf(tokens, i)) && isName(classOf(tokens, i + 1)))) return true;
  if (i + 2 >= end || !isPair(plain, word, next, LONGER_PHRASE)) return false;
  // (letters may be one word)
  const third = classOf(tokens, i + 2);
  return (third & LETTER) != 0 || ((third & FOLLOWS) != 0 && isPair(plain, next, wordOf(tokens, i + 2), LONGER_PHRASE));
}

/** Whether a token is nothing but a word of a name. */
@inline
function isName(cls: u32): bool {
  return (cls & (KIND | LINK | LETTER | NUMERAL | EDGE | NUMBER)) == 0;
}

/** What may say again what stands in front of it: what follows a bracket that opens, or a dash. */
@inline
function asksAt(gaps: usize, i: i32): bool {
  const gap = load<u8>(gaps + i);
  return i != 0 && ((gap & GAP_OPEN) != 0 || isDash(gap));
}

@inline
function isDash(gap: u8): bool {
  return (gap & GAP_DASH) == GAP_DASH;
}

/** Whether what stands in the bracket, or behind the dash, in front of token `i` says nothing again: neither the name's first words nor initials (src/category/company/restated.ts). */
function isApart(interner: Interner, tokens: usize, gaps: usize, i: i32, end: i32): bool {
  const isBracket = (load<u8>(gaps + i) & GAP_OPEN) != 0;
  let close = i + 1;
  for (; close < end; close++) {
    const gap = load<u8>(gaps + close);
    if (gap & GAP_OPEN || (isBracket ? (gap & GAP_CLOSE) != 0 : isDash(gap))) break;
  }
  const cls = classOf(tokens, i);
  // "Acme (UK) Limited": nothing is said again there
  if (isBracket && close < end && classOf(tokens, close) != NO_CLASS && (classOf(tokens, close) & KIND) - 1 < 2) return true;
  if (close == i + 1) {
    if ((cls & (KIND | LINK | PLACE)) == PLACE && (cls & NAMED_WHOLE) == 0) return true;
    if (lengthOf(tokens, i) - 2 <= MAX_ACRONYM - 2) return false;
  } else if (i == 1 && lengthOf(tokens, 0) <= MAX_ACRONYM && (!isName(cls) || letterAt(tokens, i) == letterAt(tokens, 0))) return false;
  if (!isBracket) return true;
  const letter = firstLetterOf(interner, tokens, i);
  return (cls & LINK) == 0 && letter != firstLetterOf(interner, tokens, 0) && (i == 1 || letter != firstLetterOf(interner, tokens, 1));
}

/** Whether all that is left is a bracket behind an ending, with nothing in it but words of a name, other ones than in front. */
function isTail(interner: Interner, plain: PlainRows, tokens: usize, gaps: usize, from: i32, end: i32): bool {
  if (load<u8>(gaps + from) & ~(GAP_SPACE | GAP_DOT | GAP_COMMA | GAP_OPEN) || (load<u8>(gaps + from) & GAP_OPEN) == 0) return false;
  // "Romanian Engineering SRL (Romania)": the name again, cut short; "Ltd Acme Co. Ltd (Acme)"
  if (letterAt(tokens, from) == letterAt(tokens, 0) || classOf(tokens, 0) & KIND) return false;
  for (let i = from; i < end; i++) {
    const cls = classOf(tokens, i);
    if (!isName(cls) || cls & (DOTTED | OF_LETTER) || (i > from && load<u8>(gaps + i) != GAP_SPACE)) return false;
    if (i + 1 == end) continue;
    const next = classOf(tokens, i + 1);
    if (cls & BEGINS && next & FOLLOWS && isPhrase(plain, tokens, i, end)) return false;
    if (cls & NAMED && next & NAME_FOLLOWS) {
      const second = wordOf(tokens, i + 1);
      if (isPair(plain, wordOf(tokens, i), second, NAME) || (i + 2 < end && isPair(plain, second, wordOf(tokens, i + 2), LONGER_NAME))) return false;
    }
  }
  return isApart(interner, tokens, gaps, from, end);
}

@inline
function lengthOf(tokens: usize, i: i32): u32 {
  return load<u32>(tokenAt(tokens, i), 4);
}

/** The first byte of the word that stands for a token. */
@inline
function firstLetterOf(interner: Interner, tokens: usize, i: i32): u8 {
  return load<u8>(interner.bytes + load<u32>(interner.ends + ((<usize>wordOf(tokens, i)) << 2)));
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
function keep(plain: PlainRows, tokens: usize, count: i32, read: i32, ids: usize, at: i32): i32 {
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
function composeRow(interner: Interner, plain: PlainRows, tokens: usize, count: i32, read: i32, row: i32): void {
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

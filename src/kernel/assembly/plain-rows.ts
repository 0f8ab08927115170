// Plain rows: most values of a column are a few words to keep and endings to leave out. Such rows are read here from what TypeScript has said of each token
// (its class, the word it stands for); a row with anything doubtful in it is left to TypeScript. What comes out must be what TypeScript would give.
import { composeKey, KEY_CHARACTERS } from './compose';
import { Interner, PLAIN_NUMBER } from './intern';
import { hasPair, PHRASE } from './pair-table';
import { composeAddress, keepAddress, readAddress } from './plain-addresses';
import { composeName, keepName, readName } from './plain-names';
import { ADDRESSES, appendToken, appendWord, classOf, NO_CLASS, PERSONS, PlainRows, REWRITTEN, tokenAt, wordOf } from './plain-tokens';

// Bits of a class (src/category/company/word-kinds.ts says what they mean for names):
const KIND: u32 = 3; // 0: kept; 1, 2: an ending, left out, nothing but endings behind it; 3: ask
const BEGINS: u32 = 4; // ask where a token of FOLLOWS is next and the two are a pair of PHRASE
const NAMED: u32 = 8; // ask where the next kept token is of NAME_FOLLOWS and the two are a pair of NAME
const NAMED_WHOLE: u32 = 16; // as NAMED, and ask where it is all that is kept; only as the first
const LINK: u32 = 32; // left out between kept tokens; ask at either end
const LETTER: u32 = 64; // ask where there are two, unless they are an ending
const NUMERAL: u32 = 256; // ask where it is the last, not the first, or an ending or a LETTER is next
const DOTTED: u32 = 512; // ask where a dot is behind it
const EDGE: u32 = 1024; // ask at either end, or where a NUMBER is last
const NUMBER: u32 = 2048; // (with nothing else: a number that no table has, which one may stand behind endings)
const FOLLOWS: u32 = 4096;
const NAME_FOLLOWS: u32 = 8192;
const ASK_BEHIND_ENDING: u32 = 16384;
const OF_LETTER: u32 = 32768; // of a LETTER: it is a connective where another word tells; of any other: it may tell. Ask where both are there

const GAP_DOT: u8 = 2;
const GAP_COMMA: u8 = 4;
const GAP_OPEN: u8 = 8;
const GAP_SLASH: u8 = 32;
const GAP_HYPHEN: u8 = 64;
const GAP_DASH: u8 = 65; // a hyphen between blanks

// Kinds of pairs besides PHRASE:
const NAME: u32 = 1;
/** Two words that are an ending where they are the last. */
const ENDING: u32 = 2;
/** Letters with dots between them that are an ending where they are the last: first is their number to the base 27 (a = 1), second is 0. */
const LETTERS: u32 = 3;
const MAX_LETTERS: i32 = 5;
// Bits of what `nameEnd` answers: behind the endings stands a number, which is kept; behind a comma it is no part of the name.
const NUMBERED: i32 = 1 << 29;
const TAIL: i32 = 1 << 30;
const NAME_END: i32 = NUMBERED - 1;

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
  const read = nameEnd(plain, tokens, gaps, count);
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

/** Where the endings of a plain row begin that cannot be told by their class, with NUMBERED and TAIL; -1: the row is not plain. */
function nameEnd(plain: PlainRows, tokens: usize, gaps: usize, end: i32): i32 {
  let kept = 0;
  let endings = 0;
  let ending: u32 = 0; // the kind of the last ending
  let flags = 0;
  let letters = 0;
  let doubted = false; // there is a letter that may be a connective
  let told = false; // there is a word by which it would be one
  let named: u32 = 0; // what the kept token before was, of NAMED and NAMED_WHOLE
  let namedAt = 0;
  let open = false; // the last token was a link
  let begins = false; // the last token was of BEGINS
  // a number that may stand behind the endings, and where they end
  const mayBehind = end > 2 && classOf(tokens, end - 1) == PLAIN_NUMBER && !asksAt(gaps, end - 1);
  const behind = mayBehind ? load<u8>(gaps + end - 1) : GAP_SLASH;
  const stop = behind & GAP_SLASH || behind == GAP_DOT ? end : end - 1;
  const numbered = NUMBERED | (behind & GAP_COMMA ? TAIL : 0);
  let i = 0;
  for (; i < end; i++) {
    const cls = classOf(tokens, i);
    if (cls == 0) {
      if (endings != 0 || asksAt(gaps, i)) return -1;
      kept++;
      named = 0;
      open = false;
      begins = false;
      continue;
    }
    // (a token of no class has all bits)
    if (cls & LETTER && i + 1 < end && letterOf(tokens, i) != 0 && letterOf(tokens, i + 1) != 0) {
      if (cls != NO_CLASS && cls & DOTTED && load<u8>(gaps + i + 1) & GAP_DOT) return -1;
      if (kept == 0 || endings != 0 || letters != 0 || open || begins || doubted || !isLetterEnding(plain, tokens, gaps, i, stop)) return -1;
      if (stop < end) flags = numbered;
      break;
    }
    if (cls == NO_CLASS) return -1;
    if (cls & DOTTED && i + 1 < end && load<u8>(gaps + i + 1) & GAP_DOT) return -1;
    if (cls & BEGINS && i + 1 < end && classOf(tokens, i + 1) & FOLLOWS) {
      const first = wordOf(tokens, i);
      const second = wordOf(tokens, i + 1);
      if (i + 2 == stop && kept != 0 && endings == 0 && !open && isPair(plain, first, second, ENDING)) {
        // (what the ending tells is not read)
        if (doubted) return -1;
        if (stop < end) flags = numbered;
        break;
      }
      if (isPair(plain, first, second, PHRASE)) return -1;
    }
    if ((cls & KIND) == KIND || asksAt(gaps, i)) return -1;
    if (cls & LETTER) letters++;
    if (letters > 1) return -1;
    // "Acme LLC 12", "Acme LLC, 12", "Acme AG, 12"
    if (i == stop && endings != 0) {
      if (ending != 1 && !(behind & GAP_COMMA)) return -1;
      flags = numbered;
      break;
    }
    if (cls & OF_LETTER) {
      if ((cls & LETTER) == 0) told = true;
      // ("Bonyad-e Shahid")
      else if (load<u8>(gaps + i) & GAP_HYPHEN) return -1;
      else doubted = true;
    }
    if (cls & EDGE && (i == 0 || i + 1 == end || classOf(tokens, end - 1) & NUMBER)) return -1;
    if (cls & NUMERAL && i != 0 && (i + 1 == end || classOf(tokens, i + 1) & (KIND | LETTER))) return -1;
    begins = (cls & BEGINS) != 0;
    if (cls & KIND) {
      if (kept == 0 || open || (endings != 0 && cls & ASK_BEHIND_ENDING)) return -1;
      // (one that asks for an end does not stand at it)
      if (ending == 2 && stop < end) return -1;
      ending = cls & KIND;
      endings++;
      continue;
    }
    if (endings != 0) return -1;
    if (cls & LINK) {
      if (kept == 0) return -1;
      open = true;
      continue;
    }
    if (named != 0 && cls & NAME_FOLLOWS && isPair(plain, wordOf(tokens, namedAt), wordOf(tokens, i), NAME)) return -1;
    named = kept == 0 ? cls & (NAMED | NAMED_WHOLE) : cls & NAMED;
    namedAt = i;
    kept++;
    open = false;
  }
  if (open || kept == 0 || (doubted && told) || (kept == 1 && classOf(tokens, 0) & NAMED_WHOLE)) return -1;
  return i | flags;
}

/** What follows a bracket that opens, or a dash, may say the name again: TypeScript knows. */
@inline
function asksAt(gaps: usize, i: i32): bool {
  const gap = load<u8>(gaps + i);
  return i != 0 && ((gap & GAP_OPEN) != 0 || (gap & GAP_DASH) == GAP_DASH);
}

/** 1 to 26 for a token of one letter a to z, 0 for any other, whatever its class. */
@inline
function letterOf(tokens: usize, i: i32): u32 {
  const token = tokenAt(tokens, i);
  if (load<u32>(token, 4) != 1) return 0;
  const letter = <u32>load<u8>(load<u32>(token)) - 96;
  return letter - 1 < 26 ? letter : 0;
}

/** Whether all that is left are two letters and more with nothing but dots between them, and an ending. */
function isLetterEnding(plain: PlainRows, tokens: usize, gaps: usize, from: i32, end: i32): bool {
  if (end - from > MAX_LETTERS) return false;
  let code: u32 = 0;
  for (let i = from; i < end; i++) {
    const letter = letterOf(tokens, i);
    if (letter == 0 || (i > from && load<u8>(gaps + i) != GAP_DOT)) return false;
    code = code * 27 + letter;
  }
  return isPair(plain, code, 0, LETTERS);
}

/** Writes the words of the kept ones of a row's `count` tokens over its ids, from `at`, by what `nameEnd` has answered; returns their end. */
function keep(plain: PlainRows, tokens: usize, count: i32, read: i32, ids: usize, at: i32): i32 {
  const end = read & NAME_END;
  for (let i = 0; i < end; i++) {
    if (classOf(tokens, i) & (KIND | LINK)) continue;
    store<u32>(ids + ((<usize>at) << 2), wordOf(tokens, i));
    at++;
  }
  if (read & NUMBERED) {
    if (read & TAIL) {
      store<u32>(ids + ((<usize>at) << 2), plain.marker);
      at++;
    }
    store<u32>(ids + ((<usize>at) << 2), wordOf(tokens, count - 1));
    at++;
  }
  return at;
}

/** The key of the words of the kept ones of a row's `count` tokens, by what `nameEnd` has answered. */
function composeRow(interner: Interner, plain: PlainRows, tokens: usize, count: i32, read: i32, row: i32): void {
  let write = plain.text;
  const end = read & NAME_END;
  for (let i = 0; i < end; i++) {
    const cls = classOf(tokens, i);
    if (cls & (KIND | LINK)) continue;
    write = cls & REWRITTEN ? appendWord(interner, plain, wordOf(tokens, i), write) : appendToken(plain, tokenAt(tokens, i), write);
  }
  if (read & TAIL) write = appendWord(interner, plain, plain.marker, write);
  if (read & NUMBERED) write = appendWord(interner, plain, wordOf(tokens, count - 1), write);
  composeKey(plain.text, <i32>(write - plain.text), plain.seed, plain.alphabet, plain.keys + <usize>(row * KEY_CHARACTERS));
  store<u8>(plain.present + row, 1);
}

// Brackets and dashes of plain names of companies: what stands in them may say again what stands in front, by its words or its initials, and is left out then
// (src/category/company/restated.ts). Here that is only told to be out of the question.
import {
  BEGINS, DOTTED, EDGE, FOLLOWS, GAP_CLOSE, GAP_COMMA, GAP_DASH, GAP_DOT, GAP_OPEN, GAP_SPACE, isName, isPair, isPhrase, KIND, LINK, LONGER_NAME, NAME, NAME_FOLLOWS, NAMED, NAMED_WHOLE,
  OF_LETTER, PLACE,
} from './company-tokens';
import { Interner } from './intern';
import { classOf, lengthOf, NO_CLASS, PlainRows, REWRITTEN, tokenAt, wordOf } from './plain-tokens';

/** Letters of what may be the initials of other words. */
const MAX_ACRONYM: u32 = 6;
const LETTER_D: u8 = 0x64;
const LETTER_L: u8 = 0x6c;
/** The first byte of characters beyond ASCII, and all above it. */
const FIRST_OF_MORE: u8 = 0x80;

/** What may say again what stands in front of it: what follows a bracket that opens, or a dash. */
@inline
export function asksAt(gaps: usize, i: i32): bool {
  const gap = load<u8>(gaps + i);
  return i != 0 && ((gap & GAP_OPEN) != 0 || isDash(gap));
}

@inline
function isDash(gap: u8): bool {
  return (gap & GAP_DASH) == GAP_DASH;
}

/** Whether what stands in the bracket, or behind the dash, in front of token `i` says nothing again: neither the name's first words nor initials. */
export function isApart(interner: Interner, tokens: usize, gaps: usize, i: i32, end: i32): bool {
  const isBracket = (load<u8>(gaps + i) & GAP_OPEN) != 0;
  let close = i + 1;
  for (; close < end; close++) {
    const gap = load<u8>(gaps + close);
    if (gap & GAP_OPEN || (isBracket ? (gap & GAP_CLOSE) != 0 : isDash(gap))) break;
  }
  const cls = classOf(tokens, i);
  // ("Acme (R)", "(TM)")
  if (isBracket && close == i + 1 && cls & EDGE) return false;
  // "Acme (UK) Limited": nothing is said again there
  if (isBracket && close < end && classOf(tokens, close) != NO_CLASS && (classOf(tokens, close) & KIND) - 1 < 2) return true;
  if (close == i + 1) {
    if ((cls & (KIND | LINK | PLACE)) == PLACE && (cls & NAMED_WHOLE) == 0) return true;
    if (mayBeAcronym(tokens, i)) return false;
  } else if (i == 1 && mayBeAcronym(tokens, 0) && (!isName(cls) || mayBeElided(tokens, i) || mayBeginAlike(interner, tokens, i, 0))) return false;
  if (!isBracket) return true;
  return (cls & LINK) == 0 && !mayBeginAlike(interner, tokens, i, 0) && (i == 1 || !mayBeginAlike(interner, tokens, i, 1));
}

/** Whether a token may be letters that others begin with. (Of what is rewritten, as all is that has more than ASCII, the letters are not known here.) */
function mayBeAcronym(tokens: usize, i: i32): bool {
  return (classOf(tokens, i) & REWRITTEN) != 0 || lengthOf(tokens, i) - 2 <= MAX_ACRONYM - 2;
}

/** Whether an article or "of" may have lost its vowel in front of a token: then its second letter may be its initial ("l'Eau"). */
function mayBeElided(tokens: usize, i: i32): bool {
  const letter = letterAt(tokens, i);
  return letter == LETTER_D || letter == LETTER_L || (classOf(tokens, i) & REWRITTEN) != 0;
}

/** Whether two tokens may begin with one letter, as they are spelled or by the words that stand for them. */
export function mayBeginAlike(interner: Interner, tokens: usize, i: i32, j: i32): bool {
  const one = letterAt(tokens, i);
  const other = letterAt(tokens, j);
  return one == other || one >= FIRST_OF_MORE || other >= FIRST_OF_MORE || firstLetterOf(interner, tokens, i) == firstLetterOf(interner, tokens, j);
}

/** Whether all that is left is a bracket behind an ending, with nothing in it but words of a name, other ones than in front. */
export function isTail(interner: Interner, plain: PlainRows, tokens: usize, gaps: usize, from: i32, end: i32): bool {
  if (load<u8>(gaps + from) & ~(GAP_SPACE | GAP_DOT | GAP_COMMA | GAP_OPEN) || (load<u8>(gaps + from) & GAP_OPEN) == 0) return false;
  // "Romanian Engineering SRL (Romania)": the name again, cut short; "Ltd Acme Co. Ltd (Acme)"
  if (mayBeginAlike(interner, tokens, from, 0) || classOf(tokens, 0) & KIND) return false;
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

/** The first byte of a token. */
@inline
export function letterAt(tokens: usize, i: i32): u8 {
  return load<u8>(load<u32>(tokenAt(tokens, i)));
}

/** The first byte of the word that stands for a token. */
@inline
function firstLetterOf(interner: Interner, tokens: usize, i: i32): u8 {
  return load<u8>(interner.bytes + load<u32>(interner.ends + ((<usize>wordOf(tokens, i)) << 2)));
}

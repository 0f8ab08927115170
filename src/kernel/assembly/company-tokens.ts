// What the kernel knows of the tokens of a company's name, and what it asks of them.
import { hasPair, PHRASE } from './pair-table';
import { classOf, PlainRows, wordOf } from './plain-tokens';

// Bits of a class (src/category/company/word-kinds.ts says what they mean for names):
export const KIND: u32 = 3; // 0: kept; 1: an ending, left out wherever it stands; 2: one where it stands at the end, kept in front of other words; 3: ask, but where LONE says more
export const BEGINS: u32 = 4; // ask where a token of FOLLOWS is next and the two are a pair of PHRASE
export const NAMED: u32 = 8; // ask where the next kept token is of NAME_FOLLOWS and the two are a pair of NAME
export const NAMED_WHOLE: u32 = 16; // as NAMED, and ask where it is all that is kept; only as the first
export const LINK: u32 = 32; // of a KIND of 0: left out between kept tokens; kept where it is the first; ask where it is the last
export const LETTER: u32 = 64; // ask where there are two, unless they are an ending
export const NUMERAL: u32 = 256; // ask where it is the last, not the first, or an ending or a LETTER is next
export const DOTTED: u32 = 512; // ask where a dot is behind it
export const EDGE: u32 = 1024; // ask where it is the last or a NUMBER is; with NUMBER, at either end where something else than a blank is beside it
export const NUMBER: u32 = 2048; // (with nothing else: a number that no table has, which one may stand behind endings); of an ending: ask where it is the first
export const FOLLOWS: u32 = 4096;
export const NAME_FOLLOWS: u32 = 8192;
export const ASK_BEHIND_ENDING: u32 = 16384; // of an ending
export const FALLS: u32 = 16384; // of a LINK: left out at either end of the name; with NUMBER, in front of an ending alone
export const PLACE: u32 = 16384; // of any other
export const LONE: u32 = 16384; // of a KIND of 3: an ending where it is the last and the only one
export const OF_LETTER: u32 = 32768; // of a LETTER: it is a connective where another word tells; of any other: it may tell. Ask where both are there

export const GAP_SPACE: u8 = 1;
export const GAP_DOT: u8 = 2;
export const GAP_COMMA: u8 = 4;
export const GAP_OPEN: u8 = 8;
export const GAP_CLOSE: u8 = 16;
export const GAP_SLASH: u8 = 32;
export const GAP_HYPHEN: u8 = 64;
export const GAP_DASH: u8 = 65; // a hyphen between blanks

// Kinds of pairs besides PHRASE:
/** Two words that are a well-known name which is written otherwise. */
export const NAME: u32 = 1;
/** Two words that are an ending where they are the last. */
export const ENDING: u32 = 2;
/** Letters that are an ending where they are the last: first is their number to the base 27 (a = 1), second is 0, 1 where slashes stand between them. */
export const LETTERS: u32 = 3;
/** A word and letters (by their number) that begin a phrase. */
export const LETTERS_PHRASE: u32 = 4;
/** Two words that are a phrase which says nothing where neither is anything but a word of a name. */
export const NAME_PHRASE: u32 = 5;
/** The first two words of phrases of more words, and the second and third one. */
export const LONGER_PHRASE: u32 = 6;
/** Likewise of well-known names; and the words of one that is these two. */
export const LONGER_NAME: u32 = 7;

@inline
export function isPair(plain: PlainRows, first: u32, second: u32, kind: u32): bool {
  return hasPair(plain.pairs, plain.pairMask, first, second, kind);
}

/** Whether phrases that say anything begin with tokens `i` and `i + 1`, or may. */
export function isPhrase(plain: PlainRows, tokens: usize, i: i32, end: i32): bool {
  const word = wordOf(tokens, i);
  const next = wordOf(tokens, i + 1);
  if (isPair(plain, word, next, PHRASE)) return true;
  if (isPair(plain, word, next, NAME_PHRASE) && !(isNameOrNoise(classOf(tokens, i)) && isNameOrNoise(classOf(tokens, i + 1)))) return true;
  if (i + 2 >= end || !isPair(plain, word, next, LONGER_PHRASE)) return false;
  // (letters may be one word)
  const third = classOf(tokens, i + 2);
  return (third & LETTER) != 0 || ((third & FOLLOWS) != 0 && isPair(plain, next, wordOf(tokens, i + 2), LONGER_PHRASE));
}

/** Whether a token is nothing but a word of a name, or noise, which asks where it matters. */
@inline
function isNameOrNoise(cls: u32): bool {
  return isName(cls & EDGE ? cls & ~(EDGE | NUMBER) : cls);
}

/** Whether a token is nothing but a word of a name. */
@inline
export function isName(cls: u32): bool {
  return (cls & (KIND | LINK | LETTER | NUMERAL | EDGE | NUMBER)) == 0;
}

// Plain names of persons: given names and a surname, or a surname, a comma and given names; a generation may stand behind either. What comes out must be what
// TypeScript would give (src/category/individual/parse.ts).
import { composeKey, KEY_CHARACTERS } from './compose';
import { Interner } from './intern';
import { appendToken, appendWord, classOf, PlainRows, REWRITTEN, tokenAt, wordOf } from './plain-tokens';

// Bits of a class (src/category/individual/word-kinds.ts); a token that nothing is known of has all of them:
const NAME: u32 = 1; // may be a part of the name, as the other bits say; ask at any other token
const INITIAL: u32 = 2; // ask where it is the last, or in a surname with a comma behind it
const SURNAME_REWRITTEN: u32 = 4; // as a surname, too, it is the word that stands for it
const SURNAME_ASKS: u32 = 8; // ask where it is a surname
const BEGINS: u32 = 16; // ask where a token of FOLLOWS is next
const FOLLOWS: u32 = 32;
const FIRST_ASKS: u32 = 64; // ask where it is the first
const LAST_ASKS: u32 = 256; // ask where it is the last
const EAST_ASIAN: u32 = 512; // ask where it is the first without a comma, the last behind two of SYLLABLE, the second of four in front of two, or alone in front of a comma and two (and a name)
const SYLLABLE: u32 = 1024;
const GENERATION: u32 = 4096; // ask where it is not the last behind two names
const APPENDIX: u32 = 8192; // ask behind a comma
const UNKNOWN: u32 = 32768;
const SURNAME_DOUBTS: u32 = INITIAL | SURNAME_ASKS | FIRST_ASKS | LAST_ASKS;

/** Dots that hold the letters of a marker together (a.k.a.): LETTERS_HELD of parse.ts. */
const LETTERS_HELD: i32 = 2;

const GAP_DOT: u8 = 2;
const GAP_COMMA: u8 = 4;
/** What may stand between names: blanks, dots, commas. */
const GAPS: u8 = 7;

// What `readName` answers: where the surname in front of a comma ends (0: it is the last name), and whether the last token is a generation. -1: not plain.
const HAS_GENERATION: i32 = 1 << 16;
const COMMA: i32 = HAS_GENERATION - 1;

/** Whether the `count` tokens of a row are a plain name, and how. */
export function readName(tokens: usize, gaps: usize, count: i32): i32 {
  if (count == 0) return -1;
  let comma = 0;
  let result = 0;
  let end = count;
  const ending = classOf(tokens, count - 1);
  if ((ending & (GENERATION | UNKNOWN)) == GENERATION) {
    if (count < 3 || load<u8>(gaps + count - 1) & ~GAPS) return -1;
    end--;
    result = HAS_GENERATION;
  }
  let before: u32 = 0;
  let held = 0; // letters behind the first word that a dot joins to the one in front
  for (let i = 0; i < end; i++) {
    const cls = classOf(tokens, i);
    const gap = load<u8>(gaps + i);
    // "John Smith a.k.a. Jack"
    held = i > 1 && gap == GAP_DOT && (cls & before & INITIAL) != 0 ? held + 1 : 0;
    // ("John Smith, M.Eng.": honours)
    if (held == LETTERS_HELD || (i > 1 && gap == GAP_DOT && (cls & before & INITIAL) == 0)) return -1;
    if ((cls & (NAME | UNKNOWN)) != NAME || gap & ~GAPS || (before & BEGINS && cls & FOLLOWS)) return -1;
    if (gap & GAP_COMMA) {
      if (i == 0 || comma != 0) return -1;
      comma = i;
    }
    before = cls;
  }
  if (before & LAST_ASKS || classOf(tokens, 0) & FIRST_ASKS) return -1;
  if (comma != 0) return areBehindComma(tokens, gaps, comma, end) ? comma | result : -1;
  if (end == 1) return before & INITIAL ? -1 : result;
  if (before & (INITIAL | SURNAME_ASKS) || classOf(tokens, 0) & EAST_ASIAN) return -1;
  if (end == 3 && before & EAST_ASIAN && classOf(tokens, 0) & classOf(tokens, 1) & SYLLABLE) return -1;
  if (end == 4 && before & classOf(tokens, 2) & SYLLABLE && classOf(tokens, 1) & EAST_ASIAN) return -1;
  return result;
}

/** Whether tokens `0 .. comma` are nothing but a surname, and `comma .. end` nothing but given names. */
function areBehindComma(tokens: usize, gaps: usize, comma: i32, end: i32): bool {
  for (let i = 0; i < comma; i++) if (classOf(tokens, i) & SURNAME_DOUBTS) return false;
  // "Kim, Eun Kyung"
  if (comma == 1 && (end == 3 || end == 4) && classOf(tokens, 0) & EAST_ASIAN && classOf(tokens, 1) & classOf(tokens, 2) & SYLLABLE) return false;
  let before: u32 = 0;
  for (let i = comma; i < end; i++) {
    const cls = classOf(tokens, i);
    // "Doe, M.D."
    if (cls & APPENDIX || (cls & before & INITIAL && load<u8>(gaps + i) == GAP_DOT)) return false;
    before = cls;
  }
  return true;
}

/**
 * Writes what the wide level is made of over the ids of a plain name, from `at`: the word of the first given name, of the surname's last word, of the generation, as
 * far as there are such; returns their end.
 */
export function keepName(tokens: usize, count: i32, read: i32, ids: usize, at: i32): i32 {
  const comma = read & COMMA;
  const end = read & HAS_GENERATION ? count - 1 : count;
  const last = (comma != 0 ? comma : end) - 1;
  const surname = classOf(tokens, last) & SURNAME_REWRITTEN ? wordOf(tokens, last) : load<u32>(ids + ((<usize>(at + last)) << 2));
  at = put(ids, at, wordOf(tokens, comma));
  if (end > 1) at = put(ids, at, surname);
  return end < count ? put(ids, at, wordOf(tokens, end)) : at;
}

@inline
function put(ids: usize, at: i32, word: u32): i32 {
  store<u32>(ids + ((<usize>at) << 2), word);
  return at + 1;
}

/** The key of a plain name at the medium level: given names, all of the surname but its last word, the marker, that word, the generation. */
export function composeName(interner: Interner, plain: PlainRows, tokens: usize, count: i32, read: i32, row: i32): void {
  const comma = read & COMMA;
  const end = read & HAS_GENERATION ? count - 1 : count;
  // (one name is a given name)
  const surname = comma != 0 ? comma - 1 : max(end - 1, 1);
  let write = plain.text;
  for (let i = comma, givenEnd = comma != 0 ? end : surname; i < givenEnd; i++) write = append(interner, plain, tokens, i, REWRITTEN, write);
  for (let i = 0; i < comma - 1; i++) write = append(interner, plain, tokens, i, REWRITTEN, write);
  if (end > 1) {
    write = appendWord(interner, plain, plain.marker, write);
    write = append(interner, plain, tokens, surname, SURNAME_REWRITTEN, write);
  }
  if (end < count) write = append(interner, plain, tokens, end, REWRITTEN, write);
  composeKey(plain.text, <i32>(write - plain.text), plain.seed, plain.alphabet, plain.keys + <usize>(row * KEY_CHARACTERS));
  store<u8>(plain.present + row, 1);
}

/** Appends a token, or the word that stands for it where its class has the bit `rewritten`. */
@inline
function append(interner: Interner, plain: PlainRows, tokens: usize, i: i32, rewritten: u32, write: usize): usize {
  return classOf(tokens, i) & rewritten ? appendWord(interner, plain, wordOf(tokens, i), write) : appendToken(plain, tokenAt(tokens, i), write);
}

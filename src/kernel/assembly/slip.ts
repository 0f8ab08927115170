// What a slip of the pen changed in a word: letters that are hardly heard are changed by accident, a consonant makes another word.
import { Word } from './word';

/** The most that two near words differ in. */
export const enum Slip {
  quiet, // vowels, h, a letter doubled, an s at the end
  alike, // consonants that sound alike, or one that only one of them has
  loud, // other consonants
}

const A: i32 = 0x61;
const H: i32 = 0x68;
const S: i32 = 0x73;
/** Bit l: letter l is no consonant that tells words apart (a, e, h, i, o, u, y). */
const QUIET: u32 = (1 << 0) | (1 << 4) | (1 << (H - A)) | (1 << 8) | (1 << 14) | (1 << 20) | (1 << 24);

/** Whether words that differ in these letters (bits, see Word) may differ in nothing that is heard. */
@inline
export function mayBeQuiet(letters: u32): bool {
  return (letters & ~(QUIET | (1 << (S - A)))) == 0;
}

/** What two words that are near each other differ in. O(letters). */
export function slipOf(a: Word, b: Word): i32 {
  const inA = consonants(a);
  const inB = consonants(b);
  if (inA == inB) return substituted(a, b);
  const shorter = inA < inB ? a : b;
  const longer = inA < inB ? b : a;
  // (in words of one length a consonant more is a vowel less: "Intermedia", "Intermedix")
  if (a.length == b.length || keptOf(shorter, longer) < min(inA, inB)) return Slip.loud;
  return abs(inA - inB) == 1 && endsInS(longer) && !endsInS(shorter) ? Slip.quiet : Slip.alike;
}

/** Where the first consonant from `at` on stands; behind the word: there is none. A letter doubled counts once. */
function nextConsonant(word: Word, at: i32): i32 {
  while (at < word.length) {
    const letter = <i32>load<u8>(word.text + <usize>at);
    const isQuiet = letter >= A && letter < A + 26 && ((QUIET >>> (letter - A)) & 1) != 0;
    if (!isQuiet && (at == 0 || <i32>load<u8>(word.text + <usize>at - 1) != letter)) break;
    at++;
  }
  return at;
}

function consonants(word: Word): i32 {
  let count = 0;
  for (let at = nextConsonant(word, 0); at < word.length; at = nextConsonant(word, at + 1)) count++;
  return count;
}

/** Of words with as many consonants. */
function substituted(a: Word, b: Word): i32 {
  let slip = Slip.quiet;
  for (let i = nextConsonant(a, 0), j = nextConsonant(b, 0); i < a.length; i = nextConsonant(a, i + 1), j = nextConsonant(b, j + 1)) {
    const x = load<u8>(a.text + <usize>i);
    const y = load<u8>(b.text + <usize>j);
    if (x == y) continue;
    if ((soundsOf(x) & soundsOf(y)) == 0) return Slip.loud;
    slip = Slip.alike;
  }
  return slip;
}

/** Consonants of the shorter word that stand in the longer one in their order. */
function keptOf(shorter: Word, longer: Word): i32 {
  let kept = 0;
  let i = nextConsonant(shorter, 0);
  for (let j = nextConsonant(longer, 0); j < longer.length && i < shorter.length; j = nextConsonant(longer, j + 1)) {
    if (load<u8>(shorter.text + <usize>i) != load<u8>(longer.text + <usize>j)) continue;
    kept++;
    i = nextConsonant(shorter, i + 1);
  }
  return kept;
}

@inline
function endsInS(word: Word): bool {
  return word.length > 0 && load<u8>(word.text + <usize>word.length - 1) == S;
}

/** Sounds that a consonant is written for, a bit each; those that share one are taken for each other. */
function soundsOf(letter: i32): i32 {
  switch (letter) {
    case 0x62: return 1; // b
    case 0x70: return 1 | 2; // p
    case 0x76: return 1 | 2; // v
    case 0x66: case 0x77: return 2; // f w
    case 0x63: return 4 | 8; // c
    case 0x6b: case 0x71: return 4; // k q
    case 0x73: case 0x7a: return 8; // s z
    case 0x78: return 4 | 8; // x
    case 0x64: case 0x74: return 16; // d t
    case 0x67: case 0x6a: return 32; // g j
    case 0x6d: case 0x6e: return 64; // m n
    default: return 0;
  }
}

// What a slip of the pen changed in a word: letters that are hardly heard, or that changed places, are changed by accident; a consonant makes another word.
// Which letters sound how, TypeScript has said.
import { Known, Word } from './word';

/** The most that two near words differ in. */
export const enum Slip {
  quiet, // letters that are not heard, a letter doubled, an ending, two neighbours that changed places
  alike, // consonants that sound alike, or one that only one of them has
  loud, // other consonants
}

/** What is known of a letter's sound: bits (LetterSound, src/lexicon/letter-sounds.ts). Those below are sounds that it is written for: letters that share one are taken for each other. */
const UNHEARD: u32 = 1 << 31;
const UNHEARD_AT_END: u32 = 1 << 30;
const SOUNDS: u32 = UNHEARD_AT_END - 1;

const A: i32 = 0x61;
const LETTERS: i32 = 26;
/** Behind the sounds of the letters and the set of those that may go unheard: sets of the letters that each is taken for, and pairs of letters that are taken for one. */
const LOOKS: usize = (<usize>LETTERS + 1) << 2;
const PAIRS: usize = LOOKS + ((<usize>LETTERS) << 2);
/** Shorter words have too many that look like them. */
const MIN_LOOK: i32 = 5;

@inline
function soundOf(sounds: usize, byte: i32): u32 {
  const letter = byte - A;
  return <u32>letter < <u32>LETTERS ? load<u32>(sounds + ((<usize>letter) << 2)) : 0;
}

@inline
function byteAt(word: Word, at: i32): i32 {
  return <i32>load<u8>(word.text + <usize>at);
}

/** Whether words that differ in these letters (bits, see Word) may differ in nothing that is heard. `sounds`: of the letters, and behind them the set of those that may go unheard. */
@inline
export function mayBeQuiet(letters: u32, sounds: usize): bool {
  return (letters & ~load<u32>(sounds, LETTERS << 2)) == 0;
}

/** Whether two words are the surname of a man and of a woman, but for their last letter one ("Kowalski", "Kowalska"): firms of two persons. */
export function areOfManAndWoman(a: Word, b: Word): bool {
  if (a.length != b.length || !((a.known & Known.ofMan && b.known & Known.ofWoman) || (a.known & Known.ofWoman && b.known & Known.ofMan))) return false;
  return memory.compare(a.text, b.text, <usize>(a.length - 1)) == 0;
}

/** Whether the last letter of a word may be that of several; of a word without letters it is not. */
@inline
export function endsInS(word: Word): bool {
  return word.length > 0 && load<u8>(word.text + word.length - 1) == 0x73;
}

/** Whether words are the same but for one place, at which print has letters that are taken for each other (Kasei, Kasel; Bornsen, Bomsen). */
export function lookAlike(a: Word, b: Word, sounds: usize): bool {
  const shorter = a.length <= b.length ? a : b;
  const longer = a.length <= b.length ? b : a;
  if (shorter.length < MIN_LOOK || longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && byteAt(a, at) == byteAt(b, at)) at++;
  if (at == shorter.length) return false;
  const more = longer.length - shorter.length;
  const behind = at + 1;
  if (memory.compare(shorter.text + <usize>behind, longer.text + <usize>(behind + more), <usize>(shorter.length - behind)) != 0) return false;
  const x = byteAt(shorter, at);
  const y = byteAt(longer, at);
  if (more == 0) {
    const letter = x - A;
    const other = y - A;
    return <u32>letter < <u32>LETTERS && <u32>other < <u32>LETTERS && (load<u32>(sounds + LOOKS + ((<usize>letter) << 2)) & (1 << other)) != 0;
  }
  const pair = <u32>(y | (byteAt(longer, at + 1) << 8) | (x << 16));
  const count = load<u32>(sounds + PAIRS);
  for (let i: u32 = 1; i <= count; i++) if (load<u32>(sounds + PAIRS + ((<usize>i) << 2)) == pair) return true;
  return false;
}

/** What two words that are near each other differ in. O(letters). */
export function slipOf(a: Word, b: Word, sounds: usize): i32 {
  const slip = heardSlip(a, b, sounds);
  return slip == Slip.loud && lookAlike(a, b, sounds) ? Slip.alike : slip;
}

function heardSlip(a: Word, b: Word, sounds: usize): i32 {
  const inA = consonants(a, sounds);
  const inB = consonants(b, sounds);
  if (inA == inB) {
    const slip = substituted(a, b, sounds);
    return slip != Slip.quiet && areSwapped(a, b) ? Slip.quiet : slip;
  }
  const shorter = inA < inB ? a : b;
  const longer = inA < inB ? b : a;
  // (a letter that changed places may stand beside its like: "Siderurgica", "Siderrugica")
  if (areSwapped(a, b)) return Slip.quiet;
  // (in words of one length a consonant more is a vowel less: "Intermedia", "Intermedix")
  if (a.length == b.length || keptOf(shorter, longer, sounds) < min(inA, inB)) return Slip.loud;
  return abs(inA - inB) == 1 && hasEnding(longer, sounds) && !hasEnding(shorter, sounds) ? Slip.quiet : Slip.alike;
}

/** Whether two neighbouring letters changed places, and nothing else. */
function areSwapped(a: Word, b: Word): bool {
  if (a.length != b.length) return false;
  let at = 0;
  while (at < a.length && byteAt(a, at) == byteAt(b, at)) at++;
  if (at + 1 >= a.length || byteAt(a, at) != byteAt(b, at + 1) || byteAt(a, at + 1) != byteAt(b, at)) return false;
  const behind = <usize>at + 2;
  return memory.compare(a.text + behind, b.text + behind, <usize>a.length - behind) == 0;
}

/** Where the first consonant from `at` on stands; behind the word: there is none. A letter doubled counts once. */
function nextConsonant(word: Word, at: i32, sounds: usize): i32 {
  while (at < word.length) {
    const letter = byteAt(word, at);
    if ((soundOf(sounds, letter) & UNHEARD) == 0 && (at == 0 || byteAt(word, at - 1) != letter)) break;
    at++;
  }
  return at;
}

function consonants(word: Word, sounds: usize): i32 {
  let count = 0;
  for (let at = nextConsonant(word, 0, sounds); at < word.length; at = nextConsonant(word, at + 1, sounds)) count++;
  return count;
}

/** Of words with as many consonants. */
function substituted(a: Word, b: Word, sounds: usize): i32 {
  let slip = Slip.quiet;
  for (let i = nextConsonant(a, 0, sounds), j = nextConsonant(b, 0, sounds); i < a.length; i = nextConsonant(a, i + 1, sounds), j = nextConsonant(b, j + 1, sounds)) {
    const x = byteAt(a, i);
    const y = byteAt(b, j);
    if (x == y) continue;
    if ((soundOf(sounds, x) & soundOf(sounds, y) & SOUNDS) == 0) return Slip.loud;
    slip = Slip.alike;
  }
  return slip;
}

/** Consonants of the shorter word that stand in the longer one in their order. */
function keptOf(shorter: Word, longer: Word, sounds: usize): i32 {
  let kept = 0;
  let i = nextConsonant(shorter, 0, sounds);
  for (let j = nextConsonant(longer, 0, sounds); j < longer.length && i < shorter.length; j = nextConsonant(longer, j + 1, sounds)) {
    if (byteAt(shorter, i) != byteAt(longer, j)) continue;
    kept++;
    i = nextConsonant(shorter, i + 1, sounds);
  }
  return kept;
}

@inline
function hasEnding(word: Word, sounds: usize): bool {
  return word.length > 0 && (soundOf(sounds, byteAt(word, word.length - 1)) & UNHEARD_AT_END) != 0;
}

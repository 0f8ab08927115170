// Surnames in capitals: "SMITH Robert", "VAN DER BERG Jan", as lists of many countries have them, are read as if a comma stood behind them.
import { mayBePlain } from './plain-characters';

/** The class of letters that stand within a word, and of what does not end one. */
const LETTER: u8 = 0x20;
const JOINER: u8 = 2;
const COMMA_BIT: u8 = 2;
const SPACE: u8 = 0x20;
/** Letters in capitals that one of them has at least: "JP Morgan", "LE Duc Tho" may be initials. */
const MIN_CAPITALS: i32 = 3;

@inline
function isUpper(byte: u8): bool {
  return byte - 65 < 26;
}

/** A capital, or a byte of a letter beyond ASCII. */
@inline
function mayBegin(byte: u8): bool {
  return isUpper(byte) || byte >= 0x80;
}

/**
 * How many tokens in front of a row are words in capitals, where the others are not and nothing but blanks stands behind them; 0: none, or the row has commas, numbers, signs or
 * characters that are read as one of ASCII. Letters beyond ASCII tell nothing. O(bytes) where the first two letters may be capitals.
 */
export function capitalsInFront(classes: usize, from: usize, length: i32): i32 {
  for (; length > 0 && load<u8>(from) == SPACE; length--) from++;
  // (of most rows the second byte says it)
  if (length < MIN_CAPITALS + 2 || !mayBegin(load<u8>(from)) || !(mayBegin(load<u8>(from + 1)) || load<u8>(classes + load<u8>(from + 1)) == JOINER)) return 0;
  const end = from + length;
  let front = 0;
  let most = 0;
  let isFront = true;
  let hasOther = false;
  let isBlank = false; // what stands in front of the word
  for (let at = from; at < end; ) {
    let upper = 0;
    let lower = 0;
    let letters = 0;
    for (; at < end; at++) {
      const byte = load<u8>(at);
      const cls = load<u8>(classes + byte);
      if (cls < LETTER && cls != JOINER) break;
      if (mayBePlain(byte) || byte - 48 < 10) return 0;
      if (cls == JOINER) continue;
      letters++;
      if (isUpper(byte)) upper++;
      else if (byte < 0x80) lower++;
    }
    if (letters > 0) {
      const isCapitals = lower == 0 && upper > 1;
      if (isFront && isCapitals) {
        front++;
        if (upper > most) most = upper;
      } else {
        if (isFront && (most < MIN_CAPITALS || !isBlank)) return 0;
        isFront = false;
        if (isCapitals && upper >= MIN_CAPITALS) return 0;
        if (lower > 0) hasOther = true;
      }
    }
    isBlank = true;
    for (; at < end; at++) {
      const byte = load<u8>(at);
      const cls = load<u8>(classes + byte);
      if (cls >= LETTER || cls == JOINER) break;
      if (cls == 1 || cls == 3 || (cls & 0x0f) == (8 | COMMA_BIT)) return 0;
      if (byte != SPACE) isBlank = false;
    }
  }
  return hasOther ? front : 0;
}

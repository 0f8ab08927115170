// Escapes that columns taken from programs and addresses of the web have for characters ("Jos\u00e9", "Alder%20Foods", "Jos%C3%A9"), which TypeScript reads as well
// (src/text/character-escapes.ts).
import { made } from './references';

const BACKSLASH: u8 = 0x5c;
const PERCENT: u8 = 0x25;
const LETTER_U: u8 = 0x75;
/** Bit c - 0x20: %.. of this character of ASCII is an escape. Others are as often written out, or are percents: blank " # & ' ( ) + , / : ; @ */
const OF_ASCII: u64 = (1 << 0x00) | (1 << 0x02) | (1 << 0x03) | (1 << 0x06) | (1 << 0x07) | (1 << 0x08) | (1 << 0x09) | (1 << 0x0b) | (1 << 0x0c) | (1 << 0x0f) | (1 << 0x1a) | (1 << 0x1b) | (1 << 0x20);
/** No digit. */
const NONE: u32 = 16;

/** The escape that begins with the \ or % at `at`, as a reference is given (references.ts); 0: there is none. */
export function escapeAt(at: usize, end: usize): u64 {
  return load<u8>(at) == BACKSLASH ? ofUnits(at, end) : ofBytes(at, end);
}

/** "\u00e9", and two for a character of two code units. */
function ofUnits(at: usize, end: usize): u64 {
  const unit = unitAt(at, end);
  if (unit == 0 || unit - 0xdc00 < 0x400) return 0;
  if (unit - 0xd800 >= 0x400) return made(6, 0, unit);
  const second = unitAt(at + 6, end) - 0xdc00;
  return second < 0x400 ? made(12, 0, 0x10000 + ((unit - 0xd800) << 10) + second) : 0;
}

/** The code unit that is written at `at`; 0: none is, or NUL. */
function unitAt(at: usize, end: usize): u32 {
  if (at + 6 > end || load<u8>(at) != BACKSLASH || load<u8>(at, 1) != LETTER_U) return 0;
  const high = byteOf(at + 2);
  const low = byteOf(at + 4);
  return (high | low) > 0xff ? 0 : (high << 8) | low;
}

/** "%20", "%C3%A9": a character of ASCII that addresses escape, or the bytes of another in UTF-8. */
function ofBytes(at: usize, end: usize): u64 {
  const first = escaped(at, end);
  const length: usize = first < 0x80 ? 1 : first - 0xc2 < 0x1e ? 2 : first - 0xe0 < 0x10 ? 3 : first - 0xf0 < 5 ? 4 : 0;
  if (length == 0 || (length == 1 && (first - 0x20 > 0x20 || ((OF_ASCII >> (first - 0x20)) & 1) == 0))) return 0;
  let code = length == 1 ? first : first & (0x7f >> <u32>length);
  for (let i: usize = 1; i < length; i++) {
    const next = escaped(at + i * 3, end);
    if (next - 0x80 >= 0x40) return 0;
    code = (code << 6) | (next & 0x3f);
  }
  const behind = at + length * 3;
  // ("Cotton 80%20%")
  if (behind < end && load<u8>(behind) == PERCENT && (behind + 1 >= end || digitOf(load<u8>(behind, 1)) == NONE)) return 0;
  if (length > 2 && (code < (length == 3 ? 0x800 : 0x10000) || code > 0x10ffff || code - 0xd800 < 0x800)) return 0;
  return made(length * 3, 0, code);
}

/** The byte that is written at `at` with a percent sign; more than 0xff: none is. */
function escaped(at: usize, end: usize): u32 {
  return at + 3 <= end && load<u8>(at) == PERCENT ? byteOf(at + 1) : 0x100;
}

/** The byte of two hexadecimal digits; more than 0xff: they are none. */
function byteOf(at: usize): u32 {
  const high = digitOf(load<u8>(at));
  const low = digitOf(load<u8>(at, 1));
  return high == NONE || low == NONE ? 0x100 : (high << 4) | low;
}

function digitOf(byte: u8): u32 {
  const digit = <u32>byte - 0x30;
  const letter = (<u32>byte | 0x20) - 0x61;
  return digit < 10 ? digit : letter < 6 ? letter + 10 : NONE;
}

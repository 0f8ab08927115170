// Character references of HTML, which columns taken from web pages have for characters ("AT&amp;T", "O&#39;Brien", "M&uuml;ller"): numbers, and the names of a table
// made in TypeScript (src/text/character-references.ts).
//
// table: number of entries (u32, at 0); the characters of Windows' code page from 0x80 on (32 u16, at 8); the entries (16 bytes each, at 72): the name's letters
// (u64, the first letter in the lowest byte), its character (u32), 1 where it is an accent, whose name stands behind a letter's (u32)
//
// A reference is one number: the bytes that it takes from bit 48 on, a mark that stands behind the character from bit 24 on, the character. 0: there is none.
const AMPERSAND: u8 = 0x26;
const HASH: u8 = 0x23;
const END: u8 = 0x3b;
const WINDOWS: usize = 8;
const ENTRIES: usize = 72;
const MAX_NAME: i32 = 7;
const MAX_DECIMALS: i32 = 7;
const MAX_HEX_DIGITS: i32 = 6;

@inline
export function lengthOf(reference: u64): i32 {
  return <i32>(reference >> 48);
}

@inline
export function characterOf(reference: u64): u32 {
  return <u32>(reference & 0xffffff);
}

/** A reference of so many bytes. */
@inline
export function made(length: usize, mark: u32, character: u32): u64 {
  return ((<u64>length) << 48) | ((<u64>mark) << 24) | <u64>character;
}

/** The reference that begins with the & at `at`; 0: there is none. */
export function referenceAt(table: usize, at: usize, end: usize): u64 {
  let name = at + 1;
  // written twice: "&amp;#39;"
  while (name + 4 <= end && (load<u32>(name) & 0xffdfdfdf) == 0x3b504d41) name += 4;
  const read = name < end && load<u8>(name) == HASH ? numbered(table, at, name + 1, end) : named(table, at, name, end);
  if (read != 0) return read;
  return name > at + 1 ? made(name - at, 0, <u32>AMPERSAND) : 0;
}

/** "39;" and "x27;" behind the #. */
function numbered(table: usize, start: usize, from: usize, end: usize): u64 {
  const isHex = from < end && (load<u8>(from) | 0x20) == 0x78;
  const first = isHex ? from + 1 : from;
  const most = isHex ? MAX_HEX_DIGITS : MAX_DECIMALS;
  let code: u32 = 0;
  let at = first;
  for (; at < end && <i32>(at - first) < most; at++) {
    const byte = <u32>load<u8>(at);
    const letter = (byte | 0x20) - 0x61;
    if (byte - 0x30 < 10) code = code * (isHex ? 16 : 10) + (byte - 0x30);
    else if (isHex && letter < 6) code = code * 16 + letter + 10;
    else break;
  }
  if (at == first || at >= end || load<u8>(at) != END) return 0;
  if (code - 0x80 < 32) code = <u32>load<u16>(table + WINDOWS + ((<usize>(code - 0x80)) << 1));
  if (code == 0 || code > 0x10ffff || code - 0xd800 < 0x800) return 0;
  return made(at + 1 - start, 0, code);
}

/** "amp;", "eacute;". */
function named(table: usize, start: usize, from: usize, end: usize): u64 {
  let name: u64 = 0;
  let at = from;
  for (; at < end && <i32>(at - from) < MAX_NAME; at++) {
    const letter = <u32>load<u8>(at) | 0x20;
    if (letter - 0x61 >= 26) break;
    name |= (<u64>letter) << ((<u64>(at - from)) << 3);
  }
  if (at == from || at >= end || load<u8>(at) != END) return 0;
  const entries = table + ENTRIES;
  for (let i: u32 = 0, count = load<u32>(table); i < count; i++) {
    const entry = entries + ((<usize>i) << 4);
    const isAccent = load<u32>(entry, 12) != 0;
    if ((isAccent ? name >> 8 : name) != load<u64>(entry)) continue;
    const character = load<u32>(entry, 8);
    return isAccent ? made(at + 1 - start, character, <u32>(name & 0xff)) : made(at + 1 - start, 0, character);
  }
  return 0;
}

/** Writes a reference as UTF-8, an ASCII letter as its class has it; returns the end. */
export function putReference(reference: u64, classes: usize, write: usize): usize {
  const character = characterOf(reference);
  const mark = <u32>((reference >> 24) & 0xffffff);
  let at = write;
  if (character < 0x80) store<u8>(at++, load<u8>(classes + character));
  else at = putCharacter(character, at);
  return mark == 0 ? at : putCharacter(mark, at);
}

function putCharacter(character: u32, write: usize): usize {
  let at = write;
  if (character < 0x800) store<u8>(at++, <u8>(0xc0 | (character >> 6)));
  else {
    if (character < 0x10000) store<u8>(at++, <u8>(0xe0 | (character >> 12)));
    else {
      store<u8>(at++, <u8>(0xf0 | (character >> 18)));
      store<u8>(at++, <u8>(0x80 | ((character >> 12) & 0x3f)));
    }
    store<u8>(at++, <u8>(0x80 | ((character >> 6) & 0x3f)));
  }
  store<u8>(at++, <u8>(0x80 | (character & 0x3f)));
  return at;
}

// Tags of HTML, which columns taken from web pages have between words ("Acme Ltd<br>", "<b>Acme</b> Ltd"): each is read as one character, a line end or what is left
// out within a word (src/text/markup-tags.ts).
//
// table: number of tags (u32, at 0); the entries (16 bytes each, at 8): the name (u64, the first letter in the lowest byte), its character (u32)
import { made } from './references';

const OPEN: u8 = 0x3c;
const CLOSE: u8 = 0x3e;
const SLASH: u8 = 0x2f;
const SPACE: u8 = 0x20;
const ENTRIES: usize = 8;
const MAX_NAME: usize = 8;

/** The tag that begins with the < at `at`, as a reference is given (references.ts); 0: there is none. */
export function tagAt(table: usize, at: usize, end: usize): u64 {
  let from = at + 1;
  if (from < end && load<u8>(from) == SLASH) from++;
  let name: u64 = 0;
  let read = from;
  for (; read < end && read - from < MAX_NAME && isNamed(load<u8>(read), read == from); read++) name |= (<u64>lowered(load<u8>(read))) << ((<u64>(read - from)) << 3);
  if (read == from || read >= end) return 0;
  const behind = load<u8>(read);
  if (behind > SPACE && behind != SLASH && behind != CLOSE) return 0;
  while (read < end && load<u8>(read) != CLOSE && load<u8>(read) != OPEN) read++;
  if (read >= end || load<u8>(read) != CLOSE) return 0;
  const character = characterOfName(table, name);
  return character == 0 ? 0 : made(read + 1 - at, 0, character);
}

function characterOfName(table: usize, name: u64): u32 {
  for (let i: u32 = 0, count = load<u32>(table); i < count; i++) {
    const entry = table + ENTRIES + ((<usize>i) << 4);
    if (load<u64>(entry) == name) return load<u32>(entry, 8);
  }
  return 0;
}

/** Whether a byte belongs to a name: a letter, or behind the first a digit. */
function isNamed(byte: u8, isFirst: bool): bool {
  return <u8>((byte | 0x20) - 0x61) < 26 || (!isFirst && <u8>(byte - 0x30) < 10);
}

/** A letter in lower case; digits have the bit. */
function lowered(byte: u8): u8 {
  return byte | 0x20;
}

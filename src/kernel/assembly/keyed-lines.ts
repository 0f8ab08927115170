// Values and their keys → lines of delimited text, sixteen bytes at a time.
const LINE_FEED: u8 = 10;
const CARRIAGE_RETURN: u8 = 13;
const QUOTE: u8 = 0x22;
const SPACE: u8 = 0x20;

/**
 * Writes a line `value,key` for each of `rows` values at `values` (row i ends where row i + 1 begins, at `offsets`, i32) and its key: the i-th part of `keys`, of
 * `keyLength` bytes, where `present[i]` is not 0. A value is quoted as delimited text asks for; keys need no quotes. Returns the bytes written. There is room for two
 * bytes for each one of the values, for their keys and five more a row, and 16 bytes behind everything. O(bytes).
 */
export function keyedLines(values: usize, offsets: usize, rows: i32, keys: usize, keyLength: i32, present: usize, delimiter: u8, out: usize): i32 {
  const start = out;
  for (let row = 0; row < rows; row++) {
    const from = values + <usize>load<i32>(offsets + ((<usize>row) << 2));
    const end = values + <usize>load<i32>(offsets + ((<usize>row) << 2), 4);
    if (copied(from, end, delimiter, out) && (from == end || (isInner(from) && isInner(lastCharacter(from, end))))) out += end - from;
    else out = quoted(from, end, out);
    store<u8>(out++, delimiter);
    if (load<u8>(present + <usize>row)) {
      const key = keys + <usize>(row * keyLength);
      for (let i = 0; i < keyLength; i += 16) v128.store(out + <usize>i, v128.load(key + <usize>i));
      out += <usize>keyLength;
    }
    store<u8>(out++, LINE_FEED);
  }
  return <i32>(out - start);
}

/** Copies a text; false where one of its bytes makes quotes necessary. */
@inline
function copied(from: usize, end: usize, delimiter: u8, out: usize): bool {
  let special = 0;
  for (let at = from; at < end; at += 16, out += 16) {
    const bytes = v128.load(at);
    v128.store(out, bytes);
    const marks = v128.or(
      v128.or(i8x16.eq(bytes, i8x16.splat(<i8>delimiter)), i8x16.eq(bytes, i8x16.splat(<i8>QUOTE))),
      v128.or(i8x16.eq(bytes, i8x16.splat(<i8>LINE_FEED)), i8x16.eq(bytes, i8x16.splat(<i8>CARRIAGE_RETURN))),
    );
    special |= i8x16.bitmask(marks) & (end - at < 16 ? (1 << <i32>(end - at)) - 1 : 0xffff);
  }
  return special == 0;
}

/** Writes the text in quotes; returns where they end. */
function quoted(from: usize, end: usize, out: usize): usize {
  store<u8>(out++, QUOTE);
  for (let at = from; at < end; at++) {
    const byte = load<u8>(at);
    if (byte == QUOTE) store<u8>(out++, QUOTE);
    store<u8>(out++, byte);
  }
  store<u8>(out++, QUOTE);
  return out;
}

/** Whether the character at `at` is no blank; U+FEFF would be a byte order mark at the head of a file. */
@inline
function isInner(at: usize): bool {
  const byte = load<u8>(at);
  if (byte <= SPACE) return false;
  return !(byte == 0xc2 && load<u8>(at, 1) == 0xa0) && !(byte == 0xef && load<u8>(at, 1) == 0xbb && load<u8>(at, 2) == 0xbf);
}

@inline
function lastCharacter(from: usize, end: usize): usize {
  let at = end - 1;
  while (at > from && (load<u8>(at) & 0xc0) == 0x80) at--;
  return at;
}

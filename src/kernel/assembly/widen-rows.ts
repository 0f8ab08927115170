// From UTF-8 to UTF-16, many rows at a time.

/**
 * Rows of UTF-8 become code units at `units` + 2 · their offset, and get a length; that of a row of broken UTF-8 is -1: somebody else has to write it.
 * Offsets count from `base` on, which is taken off them. Behind text and units there is room for 32 bytes more.
 */
export function widenRows(text: usize, offsets: usize, base: i32, rows: i32, units: usize, lengths: usize): void {
  let from = 0;
  for (let row = 0; row < rows; row++) {
    const end = load<i32>(offsets + ((<usize>row) << 2), 4) - base;
    store<i32>(offsets + ((<usize>row) << 2), from);
    const at = text + <usize>from;
    const out = units + ((<usize>from) << 1);
    let length = end - from;
    if (!widen(at, length, out)) length = decode(at, text + <usize>end, out);
    store<i32>(lengths + ((<usize>row) << 2), length);
    from = end;
  }
}

/** ASCII, sixteen bytes at a time; false where there is another byte. What it writes behind the end belongs to the next row. */
@inline
function widen(text: usize, length: i32, out: usize): bool {
  let high = 0;
  for (let i = 0; i < length; i += 16) {
    const bytes = v128.load(text + <usize>i);
    v128.store(out + ((<usize>i) << 1), i16x8.extend_low_i8x16_u(bytes));
    v128.store(out + ((<usize>i) << 1), i16x8.extend_high_i8x16_u(bytes), 16);
    high |= i8x16.bitmask(bytes) & ((1 << min(length - i, 16)) - 1);
  }
  return high == 0;
}

/** Code units that were written; -1 where the text is broken. */
function decode(text: usize, end: usize, out: usize): i32 {
  const start = out;
  while (text < end) {
    const first = <u32>load<u8>(text++);
    let point = first;
    if (first >= 0x80) {
      const more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
      if (first < 0xc2 || first > 0xf4 || text + more > end) return -1;
      point = first & (0x3f >> more);
      for (const last = text + more; text < last; text++) {
        const byte = <u32>load<u8>(text);
        if ((byte & 0xc0) != 0x80) return -1;
        point = (point << 6) | (byte & 0x3f);
      }
      // written longer than need be, half of a pair, beyond Unicode
      if (more == 2 && (point < 0x800 || (point & 0xf800) == 0xd800)) return -1;
      if (more == 3 && (point < 0x10000 || point > 0x10ffff)) return -1;
    }
    if (point > 0xffff) {
      store<u16>(out, 0xd7c0 + (point >> 10));
      out += 2;
      point = 0xdc00 | (point & 0x3ff);
    }
    store<u16>(out, point);
    out += 2;
  }
  return <i32>((out - start) >> 1);
}

// Scan: rows of bytes → tokens, folded and interned, with the separators between them. The one loop that sees every byte.
//
// classes (256 bytes, made in TypeScript) says of each byte:
//   0x00         separator without further meaning (space, control, NUL, …)
//   0x01         a token of its own (& +)
//   0x02         joiner: left out, does not end the token (')
//   0x08 … 0x0f  separator with a meaning: gap bit (class & 7)
//   0x20 …       letter or digit: the byte to store (lower case); bytes ≥ 0x80 are kept as they are, for the text layer to fold
import { Interner, internTail } from './intern';

/**
 * Scans rows `firstRow` .. `rowEnd` (exclusive). Row i is `text[offsets[i] .. offsets[i + 1])`; at most `maxBytes` of it are read.
 * Writes token ids, the gap in front of each token (bit set of the separators seen), per row the end of its tokens and the gap behind the last.
 * Stops in front of a row that might not fit. Returns the first row not done.
 */
export function scan(
  interner: Interner, classes: usize, text: usize, offsets: usize, firstRow: i32, rowEnd: i32, maxBytes: i32,
  outIds: usize, outGaps: usize, outCapacity: i32, outRowEnds: usize, outTails: usize,
): i32 {
  let count = firstRow == 0 ? 0 : load<i32>(outRowEnds + ((<usize>(firstRow - 1)) << 2));
  for (let row = firstRow; row < rowEnd; row++) {
    const from = load<i32>(offsets + ((<usize>row) << 2));
    let length = load<i32>(offsets + ((<usize>row) << 2), 4) - from;
    if (length > maxBytes) {
      length = maxBytes;
      // Never cut inside a UTF-8 sequence: what is read must not hang on where a character was broken.
      while (length > 0 && (load<u8>(text + from + length) & 0xc0) == 0x80) length--;
    }
    const textUsed = load<u32>(interner.ends + ((<usize>interner.count) << 2));
    if (count + length > outCapacity || interner.count + length > interner.capacity || textUsed + length + 16 > interner.bytesCapacity) return row;
    let at = text + from;
    const end = at + length;
    let gap: u8 = 0;
    while (at < end) {
      let cls = load<u8>(classes + load<u8>(at));
      if (cls < 0x20 && cls != 1) {
        // separators; a joiner outside a token is one as well
        gap |= cls >= 8 ? (<u8>1) << (cls & 7) : 1;
        at++;
        continue;
      }
      const start = interner.bytes + load<u32>(interner.ends + ((<usize>interner.count) << 2));
      let write = start;
      if (cls == 1) {
        store<u8>(write++, load<u8>(at++));
      } else {
        do {
          if (cls != 2) store<u8>(write++, cls);
          at++;
          if (at >= end) break;
          cls = load<u8>(classes + load<u8>(at));
        } while (cls >= 0x20 || cls == 2);
      }
      store<i32>(outIds + ((<usize>count) << 2), internTail(interner, <i32>(write - start)));
      store<u8>(outGaps + count, gap);
      count++;
      gap = 0;
    }
    store<i32>(outRowEnds + ((<usize>row) << 2), count);
    store<u8>(outTails + row, gap);
  }
  return rowEnd;
}

// Scan: rows of bytes → tokens, folded and interned, with the separators between them. The one loop that sees every byte.
//
// classes (256 bytes, made in TypeScript) says of each byte:
//   0x00         separator without further meaning (space, control, NUL, …)
//   0x01         a token of its own (& +)
//   0x02         joiner: left out, does not end the token (')
//   0x08 … 0x0f  separator with a meaning: gap bit (class & 7)
//   0x20 …       letter or digit: the byte to store (lower case); bytes ≥ 0x80 are kept as they are, for the text layer to fold
import { hash64 } from './hash';
import { intern, Interner, touch } from './intern';

// A block of tokens is folded and hashed, then all its slots are touched, then it is interned: the cache misses of a block overlap. The scratch holds
// for each token its start, length and hash (16 bytes), and behind them the folded text.
const BLOCK_ROWS: i32 = 32;
const BLOCK_BYTES: i32 = 4096;
/** Tokens of a block: what is pending and one row more. */
const BLOCK_TOKENS: i32 = 8192;

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
  const pending = interner.scratch;
  const folded = pending + ((<usize>BLOCK_TOKENS) << 4);
  let blockStart = count; // the first token not interned yet
  let blockRow = firstRow;
  let write = folded;
  let row = firstRow;
  while (row < rowEnd) {
    const from = load<i32>(offsets + ((<usize>row) << 2));
    let length = load<i32>(offsets + ((<usize>row) << 2), 4) - from;
    if (length > maxBytes) {
      length = maxBytes;
      // Never cut inside a UTF-8 sequence: what is read must not hang on where a character was broken.
      while (length > 0 && (load<u8>(text + from + length) & 0xc0) == 0x80) length--;
    }
    const waiting = count - blockStart;
    const waitingBytes = <i32>(write - folded);
    const textUsed = <i32>load<u32>(interner.ends + ((<usize>interner.count) << 2));
    const fits = count + length <= outCapacity && <i32>interner.count + waiting + length <= <i32>interner.capacity && textUsed + waitingBytes + length + 16 <= <i32>interner.bytesCapacity;
    if (!fits || row - blockRow >= BLOCK_ROWS || waitingBytes + length > BLOCK_BYTES) {
      if (waiting != 0) {
        internBlock(interner, pending, outIds, blockStart, count);
        blockStart = count;
        blockRow = row;
        write = folded;
        continue;
      }
      blockRow = row;
      if (!fits) return row;
    }
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
      const start = write;
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
      const token = pending + ((<usize>(count - blockStart)) << 4);
      store<u32>(token, <u32>start);
      store<u32>(token, <u32>(write - start), 4);
      store<u64>(token, hash64(start, <i32>(write - start), 0), 8);
      store<u8>(outGaps + count, gap);
      count++;
      gap = 0;
    }
    store<i32>(outRowEnds + ((<usize>row) << 2), count);
    store<u8>(outTails + row, gap);
    row++;
  }
  internBlock(interner, pending, outIds, blockStart, count);
  return rowEnd;
}

function internBlock(interner: Interner, pending: usize, outIds: usize, from: i32, end: i32): void {
  const tokens = end - from;
  let sum: u64 = 0;
  for (let i = 0; i < tokens; i++) sum += touch(interner, load<u64>(pending + ((<usize>i) << 4), 8));
  // the sum is stored, so that the touching is not optimized away
  store<u64>(pending + ((<usize>tokens) << 4), sum);
  for (let i = 0; i < tokens; i++) {
    const token = pending + ((<usize>i) << 4);
    const id = intern(interner, load<u32>(token), <i32>load<u32>(token, 4), load<u64>(token, 8));
    store<i32>(outIds + ((<usize>(from + i)) << 2), id);
  }
}

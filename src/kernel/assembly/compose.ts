// Compose: lists of word ids → key text → 43 URL-safe characters. The text is the words in order, with or without a blank between them.
import { hash256 } from './hash';

const TOUCH_ROWS: i32 = 32;

/**
 * Row i consists of the words `ids[rowEnds[i - 1] .. rowEnds[i])`; word w is `bytes[ends[w] .. ends[w + 1])`.
 * Writes 43 characters a row at `out`, and 1 (has a key) or 0 (nothing left to match on) at `present`.
 * `scratch` must hold the longest row's text and 16 bytes more. O(bytes).
 */
export function composeKeys(
  ids: usize, rowEnds: usize, rows: i32, bytes: usize, ends: usize, separator: i32, seed: u64, alphabet: usize, scratch: usize, out: usize, present: usize,
): void {
  preparePairs(alphabet);
  let from = 0;
  let touched = 0;
  let sum: u32 = 0;
  for (let row = 0; row < rows; row++) {
    if ((row & (TOUCH_ROWS - 1)) == 0) {
      // the words of some rows are looked at all at once: their cache misses overlap
      const ahead = load<i32>(rowEnds + ((<usize>min(row + TOUCH_ROWS, rows) - 1) << 2));
      for (; touched < ahead; touched++) {
        const word = load<i32>(ids + ((<usize>touched) << 2));
        sum += load<u8>(bytes + load<u32>(ends + ((<usize>word) << 2)));
      }
      store<u32>(scratch, sum); // kept, so that the looking is not optimized away
    }
    const end = load<i32>(rowEnds + ((<usize>row) << 2));
    let write = scratch;
    for (let i = from; i < end; i++) {
      const word = load<i32>(ids + ((<usize>i) << 2));
      const start = load<u32>(ends + ((<usize>word) << 2));
      const length = load<u32>(ends + ((<usize>word) << 2), 4) - start;
      if (separator != 0 && i > from) store<u8>(write++, <u8>separator);
      let read = bytes + start;
      const stop = write + length;
      while (write < stop) {
        // the scratch and the arena have room behind their ends, so whole words are copied
        store<u64>(write, load<u64>(read));
        write += 8;
        read += 8;
      }
      write = stop;
    }
    const length = <i32>(write - scratch);
    store<u8>(present + row, <u8>(length != 0));
    if (length != 0) {
      const digest = scratch; // the text is no longer needed once it is hashed
      hash256(scratch, length, seed, digest);
      encode(digest, alphabet, out + <usize>row * 43);
    }
    from = end;
  }
}

/** The two characters of each twelve bits, for the alphabet seen last (`known`): half the lookups and stores. */
const pairs: usize = memory.data(8192);
const known: usize = memory.data(64);

function preparePairs(alphabet: usize): void {
  let same = true;
  for (let i: usize = 0; i < 64; i += 8) same = same && load<u64>(known + i) == load<u64>(alphabet + i);
  if (same) return;
  memory.copy(known, alphabet, 64);
  for (let i: u32 = 0; i < 4096; i++) {
    store<u8>(pairs + ((<usize>i) << 1), load<u8>(alphabet + (i >> 6)));
    store<u8>(pairs + ((<usize>i) << 1), load<u8>(alphabet + (i & 63)), 1);
  }
}

@inline
function pair(bits: u32): u16 {
  return load<u16>(pairs + ((<usize>bits) << 1));
}

/** base64url without padding: 32 bytes → 43 characters. */
function encode(digest: usize, alphabet: usize, out: usize): void {
  for (let i: usize = 0; i < 30; i += 3) {
    const bits = ((<u32>load<u8>(digest + i)) << 16) | ((<u32>load<u8>(digest + i, 1)) << 8) | (<u32>load<u8>(digest + i, 2));
    store<u16>(out, pair(bits >> 12));
    store<u16>(out, pair(bits & 4095), 2);
    out += 4;
  }
  const bits = ((<u32>load<u8>(digest, 30)) << 10) | ((<u32>load<u8>(digest, 31)) << 2);
  store<u16>(out, pair(bits >> 6));
  store<u8>(out, load<u8>(alphabet + (bits & 63)), 2);
}

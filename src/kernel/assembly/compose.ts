// Compose: lists of word ids → key text → 43 URL-safe characters. The text is the words in order, with or without a blank between them.
import { hash256 } from './hash';

const TOUCH_ROWS: i32 = 32;
const KEY_CHARACTERS: i32 = 43;

/**
 * Row i consists of the words `ids[rowStarts[i] .. rowEnds[i])`; word w is `bytes[ends[w] .. ends[w + 1])`.
 * Writes 43 characters a row at `out` (NUL where there is no key), and 1 (has a key) or 0 (nothing left to match on) at `present`; `out` must hold 5 bytes more.
 * `alphabet`: 64 characters. `scratch` must hold the longest row's text and 16 bytes more. O(bytes).
 */
export function composeKeys(
  ids: usize, rowStarts: usize, rowEnds: usize, rows: i32, bytes: usize, ends: usize, separator: i32, seed: u64, alphabet: usize, scratch: usize,
  out: usize, present: usize,
): void {
  let sum: u32 = 0;
  for (let row = 0; row < rows; row++) {
    if ((row & (TOUCH_ROWS - 1)) == 0) {
      // the words of some rows are looked at all at once: their cache misses overlap
      for (let ahead = row; ahead < min(row + TOUCH_ROWS, rows); ahead++) {
        const end = load<i32>(rowEnds + ((<usize>ahead) << 2));
        for (let i = load<i32>(rowStarts + ((<usize>ahead) << 2)); i < end; i++) {
          const word = load<i32>(ids + ((<usize>i) << 2));
          sum += load<u8>(bytes + load<u32>(ends + ((<usize>word) << 2)));
        }
      }
      store<u32>(scratch, sum); // kept, so that the looking is not optimized away
    }
    const from = load<i32>(rowStarts + ((<usize>row) << 2));
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
    const key = out + <usize>(row * KEY_CHARACTERS);
    if (length == 0) {
      memory.fill(key, 0, KEY_CHARACTERS);
      continue;
    }
    const digest = scratch; // the text is no longer needed once it is hashed
    hash256(scratch, length, seed, digest);
    v128.store(digest, i8x16.splat(0), 32); // the last character has two bits of nothing
    encode(digest, alphabet, key);
  }
}

/**
 * base64url without padding: 32 bytes → 43 characters and 5 to be overwritten. Twelve bytes become sixteen characters at a time: four groups of 24 bits, six of
 * them to a byte, and each looked up in the alphabet as four tables of sixteen (W. Muła, D. Lemire, "Faster Base64 Encoding and Decoding Using AVX2", 2018).
 */
function encode(digest: usize, alphabet: usize, out: usize): void {
  for (let i: usize = 0; i < 3; i++) {
    const bytes = v128.load(digest + i * 12);
    // each lane: b2 b1 b0 0, so that it reads as one big-endian group
    const groups = i8x16.shuffle(bytes, i8x16.splat(0), 2, 1, 0, 16, 5, 4, 3, 16, 8, 7, 6, 16, 11, 10, 9, 16);
    const first = v128.and(i32x4.shr_u(groups, 18), i32x4.splat(0x3f));
    const second = v128.and(i32x4.shr_u(groups, 4), i32x4.splat(0x3f00));
    const third = v128.and(i32x4.shl(groups, 10), i32x4.splat(0x3f0000));
    const fourth = v128.and(i32x4.shl(groups, 24), i32x4.splat(0x3f000000));
    const index = v128.or(v128.or(first, second), v128.or(third, fourth));
    // an index outside a table of sixteen gives 0
    const low = v128.or(i8x16.swizzle(v128.load(alphabet), index), i8x16.swizzle(v128.load(alphabet, 16), i8x16.sub(index, i8x16.splat(16))));
    const high = v128.or(
      i8x16.swizzle(v128.load(alphabet, 32), i8x16.sub(index, i8x16.splat(32))),
      i8x16.swizzle(v128.load(alphabet, 48), i8x16.sub(index, i8x16.splat(48))),
    );
    v128.store(out + (i << 4), v128.or(low, high));
  }
}

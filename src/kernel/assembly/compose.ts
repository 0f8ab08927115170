// Compose: lists of word ids → key text → 43 URL-safe characters. The text is the words in order, with or without a blank between them.
import { hash256 } from './hash';

const TOUCH_ROWS: i32 = 32;
export const KEY_CHARACTERS: i32 = 43;

/**
 * Row i consists of the words `ids[rowStarts[i] .. rowEnds[i])`; word w is `bytes[ends[w] .. ends[w + 1])`. Its key is key `targets[i]` of `out`.
 * Writes 43 characters (NUL where there is no key), and 1 (has a key) or 0 (nothing left to match on) at `present`.
 * `alphabet`: 64 characters. `scratch` must hold the longest row's text and 16 bytes more. O(bytes).
 */
export function composeKeys(
  ids: usize, rowStarts: usize, rowEnds: usize, targets: usize, rows: i32, bytes: usize, ends: usize, separator: i32, seed: u64, alphabet: usize, scratch: usize,
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
      if (separator != 0 && i > from) store<u8>(write++, <u8>separator);
      write = copyWord(bytes + start, load<u32>(ends + ((<usize>word) << 2), 4) - start, write);
    }
    const target = load<i32>(targets + ((<usize>row) << 2));
    const length = <i32>(write - scratch);
    store<u8>(present + target, <u8>(length != 0));
    const key = out + <usize>(target * KEY_CHARACTERS);
    if (length == 0) memory.fill(key, 0, KEY_CHARACTERS);
    else composeKey(scratch, length, seed, alphabet, key);
  }
}

/** Copies a word to `write`, sixteen bytes at a time: what is read and written has room behind its end. Returns the end. */
@inline
export function copyWord(read: usize, length: u32, write: usize): usize {
  v128.store(write, v128.load(read));
  for (let i: u32 = 16; i < length; i += 16) v128.store(write + i, v128.load(read + i));
  return write + length;
}

/** The key of a text, which is overwritten. */
@inline
export function composeKey(text: usize, length: i32, seed: u64, alphabet: usize, key: usize): void {
  hash256(text, length, seed, text);
  v128.store(text, i8x16.splat(0), 32); // the last character has two bits of nothing
  encode(text, alphabet, key);
}

/**
 * base64url without padding: 32 bytes → 43 characters. Twelve bytes become sixteen characters at a time: four groups of 24 bits, six of
 * them to a byte, and each looked up in the alphabet as four tables of sixteen (W. Muła, D. Lemire, "Faster Base64 Encoding and Decoding Using AVX2", 2018).
 * The last sixteen characters are those of bytes 21 to 32 and one too many, so the byte behind the key is put back.
 */
function encode(digest: usize, alphabet: usize, out: usize): void {
  const behind = load<u8>(out, 43);
  encode16(digest, alphabet, out);
  encode16(digest + 12, alphabet, out + 16);
  encode16(digest + 21, alphabet, out + 28);
  store<u8>(out, behind, 43);
}

@inline
function encode16(read: usize, alphabet: usize, out: usize): void {
  const bytes = v128.load(read);
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
  v128.store(out, v128.or(low, high));
}

// MurmurHash64A (Austin Appleby, 2008, public domain), little endian; and a 256-bit hash built from four seeded lanes of it.
// Why not a cryptographic hash: keys are no secrets, and SHA-256 costs twenty times as much per short name.

const M: u64 = 0xc6a4a7935bd1e995;
const R: u64 = 47;

/** 64-bit hash of `length` bytes at `start`, which must have 7 readable bytes behind them. O(length). */
export function hash64(start: usize, length: i32, seed: u64): u64 {
  let hash = seed ^ ((<u64>length) * M);
  const blocksEnd = start + (<usize>(length & ~7));
  let at = start;
  while (at < blocksEnd) {
    let k = load<u64>(at) * M;
    k ^= k >> R;
    k *= M;
    hash = (hash ^ k) * M;
    at += 8;
  }
  const rest = length & 7;
  if (rest != 0) hash = (hash ^ (load<u64>(at) & ((<u64>1 << (<u64>(rest << 3))) - 1))) * M;
  hash ^= hash >> R;
  hash *= M;
  return hash ^ (hash >> R);
}

@inline
function mix(x: u64): u64 {
  // fmix64 of MurmurHash3: every input bit reaches every output bit.
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccd;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53;
  return x ^ (x >> 33);
}

/**
 * 256-bit hash of `length` bytes at `start`, as four little-endian u64 at `out`. Each lane absorbs every 8-byte word under
 * its own rotation and odd constant, lanes are crossed at the end. `start` must have 7 readable bytes behind the text.
 */
export function hash256(start: usize, length: i32, seed: u64, out: usize): void {
  let a: u64 = seed ^ 0x243f6a8885a308d3; // digits of pi
  let b: u64 = seed ^ 0x13198a2e03707344;
  let c: u64 = seed ^ 0xa4093822299f31d0;
  let d: u64 = seed ^ 0x082efa98ec4e6c89;
  let at = start;
  let left = length;
  while (left > 0) {
    let word = load<u64>(at);
    if (left < 8) word &= (<u64>1 << (<u64>(left << 3))) - 1;
    a = rotl(a ^ word, 29) * 0x9e3779b97f4a7c15;
    b = rotl(b + word, 31) * 0xbf58476d1ce4e5b9;
    c = rotl(c ^ (word * 0x94d049bb133111eb), 37) * 0xd6e8feb86659fd93;
    d = rotl(d + (word ^ a), 41) * 0xa0761d6478bd642f;
    at += 8;
    left -= 8;
  }
  a ^= <u64>length;
  a = mix(a + b);
  b = mix(b + rotl(c, 17) + a);
  c = mix(c + rotl(d, 23) + b);
  d = mix(d + rotl(a, 11) + c);
  a = mix(a ^ d);
  store<u64>(out, a);
  store<u64>(out, b, 8);
  store<u64>(out, c, 16);
  store<u64>(out, d, 24);
}

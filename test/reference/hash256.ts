import { littleEndian, u64 } from './hash64.js';

const rotate = (x: bigint, bits: bigint): bigint => u64(x << bits) | (x >> (64n - bits));

/** fmix64 of MurmurHash3. */
function mix(x: bigint): bigint {
  x = u64((x ^ (x >> 33n)) * 0xff51afd7ed558ccdn);
  x = u64((x ^ (x >> 33n)) * 0xc4ceb9fe1a85ec53n);
  return x ^ (x >> 33n);
}

/** The four-lane hash of the keys, with BigInt; 32 bytes. */
export function hash256(bytes: Uint8Array, seed: bigint): Uint8Array {
  let a = u64(seed) ^ 0x243f6a8885a308d3n;
  let b = u64(seed) ^ 0x13198a2e03707344n;
  let c = u64(seed) ^ 0xa4093822299f31d0n;
  let d = u64(seed) ^ 0x082efa98ec4e6c89n;
  for (let i = 0; i < bytes.length; i += 8) {
    const word = littleEndian(bytes.slice(i, i + 8));
    a = u64(rotate(a ^ word, 29n) * 0x9e3779b97f4a7c15n);
    b = u64(rotate(u64(b + word), 31n) * 0xbf58476d1ce4e5b9n);
    c = u64(rotate(c ^ u64(word * 0x94d049bb133111ebn), 37n) * 0xd6e8feb86659fd93n);
    d = u64(rotate(u64(d + (word ^ a)), 41n) * 0xa0761d6478bd642fn);
  }
  a ^= BigInt(bytes.length);
  a = mix(u64(a + b));
  b = mix(u64(b + rotate(c, 17n) + a));
  c = mix(u64(c + rotate(d, 23n) + b));
  d = mix(u64(d + rotate(a, 11n) + c));
  a = mix(a ^ d);
  const out = new Uint8Array(32);
  [a, b, c, d].forEach((lane, i) => {
    for (let byte = 0; byte < 8; byte++) out[i * 8 + byte] = Number((lane >> BigInt(8 * byte)) & 255n);
  });
  return out;
}

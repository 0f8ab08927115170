/** MurmurHash64A of some bytes, with BigInt and no tricks. */
export function hash64(bytes: Uint8Array, seed: bigint): bigint {
  const M = 0xc6a4a7935bd1e995n;
  let h = u64(seed ^ u64(BigInt(bytes.length) * M));
  let i = 0;
  for (; i + 8 <= bytes.length; i += 8) {
    let k = u64(littleEndian(bytes.slice(i, i + 8)) * M);
    k ^= k >> 47n;
    k = u64(k * M);
    h = u64((h ^ k) * M);
  }
  if (i < bytes.length) h = u64((h ^ littleEndian(bytes.slice(i))) * M);
  h ^= h >> 47n;
  h = u64(h * M);
  return h ^ (h >> 47n);
}

export const u64 = (x: bigint): bigint => BigInt.asUintN(64, x);

/** Bytes as one number, the first byte the lowest. */
export function littleEndian(bytes: Uint8Array): bigint {
  return [...bytes].reduceRight((number, byte) => number * 256n + BigInt(byte), 0n);
}

/** 32 bits of `data[start .. end)`, for tables in memory and for sketches: MurmurHash3_x86_32 (A. Appleby, public domain). Not for keys. */
export function hashBytes(data: Uint8Array, start: number, end: number, seed = 0): number {
  let hash = seed;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    hash ^= scrambled(data[at] | (data[at + 1] << 8) | (data[at + 2] << 16) | (data[at + 3] << 24));
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  let tail = 0;
  for (let i = end - 1; i >= at; i--) tail = (tail << 8) | data[i];
  if (at < end) hash ^= scrambled(tail);
  return mixedBits(hash ^ (end - start));
}

function scrambled(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}

/** 32 bits of which each hangs on all of `bits`: the finalizer of the same hash. */
export function mixedBits(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Whether two ranges hold the same bytes. */
export function equalBytes(a: Uint8Array, aStart: number, aEnd: number, b: Uint8Array, bStart: number, bEnd: number): boolean {
  if (aEnd - aStart !== bEnd - bStart) return false;
  for (let at = aStart, other = bStart; at < aEnd; at++, other++) if (a[at] !== b[other]) return false;
  return true;
}

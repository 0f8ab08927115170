/** 32 bits of `data[start .. end)`, for tables in memory; the low bits hang on all of them. Four bytes at a time. Not for keys. */
export function hashBytes(data: Uint8Array, start: number, end: number): number {
  let hash = end - start;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    hash = Math.imul(hash ^ (data[at] | (data[at + 1] << 8) | (data[at + 2] << 16) | (data[at + 3] << 24)), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; at < end; at++) hash = Math.imul(hash ^ data[at], 0x01000193);
  return mixed(hash);
}

/** 32 more bits, of the same bytes and nearly independent of {@link hashBytes}. */
export function secondHash(data: Uint8Array, start: number, end: number): number {
  let hash = Math.imul(end - start, 0x9e3779b1) ^ 0x5bd1e995;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ data[at], 0x5f356495) + ((hash >>> 13) | 0);
  return mixed(hash);
}

/** The finalizer of lowbias32 (C. Wellons, 2018). */
function mixed(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** Whether two ranges hold the same bytes. */
export function equalBytes(a: Uint8Array, aStart: number, aEnd: number, b: Uint8Array, bStart: number, bEnd: number): boolean {
  if (aEnd - aStart !== bEnd - bStart) return false;
  for (let at = aStart, other = bStart; at < aEnd; at++, other++) if (a[at] !== b[other]) return false;
  return true;
}

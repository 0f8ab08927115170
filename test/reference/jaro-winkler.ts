import type { Symbols } from './edit-distance.js';

/** Jaro-Winkler by its definition: pair up, write down both sides' matches, compare them place by place. */
export function jaroWinkler(a: Symbols, b: Symbols, prefixWeight: number): number {
  if (a.length === 0 && b.length === 0) return 1;
  const reach = Math.floor(Math.max(a.length, b.length) / 2) - 1;
  const partnerOf: number[] = [];
  const taken = new Set<number>();
  for (let i = 0; i < a.length; i++) {
    // the first free equal symbol that is near enough; the same place is near enough even where the reach is negative
    const j = Array.from({ length: b.length }, (_, k) => k).find((k) => Math.abs(k - i) <= Math.max(reach, 0) && a[i] === b[k] && !taken.has(k));
    if (j === undefined) continue;
    partnerOf[i] = j;
    taken.add(j);
  }
  const ofA = Array.from(a).filter((_, i) => partnerOf[i] !== undefined);
  const ofB = Array.from(b).filter((_, j) => taken.has(j));
  const m = ofA.length;
  if (m === 0) return 0;
  const transpositions = Math.floor(ofA.filter((symbol, i) => symbol !== ofB[i]).length / 2);
  const jaro = (m / a.length + m / b.length + (m - transpositions) / m) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return jaro > 0.7 ? jaro + prefix * prefixWeight * (1 - jaro) : jaro;
}

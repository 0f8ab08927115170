// Jaro similarity with Winkler's prefix bonus (W. Winkler, 1990): matches within a window of half the longer text, half the transpositions,
// then + 0.1 · (common prefix ≤ 4) · (1 − jaro) where jaro > 0.7. Two empty texts are equal (1), one empty: 0.

/** `scratch`: aLength + bLength bytes. O(|a| · window). */
export function jaroWinkler(a: usize, aLength: i32, b: usize, bLength: i32, prefixWeight: f64, scratch: usize): f64 {
  if (aLength == 0 || bLength == 0) return aLength == bLength ? 1 : 0;
  const window = max(max(aLength, bLength) / 2 - 1, 0);
  const aUsed = scratch;
  const bUsed = scratch + aLength;
  memory.fill(scratch, 0, <usize>(aLength + bLength));
  let matches = 0;
  for (let i = 0; i < aLength; i++) {
    const byte = load<u8>(a + i);
    const to = min(i + window + 1, bLength);
    for (let j = max(i - window, 0); j < to; j++) {
      if (load<u8>(b + j) != byte || load<u8>(bUsed + j) != 0) continue;
      store<u8>(aUsed + i, 1);
      store<u8>(bUsed + j, 1);
      matches++;
      break;
    }
  }
  if (matches == 0) return 0;
  let halfTranspositions = 0;
  let j = 0;
  for (let i = 0; i < aLength; i++) {
    if (load<u8>(aUsed + i) == 0) continue;
    while (load<u8>(bUsed + j) == 0) j++;
    if (load<u8>(a + i) != load<u8>(b + j)) halfTranspositions++;
    j++;
  }
  const m = <f64>matches;
  const jaro = (m / <f64>aLength + m / <f64>bLength + (m - <f64>(halfTranspositions >> 1)) / m) / 3;
  if (jaro <= 0.7) return jaro;
  let prefix = 0;
  const limit = min(min(aLength, bLength), 4);
  while (prefix < limit && load<u8>(a + prefix) == load<u8>(b + prefix)) prefix++;
  return jaro + <f64>prefix * prefixWeight * (1 - jaro);
}

// Optimal string alignment distance (insert, delete, substitute, swap of two neighbours), bounded.
//
// Up to 64 symbols in the shorter text: H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances" (2003), O(|b|) words.
// Longer: a band of 2 · max + 1 cells a row, O(|b| · max). Both leave as soon as the distance cannot come back under the bound.

/**
 * Distance of two byte strings, or `max + 1` where it is larger. `scratch`: 2,048 zeroed bytes (left zeroed) and behind them 3 · 4 · (2 · max + 3) bytes for the band.
 * `transpose` = 0: plain Levenshtein.
 */
export function editDistance(a: usize, aLength: i32, b: usize, bLength: i32, max: i32, transpose: i32, scratch: usize): i32 {
  // common ends never cost anything
  while (aLength > 0 && bLength > 0 && load<u8>(a + aLength - 1) == load<u8>(b + bLength - 1)) { aLength--; bLength--; }
  while (aLength > 0 && bLength > 0 && load<u8>(a) == load<u8>(b)) { a++; b++; aLength--; bLength--; }
  if (aLength > bLength) {
    const t = a; a = b; b = t;
    const l = aLength; aLength = bLength; bLength = l;
  }
  if (bLength - aLength > max) return max + 1;
  if (aLength == 0) return bLength;
  return aLength <= 64 ? bitParallel(a, aLength, b, bLength, max, transpose, scratch) : banded(a, aLength, b, bLength, max, transpose, scratch + 2048);
}

function bitParallel(a: usize, aLength: i32, b: usize, bLength: i32, max: i32, transpose: i32, masks: usize): i32 {
  for (let i = 0; i < aLength; i++) {
    const mask = masks + ((<usize>load<u8>(a + i)) << 3);
    store<u64>(mask, load<u64>(mask) | ((<u64>1) << (<u64>i)));
  }
  let vp: u64 = ~(<u64>0);
  let vn: u64 = 0;
  let d0: u64 = 0;
  let previous: u64 = 0;
  let score = aLength;
  const top: u64 = (<u64>1) << (<u64>(aLength - 1));
  for (let j = 0; j < bLength; j++) {
    const match = load<u64>(masks + ((<usize>load<u8>(b + j)) << 3));
    const swap: u64 = transpose != 0 ? ((~d0 & match) << 1) & previous : 0;
    d0 = (((match & vp) + vp) ^ vp) | match | vn | swap;
    let hp = vn | ~(d0 | vp);
    let hn = d0 & vp;
    if (hp & top) score++;
    if (hn & top) score--;
    // each byte that is left can bring the score down by one at most
    if (score - (bLength - 1 - j) > max) { score = max + 1; break; }
    hp = (hp << 1) | 1;
    hn = hn << 1;
    vp = hn | ~(d0 | hp);
    vn = hp & d0;
    previous = match;
  }
  for (let i = 0; i < aLength; i++) store<u64>(masks + ((<usize>load<u8>(a + i)) << 3), 0);
  return score > max ? max + 1 : score;
}

function banded(a: usize, aLength: i32, b: usize, bLength: i32, max: i32, transpose: i32, rows: usize): i32 {
  // Row j of the matrix, cells i = j - max .. j + max, stored at index i - j + max + 1; the two border cells stay "too far".
  const width: usize = <usize>(2 * max + 3);
  const far = max + 1;
  let row0 = rows; // j - 2
  let row1 = rows + (width << 2); // j - 1
  let row2 = rows + (width << 3); // j
  for (let k: usize = 0; k < width; k++) {
    store<i32>(row0 + (k << 2), far);
    store<i32>(row1 + (k << 2), far);
    store<i32>(row2 + (k << 2), far);
  }
  for (let i = 0; i <= max && i <= aLength; i++) store<i32>(row1 + ((<usize>(i + max + 1)) << 2), i);
  for (let j = 1; j <= bLength; j++) {
    let best = far;
    for (let k = 1; k < <i32>width - 1; k++) {
      const i = j + k - max - 1;
      let value = far;
      if (i == 0) value = j;
      else if (i > 0 && i <= aLength) {
        const cost = load<u8>(a + i - 1) == load<u8>(b + j - 1) ? 0 : 1;
        value = load<i32>(row1 + ((<usize>k) << 2)) + cost;
        value = min(value, load<i32>(row1 + ((<usize>(k + 1)) << 2)) + 1);
        value = min(value, load<i32>(row2 + ((<usize>(k - 1)) << 2)) + 1);
        if (transpose != 0 && i > 1 && j > 1 && load<u8>(a + i - 1) == load<u8>(b + j - 2) && load<u8>(a + i - 2) == load<u8>(b + j - 1)) {
          value = min(value, load<i32>(row0 + ((<usize>k) << 2)) + 1);
        }
      }
      if (value > far) value = far;
      store<i32>(row2 + ((<usize>k) << 2), value);
      if (value < best) best = value;
    }
    if (best > max && transpose == 0) return far;
    const t = row0; row0 = row1; row1 = row2; row2 = t;
  }
  const k = aLength - bLength + max + 1;
  return min(load<i32>(row1 + ((<usize>k) << 2)), far);
}

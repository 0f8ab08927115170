// Edit distance without the kernel, for pairs with more than 255 different code units: three rows of the usual matrix.
// Why no bit vectors here: they need a mask a symbol, and such pairs are rare (two texts of mixed Han and Latin of some hundred characters).

/** Distance of two strings in code units, or `max + 1` where it is larger. O(|a| · |b|) time, O(|b|) memory. */
export function plainEditDistance(a: string, b: string, max: number, transpose: boolean): number {
  const far = max + 1;
  let before = new Int32Array(b.length + 1); // row i - 2
  let above = Int32Array.from({ length: b.length + 1 }, (_, j) => j); // row i - 1
  let row = new Int32Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let best = i;
    const unit = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      let value = Math.min(above[j - 1] + (unit === b.charCodeAt(j - 1) ? 0 : 1), above[j] + 1, row[j - 1] + 1);
      if (transpose && i > 1 && j > 1 && unit === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        value = Math.min(value, before[j - 2] + 1);
      row[j] = value;
      if (value < best) best = value;
    }
    // A row that is lost stays lost. A swap reaches back over one row, but the cell between its ends costs no more than the swap does.
    if (best > max) return far;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[b.length], far);
}

/** Anything with symbols in a row: bytes, code units. */
export type Symbols = ArrayLike<number>;

/** The full matrix of distances of all beginnings, row by row as in the textbook; `transpose` adds the swap of two neighbours. */
function matrixDistance(a: Symbols, b: Symbols, transpose: boolean): number {
  const m: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = 0; i <= a.length; i++) m[i][0] = i;
  for (let j = 0; j <= b.length; j++) m[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const substituted = m[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      m[i][j] = Math.min(substituted, m[i - 1][j] + 1, m[i][j - 1] + 1);
      if (transpose && i >= 2 && j >= 2 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) m[i][j] = Math.min(m[i][j], m[i - 2][j - 2] + 1);
    }
  }
  return m[a.length][b.length];
}

export const levenshtein = (a: Symbols, b: Symbols): number => matrixDistance(a, b, false);
export const osaDistance = (a: Symbols, b: Symbols): number => matrixDistance(a, b, true);

/** UTF-16 code units of a string. */
export const units = (text: string): number[] => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

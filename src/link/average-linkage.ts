/** What {@link averageLinkage} works in: making it anew for each of a million small groups takes longer than what is done in it. */
export class LinkageRoom {
  /** `sum[i * n + j]`: summed scores between the members of groups i and j. */
  readonly sum: Float64Array;
  readonly size: Int32Array;
  readonly group: Int32Array;
  readonly alive: Int32Array;
  /** The best partner j > i of group i, kept up to date as groups merge. */
  readonly nearest: Int32Array;
  readonly nearestMean: Float64Array;

  /** @param n  members at most. */
  constructor(n: number) {
    this.sum = new Float64Array(n * n);
    this.size = new Int32Array(n);
    this.group = new Int32Array(n);
    this.alive = new Int32Array(n);
    this.nearest = new Int32Array(n);
    this.nearestMean = new Float64Array(n);
  }
}

/**
 * Average linkage: the two groups with the highest mean score between their members become one, as long as that mean is at least `threshold`; of equal ones the
 * first two. O(n²) for most, O(n³) at worst.
 *
 * @param scores  `scores[i * n + j]` for i and j of 0 .. n - 1, both ways; minus infinity for two that may never be in one group.
 * @param room    for so many at least.
 * @returns for each the first of its group: a view of the room, valid until that is used again.
 */
export function averageLinkage(n: number, scores: Float32Array, threshold: number, room = new LinkageRoom(n)): Int32Array {
  const { sum, size, group, alive, nearest, nearestMean } = room;
  for (let i = 0; i < n * n; i++) sum[i] = scores[i];
  for (let i = 0; i < n; i++) {
    size[i] = 1;
    group[i] = alive[i] = i;
  }
  let aliveCount = n;
  const findNearest = (i: number): void => {
    nearest[i] = -1;
    nearestMean[i] = 0;
    for (let k = 0; k < aliveCount; k++) {
      const j = alive[k];
      if (j <= i) continue;
      const mean = sum[i * n + j] / (size[i] * size[j]);
      if (mean > nearestMean[i]) {
        nearestMean[i] = mean;
        nearest[i] = j;
      }
    }
  };
  for (let i = 0; i < n; i++) findNearest(i);
  while (true) {
    let a = -1;
    let best = threshold;
    for (let k = 0; k < aliveCount; k++) {
      const i = alive[k];
      if (nearest[i] >= 0 && (nearestMean[i] > best || (a < 0 && nearestMean[i] >= best))) {
        best = nearestMean[i];
        a = i;
      }
    }
    if (a < 0) return group.subarray(0, n);
    const b = nearest[a];
    for (let k = 0; k < aliveCount; k++) {
      const j = alive[k];
      if (j === a || j === b) continue;
      sum[a * n + j] += sum[b * n + j];
      sum[j * n + a] = sum[a * n + j];
    }
    size[a] += size[b];
    for (let i = 0; i < n; i++) if (group[i] === b) group[i] = a;
    let write = 0;
    for (let k = 0; k < aliveCount; k++) if (alive[k] !== b) alive[write++] = alive[k];
    aliveCount = write;
    for (let k = 0; k < aliveCount; k++) {
      const i = alive[k];
      if (i === a || nearest[i] === a || nearest[i] === b) findNearest(i);
      else if (i < a) {
        const mean = sum[i * n + a] / (size[i] * size[a]);
        if (mean > nearestMean[i]) {
          nearestMean[i] = mean;
          nearest[i] = a;
        }
      }
    }
  }
}

/**
 * Which worker gets which job so that the sum of the gains is largest, each at most one: the Hungarian method with shortest augmenting paths and potentials
 * (R. Jonker, A. Volgenant, 1987). A pair without gain is left unassigned. O(n² · m) for n ≤ m; ties go by the numbers of workers and jobs.
 *
 * @param gains  a row for each worker, at most as many as jobs; each row as long as there are jobs; no gain below 0.
 * @returns for each worker its job, -1 for none.
 * @example assignment([[3, 2], [2, 0]])  // => [1, 0]
 */
export function assignment(gains: readonly (readonly number[])[]): number[] {
  const n = gains.length;
  const m = n === 0 ? 0 : gains[0].length;
  // workers and jobs from 1; 0 is nobody
  const workerPotential = new Float64Array(n + 1);
  const jobPotential = new Float64Array(m + 1);
  const workerOf = new Int32Array(m + 1);
  const cameFrom = new Int32Array(m + 1);
  for (let worker = 1; worker <= n; worker++) {
    workerOf[0] = worker;
    const slack = new Float64Array(m + 1).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(m + 1);
    let job = 0;
    do {
      done[job] = 1;
      const at = workerOf[job];
      let smallest = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let j = 1; j <= m; j++) {
        if (done[j]) continue;
        const cost = -gains[at - 1][j - 1] - workerPotential[at] - jobPotential[j];
        if (cost < slack[j]) {
          slack[j] = cost;
          cameFrom[j] = job;
        }
        if (slack[j] < smallest) {
          smallest = slack[j];
          next = j;
        }
      }
      for (let j = 0; j <= m; j++) {
        if (done[j]) {
          workerPotential[workerOf[j]] += smallest;
          jobPotential[j] -= smallest;
        } else slack[j] -= smallest;
      }
      job = next;
    } while (workerOf[job] !== 0);
    while (job !== 0) {
      const before = cameFrom[job];
      workerOf[job] = workerOf[before];
      job = before;
    }
  }
  const jobOf = new Array<number>(n).fill(-1);
  for (let j = 1; j <= m; j++) if (workerOf[j] > 0 && gains[workerOf[j] - 1][j - 1] > 0) jobOf[workerOf[j] - 1] = j - 1;
  return jobOf;
}

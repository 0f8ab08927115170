/** Numbers of the lowest level; with it the rank of a quantile is off by {@link RANK_ERROR} at most, in 99 of 100 cases. */
const K = 800;
/** Levels above have so much fewer. */
const SHRINK = 2 / 3;
const LEAST = 8;
const SEED = 0x2545f491;

/** As measured for this sketch by its authors' library (Apache DataSketches, "KLL Sketch accuracy and size"): 2.296 / k^0.9723. */
export const RANK_ERROR = 2.296 / K ** 0.9723;

/** A number that stands for several. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/**
 * Quantiles of a stream of numbers in constant memory: a KLL sketch (Z. Karnin, K. Lang, E. Liberty, "Optimal quantile approximation in streams", 2016). A full
 * level is sorted, and every second number of it goes up, where each counts twice. The coins are those of a fixed seed: the same numbers in the same order give
 * the same answer.
 */
export class Quantiles {
  readonly #levels: number[][] = [[]];
  /** Numbers that each level has room for. */
  #capacities = [K];
  #coins = SEED;

  add(value: number): void {
    this.#levels[0].push(value);
    if (this.#levels[0].length >= this.#capacities[0]) this.#compress();
  }

  /** What is kept of the numbers, and how many each stands for; in no order. A few thousand. */
  *weighted(): Iterable<Weighted> {
    for (let height = 0; height < this.#levels.length; height++) for (const value of this.#levels[height]) yield { value, weight: 2 ** height };
  }

  #addLevel(): void {
    const top = this.#levels.push([]) - 1;
    this.#capacities = this.#levels.map((_, level) => Math.max(LEAST, Math.ceil(K * SHRINK ** (top - level))));
  }

  #compress(): void {
    for (let level = 0; level < this.#levels.length; level++) {
      const full = this.#levels[level];
      if (full.length < this.#capacities[level]) continue;
      if (level + 1 === this.#levels.length) this.#addLevel();
      full.sort((a, b) => a - b);
      // an odd one stays, so that no weight is lost
      const stays = full.length % 2 === 1 ? [full.pop() as number] : [];
      const above = this.#levels[level + 1];
      for (let i = this.#coin(); i < full.length; i += 2) above.push(full[i]);
      this.#levels[level] = stays;
    }
  }

  /** 0 or 1: xorshift32. */
  #coin(): number {
    this.#coins ^= this.#coins << 13;
    this.#coins ^= this.#coins >>> 17;
    this.#coins ^= this.#coins << 5;
    return this.#coins & 1;
  }
}

import { Quantiles, type Weighted } from './quantiles.js';

/** Some numbers: moments exactly, ranks exactly as long as all are held, by a sketch afterwards. */
export class Numbers {
  #count = 0;
  #minimum = Number.POSITIVE_INFINITY;
  #maximum = Number.NEGATIVE_INFINITY;
  #sum = 0;
  #mean = 0;
  #squares = 0;
  #held = new Float64Array(64);
  #times = new Float64Array(64);
  #heldCount = 0;
  #sketch: Quantiles | null = null;

  add(value: number, times: number): void {
    this.#count += times;
    if (value < this.#minimum) this.#minimum = value;
    if (value > this.#maximum) this.#maximum = value;
    this.#sum += value * times;
    // Welford's update, for several at once: sums of squares of large numbers lose their differences
    const delta = value - this.#mean;
    this.#mean += (delta * times) / this.#count;
    this.#squares += delta * (value - this.#mean) * times;
    if (this.#sketch !== null) for (let i = 0; i < times; i++) this.#sketch.add(value);
    else this.#hold(value, times);
  }

  #hold(value: number, times: number): void {
    if (this.#heldCount === this.#held.length) {
      const grown = (old: Float64Array): Float64Array<ArrayBuffer> => {
        const copy = new Float64Array(old.length * 2);
        copy.set(old);
        return copy;
      };
      this.#held = grown(this.#held);
      this.#times = grown(this.#times);
    }
    this.#held[this.#heldCount] = value;
    this.#times[this.#heldCount++] = times;
  }

  /** From here on numbers are not held. */
  estimate(): void {
    if (this.#sketch !== null) return;
    this.#sketch = new Quantiles();
    for (let i = 0; i < this.#heldCount; i++) for (let n = 0; n < this.#times[i]; n++) this.#sketch.add(this.#held[i]);
    this.#heldCount = 0;
  }

  /** These numbers and others together (moments by T. Chan, G. Golub, R. LeVeque, 1979). */
  with(other: Numbers): NumbersInOrder {
    const count = this.#count + other.#count;
    const delta = other.#mean - this.#mean;
    const weighted = [...this.#weighted(), ...other.#weighted()].sort((a, b) => a.value - b.value);
    return new NumbersInOrder(weighted, {
      count,
      minimum: Math.min(this.#minimum, other.#minimum),
      maximum: Math.max(this.#maximum, other.#maximum),
      sum: this.#sum + other.#sum,
      mean: count === 0 ? 0 : this.#mean + (delta * other.#count) / count,
      standardDeviation: Math.sqrt(
        Math.max(this.#squares + other.#squares + (count === 0 ? 0 : (delta * delta * this.#count * other.#count) / count), 0) / count,
      ),
      isEstimated: this.#sketch !== null,
    });
  }

  *#weighted(): Iterable<Weighted> {
    if (this.#sketch !== null) yield* this.#sketch.weighted();
    for (let i = 0; i < this.#heldCount; i++) yield { value: this.#held[i], weight: this.#times[i] };
  }
}

export interface Moments {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly sum: number;
  readonly mean: number;
  readonly standardDeviation: number;
  readonly isEstimated: boolean;
}

/** Numbers by size. */
export class NumbersInOrder {
  readonly moments: Moments;
  readonly #weighted: readonly Weighted[];

  constructor(weighted: readonly Weighted[], moments: Moments) {
    this.#weighted = weighted;
    this.moments = moments;
  }

  /** The number at each rank (0 to 1, ascending). */
  quantiles(ranks: readonly number[]): number[] {
    const total = this.#weighted.reduce((sum, { weight }) => sum + weight, 0);
    let below = 0;
    let at = 0;
    return ranks.map((rank) => {
      while (at < this.#weighted.length - 1 && below + this.#weighted[at].weight < rank * total) below += this.#weighted[at++].weight;
      return this.#weighted[at].value;
    });
  }

  /** How many numbers there are in each of so many equal parts of their range. */
  histogram(bins: number): number[] {
    const { minimum, maximum } = this.moments;
    const width = (maximum - minimum) / bins;
    const counts = new Array<number>(bins).fill(0);
    for (const { value, weight } of this.#weighted) counts[width > 0 ? Math.min(bins - 1, Math.max(0, Math.floor((value - minimum) / width))) : 0] += weight;
    return counts;
  }
}

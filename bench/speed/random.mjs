// Numbers that look random and are the same on every machine.

export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed | 0;
  }

  /** In [0, 1) (mulberry32, public domain). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** 0 .. limit - 1. @param {number} limit */
  below(limit) {
    return Math.floor(this.next() * limit);
  }

  /** @param {number} probability */
  chance(probability) {
    return this.next() < probability;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  of(list) {
    return list[this.below(list.length)];
  }

  /**
   * Zipf's law: rank r of `size` about as often as 1 / (r + shift). The larger the shift, the less the first ranks stand out.
   * @param {number} size @param {number} shift
   */
  rank(size, shift) {
    return Math.min(size - 1, Math.floor(shift * ((size + shift) / shift) ** this.next() - shift));
  }

  /** In place. @template {ArrayLike<unknown> & { [i: number]: any }} T @param {T} list */
  shuffle(list) {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
    return list;
  }
}

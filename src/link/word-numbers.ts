/** Numbers of words by their ids: an array where they are many, a map where they are a few of a large vocabulary. */
export class WordNumbers {
  readonly #dense: Int32Array | Float64Array | null;
  readonly #sparse = new Map<number, number>();

  /** @param words how many will have a number. @param largest of their ids. @param ArrayType has room for the numbers. */
  constructor(words: number, largest: number, ArrayType: typeof Int32Array | typeof Float64Array = Int32Array) {
    this.#dense = words * 16 > largest ? new ArrayType(largest + 1).fill(-1) : null;
  }

  set(word: number, number: number): void {
    if (this.#dense === null) this.#sparse.set(word, number);
    else this.#dense[word] = number;
  }

  /** -1: none. */
  of(word: number): number {
    if (this.#dense === null) return this.#sparse.get(word) ?? -1;
    return word < this.#dense.length ? this.#dense[word] : -1;
  }
}

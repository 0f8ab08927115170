/** Phrases of word ids → a value; the longest match wins. One Map lookup per step, none for words that start no phrase (see `starts`). */
export class PhraseTrie {
  readonly #next = new Map<number, number>();
  readonly #values: number[] = [-1];
  readonly #starts = new Set<number>();
  /** Length of the last match found. */
  matchLength = 0;

  /** Adds a phrase; the first value given to a phrase stays. */
  add(words: readonly number[], value: number): void {
    let node = 0;
    for (const word of words) {
      const edge = edgeOf(node, word);
      let next = this.#next.get(edge);
      if (next === undefined) {
        next = this.#values.push(-1) - 1;
        this.#next.set(edge, next);
      }
      node = next;
    }
    if (this.#values[node] < 0) this.#values[node] = value;
    this.#starts.add(words[0]);
  }

  starts(word: number): boolean {
    return this.#starts.has(word);
  }

  /** Value of the longest phrase at `from` (before `end`), its length in {@link matchLength}; -1: none. */
  match(words: ArrayLike<number>, from: number, end: number): number {
    let node = 0;
    let value = -1;
    this.matchLength = 0;
    for (let i = from; i < end; i++) {
      const next = this.#next.get(edgeOf(node, words[i]));
      if (next === undefined) break;
      node = next;
      if (this.#values[node] >= 0) {
        value = this.#values[node];
        this.matchLength = i + 1 - from;
      }
    }
    return value;
  }
}

/** Word ids stay under 2^27, nodes under 2^25: together an exact double. */
function edgeOf(node: number, word: number): number {
  return node * 0x8000000 + word;
}

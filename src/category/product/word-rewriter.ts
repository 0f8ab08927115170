/** Writes the words of a value anew, with what separates each from the one before; `ids` and `gaps` are the parse's own buffers. */
export class WordRewriter {
  /** Words written. */
  count = 0;
  readonly #ids: Int32Array;
  readonly #gaps: Uint8Array;
  readonly #newIds: Int32Array;
  readonly #newGaps: Uint8Array;

  constructor(ids: Int32Array, gaps: Uint8Array) {
    this.#ids = ids;
    this.#gaps = gaps;
    this.#newIds = new Int32Array(ids.length);
    this.#newGaps = new Uint8Array(gaps.length);
  }

  begin(): void {
    this.count = 0;
  }

  /** Writes a word, if there is room. */
  put(id: number, gap: number): void {
    if (this.count === this.#newIds.length) return;
    this.#newGaps[this.count] = gap;
    this.#newIds[this.count++] = id;
  }

  /** The word that was written as number `at`. */
  idAt(at: number): number {
    return this.#newIds[at];
  }

  gapAt(at: number): number {
    return this.#newGaps[at];
  }

  /** Takes the last words back. */
  drop(words: number): void {
    this.count -= words;
  }

  /** Puts what was written in the place of the words; returns how many there are. */
  finish(): number {
    this.#ids.set(this.#newIds.subarray(0, this.count));
    this.#gaps.set(this.#newGaps.subarray(0, this.count));
    return this.count;
  }
}

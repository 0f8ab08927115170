import { NO_ROOM, ValueTable } from './value-table.js';

/** Different values that are held at most. */
const CAPACITY = 1 << 16;
/** Bytes of values that are held at most. */
const MAX_BYTES = 1 << 28;

/** A value that occurred `count - error` to `count` times. */
export interface FrequentValue {
  readonly value: Uint8Array;
  readonly count: number;
  readonly error: number;
}

/**
 * The most frequent values of a stream in constant memory: counters, of which the lower half is given up whenever there are too many, all others being lowered
 * by what those had (J. Misra, D. Gries, 1982, in the form of D. Anderson et al., "A high-performance algorithm for identifying frequent items in data streams",
 * 2017). Whatever occurs more often than {@link error} is held. Adding O(bytes), on the average.
 */
export class FrequentValues {
  #table = new ValueTable(CAPACITY, MAX_BYTES);
  /** Empty, for those that are left when some are given up. */
  #spare = new ValueTable(CAPACITY, MAX_BYTES);
  #error = 0;

  /** How much a count may have been lowered: about `2 · added / 65,536` where all values are different, 0 until something was given up. */
  get error(): number {
    return this.#error;
  }

  /** `hash`: the value's {@link hashBytes}. */
  add(data: Uint8Array, start: number, end: number, hash: number): void {
    if (this.#table.add(data, start, end, hash) !== NO_ROOM) return;
    this.#giveUp();
    // (a value larger than all there is room for is not held)
    this.#table.add(data, start, end, hash);
  }

  /** Those that certainly occurred more often than what is not held could have, in no order. */
  *values(): Iterable<FrequentValue> {
    for (let id = 0; id < this.#table.count; id++) {
      const count = this.#table.countOf(id);
      if (count > this.#error) yield { value: this.#table.bytesOf(id), count: count + this.#error, error: this.#error };
    }
  }

  #giveUp(): void {
    const [before, after] = [this.#table, this.#spare];
    const median = before.medianCount();
    this.#error += median;
    before.each((id, data, start, end) => {
      const left = before.countOf(id) - median;
      if (left > 0) after.add(data, start, end, before.hashOf(id), left);
    });
    before.clear();
    [this.#table, this.#spare] = [after, before];
  }
}

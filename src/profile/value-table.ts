import { equalBytes } from '../column/byte-hash.js';

const FIRST_VALUES = 1 << 12;
const FIRST_BYTES = 1 << 16;
/** Room that a table keeps when it is cleared. */
const MAX_KEPT_BYTES = 1 << 22;
/** Of a slot: an id + 1 up to 2^24, and above it a part of the hash. */
const ID_BITS = 0x1ffffff;
const TAG_BITS = ~ID_BITS;
/** A value that {@link ValueTable.add} found no room for. */
export const NO_ROOM = -1;

/** Different values and how often each occurred; open addressing, bytes one behind the other. Ids are dense, in order of first sight. */
export class ValueTable {
  #maxValues: number;
  readonly #maxBytes: number;
  #data = new Uint8Array(FIRST_BYTES);
  #ends = new Float64Array(FIRST_VALUES + 1);
  #hashes = new Int32Array(FIRST_VALUES);
  #counts = new Float64Array(FIRST_VALUES);
  /** Id + 1 below, the upper bits of the hash above, so that most other values are told apart without looking them up; 0: free. Half of them at most are taken. */
  #slots = new Int32Array(FIRST_VALUES * 2);
  #count = 0;

  /** @param maxValues, maxBytes  2^24 values at most; beyond either there is no room for new values. */
  constructor(maxValues: number, maxBytes: number) {
    this.#maxValues = maxValues;
    this.#maxBytes = maxBytes;
  }

  /** How many different values there are. */
  get count(): number {
    return this.#count;
  }

  /** Counts a value `times` times; its id, or {@link NO_ROOM}. `hash`: its {@link hashBytes}. O(bytes). */
  add(data: Uint8Array, start: number, end: number, hash: number, times = 1): number {
    const mask = this.#slots.length - 1;
    const tag = hash & TAG_BITS;
    let slot = hash & mask;
    for (let held = this.#slots[slot]; held !== 0; held = this.#slots[slot]) {
      if ((held & TAG_BITS) === tag) {
        const id = (held & ID_BITS) - 1;
        if (this.#hashes[id] === hash && equalBytes(this.#data, this.#ends[id], this.#ends[id + 1], data, start, end)) {
          this.#counts[id] += times;
          return id;
        }
      }
      slot = (slot + 1) & mask;
    }
    const from = this.#ends[this.#count];
    if (this.#count === this.#maxValues || from + end - start > this.#maxBytes) return NO_ROOM;
    const id = this.#count++;
    if (from + end - start > this.#data.length) this.#growData(from + end - start);
    // a loop is faster than a view for values of usual length
    for (let at = start, to = from; at < end; at++, to++) this.#data[to] = data[at];
    this.#ends[id + 1] = from + end - start;
    this.#hashes[id] = hash;
    this.#counts[id] = times;
    this.#slots[slot] = tag | (id + 1);
    if (this.#count === this.#counts.length) this.#growValues();
    return id;
  }

  /** Forgets all values; the room that they had stays, if it is not much. */
  clear(): void {
    this.#slots.fill(0);
    this.#count = 0;
    if (this.#data.length > MAX_KEPT_BYTES) this.#data = new Uint8Array(FIRST_BYTES);
  }

  /** From here on there is no room for new values. */
  close(): void {
    this.#maxValues = this.#count;
  }

  hashOf(id: number): number {
    return this.#hashes[id];
  }

  countOf(id: number): number {
    return this.#counts[id];
  }

  /** Of all counts; 0 where there is none. */
  medianCount(): number {
    let isOne = 0;
    for (let id = 0; id < this.#count; id++) if (this.#counts[id] === 1) isOne++;
    // (the usual case, and without sorting)
    if (isOne > this.#count >> 1) return 1;
    const sorted = this.#counts.slice(0, this.#count).sort();
    return sorted[this.#count >> 1] ?? 0;
  }

  /** Calls `visit` with the bytes of each value, in order of first sight. */
  each(visit: (id: number, data: Uint8Array, start: number, end: number) => void): void {
    for (let id = 0; id < this.#count; id++) visit(id, this.#data, this.#ends[id], this.#ends[id + 1]);
  }

  /** The bytes of a value: a view. */
  bytesOf(id: number): Uint8Array {
    return this.#data.subarray(this.#ends[id], this.#ends[id + 1]);
  }

  /** The order of two values: the more frequent one first, of equals the one whose bytes come first. */
  compare(a: number, b: number): number {
    return this.#counts[b] - this.#counts[a] || this.#compareBytes(a, b);
  }

  /** Less than 0 where the bytes of value `a` come first. */
  #compareBytes(a: number, b: number): number {
    const [aEnd, bEnd] = [this.#ends[a + 1], this.#ends[b + 1]];
    let i = this.#ends[a];
    let j = this.#ends[b];
    for (; i < aEnd && j < bEnd; i++, j++) if (this.#data[i] !== this.#data[j]) return this.#data[i] - this.#data[j];
    return aEnd - i - (bEnd - j);
  }

  #growData(bytes: number): void {
    const larger = new Uint8Array(Math.max(this.#data.length * 2, bytes));
    larger.set(this.#data);
    this.#data = larger;
  }

  #growValues(): void {
    const values = this.#count * 2;
    const copy = <T extends Int32Array | Float64Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.#ends = copy(this.#ends, new Float64Array(values + 1));
    this.#hashes = copy(this.#hashes, new Int32Array(values));
    this.#counts = copy(this.#counts, new Float64Array(values));
    const slots = new Int32Array(values * 2);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#count; id++) {
      let slot = this.#hashes[id] & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (this.#hashes[id] & TAG_BITS) | (id + 1);
    }
    this.#slots = slots;
  }
}

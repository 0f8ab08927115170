import { resized } from '../vocabulary.js';
import { type AddressItems, MAX_ITEMS } from './items.js';
import type { WordKinds } from './kinds.js';

/** Values that are read before any reading is kept: a few are read faster without. */
const FIRST_VALUES = 64;
/** Numbers of all readings that are kept at most (8 MiB); beyond them they are begun afresh. */
const MAX_NUMBERS = 1 << 21;
const FIRST_NUMBERS = 1 << 14;
const FIRST_SLOTS = 1 << 11;
/** Bits of an item's number below its kind: what parts it from the item in front, whether they begin and end with one token, and whether it is several. */
const KIND_SHIFT = 11;
const MAX_KIND = 1 << (31 - KIND_SHIFT);

/**
 * Readings by the shape of the value: the kinds of its words and what stands between them, which is all that the parser goes by. Of a column's addresses most have a
 * shape that others have, and to recognize it takes a fifth of the time that the rules take (0.2 µs instead of 1.1; November 2026, 2-core VM, labelled addresses with
 * their words known). An open-addressing table over arrays: O(items) a value, 8 MiB and their slots at most.
 */
export class KnownReadings {
  readonly #items: AddressItems;
  readonly #kinds: WordKinds;
  #asked = 0;
  /** The shape asked for last, its hash, and whether it can be kept. */
  readonly #shape = new Int32Array(MAX_ITEMS);
  #hash = 0;
  #isShape = false;
  /** Readings one behind the other: the number of items, a number for each (the shape), then their parts, a byte each. */
  #readings = new Int32Array(FIRST_NUMBERS);
  #end = 1;
  /** Where in `#readings` the one of each slot is; 0: the slot is free. */
  #slots = new Int32Array(FIRST_SLOTS);
  #count = 0;

  constructor(items: AddressItems, kinds: WordKinds) {
    this.#items = items;
    this.#kinds = kinds;
  }

  /** Gives the items their kinds, and their parts where a value of the same shape has been read; whether it has. */
  recall(): boolean {
    this.#isShape = ++this.#asked > FIRST_VALUES && this.#takeShape();
    if (!this.#isShape) return false;
    const at = this.#slots[this.#slot()];
    if (at === 0) return false;
    const { part, count } = this.#items;
    const parts = at + 1 + count;
    for (let i = 0; i < count; i++) part[i] = (this.#readings[parts + (i >> 2)] >>> ((i & 3) * 8)) & 255;
    return true;
  }

  /** Keeps the reading of the value that {@link recall} did not know. */
  remember(): void {
    const { part, count, isParticular } = this.#items;
    if (!this.#isShape || isParticular) return;
    const length = lengthOf(count);
    this.#makeRoom(length);
    const at = this.#end;
    this.#slots[this.#slot()] = at;
    const parts = at + 1 + count;
    this.#readings[at] = count;
    for (let i = 0; i < count; i++) {
      this.#readings[at + 1 + i] = this.#shape[i];
      if ((i & 3) === 0) this.#readings[parts + (i >> 2)] = 0;
      this.#readings[parts + (i >> 2)] |= part[i] << ((i & 3) * 8);
    }
    this.#end = at + length;
    this.#count++;
  }

  /** The shape of the items and its hash; whether there is one. */
  #takeShape(): boolean {
    const { word, kind, gap, from, end, count } = this.#items;
    let hash = count;
    for (let i = 0; i < count; i++) {
      kind[i] = this.#kinds.of(word[i]);
      if (kind[i] >= MAX_KIND) return false;
      const joined = i === 0 ? 0 : (from[i] === from[i - 1] ? 1 : 0) + (end[i] === end[i - 1] ? 2 : 0);
      const number = (kind[i] << KIND_SHIFT) | (gap[i] << 3) | (this.#items.isPhrase(i) ? 4 : 0) | joined;
      this.#shape[i] = number;
      hash = mixed(hash, number);
    }
    this.#hash = hash;
    return true;
  }

  /** Slot of the shape asked for last; a free one where it is not there. */
  #slot(): number {
    const mask = this.#slots.length - 1;
    let slot = this.#hash & mask;
    for (let at = this.#slots[slot]; at !== 0 && !this.#isAt(at); at = this.#slots[slot]) slot = (slot + 1) & mask;
    return slot;
  }

  #isAt(at: number): boolean {
    const { count } = this.#items;
    if (this.#readings[at] !== count) return false;
    for (let i = 0; i < count; i++) if (this.#readings[at + 1 + i] !== this.#shape[i]) return false;
    return true;
  }

  #makeRoom(numbers: number): void {
    if (this.#end + numbers > MAX_NUMBERS) {
      this.#slots.fill(0);
      this.#end = 1;
      this.#count = 0;
    }
    if (this.#end + numbers > this.#readings.length) this.#readings = resized(this.#readings, this.#readings.length * 2, 0);
    if (this.#count * 2 >= this.#slots.length) this.#fileAgain();
  }

  /** Twice the slots. */
  #fileAgain(): void {
    const mask = this.#slots.length * 2 - 1;
    const slots = new Int32Array(mask + 1);
    for (let at = 1; at < this.#end; at += lengthOf(this.#readings[at])) {
      let hash = this.#readings[at];
      for (let i = 0; i < this.#readings[at]; i++) hash = mixed(hash, this.#readings[at + 1 + i]);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = at;
    }
    this.#slots = slots;
  }
}

/** Numbers of a reading of so many items. */
function lengthOf(count: number): number {
  return 1 + count + ((count + 3) >> 2);
}

function mixed(hash: number, number: number): number {
  const product = Math.imul(hash ^ number, 0x9e3779b1);
  return product ^ (product >>> 15);
}

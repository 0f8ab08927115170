import type { CategoryReader } from '../category/category.js';
import { resized } from '../category/vocabulary.js';
import type { NodeId } from './link-table.js';
import { MAX_UNITS, type ValueUnits } from './value-units.js';

/** What the nodes of a column are made of, while it is read: of each the units of one of its values. */
export class NodeUnits {
  /** Words of each node's narrow text. */
  textLength = new Int32Array(64);
  /** Reader's words and roles; those of node n from `from[n]` on, `count[n]` of them. */
  words = new Int32Array(256);
  roles = new Uint8Array(256);
  from = new Int32Array(64);
  count = new Int32Array(64);
  /** Units in all. */
  used = 0;

  /** Says what a node is made of. */
  put(node: NodeId, value: ValueUnits): void {
    if (node >= this.from.length) {
      const capacity = node * 2;
      this.from = resized(this.from, capacity, 0);
      this.count = resized(this.count, capacity, 0);
      this.textLength = resized(this.textLength, capacity, 0);
    }
    if (this.used + MAX_UNITS > this.words.length) {
      this.words = resized(this.words, this.words.length * 2, 0);
      this.roles = resized(this.roles, this.roles.length * 2, 0);
    }
    this.textLength[node] = value.narrowCount;
    this.from[node] = this.used;
    this.count[node] = value.count;
    this.words.set(value.words.subarray(0, value.count), this.used);
    this.roles.set(value.roles.subarray(0, value.count), this.used);
    this.used += value.count;
  }

  /** Takes another value of a node's text, which may be read in another way. */
  meet(node: NodeId, value: ValueUnits, reader: CategoryReader): void {
    const known = { words: this.words, roles: this.roles, from: this.from[node], count: this.count[node] };
    if (comesBefore({ words: value.words, roles: value.roles, from: 0, count: value.count }, known, (word) => reader.wordText(word))) this.put(node, value);
  }
}

/** Units `from` .. `from + count` of some. */
export interface UnitList {
  readonly words: Int32Array;
  readonly roles: Uint8Array;
  readonly from: number;
  readonly count: number;
  /** The number of each word, where it is none itself. */
  readonly numbers?: Int32Array | undefined;
}

export const numberOf = (numbers: Int32Array | undefined, word: number): number => (numbers === undefined ? word : numbers[word]);

/**
 * Whether one reading of a text comes before another by its roles and words. Values of one text may be read in two ways ("Acme Ltd Kestrel", "Acme Ltd t/a Kestrel"):
 * then the first one counts, wherever its value stands.
 */
export function comesBefore(a: UnitList, b: UnitList, textOf: (word: number) => string): boolean {
  const least = Math.min(a.count, b.count);
  for (let i = 0; i < least; i++) {
    const role = a.roles[a.from + i] - b.roles[b.from + i];
    if (role !== 0) return role < 0;
    const word = numberOf(a.numbers, a.words[a.from + i]);
    const other = numberOf(b.numbers, b.words[b.from + i]);
    if (word !== other) return textOf(word) < textOf(other);
  }
  return a.count < b.count;
}

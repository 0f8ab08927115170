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
  #used = 0;

  /** Says what a node is made of. */
  put(node: NodeId, value: ValueUnits): void {
    if (node >= this.from.length) {
      const capacity = node * 2;
      this.from = resized(this.from, capacity, 0);
      this.count = resized(this.count, capacity, 0);
      this.textLength = resized(this.textLength, capacity, 0);
    }
    if (this.#used + MAX_UNITS > this.words.length) {
      this.words = resized(this.words, this.words.length * 2, 0);
      this.roles = resized(this.roles, this.roles.length * 2, 0);
    }
    this.textLength[node] = value.narrowCount;
    this.from[node] = this.#used;
    this.count[node] = value.count;
    this.words.set(value.words.subarray(0, value.count), this.#used);
    this.roles.set(value.roles.subarray(0, value.count), this.#used);
    this.#used += value.count;
  }

  /**
   * Takes another value of a node's text. Two may be read in two ways ("Acme Ltd Kestrel", "Acme Ltd t/a Kestrel"): then the way that comes first by its roles and
   * words counts, wherever its value stands.
   */
  meet(node: NodeId, value: ValueUnits, reader: CategoryReader): void {
    const from = this.from[node];
    const least = Math.min(value.count, this.count[node]);
    let order = 0;
    for (let i = 0; i < least && order === 0; i++) {
      order = value.roles[i] - this.roles[from + i];
      if (order === 0 && value.words[i] !== this.words[from + i]) order = reader.wordText(value.words[i]) < reader.wordText(this.words[from + i]) ? -1 : 1;
    }
    if (order < 0 || (order === 0 && value.count < this.count[node])) this.put(node, value);
  }
}

import { resized } from '../../category/vocabulary.js';
import type { NodeId } from '../link-table.js';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const FIRST_CAPACITY = 1 << 10;

/** The values of an index: which row has which, in the order in which they came, and each value as it was first written. */
export class IndexValues {
  rows = 0;
  /** Of each row; -1 where nothing is left to match on. */
  nodeOfRow = new Int32Array(FIRST_CAPACITY);
  nodes = 0;
  /** First row of each node. */
  firstRow = new Int32Array(FIRST_CAPACITY);
  /** Text of node n: `bytes[ends[n] .. ends[n + 1])`, UTF-8. */
  ends = new Float64Array(FIRST_CAPACITY + 1);
  bytes = new Uint8Array(FIRST_CAPACITY * 32);

  /** Adds a row of a known node, or of none. */
  addRow(node: NodeId): void {
    if (this.rows === this.nodeOfRow.length) this.nodeOfRow = resized(this.nodeOfRow, Math.max(FIRST_CAPACITY, this.rows * 2), 0);
    this.nodeOfRow[this.rows++] = node;
  }

  /** Adds a row and with it a node, the next one. */
  addNode(text: Uint8Array): void {
    const node = this.nodes++;
    if (node >= this.firstRow.length || node + 1 >= this.ends.length) {
      this.firstRow = resized(this.firstRow, Math.max(FIRST_CAPACITY, node * 2), 0);
      this.ends = resized(this.ends, Math.max(FIRST_CAPACITY, node * 2) + 1, 0);
    }
    const start = this.ends[node];
    if (start + text.length > this.bytes.length) this.bytes = resized(this.bytes, Math.max(FIRST_CAPACITY, (start + text.length) * 2), 0);
    this.bytes.set(text, start);
    this.ends[node + 1] = start + text.length;
    this.firstRow[node] = this.rows;
    this.addRow(node);
  }

  /** The value of a node as it was first written; broken UTF-8 becomes U+FFFD. */
  textOf(node: NodeId): string {
    // a copy: decoders take no shared memory
    return decoder.decode(this.bytes.slice(this.ends[node], this.ends[node + 1]));
  }

  /** All rows of a node, ascending. O(rows). */
  rowsOf(node: NodeId): Int32Array {
    const found: number[] = [];
    for (let row = this.firstRow[node]; row < this.rows; row++) if (this.nodeOfRow[row] === node) found.push(row);
    return Int32Array.from(found);
  }
}

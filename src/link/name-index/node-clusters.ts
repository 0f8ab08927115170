import { resized } from '../../category/vocabulary.js';
import type { NodeId } from '../link-table.js';

const FIRST_CAPACITY = 1 << 10;
const NONE = -1;

/** Clusters of nodes that only ever grow: numbers are given once, in order, and a node never leaves its cluster. */
export class NodeClusters {
  count = 0;
  ofNode = new Int32Array(FIRST_CAPACITY);
  /** The node before in the same cluster, and the last one of each: -1: none. */
  #before = new Int32Array(FIRST_CAPACITY);
  #last = new Int32Array(FIRST_CAPACITY);

  /** Puts the next node into a cluster: one there is, or `count` for a new one. */
  add(node: NodeId, cluster: number): void {
    if (node >= this.ofNode.length) {
      this.ofNode = resized(this.ofNode, node * 2, 0);
      this.#before = resized(this.#before, node * 2, 0);
    }
    if (cluster === this.count) {
      if (cluster >= this.#last.length) this.#last = resized(this.#last, cluster * 2, 0);
      this.#last[this.count++] = NONE;
    }
    this.ofNode[node] = cluster;
    this.#before[node] = this.#last[cluster];
    this.#last[cluster] = node;
  }

  /** The newest `most` members of a cluster. */
  members(cluster: number, most: number): NodeId[] {
    const found: NodeId[] = [];
    for (let node = this.#last[cluster]; node !== NONE && found.length < most; node = this.#before[node]) found.push(node);
    return found;
  }
}

import type { NodeId } from './link-table.js';

/** The best few of many nodes: higher score first, of equals the one that comes first. Offering O(how many are kept), mostly O(1). */
export class BestNodes {
  readonly #nodes: Int32Array;
  readonly #scores: Float64Array;
  readonly #isBefore: (a: NodeId, b: NodeId) => boolean;
  #count = 0;

  constructor(most: number, isBefore: (a: NodeId, b: NodeId) => boolean) {
    this.#nodes = new Int32Array(most);
    this.#scores = new Float64Array(most);
    this.#isBefore = isBefore;
  }

  offer(node: NodeId, score: number): void {
    const nodes = this.#nodes;
    const scores = this.#scores;
    let count = this.#count;
    if (count === nodes.length) {
      const last = count - 1;
      if (score < scores[last] || (score === scores[last] && !this.#isBefore(node, nodes[last]))) return;
      count--;
    }
    let i = count;
    while (i > 0 && (scores[i - 1] < score || (scores[i - 1] === score && this.#isBefore(node, nodes[i - 1])))) {
      scores[i] = scores[i - 1];
      nodes[i] = nodes[i - 1];
      i--;
    }
    scores[i] = score;
    nodes[i] = node;
    this.#count = count + 1;
  }

  /** The nodes kept, best first, and begins anew: a view, valid until the next offer. */
  take(): Int32Array {
    const kept = this.#nodes.subarray(0, this.#count);
    this.#count = 0;
    return kept;
  }
}

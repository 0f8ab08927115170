import { resized } from '../category/vocabulary.js';
import type { NodeId } from './link-table.js';

/** Pairs of nodes worth scoring: `left[i] < right[i]`, sorted, without repeats. */
export interface CandidatePairs {
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** A growing list of pairs of integers. */
export class Pairs {
  count = 0;
  // (small at first: a service links a few values at a time)
  first = new Int32Array(1 << 7);
  second = new Int32Array(1 << 7);

  add(first: number, second: number): void {
    if (this.count === this.first.length) {
      this.first = resized(this.first, this.count * 2, 0);
      this.second = resized(this.second, this.count * 2, 0);
    }
    this.first[this.count] = first;
    this.second[this.count++] = second;
  }

  /** The first and the second ones, in order: views, which hold what is added next no longer. */
  columns(): CandidatePairs {
    return { left: this.first.subarray(0, this.count), right: this.second.subarray(0, this.count) };
  }

  /** Those whose first one is so. */
  where(isSo: (first: number) => boolean): Pairs {
    const chosen = new Pairs();
    for (let i = 0; i < this.count; i++) if (isSo(this.first[i])) chosen.add(this.first[i], this.second[i]);
    return chosen;
  }
}

/** Pairs of nodes as they are found, from either side. */
export class PairLists {
  readonly #pairs = new Pairs();

  add(node: NodeId, others: Int32Array): void {
    for (const other of others) this.#pairs.add(Math.min(node, other), Math.max(node, other));
  }

  /** The pairs as they were added. */
  columns(): CandidatePairs {
    return this.#pairs.columns();
  }
}

/** Lists longer than this are not sorted by moving one after the other. */
const MAX_SHORT_LIST = 48;

/**
 * The pairs whose left node is one of `from` .. `end` (exclusive), in order of this, then of the right one, each once. A counting sort by the left node, then
 * each node's few others on their own. O(all pairs + nodes).
 *
 * @param found    pairs in any order, many of them twice.
 * @param arrayOf  makes the arrays of the result.
 */
export function sortedPairs(found: readonly CandidatePairs[], from: NodeId, end: NodeId, arrayOf = (length: number): Int32Array => new Int32Array(length)): CandidatePairs {
  const { start, nodes } = byLeft(found, from, end, arrayOf);
  let kept = 0;
  for (let node = 0; node < end - from; node++) {
    const first = start[node];
    const last = start[node + 1];
    sortPart(nodes, first, last);
    start[node] = kept;
    for (let i = first; i < last; i++) if (i === first || nodes[i] !== nodes[kept - 1]) nodes[kept++] = nodes[i];
  }
  start[end - from] = kept;
  const left = arrayOf(kept);
  for (let node = 0; node < end - from; node++) left.fill(from + node, start[node], start[node + 1]);
  return { left, right: nodes.subarray(0, kept) };
}

/** The right nodes of each left one: those of node `from + n` are `nodes[start[n] .. start[n + 1])`. */
function byLeft(
  found: readonly CandidatePairs[],
  from: NodeId,
  end: NodeId,
  arrayOf: (length: number) => Int32Array,
): { readonly start: Int32Array; readonly nodes: Int32Array } {
  const start = new Int32Array(end - from + 1);
  for (const { left } of found) for (let i = 0; i < left.length; i++) if (left[i] >= from && left[i] < end) start[left[i] - from + 1]++;
  for (let node = 0; node < end - from; node++) start[node + 1] += start[node];
  const fill = start.slice();
  const nodes = arrayOf(start[end - from]);
  for (const { left, right } of found) for (let i = 0; i < left.length; i++) if (left[i] >= from && left[i] < end) nodes[fill[left[i] - from]++] = right[i];
  return { start, nodes };
}

/** Sorts `numbers[from .. end)` in place. */
function sortPart(numbers: Int32Array, from: number, end: number): void {
  if (end - from > MAX_SHORT_LIST) {
    numbers.subarray(from, end).sort();
    return;
  }
  for (let i = from + 1; i < end; i++) {
    const number = numbers[i];
    let at = i;
    for (; at > from && numbers[at - 1] > number; at--) numbers[at] = numbers[at - 1];
    numbers[at] = number;
  }
}

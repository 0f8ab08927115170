import { resized } from '../category/vocabulary.js';
import type { NodeId } from './link-table.js';

/** Pairs of nodes worth scoring: `left[i] < right[i]`, sorted, without repeats. */
export interface CandidatePairs {
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** Makes room for so many bytes, zeros: of this thread alone, or shared. */
export type RoomOf = (bytes: number) => ArrayBufferLike;

export const ownRoom: RoomOf = (bytes) => new ArrayBuffer(bytes);

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

/**
 * What some nodes are to be compared with, as each of them found it: node `from + n` with `others[start[n] .. start[n + 1])`, smaller nodes or larger ones. (A
 * pair takes half of what it does as a left and a right node, and all of a column's are in memory at once.)
 */
export interface FoundPairs {
  readonly from: NodeId;
  readonly start: Int32Array;
  readonly others: Int32Array;
}

/** Takes what nodes find, one node behind the other. */
export class PairFinder {
  readonly #from: NodeId;
  readonly #start: Int32Array;
  #others: Int32Array;
  #nodes = 0;

  /** @param others  room for so many; more is made where that is not enough. */
  constructor(from: NodeId, end: NodeId, others = new Int32Array(1 << 7)) {
    this.#from = from;
    this.#start = new Int32Array(end - from + 1);
    this.#others = others;
  }

  /** What the next node found. */
  add(others: Int32Array): void {
    const count = this.#start[this.#nodes];
    if (count + others.length > this.#others.length) this.#others = resized(this.#others, (count + others.length) * 2, 0);
    this.#others.set(others, count);
    this.#start[++this.#nodes] = count + others.length;
  }

  /** What was found so far, if that is all. */
  found(): FoundPairs {
    return { from: this.#from, start: this.#start, others: this.#others.subarray(0, this.#start[this.#nodes]) };
  }
}

/** What {@link sortedPairs} works in, part after part. */
export class SortRoom {
  #start = new Int32Array(0);
  #fill = new Int32Array(0);
  #left = new Int32Array(0);
  #right = new Int32Array(0);

  /** Zeros for so many nodes, twice. */
  nodes(count: number): { readonly start: Int32Array; readonly fill: Int32Array } {
    if (this.#start.length < count) [this.#start, this.#fill] = [withRoom(count), withRoom(count)];
    return { start: this.#start.subarray(0, count).fill(0), fill: this.#fill.subarray(0, count).fill(0) };
  }

  /** Any numbers for so many pairs. */
  pairs(count: number): { readonly left: Int32Array; readonly right: Int32Array } {
    if (this.#left.length < count) [this.#left, this.#right] = [withRoom(count), withRoom(count)];
    return { left: this.#left, right: this.#right };
  }
}

/** For so many, and a little more, which the next part may need. */
const withRoom = (count: number): Int32Array<ArrayBuffer> => new Int32Array(count + (count >>> 3));

/** Lists longer than this are not sorted by moving one after the other. */
const MAX_SHORT_LIST = 48;

/**
 * The pairs whose left node is one of `from` .. `end` (exclusive), in order of this, then of the right one, each once. A counting sort by the left node, then
 * each node's few others on their own. O(all pairs + nodes).
 *
 * @param found  pairs in any order, many of them twice.
 * @returns views of the room, valid until that is used again.
 */
export function sortedPairs(found: readonly FoundPairs[], from: NodeId, end: NodeId, room = new SortRoom()): CandidatePairs {
  const { start, fill } = room.nodes(end - from + 1);
  for (const some of found) countLeft(some, from, end, fill);
  for (let node = 0; node < end - from; node++) fill[node + 1] += fill[node];
  start.set(fill);
  const { left, right } = room.pairs(start[end - from]);
  for (const some of found) placeRight(some, from, end, fill, right);
  let kept = 0;
  for (let node = 0; node < end - from; node++) {
    const first = start[node];
    const last = start[node + 1];
    sortPart(right, first, last);
    start[node] = kept;
    for (let i = first; i < last; i++) if (i === first || right[i] !== right[kept - 1]) right[kept++] = right[i];
  }
  start[end - from] = kept;
  for (let node = 0; node < end - from; node++) left.fill(from + node, start[node], start[node + 1]);
  return { left: left.subarray(0, kept), right: right.subarray(0, kept) };
}

/** Counts the pairs of each left node: that of `from + n` at n + 1. */
function countLeft({ from: first, start, others }: FoundPairs, from: NodeId, end: NodeId, counts: Int32Array): void {
  // (no node before them has one of them on its left)
  for (let n = Math.max(from - first, 0); n + 1 < start.length; n++) {
    for (let i = start[n]; i < start[n + 1]; i++) {
      const left = Math.min(first + n, others[i]);
      if (left >= from && left < end) counts[left - from + 1]++;
    }
  }
}

/** Writes the right nodes to the places of their left ones, `fill[n]` being the next of node `from + n`. */
function placeRight({ from: first, start, others }: FoundPairs, from: NodeId, end: NodeId, fill: Int32Array, nodes: Int32Array): void {
  for (let n = Math.max(from - first, 0); n + 1 < start.length; n++) {
    for (let i = start[n]; i < start[n + 1]; i++) {
      const left = Math.min(first + n, others[i]);
      if (left >= from && left < end) nodes[fill[left - from]++] = Math.max(first + n, others[i]);
    }
  }
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

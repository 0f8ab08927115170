import type { ScoredPairs } from './cluster.js';
import { ownRoom, type RoomOf } from './pair-lists.js';
import { UnionFind } from './union-find.js';

/**
 * Nodes that may become one cluster, part by part. Nodes of part p: `nodes[nodeStart[p] .. nodeStart[p + 1])`, ascending; the pairs between them, as places
 * among all pairs: `edges[edgeStart[p] .. edgeStart[p + 1])`. No node is in two parts, and none is alone in one: each part can be clustered by anybody at any time.
 */
export interface Components {
  readonly nodeStart: Int32Array;
  readonly nodes: Int32Array;
  readonly edgeStart: Int32Array;
  readonly edges: Int32Array;
}

/** Components larger than this are cut at a higher score. */
export const MAX_COMPONENT = 300;
/** Where components are cut that are too large for a full comparison. */
const CUTS: readonly number[] = [0.5, 0.7, 0.85, 0.95, 0.99, 0.999];

/**
 * Connected components of the pairs with a score of at least `floor`; what is larger than {@link MAX_COMPONENT} is cut at higher scores until it no longer is,
 * or until there is no higher one. O(nodes + pairs) a cut.
 *
 * @param roomOf  for the result.
 */
export function componentsOf(nodeCount: number, pairs: ScoredPairs, floor: number, roomOf: RoomOf = ownRoom): Components {
  const nodes = Int32Array.from({ length: nodeCount }, (_, i) => i);
  const edges = Int32Array.from({ length: pairs.left.length }, (_, i) => i);
  const found = new Found(nodeCount, edges.length, roomOf);
  split(nodes, edges, [floor, ...CUTS], pairs, found);
  return found.components();
}

/** Components behind one another. (Of a large column there are so many that an object for each would be felt.) */
class Found {
  #count = 0;
  readonly #nodeStart: Int32Array;
  readonly #nodes: Int32Array;
  readonly #edgeStart: Int32Array;
  readonly #edges: Int32Array;

  /** Room for what can be found at most. */
  constructor(nodes: number, edges: number, roomOf: RoomOf) {
    this.#nodeStart = new Int32Array(roomOf(((nodes >>> 1) + 1) * 4));
    this.#nodes = new Int32Array(roomOf(nodes * 4));
    this.#edgeStart = new Int32Array(roomOf(((nodes >>> 1) + 1) * 4));
    this.#edges = new Int32Array(roomOf(edges * 4));
  }

  add(nodes: Groups, edges: Groups, group: number): void {
    const part = this.#count++;
    this.#nodeStart[part + 1] = copyGroup(nodes, group, this.#nodes, this.#nodeStart[part]);
    this.#edgeStart[part + 1] = copyGroup(edges, group, this.#edges, this.#edgeStart[part]);
  }

  components(): Components {
    const end = this.#count + 1;
    return {
      nodeStart: this.#nodeStart.subarray(0, end),
      nodes: this.#nodes.subarray(0, this.#nodeStart[this.#count]),
      edgeStart: this.#edgeStart.subarray(0, end),
      edges: this.#edges.subarray(0, this.#edgeStart[this.#count]),
    };
  }
}

/** Files the connected components of the edges with a score of at least the first of `cuts`, each with all edges between its nodes; single nodes are left out. */
function split(nodes: Int32Array, edges: Int32Array, [cut, ...higher]: readonly number[], pairs: ScoredPairs, found: Found): void {
  const place = new Int32Array((nodes[nodes.length - 1] ?? -1) + 1);
  for (let i = 0; i < nodes.length; i++) place[nodes[i]] = i;
  const roots = rootsOf(nodes.length, place, edges, pairs, cut);
  // (a root is the first of its component: they come in the order of these)
  const members = grouped(roots, nodes, nodes.length);
  const between = grouped(rootsOfEdges(edges, place, roots, pairs), edges, nodes.length);
  for (let root = 0; root < nodes.length; root++) {
    const size = members.start[root + 1] - members.start[root];
    if (size < 2) continue;
    if (size > MAX_COMPONENT && higher.length > 0) split(itemsOf(members, root), itemsOf(between, root), higher, pairs, found);
    else found.add(members, between, root);
  }
}

/** Of each node, by its place, the first of those it is joined to by edges with a score of at least `cut`. */
function rootsOf(count: number, place: Int32Array, edges: Int32Array, { left, right, score }: ScoredPairs, cut: number): Int32Array {
  const joined = new UnionFind(count);
  for (let i = 0; i < edges.length; i++) if (score[edges[i]] >= cut) joined.unite(place[left[edges[i]]], place[right[edges[i]]]);
  return joined.roots();
}

/** Of each edge the root of both of its nodes, -1 where they have two. (What is known of a pair need not be weighed again, though it joins nothing.) */
function rootsOfEdges(edges: Int32Array, place: Int32Array, roots: Int32Array, { left, right }: ScoredPairs): Int32Array {
  const rootOf = new Int32Array(edges.length);
  for (let i = 0; i < edges.length; i++) {
    const root = roots[place[left[edges[i]]]];
    rootOf[i] = root === roots[place[right[edges[i]]]] ? root : -1;
  }
  return rootOf;
}

/** Items by their groups, in order: those of group g are `items[start[g] .. start[g + 1])`. */
interface Groups {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** @param group  of each item; -1: it is left out. */
function grouped(group: Int32Array, items: Int32Array, groups: number): Groups {
  const start = new Int32Array(groups + 1);
  for (let i = 0; i < group.length; i++) if (group[i] >= 0) start[group[i] + 1]++;
  for (let g = 0; g < groups; g++) start[g + 1] += start[g];
  const fill = start.slice();
  const sorted = new Int32Array(start[groups]);
  for (let i = 0; i < items.length; i++) if (group[i] >= 0) sorted[fill[group[i]]++] = items[i];
  return { start, items: sorted };
}

function itemsOf({ start, items }: Groups, group: number): Int32Array {
  return items.subarray(start[group], start[group + 1]);
}

/** Copies a group's items to `at` of another array; returns where they end. */
function copyGroup({ start, items }: Groups, group: number, to: Int32Array, at: number): number {
  let end = at;
  for (let i = start[group]; i < start[group + 1]; i++) to[end++] = items[i];
  return end;
}

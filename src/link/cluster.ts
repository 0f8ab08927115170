import { averageLinkage, LinkageRoom } from './average-linkage.js';
import type { CandidatePairs } from './pair-lists.js';
import { type Components, componentsOf, MAX_COMPONENT } from './components.js';

/** Scored pairs, `left[i] < right[i]`; `score[i]` is a probability. */
export interface ScoredPairs {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly score: Float32Array;
}

/** Clusters of nodes. */
export interface Clusters {
  /** For each node the smallest node of its cluster. */
  readonly ofNode: Int32Array;
  /** For each smallest node the mean probability between the first {@link MAX_SCORED_MEMBERS} of its cluster; 1 for a node alone. */
  readonly score: Float64Array;
}

/** Probabilities of pairs `left[i] < right[i]`, candidates or not; minus infinity for two that may never be in one group. May be a view, valid until the next. */
export type ScorePairs = (pairs: CandidatePairs) => Float32Array;

/** Members of a cluster whose pairs are scored for its mean. */
const MAX_SCORED_MEMBERS = 24;

/**
 * Groups nodes so that each member belongs to its group, not to one other member: average linkage inside the components of the candidate pairs, all pairs of
 * a component scored on demand. Connected components alone chain: one scorer put a quarter of a file into one cluster.
 *
 * @param nodeCount  nodes are 0 .. nodeCount - 1.
 * @param pairs      candidates; those under `floor` join nothing.
 * @param threshold  two groups become one where the mean probability between their members is at least this.
 */
export function clusterNodes(nodeCount: number, pairs: ScoredPairs, threshold: number, floor: number, scorePairs: ScorePairs): Clusters {
  const components = componentsOf(nodeCount, pairs, floor);
  const clusters = eachAlone(nodeCount);
  clusterComponents(components, 0, components.nodeStart.length - 1, pairs, threshold, scorePairs, clusters);
  return clusters;
}

/** Every node a cluster of its own. */
export function eachAlone(nodeCount: number): Clusters {
  return { ofNode: Int32Array.from({ length: nodeCount }, (_, i) => i), score: new Float64Array(nodeCount).fill(1) };
}

/** Clusters the nodes of components `from` .. `end` (exclusive), and touches no other node's. Doing it twice gives the same. */
export function clusterComponents(
  { nodeStart, nodes, edgeStart, edges }: Components,
  from: number,
  end: number,
  pairs: ScoredPairs,
  threshold: number,
  scorePairs: ScorePairs,
  clusters: Clusters,
): void {
  const room = new ClusterRoom(largestOf(nodeStart, from, end));
  for (let part = from; part < end; part++) {
    const members = nodes.subarray(nodeStart[part], nodeStart[part + 1]);
    const known = edges.subarray(edgeStart[part], edgeStart[part + 1]);
    if (members.length === 2) {
      if (pairs.score[known[0]] >= threshold) join(members, pairs.score[known[0]], clusters);
    } else if (members.length > MAX_COMPONENT) {
      // a crowd of near-equal values: whoever is certainly the same as the first of them
      const first = members.subarray(0, MAX_SCORED_MEMBERS);
      join(members, meanScore(Array.from(first.keys()), first.length, scoresBetween(first, NO_EDGES, pairs, scorePairs, room)), clusters);
    } else {
      const scores = scoresBetween(members, known, pairs, scorePairs, room);
      joinGroups(members, averageLinkage(members.length, scores, threshold, room.linkage), scores, clusters);
    }
  }
}

const NO_EDGES = new Int32Array(0);

/** What components are clustered in, one after the other. */
class ClusterRoom {
  readonly scores: Float32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly linkage: LinkageRoom;

  /** @param n  members that are compared at most. */
  constructor(n: number) {
    this.scores = new Float32Array(n * n);
    this.left = new Int32Array((n * (n - 1)) / 2);
    this.right = new Int32Array((n * (n - 1)) / 2);
    this.linkage = new LinkageRoom(n);
  }
}

/** Members of the largest of some components, of those that are compared. */
function largestOf(nodeStart: Int32Array, from: number, end: number): number {
  let largest = 2;
  for (let part = from; part < end; part++) {
    const size = nodeStart[part + 1] - nodeStart[part];
    largest = Math.max(largest, size > MAX_COMPONENT ? MAX_SCORED_MEMBERS : size);
  }
  return largest;
}

/** `group[i]`: the first member of member i's group. */
function joinGroups(members: Int32Array, group: Int32Array, scores: Float32Array, clusters: Clusters): void {
  const groups = new Map<number, number[]>();
  for (let i = 0; i < group.length; i++) {
    if (group[i] === i) groups.set(i, [i]);
    else groups.get(group[i])?.push(i);
  }
  for (const places of groups.values()) {
    if (places.length === 1) continue;
    join(
      places.map((i) => members[i]),
      meanScore(places, members.length, scores),
      clusters,
    );
  }
}

function join(members: ArrayLike<number>, score: number, { ofNode, score: scores }: Clusters): void {
  for (let i = 0; i < members.length; i++) ofNode[members[i]] = members[0];
  scores[members[0]] = score;
}

/** Mean of the scores between the first of these places; a pair that may not be counts 0. */
function meanScore(places: readonly number[], n: number, scores: Float32Array): number {
  const count = Math.min(places.length, MAX_SCORED_MEMBERS);
  let sum = 0;
  for (let i = 0; i < count; i++) for (let j = i + 1; j < count; j++) sum += Math.max(scores[places[i] * n + places[j]], 0);
  return sum / ((count * (count - 1)) / 2);
}

/** Scores of all pairs of some nodes, both ways: `[i * n + j]`. Those that are no `edges` are scored in one go. A view of the room. */
function scoresBetween(nodes: Int32Array, edges: Int32Array, pairs: ScoredPairs, scorePairs: ScorePairs, room: ClusterRoom): Float32Array {
  const n = nodes.length;
  const scores = room.scores.subarray(0, n * n).fill(-1);
  for (const edge of edges) {
    const i = placeOf(nodes, pairs.left[edge]);
    const j = placeOf(nodes, pairs.right[edge]);
    scores[i * n + j] = scores[j * n + i] = pairs.score[edge];
  }
  const { left, right } = room;
  let count = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      if (scores[i * n + j] >= 0) continue;
      left[count] = nodes[i];
      right[count++] = nodes[j];
    }
  }
  if (count === 0) return scores;
  const found = scorePairs({ left: left.subarray(0, count), right: right.subarray(0, count) });
  for (let i = 0, at = 0; i < n; i++) for (let j = i + 1; j < n; j++) if (scores[i * n + j] < 0) scores[i * n + j] = scores[j * n + i] = found[at++];
  return scores;
}

/** Where a number stands among others that are in order. */
function placeOf(numbers: Int32Array, number: number): number {
  let from = 0;
  for (let end = numbers.length - 1; from < end; ) {
    const middle = (from + end) >>> 1;
    if (numbers[middle] < number) from = middle + 1;
    else end = middle;
  }
  return from;
}

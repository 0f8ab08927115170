import { connected } from './connected.js';
import type { NodeId } from './link-table.js';

/** Scored pairs, `left[i] < right[i]`; `score[i]` is a probability. */
export interface ScoredPairs {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly score: Float32Array;
}

/** Components larger than this are first cut at a higher score. */
const MAX_COMPONENT = 300;
/** Where components are cut that are too large for a full comparison. */
const CUTS: readonly number[] = [0.5, 0.7, 0.85, 0.95, 0.99, 0.999];

/**
 * Groups nodes so that each member belongs to its group, not to one other member: average linkage inside the components of the candidate pairs, all pairs of
 * a component scored on demand. Connected components alone chain: one scorer put a quarter of a file into one cluster.
 *
 * @param nodeCount  nodes are 0 .. nodeCount - 1.
 * @param pairs      candidates; those under `floor` join nothing.
 * @param threshold  two groups become one where the mean probability between their members is at least this.
 * @param scoreOf    probability of any pair, candidates or not; minus infinity for two that may never be in one group.
 * @returns for each node the smallest node of its cluster.
 */
export function clusterNodes(nodeCount: number, pairs: ScoredPairs, threshold: number, floor: number, scoreOf: (a: NodeId, b: NodeId) => number): Int32Array {
  const cluster = Int32Array.from({ length: nodeCount }, (_, i) => i);
  const all = Int32Array.from({ length: pairs.left.length }, (_, i) => i);
  for (const component of components(pairs, cluster.slice(), all, floor)) splitComponent(component, 0, pairs, threshold, scoreOf, cluster);
  return cluster;
}

interface Component {
  /** In order. */
  readonly nodes: Int32Array;
  /** Pairs between them. */
  readonly edges: Int32Array;
}

function splitComponent(
  component: Component,
  cut: number,
  pairs: ScoredPairs,
  threshold: number,
  scoreOf: (a: NodeId, b: NodeId) => number,
  cluster: Int32Array,
): void {
  if (component.nodes.length <= MAX_COMPONENT) {
    averageLinkage(component, pairs, threshold, scoreOf, cluster);
    return;
  }
  if (cut === CUTS.length) {
    // a crowd of near-equal values: whoever is certainly the same as the first of them
    for (const node of component.nodes) cluster[node] = component.nodes[0];
    return;
  }
  for (const part of components(pairs, component.nodes, component.edges, CUTS[cut])) splitComponent(part, cut + 1, pairs, threshold, scoreOf, cluster);
}

/** Connected components of the edges with a score of at least `floor`; single nodes are left out. `nodes`: where the edges end, ascending. */
function* components(pairs: ScoredPairs, nodes: Int32Array, edges: Int32Array, floor: number): Iterable<Component> {
  const kept = edges.filter((edge) => pairs.score[edge] >= floor);
  const place = new Int32Array((nodes[nodes.length - 1] ?? -1) + 1);
  for (let i = 0; i < nodes.length; i++) place[nodes[i]] = i;
  const left = kept.map((edge) => place[pairs.left[edge]]);
  const roots = connected(
    nodes.length,
    left,
    kept.map((edge) => place[pairs.right[edge]]),
  );
  // (a root is the first of its component: they come in the order of these)
  const members = grouped(roots, nodes);
  const inside = grouped(
    left.map((i) => roots[i]),
    kept,
    nodes.length,
  );
  for (let root = 0; root < nodes.length; root++) {
    if (members.start[root + 1] - members.start[root] < 2) continue;
    yield {
      nodes: members.items.subarray(members.start[root], members.start[root + 1]),
      edges: inside.items.subarray(inside.start[root], inside.start[root + 1]),
    };
  }
}

/** Items by their groups, in order: those of group g are `items[start[g] .. start[g + 1])`. */
function grouped(group: Int32Array, items: Int32Array, groups = group.length): { start: Int32Array; items: Int32Array } {
  const start = new Int32Array(groups + 1);
  for (let i = 0; i < group.length; i++) start[group[i] + 1]++;
  for (let g = 0; g < groups; g++) start[g + 1] += start[g];
  const fill = start.slice();
  const sorted = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) sorted[fill[group[i]]++] = items[i];
  return { start, items: sorted };
}

function averageLinkage(component: Component, pairs: ScoredPairs, threshold: number, scoreOf: (a: NodeId, b: NodeId) => number, cluster: Int32Array): void {
  const { nodes, edges } = component;
  const n = nodes.length;
  if (n === 2) {
    if (pairs.score[edges[0]] >= threshold) cluster[nodes[1]] = nodes[0];
    return;
  }
  // sum[i * n + j]: summed probabilities between the members of groups i and j
  const sum = new Float64Array(n * n).fill(-1);
  for (const edge of edges) {
    const i = placeOf(nodes, pairs.left[edge]);
    const j = placeOf(nodes, pairs.right[edge]);
    sum[i * n + j] = sum[j * n + i] = pairs.score[edge];
  }
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) if (sum[i * n + j] < 0) sum[i * n + j] = sum[j * n + i] = scoreOf(nodes[i], nodes[j]);
  const size = new Int32Array(n).fill(1);
  const group = Int32Array.from({ length: n }, (_, i) => i);
  const alive = Int32Array.from({ length: n }, (_, i) => i);
  let aliveCount = n;
  // nearest[i]: the best partner j > i of group i, kept up to date as groups merge
  const nearest = new Int32Array(n).fill(-1);
  const nearestMean = new Float64Array(n);
  const findNearest = (i: number): void => {
    nearest[i] = -1;
    nearestMean[i] = 0;
    for (let k = 0; k < aliveCount; k++) {
      const j = alive[k];
      if (j <= i) continue;
      const mean = sum[i * n + j] / (size[i] * size[j]);
      if (mean > nearestMean[i]) {
        nearestMean[i] = mean;
        nearest[i] = j;
      }
    }
  };
  for (let i = 0; i < n; i++) findNearest(i);
  while (true) {
    let a = -1;
    let best = threshold;
    for (let k = 0; k < aliveCount; k++) {
      const i = alive[k];
      if (nearest[i] >= 0 && (nearestMean[i] > best || (a < 0 && nearestMean[i] >= best))) {
        best = nearestMean[i];
        a = i;
      }
    }
    if (a < 0) break;
    const b = nearest[a];
    for (let k = 0; k < aliveCount; k++) {
      const j = alive[k];
      if (j === a || j === b) continue;
      sum[a * n + j] += sum[b * n + j];
      sum[j * n + a] = sum[a * n + j];
    }
    size[a] += size[b];
    for (let i = 0; i < n; i++) if (group[i] === b) group[i] = a;
    let write = 0;
    for (let k = 0; k < aliveCount; k++) if (alive[k] !== b) alive[write++] = alive[k];
    aliveCount = write;
    for (let k = 0; k < aliveCount; k++) {
      const i = alive[k];
      if (i === a || nearest[i] === a || nearest[i] === b) findNearest(i);
      else if (i < a) {
        const mean = sum[i * n + a] / (size[i] * size[a]);
        if (mean > nearestMean[i]) {
          nearestMean[i] = mean;
          nearest[i] = a;
        }
      }
    }
  }
  for (let i = 0; i < n; i++) cluster[nodes[i]] = nodes[group[i]];
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

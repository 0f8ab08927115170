import type { ScoredPairs } from './cluster.js';
import { connected } from './connected.js';

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
 */
export function componentsOf(nodeCount: number, pairs: ScoredPairs, floor: number): Components {
  const nodes = Int32Array.from({ length: nodeCount }, (_, i) => i);
  const edges = Int32Array.from({ length: pairs.left.length }, (_, i) => i);
  const found: Component[] = [];
  split({ nodes, edges }, [floor, ...CUTS], pairs, found);
  return { ...joined(found, 'nodes', 'nodeStart'), ...joined(found, 'edges', 'edgeStart') };
}

interface Component {
  /** In order. */
  readonly nodes: Int32Array;
  /** Pairs between them. */
  readonly edges: Int32Array;
}

function split(component: Component, cuts: readonly number[], pairs: ScoredPairs, found: Component[]): void {
  const [cut, ...higher] = cuts;
  for (const part of connectedParts(component, pairs, cut)) {
    if (part.nodes.length > MAX_COMPONENT && higher.length > 0) split(part, higher, pairs, found);
    else found.push(part);
  }
}

/** Connected components of the edges with a score of at least `cut`, each with all edges between its nodes; single nodes are left out. */
function* connectedParts({ nodes, edges }: Component, pairs: ScoredPairs, cut: number): Iterable<Component> {
  const place = new Int32Array((nodes[nodes.length - 1] ?? -1) + 1);
  for (let i = 0; i < nodes.length; i++) place[nodes[i]] = i;
  const joining = edges.filter((edge) => pairs.score[edge] >= cut);
  const roots = connected(
    nodes.length,
    joining.map((edge) => place[pairs.left[edge]]),
    joining.map((edge) => place[pairs.right[edge]]),
  );
  // (what is known of a pair need not be weighed again, though it joins nothing)
  const inside = edges.filter((edge) => roots[place[pairs.left[edge]]] === roots[place[pairs.right[edge]]]);
  // (a root is the first of its component: they come in the order of these)
  const members = grouped(roots, nodes);
  const between = grouped(
    inside.map((edge) => roots[place[pairs.left[edge]]]),
    inside,
    nodes.length,
  );
  for (let root = 0; root < nodes.length; root++) {
    if (members.start[root + 1] - members.start[root] < 2) continue;
    yield {
      nodes: members.items.subarray(members.start[root], members.start[root + 1]),
      edges: between.items.subarray(between.start[root], between.start[root + 1]),
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

/** One list of all components behind one another, and where each begins. */
function joined<List extends keyof Component, Start extends string>(components: readonly Component[], list: List, start: Start): Record<List | Start, Int32Array> {
  const starts = new Int32Array(components.length + 1);
  for (let i = 0; i < components.length; i++) starts[i + 1] = starts[i] + components[i][list].length;
  const all = new Int32Array(starts[components.length]);
  for (let i = 0; i < components.length; i++) all.set(components[i][list], starts[i]);
  return { [list]: all, [start]: starts } as Record<List | Start, Int32Array>;
}

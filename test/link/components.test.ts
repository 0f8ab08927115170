import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clusters, clusterComponents, clusterNodes, eachAlone, type ScorePairs, type ScoredPairs } from '../../src/link/cluster.js';
import { componentsOf, MAX_COMPONENT } from '../../src/link/components.js';

const THRESHOLD = 0.5;
const FLOOR = 0.3;

/** Any number of nodes, the same for every call. */
const scoreOf = (a: number, b: number): number => Math.fround(((Math.min(a, b) * 7919 + Math.max(a, b) * 104_729) % 1000) / 1000);
const scorePairs: ScorePairs = ({ left, right }) => Float32Array.from(left, (a, i) => scoreOf(a, right[i]));

/** Some pairs of nodes, in order. */
function pairsOf(edges: readonly (readonly [number, number])[]): ScoredPairs {
  const sorted = [
    ...new Map(edges.filter(([a, b]) => a !== b).map(([a, b]) => [`${Math.min(a, b)} ${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]])).values(),
  ].sort(([a, b], [c, d]) => a - c || b - d);
  const left = Int32Array.from(sorted, ([a]) => a);
  const right = Int32Array.from(sorted, ([, b]) => b);
  return { left, right, score: Float32Array.from(left, (a, i) => scoreOf(a, right[i])) };
}

function meanOf(members: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < Math.min(members.length, 24); i++) {
    for (let j = i + 1; j < Math.min(members.length, 24); j++) {
      sum += scoreOf(members[i], members[j]);
      count++;
    }
  }
  return count === 0 ? 1 : sum / count;
}

const membersOf = ({ ofNode }: Clusters): number[][] => {
  const members = new Map<number, number[]>();
  ofNode.forEach((first, node) => {
    members.set(first, [...(members.get(first) ?? []), node]);
  });
  return [...members.values()];
};

describe('clusterComponents', () => {
  const graph = fc.record({
    nodes: fc.integer({ min: 1, max: 60 }),
    edges: fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { maxLength: 80 }),
    cuts: fc.array(fc.nat(1000), { maxLength: 6 }),
  });

  it('gives the same in any blocks, done in any order, and twice', () => {
    fc.assert(
      fc.property(graph, ({ nodes, edges, cuts }) => {
        const pairs = pairsOf(edges.map(([a, b]) => [a % nodes, b % nodes]));
        const whole = clusterNodes(nodes, pairs, THRESHOLD, FLOOR, scorePairs);
        const components = componentsOf(nodes, pairs, FLOOR);
        const count = components.nodeStart.length - 1;
        const ends = [0, ...cuts.map((cut) => (count === 0 ? 0 : cut % count)), count].sort((a, b) => a - b);
        const blocks = ends.slice(1).map((end, i) => [ends[i], end]);
        const clusters = eachAlone(nodes);
        for (const [from, end] of [...blocks.reverse(), ...blocks]) clusterComponents(components, from, end, pairs, THRESHOLD, scorePairs, clusters);
        expect(clusters).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('gives each cluster the mean of its pairs, a node alone 1', () => {
    fc.assert(
      fc.property(graph, ({ nodes, edges }) => {
        const pairs = pairsOf(edges.map(([a, b]) => [a % nodes, b % nodes]));
        const clusters = clusterNodes(nodes, pairs, THRESHOLD, FLOOR, scorePairs);
        for (const members of membersOf(clusters)) expect(clusters.score[members[0]]).toBe(meanOf(members));
      }),
      { numRuns: 200 },
    );
  });

  it('asks for no pair that is known', () => {
    const pairs = pairsOf([
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ]);
    const known = new Set(Array.from(pairs.left, (a, i) => `${a} ${pairs.right[i]}`));
    const asked: string[] = [];
    clusterNodes(4, pairs, THRESHOLD, 0, (unknown) => {
      asked.push(...Array.from(unknown.left, (a, i) => `${a} ${unknown.right[i]}`));
      return scorePairs(unknown);
    });
    expect(asked.sort()).toEqual(['0 2', '1 3']);
    expect(asked.some((pair) => known.has(pair))).toBe(false);
  });

  it('scores the first members of a crowd that no cut divides', () => {
    const nodes = MAX_COMPONENT + 50;
    const left = Int32Array.from({ length: nodes - 1 }, (_, i) => i);
    const pairs = { left, right: left.map((node) => node + 1), score: new Float32Array(nodes - 1).fill(1) };
    const clusters = clusterNodes(nodes, pairs, THRESHOLD, FLOOR, scorePairs);
    expect(new Set(clusters.ofNode).size).toBe(1);
    expect(clusters.score[0]).toBe(meanOf([...clusters.ofNode.keys()]));
  });
});

describe('componentsOf', () => {
  it('leaves no node in two components and none alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 900 }), fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000)), { maxLength: 1200 }), (nodes, edges) => {
        const pairs = pairsOf(edges.map(([a, b]) => [a % nodes, b % nodes]));
        const { nodeStart, nodes: members, edgeStart, edges: places } = componentsOf(nodes, pairs, FLOOR);
        expect(new Set(members).size).toBe(members.length);
        expect(edgeStart.length).toBe(nodeStart.length);
        for (let part = 0; part + 1 < nodeStart.length; part++) {
          const inside = new Set(members.subarray(nodeStart[part], nodeStart[part + 1]));
          expect(inside.size).toBeGreaterThan(1);
          for (const edge of places.subarray(edgeStart[part], edgeStart[part + 1])) {
            expect(inside.has(pairs.left[edge]) && inside.has(pairs.right[edge])).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CandidateKernel } from '../../src/link/candidate-kernel.js';
import { byWeight, lightestFirst, type NodeTerms, type Postings } from '../../src/link/candidates.js';
import { candidatesOf } from '../reference/candidates.js';

function lists(all: readonly (readonly number[])[]): Postings {
  const start = Int32Array.from([0, ...all.map((_, i) => all.slice(0, i + 1).reduce((sum, list) => sum + list.length, 0))]);
  return { start, nodes: Int32Array.from(all.flat()) };
}

/** Any input of the search: `nodes` nodes, `words` words, numbers drawn from `next` (0 to 1). */
function anyTerms(nodes: number, words: number, next: () => number): NodeTerms {
  const below = (end: number): number => Math.floor(next() * end);
  const some = (most: number, end: number): number[] => Array.from({ length: below(most + 1) }, () => below(end));
  const ascending = (list: number[]): number[] => [...new Set(list)].sort((a, b) => a - b);
  const units = lists(Array.from({ length: nodes }, () => some(4, words)));
  const extra = lists(Array.from({ length: nodes }, () => some(2, words)));
  const near = lists(Array.from({ length: words }, () => ascending(some(3, words))));
  // weights of few values, so that scores are often equal
  const weights = (length: number): Float64Array => Float64Array.from({ length }, () => 0.25 + below(8) / 4);
  const self = Float32Array.from({ length: nodes }, () => 1 + below(4));
  return {
    nodeCount: nodes,
    unitStart: units.start,
    unitTerm: units.nodes.map((word) => (next() < 0.1 ? -1 : word)),
    unitRole: Uint8Array.from(units.nodes, () => below(3)),
    wordWeight: Float32Array.from(weights(words)),
    share: Float64Array.of(1, 0.35, 0.8),
    unitPair: units.nodes.map(() => (next() < 0.7 ? -1 : below(words))),
    pairWeight: weights(words),
    extra,
    extraWeight: weights(extra.nodes.length),
    neighbors: { start: near.start, words: near.nodes, likeness: Float32Array.from(near.nodes, () => next()) },
    words: lightestFirst(lists(Array.from({ length: words }, (_, word) => ascending(some(word === 0 ? 2 * nodes : 12, nodes)))), byWeight(self)),
    pairs: lightestFirst(lists(Array.from({ length: words }, () => ascending(some(8, nodes)))), byWeight(self)),
    self,
  };
}

/** Numbers from 0 to 1 (Park and Miller). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646.5;
  };
}

describe('CandidateKernel', () => {
  it('finds what the reference finds, in its order', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 2 ** 31 - 2 }), (nodes, words, seed) => {
        const terms = anyTerms(nodes, words, randomOf(seed));
        new CandidateKernel(terms).search(0, nodes, (node, others) => {
          expect([...others]).toEqual(candidatesOf(terms, node));
          found += others.length;
        });
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(10_000);
  });

  it('leaves aside words that stand in too many nodes, and stops where it has looked at enough', () => {
    const nodes = 5000;
    const terms = anyTerms(nodes, 40, randomOf(1));
    const long = lists(Array.from({ length: 40 }, (_, word) => Array.from({ length: 380 + 7 * word }, (_, i) => i * 5 + (word % 5))));
    const words = lightestFirst(long, byWeight(terms.self));
    let checked = 0;
    new CandidateKernel({ ...terms, words }).search(0, 60, (node, others) => {
      expect([...others]).toEqual(candidatesOf({ ...terms, words }, node));
      checked += others.length;
    });
    expect(checked).toBeGreaterThan(500);
  });

  it('tells nodes apart whose numbers have the same last bits', () => {
    const asking = 60;
    const next = randomOf(7);
    const terms = anyTerms(asking, 30, next);
    const nodeCount = 4 << 16;
    const self = Float32Array.from({ length: nodeCount }, (_, node) => (node < asking ? terms.self[node] : 1 + Math.floor(next() * 4)));
    const withMore = (start: Int32Array): Int32Array => Int32Array.from({ length: nodeCount + 1 }, (_, node) => start[Math.min(node, asking)]);
    const far = lists(Array.from({ length: 30 }, (_, word) => Array.from({ length: 40 }, (_, i) => (((i * word) % 4) << 16) + i).sort((a, b) => a - b)));
    const words = lightestFirst(far, byWeight(self));
    const more: NodeTerms = {
      ...terms,
      nodeCount,
      self,
      unitStart: withMore(terms.unitStart),
      extra: { ...terms.extra, start: withMore(terms.extra.start) },
      words,
    };
    let checked = 0;
    new CandidateKernel(more).search(0, asking, (node, others) => {
      expect([...others]).toEqual(candidatesOf(more, node));
      checked += others.length;
    });
    expect(checked).toBeGreaterThan(500);
  });
});

describe('lightestFirst', () => {
  it('leaves each list its nodes', () => {
    const sorted = lightestFirst(lists([[0, 1, 2, 1], [], [3, 0]]), byWeight(Float32Array.of(2.5, 1, 2.25, 300)));
    expect(sorted).toEqual(lists([[1, 1, 2, 0], [], [0, 3]]));
  });
});

describe('byWeight', () => {
  it.each([50, 3000])('orders %i nodes by weight, then by number', (count) => {
    const next = randomOf(11);
    const self = Float32Array.from({ length: count }, () => 0.1 + Math.floor(next() * 200) / 7);
    expect([...byWeight(self)]).toEqual([...self.keys()].sort((a, b) => self[a] - self[b] || a - b));
  });
});

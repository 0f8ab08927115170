import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../src/link/link-table.js';
import { type CandidatePairs, type FoundPairs, PairFinder, sortedPairs } from '../../src/link/pair-lists.js';
import { type PairStore, PairsInMemory, PairsOnDisk, pairStore } from '../../src/pool/pair-store.js';

const NODES = 50_000;

/** Pairs as nodes find them, many from both sides. */
function somePairs(nodes: NodeId): FoundPairs[] {
  const parts: FoundPairs[] = [];
  for (let from = 0; from < nodes; from += 1000) {
    const end = Math.min(from + 1000, nodes);
    const finder = new PairFinder(from, end);
    for (let node = from; node < end; node++) {
      const others = [(node * 7919) % nodes, node ^ 1, (node + 17) % nodes, (node * 104_729) % 17].filter((other) => other !== node);
      finder.add(Int32Array.from(new Set(others)).subarray(0, node % 5));
    }
    parts.push(finder.found());
  }
  return parts;
}

const asPairs = ({ from, start, others }: FoundPairs): string[] =>
  Array.from({ length: start.length - 1 }, (_, n) =>
    Array.from(others.subarray(start[n], start[n + 1]), (other) => `${Math.min(from + n, other)} ${Math.max(from + n, other)}`),
  ).flat();

const textsOf = (parts: Iterable<CandidatePairs>): string[] => [...parts].flatMap(({ left, right }) => Array.from(left, (node, i) => `${node} ${right[i]}`));

describe.each<[string, (nodes: number) => PairStore]>([
  ['in memory', (nodes) => new PairsInMemory(nodes)],
  ['on disk, one shard', (nodes) => new PairsOnDisk(nodes, 1)],
  ['on disk, seven shards', (nodes) => new PairsOnDisk(nodes, 7)],
  ['on disk, more shards than nodes', (nodes) => new PairsOnDisk(nodes, NODES * 2)],
])('pairs %s', (name, open) => {
  const nodes = name.includes('more shards') ? 100 : NODES;
  const found = somePairs(nodes);
  const expected = [...new Set(found.flatMap(asPairs))].sort((x, y) => {
    const [a, b] = [x, y].map((text) => text.split(' ').map(Number));
    return a[0] - b[0] || a[1] - b[1];
  });

  it('come back in order, each once, and with what they weigh', () => {
    const store = open(nodes);
    for (const part of found) store.add(part);
    const parts: string[] = [];
    let at = 0;
    for (const { found: some, from, end } of store.parts()) {
      const pairs = sortedPairs(some, from, end);
      parts.push(...textsOf([pairs]));
      const { length } = pairs.left;
      store.keep({ ...pairs, logOdds: Float64Array.from({ length }, (_, i) => Math.sqrt(at + i)), veto: Uint8Array.from({ length }, (_, i) => (at + i) % 5) });
      at += length;
    }
    expect(parts).toEqual(expected);
    const weighed = [...store.takeWeighed()];
    expect(textsOf(weighed)).toEqual(expected);
    expect(weighed.flatMap(({ logOdds }) => [...logOdds])).toEqual(expected.map((_, i) => Math.sqrt(i)));
    expect(weighed.flatMap(({ veto }) => [...veto])).toEqual(expected.map((_, i) => i % 5));
    store.close();
  });
});

describe('pairStore', () => {
  it('takes the disk only where the pairs may not fit', () => {
    expect(pairStore(1_000_000, 2, undefined).store).toBeInstanceOf(PairsInMemory);
    expect(pairStore(1000, 2, 0).store).toBeInstanceOf(PairsInMemory);
    const { store, nodesAtOnce } = pairStore(1_000_000, 2, 0);
    expect(store).toBeInstanceOf(PairsOnDisk);
    expect(nodesAtOnce).toBeLessThan(1_000_000);
    store.close();
  });

  it('says what to do where there is no room for temporary files', () => {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = '/nowhere/at all';
    try {
      expect(() => new PairsOnDisk(10, 1)).toThrow(/TMPDIR/);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type CandidatePairs, sortedPairs } from '../../src/link/pair-lists.js';
import { type PairStore, PairsInMemory, PairsOnDisk, pairStore } from '../../src/pool/pair-store.js';

const NODES = 50_000;

/** Pairs in no order, many of them twice. */
function somePairs(count: number): CandidatePairs[] {
  const parts: CandidatePairs[] = [];
  for (let from = 0; from < count; from += 1000) {
    const left = new Int32Array(Math.min(1000, count - from));
    const right = new Int32Array(left.length);
    for (let i = 0; i < left.length; i++) {
      const at = from + i;
      left[i] = (at * 7919) % (NODES / 2);
      right[i] = NODES / 2 + ((at * 104_729) % 17);
    }
    parts.push({ left, right });
  }
  return parts;
}

const textsOf = (parts: Iterable<CandidatePairs>): string[] => [...parts].flatMap(({ left, right }) => Array.from(left, (node, i) => `${node} ${right[i]}`));

describe.each<[string, (nodes: number) => PairStore]>([
  ['in memory', (nodes) => new PairsInMemory(nodes)],
  ['on disk, one shard', (nodes) => new PairsOnDisk(nodes, 1)],
  ['on disk, seven shards', (nodes) => new PairsOnDisk(nodes, 7)],
  ['on disk, more shards than nodes', (nodes) => new PairsOnDisk(nodes, NODES * 2)],
])('pairs %s', (name, open) => {
  const nodes = name.includes('more shards') ? 100 : NODES;
  const found = somePairs(nodes === NODES ? 100_000 : 0);
  const expected = [...new Set(textsOf(found))].sort((x, y) => {
    const [a, b] = [x, y].map((text) => text.split(' ').map(Number));
    return a[0] - b[0] || a[1] - b[1];
  });

  it('come back in order, each once, and as often as asked with what they weigh', () => {
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
    for (let round = 0; round < 2; round++) {
      const weighed = [...store.weighed];
      expect(textsOf(weighed)).toEqual(expected);
      expect(weighed.flatMap(({ logOdds }) => [...logOdds])).toEqual(expected.map((_, i) => Math.sqrt(i)));
      expect(weighed.flatMap(({ veto }) => [...veto])).toEqual(expected.map((_, i) => i % 5));
    }
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

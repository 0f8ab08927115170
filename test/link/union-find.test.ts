import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnionFind } from '../../src/link/union-find.js';
import { unionFind as slowUnionFind } from '../reference/union-find.js';

function unionFind(count: number, pairs: readonly (readonly [number, number])[]): number[] {
  const joined = new UnionFind(count);
  for (const [a, b] of pairs) joined.unite(a, b);
  return Array.from(joined.roots());
}

const graph = fc
  .integer({ min: 1, max: 60 })
  .chain((count) => fc.tuple(fc.constant(count), fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 90 })));

describe('UnionFind', () => {
  it('is the reference, in any order of the unions and of their ends', () => {
    fc.assert(
      fc.property(graph, fc.infiniteStream(fc.nat()), ([count, pairs], numbers) => {
        const expected = slowUnionFind(count, pairs);
        expect(unionFind(count, pairs)).toEqual(expected);
        const shuffled = pairs
          .map(([a, b]) => ({ pair: (numbers.next().value % 2 === 0 ? [a, b] : [b, a]) as [number, number], key: numbers.next().value }))
          .sort((x, y) => x.key - y.key)
          .map(({ pair }) => pair);
        expect(unionFind(count, shuffled)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['nothing at all', 0, [], []],
    ['no pairs', 3, [], [0, 1, 2]],
    ['a row with itself', 2, [[1, 1]], [0, 1]],
    [
      'the same pair again',
      3,
      [
        [2, 1],
        [1, 2],
        [2, 1],
      ],
      [0, 1, 1],
    ],
    [
      'two groups that meet late',
      5,
      [
        [4, 3],
        [2, 1],
        [4, 2],
      ],
      [0, 1, 1, 1, 1],
    ],
  ] as [string, number, [number, number][], number[]][])('%s', (_, count, pairs, roots) => {
    expect(unionFind(count, pairs)).toEqual(roots);
    expect(slowUnionFind(count, pairs)).toEqual(roots);
  });

  it('finds one group in a chain of 100,000 from either end', () => {
    const count = 100_000;
    const chain = Array.from({ length: count - 1 }, (_, i): [number, number] => [i, i + 1]);
    expect(unionFind(count, chain).every((root) => root === 0)).toBe(true);
    expect(unionFind(count, chain.reverse()).every((root) => root === 0)).toBe(true);
  });
});

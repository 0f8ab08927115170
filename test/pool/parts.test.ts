import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costedParts, evenParts, type Part } from '../../src/pool/parts.js';

/** Whether parts follow one another, without gaps and none empty. */
function expectWhole(parts: readonly Part[], count: number): void {
  expect(parts.flatMap(([from, end]) => Array.from({ length: end - from }, (_, i) => from + i))).toEqual(Array.from({ length: count }, (_, i) => i));
  for (const [from, end] of parts) expect(end).toBeGreaterThan(from);
}

describe('evenParts', () => {
  it('cuts a whole, none larger than the most', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 600 }), (count, parts, most) => {
        const found = evenParts(count, parts, most);
        expectWhole(found, count);
        for (const [from, end] of found) expect(end - from).toBeLessThanOrEqual(most);
      }),
    );
    expect(evenParts(10, 4)).toEqual([
      [0, 2],
      [2, 5],
      [5, 7],
      [7, 10],
    ]);
  });
});

describe('costedParts', () => {
  it('cuts a whole into no more parts than asked for, none dearer than its share and its last item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (costs, parts) => {
        const found = costedParts(costs.length, parts, (i) => costs[i]);
        expectWhole(found, costs.length);
        expect(found.length).toBeLessThanOrEqual(parts + 1);
        const sum = (from: number, end: number): number => costs.slice(from, end).reduce((all, cost) => all + cost, 0);
        for (const [from, end] of found) expect(sum(from, end - 1)).toBeLessThanOrEqual(sum(0, costs.length) / parts + 1e-9);
      }),
    );
  });
});

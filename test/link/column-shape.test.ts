import { describe, expect, it } from 'vitest';
import { ColumnLessons } from '../../src/link/column-judgement.js';
import { type ColumnShape, pilesOf, shapeShift } from '../../src/link/column-shape.js';
import { weighedPart } from '../../src/link/judge.js';
import { ColumnPrior, MAX_FEWER } from '../../src/link/prior.js';

const shiftOf = (shape: Partial<ColumnShape>): number => shapeShift({ values: 8000, nearMisses: 0.8, piled: 0, ...shape });

describe('the shape of a column', () => {
  it('says nothing where spellings come in pairs and near misses are as many as usual', () => {
    expect(shiftOf({})).toBeCloseTo(0);
  });

  it('is trust where values come in piles, whatever is near them', () => {
    expect([0, 0.12, 0.18, 0.24, 0.9].map(pilesOf).map((piles) => Number(piles.toFixed(3)))).toEqual([0, 0, 0.5, 1, 1]);
    for (const nearMisses of [0, 0.8, 5]) expect(shiftOf({ piled: 0.5, nearMisses })).toBe(1);
  });

  it('is the more doubt the more siblings there are, and trust where there are hardly any', () => {
    const shifts = [0, 0.1, 0.3, 0.8, 1.5, 2.5, 40].map((nearMisses) => shiftOf({ nearMisses }));
    expect(shifts).toEqual([...shifts].sort((a, b) => b - a));
    expect(shifts[0]).toBe(0.5);
    expect(shifts[2]).toBeGreaterThan(0.15);
    expect(shifts[4]).toBeLessThan(-0.1);
    expect(shifts[6]).toBe(-1);
  });

  it('is nothing that a short column shows', () => {
    expect(shiftOf({ values: 500, piled: 0.5 })).toBe(0);
    expect(shiftOf({ values: 700, piled: 0.5 })).toBeGreaterThan(0.4);
    for (const nearMisses of [0, 40]) expect(shiftOf({ values: 800, nearMisses })).toBeCloseTo(0);
    expect(shiftOf({ values: 0, nearMisses: 0 })).toBeCloseTo(0);
  });

  it('reaches the judgement of the column, which is believed no further than any', () => {
    const values = 2000;
    const pairs = 8000;
    const [left, right, logOdds, veto] = [new Int32Array(pairs), new Int32Array(pairs), new Float64Array(pairs), new Uint8Array(pairs)];
    for (let i = 0; i < pairs; i++) {
      const at = Math.floor(i / 8);
      [left[i], right[i], logOdds[i]] = [at, 1000 + ((at + (i % 8)) % 1000), i % 8 === 0 ? 6 : -3];
    }
    const part = { left, right, logOdds, veto };
    const shifts = [undefined, shapeShift].map((ofShape) => {
      const lessons = new ColumnLessons(values, { fewValues: 1000, mutual: 1, rivalled: 0, taken: 0, bothTaken: 0 }, undefined, ofShape);
      lessons.add(weighedPart(part, part, 0.1, 1), 0.1);
      return lessons.judgement(values).shift;
    });
    const prior = new ColumnPrior();
    prior.add(part);
    expect(shifts[0]).toBe(prior.shift(values));
    expect(prior.nearMisses(values, shifts[0])).toBeGreaterThan(2);
    expect(shifts[1]).toBeLessThan(shifts[0] - 0.4);
    expect(shifts[1]).toBeGreaterThanOrEqual(-MAX_FEWER);
    expect(new ColumnPrior().nearMisses(0, 0)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { hashBytes } from '../../src/column/byte-hash.js';
import { FrequentValues } from '../../src/profile/frequent-values.js';
import { HyperLogLog } from '../../src/profile/hyper-log-log.js';
import { Numbers } from '../../src/profile/numbers.js';
import { RANK_ERROR } from '../../src/profile/quantiles.js';

const encoder = new TextEncoder();

describe('HyperLogLog', () => {
  it.each([0, 1, 10, 1000, 20_000, 300_000, 2_000_000])('tells %i different values within four standard errors', (count) => {
    const sketch = new HyperLogLog();
    for (let i = 0; i < count; i++) {
      const bytes = encoder.encode(`value ${i}`);
      const [high, low] = [hashBytes(bytes, 0, bytes.length), hashBytes(bytes, 0, bytes.length, 0x9e3779b9)];
      for (let times = 0; times < 2; times++) sketch.add(high, low);
    }
    expect(Math.abs(sketch.estimate() - count)).toBeLessThanOrEqual(4 * HyperLogLog.standardError * count + 0.5);
  });
});

describe('FrequentValues', () => {
  it('holds what is frequent, and is off by no more than it says', () => {
    const sketch = new FrequentValues();
    const exact = new Map<string, number>();
    const add = (value: string): void => {
      const bytes = encoder.encode(value);
      sketch.add(bytes, 0, bytes.length, hashBytes(bytes, 0, bytes.length));
      exact.set(value, (exact.get(value) ?? 0) + 1);
    };
    for (let i = 0; i < 400_000; i++) {
      add(`rare ${i}`);
      if (i % 3 === 0) add(`often ${i % 100}`);
      if (i % 1000 === 0) add('sometimes');
    }
    const found = new Map(Array.from(sketch.values(), ({ value, ...counts }) => [new TextDecoder().decode(value), counts]));
    expect(sketch.error).toBeGreaterThan(0);
    expect(sketch.error).toBeLessThan((2 * 533_000) / 65_536 + 2);
    for (const [value, count] of exact) if (count > 2 * sketch.error) expect([...found.keys()]).toContain(value);
    for (const [value, { count, error }] of found) {
      expect(count).toBeGreaterThanOrEqual(exact.get(value) as number);
      expect(count - error).toBeLessThanOrEqual(exact.get(value) as number);
    }
  });
});

describe('Numbers', () => {
  const values = Array.from({ length: 300_000 }, (_, i) => Math.sin(i) * 1e6 + (i % 7));
  const inOrder = Float64Array.from(values).sort();
  const ranks = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99];
  const filled = (estimated: boolean): Numbers => {
    const numbers = new Numbers();
    values.forEach((value, i) => {
      if (estimated && i === 1000) numbers.estimate();
      numbers.add(value, 1);
    });
    return numbers;
  };

  it('knows moments and quantiles', () => {
    const all = filled(false).with(new Numbers());
    expect(all.quantiles(ranks)).toEqual(ranks.map((rank) => inOrder[Math.ceil(rank * inOrder.length) - 1]));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(all.moments.mean).toBeCloseTo(mean, 6);
    expect(all.moments.standardDeviation).toBeCloseTo(Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length), 4);
    expect(all.histogram(20).reduce((sum, count) => sum + count, 0)).toBe(values.length);
  });

  it('estimates ranks within its error', () => {
    const all = filled(true).with(new Numbers());
    expect(all.moments.isEstimated).toBe(true);
    all.quantiles(ranks).forEach((value, i) => {
      let below = 0;
      while (below < inOrder.length && inOrder[below] <= value) below++;
      expect(Math.abs(below / inOrder.length - ranks[i])).toBeLessThan(RANK_ERROR);
    });
    expect(all.histogram(20).reduce((sum, count) => sum + count, 0)).toBeCloseTo(values.length, 0);
  });

  it('adds two up', () => {
    const [left, right, both] = [new Numbers(), new Numbers(), new Numbers()];
    values.slice(0, 1000).forEach((value, i) => {
      (i % 3 === 0 ? left : right).add(value, 2);
      both.add(value, 2);
    });
    const [sum, whole] = [left.with(right), both.with(new Numbers())];
    expect(sum.quantiles(ranks)).toEqual(whole.quantiles(ranks));
    for (const field of ['count', 'minimum', 'maximum'] as const) expect(sum.moments[field]).toBe(whole.moments[field]);
    for (const field of ['sum', 'mean', 'standardDeviation'] as const) expect(sum.moments[field]).toBeCloseTo(whole.moments[field], 6);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';

/** Bench code reads the built tables, so it is loaded when the tests run. */
const NAMES = '../../bench/speed/names.mjs';

describe('labelledColumnOfNames', () => {
  let names: { columnOfNames(rows: number, seed: number): string[]; labelledColumnOfNames(rows: number, seed: number): { values: string[]; truth: number[] } };
  beforeAll(async () => {
    names = await import(NAMES);
  });

  it('has the values of columnOfNames and one company a row', () => {
    const { values, truth } = names.labelledColumnOfNames(3000, 4);
    expect(values).toEqual(names.columnOfNames(3000, 4));
    expect(truth).toHaveLength(3000);
    expect(new Set(values).size).toBe(900);
  });

  it('gives equal values one company, and companies several values', () => {
    const { values, truth } = names.labelledColumnOfNames(3000, 4);
    const companyOf = new Map<string, number>();
    values.forEach((value, row) => {
      expect(companyOf.get(value) ?? truth[row]).toBe(truth[row]);
      companyOf.set(value, truth[row]);
    });
    const companies = new Set(truth).size;
    // 1.7 spellings each on average
    expect(900 / companies).toBeGreaterThan(1.5);
    expect(900 / companies).toBeLessThan(1.9);
  });
});

describe('persons and addresses of the bench', () => {
  it('are all different, and the same each time', async () => {
    const people: Record<'differentPersons' | 'differentAddresses', (count: number, seed: number) => string[]> = await import(
      '../../bench/speed/people.mjs' as string
    );
    for (const make of [people.differentPersons, people.differentAddresses]) {
      const values = make(2000, 5);
      expect(new Set(values).size).toBe(2000);
      expect(make(2000, 5)).toEqual(values);
    }
  });
});

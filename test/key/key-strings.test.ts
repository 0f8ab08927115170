import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import { companyKey, keyColumn, keys } from '../../src/key/index.js';
import { anyString } from '../reference/arbitraries.js';

const LEVELS = ['narrow', 'medium', 'wide'] as const;
const value = fc.oneof(
  anyString,
  fc.constantFrom('Acme\nLtd', '\n', '', 'Acme, Inc.', 'Société Générale', 'x'.repeat(2047), `${'y '.repeat(1024)}é`),
  fc.constantFrom(null, undefined),
);

/** The keys of a column, one by one from its bytes. */
function fromColumn(values: readonly (string | null | undefined)[], level: (typeof LEVELS)[number]): (string | null)[] {
  const { data, present } = keyColumn(Utf8Column.from(values), { level });
  return values.map((_, i) => (present[i] ? Buffer.from(data.subarray(i * 43, i * 43 + 43)).toString('latin1') : null));
}

describe('keys of strings', () => {
  it.each(LEVELS)('are those of a column of the same values: %s', (level) => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (values) => {
        expect(keys(values, { level })).toEqual(fromColumn(values, level));
      }),
      { numRuns: 60 },
    );
  });

  it('are those of a column for thousands of values, newlines in a few of them', () => {
    const values = Array.from({ length: 5000 }, (_, i) => (i % 1400 === 1399 ? `Acme\n${i} Ltd` : `Acme ${i} & Sons (Pty) Ltd`));
    expect(keys(values)).toEqual(fromColumn(values, 'medium'));
    expect(keys(values)).toEqual(values.map((name) => companyKey(name)));
  });

  it('are those of a column where the values are too long for a batch', () => {
    const values = Array.from({ length: 1100 }, (_, i) => `${'a b c '.repeat(400)}${i}`);
    expect(keys(values)).toEqual(fromColumn(values, 'medium'));
  });

  it('of no value are none', () => {
    expect(keys([])).toEqual([]);
    expect(keys([null, undefined, ''])).toEqual([null, null, null]);
  });

  it('names the value that is no text by its place among all', () => {
    const values = Array.from({ length: 3000 }, () => 'Acme') as unknown[];
    values[2500] = 7;
    expect(() => keys(values as string[])).toThrow(/value 2500 is no text/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ngramCosine, ngramDice } from '../../src/similarity/index.js';
import { anyString } from '../reference/arbitraries.js';

const ngrams = (text: string, n: number): string[] => Array.from({ length: Math.max(text.length - n + 1, 0) }, (_, i) => text.slice(i, i + n));

/** Takes n-grams in common out of a list one by one. */
function slowDice(a: string, b: string, n: number): number {
  if (a === b) return 1;
  const left = ngrams(b, n);
  let common = 0;
  for (const gram of ngrams(a, n)) {
    const at = left.indexOf(gram);
    if (at < 0) continue;
    left.splice(at, 1);
    common++;
  }
  return common === 0 ? 0 : (2 * common) / (ngrams(a, n).length + ngrams(b, n).length);
}

/** Every pair of n-grams is compared: equal ones add one to the inner product. */
function slowCosine(a: string, b: string, n: number): number {
  if (a === b) return 1;
  const product = (x: string, y: string): number => ngrams(x, n).reduce((sum, gram) => sum + ngrams(y, n).filter((other) => other === gram).length, 0);
  return product(a, b) === 0 ? 0 : product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

const text = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', '株', '\uD83D'), maxLength: 14 }), anyString);

describe.each([
  ['ngramDice', ngramDice, slowDice],
  ['ngramCosine', ngramCosine, slowCosine],
] as const)('%s', (_, similarity, reference) => {
  it('is the reference, both ways round, from 0 to 1', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 5 }), (a, b, n) => {
        const expected = reference(a, b, n);
        expect(similarity(a, b, n)).toBe(expected);
        expect(similarity(b, a, n)).toBe(expected);
        expect(expected).toBeGreaterThanOrEqual(0);
        expect(expected).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('is 1 for a text and itself, short or long', () => {
    fc.assert(fc.property(text, fc.integer({ min: 1, max: 9 }), (a, n) => similarity(a, a, n) === 1));
  });

  it.each([
    // nothing to compare
    ['', '', 2, 1],
    ['', 'ab', 2, 0],
    ['a', 'b', 2, 0],
    ['a', 'a', 2, 1],
    ['a', 'ab', 2, 0],
    ['ab', 'abc', 3, 0],
    // something
    ['night', 'nacht', 2, 0.25],
    ['ab', 'cd', 1, 0],
    ['ab', 'ba', 1, 1], // blind to order
    ['abc', 'abc', 100, 1],
  ])('%j and %j by %i: %f', (a, b, n, expected) => {
    expect(similarity(a, b, n)).toBe(expected);
  });

  it('takes two code units where nothing else is said', () => {
    expect(similarity('night', 'nacht')).toBe(similarity('night', 'nacht', 2));
    expect(similarity('night', 'nacht')).not.toBe(similarity('night', 'nacht', 1));
  });

  it('takes long texts', () => {
    const a = 'acme industrial holding '.repeat(90);
    const b = 'holding industrial acme '.repeat(90);
    expect(similarity(a, b, 3)).toBe(reference(a, b, 3));
    expect(similarity(a, b, 3)).toBeGreaterThan(0.8);
  });

  it.each([
    ['no text', [1, 'a'], 'ERR_INPUT_TYPE'],
    ['no text', ['a', null], 'ERR_INPUT_TYPE'],
    ['a length of 0', ['a', 'b', 0], 'ERR_OPTION_RANGE'],
    ['half a length, of equal texts too', ['a', 'a', 1.5], 'ERR_OPTION_RANGE'],
    ['no number as a length', ['a', 'b', '2'], 'ERR_OPTION_RANGE'],
    ['NaN as a length', ['a', 'b', Number.NaN], 'ERR_OPTION_RANGE'],
  ] as [string, unknown[], string][])('refuses %s: %j', (_, args, code) => {
    expect(() => (similarity as (...all: unknown[]) => number)(...args)).toThrow(expect.objectContaining({ name: 'NamesakeError', code }));
  });
});

describe('repeats', () => {
  it('count as often as both texts have them', () => {
    expect(ngramDice('aaaa', 'aa')).toBe(0.5); // 1 of 3 and 1
    expect(ngramDice('aaaa', 'aaa')).toBe(0.8); // 2 of 3 and 2
    expect(ngramCosine('aaaa', 'aa')).toBe(1); // the same direction
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jaroWinkler } from '../../src/similarity/index.js';
import { stringPair } from '../reference/arbitraries.js';
import { units } from '../reference/edit-distance.js';
import { jaroWinkler as slowJaroWinkler } from '../reference/jaro-winkler.js';

describe('jaroWinkler', () => {
  it.each([
    // Winkler's table of names (1994, table 5 of the report to the Census Bureau): Jaro, Jaro-Winkler
    ['SHACKLEFORD', 'SHACKELFORD', 0.97, 0.982],
    ['DUNNINGHAM', 'CUNNIGHAM', 0.896, 0.896],
    ['NICHLESON', 'NICHULSON', 0.926, 0.956],
    ['JONES', 'JOHNSON', 0.79, 0.832],
    ['MASSEY', 'MASSIE', 0.889, 0.933],
    ['ABROMS', 'ABRAMS', 0.889, 0.922],
    ['JERALDINE', 'GERALDINE', 0.926, 0.926],
    ['MARHTA', 'MARTHA', 0.944, 0.961],
    ['MICHELLE', 'MICHAEL', 0.869, 0.921],
    ['JULIES', 'JULIUS', 0.889, 0.933],
    ['TANYA', 'TONYA', 0.867, 0.88],
    ['DWAYNE', 'DUANE', 0.822, 0.84],
    ['SEAN', 'SUSAN', 0.783, 0.805],
    ['JON', 'JOHN', 0.917, 0.933],
  ])('%s and %s: %f, with the beginning %f', (a, b, jaro, winkler) => {
    expect(jaroWinkler(a, b, { prefixWeight: 0 })).toBeCloseTo(jaro, 3);
    expect(jaroWinkler(a, b)).toBeCloseTo(winkler, 3);
    expect(jaroWinkler(b, a)).toBe(jaroWinkler(a, b));
  });

  it.each([
    ['MARTHA', 'MARHTA', 0.9611],
    ['DWAYNE', 'DUANE', 0.84],
    ['DIXON', 'DICKSONX', 0.8133],
    ['', '', 1],
    ['', 'a', 0],
    ['a', 'a', 1],
    ['a', 'b', 0],
    ['ab', 'ba', 0], // two places apart is out of reach of short texts
    ['😀', '😁', 0.7], // the first of two surrogates is the same: Jaro 2/3, no bonus below 0.7
  ])('%j and %j: %f', (a, b, similarity) => {
    expect(jaroWinkler(a, b)).toBeCloseTo(similarity, similarity === 0.7 ? 1 : 4);
  });

  it('is the reference to the last bit, both ways round', () => {
    fc.assert(
      fc.property(stringPair, fc.oneof(fc.constantFrom(undefined, 0, 0.25), fc.double({ min: 0, max: 0.25, noNaN: true })), ([a, b], prefixWeight) => {
        const expected = slowJaroWinkler(units(a), units(b), prefixWeight ?? 0.1);
        expect(jaroWinkler(a, b, { prefixWeight })).toBe(expected);
        expect(jaroWinkler(b, a, { prefixWeight })).toBe(expected);
      }),
      { numRuns: 250 },
    );
  });

  it('is the reference with more different code units than bytes have', () => {
    for (const different of [254, 255, 256, 257, 600]) {
      const a = Array.from({ length: different }, (_, i) => String.fromCharCode(0x3000 + i));
      const b = a.slice(2).concat('x', 'y', 'z');
      for (let i = 0; i + 3 < b.length; i += 17) [b[i], b[i + 3]] = [b[i + 3], b[i]];
      expect(jaroWinkler(a.join(''), b.join('')), `${different} units`).toBe(slowJaroWinkler(units(a.join('')), units(b.join('')), 0.1));
    }
  });

  it.each([
    // the longer length, the last place that a code unit in front is within reach of: half the length less one
    [300, 149],
    [301, 149],
    [302, 150],
  ])('reaches as far with too many code units for bytes: %i of them reach to place %i', (length, last) => {
    const distinct = (first: number): string[] => Array.from({ length }, (_, i) => String.fromCharCode(first + i));
    const similarityAt = (place: number): number => {
      const [a, b] = [distinct(0x3000), distinct(0x5000)];
      a[0] = '!';
      b[place] = '!';
      const forth = jaroWinkler(a.join(''), b.join(''));
      expect(jaroWinkler(b.join(''), a.join(''))).toBe(forth);
      expect(forth).toBe(slowJaroWinkler(units(a.join('')), units(b.join('')), 0.1));
      return forth;
    };
    expect(similarityAt(last)).toBeGreaterThan(0);
    expect(similarityAt(last + 1)).toBe(0);
  });

  it('is 1 for a text and itself, else from 0 to 1', () => {
    fc.assert(
      fc.property(stringPair, ([a, b]) => {
        expect(jaroWinkler(a, a)).toBe(1);
        expect(jaroWinkler(a, b)).toBeGreaterThanOrEqual(0);
        expect(jaroWinkler(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('grows with the weight of the beginning where the texts are alike, and only there', () => {
    const weights = [0, 0.05, 0.1, 0.2, 0.25];
    const alike = weights.map((prefixWeight) => jaroWinkler('DIXON', 'DICKSONX', { prefixWeight }));
    expect(new Set(alike).size).toBe(weights.length);
    expect([...alike].sort((x, y) => x - y)).toEqual(alike);
    expect(new Set(weights.map((prefixWeight) => jaroWinkler('abcdef', 'abxyzw', { prefixWeight }))).size).toBe(1);
    expect(jaroWinkler('abcdef', 'abcdxy', { prefixWeight: 0.25 })).toBe(1);
  });

  it('takes long texts', () => {
    const a = Array.from({ length: 2500 }, (_, i) => String.fromCharCode(97 + ((i * i) % 23))).join('');
    const b = `x${a.slice(0, 1200)}${a.slice(1300)}`;
    expect(jaroWinkler(a, b)).toBe(slowJaroWinkler(units(a), units(b), 0.1));
  });

  it.each([
    ['no text', [1, 'a'], 'ERR_INPUT_TYPE'],
    ['no text', ['a', undefined], 'ERR_INPUT_TYPE'],
    ['no options', ['a', 'b', 0.1], 'ERR_INPUT_TYPE'],
    ['another option', ['a', 'b', { max: 3 }], 'ERR_OPTION_UNKNOWN'],
    ['a weight above 0.25', ['a', 'b', { prefixWeight: 0.26 }], 'ERR_OPTION_RANGE'],
    ['a weight below 0', ['a', 'b', { prefixWeight: -0.1 }], 'ERR_OPTION_RANGE'],
    ['NaN as the weight', ['a', 'b', { prefixWeight: Number.NaN }], 'ERR_OPTION_RANGE'],
  ] as [string, unknown[], string][])('refuses %s: %j', (_, args, code) => {
    expect(() => (jaroWinkler as (...all: unknown[]) => number)(...args)).toThrow(expect.objectContaining({ name: 'NamesakeError', code }));
  });
});

import fc from 'fast-check';
import { distance as fastestLevenshtein } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { levenshtein, osaDistance } from '../../src/similarity/index.js';
import { anyString, stringPair } from '../reference/arbitraries.js';
import { levenshtein as slowLevenshtein, osaDistance as slowOsaDistance, units } from '../reference/edit-distance.js';

describe.each([
  ['levenshtein', levenshtein, slowLevenshtein],
  ['osaDistance', osaDistance, slowOsaDistance],
] as const)('%s', (_, distance, reference) => {
  it('is the reference for any pair and bound, both ways round', () => {
    fc.assert(
      fc.property(stringPair, fc.oneof(fc.nat(70), fc.constantFrom(400, Infinity, undefined)), ([a, b], max) => {
        const exact = reference(units(a), units(b));
        const expected = exact > (max ?? Infinity) ? (max ?? Infinity) + 1 : exact;
        expect(distance(a, b, { max })).toBe(expected);
        expect(distance(b, a, { max })).toBe(expected);
      }),
      { numRuns: 250 },
    );
  });

  it('has the same result where the number of different code units passes 255', () => {
    // with 255 in the pair the kernel works, with 256 plain TypeScript
    for (const different of [254, 255, 256, 257]) {
      const a = String.fromCharCode(...Array.from({ length: different }, (_, i) => 0x3000 + i));
      const b = `${a.slice(5, 80)}${a[81]}${a[80]}${a.slice(82)}${a.slice(0, 3)}`;
      const expected = reference(units(a), units(b));
      expect(expected).toBeGreaterThan(5);
      for (const max of [0, expected - 1, expected, 300]) expect(distance(a, b, { max }), `${different} units, bound ${max}`).toBe(Math.min(expected, max + 1));
    }
  });

  it.each([
    ['', 'abc', 3],
    ['ab', 'abcdef', 4],
    ['abc', 'xbz', 2],
    ['株'.repeat(70), `é${'株'.repeat(70)}ü`, 2],
  ])('has the distance of %j and %j under a bound of just as much, one more under one less', (a, b, edits) => {
    expect(distance(a, b, { max: edits })).toBe(edits);
    expect(distance(a, b, { max: edits - 1 })).toBe(edits);
    expect(distance(a, b, { max: edits - 2 })).toBe(edits - 1);
    expect(distance(a, b, { max: 0 })).toBe(1);
  });

  it('is 0 for a text and itself', () => {
    fc.assert(fc.property(anyString, (a) => distance(a, a) === 0));
  });

  it('is above 0 for different texts, and at most the longer length', () => {
    fc.assert(fc.property(anyString, anyString, (a, b) => a === b || (distance(a, b) > 0 && distance(a, b) <= Math.max(a.length, b.length))));
  });

  it('widens the band of long texts until the distance lies within', () => {
    const a = Array.from({ length: 2500 }, (_, i) => String.fromCharCode(97 + ((i * i) % 23))).join('');
    for (const edits of [1, 31, 32, 33, 34, 120, 600]) {
      // substitutions by a unit that is nowhere else, spread evenly: each costs one
      const b = [...a];
      for (let i = 0; i < edits; i++) b[Math.floor((i * a.length) / edits)] = '#';
      expect(distance(a, b.join(''))).toBe(edits);
      expect(distance(a, b.join(''), { max: edits - 1 })).toBe(edits);
      expect(distance(b.join(''), `${a}!!`)).toBe(edits + 2);
    }
    expect(distance(a, '#'.repeat(2500))).toBe(2500);
  });

  it('takes long texts with many different code units', () => {
    const a = Array.from({ length: 2000 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 3001))).join('');
    const b = `${a.slice(1, 500)}${a[501]}${a[500]}${a.slice(502)}é`;
    expect(distance(a, b)).toBe(reference(units(a), units(b)));
    expect(distance(a, b, { max: 2 })).toBe(3);
  });

  it.each([
    ['no text', [1, 'a'], 'ERR_INPUT_TYPE'],
    ['no text', ['a', null], 'ERR_INPUT_TYPE'],
    ['no text', ['a'], 'ERR_INPUT_TYPE'],
    ['no options', ['a', 'b', 3], 'ERR_INPUT_TYPE'],
    ['no options', ['a', 'b', null], 'ERR_INPUT_TYPE'],
    ['another option', ['a', 'b', { mx: 3 }], 'ERR_OPTION_UNKNOWN'],
    ['a bound below 0', ['a', 'b', { max: -1 }], 'ERR_OPTION_RANGE'],
    ['half a bound', ['a', 'b', { max: 0.5 }], 'ERR_OPTION_RANGE'],
    ['no number as a bound', ['a', 'b', { max: '1' }], 'ERR_OPTION_RANGE'],
    ['NaN as a bound, of equal texts too', ['a', 'a', { max: Number.NaN }], 'ERR_OPTION_RANGE'],
  ] as [string, unknown[], string][])('refuses %s: %j', (_, args, code) => {
    expect(() => (distance as (...all: unknown[]) => number)(...args)).toThrow(expect.objectContaining({ name: 'NamesakeError', code }));
  });
});

describe('levenshtein', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['saturday', 'sunday', 3],
    ['rosettacode', 'raisethysword', 8],
    ['intention', 'execution', 5],
    ['flaw', 'lawn', 2],
    ['gumbo', 'gambol', 2],
    ['ca', 'abc', 3],
    ['ab', 'ba', 2],
    ['', '', 0],
    ['', 'abc', 3],
    ['Müller', 'Mueller', 2],
    ['é', 'e\u0301', 2], // code units as they are: nothing is normalised
    ['😀', '😁', 1], // one of two surrogates differs
    ['😀', '', 2],
    ['\uD83D', '\uDE00', 1],
    ['a\uD83D', 'a', 1],
    ['株式会社', '有限会社', 2],
    ['ab', 'a\0b', 1],
    ['š', 'a', 1], // U+0161 and U+0061
    ['Ā', '\0', 1],
  ])('%j and %j: %i', (a, b, edits) => {
    expect(levenshtein(a, b)).toBe(edits);
    expect(levenshtein(b, a)).toBe(edits);
    expect(slowLevenshtein(units(a), units(b))).toBe(edits);
    expect(fastestLevenshtein(a, b)).toBe(edits);
  });

  it('agrees with fastest-levenshtein', () => {
    fc.assert(
      fc.property(stringPair, ([a, b]) => levenshtein(a, b) === fastestLevenshtein(a, b)),
      { numRuns: 300 },
    );
  });

  it('agrees with fastest-levenshtein on long unrelated texts', () => {
    const text = (seed: number): string => Array.from({ length: 2000 + seed }, (_, i) => String.fromCharCode(97 + ((i * i * seed + i) % 19))).join('');
    expect(levenshtein(text(7), text(11))).toBe(fastestLevenshtein(text(7), text(11)));
  });

  it('is never longer than the way round a third text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '株'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, (a, b, c) => levenshtein(a, c) <= levenshtein(a, b) + levenshtein(b, c)),
      { numRuns: 500 },
    );
  });
});

describe('osaDistance', () => {
  it.each([
    ['ca', 'abc', 3], // 2 without the restriction that no place is edited twice
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['a cat', 'an abct', 4],
    ['Seimens', 'Siemens', 1],
    ['\uDE00\uD83D', '\uD83D\uDE00', 1],
    ['', '', 0],
  ])('%j and %j: %i', (a, b, edits) => {
    expect(osaDistance(a, b)).toBe(edits);
    expect(osaDistance(b, a)).toBe(edits);
    expect(slowOsaDistance(units(a), units(b))).toBe(edits);
  });

  it('is no metric: the way round a third text can be shorter', () => {
    expect(osaDistance('ca', 'abc')).toBeGreaterThan(osaDistance('ca', 'ac') + osaDistance('ac', 'abc'));
  });

  it('is at most the Levenshtein distance, and at least half of it', () => {
    fc.assert(
      fc.property(stringPair, ([a, b]) => {
        const edits = levenshtein(a, b);
        expect(osaDistance(a, b)).toBeLessThanOrEqual(edits);
        expect(osaDistance(a, b) * 2).toBeGreaterThanOrEqual(edits);
      }),
    );
  });
});

describe('the kernel behind the distances', () => {
  it('makes room for longer and longer pairs', () => {
    for (let length = 1 << 12; length < 1 << 21; length = Math.ceil(length * 1.19)) {
      const common = 'x'.repeat(length);
      expect(levenshtein(`${common}ab`, `${common}ba`)).toBe(2);
      expect(osaDistance(`ab${common}`, `ba${common}c`)).toBe(2);
    }
  });

  it('has no memory of pairs before: short after long, narrow after wide', () => {
    const pairs = fc.sample(stringPair, { numRuns: 60, seed: 4 });
    const alone = pairs.map(([a, b]) => [slowLevenshtein(units(a), units(b)), slowOsaDistance(units(a), units(b))]);
    for (let round = 0; round < 3; round++) {
      pairs.forEach(([a, b], i) => {
        expect([levenshtein(a, b), osaDistance(a, b)]).toEqual(alone[i]);
        levenshtein('x'.repeat(200 * round), 'y'.repeat(150 * i), { max: 40 });
      });
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytePair } from '../reference/arbitraries.js';
import { levenshtein, osaDistance } from '../reference/edit-distance.js';
import { KernelMemory } from './kernel-memory.js';

const MASK_BYTES = 2048;
const memory = new KernelMemory(1 << 18);
const masks = memory.kernel.alloc(MASK_BYTES + 3 * 4 * (2 * 1500 + 3));

/** The kernel's distance; checks on the way that the masks are zero afterwards and the texts untouched. */
function distance(a: Uint8Array, b: Uint8Array, max: number, transpose: boolean): number {
  const { kernel } = memory.clear();
  const atA = memory.put(a);
  const atB = memory.put(b);
  const result = kernel.call.editDistance(atA, a.length, atB, b.length, max, transpose ? 1 : 0, masks);
  if (kernel.u8.subarray(masks, masks + MASK_BYTES).some((byte) => byte !== 0)) throw new Error('the masks were not left zeroed');
  expect(kernel.u8.slice(atA, atA + a.length)).toEqual(a);
  expect(kernel.u8.slice(atB, atB + b.length)).toEqual(b);
  return result;
}

const variants = [
  ['Levenshtein', false, levenshtein],
  ['OSA', true, osaDistance],
] as const;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each(variants)('%s distance', (_, transpose, reference) => {
  it('is the reference for every bound', () => {
    fc.assert(
      fc.property(bytePair, fc.oneof(fc.nat(12), fc.nat(70), fc.constant(200)), (pair, max) => {
        const [a, b] = pair;
        const expected = Math.min(reference(a, b), max + 1);
        expect(distance(a, b, max, transpose)).toBe(expected);
        expect(distance(b, a, max, transpose)).toBe(expected);
      }),
      { numRuns: 400 },
    );
  });

  // The bound decides where the loops leave, so one pair is taken through all of them: 63, 64, 65 and 130 symbols in the shorter text.
  it.each([0, 1, 7, 8, 9, 63, 64, 65, 130])('sweeps the bounds 0 to 70 at %i symbols', (length) => {
    const pairs = fc.sample(
      fc.tuple(
        fc.array(fc.constantFrom(97, 98, 99), { minLength: length, maxLength: length }),
        fc.array(fc.constantFrom(97, 98, 99), { minLength: length, maxLength: length + 5 }),
      ),
      { numRuns: 4, seed: length },
    );
    for (const [a, b] of pairs) {
      // different ends, or nothing of this length would be left to compare
      const left = Uint8Array.from([1, ...a.slice(2), 2].slice(0, length));
      const right = Uint8Array.from([3, ...b, 4]);
      const expected = reference(left, right);
      for (let max = 0; max <= 70; max++) expect(distance(left, right, max, transpose), `bound ${max}`).toBe(Math.min(expected, max + 1));
    }
  });

  it('costs nothing for common ends, however long', () => {
    const ends = fc.tuple(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 80 }), fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 80 }));
    const middle = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(ends, middle, middle, ([front, back], x, y) => {
        const a = ascii(front + x + back);
        const b = ascii(front + y + back);
        const expected = reference(a, b);
        expect(expected).toBeLessThanOrEqual(9);
        expect(distance(a, b, 9, transpose)).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('is exact on long texts', () => {
    const a = Uint8Array.from({ length: 700 }, (_, i) => (i * i * 31) >> 3);
    const b = a.slice();
    for (let i = 5; i < 690; i += 23) [b[i], b[i + 1]] = [b[i + 1], b[i] ^ (i % 3)];
    const expected = reference(a, b);
    expect(expected).toBeGreaterThan(20);
    for (const max of [0, expected - 1, expected, expected + 1, 1400]) expect(distance(a, b, max, transpose), `bound ${max}`).toBe(Math.min(expected, max + 1));
  });
});

describe('editDistance', () => {
  it.each([
    // a, b, Levenshtein, OSA
    ['', '', 0, 0],
    ['', 'abc', 3, 3],
    ['kitten', 'sitting', 3, 3],
    ['saturday', 'sunday', 3, 3],
    ['ca', 'abc', 3, 3],
    ['ab', 'ba', 2, 1],
    ['abcd', 'badc', 3, 2],
    ['siemens', 'seimens', 2, 1],
    ['a\0b', 'ab', 1, 1],
  ])('%j and %j', (a, b, edits, editsWithSwaps) => {
    expect(distance(ascii(a), ascii(b), 64, false)).toBe(edits);
    expect(distance(ascii(a), ascii(b), 64, true)).toBe(editsWithSwaps);
  });

  it('finds a swap across the last bit of a machine word', () => {
    for (const length of [62, 63, 64, 65, 66, 128]) {
      const a = Uint8Array.from({ length }, (_, i) => i);
      // both ends differ, so that none of the length is trimmed
      const b = a.slice();
      b[0] = 250;
      [b[length - 2], b[length - 1]] = [b[length - 1], b[length - 2]];
      expect(distance(a, b, 5, true), `${length} symbols`).toBe(2);
      expect(distance(a, b, 5, false), `${length} symbols`).toBe(3);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytePair } from '../reference/arbitraries.js';
import { jaroWinkler as slowJaroWinkler } from '../reference/jaro-winkler.js';
import { KernelMemory } from './kernel-memory.js';

const memory = new KernelMemory(1 << 16);

function jaroWinkler(a: Uint8Array, b: Uint8Array, prefixWeight: number): number {
  memory.clear();
  const atA = memory.put(a);
  const atB = memory.put(b);
  return memory.kernel.call.jaroWinkler(atA, a.length, atB, b.length, prefixWeight, memory.take(a.length + b.length));
}

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

describe('jaroWinkler', () => {
  it('is the reference to the last bit, both ways round', () => {
    fc.assert(
      fc.property(bytePair, fc.oneof(fc.constantFrom(0, 0.1, 0.25), fc.double({ min: 0, max: 0.25, noNaN: true })), ([a, b], weight) => {
        const expected = slowJaroWinkler(a, b, weight);
        expect(jaroWinkler(a, b, weight)).toBe(expected);
        expect(jaroWinkler(b, a, weight)).toBe(expected);
      }),
      { numRuns: 400 },
    );
  });

  it('is the reference for all pairs of up to four symbols out of two', () => {
    const texts = ['', ...[1, 2, 3, 4].flatMap((length) => Array.from({ length: 2 ** length }, (_, i) => i.toString(2).padStart(length, '0')))];
    for (const a of texts) for (const b of texts) expect(jaroWinkler(bytes(a), bytes(b), 0.1), `${a} ${b}`).toBe(slowJaroWinkler(bytes(a), bytes(b), 0.1));
  });

  it.each([
    // the window: half the longer text less one
    ['abcdefgh', 'xxxaxxxx', true],
    ['abcdefgh', 'xxxxaxxx', false],
    ['abcdefghi', 'xxxaxxxxx', true],
    ['abcdefghi', 'xxxxaxxxx', false],
    ['ab', 'ba', false],
    ['abc', 'bac', false],
    ['abcd', 'bacd', true],
  ])('%s and %s: the a is within reach: %s', (a, b, within) => {
    const withoutA = jaroWinkler(bytes(a.replace('a', '\0')), bytes(b), 0);
    expect(jaroWinkler(bytes(a), bytes(b), 0) > withoutA).toBe(within);
  });
});

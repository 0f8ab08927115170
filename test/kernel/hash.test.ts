import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBytes } from '../reference/arbitraries.js';
import { hash64 as slowHash64 } from '../reference/hash64.js';
import { hash256 as slowHash256 } from '../reference/hash256.js';
import { KernelMemory } from './kernel-memory.js';

const memory = new KernelMemory(1 << 16);
const { call } = memory.kernel;

/** `shift` moves the text off the word boundary; what lies around it is rubbish of earlier calls. */
function hash64(bytes: Uint8Array, seed: bigint, shift = 0): bigint {
  memory.clear().take(shift);
  return BigInt.asUintN(64, call.hash64(memory.put(bytes), bytes.length, seed));
}

function hash256(bytes: Uint8Array, seed: bigint, shift = 0): Uint8Array {
  const out = memory.clear().take(32);
  memory.take(shift);
  call.hash256(memory.put(bytes), bytes.length, seed, out);
  return memory.kernel.u8.slice(out, out + 32);
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const seeds = fc.oneof(fc.constantFrom(0n, 1n, 2n ** 63n, 2n ** 64n - 1n), fc.bigInt(0n, 2n ** 64n - 1n));

describe.each([
  ['kernel', hash64],
  ['reference', slowHash64],
])('hash64 of the %s', (_, hash) => {
  it('passes the verification of SMHasher for MurmurHash64A', () => {
    // The hashes of {}, {0}, {0, 1} … {0 .. 254} under the seeds 256, 255 … 1, one behind the other, hashed again: main.cpp of SMHasher
    // lists the lower 32 bits of the result for each function.
    const hashes = Buffer.alloc(256 * 8);
    for (let i = 0; i < 256; i++) {
      const key = Uint8Array.from({ length: i }, (_, byte) => byte);
      hashes.writeBigUInt64LE(hash(key, BigInt(256 - i)), i * 8);
    }
    expect(Number(hash(hashes, 0n) & 0xffff_ffffn)).toBe(0x1f0d_3804);
  });

  it('is 0 for nothing under seed 0', () => {
    expect(hash(new Uint8Array(0), 0n)).toBe(0n);
  });
});

describe('hash64', () => {
  it('is the reference for any bytes, seed and alignment', () => {
    fc.assert(
      fc.property(anyBytes, seeds, fc.nat(9), (bytes, seed, shift) => {
        expect(hash64(bytes, seed, shift)).toBe(slowHash64(bytes, seed));
      }),
      { numRuns: 300 },
    );
  });

  it('reads no byte behind the text', () => {
    for (let length = 0; length <= 24; length++) {
      const text = new Uint8Array(length).fill(7);
      const alone = hash64(text, 5n);
      const at = memory.clear().put(text);
      memory.put(new Uint8Array(16).fill(0xee));
      expect(BigInt.asUintN(64, call.hash64(at, length, 5n)), `length ${length}`).toBe(alone);
    }
  });
});

describe('hash256', () => {
  it('is the reference for any bytes, seed and alignment', () => {
    fc.assert(
      fc.property(anyBytes, seeds, fc.nat(9), (bytes, seed, shift) => {
        expect(hash256(bytes, seed, shift)).toEqual(slowHash256(bytes, seed));
      }),
      { numRuns: 300 },
    );
  });

  it('may write over its own text', () => {
    for (const length of [1, 8, 31, 32, 33, 100]) {
      const text = Uint8Array.from({ length }, (_, i) => i * 37);
      const at = memory.clear().take(128);
      memory.kernel.u8.set(text, at);
      call.hash256(at, length, 9n, at);
      expect(memory.kernel.u8.slice(at, at + 32), `length ${length}`).toEqual(slowHash256(text, 9n));
    }
  });

  it('does not hang on what lies behind the text', () => {
    for (let length = 0; length <= 24; length++) {
      const text = new Uint8Array(length).fill(7);
      const out = memory.clear().take(32);
      const at = memory.put(text);
      memory.put(new Uint8Array(16).fill(0xee));
      call.hash256(at, length, 5n, out);
      expect(memory.kernel.u8.slice(out, out + 32), `length ${length}`).toEqual(slowHash256(text, 5n));
    }
  });

  it.each([
    ['a text and itself with a NUL behind', 'ab', 'ab\0'],
    ['nothing and a NUL', '', '\0'],
    ['seven and eight NULs', '\0'.repeat(7), '\0'.repeat(8)],
    ['two words and their exchange', 'abcdefghABCDEFGH', 'ABCDEFGHabcdefgh'],
  ])('tells %s apart in all four lanes', (_, left, right) => {
    const a = new BigUint64Array(hash256(ascii(left), 0n).buffer);
    const b = new BigUint64Array(hash256(ascii(right), 0n).buffer);
    for (let lane = 0; lane < 4; lane++) expect(a[lane], `lane ${lane}`).not.toBe(b[lane]);
  });

  it('changes about half of its bits with any one bit of the text or the seed', () => {
    const bitsApart = (a: Uint8Array, b: Uint8Array): number => a.reduce((sum, byte, i) => sum + (byte ^ b[i]).toString(2).replaceAll('0', '').length, 0);
    const text = ascii('Acme Holding 17');
    const before = hash256(text, 3n);
    for (let bit = 0; bit < text.length * 8; bit++) {
      const other = text.slice();
      other[bit >> 3] ^= 1 << (bit & 7);
      // 256 fair coins fall below 80 or above 176 heads once in 10^9 throws
      const apart = bitsApart(before, hash256(other, 3n));
      expect(apart, `bit ${bit} of the text`).toBeGreaterThan(80);
      expect(apart, `bit ${bit} of the text`).toBeLessThan(176);
    }
    for (let bit = 0n; bit < 64n; bit++) expect(bitsApart(before, hash256(text, 3n ^ (1n << bit))), `bit ${bit} of the seed`).toBeGreaterThan(80);
  });
});

import { describe, expect, it } from 'vitest';
import { equalBytes, hashBytes } from '../../src/column/byte-hash.js';

const encoder = new TextEncoder();
const hashOf = (text: string, seed: number): number => {
  const bytes = encoder.encode(`..${text}.`);
  return hashBytes(bytes, 2, bytes.length - 1, seed) >>> 0;
};

describe('hashBytes', () => {
  // vectors of MurmurHash3_x86_32, as published with its ports
  it.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['test', 0, 0xba6bd213],
    ['test', 0x9747b28c, 0x704b81dc],
    ['Hello, world!', 0, 0xc0363e43],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['The quick brown fox jumps over the lazy dog', 0, 0x2e4ff723],
    ['aaa', 0x9747b28c, 0x283e0130],
  ])('"%s" with seed %i', (text, seed, hash) => expect(hashOf(text, seed)).toBe(hash));
});

describe('equalBytes', () => {
  it('compares ranges', () => {
    const [a, b] = ['xabcx', 'abcab'].map((text) => encoder.encode(text));
    expect(equalBytes(a, 1, 4, b, 0, 3)).toBe(true);
    expect(equalBytes(a, 1, 3, b, 3, 5)).toBe(true);
    expect(equalBytes(a, 1, 4, b, 0, 2)).toBe(false);
    expect(equalBytes(a, 0, 1, b, 0, 1)).toBe(false);
    expect(equalBytes(a, 2, 2, b, 0, 0)).toBe(true);
  });
});

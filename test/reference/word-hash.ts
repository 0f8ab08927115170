import { hash64 } from './hash64.js';

const MASK = 2n ** 64n - 1n;

/** Hash of a word in the table of words: of its first and its last eight bytes and its length, or for a long one of all of it. */
export function wordHash(word: Uint8Array): number {
  const { length } = word;
  const seed = length <= 16 ? BigInt(length) : hash64(word, 0n);
  const head = littleEndian(word.subarray(0, 8));
  const tail = length > 8 ? littleEndian(word.subarray(length - 8)) : 0n;
  const turned = ((seed << 32n) | (seed >> 32n)) & MASK;
  const hash = (((head ^ turned) * 0x9e3779b97f4a7c15n) ^ ((tail + seed) * 0xd6e8feb86659fd93n)) & MASK;
  return Number((((hash ^ (hash >> 29n)) * 0xbf58476d1ce4e5b9n) & MASK) >> 32n);
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBytes } from '../reference/arbitraries.js';
import { composeKey } from '../reference/compose-keys.js';
import { KernelMemory } from './kernel-memory.js';

const ALPHABET = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
const KEY_LENGTH = 43;
const UNTOUCHED = 0x23;
const memory = new KernelMemory(1 << 18);

/** Keys of rows of words, written from the last row to the first; the words lie in one text, shared between rows. */
function composeKeys(rows: readonly (readonly Uint8Array[])[], separator: string, seed: bigint): (string | null)[] {
  const { kernel } = memory.clear();
  const words = rows.flat();
  const ends = [0];
  for (const word of words) ends.push(ends[ends.length - 1] + word.length);
  const rowEnds: number[] = [];
  for (const row of rows) rowEnds.push((rowEnds.at(-1) ?? 0) + row.length);
  const longest = Math.max(0, ...rows.map((row) => row.reduce((sum, word) => sum + word.length + 1, 0)));
  const ids = memory.putInts(words.map((_, i) => i));
  const rowStartsAt = memory.putInts([0, ...rowEnds.slice(0, -1)].slice(0, rowEnds.length));
  const rowEndsAt = memory.putInts(rowEnds);
  const targets = memory.putInts(rows.map((_, i) => rows.length - 1 - i));
  const bytes = memory.put(Buffer.concat(words));
  memory.put(new Uint8Array(16).fill(0xee)); // the spare bytes behind the text are rubbish
  const endsAt = memory.putInts(ends);
  const alphabet = memory.put(ALPHABET);
  const scratch = memory.put(new Uint8Array(Math.max(longest, 32) + 16).fill(0xdd));
  const out = memory.put(new Uint8Array(rows.length * KEY_LENGTH + 1).fill(UNTOUCHED));
  const present = memory.put(new Uint8Array(rows.length + 1).fill(UNTOUCHED));
  kernel.call.composeKeys(
    ids,
    rowStartsAt,
    rowEndsAt,
    targets,
    rows.length,
    bytes,
    endsAt,
    separator === '' ? 0 : separator.charCodeAt(0),
    seed,
    alphabet,
    scratch,
    out,
    present,
  );
  expect(kernel.u8[out + rows.length * KEY_LENGTH], 'nothing is written behind the room asked for').toBe(UNTOUCHED);
  expect(kernel.u8[present + rows.length]).toBe(UNTOUCHED);
  return rows.map((_, i) => {
    const row = rows.length - 1 - i;
    const flag = kernel.u8[present + row];
    expect([0, 1]).toContain(flag);
    const at = out + row * KEY_LENGTH;
    if (flag === 0) expect([...kernel.u8.subarray(at, at + KEY_LENGTH)], 'no key is NULs').toEqual(new Array(KEY_LENGTH).fill(0));
    return flag === 1 ? Buffer.from(kernel.u8.subarray(at, at + KEY_LENGTH)).toString('latin1') : null;
  });
}

const word = fc.oneof(fc.uint8Array({ maxLength: 20 }), anyBytes);
const table = fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 6 });
const ascii = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

describe('composeKeys', () => {
  it('is join, hash, base64url', () => {
    fc.assert(
      fc.property(table, fc.constantFrom('', ' ', '|'), fc.bigInt(0n, 2n ** 64n - 1n), (rows, separator, seed) => {
        expect(composeKeys(rows, separator, seed)).toEqual(rows.map((row) => composeKey(row, separator, seed)));
      }),
      { numRuns: 150 },
    );
  });

  it('has no key for a row without words or without a letter, wherever the row stands', () => {
    const keys = composeKeys([[], [ascii('acme')], [], [ascii('')], [ascii('acme')], []], ' ', 1n);
    expect(keys.map((key) => key !== null)).toEqual([false, true, false, false, true, false]);
    expect(keys[1]).toBe(keys[4]);
  });

  it('tells "ab c" from "a bc" by the blank, and only by it', () => {
    const rows = [
      [ascii('ab'), ascii('c')],
      [ascii('a'), ascii('bc')],
    ];
    const [left, right] = composeKeys(rows, ' ', 1n);
    expect(left).not.toBe(right);
    const [joinedLeft, joinedRight] = composeKeys(rows, '', 1n);
    expect(joinedLeft).toBe(joinedRight);
  });

  it('uses all 64 characters of base64url, the last one only its four possible parts', () => {
    const keys = composeKeys(
      Array.from({ length: 600 }, (_, i) => [ascii(`word ${i}`)]),
      ' ',
      7n,
    ) as string[];
    expect(new Set(keys).size).toBe(600);
    expect(new Set(keys.join('')).size).toBe(64);
    for (const key of keys) expect(Buffer.from(key, 'base64url').toString('base64url')).toBe(key);
  });
});

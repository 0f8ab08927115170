import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../src/cli/arguments.js';

describe('bytesOf', () => {
  it.each([
    ['2GB', 2e9],
    ['500 MB', 5e8],
    ['1.5GiB', 1.5 * 2 ** 30],
    ['64k', 64_000],
    ['1000000', 1_000_000],
    ['0', 0],
    [' 3 t ', 3e12],
  ])('%s', (text, bytes) => expect(bytesOf({ memory: text }, 'memory')).toBe(bytes));

  it.each(['', 'much', '-1GB', '1.2.3', '2XB', 'GB', '9'.repeat(30)])('refuses "%s"', (text) => {
    expect(() => bytesOf({ memory: text }, 'memory')).toThrow(/2GB/);
  });

  it('is undefined where nothing is given', () => expect(bytesOf({}, 'memory')).toBeUndefined());
});

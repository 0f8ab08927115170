import { describe, expect, it } from 'vitest';
import { NamesakeError } from '../../src/errors.js';
import { createIndex } from '../../src/link/index.js';
import { createPool } from '../../src/pool/index.js';
import { statistics } from '../../src/profile/index.js';
import { configOf } from '../../src/service/service-config.js';

/** What takes a whole number, and the least that it takes. */
const TAKERS: readonly (readonly [what: string, take: (number: number) => unknown])[] = [
  ['limit of an index', (limit) => createIndex(['Acme']).match('Acme', { limit })],
  ['workers of a pool', (workers) => createPool({ workers }).close()],
  ['limit of statistics', (limit) => statistics(['Acme'], { limit })],
  ['maxDistinct of statistics', (maxDistinct) => statistics(['Acme'], { maxDistinct })],
  ['port of the service', (port) => configOf({ port })],
];

describe('options that are whole numbers', () => {
  it.each(TAKERS)('%s: a fraction is refused, not cut', async (_, take) => {
    await take(1);
    for (const number of [1.5, Number.NaN, -1]) {
      expect(() => take(number), String(number)).toThrow(NamesakeError);
      expect(() => take(number)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
    }
  });
});

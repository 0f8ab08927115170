import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/category/category.js';
import { categoryOf } from '../../src/category/registry.js';
import { KeyEngine } from '../../src/key/key-engine.js';

const VALUES = 40_000;

/** Letters that are no word, another for each number. */
const lettersOf = (n: number): string => Array.from((n + 26 ** 4).toString(26), (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');

const values: readonly (readonly [CategoryName, (n: number) => string])[] = [
  ['company', (n) => `${lettersOf(n)}x Development Co-op ${lettersOf(n)}y Ltd`],
  ['individual', (n) => `${lettersOf(n)}x-Jong ${lettersOf(n)}y-van Smith`],
  ['address', (n) => `${n} ${lettersOf(n)}x St Apt ${n}-B`],
  ['global-address', (n) => `${lettersOf(n)}xstraße ${n}-${n + 2}`],
  ['product', (n) => `${lettersOf(n)}x panel ${n}-in`],
];

describe('a vocabulary that grows', () => {
  it.each(values)('of category %s makes room between values, never while one is read', (category, made) => {
    const engine = new KeyEngine(categoryOf(category));
    const { reader } = engine;
    const read = reader.read.bind(reader);
    let within = 0;
    let between = 0;
    let left = reader.words.packed;
    reader.read = (...of) => {
      const had = reader.words.packed;
      if (had !== left) between++;
      read(...of);
      reader.levelWords('wide', new Int32Array(256), 0);
      left = reader.words.packed;
      if (had !== left) within++;
    };
    engine.keysOfStrings(
      Array.from({ length: VALUES }, (_, i) => made(i)),
      'narrow',
    );
    expect({ within, hasGrown: between > 1 }).toEqual({ within: 0, hasGrown: true });
  });
});

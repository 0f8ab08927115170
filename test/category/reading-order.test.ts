import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CategoryName, LEVELS, MAX_LEVEL_WORDS } from '../../src/category/category.js';
import { categoryOf } from '../../src/category/registry.js';
import { KeyEngine } from '../../src/key/key-engine.js';

/** Values of which something is left behind in a reader: letters joined by "&", other names, brackets, other scripts. */
const LEAVING = ['H&M Hennes', 'Kestrel t/a Plover', 'Kestrel (KPL)', '東京 Kestrel', 'Dr. J. Orlop Jr.', 'Flat 3, 12b High St'];
const FOLLOWING = ['Kt Karl Tauber', 'Vk Vosper Kestrel', 'Plover', 'Orlop Jr', '12 High St'];

const goldenOf = (category: CategoryName): string[] =>
  readFileSync(new URL(`../golden/${category}@1.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line.split('\t')[0]) as string);

const words = new Int32Array(2 * MAX_LEVEL_WORDS);
const roles = new Uint8Array(2 * MAX_LEVEL_WORDS);

/** What a reader says of a value: the words of its levels, and its units. */
function reading(engine: KeyEngine, value: string): string {
  engine.readOne(value);
  const { reader } = engine;
  const texts = LEVELS.map((level) => Array.from(words.subarray(0, reader.levelWords(level, words, 0)), (word) => reader.wordText(word)).join(' '));
  const units = Array.from(words.subarray(0, reader.linkUnits(words, roles, 0)), (word, i) => `${reader.wordText(word)}:${roles[i]}`);
  return [...texts, ...units].join('|');
}

describe('what is read of a value', () => {
  it.each(['company', 'individual', 'address', 'global-address', 'product'] as const)('hangs on no value before it: %s', (category) => {
    const values = [...FOLLOWING, ...goldenOf(category)];
    const alone = new KeyEngine(categoryOf(category));
    const mixed = new KeyEngine(categoryOf(category));
    const first = values.map((value) => reading(alone, value));
    for (const left of LEAVING) {
      const last = values.toReversed().map((value) => {
        reading(mixed, left);
        return reading(mixed, value);
      });
      expect(last.reverse(), left).toEqual(first);
    }
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Level, LEVELS } from '../../src/category/category.js';
import { CATEGORY_NAMES, categoryOf } from '../../src/category/registry.js';
import { explainKey } from '../../src/key/index.js';
import type * as library from '../../src/index.js';

/**
 * Keys are a contract: these lines were written once (scripts/write-golden.mjs) and must stay byte for byte for a version once it is published. Before that a
 * changed line is a decision, to be seen in the diff.
 */
describe.each(CATEGORY_NAMES)('keys of %s', (category) => {
  const version = `${category}@${categoryOf(category).keyVersion}`;
  const lines = readFileSync(new URL(`${version}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);

  it.each(lines.map((line) => line.split('\t')))('%s at %s', (value, level, keyText, key) => {
    const explained = explainKey(JSON.parse(value), { category, level: level as Level });
    expect(explained.version).toBe(version);
    expect(explained.keyText).toBe(JSON.parse(keyText));
    expect(explained.key ?? '').toBe(key);
  });

  it('are the same in the package, which begins with images of the vocabularies', async () => {
    const built = (await import(new URL('../../lib/index.js', import.meta.url).href)) as typeof library;
    const keyOf = ([value, level]: string[]): string => built.keys([JSON.parse(value)], { category, level: level as Level })[0] ?? '';
    const rows = lines.map((line) => line.split('\t'));
    expect(rows.map(keyOf)).toEqual(rows.map(([, , , key]) => key));
  });

  it('pins every level of every value', () => {
    expect(lines.length % LEVELS.length).toBe(0);
    expect(lines.length).toBeGreaterThan(100);
  });
});

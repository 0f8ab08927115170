import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Level, LEVELS } from '../../src/category/category.js';
import { explainKey } from '../../src/key/index.js';

/** As company-keys.test.ts: the keys of addresses are a contract once they are published. */
describe.each(['address', 'global-address'] as const)('%s@1', (category) => {
  const lines = readFileSync(new URL(`${category}@1.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);

  it.each(lines.map((line) => line.split('\t')))('%s at %s', (value, level, keyText, key) => {
    const explained = explainKey(JSON.parse(value), { category, level: level as Level });
    expect(explained.version).toBe(`${category}@1`);
    expect(explained.keyText).toBe(JSON.parse(keyText));
    expect(explained.key ?? '').toBe(key);
  });

  it('pins every level of every value', () => {
    expect(lines.length % LEVELS.length).toBe(0);
    expect(lines.length).toBeGreaterThan(300);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Level, LEVELS } from '../../src/category/category.js';
import { explainKey } from '../../src/key/index.js';

/** As company-keys.test.ts: written once by scripts/write-golden.mjs, a changed line is a decision. */
const lines = readFileSync(new URL('individual@1.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

describe('individual@1', () => {
  it.each(lines.map((line) => line.split('\t')))('%s at %s', (value, level, keyText, key) => {
    const explained = explainKey(JSON.parse(value), { category: 'individual', level: level as Level });
    expect(explained.version).toBe('individual@1');
    expect(explained.keyText).toBe(JSON.parse(keyText));
    expect(explained.key ?? '').toBe(key);
  });

  it('pins every level of every value', () => {
    expect(lines.length % LEVELS.length).toBe(0);
    expect(lines.length).toBeGreaterThan(300);
  });
});

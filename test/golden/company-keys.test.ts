import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Level, LEVELS } from '../../src/category/category.js';
import { explainKey } from '../../src/key/index.js';

/**
 * Keys are a contract: these lines were written once (scripts/write-golden.mjs) and must stay byte for byte for company@1 once it is published. Before that a
 * changed line is a decision, to be seen in the diff.
 */
const lines = readFileSync(new URL('company@1.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

describe('company@1', () => {
  it.each(lines.map((line) => line.split('\t')))('%s at %s', (value, level, keyText, key) => {
    const explained = explainKey(JSON.parse(value), { level: level as Level });
    expect(explained.version).toBe('company@1');
    expect(explained.keyText).toBe(JSON.parse(keyText));
    expect(explained.key ?? '').toBe(key);
  });

  it('pins every level of every value', () => {
    expect(lines.length % LEVELS.length).toBe(0);
    expect(lines.length).toBeGreaterThan(300);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distinctValues } from '../../src/column/distinct-values.js';
import { Utf8Column } from '../../src/column/index.js';
import * as cityKey from '../../src/standardize/city/city-key.js';
import * as writtenShort from '../../src/standardize/country/written-short.js';
import * as stateWords from '../../src/standardize/state/state-words.js';
import * as typoIndex from '../../src/standardize/typo-index.js';

const scope: Record<string, unknown> = { ...cityKey, ...writtenShort, ...stateWords, ...typoIndex };
const FILES = ['city/city-key', 'country/written-short', 'state/state-words', 'typo-index'];

describe.each(FILES)('examples in %s', (file) => {
  const text = readFileSync(new URL(`../../src/standardize/${file}.ts`, import.meta.url), 'utf8');
  const examples = [...text.matchAll(/@example (.+?)\s+\/\/ => (.+)$/gm)].map(([, expression, expected]) => [expression, expected] as const);

  it('are there', () => expect(examples.length).toBeGreaterThan(0));

  it.each(examples)('%s => %s', (expression, expected) => {
    const run = (code: string): unknown => new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));
    expect(run(expression)).toEqual(run(expected));
  });
});

it('the example of distinctValues', () => expect([...distinctValues(Utf8Column.from(['a', 'b', 'a'])).ids]).toEqual([0, 1, 0]));

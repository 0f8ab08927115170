import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as classify from '../../src/classify/index.js';
import * as language from '../../src/classify/language/index.js';
import * as standardize from '../../src/standardize/index.js';

const scope: Record<string, unknown> = { ...classify, ...language, ...standardize };
const FILES = [
  'classify/entity/entity-type',
  'classify/names/gender-from-name',
  'classify/names/name-origin',
  'classify/language/detect-language',
  'standardize/organization/standardize-organization',
];

describe.each(FILES)('examples in %s', (file) => {
  const text = readFileSync(new URL(`../../src/${file}.ts`, import.meta.url), 'utf8');
  const examples = [...text.matchAll(/@example (.+?)\s+\/\/ => (.+)$/gm)].map(([, expression, expected]) => [expression, expected] as const);

  it('are there', () => expect(examples.length).toBeGreaterThan(0));

  it.each(examples)('%s => %s', (expression, expected) => {
    const run = (code: string): unknown => new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));
    expect(run(expression)).toEqual(run(expected));
  });
});

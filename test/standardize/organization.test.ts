import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardizeOrganization } from '../../src/standardize/index.js';

const ROWS = readFileSync(new URL('organizations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string]);

describe('standardizeOrganization', () => {
  it.each(ROWS)('%s → %s', (value, standard) => {
    expect(standardizeOrganization(value)?.name).toBe(standard);
    expect(standardizeOrganization(standard)?.name).toBe(standard);
  });

  it('leaves the case of a name that has one', () => {
    for (const name of ['iRobot', 'McLaren Racing', 'van Gogh Museum', 'LG Electronics', 'adidas Group'])
      expect(standardizeOrganization(name)?.name).toBe(name);
  });

  it('tells what it changed, and why', () => {
    expect(standardizeOrganization('b.o.a.')?.reasons).toEqual([{ text: 'b.o.a.', becomes: 'Bank of America', because: 'well-known acronym (wikidata)' }]);
    const { legalForm, reasons } = standardizeOrganization('acme intl inc') ?? { legalForm: '', reasons: [] };
    expect(legalForm).toBe('Inc.');
    expect(reasons.map(({ text }) => text)).toEqual(['inc', 'intl', 'acme intl']);
  });

  it('leaves an abbreviation that may be several words', () => {
    expect(standardizeOrganization('Acme Tech Ltd')?.name).toBe('Acme Tech Ltd');
    expect(standardizeOrganization('St Mary Hospital')?.name).toBe('St Mary Hospital');
  });

  it('keeps acronyms that are names today', () => {
    for (const name of ['AT&T', 'KPMG', '3M']) expect(standardizeOrganization(name)?.name).toBe(name);
  });

  it('is null for what is no name', () => {
    for (const value of ['', '  ', '---', null, undefined, 5, 'x'.repeat(513)]) expect(standardizeOrganization(value)).toBeNull();
  });

  it('gives a standard name again for a standard name', () => {
    const words = fc.constantFrom(
      'ACME',
      'intl',
      'Mfg.',
      '&',
      'co',
      'Ltd',
      'inc.',
      'gmbh',
      'of',
      'the',
      'iii',
      'a.b.',
      "o'neil",
      'mcdonald',
      'bank',
      'boa',
      'IBM',
      's.a.',
      'de',
      'los',
      'x-ray',
      '3m',
      'SE',
      'AG',
      'é',
    );
    const names = fc.oneof(
      fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    fc.assert(
      fc.property(names, (text) => {
        const once = standardizeOrganization(text);
        if (once === null) return;
        expect(standardizeOrganization(once.name)?.name).toBe(once.name);
      }),
      { numRuns: 2000 },
    );
  });
});

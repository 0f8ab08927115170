import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOrigin } from '../../src/classify/index.js';

const NAMES: readonly (readonly [name: string, area: string])[] = [
  ['Agnieszka Kowalczyk', 'Polish'],
  ['Krzysztof Wiśniewski', 'Polish'],
  ['Sergey Ivanov', 'East Slavic'],
  ['Oleksandr Shevchenko', 'East Slavic'],
  ['Nguyễn Văn An', 'Vietnamese'],
  ['Nguyen Thi Lan', 'Vietnamese'],
  ['Yuki Tanaka', 'Japanese'],
  ['Hiroshi Yamamoto', 'Japanese'],
  ['김민준', 'Korean'],
  ['Anders Svensson', 'Nordic'],
  ['Guðrún Jónsdóttir', 'Nordic'],
  ['Hans Müller', 'German'],
  ['João Silva', 'Portuguese'],
  ['José Hernández', 'Spanish'],
  ['Mehmet Yılmaz', 'Turkish'],
  ['Hovhannes Sargsyan', 'Armenian'],
  ['Giorgi Saakashvili', 'Georgian'],
  ['Nikos Papadopoulos', 'Greek'],
  ['Kiss János', 'Hungarian'],
  ['Ion Popescu', 'Romanian'],
  ['John Smith', 'English'],
  ['Conor O’Brien', 'English'],
  ['Rajesh Sharma', 'South Asian'],
  ['ธีรเดช', 'Thai'],
  ['Xqzt', 'unknown'],
  ['', 'unknown'],
];

describe('nameOrigin', () => {
  it.each(NAMES)('%s: %s', (name, area) => {
    expect(nameOrigin(name).area).toBe(area);
  });

  it('says what it rests on, and is never certain', () => {
    const { likelihood, countries, evidence } = nameOrigin('Agnieszka Kowalczyk');
    expect(countries[0].country).toBe('PL');
    expect(evidence.join()).toContain('PL');
    expect(likelihood).toBeLessThan(1);
  });

  it('answers any text, the same each time, with likelihoods that sum to 1 at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const found = nameOrigin(text);
        expect(found).toEqual(nameOrigin(text));
        expect(found.countries.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeLessThanOrEqual(1.01);
      }),
      { numRuns: 300 },
    );
  });
});

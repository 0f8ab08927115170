import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genderFromName } from '../../src/classify/index.js';

/** name, country, gender, what it rests on */
const NAMES: readonly (readonly [name: string, country: string, gender: string])[] = [
  ['Mary Smith', '', 'female'],
  ['John', '', 'male'],
  ['SMITH, JOHN', '', 'male'],
  ['Dr. Susan B. Anthony', '', 'female'],
  ['Andrea Rossi', 'IT', 'male'],
  ['Andrea Rossi', 'Italy', 'male'],
  ['Andrea Jones', 'US', 'female'],
  ['Andrea', '', 'unknown'],
  ['Jean Dupont', 'FR', 'male'],
  ['Jean Harris', 'US', 'female'],
  ['Nicola Bianchi', 'IT', 'male'],
  ['Nikita', 'RU', 'male'],
  ['Ms. Kim Lee', '', 'female'],
  ['Mr Kim Lee', '', 'male'],
  ['Herr Schmidt', '', 'male'],
  ['Frau Schmidt', '', 'female'],
  ['Анна Каренина', '', 'female'],
  ['Сергей', '', 'male'],
  ['O. Ivanova', '', 'female'],
  ['G. Papadopoulou', '', 'female'],
  ['Björk Guðmundsdóttir', '', 'female'],
  ['Kiss János', '', 'male'],
  ['Priya Sharma', '', 'female'],
  ['Rajesh Kumar', '', 'male'],
  ['Mehmet Yılmaz', '', 'male'],
  ['José García', '', 'male'],
  ['María José', '', 'female'],
  ['Giulia', '', 'female'],
  ['Sven', '', 'male'],
  ['Siobhán', '', 'female'],
  ['J. Smith', '', 'unknown'],
  ['Xq', '', 'unknown'],
  ['', '', 'unknown'],
];

describe('genderFromName', () => {
  it.each(NAMES)('%s (%s): %s', (name, country, gender) => {
    expect(genderFromName(name, { country }).gender).toBe(gender);
  });

  it('says where it knows from, and is never certain', () => {
    expect(genderFromName('Andrea', { country: 'IT' })).toMatchObject({ country: 'IT', basis: 'given name' });
    expect(genderFromName('Katya').basis).toBe('variant of a given name');
    expect(genderFromName('Mary').probability).toBeLessThan(1);
    expect(genderFromName('Zzxyella')).toMatchObject({ gender: 'female', basis: 'given name ending' });
  });

  it('is unknown below its threshold, with the probability that there is', () => {
    const { gender, probability } = genderFromName('Leslie', { country: 'US' });
    expect(gender).toBe('unknown');
    expect(probability).toBeGreaterThan(0.5);
    expect(probability).toBeLessThan(0.8);
  });

  it('refuses an option that is none', () => {
    expect(() => genderFromName('Mary', { land: 'US' } as never)).toThrow(/country/);
  });

  it('answers any text, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const found = genderFromName(text);
        expect(found).toEqual(genderFromName(text));
        expect(found.probability).toBeLessThan(1);
        if (found.gender !== 'unknown') expect(found.probability).toBeGreaterThanOrEqual(0.8);
      }),
      { numRuns: 300 },
    );
    for (const value of [null, undefined, 7, {}]) expect(genderFromName(value).gender).toBe('unknown');
  });

  it('guesses nothing of what is no name', () => {
    for (const text of ['someone@x.org', 'IPHONE 12 64GB', '12 Main St', '#sale']) expect(genderFromName(text).gender, text).toBe('unknown');
    expect(genderFromName('John Smith 3rd').gender).toBe('male');
  });
});

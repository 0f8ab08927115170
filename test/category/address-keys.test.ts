import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../src/category/category.js';
import { categoryOf } from '../../src/category/registry.js';
import { addressKey, explainKey, globalAddressKey, keys } from '../../src/key/index.js';
import { KeyEngine } from '../../src/key/key-engine.js';

const CATEGORIES = ['address', 'global-address'] as const;
type AddressCategory = (typeof CATEGORIES)[number];

const text = (value: string, level: Level, category: AddressCategory = 'address'): string => explainKey(value, { category, level }).keyText;
const keyOf = { address: addressKey, 'global-address': globalAddressKey };

/** Every entry point must give the same key. */
function keyEverywhere(value: string, level: Level, category: AddressCategory): string | null {
  const one = keyOf[category](value, { level });
  expect(keys([value], { category, level })[0]).toBe(one);
  expect(new KeyEngine(categoryOf(category)).keyOf(value, level)).toBe(one);
  expect(explainKey(value, { category, level }).key).toBe(one);
  return one;
}

/** Rows of a table of cases, in corpora/<category>. */
function cases(category: AddressCategory, name: string): string[][] {
  const file = new URL(`../../corpora/${category}/${name}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

describe.each(CATEGORIES)('%s', (category) => {
  const same = cases(category, 'same').filter(([, , level]) => level !== 'linkage');

  it.each(same)('%s is %s at %s: %s', (left, right, level) => {
    const from = LEVELS.indexOf(level as Level);
    for (const looser of LEVELS.slice(from)) expect(keyEverywhere(left, looser, category)).toBe(keyEverywhere(right, looser, category));
  });

  it.each(cases(category, 'must-not-match'))('%s is not %s: %s', (left, right) => {
    for (const level of LEVELS) expect(text(left, level, category)).not.toBe(text(right, level, category));
  });
});

describe('levels', () => {
  const value = 'Chase Tower, 10 S Dearborn St, Suite 2100, Chicago, IL 60603-1234, USA';

  it('narrow has every part but the four digits behind the ZIP', () => {
    expect(text(value, 'narrow')).toBe('10 / south dearborn street # 2100 @ chase tower , chicago ; illinois = 60603 ! unitedstates');
  });

  it('medium leaves out what stands in front, the country, and town and state behind a ZIP', () => {
    expect(text(value, 'medium')).toBe('10 / south dearborn street # 2100 = 60603');
    expect(text('10 S Dearborn St, Chicago, IL', 'medium')).toBe('10 / south dearborn street , chicago ; illinois');
  });

  it('medium knows a flat by its letter, which is a word for a number elsewhere', () => {
    expect(text('Flat C, 14 Reed Road, Ely CB7 4AA', 'medium', 'global-address')).toBe('14 / reed road # c = cb7 4aa');
    expect(text('Flat D 14 Reed Road, Ely CB7 4AA', 'medium', 'global-address')).toBe('14 / reed road # d = cb7 4aa');
  });

  it('wide leaves out the unit and the last digits of the ZIP', () => {
    expect(text(value, 'wide')).toBe('10/southdearbornstret=606');
  });

  it('of a unit, a venue or a town alone keep what there is', () => {
    expect(text('Apt 4', 'wide')).toBe('#4');
    expect(addressKey('Chicago, IL', { level: 'wide' })).not.toBeNull();
    expect(addressKey('')).toBeNull();
    expect(addressKey(' ,.- ')).toBeNull();
  });

  it('units are one whatever introduces them, at medium', () => {
    const spellings = ['9 Elm St Apt 4B', '9 Elm St #4B', '9 Elm St, Unit 4-B', '9 Elm Street Suite 4 B'];
    expect(new Set(spellings.map((spelling) => text(spelling, 'medium'))).size).toBe(1);
  });
});

/** Pieces of addresses that exercise every rule, in any order. */
const piece = fc.oneof(
  fc.constantFrom('500', '12a', '12-14', '118-35', '1/2', 'N6W23001', '007', '#2', '2º', '½', '1st', 'First', 'XX'),
  fc.constantFrom('Main', 'Broadway', 'St', 'Saint', 'Ave', 'Hauptstraße', 'Hauptstr.', 'rue', 'de', 'la', 'Calle', 'C/', 'ul.', 'Highway', 'County Road'),
  fc.constantFrom('N', 'North', 'SW', 'S.E.', 'Apt', 'Ste', 'Floor', 'Flat', 'PO Box', 'Basement', 'c/o', 's/n', 'No.', 'Unit5'),
  fc.constantFrom(
    'New York',
    'NY',
    'CA',
    'Springfield',
    'Paris',
    '75002',
    '10118-1234',
    'SW1A 2AA',
    'D-10115',
    'USA',
    'Deutschland',
    '東京都港区三田五丁目8-8',
  ),
  fc.string({ maxLength: 4, unit: 'binary' }),
);
const separator = fc.constantFrom(' ', ', ', ' - ', '/', '-', '. ', '');
const value = fc.array(fc.tuple(piece, separator), { minLength: 1, maxLength: 9 }).map((parts) => parts.map(([word, gap]) => word + gap).join(''));

describe.each(CATEGORIES)('any %s', (category) => {
  it('has nested levels', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 20, maxLength: 40 }), (values) => {
        const [narrow, medium, wide] = LEVELS.map((level) => keys(values, { category, level }));
        const mediumOf = new Map<string | null, string | null>();
        const wideOf = new Map<string | null, string | null>();
        for (let i = 0; i < values.length; i++) {
          expect(mediumOf.get(narrow[i]) ?? medium[i]).toBe(medium[i]);
          expect(wideOf.get(medium[i]) ?? wide[i]).toBe(wide[i]);
          mediumOf.set(narrow[i], medium[i]);
          wideOf.set(medium[i], wide[i]);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('has a key that hangs on nothing read before', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 12 }), (values) => {
        for (const level of LEVELS) {
          const forward = keys(values, { category, level });
          const backward = keys([...values].reverse(), { category, level }).reverse();
          expect(backward).toEqual(forward);
        }
        const fresh = new KeyEngine(categoryOf(category));
        expect(fresh.keyOf(values[0], 'wide')).toBe(keyOf[category](values[0], { level: 'wide' }));
      }),
      { numRuns: 40 },
    );
  });

  it.each(['\n', '\r\n', '\u2028', ' \u2022 '])('has the same key with %j between its parts as with commas', (between) => {
    for (const parts of [
      ['170 4th Avenue North', 'Nashville', 'Tennessee 37219', 'United States'],
      ['16 Birriga Square', 'Dandenong North', 'VIC 6051'],
    ]) {
      const key = (text: string): string | null => keyOf[category](text, { level: 'narrow' });
      expect(key(parts.join(between))).toBe(key(parts.join(', ')));
    }
  });

  it('has a key that hangs on no rest of a longer value', () => {
    const before = ['5 rue Neuve, Paris 75002', 'Hauptstraße 5, 10115 Berlin', '12 Main St Dover DE 19901', 'a b c d 1234 5678', '8 2ield/e'];
    for (const short of ['Unit5, Main de ', '1/2 #', 'Main de', 'POB tin#2', 'PO Box FirstMain #2 ']) {
      const fresh = new KeyEngine(categoryOf(category)).keyOf(short, 'medium');
      for (const longer of before) expect(keys([longer, short], { category })[1]).toBe(fresh);
    }
  });

  it.each(['\u0000', '\uD800', '\uFFFD', '½', '#', '12', 'a'.repeat(100_000), '1 '.repeat(5000), ', '.repeat(5000), 'Apt '.repeat(2000), '東'.repeat(3000)])(
    'never throws (%#)',
    (hostile) => {
      for (const level of LEVELS) expect(() => keyOf[category](hostile, { level })).not.toThrow();
    },
  );
});

describe('explainKey', () => {
  it('names the row behind each word, and what the level leaves out', () => {
    const { reasons } = explainKey('500 W Main St Ste 2', { category: 'address', level: 'wide' });
    expect(reasons.map(({ text: words, role, becomes }) => [words, role, becomes])).toEqual([
      ['500', 'number', '500'],
      ['w', 'direction', 'west'],
      ['main', 'street', 'main'],
      ['st', 'streetType', 'street'],
      ['ste', 'designator', ''],
      ['2', 'unit', ''],
    ]);
    expect(reasons[3].because).toMatch(/^street-types: st = street/);
    expect(reasons[5].because).toBe('rule: the wide level leaves it out');
  });
});

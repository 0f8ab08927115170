import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryInfo, standardizeCountry } from '../../src/standardize/index.js';
import { placeKey } from '../../src/text/place-key.js';

const rowsOf = (path: string): string[][] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const TABLES = '../../src/lexicon/tables/place';
const countries = rowsOf(`${TABLES}/countries.tsv`);

/** Value, code of its country ('' for none), how. */
const CASES: readonly (readonly [value: string, iso2: string, how?: string])[] = [
  ['United States', 'US', 'name'],
  ['US', 'US', 'code'],
  ['us', 'US', 'code'],
  ['U.S.A.', 'US', 'abbreviation'],
  ['U.K.', 'GB', 'abbreviation'],
  ['Scotland', 'GB', 'part'],
  ['840', 'US', 'code'],
  ['004', 'AF', 'code'],
  ['GER', 'DE', 'code'],
  ['CAN', 'CA', 'code'],
  ['can', ''],
  ['Can', ''],
  ['IN', 'IN', 'code'],
  ['in', ''],
  ['Rep. of Korea', 'KR'],
  ['Korea, Republic of', 'KR'],
  ["Korea, Democratic People's Republic of", 'KP'],
  ['S. Africa', 'ZA'],
  ['N. Macedonia', 'MK', 'abbreviation'],
  ['St. Vincent & the Grenadines', 'VC'],
  ['Congo, the Democratic Republic of the', 'CD'],
  ['Congo', 'CG'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['The Gambia', 'GM'],
  ['Gambia (The)', 'GM'],
  ['Bahamas, The', 'BS'],
  ['Burma (Myanmar)', 'MM'],
  ['DE - Germany', 'DE'],
  ['Germany (DE)', 'DE'],
  ['Germany (FR)', ''],
  ['Puerto Rico, USA', 'PR'],
  ['Greenland (Denmark)', 'GL'],
  ['Réunion (France)', 'RE'],
  ['Guam (US)', 'GU'],
  ['UK - Bermuda', 'BM'],
  ['Georgia (US)', ''],
  ['Jersey, US', ''],
  ['Greenland (France)', ''],
  ['Cook Isds', 'CK', 'abbreviation'],
  ['Br. Virgin Isds', 'VG', 'abbreviation'],
  ['Occ. Palestinian Terr.', 'PS', 'abbreviation'],
  ['Cent. Afr. Rep.', 'CF', 'abbreviation'],
  ['N. Caledonia', 'NC', 'abbreviation'],
  ['TFYR of Macedonia', 'MK', 'former'],
  ['The UK', 'GB'],
  ['Burma', 'MM', 'former'],
  ['Zaïre', 'CD', 'former'],
  ['USSR', 'SU', 'former'],
  ['Kosovo', 'XK', 'name'],
  ['Österreich', 'AT', 'name'],
  ['Oesterreich', 'AT'],
  ['Çekya', 'CZ'],
  ['España', 'ES'],
  ['日本', 'JP', 'name'],
  ['대한민국', 'KR'],
  ['Российская Федерация', 'RU'],
  ['المملكة العربية السعودية', 'SA'],
  ['Ελλάδα', 'GR', 'name'],
  ['ประเทศไทย', 'TH'],
  ['Việt Nam', 'VN', 'name'],
  ['NewZealand', 'NZ'],
  ['new  zealand', 'NZ'],
  ['NEW ZEALAND', 'NZ'],
  ['Brazl', 'BR', 'typo'],
  ['Germny', 'DE', 'typo'],
  ['Unitd Kingdom', 'GB', 'typo'],
  ['United Sates of America', 'US', 'typo'],
  ['Danish', 'DK', 'demonym'],
  ['DANISH', 'DK', 'demonym'],
  ['Omani', 'OM', 'demonym'],
  ['Papua New Guinean', 'PG', 'demonym'],
  ['Northern Mariana Islander', 'MP', 'demonym'],
  // with the accents of its language or with none
  ['française', 'FR', 'demonym'],
  ['francaise', 'FR', 'demonym'],
  ['Germán', ''],
  // English writes them with a capital: polish is for shoes
  ['polish', ''],
  ['Polish', 'PL', 'demonym'],
  // no letter may be wrong, and two countries share others
  ['Swedissh', ''],
  ['Congolese', ''],
  ['Danish (Denmark)', ''],
  // names of before, that CLDR has changed since
  ['Vitryssland', 'BY', 'name'],
  ['Frankrigi', 'FR', 'name'],
  ['Orílẹ́ède Nruguayi', 'UY', 'name'],
  // initials in other languages are read as they are written
  ['SUA', 'US', 'code'],
  ['sua', ''],
  ['САЩ', 'US', 'abbreviation'],
  ['Macao Special Administrative Region of China', 'MO', 'official'],
  ['Empire of Japan', 'JP', 'former'],
  // one letter from two countries: neither
  ['Iteland', ''],
  // too short to be read with a letter wrong
  ['Pery', ''],
  ['Mexico, Missouri', ''],
  ['', ''],
];

describe('standardizeCountry', () => {
  it.each(CASES)('%s → %s', (value, iso2, how) => {
    const found = standardizeCountry(value);
    expect(found?.iso2 ?? '').toBe(iso2);
    if (how !== undefined) expect(found?.how).toBe(how);
    expect(standardizeCountry(`  ${value}\t`)).toEqual(found);
  });

  it('knows every code and every name of its tables', () => {
    for (const [iso2, iso3, numeric, name, status] of countries)
      for (const value of status === 'former' ? [iso2, name] : [iso2, iso3, numeric, name])
        if (value !== '') expect([value, standardizeCountry(value)?.iso2]).toEqual([value, iso2]);
    for (const file of ['country-aliases', 'country-names', 'country-demonyms'])
      for (const [iso2, alias] of rowsOf(`${TABLES}/${file}.tsv`)) expect([alias, standardizeCountry(alias)?.iso2]).toEqual([alias, iso2]);
  });

  it('says nothing of what is no country', () => {
    const values = rowsOf('./not-countries.tsv');
    expect(values.length).toBeGreaterThan(500);
    expect(values.filter(([value]) => standardizeCountry(value) !== null)).toEqual([]);
  });

  it('reads a long name with any one letter wrong, or says nothing', () => {
    const long = countries.filter(([, , , name, status]) => status === 'current' && placeKey(name).length > 8);
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(), fc.constantFrom('x', 'q', ''), ([iso2, , , name], place, letter) => {
        const at = place % name.length;
        const found = standardizeCountry(name.slice(0, at) + letter + name.slice(at + 1));
        // (what is left can be another's name: Saint Mar(t)in)
        fc.pre(found === null || found.how === 'typo' || found.iso2 === iso2);
        expect([iso2, undefined]).toContain(found?.iso2);
      }),
      { numRuns: 300 },
    );
  });

  it('answers any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        standardizeCountry(text);
      }),
    );
    for (const value of [
      null,
      undefined,
      '\0',
      '\ud800',
      '🙂',
      '('.repeat(199),
      ','.repeat(199),
      '- '.repeat(99),
      'n s e w '.repeat(25),
      'a'.repeat(1 << 20),
      '__proto__',
      'constructor',
      'toString',
    ])
      expect(standardizeCountry(value)).toBeNull();
    expect(standardizeCountry(42 as unknown as string)).toBeNull();
    // longer than what is read
    expect(standardizeCountry(`Peru${' '.repeat(300)}`)).toBeNull();
  });
});

describe('countryInfo', () => {
  it('tells what forms ask for', () => {
    expect(countryInfo('Schweiz')).toEqual({
      name: 'Switzerland',
      iso2: 'CH',
      iso3: 'CHE',
      numeric: '756',
      status: 'current',
      how: 'name',
      currencies: [{ code: 'CHF', name: 'Swiss Franc', symbol: 'CHF' }],
      callingCodes: ['+41'],
      tld: '.ch',
      capital: 'Bern',
      region: 'Europe',
      subregion: 'Western Europe',
    });
    expect(countryInfo('Bulgaria')?.currencies[0].code).toBe('EUR');
    expect(countryInfo('Puerto Rico')?.callingCodes[0]).toMatch(/^\+1 \d{3}$/);
    expect(countryInfo('Antarctica')?.currencies).toEqual([]);
    expect(countryInfo('Atlantis')).toBeNull();
  });

  it('has codes, a region and money for every country of today that people live in', () => {
    const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM', 'IO']);
    for (const [iso2, , , , status] of countries) {
      if (status !== 'current' || uninhabited.has(iso2)) continue;
      const info = countryInfo(iso2);
      expect([iso2, info?.region, info?.currencies.length === 0, info?.callingCodes.length === 0, info?.tld]).not.toContain('');
      expect([iso2, info?.currencies.length === 0, info?.callingCodes.length === 0]).toEqual([iso2, false, false]);
    }
  });
});

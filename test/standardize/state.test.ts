import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardizeState } from '../../src/standardize/index.js';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../src/lexicon/tables/place/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const US =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'.split(
    ' ',
  );
const CANADA = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

/** Value, country (none: ''), code ('' for none). */
const CASES: readonly (readonly [value: string, country: string, code: string])[] = [
  ['California', '', 'CA'],
  ['calif.', '', 'CA'],
  ['ca', '', 'CA'],
  ['US-CA', '', 'CA'],
  ['N. Dak.', '', 'ND'],
  ['N.Dakota', '', 'ND'],
  ['So. Carolina', '', 'SC'],
  ['W.Va.', '', 'WV'],
  ['State of Texas', '', 'TX'],
  ['WASHINGTON STATE', '', 'WA'],
  ['Commonwealth of Virginia', '', 'VA'],
  ['Washington, D.C.', '', 'DC'],
  ['FL - Florida', '', 'FL'],
  ['California (USA)', '', 'CA'],
  ['Californie', '', 'CA'],
  ['Carolina del Norte', '', 'NC'],
  ['Nouveau-Mexique', '', 'NM'],
  ['Novum Mexicum', '', 'NM'],
  ['Iova', '', 'IA'],
  ['Masachusetts', '', 'MA'],
  ['Pensylvania', '', 'PA'],
  ['Province de Québec', '', 'QC'],
  ['Île-du-Prince-Édouard', '', 'PE'],
  ['Terre-Neuve-et-Labrador', '', 'NL'],
  ['NFLD', '', 'NL'],
  ['B.C.', '', 'BC'],
  ['Guam', '', 'GU'],
  ['Bavaria', '', ''],
  ['Bavaria', 'DE', 'BY'],
  ['Bayern', 'Germany', 'BY'],
  ['Freistaat Bayern', 'de', 'BY'],
  ['WA', 'Australia', 'WA'],
  ['Île-de-France', 'FR', 'IDF'],
  ['東京都', 'JP', '13'],
  ['東京', 'JP', '13'],
  ['广东省', 'CN', 'GD'],
  ['São Paulo', 'BR', 'SP'],
  ['Pará (Brazil)', '', 'PA'],
  ['California', 'DE', ''],
  ['California', 'Atlantis', ''],
  ['San Francisco', '', ''],
  ['Paris', '', ''],
  ['ZZ', '', ''],
  ['', '', ''],
];

describe('standardizeState', () => {
  it.each(CASES)('%s in "%s" → %s', (value, country, code) => {
    expect(standardizeState(value, { country })?.code ?? '').toBe(code);
    if (country === '') expect(standardizeState(value)?.code ?? '').toBe(code);
  });

  it('knows the postal codes of the United States and Canada in any case, and no others by chance', () => {
    for (const [country, codes] of [
      ['US', US],
      ['CA', CANADA],
    ] as const)
      for (const code of codes)
        for (const value of [code, code.toLowerCase(), `${code[0]}${code[1].toLowerCase()}`, `${code[0]}.${code[1]}.`])
          expect([value, standardizeState(value)]).toMatchObject([value, { code, country }]);
    expect([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => standardizeState(letter) !== null)).toEqual([]);
  });

  it('finds every subdivision of today by its code and its name', () => {
    const rows = rowsOf('subdivisions').filter(([, , status]) => status === 'current');
    const names = new Map<string, number>();
    for (const [id, name] of rows) names.set(`${id.slice(0, 2)} ${name}`, (names.get(`${id.slice(0, 2)} ${name}`) ?? 0) + 1);
    let doubtful = 0;
    for (const [id, name] of rows) {
      const [country, code] = [id.slice(0, 2), id.slice(3)];
      expect([id, standardizeState(code, { country })?.code]).toEqual([id, code]);
      // a region and its capital with one name, and the like
      if (names.get(`${country} ${name}`) !== 1 || standardizeState(name, { country })?.code !== code) doubtful++;
    }
    expect(doubtful / rows.length).toBeLessThan(0.02);
  });

  it('finds every name of its tables that no other has', () => {
    for (const [id, alias] of rowsOf('state-aliases'))
      expect([alias, standardizeState(alias, { country: id.slice(0, 2) })?.code]).toEqual([alias, id.slice(3)]);
    const rows = rowsOf('subdivision-names');
    const missed = rows.filter(([id, alias]) => standardizeState(alias, { country: id.slice(0, 2) })?.code !== id.slice(3));
    // names of two or three letters that are the code of another
    expect(missed.filter(([, alias]) => alias.length > 3)).toEqual([]);
  });

  it('refuses an unknown option, and answers any text', () => {
    expect(() => standardizeState('CA', { land: 'US' } as never)).toThrow(/did you mean/);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 20 }), (text, country) => {
        standardizeState(text, { country });
      }),
    );
    for (const value of [null, undefined, '\0', '\ud800', 'x'.repeat(1 << 20), '('.repeat(150), 'constructor']) expect(standardizeState(value)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { createProviders, enrichFunctionNamed } from '../../../src/enrich/index.js';
import { companyLookup } from '../../../src/enrich/providers/company-lookup.js';
import { wellKnown } from '../../../src/enrich/providers/organizations/organization-table.js';
import { TitleSearch } from '../../../src/enrich/providers/industry/title-search.js';
import { tableText } from '../../../src/lexicon/table-text.js';
import { context } from './doubles.js';

const providers = createProviders();
const fieldsOf = async (fn: string, lookup: string): Promise<Readonly<Record<string, string>> | string> => {
  const outcome = await providers.lookup(fn, { lookup }, context());
  return outcome.status === 'found' ? outcome.fields : outcome.status;
};
const domainOf = async (lookup: string): Promise<unknown> => ((await fieldsOf('business-info-domain', lookup)) as Record<string, string>).Domain ?? 'none';
const nameOf = async (lookup: string): Promise<unknown> => ((await fieldsOf('business-info-name', lookup)) as Record<string, string>).CompanyName ?? 'none';

describe('organizations', () => {
  const rows = tableText('enrichment', 'organizations')
    .split('\n')
    .map((line) => line.split('\t'));

  it('each name, alias, ticker and domain leads to its own row', () => {
    expect(rows.length).toBeGreaterThan(450);
    const strayed = rows.flatMap(([name, domain, aliases, tickers]) =>
      [name, domain, `www.${domain}`, ...aliases.split('|'), ...tickers.split(' ')]
        .filter((written) => written !== '')
        .filter((written) => wellKnown(companyLookup(written))?.name !== name)
        .map((written) => `${written}: ${wellKnown(companyLookup(written))?.name} instead of ${name}`),
    );
    expect(strayed).toEqual([]);
  });

  it.each([
    ['IBM', 'ibm.com'],
    ['International Business Machines', 'ibm.com'],
    ['I.B.M. Corp.', 'ibm.com'],
    ['MSFT', 'microsoft.com'],
    ['jane@uk.ibm.com', 'ibm.com'],
    ['https://www.ibm.com/cloud', 'ibm.com'],
    ['jane@some-firm.co.uk', 'some-firm.co.uk'],
    ['Siemens', 'siemens.com'],
    ['JD.com', 'jd.com'],
    // others have these names as well, or they are other firms
    ['Merck', 'none'],
    ['Prudential', 'none'],
    ['Orange', 'none'],
    ['Target Logistics', 'none'],
    ['Apple Records', 'none'],
    ['Ford Foundation', 'none'],
    ['Siemens Energy', 'none'],
    ['dal', 'none'],
    ['jane@gmail.com', 'none'],
    ['jane@mailinator.com', 'none'],
    ['some-firm.co.uk', 'none'],
    ['Ltd.', 'none'],
    ['Acme Widgets', 'none'],
  ])('domain of %s: %s', async (lookup, domain) => expect(await domainOf(lookup)).toBe(domain));

  it.each([
    ['ibm.com', 'International Business Machines Corporation'],
    ['Microsft', 'Microsoft Corporation'],
    ['Volkswagen', 'Volkswagen Aktiengesellschaft'],
    ['F', 'Ford Motor Company'],
    ['Humane', 'none'],
    ['Orange SA', 'Orange S.A.'],
  ])('name of %s: %s', async (lookup, name) => expect(await nameOf(lookup)).toBe(name));
});

describe('eu-vat-rates', () => {
  it.each(['Germany', 'Deutschland', 'DE', 'de', 'DEU'])('%s', async (lookup) =>
    expect(await fieldsOf('eu-vat-rates', lookup)).toEqual({
      Country: 'DE',
      StandardRate: '19',
      ReducedRates: '7',
      SuperReducedRate: '',
      ParkingRate: '',
      EffectiveDate: '2021-01-01',
    }),
  );

  it.each([
    ['EL', { Country: 'GR', StandardRate: '24', ReducedRates: '6 13' }],
    ['Austria', { StandardRate: '20', ReducedRates: '10 13', SuperReducedRate: '4.9', ParkingRate: '13' }],
    ['Ireland', { StandardRate: '23', SuperReducedRate: '4.8', ParkingRate: '13.5' }],
    ['Suomi', { Country: 'FI', StandardRate: '25.5' }],
    ['RO', { StandardRate: '21', EffectiveDate: '2025-08-01' }],
  ])('%s', async (lookup, fields) => expect(await fieldsOf('eu-vat-rates', lookup)).toMatchObject(fields));

  it.each(['XI', 'GB', 'United Kingdom', 'Switzerland', 'Norway', 'Europe', 'Scotland', 'Canary Islands', 'xyz'])('not of the Union: %s', async (lookup) =>
    expect(await fieldsOf('eu-vat-rates', lookup)).toBe('not-found'),
  );

  it('a super-reduced rate is below 5 %, a parking rate not below 12 %, a reduced rate between 5 % and the standard rate', () => {
    const odd = tableText('enrichment', 'vatRates')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, standard, reduced, superReduced, parking]) => {
        const listed = reduced.split(' ').filter(Boolean).map(Number);
        return (
          listed.some((rate) => rate < 5 || rate >= Number(standard)) ||
          (superReduced !== '' && Number(superReduced) >= 5) ||
          (parking !== '' && (Number(parking) < 12 || Number(parking) >= Number(standard)))
        );
      });
    expect(odd).toEqual([]);
  });

  it('27 countries', () => expect(tableText('enrichment', 'vatRates').split('\n').length).toBe(27));
});

describe('ip-profile', () => {
  it.each([
    ['8.8.8.8', '8.8.8.8', '4', 'public'],
    ['10.1.2.3', '10.1.2.3', '4', 'private'],
    ['127.0.0.1', '127.0.0.1', '4', 'loopback'],
    ['169.254.169.254', '169.254.169.254', '4', 'link-local'],
    ['239.1.1.1', '239.1.1.1', '4', 'multicast'],
    ['192.0.2.1', '192.0.2.1', '4', 'reserved'],
    ['2001:4860:4860:0:0:0:0:8888', '2001:4860:4860::8888', '6', 'public'],
    ['FE80::1', 'fe80::1', '6', 'link-local'],
    ['fd00::1', 'fd00::1', '6', 'private'],
    ['::1', '::1', '6', 'loopback'],
    ['2001:db8::1', '2001:db8::1', '6', 'reserved'],
  ])('%s', async (lookup, IP, Version, Type) => expect(await fieldsOf('ip-profile', lookup)).toEqual({ IP, Version, Type }));

  it.each(['256.1.1.1', '1.2.3', 'fe80::1%eth0', 'example.com'])('no address: %s', async (lookup) =>
    expect(await fieldsOf('ip-profile', lookup)).toBe('not-found'),
  );
});

describe('industries', () => {
  const rows = (name: string): string[][] =>
    tableText('enrichment', name)
      .split('\n')
      .map((line) => line.split('\t'));
  const codes = (name: string): string[] => rows(name).map(([code]) => code);

  it('1,005 codes of SIC 1987, 1,012 of NAICS 2022, 419 classes of ISIC Rev. 4, 615 of NACE Rev. 2', () => {
    expect(['sicCodes', 'naicsCodes', 'isicCodes', 'naceCodes', 'sicMajorGroups', 'sicDivisions'].map((name) => codes(name).length)).toEqual([
      1005, 1012, 419, 615, 83, 10,
    ]);
    expect(codes('sicCodes').filter((code) => !codes('sicMajorGroups').includes(code.slice(0, 2)))).toEqual([]);
  });

  it('what corresponds to nothing in what is published', () => {
    const paired = (name: string, column: number): Set<string> => new Set(rows(name).flatMap((cells) => cells[column].split(' ')));
    const without = (name: string, others: ReadonlySet<string>): string[] => codes(name).filter((code) => !others.has(code));
    expect(without('sicCodes', paired('sicToNaics', 0))).toEqual(['9999']);
    expect(without('naicsCodes', paired('sicToNaics', 1))).toEqual(['112130', '541120', '551114']);
    expect(without('naicsCodes', paired('naicsToIsic', 0))).toEqual(['111336']);
    expect(without('isicCodes', paired('naicsToIsic', 1))).toEqual(['9810', '9820']);
    expect(without('isicCodes', paired('naceCodes', 2))).toEqual([]);
  });

  it('each code leads to itself, and to codes that lead back to it', async () => {
    const strayed: string[] = [];
    for (const [own, name, other] of [
      ['SIC', 'sicCodes', 'NAICS'],
      ['NAICS', 'naicsCodes', 'SIC'],
      ['NACE', 'naceCodes', 'ISIC'],
    ]) {
      for (const code of codes(name)) {
        const fields = (await fieldsOf('industry-codes', code)) as Record<string, string>;
        if (fields[own] !== code || fields.Confidence !== '1') strayed.push(`${own} ${code}: ${fields[own]}`);
        for (const there of fields[other].split(' ').filter(Boolean)) {
          const back = (await fieldsOf('industry-codes', other === 'ISIC' ? `ISIC ${there}` : there)) as Record<string, string>;
          // (empty: more than eight lead there)
          if (back[own] !== '' && !back[own].split(' ').includes(code)) strayed.push(`${code} → ${there} → ${back[own]}`);
        }
      }
    }
    expect(strayed).toEqual([]);
  });

  it.each([
    ['7372', { SIC: '7372', Title: 'Prepackaged Software', Division: 'I Services', MajorGroup: '73 Business Services', Confidence: '1' }],
    ['dental laboratory', { SIC: '8072', Confidence: '1' }],
    ['Hotels & Motels', { SIC: '7011' }],
    ['manufacture of potato chips', { SIC: '2096' }],
    ['Insurance broker', { SIC: '6411' }],
    ['0111', { SIC: '0111', Title: 'Wheat' }],
    ['513210', { SIC: '7372', Confidence: '1' }],
    ['62.01', { SIC: '7371' }],
  ])('sic-codes: %s', async (lookup, fields) => expect(await fieldsOf('sic-codes', lookup)).toMatchObject(fields));

  it.each(['0000', '12', '99999999', '459210', '541120', 'quantum basket weaving', 'hospital', 'construction', 'coffee shop', 'other', '!?'])(
    'sic-codes: nothing for %s',
    async (lookup) => expect(await fieldsOf('sic-codes', lookup)).toBe('not-found'),
  );

  it.each([
    ['dental laboratories', { NAICS: '339116', SIC: '8072', NACE: '32.50', ISIC: '3250', Confidence: '1' }],
    ['339116', { NAICS: '339116', SIC: '8072', SICTitle: 'Dental Laboratories', NACE: '32.50', ISIC: '3250' }],
    ['513210', { NAICS: '513210', NAICSTitle: 'Software Publishers', SIC: '7372', NACE: '58.29 58.21', ISIC: '5820' }],
    // the likest title first
    ['7372', { NAICS: '513210 334610', NAICSTitle: 'Software Publishers; Manufacturing and Reproducing Magnetic and Optical Media', SIC: '7372' }],
    ['62.01', { NAICS: '541511', SIC: '7371', NACE: '62.01', ISIC: '6201' }],
    ['NACE 62.01', { NACE: '62.01' }],
    ['ISIC 6201', { NAICS: '541511', SIC: '7371', NACE: '62.01', ISIC: '6201' }],
    // four digits are SIC's
    ['6211', { SIC: '6211', SICTitle: 'Security Brokers, Dealers, and Flotation Companies' }],
    ['full service restaurant', { NAICS: '722511', SIC: '5812', NACE: '56.10', ISIC: '5610' }],
    ['florists', { NAICS: '459310', SIC: '5992' }],
    // words that only ISIC and NACE have
    ['hairdressing and other beauty treatment', { NACE: '96.02', ISIC: '9602', NAICS: '812112 812111 812113' }],
    // forty codes say nothing
    ['5961', { SIC: '5961', SICTitle: 'Catalog and Mail-Order Houses', NAICS: '', NAICSTitle: '' }],
    // no pair in what is published
    ['9999', { SIC: '9999', NAICS: '', NACE: '', ISIC: '' }],
    ['111336', { NAICS: '111336', ISIC: '', NACE: '' }],
  ])('industry-codes: %s', async (lookup, fields) => expect(await fieldsOf('industry-codes', lookup)).toMatchObject(fields));

  it('of equals the first, with less confidence', () => {
    const search = new TitleSearch(['Red Bricks', 'Bricks, Red', 'Red Paint', 'Timber'].map((title, i) => ({ code: String(i), title })));
    expect(search.find('timber')).toMatchObject({ code: '3', confidence: 1 });
    expect(search.find('red brick')).toMatchObject({ code: '0', confidence: 0.5 });
    expect(search.find('red')).toBeNull();
  });
});

it('every function that a provider answers is one of the list', () => {
  for (const { functions } of providers.all) for (const fn of functions) expect(enrichFunctionNamed(fn).name).toBe(fn);
});

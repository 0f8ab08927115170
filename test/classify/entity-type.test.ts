import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityType } from '../../src/classify/index.js';

const VALUES: Readonly<Record<string, readonly string[]>> = {
  person: [
    'Jane Q. Smith',
    'Smith, John',
    'Dr. Martin Luther King Jr.',
    'van Gogh, Vincent',
    'J. Smith',
    'María José García López',
    'Иван Петров',
    '田中太郎',
    '김민준',
    'Mr. and Mrs. Brown',
    'JOHN A DOE',
    'Park Hye-ryun',
  ],
  organization: [
    'Smith Brothers Holdings Ltd',
    'Bank of America',
    'University of Oxford',
    'Microsoft',
    'IBM',
    'Johnson & Johnson',
    'Siemens AG',
    '株式会社日立製作所',
    'ООО Ромашка',
    'Amazon.com',
    'Ministry of Health',
    // years, which are no postcodes and house numbers
    'FC Basel 1893',
    'Modena Football Club 2018',
    'Hannover 1896',
    'ASV Spratzern',
    'Chez Michel',
    'Haji Alim Hawala',
    'MSK Deinze',
    'Joe’s Pizza',
    'Goldman Sachs Group, Inc.',
  ],
  address: [
    '500 Main St, Springfield, IL 62701',
    'Hauptstr. 5, 10115 Berlin',
    'PO Box 12',
    '12 rue de la Paix, 75002 Paris',
    '10 Downing Street',
    'Kungsgatan 37',
    'Rua Augusta 1893',
    '東京都千代田区丸の内1丁目',
  ],
  city: ['Austin, TX', 'Barcelona', 'Köln', 'New York', 'Reykjavík'],
  region: ['California', 'Ontario'],
  country: ['Germany', 'Deutschland', 'Côte d’Ivoire', 'US', '日本'],
  product: ['Apple iPhone 13 Pro 128GB Black', 'Sony DSC-W120/B Digital Camera', 'Samsung 55 inch LED TV UN55NU7100'],
  email: ['john@example.com', '"a b"@example.org', 'john..doe@example.com', 'jürgen@müller.de'],
  phone: ['+1 415 555 2671', '(415) 555-2671', '+44 20 7946 0958', '020 7946 0958', '1-800-356-9377'],
  url: ['https://x.com/a?b=c', 'www.example.de', 'example.com', 'example.co.uk/path', 'ftp://host/file'],
  ip: ['192.168.1.1', '2001:db8::1', '10.0.0.0/8', '::1'],
  date: ['2024-05-31', '5/6/2024', 'March 3, 2020', '31.12.1999', '12 mars 2021', '2024-05-31T10:00:00Z', '14:30'],
  number: ['12345', '-1,234.56', '$5', '50%', '1.5e10', '3 million'],
  unknown: ['', ' ', '???', '12/', 'The quick brown fox jumps over the lazy dog and then it runs away from all of the other animals in the forest.'],
};

/** Published examples of each scheme. */
const IDENTIFIERS: readonly (readonly [scheme: string, value: string])[] = [
  ['LEI', '529900T8BM49AURSDO55'],
  ['IBAN', 'DE89 3704 0044 0532 0130 00'],
  ['IBAN', 'GB82WEST12345698765432'],
  ['IBAN', 'FR1420041010050500013M02606'],
  ['ISIN', 'US0378331005'],
  ['ISIN', 'DE0007164600'],
  ['EU VAT', 'DE136695976'],
  ['EU VAT', 'FR40303265045'],
  ['EU VAT', 'ATU13585627'],
  ['EU VAT', 'BE0428759497'],
  ['EU VAT', 'NL004495445B01'],
  ['EU VAT', 'IT00743110157'],
  ['EU VAT', 'PL8567346215'],
  ['EU VAT', 'ESB58378431'],
  ['EU VAT', 'SE556188840401'],
  ['EU VAT', 'FI20774740'],
  ['EU VAT', 'DK13585628'],
  ['EU VAT', 'LU15027442'],
  ['EU VAT', 'PT501964843'],
  ['EU VAT', 'IE6433435F'],
  ['UK VAT', 'GB980780684'],
  ['BIC', 'DEUTDEFF500'],
  ['BIC', 'DEUTDEFFXXX'],
  ['ISBN', '978-3-16-148410-0'],
  ['ISBN', '0-306-40615-2'],
  ['ISBN', '080442957X'],
  ['ISSN', '0378-5955'],
  ['GTIN', '4006381333931'],
  ['ORCID', '0000-0002-1825-0097'],
  ['DOI', '10.1000/182'],
  ['UUID', '550e8400-e29b-41d4-a716-446655440000'],
  ['VIN', '1HGCM82633A004352'],
  ['MAC', '00:1B:44:11:3A:B7'],
  ['payment card', '4111 1111 1111 1111'],
  ['US SSN', '123-45-6789'],
  ['US EIN', '12-3456789'],
  ['CUSIP', '17275R102'],
  ['SEDOL', 'B0YBKJ7'],
];

describe('entityType', () => {
  for (const [type, values] of Object.entries(VALUES))
    it.each(values)(`%s: ${type}`, (value) => {
      const found = entityType(value);
      expect(found.type).toBe(type);
      expect(found.reason).not.toBe('');
    });

  it.each(IDENTIFIERS)('%s: %s', (scheme, value) => {
    expect(entityType(value)).toMatchObject({ type: 'identifier', scheme });
  });

  it('takes no demonym for a country: French and German are surnames, too', () => {
    for (const value of ['French', 'German', 'Danish']) expect([value, entityType(value).type]).not.toEqual([value, 'country']);
  });

  it('does not take a number with a wrong check digit for an identifier', () => {
    // (the last digits of Dutch and Swedish ones number the firm's units)
    const checked = IDENTIFIERS.filter(
      ([scheme, value]) =>
        !/^NL|^SE/.test(value) && ['LEI', 'IBAN', 'ISIN', 'EU VAT', 'UK VAT', 'ISBN', 'ORCID', 'GTIN', 'payment card', 'VIN'].includes(scheme),
    );
    for (const [scheme, value] of checked) {
      const at = value.search(/\d\D*$/);
      const wrong = `${value.slice(0, at)}${(Number(value[at]) + 1) % 10}${value.slice(at + 1)}`;
      if (wrong === value) continue;
      expect(entityType(wrong).scheme, `${wrong}, made of ${value}`).not.toBe(scheme);
    }
  });

  it('cannot tell a firm that is called as its founder', () => {
    expect(entityType('Edward Jones').type).toBe('person');
  });

  it('answers any text, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const found = entityType(text);
        expect(found).toEqual(entityType(text));
        expect(found.confidence).toBeGreaterThanOrEqual(0);
        expect(found.confidence).toBeLessThan(1);
      }),
      { numRuns: 300 },
    );
    for (const value of [
      null,
      undefined,
      5,
      {},
      'x'.repeat(1 << 20),
      '(('.repeat(400),
      '1 '.repeat(400),
      '\ud800',
      '+'.repeat(900),
      'a.'.repeat(450),
      '1-'.repeat(450),
      ' ,'.repeat(450),
    ])
      expect(entityType(value)).toEqual(entityType(value));
  });
});

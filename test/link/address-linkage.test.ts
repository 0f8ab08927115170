import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assignClusters, defaultThreshold, explainMatch, matchReport, matchScore } from '../../src/link/index.js';

type AddressCategory = 'address' | 'global-address';

function cases(category: AddressCategory, name: string): string[][] {
  const file = new URL(`../../corpora/${category}/${name}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

describe.each(['address', 'global-address'] as const)('%s', (category) => {
  const threshold = defaultThreshold(category) * 100;

  it.each(cases(category, 'same'))('%s matches %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each(cases(category, 'must-not-match'))('%s does not match %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });
});

describe('vetoes', () => {
  it.each([
    ['500 Main St', '502 Main St', 'their house numbers differ'],
    ['118-35 Queens Blvd', '118-53 Queens Blvd', 'their house numbers differ'],
    ['12a Elm St', '12b Elm St', 'the letters of their numbers differ'],
    ['9 Elm St Apt 2', '9 Elm St Apt 3', 'their units differ'],
    ['9 Elm St, Suite B-120', '9 Elm St, Suite B-150', 'their units differ'],
    ['9 Elm St, 2nd Floor', '9 Elm St, 3rd Floor', 'their units differ'],
    ['100 N Lincoln Ave', '100 S Lincoln Ave', 'directions that exclude each other'],
    ['77 22nd St', '77 23rd St', 'different numbered streets'],
    ['PO Box 12, Salem, IL', 'PO Box 120, Salem, IL', 'their boxes differ'],
    ['9 Elm Pkwy Bldg 43, Salem, IL', '9 Elm Pkwy Bldg 40, Salem, IL', 'their units differ'],
    ['9 Upper Reed Street, Salem, IL', '9 Lower Reed Street, Salem, IL', 'names of streets that exclude each other'],
  ])('%s is never %s: %s', (left, right, reason) => {
    const { score, veto } = explainMatch(left, right, { category: 'address' });
    expect(veto).toBe(reason);
    expect(score).toBe(0);
  });

  it.each([
    ['address', '12 Alder St Suites 100 & 200, Ostrander, TX 78701', '12 Alder St Suites 100 & 300, Ostrander, TX 78701'],
    ['address', '12 Alder St, PH 2, Ostrander, TX 78701', '12 Alder St, PH 3, Ostrander, TX 78701'],
    ['global-address', 'Calle Alder 5, 3º B, 28013 Madrid', 'Calle Alder 5, 3º C, 28013 Madrid'],
    ['global-address', 'Calle Alder 3, 2º izq., 28013 Madrid', 'Calle Alder 3, 2º dcha., 28013 Madrid'],
    ['global-address', 'Calle Alder 3, bloque 2, piso 4, puerta 1, 28013 Madrid', 'Calle Alder 3, bloque 3, piso 4, puerta 1, 28013 Madrid'],
    ['global-address', '15/F, Alder Tower, 100 Reed Road, Hong Kong', '16/F, Alder Tower, 100 Reed Road, Hong Kong'],
    ['global-address', 'G-5, Alder Place, New Delhi 110001', 'G-6, Alder Place, New Delhi 110001'],
    ['global-address', 'Alderweg 3, EG links, 20095 Hamburg', 'Alderweg 3, EG rechts, 20095 Hamburg'],
    ['global-address', 'Alderweg 3, Bldg A, 20095 Hamburg', 'Alderweg 3, Bldg B, 20095 Hamburg'],
    ['global-address', 'Alderweg 3 VH, 20095 Hamburg', 'Alderweg 3 HH, 20095 Hamburg'],
    ['global-address', 'Alder Cad. No:45 D:3, İzmir', 'Alder Cad. No:45 D:8, İzmir'],
  ] as const)('tell units by letters, sides and buildings (%s): %s, %s', (category, left, right) => {
    expect(explainMatch(left, right, { category }).veto).toBe('their units differ');
  });

  it.each([
    ['12-14 Elm St', '12 Elm St'],
    ['12a Elm St', '12 Elm St'],
    ['9 Elm St Apt 2', '9 Elm St'],
    ['9 Elm St, Suite 210/220', '9 Elm St, Suite 220'],
    ['100 N Lincoln Ave', '100 Lincoln Ave'],
    ['118-35 Queens Blvd', '11835 Queens Blvd'],
  ])('what is missing on one side forbids nothing: %s, %s', (left, right) => {
    expect(explainMatch(left, right, { category: 'address' }).veto).toBeNull();
  });

  it('know a flat by its letter', () => {
    const { veto } = explainMatch('Flat C, 14 Reed Road, Ely', 'Flat D, 14 Reed Road, Ely', { category: 'global-address' });
    expect(veto).toBe('their units differ');
  });

  it.each([
    ['Flat 2, 14 Reed Road, Ely CB7 4AA', '14 Reed Road, Ely CB7 4AA'],
    ['First Floor Flat, 14 Reed Road, Ely CB7 4AA', 'Alder Bakery, 14 Reed Road, Ely CB7 4AA'],
  ])('a flat and its house are two British addresses: %s, %s', (flat, house) => {
    expect(explainMatch(flat, house, { category: 'global-address' }).veto).toBe('one is a dwelling in the house that the other is');
  });

  it.each([
    ['Flat 14 Reed Road, Ely CB7 4AA', '14 Reed Road, Ely CB7 4AA', 'the number is that of the house'],
    ['First Floor, 14 Reed Road, Ely CB7 4AA', '14 Reed Road, Ely CB7 4AA', 'no dwelling'],
    ['Unit 2, 14 Reed Road, Ely CB7 4AA', '14 Reed Road, Ely CB7 4AA', 'no dwelling'],
    ['Flat 2, 14 Reed Road, Ely', '14 Reed Road, Ely CB7 4AA', 'one postcode'],
    ['Apt 2, 14 Reed Road, Sydney NSW 2000', '14 Reed Road, Sydney NSW 2000', 'not British'],
  ])('but not %s, %s: %s', (left, right) => {
    expect(explainMatch(left, right, { category: 'global-address' }).veto).toBeNull();
  });

  it('hang on no order: a flat and another unit of one number are two values', () => {
    const values = [
      'Flat 2, 14 Reed Road, Ely CB7 4AA',
      'Unit 2, 14 Reed Road, Ely CB7 4AA',
      '14 Reed Road, Ely CB7 4AA',
      'Apartment 2, 14 Reed Rd, Ely CB7 4AA',
    ];
    const clustersOf = (column: string[]): string[] =>
      matchReport(column, { category: 'global-address' }).clusters.map(({ rows }) =>
        Array.from(rows, (row) => column[row])
          .sort()
          .join(' | '),
      );
    const clusters = clustersOf(values);
    expect(clusters.join()).toContain('Apartment 2');
    for (let turn = 1; turn < values.length; turn++) expect(clustersOf([...values.slice(turn), ...values.slice(0, turn)])).toEqual(clusters);
  });

  it('are reported as not merged, because', () => {
    const values = ['2400 Harborview Road Suite 4, Tacoma, WA 98402', '2400 Harborview Rd, Ste 4, Tacoma, WA 98402', '2400 Harborview Rd #5, Tacoma, WA 98402'];
    const report = matchReport(values, { category: 'address' });
    expect(Array.from(report.clusterOfRow)).toEqual([0, 0, 1]);
    expect(report.refused.map(({ reason }) => reason)).toContain('their units differ');
  });
});

describe('houses by name, and what stands at a house', () => {
  const score = (left: string, right: string): number => matchScore(left, right, { category: 'global-address' });
  const threshold = defaultThreshold('global-address') * 100;

  it.each([
    ['Rose Cottage, Mill Lane, Piking ZZ1 0ZZ', 'Ivy Cottage, Mill Lane, Piking ZZ1 0ZZ', 'names of two houses'],
    ['ROSE COTTAGE MILL LANE PIKING ZZ1 0ZZ', 'IVY COTTAGE MILL LANE PIKING ZZ1 0ZZ', 'without commas'],
    ['The Old Barn, Pad Farm, Reed Road, Piking ZZ1 0ZZ', 'Pad Farm House, Reed Road, Piking ZZ1 0ZZ', 'two houses of one farm'],
    ['12 High Street, Leeds LS1 1AA', 'Land adjacent to 12 High Street, Leeds LS1 1AA', 'land'],
    ['12 High Street, Leeds', 'Garages rear of 12 High Street, Leeds', 'garages, without a postcode'],
    ['Development site of 12 High Street, Leeds LS1 1AA', '12 High Street, Leeds LS1 1AA', 'a site'],
    ['Ground Floor Flat, 12 High Street, Leeds LS1 1AA', 'Top Floor Flat, 12 High Street, Leeds LS1 1AA', 'floors'],
    ['Top Floor Flat, 12 High Street, Leeds LS1 1AA', 'Flat Second and Third Floors, 12 High Street, Leeds LS1 1AA', 'the top floor is one'],
    ['29 Fernway, Coloured Sands MK1 1AA', '29 Mossway, Coloured Sands MK1 1AB', 'streets and postcodes'],
  ])('%s is not %s: %s', (left, right) => {
    expect(score(left, right)).toBeLessThan(threshold);
    expect(score(right, left)).toBe(score(left, right));
  });

  it.each([
    ['Rose Cottage, Mill Lane, Piking ZZ1 0ZZ', 'Acme Ltd, Rose Cottage, Mill Lane, Piking ZZ1 0ZZ'],
    ['Acme Ltd, Rose Cottage, Mill Lane, Piking ZZ1 0ZZ', 'Bolt Ltd, Rose Cottage, Mill Lane, Piking ZZ1 0ZZ'],
    ['The Old Rectory, Mill Lane, Piking ZZ1 0ZZ', 'Old Rectory, Mill Lane, Piking ZZ1 0ZZ'],
    ['Land at 12 High Street, Leeds LS1 1AA', 'Land adj. to 12 High St, Leeds LS1 1AA'],
    ['Top Floor Flat, 12 High Street, Leeds LS1 1AA', 'Flat 3rd Floor, 12 High Street, Leeds LS1 1AA'],
  ])('%s is %s', (left, right) => {
    expect(score(left, right)).toBeGreaterThanOrEqual(threshold);
  });

  it('says why', () => {
    const { veto } = explainMatch('Annexe at 8 High Street, Leeds', '8 High Street, Leeds', { category: 'global-address' });
    expect(veto).toBe('one stands at the house that the other is');
  });
});

describe('names of streets that exclude each other', () => {
  it.each([
    ['Большая Бронная ул. 12, Москва', 'Малая Бронная ул. 12, Москва'],
    ['Obere Hauptstraße 12, 80331 München', 'Untere Hauptstraße 12, 80331 München'],
    ['12 rue Haute, 1000 Bruxelles', '12 rue Basse, 1000 Bruxelles'],
  ])('%s is not %s', (left, right) => {
    expect(explainMatch(left, right, { category: 'global-address' }).veto).toBe('names of streets that exclude each other');
  });

  it('tell towns apart, but where the postcode is the same', () => {
    const vetoOf = (left: string, right: string): string | null => explainMatch(left, right, { category: 'global-address' }).veto;
    expect(vetoOf('12 Reed Street, Upper Hutt', '12 Reed Street, Lower Hutt')).toBe('their districts differ');
    expect(vetoOf('12 Reed Street, Upper Hutt 5018', '12 Reed Street, Lower Hutt 5018')).toBeNull();
  });
});

describe('the two numbers of a Czech house', () => {
  const score = (left: string, right: string): number => matchScore(left, right, { category: 'global-address' });

  it('may stand in either order', () => {
    expect(score('Alderova 12/1595, 120 00 Praha 2', 'Alderova 1595/12, Praha 2')).toBeGreaterThan(90);
  });

  it('are two where both are short, as units are', () => {
    expect(score('3/45 Alder Street, Auckland', '45/3 Alder Street, Auckland')).toBe(0);
  });
});

describe('a level', () => {
  const value = '55 E Monroe St Ste 3800, Chicago, IL';

  it.each(['address', 'global-address'] as const)('is not asked for where the unit is the same (%s)', (category) => {
    expect(matchScore(value, '55 E Monroe St, 38th Floor, Suite 3800, Chicago, IL', { category })).toBeGreaterThan(90);
  });

  it('is asked for where it is not', () => {
    expect(matchScore(value, '55 E Monroe St, 38th Floor, Chicago, IL', { category: 'address' })).toBeLessThan(defaultThreshold('address') * 100);
  });
});

describe('clusters', () => {
  const values = [
    '10 Downing St, London SW1A 2AA',
    '10 Downing Street, London, SW1A 2AA',
    '11 Downing Street, London SW1A 2AB',
    'Hauptstr. 5, 10115 Berlin',
    'Hauptstraße 5, 10115 Berlin, Deutschland',
    'Hauptstraße 7, 10115 Berlin',
    '東京都港区三田五丁目8-8',
    '東京都港区三田５丁目８－８',
    '',
  ];

  it('are those of the addresses', () => {
    expect(Array.from(assignClusters(values, { category: 'global-address' }))).toEqual([0, 0, 1, 2, 2, 3, 4, 4, 5]);
  });

  it('do not hang on the order of the rows', () => {
    const backward = Array.from(assignClusters([...values].reverse(), { category: 'global-address' })).reverse();
    const forward = Array.from(assignClusters(values, { category: 'global-address' }));
    for (let i = 0; i < values.length; i++)
      for (let j = 0; j < i; j++) expect(backward[i] === backward[j], `${values[i]} ${values[j]}`).toBe(forward[i] === forward[j]);
  });
});

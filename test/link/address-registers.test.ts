import { describe, expect, it } from 'vitest';
import { explainKey, explainMatch, matchScore, parseAddress } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'global-address';
const threshold = defaultThreshold(category) * 100;
type Pair = readonly [left: string, right: string];

const REGISTERS: readonly (readonly [what: string, same: readonly Pair[], different: readonly Pair[]])[] = [
  [
    'kilometres',
    [
      ['Ctra. N-340 km 1042, 12550 Alderón', 'Carretera Nacional 340, Km. 1042, Alderón'],
      ['Ruta 8 Km 60,5, Alder', 'Ruta 8 km 60.500, Alder'],
    ],
    [
      ['Ctra. N-340 km 1042, Alderón', 'Ctra. N-340 km 1024, Alderón'],
      ['Ruta 8 Km 60,5, Alder', 'Ruta 8 Km 60,7, Alder'],
    ],
  ],
  [
    'units by several numbers',
    [['Rm 1203-4, Alder House, 71 Reed Road, Hong Kong', 'Rooms 1203-1204, Alder House, 71 Reed Rd, Hong Kong']],
    [
      ['10 Alder Rd #12-05, Singapore', '10 Alder Rd #05-12, Singapore'],
      ['10 Alder Road #26-04 Alder Plaza Singapore 079903', '10 Alder Road #24-06 Alder Plaza Singapore 079903'],
      ['Rm 1203-4, Alder House, 71 Reed Road, Hong Kong', 'Rm 1203-5, Alder House, 71 Reed Road, Hong Kong'],
    ],
  ],
  [
    'staircases, wings and halls',
    [
      ['Alderkatu 15 B, 4. krs, Helsinki', 'Alderkatu 15 B 4.kerros, 00100 Helsinki'],
      ['Alderstr. 14 (Halle 3), 70565 Stuttgart', 'Alderstraße 14, Halle 3, 70565 Stuttgart'],
      ['Flat 402, B Wing, Alder Heights, Mumbai', 'Flat 402, Wing B, Alder Heights, Mumbai'],
    ],
    [
      ['Alderkatu 31 B 47, Helsinki', 'Alderkatu 31 C 47, Helsinki'],
      ['Alderstr. 14, Halle 3, 70565 Stuttgart', 'Alderstr. 14, Halle 5, 70565 Stuttgart'],
      ['Flat 402, B Wing, Alder Heights, Mumbai', 'Flat 402, A Wing, Alder Heights, Mumbai'],
    ],
  ],
  [
    'what stands near',
    [
      ['No 5, Alder Way, Opp. City Hospital, Kaduna', '5 Alder Way, Kaduna'],
      ['12, Alder Road, Nr. Bank of Reed, Pune', '12 Alder Road, Pune'],
      ['12 Alder Road near Reed Hospital, Pune 411001', '12 Alder Road, Pune 411001'],
      ['Av. Alder 1234 entre Reed y Elm, Rosario', 'Av. Alder 1234, Rosario'],
      ['Alderstr. 5 Ecke Reedstr., 12345 Berlin', 'Alderstr. 5, 12345 Berlin'],
    ],
    [
      ['12, Alder Road, Nr. Bank of Reed, Pune', '21, Alder Road, Nr. Bank of Reed, Pune'],
      ['12 Alder Road near Reed Road, Pune', '12 Reed Road, Pune'],
    ],
  ],
  [
    'numbered parts without their word',
    [
      ['House 23-A, Street 7, F-8/3, Islamabad', 'H. No. 23A, St. No. 7, Sector F-8/3, Islamabad'],
      ['House # 33, Road # 9/A, Banani, Dhaka', '33, Road 9A, Banani, Dhaka'],
      ['12 Alder, P.13, Q.3, TPHCM', '12 Alder, Ward 13, District 3, Ho Chi Minh City'],
      ['Qd. 2 Bl. C Lt. 92, Brasília', 'Quadra 2, Bloco C, Lote 92, Brasília'],
    ],
    [
      ['House 23-A, Street 7, F-8/3, Islamabad', 'House 23-A, Street 7, F-8/2, Islamabad'],
      ['House # 33, Road # 9/A, Banani, Dhaka', 'House # 33, Road # 8/A, Banani, Dhaka'],
      ['12 Alder, P.13, Q.3, TPHCM', '12 Alder, P.13, Q.4, TPHCM'],
      ['Quadra 104 Norte, Av. JK, Lote 12, Palmas', 'Quadra 104 Sul, Av. JK, Lote 12, Palmas'],
    ],
  ],
  [
    'streets whose name has numbers, behind that of the house',
    [
      ['12, Jalan SS 2/24, Petaling Jaya', 'No. 12, Jln SS2/24, Petaling Jaya'],
      ['99/12 Soi Alder 71, Bangkok', '99/12, Soi Alder 71, Bangkok'],
    ],
    [
      ['12, Jalan SS 2/24, Petaling Jaya', '12, Jalan SS 2/42, Petaling Jaya'],
      ['99/12 Soi Alder 71, Bangkok', '99/12 Soi Alder 77, Bangkok'],
    ],
  ],
  [
    'towns by their districts',
    [['Nyhavn 63 C, Kbh K', 'Nyhavn 63C, København K']],
    [
      ['Alderbrogade 24, København V', 'Alderbrogade 24, København K'],
      ['1 Alder Lane, Upper Kestrel', '1 Alder Lane, Lower Kestrel'],
      ['PO Box 12, Stn A, Toronto', 'PO Box 12, Stn F, Toronto'],
    ],
  ],
  [
    'names that share what many have',
    [['14 av. du Général Alder, 06000 Nice', '14 avenue Général Alder, 06000 Nice']],
    [
      ['14 av. du Général Alder, 06000 Nice', '14 av. du Général Reed, 06000 Nice'],
      ['No. 1266, Alder Xi Lu, Shanghai', 'No. 1266, Alder Dong Lu, Shanghai'],
      ['广州市天河区天河北路233号', '广州市天河区天河东路233号'],
    ],
  ],
  [
    'types where the number is low',
    [['8 pl. Alder, 69002 Lyon', '8 place Alder, 69002 Lyon']],
    [
      ['Alderstr. 5, 53840 Troisdorf', 'Alderweg 5, 53840 Troisdorf'],
      ['8 pl. Alder, 69002 Lyon', '8 r. Alder, 69002 Lyon'],
    ],
  ],
];

describe.each(REGISTERS)('addresses of registers: %s', (_what, same, different) => {
  it.each(same)('%s is %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each(different)('%s is not %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });
});

describe('types that differ', () => {
  it('say little beside a long number, and where the postcode is of few streets', () => {
    expect(matchScore('1039 Alder Ave, Kestrel 33990', '1039 Alder Pl, Kestrel 33990', { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore('23 Alder Parade, Barking IG11 8ED', '23 Alder Road, Barking IG11 8ED', { category })).toBeGreaterThanOrEqual(threshold);
  });
});

describe('directions that are names', () => {
  it('are no slips of each other', () => {
    const { veto, score } = explainMatch('2400 Northwest Highway, Ostrander, IL 60010', '2400 Southwest Highway, Ostrander, IL 60010', { category: 'address' });
    expect(veto ?? score).not.toBe(100);
    expect(score).toBeLessThan(defaultThreshold('address') * 100);
  });
});

describe('what is no postcode', () => {
  it.each([
    ['Ctra. N-340 km 1042, Alderón', 'number', '1042'],
    ['Drottninggatan 55, lgh 1302, Stockholm', 'unit', '1302'],
    ['6-3-1090/B/2, Alder Rd., Hyderabad', 'number', '6-3-1090'],
  ])('%s', (value, part, text) => {
    const components = parseAddress(value, { category });
    expect(components.some((component) => component.part === 'postcode')).toBe(false);
    expect(components.find((component) => component.part === part && component.text.includes(text))).toBeDefined();
  });
});

describe('explanations', () => {
  it.each([
    ['U3/45 Alder St, Sydney', 'u', '(front)'],
    ['12 Alder, P.13, Q.3, TPHCM', 'p', '(pair)'],
  ])('of %s show the row of its letters', (value, letters, row) => {
    const reason = explainKey(value, { category, level: 'narrow' }).reasons.find(({ text }) => text === letters);
    expect(reason?.because).toContain(row);
  });
});

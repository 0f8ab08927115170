import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const THRESHOLD = defaultThreshold('global-address') * 100;
const score = (a: string, b: string): number => matchScore(a, b, { category: 'global-address' });
const medium = (value: string): string => explainKey(value, { category: 'global-address', level: 'medium' }).keyText;

/** The same door: what is in a house stands from the outside in where nothing says what it is. */
const SAME: readonly (readonly [first: string, ...others: string[]])[] = [
  ['Alderstraße 103, Stiege 2, Tür 14, 1060 Wien', 'Alderstr. 103/2/14, 1060 Wien', 'ALDERSTR 103 STG 2 TOP 14 1060 WIEN'],
  [
    '2F1, 14 Alder Road, Edinburgh EH9 1HZ',
    '2F1 14 Alder Road, Edinburgh EH9 1HZ',
    'Flat 2F1, 14 Alder Road, Edinburgh EH9 1HZ',
    '14 Alder Road (2F1), Edinburgh',
  ],
  ['Calle de Alder 42, 3º izq., 28014 Madrid', 'CL ALDER 42 3 IZ 28014 MADRID'],
  ['Aldertie 14 A 22, 00100 Helsinki', 'ALDERTIE 14 A22 HELSINKI'],
  ['5910 N Alder Expy Ste 1600, Dallas, TX 75206', '5910 N. Alder Expwy., #1600 Dallas 75206'],
  ['House 12, Road 27, Block K, Banani, Dhaka 1213', 'HOUSE NO 12 ROAD NO 27 BLOCK-K BANANI DHAKA-1213'],
  ['14, Sector 18, Gurgaon, Haryana', 'Plot No. 14, Sector 18, Gurgaon, Haryana'],
  ['深圳市福田区滨河西路218号恒泰大厦A座1506室', '深圳市福田区滨河西路218号A座1506', 'Room 1506, Block A, 218 Binhe West Road, Futian, Shenzhen'],
];

const OTHER: readonly (readonly [first: string, second: string])[] = [
  ['Alderstraße 103, Stiege 2, Tür 14, 1060 Wien', 'Alderstr. 103/14/2, 1060 Wien'],
  ['Alder Caddesi No:56 Kat:5 D:3, Beyoğlu/İstanbul', 'Alder Caddesi No:56 Kat:3 D:5, Beyoğlu/İstanbul'],
  ['2F1, 14 Alder Road, Edinburgh EH9 1HZ', '2F2, 14 Alder Road, Edinburgh EH9 1HZ'],
  ['Alderallee 36, Hinterhaus 2. OG links, 10435 Berlin', 'Alderallee 36, Vorderhaus 2. OG links, 10435 Berlin'],
  ['Calle de Alder 42, 3º dcha., 28014 Madrid', 'CL ALDER 42 3 IZ 28014 MADRID'],
  ['Aldertie 14 B 22, 00100 Helsinki', 'ALDERTIE 14 A22 HELSINKI'],
  ['5910 N Alder Expy Ste 1060, Dallas, TX 75206', '5910 N. Alder Expwy., #1600 Dallas 75206'],
  ['No. 8, Jalan SS 2/24, 47300 Petaling Jaya', 'No. 8, Jalan SS 24/2, 47300 Petaling Jaya'],
  ['House 27, Road 12, Block K, Banani, Dhaka 1213', 'HOUSE NO 12 ROAD NO 27 BLOCK-K BANANI DHAKA-1213'],
];

describe('doors of a house', () => {
  it.each(SAME.flatMap(([first, ...others]) => others.map((other) => [first, other] as const)))('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(THRESHOLD);
  });

  it.each(OTHER)('%s is not %s', (a, b) => {
    expect(score(a, b)).toBeLessThan(THRESHOLD);
  });

  it('have one key however they are written', () => {
    expect(medium('Alderstr. 103/2/14, 1060 Wien')).toBe(medium('Alderstraße 103, Stiege 2, Tür 14, 1060 Wien'));
    expect(medium('Alderstr. 103/14/2, 1060 Wien')).not.toBe(medium('Alderstraße 103, Stiege 2, Tür 14, 1060 Wien'));
  });
});

describe('numbers of a house', () => {
  it.each([
    ['1921-1925 W. Alder Street, Chicago, IL 60622', '1921-25 W Alder St, Chicago, IL 60622'],
    ['8650 FM 1960 Rd W, Humble, TX 77338', '8650 Farm to Market Road 1960 West, Humble, Texas'],
    ['C. 60 #491 entre 59 y 61, Col. Centro, Mérida', 'Calle 60 No. 491, Centro, Mérida'],
    ['14 B AVENUE JEAN ALDER 69007 LYON', '14 bis, avenue Jean Alder, 69007 Lyon'],
    ['ALDEROWSKA 104/122 M 5 WARSZAWA', 'ul. Alderowska 104/122 m. 5, Warszawa'],
  ])('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(THRESHOLD);
  });

  it('may be those of a range that lacks its first digits; a unit and its house are none', () => {
    expect(medium('1921-25 Alder Street, Chicago')).toBe(medium('1921-1925 Alder Street, Chicago'));
    expect(score('1200-45 Alder Avenue, Toronto, ON M5V 3K9', '45 Alder Ave, Unit 1200, Toronto, ON M5V 3K9')).toBeGreaterThan(THRESHOLD);
    expect(explainKey('1921-25 Alder St, Chicago, IL', { category: 'address' }).keyText).toBe(
      explainKey('1921-1925 Alder Street, Chicago, IL', { category: 'address' }).keyText,
    );
    expect(explainKey('118-35 Alder Blvd, Queens, NY', { category: 'address' }).keyText).not.toBe(
      explainKey('118-135 Alder Blvd, Queens, NY', { category: 'address' }).keyText,
    );
  });
});

it.each(['address', 'global-address'] as const)('two numbers in front of a street are read the same in quotes and without, in %s', (category) => {
  const text = (value: string): string => explainKey(value, { category, level: 'medium' }).keyText;
  for (const value of ['140, 5240 Alder Ridge Drive, Decatur', '12, 14 Alder Street, Leeds'])
    for (const sign of ['"', "'", '#', '*']) expect(text(`${sign}${value}${sign}`)).toBe(text(value));
});

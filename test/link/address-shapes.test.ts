import { describe, expect, it } from 'vitest';
import { explainKey, explainMatch, matchScore } from '../../src/index.js';
import type { CategoryName } from '../../src/category/category.js';

const keyOf = (text: string, category: CategoryName): string => explainKey(text, { category }).keyText;
const score = (left: string, right: string, category: CategoryName): number => matchScore(left, right, { category });

describe('lines of the United States without commas', () => {
  it.each([
    ['123 main st aldertown', '123 Main Street, Aldertown', 'St in front of what is no saint'],
    ['123 reedtree st ne atlanta', '123 Reedtree Street NE, Atlanta', 'a direction behind St'],
    ['3300 US HIGHWAY 12 E ALDERTOWN MT', '3300 US Highway 12 E, Aldertown, MT', 'a highway, a town that no table has, and its state'],
    ['3300 COUNTY ROAD 12 ALDER BAR MN', '3300 County Road 12, Alder Bar, MN', 'a county road'],
    ['220 REED ST PH 2 BOSTON MA 02116', '220 Reed Street Penthouse 2, Boston, MA 02116', 'a penthouse in front of the town'],
    ['220 Reed St, Penthouse Two', '220 Reed St, Penthouse 2', 'a number in words'],
    ['N 56 W 14250 REED SPRING DR ALDERTOWN WI 53051', 'N56W14250 Reed Spring Dr, Aldertown, WI 53051', 'a grid with blanks'],
    ['2211.5 E 5TH ST DULUTH MN 55812', '2211 1/2 E 5th St, Duluth, MN 55812', 'a half with a point'],
    ['120W 45th St, New York, NY 10036', '120 W 45th St, New York, NY 10036', 'a side joined to the number'],
    ['Caller Service 1990, Reed Rock AZ 86515', 'PO Box 1990, Reed Rock AZ 86515', 'a box of a caller'],
  ])('%s is %s: %s', (left, right) => {
    expect(keyOf(left, 'address')).toBe(keyOf(right, 'address'));
  });

  it.each(['100 W St Louis', '100 St Louis Ave', '100 St Charles'])('%s has a saint', (text) => {
    expect(keyOf(text, 'address')).toContain('saint');
  });

  it.each([
    ['3300 US Highway 12 W, Alder City', '3300 US HIGHWAY 12 E ALDER CITY MT', 'directions that exclude each other'],
    ['640 Reed Ave Unit East, Houston', '640 Reed Ave Unit West, Houston', 'their units differ'],
  ])('%s is not %s', (left, right, why) => {
    expect(explainMatch(left, right, { category: 'address' }).veto).toBe(why);
  });
});

describe('what stands in front of the house', () => {
  it.each([
    ['The Reed Galleria Level 2, 5085 Alderheimer, Houston', '5085 / alderheimer'],
    ['Mall of Reed N204, 60 E Broadway, Bloomington', '60 / east broadway'],
    ['gate code 4471, 9020 reedridge, San Antonio', '9020 / reedridge'],
  ])('%s is house %s', (text, house) => {
    expect(keyOf(text, 'address')).toContain(house);
  });

  it.each([
    ['Reed Moana Center, 1450 Reed Moana Blvd #2065', '1450 / reed moana boulevard # 2065'],
    ['Bay 6, 2160 NW 1 Ave, Miami', '2160 / northwest 1 avenue # 6'],
    ['Reed Pediatrics, 16311 Alderura Blvd, 9th Fl, Encino', '16311 / alderura boulevard # 9'],
  ])('%s has no postcode', (text, house) => {
    expect(keyOf(text, 'global-address')).toContain(house);
  });

  it.each(['Reedstraat 5, 2160 NW Amsterdam', 'Reedstr. 5, 10115 Berlin'])('%s has one', (text) => {
    expect(keyOf(text, 'global-address')).toMatch(/= (2160 nw|10115)/);
  });
});

describe('a building behind the house', () => {
  it.each([
    ['渋谷区神宮前5-10-1 ジャイル', '渋谷区神宮前5-10-1'],
    ['渋谷区神宮前5丁目10番1号 ジャイル', '渋谷区神宮前5-10-1'],
    ['渋谷区神宮前5の10の1 ジャイル', '渋谷区神宮前5-10-1'],
    ['渋谷区神宮前5-10-1ジャイル4F', '渋谷区神宮前5-10-1 4階'],
    ['東京都千代田区3番町12-3 アルダービル', '東京都千代田区三番町12-3'],
    ['강남구 테헤란로 152 알더센터', '강남구 테헤란로 152'],
    ['강남구 테헤란로 152 알더센터 27층', '강남구 테헤란로 152 27층'],
    ['서울 용산구 이태원로55가길 60-16', '서울 용산구 이태원로 55가길 60-16'],
  ])('%s has the key of %s', (left, right) => {
    expect(keyOf(left, 'global-address')).toBe(keyOf(right, 'global-address'));
  });

  it.each([
    ['東京都北区中十条２丁目２２－１４', '2 22 14 /'],
    ['東京都江戸川区西小松川12-345', '12 345 /'],
  ])('%s is house %s', (text, house) => {
    expect(keyOf(text, 'global-address')).toContain(house);
  });

  it('is no other house, whatever it is called', () => {
    expect(score('渋谷区神宮前5-10-1 ジャイル', '渋谷区神宮前5-10-2 ジャイル', 'global-address')).toBe(0);
  });
});

describe('streets that differ by little', () => {
  it.each([
    ['東京都府中市宮西町2-24', '東京都府中市宮町2-24', 'names of streets that exclude each other'],
    ['서울 서대문구 연희로 12', '서울 서대문구 연희로12길 12', 'different numbered streets'],
    ['台北市大安區仁愛路四段122巷50號', '台北市大安區仁愛路四段50號', 'different numbered streets'],
    ['Rua Dom Reed I, 77, Campinas', 'Rua Dom Reed II, 77, Campinas', 'different numbered streets'],
  ])('%s is not %s', (left, right, why) => {
    expect(explainMatch(left, right, { category: 'global-address' }).veto).toBe(why);
  });

  it('a lane that the other has as a number in front of its house is none of its own', () => {
    expect(explainMatch('Số 15, ngõ 82, phố Chùa Láng, Hà Nội', '15/82 Chùa Láng, Hà Nội', { category: 'global-address' }).veto).not.toBe(
      'different numbered streets',
    );
  });
});

describe('lanes of China and Taiwan', () => {
  it.each([
    ['上海市长宁区延安西路1600弄12号', '~ lane1600'],
    ['台北市大安區仁愛路122巷50號', '~ lane122'],
    ['上海市长宁区延安西路1600弄12号403', '12 / yanan west road # 403'],
  ])('%s has %s', (text, part) => {
    expect(keyOf(text, 'global-address')).toContain(part);
  });

  it('are the same in Latin letters', () => {
    expect(score('上海市长宁区延安西路1600弄12号', "No. 12, Lane 1600, Yan'an West Road, Changning District, Shanghai", 'global-address')).toBeGreaterThan(90);
  });
});

describe('numbers of buildings', () => {
  it.each([
    ['Alder World Tower 2, 1 Reed Ave., Beijing 100004', 'Alder World Tower 4, 1 Reed Ave., Beijing 100004', 'global-address'],
    ['Reed Field Mall #1042, 630 Old Alder Rd', 'Reed Field Mall #2043, 630 Old Alder Rd', 'address'],
  ] as const)('%s is not %s', (left, right, category) => {
    expect(explainMatch(left, right, { category }).veto).toBe('their units differ');
  });

  it('a quarter of a house is no half', () => {
    expect(keyOf('2211 1/4 E 5th St', 'address')).not.toBe(keyOf('2211 1/2 E 5th St', 'address'));
  });
});

describe('a flat behind the name of its building', () => {
  it('is a flat', () => {
    const category = 'global-address';
    expect(keyOf('Alder House Flat 3, 12 High Street, Leeds', category)).toBe(keyOf('Flat 3 Alder House, 12 High Street, Leeds', category));
    expect(explainMatch('Alder House Flat 3, 12 High Street, Leeds', 'Alder House Flat 4, 12 High Street, Leeds', { category }).veto).toBe(
      'their units differ',
    );
  });

  it.each([
    ['H.No. 8-2-293/82/A, Alder Road, Hyderabad', '8-2-293/82/A, Alder Road, Hyderabad'],
    ['Frankfurt, Zeil 112-114', 'Zeil 112-114, Frankfurt'],
    ['Alder Center Floor 8, 72 Reed Thanh, Hanoi', 'Floor 8 Alder Center, 72 Reed Thanh, Hanoi'],
    ['53017 Rge Rd 221, Alderton AB T8E 2E6', '53017 Range Road 221, Alderton AB T8E 2E6'],
  ])('%s is %s', (left, right) => {
    expect(keyOf(left, 'global-address')).toBe(keyOf(right, 'global-address'));
  });
});

import { describe, expect, it } from 'vitest';
import { explainKey, explainMatch, matchScore, parseAddress } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'address';
const threshold = defaultThreshold(category) * 100;

describe('addresses of the United States: how names of streets and towns are shortened', () => {
  it.each([
    ['6604 Mineral Pt Rd, Madison, WI', '6604 Mineral Point Rd, Madison, WI 53705', 'a type that is a word of the name, written short'],
    ['812 Cherry Hl Rd, Salem, OR', '812 Cherry Hill Road, Salem, OR 97302', 'the same of two letters'],
    ['77 Fox Hllw Ln, Salem, OR', '77 Fox Hollow Lane, Salem, OR', 'the same of four'],
    ['3005 Univ Ave, Madison, WI', '3005 University Avenue, Madison, WI 53705', 'a word that is written short in front of the type alone'],
    ['5183 BrimfieldBlvd, Los Angeles, CA', '5183 Brimfield Blvd, Los Angeles, CA 90027', 'a name and its type written as one'],
    ["242 O' Farrell Street, San Francisco, CA", "242 O'Farrell St, San Francisco, CA 94102", 'a surname and its prefix'],
    ['19 Mac Arthur Blvd, Oakland, CA', '19 MacArthur Blvd, Oakland, CA 94610', 'another prefix'],
    ['625 Second Avenue, New York, NY, NY', '625 2nd Ave, New York, NY 10016', 'the state twice'],
    ['1847 N Cahuenga Blvd, Hollywood, CA', '1847 N Cahuenga Blvd, Los Angeles, CA 90028', 'the district of a town, and the town'],
    ['30-09 21st Street, Queens, NY', '30-09 21st St, Astoria, NY 11102', 'the same of a borough'],
  ])('%s is %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each([
    ['12 Maple St, Brooklyn, NY', '12 Maple St, New York, NY 11225', 'a district may have a street of the same name'],
    ['1847 N Cahuenga Blvd, Hollywood, FL', '1847 N Cahuenga Blvd, Los Angeles, CA 90028', 'a town of another state that is called as the district is'],
    ['812 Cherry Hl Rd, Salem, OR', '812 Cherry Valley Road, Salem, OR 97302', 'another word'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it('says which words are a town and its district', () => {
    const { alignment } = explainMatch('1847 N Cahuenga Blvd, Hollywood, CA', '1847 N Cahuenga Blvd, Los Angeles, CA 90028', { category });
    const districts = alignment.filter(({ how }) => how === 'a town and its district');
    expect(districts.map(({ left, right }) => left + right).sort()).toEqual(['hollywood', 'losangeles']);
  });

  it('writes keys alike', () => {
    const key = (value: string): string => explainKey(value, { category, level: 'medium' }).keyText;
    expect(key('12 Beaver Crk Rd, Salem, OR')).toBe(key('12 Beaver Creek Rd, Salem, OR'));
    expect(key('12 Cherry Hl Rd, Salem, OR')).toBe(key('12 Cherry Hill Rd, Salem, OR'));
    expect(key('12 Cherry Hl, Salem, OR')).toBe(key('12 Cherry Hill, Salem, OR'));
    expect(key('12 Mc Kinley Ave, Salem, OR')).toBe(key('12 McKinley Ave, Salem, OR'));
  });

  it('keeps a town that is called as its state is', () => {
    const parts = parseAddress('12 Alder St, NY, NY 10001', { category }).map(({ part, canonical }) => `${part} ${canonical}`);
    expect(parts).toContain('city newyork');
    expect(parts).toContain('state newyork');
  });
});

describe('addresses of the world: towns and their districts', () => {
  it.each([
    ['Bağdat Cad. 120, Kadıköy', 'Bağdat Caddesi No:120, İstanbul'],
    ['40 Sheppard Ave E, North York ON', '40 Sheppard Avenue East, Toronto, ON'],
    ['Av. Larco 1301, Miraflores', 'Avenida Larco 1301, Lima'],
  ])('%s is %s', (left, right) => {
    expect(matchScore(left, right, { category: 'global-address' })).toBeGreaterThanOrEqual(defaultThreshold('global-address') * 100);
  });
});

describe('a storey or a unit between the name of a building and the number of the house', () => {
  const category = 'global-address';
  const score = (left: string, right: string): number => matchScore(left, right, { category });

  it('tells doors apart as it does elsewhere', () => {
    const value = 'Alder House 3rd Floor 129 High Street, Bexford BX12 9AH';
    expect(score(value, '3rd Floor, Alder House, 129 High Street, Bexford, BX12 9AH')).toBeGreaterThanOrEqual(defaultThreshold(category) * 100);
    expect(score(value, 'Alder House 5th Floor 129 High Street, Bexford BX12 9AH')).toBe(0);
  });

  it('is none where no number says so', () => {
    const venue = parseAddress('Alder Chapter House 12 High Street, Bexford', { category }).find(({ part }) => part === 'venue');
    expect(venue?.canonical).toBe('alder chapter house');
  });
});

describe('a telephone number behind an address', () => {
  it.each([
    ['(312) 555-0199', 'in brackets'],
    ['312-555-0199', 'with hyphens'],
    ['312.555.0199', 'with dots'],
    ['1-312-555-0199', 'as it is dialled'],
    ['+1 312 555-0199', 'from elsewhere'],
    ['+44 20 7946 0018', 'of another country'],
    ['Tel. +44 20 7946 0018', 'that is announced'],
  ])('%s is none of it: %s', (telephone) => {
    for (const value of ['12 Alder St Apt 1, Salem, OR 97302', '12 Alder St, Salem, OR 97302-1234', '12 Alder St Apt 1'])
      for (const of of ['address', 'global-address'] as const)
        expect(explainKey(`${value} ${telephone}`, { category: of, level: 'narrow' }).keyText).toBe(
          explainKey(value, { category: of, level: 'narrow' }).keyText,
        );
  });

  it('is no ZIP and what follows it, nor digits that nothing holds together', () => {
    expect(parseAddress('12 Alder St, Salem, OR 97302-0199', { category }).find(({ part }) => part === 'postcode')?.text).toMatch(/^97302/);
    expect(
      parseAddress('455 300 1200', { category })
        .map(({ text }) => text)
        .join(' '),
    ).toBe('455 300 1200');
  });
});

describe('a word that is a number in another language', () => {
  it.each(['address', 'global-address'] as const)('is a name in front of an English type: %s', (of) => {
    expect(explainKey('12 Otto Road, Bexford', { category: of, level: 'medium' }).keyText).toContain('otto road');
  });
});

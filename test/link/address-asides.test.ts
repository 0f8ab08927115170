import { describe, expect, it } from 'vitest';
import { addressKey, explainKey, globalAddressKey, parseAddress } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const ADDRESS = '35 S 7th St, Minneapolis, MN 55402';

describe('what is said besides an address of the United States', () => {
  it.each([
    ['a label', `Address: ${ADDRESS}`],
    ['a label of two words', `Mailing Address: ${ADDRESS}`],
    ['a label in front of a dash', `Headquarters - ${ADDRESS}`],
    ['a label of a street', `Street Address: ${ADDRESS}`],
    ['a numbered label', `Address Line 1: ${ADDRESS}`],
    ['who it is sent to', `Ship to: ${ADDRESS}`],
    ['a number of a list', `1. ${ADDRESS}`],
    ['a number of a list in brackets', `(12) ${ADDRESS}`],
    ['coordinates', `${ADDRESS} (41.88, -87.63)`],
    ['coordinates on a line of their own', `${ADDRESS}\n41.878113,-87.629799`],
    ['a remark in brackets', `${ADDRESS} (HQ)`],
    ['a remark behind a dash', `${ADDRESS} - Headquarters`],
    ['an address of e-mail', `${ADDRESS} info@kestrel.com`],
    ['what is near', `${ADDRESS}, opposite City Mall`],
    ['a remark behind the last digits of the ZIP', `${ADDRESS}-1234 (mailing)`],
  ])('is no part of it: %s', (_, value) => {
    expect(addressKey(value)).toBe(addressKey(ADDRESS));
    expect(matchScore(value, ADDRESS, { category: 'address' })).toBeGreaterThan(95);
  });

  it('stands behind the state, too', () => {
    expect(addressKey('35 S 7th St, Minneapolis, MN (HQ)')).toBe(addressKey('35 S 7th St, Minneapolis, MN'));
  });

  it('stands behind the country, too', () => {
    expect(addressKey(`${ADDRESS}, United States (HQ)`)).toBe(addressKey(ADDRESS));
  });

  it.each([
    ['a country in brackets', `${ADDRESS} (USA)`, 'country'],
    ['a unit behind all', `${ADDRESS} - Suite 200`, 'unit'],
    ['a state behind the ZIP', '35 S 7th St, Minneapolis 55402 - MN', 'state'],
  ])('but %s is told', (_, value, part) => {
    expect(parseAddress(value, { category: 'address' }).map((found) => found.part)).toContain(part);
  });

  it('is told in the explanation of a key', () => {
    const left = explainKey(`Ship to: ${ADDRESS} (HQ)`, { category: 'address' }).reasons.filter(({ role }) => role === 'aside');
    expect(left.map(({ text, becomes }) => [text, becomes])).toEqual([
      ['hq', ''],
      ['ship to', ''],
    ]);
  });

  it('leaves the spans of an address where they are written', () => {
    const value = `Ship to: ${ADDRESS} (41.88, -87.63)`;
    const parts = parseAddress(value, { category: 'address' }).map(({ part, start, end }) => [part, value.slice(start, end)]);
    expect(parts).toContainEqual(['number', '35']);
    expect(parts).toContainEqual(['postcode', '55402']);
  });

  it.each([
    ['a place behind a state', '350 5th Ave, New York (Brooklyn)', '350 5th Ave, New York'],
    ['a town behind a number of a box', 'PO Box 12345, Dallas (Plano)', 'PO Box 12345, Dallas'],
    ['a numbered street', '12. 5th Ave, New York', '5th Ave, New York'],
  ])('is told where it is %s', (_, value, other) => {
    expect(addressKey(value)).not.toBe(addressKey(other));
  });

  it('is no number of a house', () => {
    expect(matchScore('1. 35 S 7th St, Minneapolis', '1 35th St, Minneapolis', { category: 'address' })).toBeLessThan(100 * defaultThreshold('address'));
    expect(addressKey('12.5 Elm St')).not.toBe(addressKey('5 Elm St'));
  });
});

describe('what is said besides an address of the world', () => {
  it.each([
    ['Anschrift: Bahnhofstr. 5, 80335 München', 'Bahnhofstr. 5, 80335 München'],
    ['Adresse : 12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['Dirección: Calle Mayor 3, 28013 Madrid', 'Calle Mayor 3, 28013 Madrid'],
    ['Адрес: ул. Ленина, 5, Москва', 'ул. Ленина, 5, Москва'],
    ['住所:東京都港区芝公園4-2-8', '東京都港区芝公園4-2-8'],
    ['Bahnhofstr. 5, 80335 München (48.14, 11.56)', 'Bahnhofstr. 5, 80335 München'],
    ['3. 15 Rue de Rivoli, Paris', '15 Rue de Rivoli, Paris'],
  ])('is no part of it: %s', (value, other) => {
    expect(globalAddressKey(value)).toBe(globalAddressKey(other));
  });

  it.each([
    ['1. Sokak No 5, Ankara', '2. Sokak No 5, Ankara'],
    ['1. 2. Sokak No 5, Ankara', '3. 2. Sokak No 5, Ankara'],
    ['Street 5-12, Dubai', 'Street 6-12, Dubai'],
    ['Street 5 - 12, Dubai', '12, Dubai'],
    ['Street #12, Dubai', 'Street #13, Dubai'],
    ['Street #12, Dubai', '12, Dubai'],
  ])('ordinals and numbers are names: %s, %s', (value, other) => {
    expect(globalAddressKey(value)).not.toBe(globalAddressKey(other));
  });
});

describe('a storey that one of two lacks', () => {
  it.each([
    ['45 Stockton Street', '2nd Floor, 45 Stockton Street'],
    ['19 Dove Street, Albany, NY 12210', '19 Dove Street, 2nd Floor, Albany, NY 12210'],
  ])('is no contradiction: %s, %s', (value, other) => {
    expect(matchScore(value, other, { category: 'address' })).toBeGreaterThan(100 * defaultThreshold('address'));
  });
});

describe('what both have besides', () => {
  it.each([
    ['Orlopweg 2 info@alder.com', 'Talviker Platz 2 info@alder.com', 'an address of e-mail'],
    ['Alder Corporation, 715 Autumn Ridge Drive', 'Alder Corporation, 715 Cleveland Ave', 'a firm on two streets'],
    ['c/o Alder Trust, 1800 26th Street South', 'c/o Alder Trust, 1800 Argyle Avenue', 'who is written to there'],
  ])('makes no one of two: %s, %s: %s', (value, other) => {
    for (const category of ['address', 'global-address'] as const)
      expect(matchScore(value, other, { category })).toBeLessThan(100 * defaultThreshold(category));
  });

  it.each([
    ['Orlopweg 2, j.doe@alder.co.uk', 'Orlopweg 2'],
    ['Orlopweg 2 info@alder-corp.com', 'Orlopweg 2'],
    ['Orlopweg 2, 80331 München info@alder.com', 'Orlopweg 2, 80331 München'],
  ])('an address of e-mail is left out: %s', (value, other) => {
    expect(globalAddressKey(value)).toBe(globalAddressKey(other));
  });

  it('but a number behind a sign is that of a house', () => {
    expect(globalAddressKey('Orlop Cad. No:14.B')).not.toBe(globalAddressKey('Orlop Cad.'));
  });
});

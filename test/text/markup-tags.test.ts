import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, companyKey, matchScore, parseAddress } from '../../src/index.js';
import { markupTag } from '../../src/text/markup-tags.js';

describe('tags of HTML', () => {
  it.each([
    ['<br>', '\n', 4],
    ['<BR/>Ltd', '\n', 5],
    ['</p >', '\n', 5],
    ['<a href="https://acme.example/">Acme</a>', "'", 32],
    ['<h1\tid=x>', '\n', 9],
    ['</strong>', "'", 9],
  ])('%s', (text, read, length) => {
    expect(markupTag(text, 0)).toEqual({ text: read, length });
  });

  it.each(['<', '<>', '</>', '< br>', '<br', '<br <b>', '<jane@doe.org>', '<XL>', '<s>', '<Acme>', '<br.>', '<constructor>', '<1>'])('%s is none', (text) =>
    expect(markupTag(text, 0)).toBeNull(),
  );

  it('part words as they do on a page', () => {
    expect(companyKey('<p>Acme <b>Widgets</b><br>Ltd</p>')).toBe(companyKey('Acme Widgets Ltd'));
    expect(companyKey('Acme<i>soft</i> Ltd')).toBe(companyKey('Acmesoft Ltd'));
    expect(addressKey('12 Main St<br/>Springfield, IL 62701')).toBe(addressKey('12 Main St, Springfield, IL 62701'));
    expect(matchScore('Jane Doe', 'Jane Doe <jane@doe.org>', { category: 'individual' })).toBeGreaterThan(80);
  });

  it('leave the spans of an address where they are written', () => {
    const value = '<b>12</b> Main St<br>Springfield, IL 62701';
    const parts = parseAddress(value, { category: 'address' }).map(({ part, start, end }) => [part, value.slice(start, end)]);
    expect(parts).toContainEqual(['city', 'Springfield']);
    expect(parts).toContainEqual(['number', '12']);
  });

  it('of any attributes are tags', () => {
    const attributes = fc.string({ unit: fc.constantFrom('a', ' ', '=', '"', "'", '/', '&', ';', 'é', '0', ':'), maxLength: 40 });
    fc.assert(fc.property(attributes, (text) => void expect(companyKey(`Reed <span ${text}>Alder</span> Ltd`)).toBe(companyKey('Reed Alder Ltd'))));
  });
});

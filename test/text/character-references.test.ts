import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyKey, individualKey, matchScore } from '../../src/index.js';
import { characterReference } from '../../src/text/character-references.js';

describe('character references', () => {
  it.each([
    ['&amp;T', '&', 5],
    ['&AMP;T', '&', 5],
    ['&amp;amp;amp;T', '&', 13],
    ['&amp;Sons;', '&', 5],
    ['&amp;#0;', '&', 5],
    ['&#39;', "'", 5],
    ['&amp;#x27;', "'", 10],
    ['&#128512;', '😀', 9],
    ['&#150;', '–', 6],
    ['&Eacute;', 'e\u0301', 8],
    ['&szlig;', 'ß', 7],
  ])('%s', (text, expected, length) => {
    expect(characterReference(text, 0)).toEqual({ text: expected, length });
  });

  it.each([
    '&',
    '& amp;',
    '&amp',
    '&;',
    '&#;',
    '&#x;',
    '&#39',
    '&#0;',
    '&#xd800;',
    '&#x110000;',
    '&#12345678;',
    '&sons;',
    '&eacut;',
    '&toolongname;',
    '&constructor;',
  ])('%s is none', (text) => expect(characterReference(text, 0)).toBeNull());

  it('give the keys of the characters', () => {
    expect(companyKey('M&uuml;ller &amp; S&ouml;hne GmbH')).toBe(companyKey('Müller & Söhne GmbH'));
    expect(individualKey('O&#39;Neil, Jos&eacute;')).toBe(individualKey("O'Neil, José"));
    expect(matchScore('AT&amp;amp;T', 'AT&T')).toBe(100);
    expect(companyKey('Q&A; Reed')).toBe(companyKey('Q & A; Reed'));
  });

  it('of any number are that character', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0xa1, max: 0x24f }), fc.boolean(), (code, isHex) => {
        const reference = isHex ? `&#x${code.toString(16)};` : `&#${code};`;
        expect(companyKey(`Reed${reference}alder`)).toBe(companyKey(`Reed${String.fromCharCode(code)}alder`));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/index.js';
import { LEVELS } from '../../src/category/category.js';

const VALUES = {
  company: ["O'Hara & Söhne, S.A., S.E.", 'UBI Banca International - S. Marco (Milano) A/S', '株式会社 ABC 12', 'C3.Ai, Inc.'],
  individual: ["O'Neill-Batista, Riza Th. J.", 'Iuliana Fleșcan-Lovin (Arseni)', '謝凌駿', 'Dr. M.-K. Brown, Jr.'],
  address: ['1965 S. State Rd., West Park, FL 33023-1234', '118-35 Queens Blvd, # 9', '221 Brown County Hwy 19 S, Aberdeen, SD 57401'],
  'global-address': ['Dommelstraat 22-A, 5611 CL Eindhoven, Noord-Brabant', '東京都新宿区下落合三丁目2-6', '4/8 Chapel Rd, St. Mary', '12 rue de l’Église'],
  product: ["Weber 22-1/2' Charcoal Grill - 841001", 'Sony CDP-CX355 300 Disc (Black), 1.5 l', 'Canon EOS R6 24-105 mm'],
};

const WAYS: readonly (readonly [name: string, write: (value: string) => string])[] = [
  ...['\u00A0', '\u2009', '\u202F', '\u3000', '\t', '  ', '_'].map(
    (blank) => [`blank ${JSON.stringify(blank)}`, (value: string) => value.replaceAll(' ', blank)] as const,
  ),
  ...['\u2010', '\u2011', '\u2013', '\u2212', '\uFF0D'].map((dash) => [`dash ${dash}`, (value: string) => value.replaceAll('-', dash)] as const),
  ...['\u2019', '\u2018', '\u00B4', '`', '\uFF07'].map((mark) => [`apostrophe ${mark}`, (value: string) => value.replaceAll("'", mark)] as const),
  ['full width', (value) => value.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))],
  ['marks of direction', (value) => `\u200F${value}\u200E`],
  ['isolated', (value) => `\u2068${value}\u2069`],
  ['a byte order mark', (value) => `\uFEFF${value}`],
];

describe.each(Object.keys(VALUES) as (keyof typeof VALUES)[])('a key of %s', (category) => {
  it.each(WAYS)('is the same with %s', (_, write) => {
    for (const value of VALUES[category]) {
      for (const level of LEVELS) {
        const key = (text: string): string | null => explainKey(text, { category, level }).key;
        expect(key(write(value)), write(value)).toBe(key(value));
      }
    }
  });
});

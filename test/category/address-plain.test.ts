import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressRealm, addressRows } from '../../src/category/address/rows.js';
import { BothReadings } from './both-readings.js';

/** Words that are something in an address, alone. */
function listed(realm: AddressRealm): string[] {
  const { byAlias, rules, generic, crossings } = addressRows(realm);
  const aliases = [...byAlias.keys()].filter((alias) => alias.length <= 12);
  return [
    ...new Set([
      // (of the many of the world a part, another for each length)
      ...(realm === 'us' ? aliases : aliases.filter((alias, i) => alias.length <= 3 || i % 7 === alias.length % 7)),
      ...rules.tails.map(([tail]) => tail),
      ...rules.modifiers,
      ...rules.between.map(({ words }) => words[0]),
      ...crossings.keys(),
      ...[...generic].slice(0, 40),
      ...'abcdefghijklmnopqrstuvwxyz',
      ...[
        'th',
        'nd',
        'rd',
        'st',
        '5',
        '05',
        '100',
        '1010',
        '90210',
        '012345',
        '5th',
        'third',
        'nine',
        '2b',
        'b2',
        'n6',
        '12th',
        'xyrrl',
        'countyrd',
        "o'neil",
        'cañón',
        '&',
        'pkwy',
      ],
    ]),
  ];
}
/** Every place in which words may stand, between words that are nothing else. */
const around = (words: string): string[] => [
  ...[`100 ${words}`, `100 ${words} St`, `100 N ${words}`, `100 N ${words} Ave`, `100 Elm ${words}`, `100 Elm ${words} Rd`, `100 ${words} Elm Park`],
  ...[
    `100 Elm Park ${words}`,
    `100 Elm St ${words}`,
    `100 Elm St NE ${words}`,
    `${words} Elm St`,
    `100 5 ${words}`,
    ...['50', '41', '42', '43', '11'].map((number) => `100 ${number} ${words} St`),
    `100 5th ${words} Dr`,
    `100 Main ${words}`,
  ],
  ...[
    `100 Elm St, Apt ${words}`,
    `100 Elm St, ${words} 12`,
    `100 Elm St, # ${words}`,
    `100 Elm St Apt ${words}`,
    `100 Elm St ${words} 5`,
    `100 Elm Lake # ${words}`,
    `100 Elm St, ${words} 5, Ely, MN 55731`,
    `100 Elm St, #${words}, Ely, MN 55731`,
  ],
  ...[`100 Elm St, ${words}, MN 55731`, `100 Elm St, ${words}, MN`, `100 Elm St, ${words} Ely, MN 55731`, `100 Elm St, Ely ${words} MN 55731`],
  ...[`100 Elm St, Three ${words} Ely, MN 55731`, `100 Elm St, New ${words}, MN 55731`, `100 Elm St, Ely ${words}, IL`, `100 Elm St, Ely, ${words} 55731`],
  ...[`100 Elm St, Ely, ${words}`, `100 Elm St, Ely ${words} 55731`, `100 Elm St, Ely, MN ${words}`, `100 Elm St, Ely, MN 55731-${words}`],
  ...[
    `100 Elm St, Ely, MN 55731, ${words}`,
    `100 Elm St, Ely, MN 55731 ${words}`,
    `100 Elm St, Ely, ${words}, US`,
    `100 Elm, Ely, ${words} 55731-0101, United States`,
  ],
];
const goldenOf = (category: string): string[] =>
  readFileSync(new URL(`../golden/${category}@1.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => JSON.parse(row.split('\t')[0]) as string);

const oneOf = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const wordOf = (others: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: oneOf('Elm', 'Main', 'Lake', 'Park', 'Oak', 'Ely', 'Front', 'Center', 'Old', 'New', 'York', 'San', 'Diego', 'N', 'SE', 'North', 'St', 'Ave'),
    },
    {
      weight: 2,
      arbitrary: oneOf(
        'Rd',
        'Pl',
        'Apt',
        'Ste',
        'Unit',
        '5',
        '12',
        '404',
        '5th',
        '2B',
        'IL',
        'CT',
        'NE',
        'LA',
        'NY',
        'WA',
        'Washington',
        '62704',
        '01101',
        '1010',
      ),
    },
    { weight: 2, arbitrary: oneOf(...others) },
  );
const separator = fc.oneof(
  { weight: 6, arbitrary: fc.constant(' ') },
  { weight: 3, arbitrary: fc.constant(', ') },
  oneOf('. ', ' #', '-', '., ', ', #', ' (', '/', '; '),
);
const ending = oneOf(
  '',
  ', Ely, MN 55731',
  ', St Paul MN 55731',
  ', New York, NY 10001-0101',
  ', Chicago, Illinois 60601, United States',
  ', Ely, MN',
  ' Ely MN 55731',
);
const lineOf = (word: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(oneOf('12 ', '100 N ', '7 Elm ', ''), fc.array(fc.tuple(word, separator), { minLength: 1, maxLength: 6 }), ending)
    .map(([front, parts, end]) => front + parts.flat().slice(0, -1).join('') + end);

/** With what is said besides in front of an address or behind it. */
const withAsides = (value: string): string[] => [
  ...['Address: ', '1. ', '(2) ', '12) ', '3 . ', 'Ship to - ', 'Main Office: ', 'Address 1: ', 'Street - ', 'Street: '].map((front) => front + value),
  ...[' (HQ)', ' (41.88, -87.63)', ' 41.8781,-87.6298', ' 41.8781, 87.6298', ' - Headquarters', ' info@alder.com', ', opposite City Mall', ' (USA)'].map(
    (end) => value + end,
  ),
];

describe.each([
  ['address', 'us', 0.1],
  ['global-address', 'world', 0.005],
] as const)('plain lines of category %s', (category, realm, share) => {
  it.each(['narrow', 'medium', 'wide'] as const)('have the %s keys that the grammar gives', (level) => {
    const both = new BothReadings(category);
    const words = listed(realm);
    const inPhrases = addressRows(realm).phrases.filter((_, i) => realm === 'us' || i % 9 === 0);
    const golden = goldenOf(category);
    const values = [...golden, ...golden.flatMap(withAsides), ...words.flatMap(around), ...inPhrases.flatMap((phrase) => around(phrase.join(' ')))];
    expect(both.plainShare(values, level), 'read by the kernel').toBeGreaterThan(share);
    fc.assert(
      fc.property(fc.array(lineOf(wordOf(words)), { maxLength: 20 }), (lines) => both.check(lines, level)),
      { numRuns: 500 },
    );
  });
});

describe('plain lines of addresses', () => {
  const town = [
    ...['10 S. Market Street, Bozeman, MT 59715', '44 Elm Blvd, Apt 22, Dayton OH 45402', '8 Lake Ave Suite 100, Albany, New York 12201, United States'],
    ...['719 53 Street, Gering, NE 69341', '1255 N Main St., Dillon, IN 47001, USA'],
  ];
  it('are most of what has a number, a street and its type, a unit, and a town with its state and postcode', () => {
    const lines = [
      ...[
        '500 Main St',
        '500 N. Main Street',
        '12 5th Ave NE',
        '77 W Park Dr., Apt 2B',
        '1010 South Street, Ely, MN 55731-1234',
        '90 K St NE, Washington, DC 20002',
      ],
      ...['44 Broadway # 65, San Diego CA 92101', '8 Lake Ave, Suite 100, New York, New York 10001, United States', ...town],
    ];
    for (const level of ['medium', 'wide'] as const) {
      expect(new BothReadings('address').plainShare(lines, level), level).toBe(1);
      expect(new BothReadings('global-address').plainShare(town, level), level).toBe(1);
    }
    // (a narrow key has the town)
    const told = ['500 N. Main Street', '77 W Park Dr., Apt 2B', '21 Front St, Ely, MN', '44 Elm Blvd, Apt 22, Dayton OH 45402-1234'];
    for (const level of ['narrow', 'medium'] as const) expect(new BothReadings('address').plainShare(told, level), level).toBe(1);
  });
});

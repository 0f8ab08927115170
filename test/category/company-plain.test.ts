import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyReader } from '../../src/category/company/reader.js';
import { COMPANY_ROLES } from '../../src/category/company/roles.js';
import { MAX_LEVEL_WORDS } from '../../src/category/category.js';
import { categoryOf } from '../../src/category/registry.js';
import { KeyEngine } from '../../src/key/key-engine.js';
import { type LexiconEntry, lexiconTable } from '../../src/lexicon/lexicon.js';
import { BothReadings } from './both-readings.js';

const TABLES = ['legalForms', 'connectives', 'noise', 'numbers', 'domains', 'abbreviations', 'genericWords', 'places', 'shortNames'] as const;
const ROWS: readonly LexiconEntry[] = TABLES.flatMap((table) => lexiconTable(table));
/** Words that are something besides a name: all of them but of the tables that have thousands. */
const STRUCTURE = [...new Set(TABLES.slice(0, 5).flatMap((table) => lexiconTable(table).flatMap(({ words }) => words)))];
const some = (rows: readonly LexiconEntry[], step: number): string[] => rows.filter((_, i) => i % step === 0).map(({ words }) => words.join(' '));
const LISTED = [...STRUCTURE, ...some(ROWS, 3)];
const NAMES = [
  ...[
    'Acme',
    'Zorblat',
    'Xyrrl',
    'The',
    'AL',
    'And',
    '&',
    'Of',
    'la',
    'New',
    'Co',
    'Company',
    'Corporation',
    'Group',
    'Bank',
    'Inc',
    'Ltd',
    'S.A.',
    'A/S',
    'SpA',
  ],
  ...['GmbH', 'United', 'States', 'Japan', 'University', '12', 'A', 'e', 'V', 'Real Estate', 'New York', 'Store', 'Van', 'der', 'Pty', 'Trust', 'General'],
  ...['Motors', 'Electric', 'Bosch', 'A.Ş.', 'Müller', 'Öl', 'Corp.', 'K.', 'IBM', 'Foods', 'com', 'J', 'Morgan', 'Saint', 'Company (UK)', '中国'],
  // (of addresses)
  ...['Poznań', 'Poland', 'PL', 'Riyadh', 'London', 'Scotland', 'Surabaya', 'PT'],
  ...['12', '16 rue', 'Main Street', 'Ave', 'Hauptstrasse', 'Via', 'Ste', '10115', '62701', 'SW1A 1AA', 'PO Box', 'Berlin', 'IL', 'SE', 'AG', 'SA'],
];
const word = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NAMES) }, { weight: 2, arbitrary: fc.constantFrom(...LISTED) });
const separator = fc.oneof(
  { weight: 6, arbitrary: fc.constant(' ') },
  { weight: 3, arbitrary: fc.constantFrom(', ', ' (', ' - ', '. ', '.', '-', ') ', '/', ' /', '; ', ',', '(', ' & ') },
);
const ending = fc.constantFrom(
  '',
  '',
  ' Inc',
  ', S.A.',
  ' GmbH',
  ' (Japan)',
  ' Inc. (United States)',
  ' Co., Ltd. (Japan)',
  ' (UK) Limited',
  ' A/S',
  ' Spa',
  ' 12',
  ', 12',
);
const name = fc
  .tuple(fc.array(fc.tuple(word, separator), { minLength: 1, maxLength: 5 }), ending)
  .map(([parts, end]) => parts.flat().slice(0, -1).join('') + end);

/** Every place in which a word may stand, between words that are nothing else, and endings. */
const around = (middle: string): string[] => [
  ...[`${middle} Zorblat`, `${middle} Zorblat Inc`, `Acme ${middle}`, `Acme ${middle} Inc`, `Acme ${middle} Zorblat Ltd`, `The ${middle} Zorblat`],
  ...[`${middle} (Zorblatia) Ltd`, `Acme Inc (${middle})`, `Acme (${middle})`, `Acme Zorblat ${middle}, 12`, `Corporation ${middle} Zorblat`],
];

const golden = readFileSync(new URL('../golden/company@1.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => JSON.parse(line.split('\t')[0]) as string);

describe('plain names of companies', () => {
  const values = [...golden, ...[...NAMES, ...LISTED].flatMap(around)];
  for (const end of ['', ' L.P.', ' Ltd', ' and', ' Pty Ltd', ' e', ' Bank'])
    values.push(...['XI', 'V', 'e', 'a', 'the'].map((letter) => `Orlop ${letter}${end}`));
  // letters that other words, or what the kernel does not read, may make connectives
  for (const end of [
    '',
    ' Ltd',
    ' Lda',
    ' Sp. z o.o.',
    ' Sp. j.',
    ' AB',
    ' d.o.o.',
    ' Malmö',
    ' S.r.l.',
    ' S.A.',
    ' Sdn Bhd',
    ' Mosty',
    ' Tintas',
    ' A.G.',
    ', a.s.',
  ])
    for (const letter of 'aeiosvwb')
      values.push(...[`Orlop ${letter} Wyrrl`, `Tintas ${letter} Wyrrl`, `Orlop-${letter} Wyrrl`, `${letter} Orlop`].map((value) => value + end));
  // those who govern a place, and what they have there
  for (const level of lexiconTable('placeLevels').map(({ words }) => words.join(' ')))
    values.push(
      `Corporation of the ${level} of Orlop`,
      `Orlop Court of the ${level} of Wyrrl`,
      `Orlop Co ${level} Wyrrl`,
      `Orlop & Co ${level}`,
      `${level} ${level} Orlop`,
    );
  // under whose law a firm is one
  for (const law of ['Delaware', 'New York', 'Canada', 'Zorblat'])
    values.push(...[' LLC, a', ' Inc. a', ', an', ' a'].map((between) => `Orlop${between} ${law} limited liability company`));
  // numbers under which somebody is registered, and what follows them
  for (const label of lexiconTable('noise')
    .filter((entry) => entry.ambiguous === 'registered')
    .map(({ words }) => words.join(' ')))
    for (const end of ['', ' K', '-K', ' Ol', ' Ltd', ' Zorblat']) values.push(`Orlop ${label} 9001234${end}`);
  const noted = values.length;
  // what a list says of a record, where an exchange or the web has a firm, since when it is and whose
  for (const { words, ambiguous } of lexiconTable('noise')) {
    const said = words.join(' ');
    if (ambiguous === 'parted' || ambiguous === 'bracket')
      values.push(
        ...['', ' Ltd', ' Zorblat'].flatMap((form) => [
          `Orlop${form} (${said})`,
          `Orlop${form} - ${said}`,
          `Orlop${form} ${said}`,
          `${said}: Orlop${form}`,
          `${said} Orlop${form}`,
        ]),
      );
    else if (ambiguous === 'front')
      values.push(`${said}: Orlop`, `${said} - Orlop Ltd`, `${said} #5 Orlop`, `${said} Orlop`, `Orlop ${said}`, `Orlop - ${said}`, `Zorblat ${said}: Orlop`);
    else if (ambiguous === 'listed')
      values.push(`Orlop (${said}: WYRL)`, `Orlop Ltd (${said} Zorb: WYR.L)`, `Orlop ${said}: WYRL`, `Orlop ${said} WYRL`, `Orlop, ${said}`);
    else if (ambiguous === 'dated')
      values.push(`Orlop ${said} 1985`, `Orlop Ltd (${said} 1985)`, `Orlop ${said} 1985 Ltd`, `Orlop ${said}`, `${said} 1985 Orlop`);
    else if (ambiguous === 'web')
      values.push(`Orlop ${said}.wyrrl.com`, `Orlop ${said}@wyrrl.com`, `Orlop (${said}@wyrrl.com)`, `Orlop ${said}`, `Orlop Ltd ${said}://wyrrl.com/zorb`);
  }
  for (const { words } of lexiconTable('ownedKinds'))
    for (const article of [', a', ', an', ' - a', ' (an', ' a', '/a', ': an', ' Ltd, an', ' Ltd. A'])
      values.push(`Orlop${article} Zorblat ${words[0]}`, `Orlop Zorblat${article} ${words[0]}`, `Orlop${article} Zorblat ${words[0]} Ltd`);
  // (a short name may be the initials of what stands behind it)
  values.push(...values.slice(noted).map((value) => value.replace('Orlop', 'Zorblatter')));
  // numbers of their own, behind what may be endings and within
  const separators = [' ', ', ', ',', '. ', ' - ', '/', ' (', '-', ' #', ' & '];
  values.push(
    ...golden.map((value, i) => `${value}${separators[i % separators.length]}${4711 + i}`),
    ...golden.map((value, i) => value.replace(' ', ` ${4711 + i} `)),
  );

  it.each(['medium', 'wide'] as const)('have the %s keys that the grammar gives', (level) => {
    const both = new BothReadings('company');
    expect(both.plainShare(values, level), 'read by the kernel').toBeGreaterThan(0.3);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), (names) => both.check(names, level)),
      { numRuns: 500 },
    );
  });

  it('are most of what has an article in front, a legal form in any place, a place in brackets, letters for a form', () => {
    const plain = [
      ...['Zorblat Foods', 'The Zorblat Company', 'The Zorblat Group Ltd', 'Van Zorblat BV', 'And Zorblat Inc', 'Zorblat and Acme', 'Zorblat of Acme Inc'],
      ...[
        'Corporation Zorblat Inc',
        'Company Zorblat Ltd',
        'Zorblat Company Foods Inc',
        'Zorblat Corporation Acme Ltd',
        'New Zorblat Inc',
        'Zorblat SpA',
        'Zorblat S.p.A.',
      ],
      ...[
        'Zorblat South S.A.',
        'Zorblat A/S',
        'Zorblat A.Ş.',
        'Zorblat S A',
        'Zorblat (Japan)',
        'Zorblat Inc. (Japan)',
        'Zorblat Co., Ltd. (Japan)',
        'Zorblat (United Kingdom)',
      ],
      ...['Zorblat Ltd (United States)', 'Zorblat (UK) Limited', 'Zorblat - Foods of Acme', 'Zorblat Real Estate Inc', 'Zorblat Foods, 12', 'Zorblat LLC, 12'],
    ];
    for (const level of ['medium', 'wide'] as const) {
      const both = new BothReadings('company');
      both.check(plain, level);
      const asked = plain.filter((value) => both.plainShare([value], level) < 1);
      expect(asked, level).toEqual([]);
    }
  });

  it('have the units that they would have if each were read with care', () => {
    const engine = new KeyEngine(categoryOf('company'));
    const reader = engine.reader as CompanyReader;
    const [units, roles] = [new Int32Array(MAX_LEVEL_WORDS), new Uint8Array(MAX_LEVEL_WORDS)];
    const unitsOf = (linkUnits: 'linkUnits' | 'linkUnitsByGrammar'): string[] => {
      const end = reader[linkUnits](units, roles, 0);
      return Array.from(units.subarray(0, end), (word, i) => `${reader.wordText(word)}: ${COMPANY_ROLES[roles[i]].name}`);
    };
    let asked = 0;
    const byGrammar = reader.linkUnitsByGrammar.bind(reader);
    reader.linkUnitsByGrammar = (...to) => {
      asked++;
      return byGrammar(...to);
    };
    const check = (value: string): void => {
      engine.readOne(value);
      const plain = unitsOf('linkUnits');
      engine.readOne(value);
      expect(plain, JSON.stringify(value)).toEqual(unitsOf('linkUnitsByGrammar'));
    };
    for (const value of golden) check(value);
    expect(asked - golden.length, 'read with care').toBeLessThan(golden.length * 0.85);
    for (const value of values) check(value);
    fc.assert(fc.property(name, check), { numRuns: 5000 });
  });
});

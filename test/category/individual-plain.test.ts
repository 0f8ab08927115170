import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameSkeleton } from '../../src/category/individual/skeleton.js';
import { categoryOf } from '../../src/category/registry.js';
import { KeyEngine } from '../../src/key/key-engine.js';
import { lexiconTable } from '../../src/lexicon/lexicon.js';
import { BothReadings } from './both-readings.js';

const TABLES = ['titles', 'particles', 'generations', 'postNominals', 'nameMarkers'] as const;
/** Words that are something besides names, or names of which only one place is that of a name. */
const STRUCTURE = [...new Set(TABLES.flatMap((table) => lexiconTable(table).flatMap(({ words }) => words)))];
const NAMES = [
  ...['Mary', 'john', 'ANN', 'Bob', 'Alison', 'Mohammed', 'Jürgen', 'Peggy', 'Dean', 'Xyrrl', 'Abbe', 'Smith', 'Schroeder', 'Müller', 'Gonzales', 'Cohen'],
  ...['Kim', 'Lee', 'Young', 'Park', 'Hwa', 'Jong', 'Hyun', 'Mei', 'Ling', 'Nguyen', 'Van', 'Thi', 'Minh', 'Tran', 'Ivan', 'Ivanovich', 'Petrovna'],
  ...['Tan', 'Chee', 'Beng', 'Wong', 'Ka', 'Wah', 'Kwok', 'Tsz', 'Raymond', 'Siu', 'Eun', 'Kyung', 'Chau', 'Bao'],
  ...['Abdul', 'Rahman', 'Nur', 'Din', 'JA', 'CJ', 'Wm', 'Oglu', 'Bin', "O'Neil", '1950', '4b', 'Carlos', 'Filho', 'Sá', 'Ma', 'Do', 'Владимир', '김정은', '&'],
];
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 2, arbitrary: letter },
  { weight: 2, arbitrary: fc.constantFrom(...STRUCTURE) },
);
const separator = fc.oneof({ weight: 6, arbitrary: fc.constant(' ') }, { weight: 2, arbitrary: fc.constantFrom('. ', ', ', '.', ',', '-', ' (', '; ', '/') });
const name = fc.array(fc.tuple(word, separator), { minLength: 1, maxLength: 5 }).map((parts) => parts.flat().slice(0, -1).join(''));

/** Every place in which a word may stand, between names that are nothing else. */
const around = (middle: string): string[] => [
  ...[
    middle,
    `Mary ${middle}`,
    `${middle} Smith`,
    `Smith ${middle}`,
    `Mary ${middle} Smith`,
    `Smith, ${middle}`,
    `${middle}, Mary`,
    `Smith, Mary ${middle}`,
    `Smith, ${middle} Mary`,
  ],
  ...[`Mary ${middle} Ann Smith`, `Mary Ann Smith ${middle}`, `Smith ${middle}, Mary`, `Mary Smith, ${middle}`, `Hwa Jong ${middle}`, `${middle} Ling Xyrrl`],
  ...[`Mary ${middle}. Smith`, `${middle}. Smith`, `Mary Smith ${middle} Jr`, `${middle} Smith III`, `Smith, Mary ${middle}, Jr.`, `Mary ${middle}, Sr`],
];

describe('plain names of persons', () => {
  const golden = readFileSync(new URL('../golden/individual@1.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line.split('\t')[0]) as string);
  const placed = [...NAMES, ...STRUCTURE, ...'abcdefghijklmnopqrstuvwxyz'].flatMap(around);
  const phrases = TABLES.flatMap((table) => lexiconTable(table))
    .filter(({ words }) => words.length > 1)
    .flatMap(({ words }) => around(words.join(' ')));

  const dotted = STRUCTURE.filter((text) => /^[a-z]{2,5}$/.test(text))
    .map((text) => [...text].join('.'))
    .flatMap((text) => [`Smith, ${text}.`, `Smith, Mary ${text}`, `Mary Smith ${text}`, `${text}. Smith`, `Mary ${text}. Smith`]);

  it.each(['medium', 'wide'] as const)('have the %s keys that the grammar gives', (level) => {
    const both = new BothReadings('individual');
    const labels = lexiconTable('nameMarkers').flatMap(({ class: cls, words }) => (cls === 'label' ? [words[0]] : []));
    const labelled = labels.flatMap((label) =>
      ['Mary Smith', 'J. Smith', 'Smith, John'].flatMap((name) => [
        `1. ${name}`,
        `(2) ${name}`,
        `3) ${name}`,
        `4 . ${name}`,
        `5.${name}`,
        `${label}: ${name}`,
        `full ${label}: ${name}`,
        `${label} ${name}`,
        `${label} - ${name}`,
        `${name} ${label}`,
      ]),
    );
    expect(both.plainShare([...golden, ...placed, ...phrases, ...dotted, ...labelled], level), 'read by the kernel').toBeGreaterThan(0.2);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), (values) => both.check(values, level)),
      { numRuns: 3000 },
    );
  });

  it('are most of what has a given name, initials, a surname and a generation', () => {
    const values = [
      'Mary Xyrrl',
      'John Q. Smith',
      'Smith, Mary Ann',
      'Smith, J',
      'Thomas J Lee',
      'Mary D Schroeder',
      'Robert L. Smith Jr.',
      'John Smith, III',
      'Bob',
    ];
    for (const level of ['medium', 'wide'] as const) expect(new BothReadings('individual').plainShare(values, level), level).toBe(1);
  });

  it('are never keys of the wrong person: the first word that a reader learns is no generation', () => {
    const engine = new KeyEngine(categoryOf('individual'));
    const first = engine.reader.wordText(0);
    expect(engine.keyTextOf(`Mary ${first}`, 'wide')).toBe(`${engine.keyTextOf('Mary', 'wide')} | ${nameSkeleton(first)}`);
  });
});

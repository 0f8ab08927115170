import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { frontCodedNumbers } from '../../scripts/tables/front-coding.mjs';
import { genderOf, wordFrequency } from '../../src/lexicon/lexicon.js';
import { WordNumbers } from '../../src/lexicon/word-numbers.js';

const packed = (numbers: ReadonlyMap<string, number>): WordNumbers =>
  new WordNumbers(frontCodedNumbers([...numbers].map(([word, number]) => `${word} ${number}`)).join('\n'));

describe('numbers of words', () => {
  it.each([
    ['nothing shared', { ab: 1, cd: 20 }],
    ['a word within the next', { a: 1, ab: 2, abc: 3, abcd: 4 }],
    ['digits', { 1: 7, 12: 8, '2nd': 9 }],
    ['more letters in common than a capital tells', { ['a'.repeat(30)]: 1, ['a'.repeat(31)]: 2, [`${'a'.repeat(30)}b`]: 3 }],
    ['one word', { smith: 8000 }],
    ['in no order', { b: 2, a: 1, ab: 3 }],
  ])('are found: %s', (_, words) => {
    const numbers = packed(new Map(Object.entries(words)));
    for (const [word, number] of Object.entries(words)) expect(numbers.of(word), word).toBe(number);
    for (const other of ['', 'abcde', 'é', 'a'.repeat(29), 'A', 'a 1']) if (!(other in words)) expect(numbers.of(other), other).toBe(0);
  });

  it('are those of any words, and of no others', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '0', '9'), minLength: 1, maxLength: 32 });
    fc.assert(
      fc.property(fc.dictionary(word, fc.nat(2_000_000), { minKeys: 1, maxKeys: 60, noNullPrototype: true }), fc.array(word), (words, others) => {
        const numbers = packed(new Map(Object.entries(words)));
        for (const asked of [...Object.keys(words), ...others]) expect(numbers.of(asked)).toBe(Object.hasOwn(words, asked) ? words[asked] : 0);
      }),
    );
  });

  it.each([
    ['company', 'company/word-frequency'],
    ['given', 'individual/given-frequency'],
    ['surname', 'individual/surname-frequency'],
    ['street', 'address/street-word-frequency'],
  ] as const)('are those of the rows of a list: %s', (list, file) => {
    const rows = readFileSync(new URL(`../../src/lexicon/tables/${file}.tsv`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1);
    const expected = new Map(rows.map((row) => [row.split('\t')[0], Number(row.split('\t')[1])]));
    expect(expected.size).toBeGreaterThan(500);
    for (const [word, number] of expected) {
      if (wordFrequency(word, list) !== number) expect(wordFrequency(word, list), word).toBe(number);
      // a word that begins or ends as this one does is another one
      for (const other of [word.slice(0, -1), word.slice(1), `${word}x`, `${word} `])
        if (wordFrequency(other, list) !== (expected.get(other) ?? 0)) expect(wordFrequency(other, list), other).toBe(expected.get(other) ?? 0);
    }
  });
});

describe('genderOf', () => {
  it.each([
    ['mary', 1],
    ['john', 2],
    ['robin', 0],
    ['xqzt', 0],
    ['', 0],
  ])('%s: %i', (name, gender) => expect(genderOf(name) & 3).toBe(gender));

  it('is of names that the list of given names has, and of others', () => {
    const names = readFileSync(new URL('../../src/lexicon/tables/classify/given-by-country.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t')[0]);
    const said = new Set(names.filter((name) => genderOf(name) !== 0));
    const listed = [...said].filter((name) => wordFrequency(name, 'given') > 0).length;
    expect(said.size).toBeGreaterThan(5000);
    expect(listed).toBeGreaterThan(4500);
    expect(listed).toBeLessThan(said.size);
  });
});

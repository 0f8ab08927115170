import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { frontCoded } from '../../scripts/tables/front-coding.mjs';
import { frontDecoded } from '../../src/lexicon/front-coding.js';
import { wordFrequency } from '../../src/lexicon/lexicon.js';

describe('front coding', () => {
  it.each([
    ['nothing shared', ['ab 1', 'cd 20']],
    ['a word within the next', ['a 1', 'ab 2', 'abc 3', 'abcd 4']],
    ['digits', ['1 7', '12 8', '2nd 9']],
    ['more letters in common than a capital tells', [`${'a'.repeat(30)} 1`, `${'a'.repeat(31)} 2`]],
    ['one line', ['smith 8000']],
  ])('gives back the lines: %s', (_, lines) => {
    expect(frontDecoded(frontCoded(lines).join('\n')).split('\n')).toEqual(lines);
  });

  it('puts the lines in order of their words', () => {
    expect(frontDecoded(frontCoded(['b 2', 'a 1', 'ab 3']).join('\n'))).toBe('a 1\nab 3\nb 2');
  });

  it.each([
    ['company', 'company/word-frequency'],
    ['given', 'individual/given-frequency'],
    ['surname', 'individual/surname-frequency'],
    ['street', 'address/street-word-frequency'],
  ] as const)('loses no row of a list: %s', (list, file) => {
    const rows = readFileSync(new URL(`../../src/lexicon/tables/${file}.tsv`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1);
    expect(rows.length).toBeGreaterThan(500);
    for (const row of rows) {
      const [word, perMillion] = row.split('\t');
      expect(wordFrequency(word, list), word).toBe(Number(perMillion));
    }
  });
});

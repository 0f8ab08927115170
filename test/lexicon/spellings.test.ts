import { describe, expect, it } from 'vitest';
import { type LexiconEntry, lexiconTable } from '../../src/lexicon/lexicon.js';

const oneWord = ({ words }: LexiconEntry): boolean => words.length === 1;

describe('words that are written as others', () => {
  it('lead to a generic word from each that is one', () => {
    const generic = new Set(
      lexiconTable('genericWords')
        .filter(oneWord)
        .map(({ words }) => words[0]),
    );
    const astray = lexiconTable('abbreviations').filter(
      (row) => oneWord(row) && row.ambiguous === '' && generic.has(row.words[0]) && !generic.has(row.canonicalWords.join('')),
    );
    expect(astray.map(({ words, canonical }) => `${words[0]}: ${canonical}`)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { WordNumbers } from '../../src/lexicon/word-numbers.js';
import { tableText } from '../../src/lexicon/table-text.js';

describe('numbers of words', () => {
  it.each([
    ['company', 'companyWordFrequency'],
    ['individual', 'surnameFrequency'],
  ] as const)('are those of a map of all lines: %s %s', (folder, name) => {
    const text = tableText(folder, name);
    const expected = new Map(text.split('\n').map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
    const numbers = new WordNumbers(text);
    for (const [word, number] of expected) {
      expect(numbers.get(word), word).toBe(number);
      // a word that begins or ends as this one does is another one
      for (const other of [word.slice(0, -1), word.slice(1), `${word}x`, `${word} `]) expect(numbers.get(other), other).toBe(expected.get(other) ?? 0);
    }
  });

  it('are 0 for what the list has not', () => {
    const numbers = new WordNumbers('acme 12\nzebra 7');
    expect(['acme', 'zebra', 'acm', '', 'acme 12', '12', 'é'].map((word) => numbers.get(word))).toEqual([12, 7, 0, 0, 0, 0, 0]);
    expect(new WordNumbers('').get('acme')).toBe(0);
  });
});

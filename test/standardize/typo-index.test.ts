import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { osaDistance } from '../../src/similarity/index.js';
import { isOneEdit, TypoIndex } from '../../src/standardize/typo-index.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 });

describe('TypoIndex', () => {
  it('finds what a comparison with every spelling finds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, text) => {
        const index = new TypoIndex(words.map((each, i) => [each, i]));
        const expected = words.flatMap((each, i) => (text.length >= 5 && each.length >= 5 && osaDistance(each, text) === 1 ? [i] : []));
        expect(index.find(text).sort((a, b) => a - b)).toEqual(expected);
        expect(index.find(text, (_, owner) => owner % 2 === 0).every((owner) => owner % 2 === 0)).toBe(true);
      }),
    );
  });

  it('tells one edit as the distance does', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneEdit(a, b)).toBe(osaDistance(a, b) === 1);
      }),
    );
    expect(isOneEdit('', 'a')).toBe(true);
    expect(isOneEdit('', '')).toBe(false);
  });

  it('gives each owner once, and nothing for texts beyond its bounds', () => {
    const index = new TypoIndex([
      ['colombia', 1],
      ['columbia', 1],
      ['x'.repeat(70), 2],
    ]);
    expect(index.find('colambia')).toEqual([1]);
    expect(index.find('x'.repeat(69))).toEqual([]);
    expect(index.find('')).toEqual([]);
    expect(new TypoIndex([]).find('colombia')).toEqual([]);
  });
});

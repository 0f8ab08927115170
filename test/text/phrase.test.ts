import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords } from '../../src/text/fold.js';
import { foldPhrase } from '../../src/text/phrase.js';
import { anyString } from '../reference/arbitraries.js';

describe('foldPhrase', () => {
  it.each([
    ['', []],
    ['GmbH & Co. KG', ['gmbh', 'and', 'co', 'kg']],
    ['S.à r.l.', ['sarl']],
    ['S.A.', ['sa']],
    ['S. A. de C. V.', ['sa', 'de', 'cv']],
    ['S p A', ['spa']],
    ['a', ['a']],
    ['a b', ['ab']],
    ['ab c d ef', ['ab', 'cd', 'ef']],
    // over an "and" between two initials, and only there
    ['A & B', ['ab']],
    ['A + B', ['ab']],
    ['A and B', ['ab']],
    ['A & B & C', ['abc']],
    ['A & Bc', ['a', 'and', 'bc']],
    ['Ab & C', ['ab', 'and', 'c']],
    ['A && B', ['a', 'and', 'and', 'b']],
    ['A &', ['a', 'and']],
    ['& A', ['and', 'a']],
    ['AT&T', ['at', 'and', 't']],
    // digits are no initials
    ['A 1 B', ['a', '1', 'b']],
    ['1 2', ['1', '2']],
    ['Д. А.', ['da']],
  ])('%j', (text, words) => {
    expect(foldPhrase(text)).toEqual(words);
  });

  it('never throws, has words of a to z and digits, and no two initials side by side', () => {
    const text = fc.oneof(anyString, fc.string({ unit: fc.constantFrom('a', 'b', ' ', '&', '.', '1', 'and') }));
    fc.assert(
      fc.property(text, (name) => {
        const words = foldPhrase(name);
        for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
        for (let i = 1; i < words.length; i++)
          expect(words[i - 1].length === 1 && words[i].length === 1 && /^[a-z]{2}$/.test(words[i - 1] + words[i])).toBe(false);
      }),
      { numRuns: 800 },
    );
  });

  it('keeps every letter and digit in order but those of an "and" between initials', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'xy', ' ', '.', '1') });
    fc.assert(
      fc.property(text, (name) => {
        expect(foldPhrase(name).join('')).toBe(foldWords(name).join(''));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PhraseTrie } from '../../src/lexicon/phrase-trie.js';

const phrase = fc.array(fc.nat(12), { minLength: 1, maxLength: 4 });

/** The longest phrase that `words` begin with, by looking at all. */
function longest(phrases: readonly number[][], words: readonly number[]): [value: number, length: number] {
  let found: [number, number] = [-1, 0];
  phrases.forEach((one, value) => {
    if (one.length > found[1] && one.every((word, i) => words[i] === word)) found = [value, one.length];
  });
  return found;
}

describe('PhraseTrie', () => {
  it('finds the longest phrase, also where it is made of its data', () => {
    fc.assert(
      // (as many as make the slots grow)
      fc.property(fc.array(phrase, { maxLength: 900 }), fc.array(fc.array(fc.nat(13), { maxLength: 6 }), { maxLength: 20 }), (phrases, texts) => {
        const trie = new PhraseTrie();
        phrases.forEach((words, value) => {
          trie.add(words, value);
        });
        const copy = PhraseTrie.from(trie.data);
        expect(copy.data).toEqual(trie.data);
        expect(new Set(Array.from(copy.pairs(), String))).toEqual(new Set(Array.from(trie.pairs(), String)));
        for (const words of [...texts, ...phrases.slice(0, 50)]) {
          for (const one of [trie, copy]) expect([one.match(words, 0, words.length), one.matchLength]).toEqual(longest(phrases, words));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('can be added to where it is made of its data', () => {
    const trie = new PhraseTrie();
    trie.add([1, 2], 7);
    const copy = PhraseTrie.from(trie.data);
    copy.add([1, 3], 8);
    expect([copy.match([1, 2], 0, 2), copy.match([1, 3], 0, 2), trie.match([1, 3], 0, 2)]).toEqual([7, 8, -1]);
  });
});

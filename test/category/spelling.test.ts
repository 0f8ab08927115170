import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SpellingIndex } from '../../src/category/spelling.js';
import { osaDistance } from '../../src/similarity/osa-distance.js';

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'l'), { minLength: 4, maxLength: 9 }).map((all) => all.join(''));

describe('SpellingIndex', () => {
  it('is a look at every known word', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 120 }), fc.array(letters, { minLength: 1, maxLength: 20 }), (known, words) => {
        const index = SpellingIndex.of(known);
        const taken = [...new Set(known)].filter(SpellingIndex.takes);
        for (const word of words) {
          const near = taken.filter((one) => osaDistance(word, one) <= 1);
          expect(index.nearest(word)).toBe(near.length === 1 ? near[0] : null);
        }
      }),
    );
  });

  it('takes words of six letters and more', () => {
    expect(['global', 'wayne', 'route66', 'Global', ''].map(SpellingIndex.takes)).toEqual([true, false, false, false, false]);
    expect(SpellingIndex.of([]).nearest('global')).toBeNull();
  });
});

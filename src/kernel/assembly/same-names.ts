// Whether two values are written with the same words, or with the same letters.
import { Trait, traitsOf, wordAt, WordPair } from './word-pairs';

/** Whether both names have the same letters, however they are cut into words. */
export function areSameLetters(pair: WordPair): bool {
  const a = pair.left;
  const b = pair.right;
  let i = 0;
  let j = 0;
  let inLeft = 0;
  let inRight = 0;
  while (true) {
    while (i < a.count && inLeft == wordAt(a, i).length) {
      i++;
      inLeft = 0;
    }
    while (j < b.count && inRight == wordAt(b, j).length) {
      j++;
      inRight = 0;
    }
    if (i == a.count || j == b.count) return i == a.count && j == b.count;
    if (load<u8>(wordAt(a, i).text + <usize>inLeft) != load<u8>(wordAt(b, j).text + <usize>inRight)) return false;
    inLeft++;
    inRight++;
  }
}

/** Whether both sides have the same words in the same order, leaving aside what stands behind the name. */
export function sameWords(pair: WordPair): bool {
  const a = pair.left;
  const b = pair.right;
  let i = 0;
  let j = 0;
  while (true) {
    while (i < a.count && (traitsOf(pair, a, i) & Trait.behind) != 0) i++;
    while (j < b.count && (traitsOf(pair, b, j) & Trait.behind) != 0) j++;
    if (i == a.count || j == b.count) return i == a.count && j == b.count;
    if (wordAt(a, i++).number != wordAt(b, j++).number) return false;
  }
}

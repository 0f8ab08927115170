import { HashFilter, rollingHash, someDeletionHash } from '../text/rolling-hash.js';

/**
 * Words within one slip (a letter missing, added, changed, or two exchanged) of a given one. Index of deletions (as in W. Garbe's SymSpell): each
 * known word is filed under itself and under every spelling with one letter left out; two words one slip apart meet in one of these.
 */
export class SpellingIndex {
  /** Shorter words have too many neighbours. */
  static readonly minLength = 6;
  readonly #words: string[] = [];
  /** The hash of each spelling filed: most words are told apart by it, without a string being made. */
  readonly #filter = new HashFilter(FILTER_BITS);
  readonly #filed = new Map<string, number[]>();

  static of(words: Iterable<string>): SpellingIndex {
    const index = new SpellingIndex();
    for (const word of new Set(words)) {
      if (word.length < SpellingIndex.minLength || !/^[a-z]+$/.test(word)) continue;
      const id = index.#words.push(word) - 1;
      for (const key of deletions(word)) {
        index.#filter.add(rollingHash(key));
        const ids = index.#filed.get(key);
        if (ids === undefined) index.#filed.set(key, [id]);
        else ids.push(id);
      }
    }
    return index;
  }

  /** The only known word one slip away from `word`; `null` where there is none or more than one. */
  nearest(word: string): string | null {
    if (!someDeletionHash(word, (hash) => this.#filter.has(hash))) return null;
    let found = -1;
    for (const key of deletions(word)) {
      for (const id of this.#filed.get(key) ?? []) {
        if (id === found || !oneSlip(word, this.#words[id])) continue;
        if (found >= 0) return null;
        found = id;
      }
    }
    return found < 0 ? null : this.#words[found];
  }
}

const FILTER_BITS = 22;

function* deletions(word: string): Iterable<string> {
  yield word;
  for (let i = 0; i < word.length; i++) if (word[i] !== word[i - 1]) yield word.slice(0, i) + word.slice(i + 1);
}

/** Optimal string alignment distance ≤ 1. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length === b.length) return a.slice(i + 1) === b.slice(i + 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2));
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}

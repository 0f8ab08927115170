import { someDeletionHash } from '../text/rolling-hash.js';

/**
 * Words within one slip (a letter missing, added, changed, or two exchanged) of a given one. Index of deletions (as in W. Garbe's SymSpell): each
 * known word is filed under itself and under every spelling with one letter left out; two words one slip apart meet in one of these. Spellings are filed by their
 * hashes in one open-addressing table of integers: no string is made of any, and what meets by accident is told apart by {@link oneSlip}.
 */
export class SpellingIndex {
  /** Shorter words have too many neighbours. */
  static readonly minLength = 6;
  readonly #words: readonly string[];
  /** Hash of a spelling, and the number of its word + 1 (0: free). */
  readonly #hashes: Int32Array;
  readonly #owners: Int32Array;
  readonly #shift: number;

  private constructor(words: readonly string[]) {
    this.#words = words;
    const spellings = words.reduce((sum, word) => sum + word.length + 1, 0);
    const bits = Math.ceil(Math.log2(spellings * 2 + 1));
    this.#hashes = new Int32Array(2 ** bits);
    this.#owners = new Int32Array(2 ** bits);
    this.#shift = 32 - bits;
    words.forEach((word, index) => {
      someDeletionHash(word, (hash) => this.#file(hash, index + 1));
    });
  }

  static of(words: Iterable<string>): SpellingIndex {
    const known = new Set<string>();
    for (const word of words) if (SpellingIndex.takes(word)) known.add(word);
    return new SpellingIndex([...known]);
  }

  /** Whether others may be slips of a word: short ones have too many neighbours, those with digits are told apart by them. */
  static takes(word: string): boolean {
    return word.length >= SpellingIndex.minLength && /^[a-z]+$/.test(word);
  }

  /** Files a word under a hash; false: go on. */
  #file(hash: number, owner: number): false {
    let slot = this.#slotOf(hash);
    while (this.#owners[slot] !== 0) slot = this.#behind(slot);
    this.#hashes[slot] = hash;
    this.#owners[slot] = owner;
    return false;
  }

  #slotOf(hash: number): number {
    return Math.imul(hash, 0x9e3779b1) >>> this.#shift;
  }

  #behind(slot: number): number {
    return (slot + 1) & (this.#owners.length - 1);
  }

  /** The only known word one slip away from `word`; `null` where there is none or more than one. */
  nearest(word: string): string | null {
    let found: string | null = null;
    const several = this.#someNear(word, (near) => {
      if (found !== null && found !== near) return true;
      found = near;
      return false;
    });
    return several ? null : found;
  }

  /** All known words one slip away from `word`, each once. */
  near(word: string): string[] {
    const found: string[] = [];
    this.#someNear(word, (near) => {
      if (!found.includes(near)) found.push(near);
      return false;
    });
    return found;
  }

  /** Calls `visit` for each known word one slip away, for some more than once, until it answers true; returns whether it did. */
  #someNear(word: string, visit: (near: string) => boolean): boolean {
    return someDeletionHash(word, (hash) => {
      hash |= 0;
      for (let slot = this.#slotOf(hash); this.#owners[slot] !== 0; slot = this.#behind(slot)) {
        const near = this.#words[this.#owners[slot] - 1];
        if (this.#hashes[slot] === hash && oneSlip(word, near) && visit(near)) return true;
      }
      return false;
    });
  }
}

/** Optimal string alignment distance ≤ 1. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length === b.length) return a.slice(i + 1) === b.slice(i + 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2));
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}

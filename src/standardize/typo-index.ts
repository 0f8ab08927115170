import { someDeletionHash } from '../text/rolling-hash.js';

/** Spellings of fewer letters have too many neighbours that are something else (Mali, Malta). */
const MIN_LETTERS = 5;
const MAX_LETTERS = 64;

/**
 * Names by their spellings with one letter wrong, left out, too many, or two changed places (optimal string alignment, distance 1).
 *
 * Each spelling is filed under itself and under every spelling with one letter left out; two that are one edit apart meet under one of these. Only hashes are kept, and
 * each spelling found is compared letter by letter.
 *
 * @cost O(letters) a look-up; for each spelling, its length + 1 entries of 8 bytes.
 */
export class TypoIndex {
  readonly #spellings: readonly string[];
  readonly #owners: readonly number[];
  /** First entry of each bucket, and the next one behind each entry; 0 for none. Entry e is of spelling `#entries[e]`. */
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  readonly #entries: Int32Array;

  /** @param names spellings without blanks and the number of what each names; those of less than five letters are left out. */
  constructor(names: Iterable<readonly [spelling: string, owner: number]>) {
    const usable = [...names].filter(([spelling]) => spelling.length >= MIN_LETTERS && spelling.length <= MAX_LETTERS);
    this.#spellings = usable.map(([spelling]) => spelling);
    this.#owners = usable.map(([, owner]) => owner);
    const count = this.#spellings.reduce((sum, { length }) => sum + length + 1, 0);
    this.#heads = new Int32Array(2 ** Math.ceil(Math.log2(count + 2)));
    this.#next = new Int32Array(count + 1);
    this.#entries = new Int32Array(count + 1);
    let entry = 0;
    this.#spellings.forEach((spelling, i) => {
      someDeletionHash(spelling, (hash) => {
        const bucket = this.#bucket(hash);
        entry++;
        this.#entries[entry] = i;
        this.#next[entry] = this.#heads[bucket];
        this.#heads[bucket] = entry;
        return false;
      });
    });
  }

  /**
   * The owners of all spellings at distance 1, each once; none where the text has less than five letters.
   *
   * @param text a spelling without blanks.
   * @param accept asked for each spelling found; those refused do not count.
   */
  find(text: string, accept: (spelling: string, owner: number) => boolean = () => true): number[] {
    const found: number[] = [];
    if (text.length < MIN_LETTERS || text.length > MAX_LETTERS) return found;
    someDeletionHash(text, (hash) => {
      for (let entry = this.#heads[this.#bucket(hash)]; entry !== 0; entry = this.#next[entry]) {
        const i = this.#entries[entry];
        if (found.includes(this.#owners[i]) || !isOneEdit(text, this.#spellings[i]) || !accept(this.#spellings[i], this.#owners[i])) continue;
        found.push(this.#owners[i]);
      }
      return false;
    });
    return found;
  }

  #bucket(hash: number): number {
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    return (hash ^ (hash >>> 15)) & (this.#heads.length - 1);
  }
}

/**
 * Whether one insertion, deletion, substitution or exchange of neighbours makes one text the other; not where they are equal.
 *
 * @example isOneEdit('Brasil', 'Brazil')  // => true
 * @example isOneEdit('Brazil', 'Brazil')  // => false
 */
export function isOneEdit(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEdit(b, a);
  if (b.length - a.length > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

import { Gap } from '../../text/byte-classes.js';
import { Notation } from './notations.js';
import type { ParseStep } from './parse.js';
import type { ProductWords } from './words.js';
import { WordRewriter } from './word-rewriter.js';

/** What releases of a system run under. */
const SYSTEM = 'windows';
/** Releases that are a list; one may be the product. */
const MIN_RELEASES = 2;
const DIGITS = /^\d/;

/**
 * What a product asks of the machine or of who uses it, and is not: the releases it runs on ("Win 98 ME 2000 XP" → windows), the least of a number ("Mac OS 10.3.9
 * or later", "ages 3 and up"). O(words).
 */
export class RequirementReader {
  readonly #words: ProductWords;
  readonly #ids: Int32Array;
  readonly #gaps: Uint8Array;
  readonly #out: WordRewriter;

  /** @param ids, gaps  the parse's own buffers. */
  constructor(words: ProductWords, ids: Int32Array, gaps: Uint8Array) {
    this.#words = words;
    this.#ids = ids;
    this.#gaps = gaps;
    this.#out = new WordRewriter(ids, gaps);
  }

  /** Rewrites the first `count` words; returns how many there are then. */
  read(count: number, steps: ParseStep[] | null): number {
    const { notations } = this.#words;
    let first = 0;
    while (first < count && (notations[this.#ids[first]] & (Notation.release | Notation.least)) === 0) first++;
    if (first === count) return count;
    this.#out.begin();
    for (let i = 0; i < count; ) {
      const notation = notations[this.#ids[i]];
      const read = notation & Notation.release ? this.#readReleases(i, count, steps) : 0;
      if (read === 0 && notation & Notation.least && i > 0) this.#dropNumber(i, steps);
      else if (read === 0) this.#out.put(this.#ids[i], this.#gaps[i]);
      i += read || 1;
    }
    return this.#out.finish();
  }

  /** A run of releases, one of them no number, becomes the system, if that does not stand in front of it. Returns how many words it was; 0: it is none. */
  #readReleases(i: number, count: number, steps: ParseStep[] | null): number {
    let end = i;
    let isNamed = this.#isSystem(this.#out.count - 1);
    const isBehind = isNamed;
    for (; end < count && this.#words.notations[this.#ids[end]] & Notation.release; end++) if (!DIGITS.test(this.#textAt(end))) isNamed = true;
    if (end - i < MIN_RELEASES || !isNamed) return 0;
    const text = Array.from(this.#ids.subarray(i, end), (id) => this.#words.textOf(id)).join(' ');
    steps?.push({ text, becomes: SYSTEM, rule: 'requirement' });
    if (!isBehind) this.#out.put(this.#words.id(SYSTEM), this.#gaps[i]);
    return end - i;
  }

  #isSystem(at: number): boolean {
    return at >= 0 && this.#words.textOf(this.#words.canonical[this.#out.idAt(at)]) === SYSTEM;
  }

  /** Takes back the number in front of "or later", with what dots hold to it. */
  #dropNumber(i: number, steps: ParseStep[] | null): void {
    let text = this.#textAt(i);
    while (this.#out.count > 0) {
      const at = this.#out.count - 1;
      const word = this.#words.textOf(this.#out.idAt(at));
      if (!DIGITS.test(word)) break;
      text = `${word} ${text}`;
      const isTied = this.#out.gapAt(at) === Gap.dot;
      this.#out.drop(1);
      if (!isTied) break;
    }
    steps?.push({ text, becomes: '', rule: 'requirement' });
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.#ids[i]);
  }
}

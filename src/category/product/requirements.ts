import { Gap } from '../../text/byte-classes.js';
import { Notation } from './notations.js';
import type { ParseStep } from './parse.js';
import type { ProductWords } from './words.js';
import { WordRewriter } from './word-rewriter.js';

/** What releases of a system run under. */
const SYSTEM = 'windows';
/** Releases that are a list; one may be the product. */
const MIN_RELEASES = 2;
/** Words of a system in front of its number. */
const PLATFORM_WORDS = 3;
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
      if (read === 0 && !(notation & Notation.least && this.#dropNumber(i, steps))) this.#out.put(this.#ids[i], this.#gaps[i]);
      i += read || 1;
    }
    return this.#out.finish();
  }

  /** A run of releases behind the system, in brackets or with slashes (95/98/NT) becomes the system. Returns how many words it was; 0: it is none ("Office 2003 XP"). */
  #readReleases(i: number, count: number, steps: ParseStep[] | null): number {
    let end = i;
    const isBehind = this.#isSystem(this.#out.count - 1);
    while (end < count && this.#words.notations[this.#ids[end]] & Notation.release) end++;
    const isList = (this.#gaps[i] & Gap.open) !== 0 || (end - i > 1 && this.#gaps[i + 1] === Gap.slash);
    const isAside = isList && this.#ids.subarray(i, end).some((id) => !DIGITS.test(this.#words.textOf(id)));
    if (end - i < MIN_RELEASES || !(isBehind || isAside)) return 0;
    const text = Array.from(this.#ids.subarray(i, end), (id) => this.#words.textOf(id)).join(' ');
    steps?.push({ text, becomes: SYSTEM, rule: 'requirement' });
    if (!isBehind) this.#out.put(this.#words.id(SYSTEM), this.#gaps[i]);
    return end - i;
  }

  #isSystem(at: number): boolean {
    return at >= 0 && this.#words.textOf(this.#words.canonical[this.#out.idAt(at)]) === SYSTEM;
  }

  /** Takes back the number in front of "or later", with what dots hold to it, if that is a system's ("Mac OS 10.4"; "ages 3 and up" tells what it is). Whether it did. */
  #dropNumber(i: number, steps: ParseStep[] | null): boolean {
    let at = this.#out.count - 1;
    const isNumber = (place: number): boolean => place >= 0 && DIGITS.test(this.#words.textOf(this.#out.idAt(place)));
    if (!isNumber(at)) return false;
    while (this.#out.gapAt(at) === Gap.dot && isNumber(at - 1)) at--;
    if (!this.#isBehindPlatform(at)) return false;
    const taken = Array.from({ length: this.#out.count - at }, (_, k) => this.#words.textOf(this.#out.idAt(at + k)));
    this.#out.drop(taken.length);
    steps?.push({ text: [...taken, this.#textAt(i)].join(' '), becomes: '', rule: 'requirement' });
    return true;
  }

  /** "Mac OS X 10.4" */
  #isBehindPlatform(at: number): boolean {
    for (let before = at - 1; before >= 0 && before >= at - PLATFORM_WORDS; before--)
      if (this.#words.isOfClass(this.#out.idAt(before), 'platform')) return true;
    return false;
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.#ids[i]);
  }
}

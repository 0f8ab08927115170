import { Gap } from '../../text/byte-classes.js';
import { isRecordNumber, mayBeGtin, RecordWord, YEAR } from './code-words.js';
import { Kind } from './kinds.js';
import { Notation } from './notations.js';
import type { ParseStep } from './parse.js';
import type { ProductWords } from './words.js';

/** What may be a number of a record behind a word that may be another one ("The Art of War"). */
const DOUBTFUL = /^\d{7,8}$/;
/** Words between what says that a number follows and the number: no., nr. */
const MOST_BETWEEN = 2;
/** Words of a value beside the number of its record, at least. */
const MIN_BESIDE = 2;

/**
 * Numbers under which a shop or a list has an article: behind SKU, EAN, ISBN, Artikelnr. and the like, in brackets in front of all.
 * They are words of a kind of their own, left out of wide keys, which say nothing in linkage where one of two names lacks them; a GTIN is so in linkage alone, and its article's
 * number in keys.
 */
export class RecordReader {
  readonly #words: ProductWords;
  readonly #ids: Int32Array;
  readonly #gaps: Uint8Array;

  /** @param ids, gaps  the parse's own buffers. */
  constructor(words: ProductWords, ids: Int32Array, gaps: Uint8Array) {
    this.#words = words;
    this.#ids = ids;
    this.#gaps = gaps;
  }

  /** Reads the first `count` words; returns how many there are then. O(words). */
  read(count: number, steps: ParseStep[] | null): number {
    const { records } = this.#words;
    let first = 0;
    while (first < count && records[this.#ids[first]] === 0) first++;
    if (first === count || count <= MIN_BESIDE) return count;
    let write = 0;
    for (let i = 0; i < count; ) {
      const at = this.#recordAt(i, count);
      if (at < 0) {
        this.#gaps[write] = this.#gaps[i];
        this.#ids[write++] = this.#ids[i++];
        continue;
      }
      const text = this.#textAt(at);
      if (at > i) steps?.push({ text: this.#textAt(i), becomes: '', rule: 'number sign' });
      this.#gaps[write] = this.#gaps[i];
      this.#ids[write++] = mayBeGtin(text) ? this.#ids[at] : this.#words.recordOf(text);
      i = at + 1;
    }
    return write;
  }

  /** Where the number of a record stands that begins at word `i`, with what says so; -1: none does. */
  #recordAt(i: number, count: number): number {
    const record = this.#words.records[this.#ids[i]];
    if (record === 0) return -1;
    const text = this.#textAt(i);
    if (record & RecordWord.number) return i === 0 && this.#isInBrackets(count, text) ? i : -1;
    let at = i + 1;
    while (at < count && at <= i + MOST_BETWEEN && this.#words.notations[this.#ids[at]] & Notation.sign) at++;
    if (at >= count || this.#words.kind[this.#ids[at]] === Kind.size) return -1;
    return (record & RecordWord.said ? isRecordNumber(this.#textAt(at)) : DOUBTFUL.test(this.#textAt(at))) ? at : -1;
  }

  /** "[MZ-80714] Milwaukee M18"; not "[2019] Calendar". */
  #isInBrackets(count: number, text: string): boolean {
    return (this.#gaps[0] & Gap.open) !== 0 && count > 1 && (this.#gaps[1] & Gap.close) !== 0 && isRecordNumber(text) && !YEAR.test(text);
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.#ids[i]);
  }
}

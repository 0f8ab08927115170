import { Gap } from '../../text/byte-classes.js';
import { Code, withoutRegion, YEAR } from './code-words.js';
import { Kind } from './kinds.js';
import type { ParseStep } from './parse.js';
import type { ProductWords } from './words.js';

/** Letters of a word that may be a part of a model number ("PS-LX350H"); a longer one is a word of its own. */
const MAX_MODEL_LETTERS = 4;
/** Digits of a number in parts that is rather a part number ("122-00411"). */
const MIN_PART_NUMBER = 6;
/** Groups, and digits in all, of a part number that is written in groups. */
const MIN_GROUPS = 3;
const MIN_GROUPED = 8;
/** Digits in all where a group begins with a zero, as numbers do not. */
const MIN_ZERO_GROUPED = 7;
/** Groups of a code that dots hold together, and its digits. */
const DOTTED_FIRST = /^[a-z]{0,5}\d+$/;
const DOTTED = /^\d+[a-z]*$|^[a-z]{1,2}$/;
const MIN_DOTTED = 5;
/** Digits of a part number in groups that has a letter in front ("P 85 075"), and of its groups but the first. */
const MIN_LETTERED = 5;
const LETTERED_GROUP = /^\d{3}$/;
/** Two digits and more with a letter, behind one letter; an ordinal, behind letters and digits. */
const SIZE_OF_LETTER = /^\d{2,3}[a-z]$/;
const CODE_LETTER = /^[a-wyz]$/;
const ORDINAL = /^\d(?:er|st|nd|rd|th)$/;
const LETTERS_AND_DIGITS = /^(?=.*[a-z])[a-z\d]*\d{2}/;
/** A number that is no part number. */
const QUANTITY = /^[1-9]\d{0,4}$/;
/** What a line of models is called. */
const LINE = /^[a-z]+\d+$/;
/** And letters in front of its numbers: no word has so few without a vowel. */
const LETTERS_OF_LINE = /^[b-df-hj-np-tv-xz]{2,4}$/;

/**
 * Joins the parts of model numbers and part numbers: what hyphens, slashes and dots hold together, one letter and its number, digits in groups. Each reads the
 * first `count` words and returns how many there are then; O(words).
 */
export class CodeReader {
  readonly #words: ProductWords;
  readonly #ids: Int32Array;
  readonly #gaps: Uint8Array;

  /** @param ids, gaps  the parse's own buffers. */
  constructor(words: ProductWords, ids: Int32Array, gaps: Uint8Array) {
    this.#words = words;
    this.#ids = ids;
    this.#gaps = gaps;
  }

  /** "T137.407.11.041.00", "22.110.B": a code in groups. */
  joinDotted(count: number, steps: ParseStep[] | null): number {
    const words = this.#ids;
    let write = 0;
    for (let i = 0; i < count; write++) {
      let end = i + 1;
      while (end < count && this.#gaps[end] === Gap.dot && DOTTED.test(this.#textAt(end))) end++;
      const parts = end - i < MIN_GROUPS ? [] : Array.from(words.subarray(i, end), (id) => this.#words.textOf(id));
      this.#gaps[write] = this.#gaps[i];
      words[write] = words[i];
      if (DOTTED_FIRST.test(parts[0] ?? '') && parts.join('').replace(/\D/g, '').length >= MIN_DOTTED) {
        this.#put(write, parts, parts.join(''), steps);
        i = end;
      } else i++;
    }
    return write;
  }

  /** Runs that hyphens and slashes hold together and that have a digit: "PS-LX350H", "MB138LL/A", "122-00411". */
  joinModels(count: number, steps: ParseStep[] | null): number {
    const words = this.#ids;
    let write = 0;
    for (let i = 0; i < count; ) {
      let end = i + 1;
      while (
        end < count &&
        (this.#gaps[end] === Gap.hyphen || this.#gaps[end] === Gap.slash) &&
        (this.#mayBePart(end) || this.#isNumberOfLine(end) || this.#isEndOfCode(end))
      )
        end++;
      if (end > i + 1 && this.#isMeasured(i, end, count)) end = i + 1;
      const parts = end > i + 1 && (this.#mayBePart(i) || this.#isCodeBefore(i)) ? Array.from(words.subarray(i, end), (id) => this.#words.textOf(id)) : null;
      this.#gaps[write] = this.#gaps[i];
      words[write] = words[i];
      if (parts !== null && isModel(parts)) {
        this.#put(write, parts, this.#joined(parts, i), steps);
        i = end;
      } else i++;
      write++;
    }
    return write;
  }

  /** The parts from word `i` on as one, without the country that it is sold in: "MGN63D/A", "MGN63FN/A". */
  #joined(parts: readonly string[], i: number): string {
    const slashed = parts.length === 2 && this.#gaps[i + 1] === Gap.slash ? parts.join('/') : '';
    const sold = withoutRegion(slashed);
    return sold === slashed ? parts.join('').replaceAll('.', '') : sold;
  }

  /** Whether a run of words is numbers and the unit that they are of: "24-105-mm", "100/240 V". */
  #isMeasured(from: number, end: number, count: number): boolean {
    const isUnit = (i: number): boolean => i < count && this.#words.unitOf(this.#textAt(i)) !== null;
    const isHeld = isUnit(end - 1) && this.#textAt(end - 1).length > 1;
    if (!isHeld && !(isUnit(end) && (this.#gaps[end] & ~Gap.space) === 0)) return false;
    for (let i = from; i < (isHeld ? end - 1 : end); i++) if (!QUANTITY.test(this.#textAt(i))) return false;
    return true;
  }

  #mayBePart(i: number): boolean {
    const id = this.#ids[i];
    const text = this.#words.textOf(id);
    // "24.0125-0158.1": no decimal has so many digits on both sides
    if (text.includes('.')) return text.length > MIN_DOTTED;
    if (/\d/.test(text)) return this.#words.kind[id] !== Kind.size && this.#words.entry[id] < 0;
    return text.length === 1 || (text.length <= MAX_MODEL_LETTERS && this.#words.entry[id] < 0);
  }

  /** "F-91W", "GW-M5610-1ER": digits and letters behind a hyphen are no size behind one letter, and no ordinal behind a code. */
  #isEndOfCode(i: number): boolean {
    if (this.#gaps[i] !== Gap.hyphen) return false;
    const before = this.#textAt(i - 1);
    return (SIZE_OF_LETTER.test(this.#textAt(i)) && CODE_LETTER.test(before)) || (ORDINAL.test(this.#textAt(i)) && LETTERS_AND_DIGITS.test(before));
  }

  /** "i7-7700K", "DGS-1008G": behind a code, or letters that are no word, a number of four digits with a letter is one, though a unit may be called so. */
  #isNumberOfLine(i: number): boolean {
    if (!(this.#words.codes[this.#ids[i]] & Code.lettered) || this.#gaps[i] !== Gap.hyphen) return false;
    return LINE.test(this.#textAt(i - 1)) || (LETTERS_OF_LINE.test(this.#textAt(i - 1)) && this.#mayBePart(i - 1));
  }

  /** "PC-6601": two letters in front of a number are a code, whatever they mean elsewhere. */
  #isCodeBefore(i: number): boolean {
    const { codes } = this.#words;
    return (
      (codes[this.#ids[i]] & Code.short) !== 0 && this.#gaps[i + 1] === Gap.hyphen && (codes[this.#ids[i + 1]] & (Code.number | Code.year)) === Code.number
    );
  }

  /** "Nikon D 3500", "Beretta M 1935": one letter in front of three digits and more is a model number with it. */
  joinCodes(count: number, steps: ParseStep[] | null): number {
    const words = this.#ids;
    const { codes } = this.#words;
    let first = 0;
    while (first + 1 < count && !(codes[words[first]] & Code.letter && codes[words[first + 1]] & Code.number)) first++;
    if (first + 1 >= count) return count;
    let write = first;
    for (let i = first; i < count; i++, write++) {
      words[write] = words[i];
      this.#gaps[write] = this.#gaps[i];
      if (i + 1 === count || !(codes[words[i]] & Code.letter && codes[words[i + 1]] & Code.number) || this.#gaps[i + 1] !== Gap.space) continue;
      const parts = [this.#words.textOf(words[i]), this.#words.textOf(words[i + 1])];
      this.#put(write, parts, parts.join(''), steps);
      i++;
    }
    return write;
  }

  /** "0 451 103 079", "4 006381 333931": digits in groups are one part number. */
  joinGroups(count: number, steps: ParseStep[] | null): number {
    const words = this.#ids;
    const { codes } = this.#words;
    let first = 0;
    while (first + 1 < count && (codes[words[first]] & codes[words[first + 1]] & Code.digits) === 0) first++;
    if (first + 1 >= count) return count;
    first = Math.max(first - 1, 0);
    let write = first;
    for (let i = first; i < count; ) {
      const lettered = this.#endOfLettered(i, count);
      if (lettered > 0) {
        const parts = Array.from(words.subarray(i, lettered), (id) => this.#words.textOf(id));
        this.#gaps[write] = this.#gaps[i];
        this.#put(write++, parts, parts.join(''), steps);
        i = lettered;
        continue;
      }
      let end = i + 1;
      while (end < count && this.#gaps[end] === Gap.space && (codes[words[end]] & codes[words[end - 1]] & Code.digits) !== 0) end++;
      const parts = end - i < MIN_GROUPS ? [] : Array.from(words.subarray(i, end), (id) => this.#words.textOf(id));
      const least = parts.some((part, at) => at > 0 && part.startsWith('0')) ? MIN_ZERO_GROUPED : MIN_GROUPED;
      if (parts.join('').length >= least && !parts.some((part) => YEAR.test(part))) {
        this.#gaps[write] = this.#gaps[i];
        this.#put(write++, parts, parts.join(''), steps);
        i = end;
      } else
        for (; i < end; i++, write++) {
          this.#gaps[write] = this.#gaps[i];
          words[write] = words[i];
        }
    }
    return write;
  }

  /** "P 85 075": a letter in front of groups of digits. Returns their end, 0: none. */
  #endOfLettered(i: number, count: number): number {
    const words = this.#ids;
    const { codes } = this.#words;
    if (!(codes[words[i]] & Code.letter)) return 0;
    let end = i + 1;
    let digits = 0;
    for (; end < count && this.#gaps[end] === Gap.space && codes[words[end]] & Code.digits; end++) {
      const text = this.#textAt(end);
      if (end > i + 1 && !LETTERED_GROUP.test(text)) return 0;
      digits += text.length;
    }
    return end > i + 2 && digits >= MIN_LETTERED ? end : 0;
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.#ids[i]);
  }

  #put(at: number, parts: readonly string[], joined: string, steps: ParseStep[] | null): void {
    this.#ids[at] = this.#words.id(joined);
    steps?.push({ text: parts.join(' '), becomes: joined, rule: 'model number' });
  }
}

function isModel(parts: readonly string[]): boolean {
  const joined = parts.join('');
  if (!/\d/.test(joined)) return false;
  if (/[a-z]/.test(joined)) return (parts.some((part) => /\d/.test(part)) && joined.length >= MAX_MODEL_LETTERS) || isShortCode(parts);
  // "2005-2008": from one year to another
  return joined.length >= MIN_PART_NUMBER && !(parts.length === 2 && parts.every((part) => YEAR.test(part)));
}

/** "P-45", "K-4": what others write without the hyphen. */
function isShortCode(parts: readonly string[]): boolean {
  return parts.length === 2 && /^[a-z]$/.test(parts[0]) && /^\d+$/.test(parts[1]);
}

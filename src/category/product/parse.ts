import { Gap } from '../../text/byte-classes.js';
import { ChainReader } from './chains.js';
import { withComma, withDot } from './decimals.js';
import { Notation, NotationReader } from './notations.js';
import { Code, Kind, type ProductWords, YEAR } from './words.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 512;
/** Letters of a word that may be a part of a model number ("PS-LX350H"); a longer one is a word of its own. */
const MAX_MODEL_LETTERS = 4;
/** Digits of a number in parts that is rather a part number ("122-00411"). */
const MIN_PART_NUMBER = 6;
const MOST_MIXED = 2;
/** What inches and pipes are cut into: an odd number of these. */
const FRACTION = /^(2|4|8|16|32|64)([a-z]*)$/;
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
/** What may stand between the words of a row ("blu-ray", "g/m²"). */
const PHRASE_GAPS = Gap.space | Gap.hyphen | Gap.dot | Gap.slash;
/** "120MB/s" */
const SECOND = 's';
/** What a line of models is called. */
const LINE = /^[a-z]+\d+$/;

/** How words of a value came to be one; only kept when tracing. */
export interface ParseStep {
  readonly text: string;
  readonly becomes: string;
  readonly rule: 'words' | 'decimal' | 'fraction' | 'model number' | 'dimensions' | 'size' | 'pack' | 'mark' | 'tyre';
}

/** One product name, read: `words`, canonical, in order. The buffers are reused by the next `read`. */
export class ProductParse {
  readonly words = new Int32Array(MAX_WORDS);
  count = 0;
  steps: ParseStep[] | null = null;
  readonly #gaps = new Uint8Array(MAX_WORDS);
  readonly #words: ProductWords;
  readonly #notations: NotationReader;
  readonly #chains: ChainReader;

  constructor(words: ProductWords) {
    this.#words = words;
    this.#notations = new NotationReader(words, this.words, this.#gaps);
    this.#chains = new ChainReader(words, this.words, this.#gaps);
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    if (this.steps !== null) this.steps.length = 0;
    let count = 0;
    let gap = 0;
    let seen = 0;
    for (let i = from; i < end; i++) {
      gap |= gaps[i];
      if (this.#words.isSign(ids[i])) {
        // a word only right behind what it belongs to
        const word = gap === 0 && count > 0 ? this.#words.wordOfSign(ids[i], this.words[count - 1], i + 1 < end && gaps[i + 1] === 0) : -1;
        if (word < 0) gap |= Gap.other;
        else if (count < MAX_WORDS) {
          this.words[count] = word;
          this.#gaps[count++] = Gap.space;
        }
        continue;
      }
      const next = this.#words.expand(ids[i], this.words, count);
      if (next === count) continue;
      this.#gaps[count] = gap;
      while (++count < next) this.#gaps[count] = Gap.space;
      seen |= gap;
      gap = 0;
    }
    count = this.#joinPhrases(count);
    if (seen & Gap.dot) count = this.#joinDotted(count);
    if (seen & (Gap.dot | Gap.comma)) count = this.#joinDecimals(count);
    count = this.#notations.read(count, this.steps);
    if (seen & Gap.slash) count = this.#joinFractions(count);
    if (seen & (Gap.hyphen | Gap.slash)) count = this.#joinModels(count);
    count = this.#chains.join(count, this.steps);
    count = this.#joinSizes(count);
    count = this.#readPacks(count);
    count = this.#joinGroups(count);
    count = this.#joinCodes(count);
    this.#writeCanonical(count);
    this.count = count;
  }

  /** "eau" "de" "toilette" → one word, where a row says that they are one. */
  #joinPhrases(count: number): number {
    const { words } = this;
    const { begins } = this.#words;
    let write = 0;
    while (write < count && !begins[words[write]]) write++;
    for (let i = write; i < count; ) {
      const length = begins[words[i]] ? this.#phraseLength(i, count) : 0;
      this.#gaps[write] = this.#gaps[i];
      if (length > 0) {
        const parts = Array.from(words.subarray(i, i + length), (id) => this.#words.textOf(id));
        this.#put(write, parts, parts.join(''), 'words');
        i += length;
      } else words[write] = words[i++];
      write++;
    }
    return write;
  }

  /** How many words from `i` are a phrase of the tables, the longest one; 0: none. */
  #phraseLength(i: number, count: number): number {
    let length = 0;
    for (const phrase of this.#words.phrasesFrom(this.words[i])) {
      if (phrase.length <= length || i + phrase.length > count) continue;
      let at = 1;
      while (at < phrase.length && (this.#gaps[i + at] & ~PHRASE_GAPS) === 0 && this.#words.textOf(this.words[i + at]) === phrase[at]) at++;
      if (at === phrase.length) length = at;
    }
    return length;
  }

  /** "T137.407.11.041.00", "22.110.B": a code in groups. */
  #joinDotted(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; write++) {
      let end = i + 1;
      while (end < count && this.#gaps[end] === Gap.dot && DOTTED.test(this.#textAt(end))) end++;
      const parts = end - i < MIN_GROUPS ? [] : Array.from(words.subarray(i, end), (id) => this.#words.textOf(id));
      this.#gaps[write] = this.#gaps[i];
      words[write] = words[i];
      if (DOTTED_FIRST.test(parts[0] ?? '') && parts.join('').replace(/\D/g, '').length >= MIN_DOTTED) {
        this.#put(write, parts, parts.join(''), 'model number');
        i = end;
      } else i++;
    }
    return write;
  }

  /** "7" "." "5" → "7.5"; "1" "," "5l" → "1.5l"; "950" "," "000" → "950000". */
  #joinDecimals(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; i++) {
      const gap = this.#gaps[i];
      if (write > 0 && (gap === Gap.dot || gap === Gap.comma)) {
        const before = this.#words.textOf(words[write - 1]);
        const text = this.#words.textOf(words[i]);
        const isLast = i + 1 === count || this.#gaps[i + 1] !== Gap.comma;
        const isPrefixed = (this.#words.notations[words[write - 1]] & Notation.prefixed) !== 0;
        const joined = gap === Gap.dot ? withDot(before, text, isPrefixed) : withComma(before, text, isLast, isPrefixed);
        if (joined !== null) {
          this.#put(write - 1, [before, text], joined, 'decimal');
          continue;
        }
      }
      this.#gaps[write] = gap;
      words[write++] = words[i];
    }
    return write;
  }

  /** "1" "/" "2" → "0.5", "1" "1" "/" "4w" → "1.25w". */
  #joinFractions(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; i++) {
      const [, parts = '', unit = ''] = write > 0 && this.#gaps[i] === Gap.slash ? (FRACTION.exec(this.#words.textOf(words[i])) ?? []) : [];
      const top = parts === '' ? '' : this.#words.textOf(words[write - 1]);
      const isLast = i + 1 === count || this.#gaps[i + 1] !== Gap.slash;
      if (/^\d+$/.test(top) && isLast && Number(top) % 2 === 1 && Number(top) < Number(parts) && this.#gaps[write - 1] !== Gap.slash) {
        const whole = write > 1 ? this.#words.textOf(words[write - 2]) : '';
        const isMixed = /^\d+$/.test(whole) && whole.length <= MOST_MIXED && (this.#gaps[write - 1] === Gap.space || this.#gaps[write - 1] === Gap.hyphen);
        if (isMixed) write--;
        this.#put(write - 1, isMixed ? [whole, top, parts] : [top, parts], Number(isMixed ? whole : 0) + Number(top) / Number(parts) + unit, 'fraction');
        continue;
      }
      this.#gaps[write] = this.#gaps[i];
      words[write++] = words[i];
    }
    return write;
  }

  /** Runs that hyphens and slashes hold together and that have a digit: "PS-LX350H", "MB138LL/A", "122-00411". */
  #joinModels(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; ) {
      let end = i + 1;
      while (end < count && (this.#gaps[end] === Gap.hyphen || this.#gaps[end] === Gap.slash) && (this.#mayBePart(end) || this.#isNumberOfLine(end))) end++;
      const parts = end > i + 1 && (this.#mayBePart(i) || this.#isCodeBefore(i)) ? Array.from(words.subarray(i, end), (id) => this.#words.textOf(id)) : null;
      this.#gaps[write] = this.#gaps[i];
      words[write] = words[i];
      if (parts !== null && isModel(parts)) {
        this.#put(write, parts, parts.join('').replaceAll('.', ''), 'model number');
        i = end;
      } else i++;
      write++;
    }
    return write;
  }

  #mayBePart(i: number): boolean {
    const id = this.words[i];
    const text = this.#words.textOf(id);
    // "24.0125-0158.1": no decimal has so many digits on both sides
    if (text.includes('.')) return text.length > MIN_DOTTED;
    if (/\d/.test(text)) return this.#words.kind[id] !== Kind.size && this.#words.entry[id] < 0;
    return text.length === 1 || (text.length <= MAX_MODEL_LETTERS && this.#words.entry[id] < 0);
  }

  /** "i7-7700K": behind a code a number of four digits with a letter is one, though a unit may be called so. */
  #isNumberOfLine(i: number): boolean {
    return (this.#words.codes[this.words[i]] & Code.lettered) !== 0 && this.#gaps[i] === Gap.hyphen && LINE.test(this.#textAt(i - 1));
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.words[i]);
  }

  /** "PC-6601": two letters in front of a number are a code, whatever they mean elsewhere. */
  #isCodeBefore(i: number): boolean {
    const { codes } = this.#words;
    return (
      (codes[this.words[i]] & Code.short) !== 0 && this.#gaps[i + 1] === Gap.hyphen && (codes[this.words[i + 1]] & (Code.number | Code.year)) === Code.number
    );
  }

  /** "Nikon D 3500", "Beretta M 1935": one letter in front of three digits and more is a model number with it. */
  #joinCodes(count: number): number {
    const { words } = this;
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
      this.#put(write, parts, parts.join(''), 'model number');
      i++;
    }
    return write;
  }

  /** "0 451 103 079", "4 006381 333931": digits in groups are one part number. */
  #joinGroups(count: number): number {
    const { words } = this;
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
        this.#put(write++, parts, parts.join(''), 'model number');
        i = lettered;
        continue;
      }
      let end = i + 1;
      while (end < count && this.#gaps[end] === Gap.space && (codes[words[end]] & codes[words[end - 1]] & Code.digits) !== 0) end++;
      const parts = end - i < MIN_GROUPS ? [] : Array.from(words.subarray(i, end), (id) => this.#words.textOf(id));
      const least = parts.some((part, at) => at > 0 && part.startsWith('0')) ? MIN_ZERO_GROUPED : MIN_GROUPED;
      if (parts.join('').length >= least && !parts.some((part) => YEAR.test(part))) {
        this.#gaps[write] = this.#gaps[i];
        this.#put(write++, parts, parts.join(''), 'model number');
        i = end;
      } else
        for (; i < end; i++, write++) {
          this.#gaps[write] = this.#gaps[i];
          words[write] = words[i];
        }
    }
    return write;
  }

  /** "1030 SW": two letters beside a number of a code are no software; but "Mark II 500" has a number. */
  #writeCanonical(count: number): void {
    const { words } = this;
    const { canonical, codes, kind } = this.#words;
    let before = 0;
    for (let i = 0; i < count; i++) {
      const word = words[i];
      const here = codes[word];
      const to = canonical[word];
      const behind = i + 1 < count ? codes[words[i + 1]] : 0;
      if (!(here & Code.short) || kind[word] === Kind.number || (!isNumber(before) && !isNumber(behind))) words[i] = to;
      before = here;
    }
  }

  /** "P 85 075": a letter in front of groups of digits. Returns their end, 0: none. */
  #endOfLettered(i: number, count: number): number {
    const { words } = this;
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

  /** "8 gigabytes" → "8gb". */
  #joinSizes(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; i++) {
      const isNumber = this.#words.kind[words[i]] === Kind.number && i + 1 < count && !this.#words.isPackOf(words, i + 1, count);
      const size = isNumber && (this.#gaps[i + 1] & ~(Gap.space | Gap.hyphen | Gap.dot)) === 0 ? this.#words.sizeOf(words[i], words[i + 1]) : -1;
      this.#gaps[write] = this.#gaps[i];
      if (size >= 0) {
        this.steps?.push({ text: `${this.#words.textOf(words[i])} ${this.#words.textOf(words[i + 1])}`, becomes: this.#words.textOf(size), rule: 'size' });
        words[write] = size;
        i++;
      } else words[write] = words[i];
      const rate = i + 1 < count && this.#gaps[i + 1] === Gap.slash && this.#textAt(i + 1) === SECOND ? this.#words.perSecond(words[write]) : -1;
      if (rate >= 0) {
        this.#put(write, [this.#words.textOf(words[write]), SECOND], this.#words.textOf(rate), 'size');
        i++;
      }
      write++;
    }
    for (let i = 0; i + 1 < write; i++) if (this.#gaps[i + 1] === Gap.slash) words[i] = this.#words.asBytes(words[i], words[i + 1]);
    return write;
  }

  /** "500mg x16", "tablets N20", "x 16" at the end, "pack of 16", "box 16": packs. */
  #readPacks(count: number): number {
    const { words } = this;
    for (let i = 0; i < count; i++) {
      if (!this.#words.hasTimes[words[i]] && !this.#words.isPack(words[i])) continue;
      const text = this.#words.textOf(words[i]);
      const [, glued = ''] = /^[xn](\d+)$/.exec(text) ?? [];
      if (glued !== '') {
        const isDose = i > 0 && this.#words.isDose(words[i - 1]);
        if (i > 0 && (isDose || this.#words.isMeasured(words[i - 1]))) count = this.#putCount(i, i + 1, glued, count);
        if (isDose) i--;
        continue;
      }
      let number = -1;
      if (text === 'x' && i > 0 && i + 2 === count) number = i + 1;
      else if (this.#words.isPack(words[i])) {
        if (this.#words.isPackOf(words, i, count)) number = i + 2;
        else if (!this.#words.isContainer(words[i])) number = i + 1;
      }
      const many = number >= 0 && number < count ? this.#words.textOf(words[number]) : '';
      if (!/^\d{1,4}$/.test(many)) continue;
      const isDose = i > 0 && this.#words.isDose(words[i - 1]);
      count = this.#putCount(i, number + 1, many, count);
      if (isDose) i--;
    }
    return count;
  }

  /** Puts so many in the place of words `at .. end`, of the form of medicine in front if there is one ("capsules x 20" → "20cps"); returns how many words there are then. */
  #putCount(at: number, end: number, many: string, count: number): number {
    const { words } = this;
    const isDose = at > 0 && this.#words.isDose(words[at - 1]);
    const from = isDose ? at - 1 : at;
    const parts = Array.from(words.subarray(from, end), (id) => this.#words.textOf(id));
    this.#put(from, parts, isDose ? this.#words.textOf(this.#words.sizeOf(this.#words.id(many), words[from])) : this.#words.pack(many), 'pack');
    words.copyWithin(from + 1, end, count);
    return count - (end - from - 1);
  }

  #put(at: number, parts: readonly string[], joined: string, rule: ParseStep['rule']): void {
    this.words[at] = this.#words.id(joined);
    this.steps?.push({ text: parts.join(' '), becomes: joined, rule });
  }
}

/** Whether a word is a number of a code, and no year. */
function isNumber(code: number): boolean {
  return (code & (Code.number | Code.year)) === Code.number;
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

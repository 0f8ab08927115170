import { Gap } from '../../text/byte-classes.js';
import { Kind, type ProductWords } from './words.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 512;
/** Letters of a word that may be a part of a model number ("PS-LX350H"); a longer one is a word of its own. */
const MAX_MODEL_LETTERS = 4;
/** Digits of a number in parts that is rather a part number ("122-00411"). */
const MIN_PART_NUMBER = 6;

/** How words of a value came to be one; only kept when tracing. */
export interface ParseStep {
  readonly text: string;
  readonly becomes: string;
  readonly rule: 'decimal' | 'model number' | 'size' | 'pack';
}

/** One product name, read: `words`, canonical, in order. The buffers are reused by the next `read`. */
export class ProductParse {
  readonly words = new Int32Array(MAX_WORDS);
  count = 0;
  steps: ParseStep[] | null = null;
  readonly #gaps = new Uint8Array(MAX_WORDS);
  readonly #words: ProductWords;

  constructor(words: ProductWords) {
    this.#words = words;
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    if (this.steps !== null) this.steps.length = 0;
    let count = 0;
    let gap = 0;
    let seen = 0;
    for (let i = from; i < end; i++) {
      gap |= gaps[i];
      const next = this.#words.expand(ids[i], this.words, count);
      if (next === count) continue;
      this.#gaps[count] = gap;
      while (++count < next) this.#gaps[count] = Gap.space;
      seen |= gap;
      gap = 0;
    }
    if (seen & (Gap.dot | Gap.comma)) count = this.#joinDecimals(count);
    if (seen & (Gap.hyphen | Gap.slash)) count = this.#joinModels(count);
    count = this.#joinSizes(count);
    count = this.#readPacks(count);
    const { canonical } = this.#words;
    for (let i = 0; i < count; i++) this.words[i] = canonical[this.words[i]];
    this.count = count;
  }

  /** "7" "." "5" → "7.5"; "950" "," "000" → "950000". */
  #joinDecimals(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; i++) {
      const isNumber = this.#words.kind[words[i]] === Kind.number;
      const gap = this.#gaps[i];
      if (write > 0 && (gap === Gap.dot || gap === Gap.comma) && /^\d/.test(this.#words.textOf(words[i]))) {
        const before = this.#words.textOf(words[write - 1]);
        const text = this.#words.textOf(words[i]);
        const joined = gap === Gap.dot ? `${before}.${text}` : before + text;
        if (/^v?\d+$/.test(before) && (gap === Gap.dot ? /^\d+[a-z]*$/.test(text) : isNumber && text.length === 3)) {
          this.#put(write - 1, [before, text], joined, 'decimal');
          continue;
        }
      }
      this.#gaps[write] = gap;
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
      while (end < count && (this.#gaps[end] === Gap.hyphen || this.#gaps[end] === Gap.slash) && this.#mayBePart(end)) end++;
      const parts = end > i + 1 && this.#mayBePart(i) ? Array.from(words.subarray(i, end), (id) => this.#words.textOf(id)) : null;
      this.#gaps[write] = this.#gaps[i];
      words[write] = words[i];
      if (parts !== null && isModel(parts)) {
        this.#put(write, parts, parts.join(''), 'model number');
        i = end;
      } else i++;
      write++;
    }
    return write;
  }

  #mayBePart(i: number): boolean {
    const id = this.words[i];
    const text = this.#words.textOf(id);
    if (text.includes('.')) return false;
    return /\d/.test(text) ? this.#words.kind[id] !== Kind.size : text.length === 1 || (text.length <= MAX_MODEL_LETTERS && this.#words.entry[id] < 0);
  }

  /** "8 gigabytes" → "8gb". */
  #joinSizes(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; i++) {
      const isNumber = this.#words.kind[words[i]] === Kind.number && i + 1 < count;
      const size = isNumber && (this.#gaps[i + 1] & ~(Gap.space | Gap.hyphen | Gap.dot)) === 0 ? this.#words.sizeOf(words[i], words[i + 1]) : -1;
      this.#gaps[write] = this.#gaps[i];
      if (size >= 0) {
        this.steps?.push({ text: `${this.#words.textOf(words[i])} ${this.#words.textOf(words[i + 1])}`, becomes: this.#words.textOf(size), rule: 'size' });
        words[write++] = size;
        i++;
      } else words[write++] = words[i];
    }
    return write;
  }

  /** "12 x 330ml", "12x330ml": a pack of twelve; "500 mg x 16": of sixteen. */
  #readPacks(count: number): number {
    const { words } = this;
    for (let i = 0; i < count; i++) {
      const text = this.#words.textOf(words[i]);
      if (!text.includes('x')) continue;
      const [, front = '', behind = ''] = /^(\d+)x(\d.*)?$/.exec(text) ?? [];
      const [, last = ''] = /^x(\d+)$/.exec(text) ?? [];
      if (front !== '' && behind !== '') {
        const size = this.#words.id(behind);
        if (!this.#words.isMeasure(size) || count === MAX_WORDS) continue;
        words.copyWithin(i + 2, i + 1, count++);
        words[i + 1] = size;
        this.#put(i, [text], this.#words.pack(front), 'pack');
      } else if (front !== '' && i + 1 < count && this.#words.isMeasure(words[i + 1])) this.#put(i, [text], this.#words.pack(front), 'pack');
      else if (i > 0 && this.#words.isMeasure(words[i - 1])) {
        if (last !== '') this.#put(i, [text], this.#words.pack(last), 'pack');
        else if (text === 'x' && i + 1 < count && this.#words.kind[words[i + 1]] === Kind.number) {
          const number = this.#words.textOf(words[i + 1]);
          this.#put(i, [text, number], this.#words.pack(number), 'pack');
          words.copyWithin(i + 1, i + 2, count--);
        }
      }
    }
    return count;
  }

  #put(at: number, parts: readonly string[], joined: string, rule: ParseStep['rule']): void {
    this.words[at] = this.#words.id(joined);
    this.steps?.push({ text: parts.join(' '), becomes: joined, rule });
  }
}

function isModel(parts: readonly string[]): boolean {
  const joined = parts.join('');
  if (!/\d/.test(joined)) return false;
  return /[a-z]/.test(joined) ? parts.some((part) => /\d/.test(part)) && joined.length >= MAX_MODEL_LETTERS : joined.length >= MIN_PART_NUMBER;
}

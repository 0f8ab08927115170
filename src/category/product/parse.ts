import type { WordId } from '../vocabulary.js';
import { Gap } from '../../text/byte-classes.js';
import { ChainReader } from './chains.js';
import { Code, withoutRegion } from './code-words.js';
import { CodeReader } from './codes.js';
import { withComma, withDot } from './decimals.js';
import { Kind } from './kinds.js';
import { MemoryReader } from './memory.js';
import { Notation, NotationReader } from './notations.js';
import { RecordReader } from './record-numbers.js';
import { RequirementReader } from './requirements.js';
import { type ProductWords, SO_MANY } from './words.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 512;
/** Digits of a whole number in front of a fraction ("11 1/4"). */
const MOST_MIXED = 2;
/** What inches and pipes are cut into: an odd number of these. */
const FRACTION = /^(2|4|8|16|32|64)([a-z]*)$/;
/** What may stand between the words of a row ("blu-ray", "g/m²"). */
const PHRASE_GAPS = Gap.space | Gap.hyphen | Gap.dot | Gap.slash;
/** What follows the sign of a number. */
const FIGURE = /^\d/;
/** Kinds of words for what comes by so many: "wipes 24s". */
const COUNTED: ReadonlySet<number> = new Set([Kind.generic, Kind.variant, Kind.thing]);
/** Years of a decade, of which music is: "Best of the 80s". */
const DECADE = /^[5-9]0$/;
/** "120MB/s" */
const SECOND = 's';

/** How words of a value came to be one; only kept when tracing. */
export interface ParseStep {
  readonly text: string;
  readonly becomes: string;
  readonly rule:
    | 'words'
    | 'decimal'
    | 'fraction'
    | 'model number'
    | 'dimensions'
    | 'size'
    | 'memory'
    | 'pack'
    | 'mark'
    | 'tyre'
    | 'requirement'
    | 'number sign'
    | 'region';
}

/** One product name, read: `words`, canonical, in order. The buffers are reused by the next `read`. */
export class ProductParse {
  readonly words = new Int32Array(MAX_WORDS);
  count = 0;
  steps: ParseStep[] | null = null;
  readonly #gaps = new Uint8Array(MAX_WORDS);
  readonly #words: ProductWords;
  readonly #notations: NotationReader;
  readonly #memory: MemoryReader;
  readonly #chains: ChainReader;
  readonly #codes: CodeReader;
  readonly #requirements: RequirementReader;
  readonly #records: RecordReader;

  constructor(words: ProductWords) {
    this.#words = words;
    this.#notations = new NotationReader(words, this.words, this.#gaps);
    this.#memory = new MemoryReader(words, this.words, this.#gaps);
    this.#chains = new ChainReader(words, this.words, this.#gaps);
    this.#codes = new CodeReader(words, this.words, this.#gaps);
    this.#requirements = new RequirementReader(words, this.words, this.#gaps);
    this.#records = new RecordReader(words, this.words, this.#gaps);
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    if (this.steps !== null) this.steps.length = 0;
    let count = 0;
    let gap = 0;
    let seen = 0;
    let isQuoted = false;
    for (let i = from; i < end; i++) {
      gap |= gaps[i];
      if (this.#words.isSign(ids[i])) {
        // a word only right behind what it belongs to; a mark that ends what one in front of it has begun is none
        const isClosing: boolean = isQuoted && gap === 0 && this.#words.isQuote(ids[i]);
        const word: WordId =
          gap === 0 && count > 0 && !isClosing ? this.#words.wordOfSign(ids[i], this.words[count - 1], i + 1 < end && gaps[i + 1] === 0) : -1;
        if (this.#words.isQuote(ids[i])) isQuoted = word < 0 && !isClosing;
        if (word < 0) gap |= Gap.other;
        else if (count < MAX_WORDS) {
          this.words[count] = word;
          this.#gaps[count++] = Gap.space;
        }
        continue;
      }
      // "QuickBooks(R)"
      if (gaps[i] === Gap.open && i > from && this.#words.isTrademark(ids[i]) && (i + 1 === end || gaps[i + 1] & Gap.close)) continue;
      const next = this.#words.expand(ids[i], this.words, count);
      if (next === count) continue;
      this.#gaps[count] = gap;
      while (++count < next) this.#gaps[count] = Gap.space;
      seen |= gap;
      gap = 0;
    }
    count = this.#joinPhrases(count);
    if (seen & Gap.dot) count = this.#codes.joinDotted(count, this.steps);
    if (seen & (Gap.dot | Gap.comma)) count = this.#joinDecimals(count);
    count = this.#requirements.read(count, this.steps);
    count = this.#notations.read(count, this.steps);
    count = this.#memory.read(count, this.steps);
    if (seen & Gap.slash) count = this.#joinFractions(count);
    if (seen & (Gap.hyphen | Gap.slash)) count = this.#codes.joinModels(count, this.steps);
    count = this.#chains.join(count, this.steps);
    count = this.#joinSizes(count);
    count = this.#readPacks(count);
    count = this.#codes.joinGroups(count, this.steps);
    count = this.#codes.joinCodes(count, this.steps);
    count = this.#records.read(count, this.steps);
    count = this.#passNumberSigns(count);
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

  #textAt(i: number): string {
    return this.#words.textOf(this.words[i]);
  }

  /** "HP No. 301", "HP 301": a sign says nothing beside the number behind it. */
  #passNumberSigns(count: number): number {
    const { words } = this;
    const { notations } = this.#words;
    let write = 0;
    while (write < count && !(notations[words[write]] & Notation.sign)) write++;
    for (let i = write; i < count; i++) {
      if (notations[words[i]] & Notation.sign && write > 0 && i + 1 < count && FIGURE.test(this.#textAt(i + 1))) {
        this.steps?.push({ text: this.#textAt(i), becomes: '', rule: 'number sign' });
        continue;
      }
      this.#gaps[write] = this.#gaps[i];
      words[write++] = words[i];
    }
    return write;
  }

  /** "No pulp": no number sign, where no number follows. "1030 SW": two letters beside a number of a code are no software; but "Mark II 500" has a number. */
  #writeCanonical(count: number): void {
    const { words } = this;
    const { canonical, codes, kind, notations } = this.#words;
    let before = 0;
    for (let i = 0; i < count; i++) {
      const word = words[i];
      const here = codes[word];
      const to = canonical[word];
      if (this.steps !== null && to !== word && withoutRegion(this.#textAt(i)) === this.#words.textOf(to))
        this.steps.push({ text: this.#textAt(i), becomes: this.#words.textOf(to), rule: 'region' });
      const behind = i + 1 < count ? codes[words[i + 1]] : 0;
      const numeral = here & Code.short ? this.#words.numeralOf(words, i, count) : -1;
      if (numeral >= 0) words[i] = numeral;
      else if (notations[word] & Notation.sign && !(i + 1 < count && FIGURE.test(this.#textAt(i + 1)))) words[i] = word;
      else if (!(here & Code.short) || kind[word] === Kind.number || (!isNumber(before) && !isNumber(behind))) words[i] = to;
      before = here;
    }
  }

  /** "8 gigabytes" → "8gb". */
  #joinSizes(count: number): number {
    const { words } = this;
    let write = 0;
    for (let i = 0; i < count; i++) {
      const isNumber =
        this.#words.kind[words[i]] === Kind.number && i + 1 < count && !this.#words.isPackOf(words, i + 1, count) && this.#isUnitHere(i + 1, count);
      const isBeside = i + 1 < count && (this.#gaps[i + 1] & ~(Gap.space | Gap.hyphen | Gap.dot)) === 0;
      const size = isBeside ? this.#sizeWith(words[i], words[i + 1], isNumber) : -1;
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
    return write;
  }

  /** The size that a word is with the next one: a number and its unit, or the unit of a size in two words ("12V DC"); -1: none. */
  #sizeWith(word: WordId, next: WordId, isNumber: boolean): WordId | -1 {
    if (isNumber) return this.#words.sizeOf(word, next);
    return this.#words.kind[word] === Kind.size ? this.#words.sizeGoingOn(word, next) : -1;
  }

  /**
   * "Crysis 2 PC" is a game for a computer, "Socket Set 40 pc", "40-pc" are pieces: what is also another word counts only where a hyphen or a set says so, what is no word of products at the end
   * ("200 St."), and what is of storage where it is not from one number to another ("16 Go DDR4", "3 to 5").
   */
  #isUnitHere(at: number, count: number): boolean {
    const unit = this.#words.unitOf(this.#textAt(at));
    if (this.#gaps[at] === Gap.hyphen || unit?.ambiguous !== 'context') return true;
    if (unit.class === 'storage' ? at + 1 === count || !FIGURE.test(this.#textAt(at + 1)) : at + 1 === count && this.#words.kind[this.words[at]] === Kind.unit)
      return true;
    return this.words.subarray(0, count).some((id) => this.#words.isContainer(id));
  }

  /** "500mg x16", "tablets N20", "x 16" at the end, "wipes 24s", "pack of 16", "box 16": packs. */
  #readPacks(count: number): number {
    const { words } = this;
    for (let i = 0; i < count; i++) {
      if (!this.#words.hasTimes[words[i]] && !this.#words.isPack(words[i])) continue;
      const text = this.#words.textOf(words[i]);
      const [, sign = '', glued = ''] = /^([xn])(\d+)$/.exec(text) ?? [];
      if (glued !== '') {
        const isDose = i > 0 && this.#words.isDose(words[i - 1]);
        const isBehind = i > 0 && (isDose || this.#words.isMeasured(words[i - 1]));
        if (isBehind || (sign === 'x' && i > 0 && i + 1 === count && this.#isOfGoods(i))) count = this.#putCount(i, i + 1, glued, count);
        if (isDose) i--;
        continue;
      }
      const [, many = ''] = SO_MANY.exec(text) ?? [];
      if (many !== '') {
        const isDose = i > 0 && this.#words.isDose(words[i - 1]);
        const isSaid = i + 1 === count || (i > 0 && this.#isCounted(words[i - 1]));
        if (i > 0 && (isDose || (isSaid && !DECADE.test(many)))) count = this.#putCount(i, i + 1, many, count);
        if (isDose) i--;
        continue;
      }
      let number = -1;
      if (text === 'x' && i > 0 && i + 2 === count) number = i + 1;
      else if (this.#words.isPack(words[i])) {
        if (this.#words.isPackOf(words, i, count)) number = i + 2;
        else if (!this.#words.isContainer(words[i])) number = i + 1;
      }
      const counted = number >= 0 && number < count ? this.#words.textOf(words[number]) : '';
      if (!/^\d{1,4}$/.test(counted)) continue;
      const isDose = i > 0 && this.#words.isDose(words[i - 1]);
      count = this.#putCount(i, number + 1, counted, count);
      if (isDose) i--;
    }
    return count;
  }

  /** Whether one of the first words says how much there is in one: "Cola Zero 330ml can x24" are cans, "Fujifilm 23mm X100" is a camera. */
  #isOfGoods(end: number): boolean {
    return this.words.subarray(0, end).some((id) => this.#words.isOfGoods(id));
  }

  /** Whether a word says what comes by so many. */
  #isCounted(id: WordId): boolean {
    return COUNTED.has(this.#words.kind[id]) || this.#words.isOfClass(id, 'sort');
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

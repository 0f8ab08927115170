import type { InternTable } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { wordFrequency } from '../../lexicon/lexicon.js';
import { MARKS_OF_LOST } from '../../text/lost-letters.js';
import type { CategoryReader, Level, Reason } from '../category.js';
import { Code, mayBeGtin } from './code-words.js';
import { explainProduct } from './explain.js';
import { Kind } from './kinds.js';
import { MAX_WORDS, ProductParse } from './parse.js';
import { ProductRole } from './roles.js';
import { INCH_SIGN, ProductWords } from './words.js';

const KNOWN_PER_MILLION = 50;
/** Characters of a model number that a product goes by alone at the wide level. */
const MIN_WIDE_MODEL = 5;
const ROLE_OF_KIND: readonly number[] = [
  ProductRole.name,
  ProductRole.generic,
  ProductRole.model,
  ProductRole.size,
  ProductRole.number,
  ProductRole.colour,
  ProductRole.edition,
  ProductRole.generic,
  ProductRole.generic,
  ProductRole.variant,
  ProductRole.thing,
  ProductRole.record,
];
/** What may stand behind the part that a value ends with. */
const BEHIND_PART: ReadonlySet<number> = new Set([Kind.size, Kind.number, Kind.model, Kind.colour]);
/** What the wide level leaves out. */
const NOT_WIDE: ReadonlySet<number> = new Set([Kind.colour, Kind.connective, Kind.record]);
const NONE: readonly number[] = [];
/** Words in front of what the thing is not: with, without, for. */
const BESIDES = ['inclusive', 'exclusive', 'purpose'] as const;
/** What stands behind "for" and is no product: "for Windows", "for 3 users", "for men". */
const PLATFORMS: ReadonlySet<number> = new Set([Kind.generic, Kind.thing, Kind.variant, Kind.number, Kind.size, Kind.connective]);
/** Letters and a number, as things are called. */
const NAMED = /^[a-z]+\d/;

/**
 * Product names. The words of each level's key text, each level made from the tighter one:
 *
 *   narrow   all words but connectives, canonical, in order
 *   medium   without generic words, and without kinds of things (oven) beside a model number; in alphabetical order, each once
 *   wide     the model number alone where there is one of five characters and more; otherwise without colours; without the number of a record
 */
export class ProductReader implements CategoryReader {
  /** The kernel reads no plain rows of products: their words are sorted. */
  readonly plain = null;
  readonly signs = INCH_SIGN;
  readonly marks = MARKS_OF_LOST;
  readonly words: ProductWords;
  readonly parse: ProductParse;
  readonly #narrow = new Int32Array(MAX_WORDS);
  readonly #medium = new Int32Array(MAX_WORDS);

  constructor(kernel: Kernel) {
    this.words = new ProductWords(kernel);
    this.parse = new ProductParse(this.words);
  }

  get table(): InternTable {
    return this.words.table;
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    this.parse.read(ids, gaps, from, end);
  }

  levelWords(level: Level, out: Int32Array, at: number): number {
    if (level === 'narrow') return this.#narrowWords(out, at);
    const narrowEnd = this.#narrowWords(this.#narrow, 0);
    if (level === 'medium') return this.#mediumWords(this.#narrow, narrowEnd, out, at);
    return this.#wideWords(this.#medium, 0, this.#mediumWords(this.#narrow, narrowEnd, this.#medium, 0), out, at);
  }

  #narrowWords(out: Int32Array, at: number): number {
    const { words, count } = this.parse;
    const start = at;
    for (let i = 0; i < count; i++) if (this.words.kind[words[i]] !== Kind.connective) out[at++] = words[i];
    // nothing but connectives ("The The"): then they are the name
    if (at === start) for (let i = 0; i < count; i++) out[at++] = words[i];
    return at;
  }

  #mediumWords(narrow: Int32Array, end: number, out: Int32Array, at: number): number {
    const { kind } = this.words;
    let to = at;
    const hasModel = narrow.subarray(0, end).some((word) => kind[word] === Kind.model);
    const isKept = (word: number): boolean => kind[word] !== Kind.generic && (kind[word] !== Kind.thing || !hasModel);
    for (let i = 0; i < end; i++) if (isKept(narrow[i])) to = this.#file(narrow[i], out, at, to);
    // nothing but generic words: then they are the name
    if (to === at) for (let i = 0; i < end; i++) to = this.#file(narrow[i], out, at, to);
    return to;
  }

  #wideWords(medium: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    const { kind, codes } = this.words;
    let model = -1;
    for (let i = from; i < end; i++) {
      const word = medium[i];
      if (kind[word] !== Kind.model || codes[word] & Code.processor) continue;
      if (model < 0 || isBetterModel(this.wordText(word), this.wordText(model))) model = word;
    }
    if (model >= 0 && this.wordText(model).length >= MIN_WIDE_MODEL) {
      out[at++] = model;
      return at;
    }
    let to = at;
    for (let i = from; i < end; i++) if (!NOT_WIDE.has(kind[medium[i]])) to = this.#file(medium[i], out, at, to);
    if (to === at) for (let i = from; i < end; i++) to = this.#file(medium[i], out, at, to);
    return to;
  }

  /** Puts a word into its alphabetical place among `out[from .. end)`, where it is not there already; returns the end. */
  #file(word: number, out: Int32Array, from: number, end: number): number {
    const text = this.wordText(word);
    let at = end;
    while (at > from && text < this.wordText(out[at - 1])) at--;
    if (at > from && out[at - 1] === word) return end;
    for (let i = end; i > at; i--) out[i] = out[i - 1];
    out[at] = word;
    return end + 1;
  }

  linkUnits(words: Int32Array, roles: Uint8Array, at: number): number {
    const end = this.#narrowWords(words, at);
    for (let i = at; i < end; i++) roles[i] = ROLE_OF_KIND[this.words.kind[words[i]]];
    this.#markAccessories(words, roles, at);
    // behind all others once more those that stand in front of what the thing is for
    const uses = Math.min(this.#wordsBeforePurpose(), end - at);
    for (let i = 0; i < uses; i++) {
      words[end + i] = words[at + i];
      roles[end + i] = ProductRole.use;
    }
    // and those behind "with"
    const included = this.#wordsBehindInclusive();
    const last = end + uses;
    for (let i = 0; i < included; i++) {
      words[last + i] = words[end - included + i];
      roles[last + i] = ProductRole.included;
    }
    // and the part that a value ends with, if it is one
    const part = this.#wordsOfPart();
    const behind = last + included;
    for (let i = 0; i < part; i++) {
      words[behind + i] = words[end - part + i];
      roles[behind + i] = ProductRole.part;
    }
    for (let i = at; i < behind + part; i++) {
      if (this.words.kind[words[i]] === Kind.record) words[i] = this.words.numberOfRecord(words[i]);
      else if (roles[i] === ProductRole.number && this.words.codes[words[i]] & Code.standard) roles[i] = ProductRole.model;
      else if (roles[i] === ProductRole.model && mayBeGtin(this.wordText(words[i]))) roles[i] = ProductRole.record;
    }
    return behind + part;
  }

  /** How many words but connectives there are from the part on that the value ends with ("Grill Cover", "Blender Replacement Pitcher 2l"); 0: it ends with none, or it comes with the thing ("Camera + Bag"). */
  #wordsOfPart(): number {
    const { words, count } = this.parse;
    const isPart = (at: number): boolean => this.words.isOfClass(words[at], 'part') || this.words.isOfClass(words[at], 'accessory');
    let first = count - 1;
    while (first >= 0 && BEHIND_PART.has(this.words.kind[words[first]])) first--;
    if (first < 1 || !isPart(first)) return 0;
    while (first > 0 && isPart(first - 1)) first--;
    if (first === 0 || this.words.kind[words[first - 1]] === Kind.connective || this.wordText(words[first - 1]) === 'plus') return 0;
    if (words.subarray(0, count).some((word) => BESIDES.some((cls) => this.words.isOfClass(word, cls)))) return 0;
    return words.subarray(first, count).filter((word) => this.words.kind[word] !== Kind.connective).length;
  }

  /** Gives words for accessories their role, but for those that come with the thing, or do not ("with case", "without charger"). */
  #markAccessories(words: Int32Array, roles: Uint8Array, at: number): void {
    const { parse } = this;
    let role: number = ProductRole.accessory;
    for (let i = 0; i < parse.count; i++) {
      const word = parse.words[i];
      if (this.words.isOfClass(word, 'inclusive') || this.words.isOfClass(word, 'exclusive')) role = ProductRole.generic;
      if (this.words.kind[word] === Kind.connective) continue;
      if (words[at] === word && this.words.isOfClass(word, 'accessory')) roles[at] = role;
      else if (words[at] === word && this.words.isOfClass(word, 'platform')) roles[at] = ProductRole.platform;
      else if (words[at] === word && this.words.isOfClass(word, 'carrier')) roles[at] = ProductRole.carrier;
      else if (words[at] === word && this.words.isOfClass(word, 'sort')) roles[at] = ProductRole.sort;
      at++;
    }
  }

  /** How many words but connectives stand in front of "for"; 0: nothing says what the thing is for, or a platform ("for Windows", "for 3 users"). */
  #wordsBeforePurpose(): number {
    const { words, count } = this.parse;
    const { kind } = this.words;
    let before = 0;
    for (let i = 0; i + 1 < count; i++) {
      if (kind[words[i]] !== Kind.connective) before++;
      else if (this.words.isOfClass(words[i], 'purpose')) return this.#isThing(i + 1) ? before : 0;
    }
    return 0;
  }

  /** Whether a thing stands at word `i`, and no platform or number of something: "for HERO9", "for Complete C3"; but "for Windows 10", "for 12 persons". */
  #isThing(i: number): boolean {
    const { words, count } = this.parse;
    const { kind } = this.words;
    const isNamed = (at: number): boolean => at < count && kind[words[at]] === Kind.number && NAMED.test(this.wordText(words[at]));
    return !PLATFORMS.has(kind[words[i]]) || isNamed(i) || (kind[words[i]] === Kind.generic && isNamed(i + 1));
  }

  /** How many words but connectives stand behind the first "with"; 0: there is none. */
  #wordsBehindInclusive(): number {
    const { words, count } = this.parse;
    const first = words.subarray(0, count).findIndex((word) => this.words.isOfClass(word, 'inclusive'));
    if (first <= 0) return 0;
    return words.subarray(first, count).filter((word) => this.words.kind[word] !== Kind.connective).length;
  }

  wordWeight(word: number): number {
    return this.words.weightOf(word);
  }

  wordExpansion(word: number): number {
    return word;
  }

  wordFamilies(): readonly number[] {
    return NONE;
  }

  wordSkeleton(word: number): number {
    return word;
  }

  isKnownWord(word: number): boolean {
    return this.words.entry[word] >= 0 || wordFrequency(this.wordText(word), 'company') >= KNOWN_PER_MILLION;
  }

  wordText(word: number): string {
    return this.words.textOf(word);
  }

  explain(ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
    return explainProduct(this, ids, gaps, from, end, level);
  }
}

/** Letters and digits together say more than digits alone, then the longer says more. */
function isBetterModel(text: string, than: string): boolean {
  const mixed = Number(/[a-z]/.test(text)) - Number(/[a-z]/.test(than));
  if (mixed !== 0) return mixed > 0;
  return text.length === than.length ? text < than : text.length > than.length;
}

import type { SectionArray } from '../../column/section-file.js';
import type { Kernel } from '../../kernel/kernel.js';
import { type LexiconEntry, lexiconTable, wordFrequency } from '../../lexicon/lexicon.js';
import { withoutLeadingZeros } from '../../text/without-leading-zeros.js';
import { resized, resizedIdentity, Vocabulary, type WordId } from '../vocabulary.js';
import { scaledSize } from './unit-scales.js';

/** What a word of a product name is. */
export const Kind = { name: 0, generic: 1, model: 2, size: 3, number: 4, colour: 5, edition: 6, connective: 7, unit: 8 } as const;

const KIND_OF_CLASS: Readonly<Record<string, number>> = {
  colour: Kind.colour,
  edition: Kind.edition,
  generic: Kind.generic,
  company: Kind.connective,
  connective: Kind.connective,
};

/** Evidence of sharing a word of a kind, in nats, where no list of words says more. */
const WEIGHT_OF_KIND: Readonly<Record<number, number>> = {
  [Kind.generic]: 3,
  [Kind.colour]: 2.5,
  [Kind.edition]: 3,
  [Kind.connective]: 1,
  [Kind.unit]: 1,
  [Kind.size]: 4,
};
const MODEL_WEIGHT = 13;
const NAMES = 1_000_000;
const UNSEEN = 20;
/** Letters and digits of the shortest model number; shorter ones (mp3, 3d, cs3) are words. */
const MIN_MODEL = 4;
/** Digits of a number that is rather a part number. */
const MIN_PART_NUMBER = 5;

/** Classes of units that packs are counted of. */
const MEASURES: ReadonlySet<string> = new Set(['mass', 'volume']);
/** The unit of packs (tables/product/units.tsv). */
const PACK = 'pk';

/** Everything known of the words of product names seen so far. */
export class ProductWords extends Vocabulary {
  kind = new Uint8Array(0);
  /** Row that made the word what it is; index into `entries`, -1: none. */
  entry = new Int32Array(0);
  canonical = new Int32Array(0);
  readonly entries: readonly LexiconEntry[];
  readonly #rows = new Map<string, number>();
  readonly #units = new Map<string, number>();

  constructor(kernel: Kernel) {
    super(kernel);
    const entries: LexiconEntry[] = [];
    for (const [table, rows] of [
      ['productWords', this.#rows],
      ['productUnits', this.#units],
    ] as const) {
      for (const entry of lexiconTable(table)) rows.set(entry.words.join(''), entries.push(entry) - 1);
    }
    this.entries = entries;
    this.announce([...this.#rows.keys(), ...this.#units.keys()]);
  }

  protected override resize(capacity: number): void {
    this.kind = resized(this.kind, capacity, Kind.name);
    this.entry = resized(this.entry, capacity, -1);
    this.canonical = resizedIdentity(this.canonical, capacity);
  }

  protected override wordArrays(): Readonly<Record<string, SectionArray>> {
    const { kind, entry, canonical } = this;
    return { kind, entry, canonical };
  }

  /** All that `resize` has written is right for it. */
  protected override meetPlain(): void {}

  protected override traitsOf(): number {
    return 0;
  }

  protected override think(id: WordId, text: string): void {
    const row = this.#rows.get(text) ?? -1;
    if (row >= 0) {
      this.entry[id] = row;
      this.kind[id] = KIND_OF_CLASS[this.entries[row].class];
      const canonical = this.id(this.entries[row].canonicalWords.join(''));
      this.canonical[id] = canonical;
    } else if (/\d/.test(text)) this.#thinkDigits(id, text);
    else if (this.#units.has(text)) this.kind[id] = Kind.unit;
  }

  /** Numbers, sizes ("8gb"), versions ("v7") and model numbers. */
  #thinkDigits(id: WordId, text: string): void {
    const [, number = '', letters = ''] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(text) ?? [];
    const version = /^v(\d+(?:\.\d+)?)$/.exec(text)?.[1];
    if (version !== undefined || (number !== '' && letters === '')) {
      const digits = version ?? number;
      const plain = withoutLeadingZeros(digits).replace(/\.0+$/, '');
      this.kind[id] = plain.length >= MIN_PART_NUMBER && version === undefined && !plain.includes('.') ? Kind.model : Kind.number;
      if (plain !== text) {
        const canonical = this.id(plain);
        this.canonical[id] = canonical;
      }
      return;
    }
    const unit = letters === '' ? undefined : this.#units.get(letters);
    if (unit !== undefined) {
      this.kind[id] = Kind.size;
      this.entry[id] = unit;
      const canonical = this.id(scaledSize(number, this.entries[unit].canonicalWords.join('')));
      this.canonical[id] = canonical;
    } else this.kind[id] = text.length >= MIN_MODEL && /[a-z]/.test(text) ? Kind.model : Kind.name;
  }

  /** Number and unit as one word ("8" + "gigabytes" → "8gb"); -1: the second is no unit. */
  sizeOf(number: WordId, unit: WordId): WordId {
    const row = this.#units.get(this.textOf(unit));
    return row === undefined ? -1 : this.canonical[this.id(this.textOf(this.canonical[number]) + this.entries[row].canonicalWords.join(''))];
  }

  /** Whether a word says how much there is of something that is sold by weight or volume ("330ml"). */
  isMeasure(id: WordId): boolean {
    return this.kind[id] === Kind.size && MEASURES.has(this.entries[this.entry[id]].class);
  }

  /** So many in a pack, as one word. */
  pack(number: string): string {
    return `${withoutLeadingZeros(number)}${PACK}`;
  }

  /** Evidence of sharing this word, in nats: how rare it is among a million names. */
  weightOf(id: WordId): number {
    const kind = this.kind[id];
    const text = this.textOf(id);
    if (kind === Kind.model) return Math.min(MODEL_WEIGHT, 5 + text.length);
    if (kind === Kind.number) return Math.min(3 + text.length, 7);
    return WEIGHT_OF_KIND[kind] ?? Math.log(NAMES / Math.max(wordFrequency(text, 'company'), UNSEEN));
  }
}

import type { SectionArray } from '../../column/section-file.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { InternId } from '../../kernel/intern-table.js';
import { type LexiconEntry, lexiconTable, rarity, wordFrequency } from '../../lexicon/lexicon.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import { foldedUmlauts } from '../../lexicon/written-umlauts.js';
import { withoutLeadingZeros } from '../../text/without-leading-zeros.js';
import { resized, resizedIdentity, Vocabulary, type WordId } from '../vocabulary.js';
import { Code, codeOf, recordOfDigits, RecordWord, withoutRegion } from './code-words.js';
import { Kind, KIND_OF_CLASS, MODEL_WEIGHT, WEIGHT_OF_KIND, WEIGHT_OF_STANDARD } from './kinds.js';
import { Notation, notationOf, notationWords } from './notations.js';
import { DOSES, isDimensions, scaledSize } from './unit-scales.js';

/** What a row's words may be of the number of a record, by its class. */
const RECORD_OF_CLASS: Readonly<Record<string, number>> = { record: RecordWord.said, 'record-doubtful': RecordWord.doubtful };
/** In front of the number of a record, in its word. */
const RECORD_MARK = '~';
const UNSEEN = 20;
/** Names of a million with a word that everybody knows. */
const KNOWN_PER_MILLION = 5;
/** "Saugroboter", "Fahrradträger": what a product is in a language that makes one word of it. */
const isKindOfThing = recognizer('product', 'kind-of-thing');
/** Letters of the shortest such word. */
const MIN_COMPOUND = 7;
/** Letters and digits of the shortest model number; shorter ones (mp3, 3d, cs3) are words. */
const MIN_MODEL = 4;
/** Digits of a number that is rather a part number. */
const MIN_PART_NUMBER = 5;

/** "5e", "3d": an ordinal, but a model or a dimension as well. */
const ORDINAL_OF_ONE_LETTER = /^\d+[a-z]$/;
/** The unit of packs, and that of inches, which a sign stands for (tables/product/units.tsv). */
const PACK = 'pk';
const INCH = 'in';
/** Class of what a number in front counts, but nothing of what is in it: "box of 12" are twelve, "12 box" is nothing. */
const CONTAINER = 'container';
/** Classes of units of what is packed. */
const GOODS: ReadonlySet<string> = new Set(['volume', 'mass', 'count']);
/** Digits of the longest zoom; more in front of an x are a number of a line ("5800X"). */
const MOST_ZOOM = 3;
const ZOOM = 'x';
/** "N20": so many tablets. */
const NUMBER_OF_DOSES = /^n\d{2,3}$/;
/** "PG Tips 80s", "16's": so many, up to what packs hold ("Runner 255S"). */
export const SO_MANY = /^(\d{1,2}|1\d\d)s$/;
/** Signs that are tokens of their own. */
export const INCH_SIGN = '"';
const PLUS_SIGN = '+';
const PLUS = 'plus';
/** Letters in brackets behind a name that is registered. */
const TRADEMARKS = ['r', 'tm'];
/** Signs behind a number (or in front of a Latin unit) that the general folding takes for letters or leaves out. */
const MICRO = /(?<=^|\d)[\u00B5\u03BC](?=[A-Za-z])/g;
const OHM = /(?<=(?:^|\d)[kM]?)[\u03A9\u2126]/g;
const INCHES = /(?<=\d)[\u2033\u201D]/g;
const NUMERO = /^[Nn][\u00BA\u00B0](?=\d|$)/;
/** "½", "1½". */
const WRITTEN_FRACTION = /^(\d*)([\u00BC-\u00BE\u2150-\u215E])/;

/** Everything known of the words of product names seen so far. */
export class ProductWords extends Vocabulary {
  kind = new Uint8Array(0);
  /** Row that made the word what it is; index into `entries`, -1: none. */
  entry = new Int32Array(0);
  canonical = new Int32Array(0);
  readonly entries: readonly LexiconEntry[];
  readonly #rows = new Map<string, number>();
  readonly #units = new Map<string, number>();
  /** 1: an "x" stands in the word as it does between two numbers. */
  hasTimes = new Uint8Array(0);
  /** 1: rows of several words begin with the word. */
  begins = new Uint8Array(0);
  /** 1: the word says that what is counted comes together ("pack", "box"). */
  packs = new Uint8Array(0);
  /** Bits of `Code`. */
  codes = new Uint8Array(0);
  /** Bits of `Notation`. */
  notations = new Uint8Array(0);
  /** Bits of `RecordWord`. */
  records = new Uint8Array(0);
  /** Numerals of one letter, and the number that each is at the end of a title (Rocky V). */
  readonly #numerals = new Map<string, string>();
  readonly #phrases = new Map<string, (readonly string[])[]>();
  readonly #numbers = new Map<string, number>();
  readonly #inchSign: number;
  readonly #plusSign: number;
  readonly #trademarks: readonly number[];

  constructor(kernel: Kernel) {
    super(kernel);
    this.#inchSign = this.table.internAscii(INCH_SIGN);
    this.#plusSign = this.table.internAscii(PLUS_SIGN);
    this.#trademarks = TRADEMARKS.map((sign) => this.table.internAscii(sign));
    const entries: LexiconEntry[] = [];
    for (const entry of lexiconTable('numbers')) {
      const [text] = entry.words;
      if (entry.class !== 'cardinal' && entry.words.length === 1 && entry.ambiguous === '' && !ORDINAL_OF_ONE_LETTER.test(text))
        this.#numbers.set(text, entries.push(entry) - 1);
    }
    for (const [table, rows] of [
      ['productWords', this.#rows],
      ['productUnits', this.#units],
    ] as const) {
      for (const entry of lexiconTable(table)) {
        if (entry.class === 'numeral') {
          this.#numerals.set(entry.words[0], entry.canonical);
          continue;
        }
        rows.set(entry.words.join(''), entries.push(entry) - 1);
        if (entry.words.length === 1) continue;
        const phrases = this.#phrases.get(entry.words[0]);
        if (phrases === undefined) this.#phrases.set(entry.words[0], [entry.words]);
        else phrases.push(entry.words);
      }
    }
    this.entries = entries;
    this.announce([...this.#numbers.keys(), ...this.#rows.keys(), ...this.#units.keys(), ...this.#phrases.keys(), ...notationWords()]);
  }

  protected override resize(capacity: number): void {
    this.kind = resized(this.kind, capacity, Kind.name);
    this.entry = resized(this.entry, capacity, -1);
    this.canonical = resizedIdentity(this.canonical, capacity);
    this.hasTimes = resized(this.hasTimes, capacity, 0);
    this.begins = resized(this.begins, capacity, 0);
    this.packs = resized(this.packs, capacity, 0);
    this.codes = resized(this.codes, capacity, 0);
    this.notations = resized(this.notations, capacity, 0);
    this.records = resized(this.records, capacity, 0);
  }

  protected override wordArrays(): Readonly<Record<string, SectionArray>> {
    const { kind, entry, canonical, hasTimes, begins, packs, codes, notations, records } = this;
    return { kind, entry, canonical, hasTimes, begins, packs, codes, notations, records };
  }

  /** But for kinds of things all that `resize` has written is right for it. */
  protected override meetPlain(id: WordId): void {
    this.#thinkLetters(id, this.textOf(id));
  }

  protected override traitsOf(): number {
    return 0;
  }

  protected override think(id: WordId, text: string): void {
    if (text.startsWith(RECORD_MARK)) {
      this.kind[id] = Kind.record;
      return;
    }
    if (this.unitOf(text)?.canonical === PACK || NUMBER_OF_DOSES.test(text) || SO_MANY.test(text)) this.packs[id] = 1;
    if (this.#phrases.has(text)) this.begins[id] = 1;
    this.codes[id] = codeOf(text);
    this.notations[id] = notationOf(text);
    if (/^x\d*$|\dx|x\d|\d[a-z]+x$/.test(text)) this.hasTimes[id] = 1;
    const row = this.#rows.get(text) ?? -1;
    if (row >= 0) {
      this.entry[id] = row;
      this.kind[id] = KIND_OF_CLASS[this.entries[row].class];
      if (this.entries[row].class === 'least') this.notations[id] |= Notation.least;
      if (this.entries[row].class === 'number-sign') this.notations[id] |= Notation.sign;
      this.records[id] = RECORD_OF_CLASS[this.entries[row].class] ?? 0;
      const canonical = this.id(this.entries[row].canonicalWords.join(''));
      this.canonical[id] = canonical;
    } else if (this.#numbers.has(text)) {
      const number = this.#numbers.get(text) as number;
      this.entry[id] = number;
      this.kind[id] = Kind.number;
      const canonical = this.id(this.entries[number].canonical);
      this.canonical[id] = canonical;
    } else if (/\d/.test(text)) {
      this.records[id] = recordOfDigits(text);
      this.#thinkDigits(id, text);
    } else if (this.#units.has(text)) this.kind[id] = Kind.unit;
    else this.#thinkLetters(id, text);
  }

  #thinkLetters(id: WordId, text: string): void {
    if (text.length >= MIN_COMPOUND && isKindOfThing(text)) this.kind[id] = Kind.generic;
    const plain = foldedUmlauts(text);
    if (plain === text) return;
    const folded = this.id(plain);
    // (möbel is written moebel by a row)
    if (this.canonical[folded] === id) return;
    this.canonical[id] = this.canonical[folded];
    this.kind[id] = this.kind[folded];
    this.entry[id] = this.entry[folded];
  }

  /** Signs of measures that the general folding takes for letters, and written fractions. */
  protected override fold(token: string, raw: InternId): string[] {
    const [, whole = '', fraction = ''] = WRITTEN_FRACTION.exec(token) ?? [];
    if (fraction !== '') {
      const [top, parts] = fraction.normalize('NFKC').split('\u2044').map(Number);
      token = Number((Number(whole) + top / parts).toFixed(4)) + token.slice(whole.length + 1);
      if (/^[\d.]+[a-z]*$/i.test(token)) return [token.toLowerCase()];
    }
    return super.fold(token.replace(MICRO, 'u').replace(OHM, 'ohm').replace(INCHES, 'in').replace(NUMERO, 'no '), raw);
  }

  /** Numbers, sizes ("8gb"), versions ("v7") and model numbers. */
  #thinkDigits(id: WordId, text: string): void {
    const [, number = '', letters = ''] = /^(\d+(?:\.\d+)?)((?:[a-z]+2?)?)$/.exec(text) ?? [];
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
    const unit = letters === '' || (letters === ZOOM && number.length > MOST_ZOOM) ? undefined : this.#sizeRow(letters);
    if (unit !== undefined) {
      this.kind[id] = Kind.size;
      this.entry[id] = unit;
      const canonical = this.id(scaledSize(plainNumber(number), this.entries[unit].canonicalWords.join('')));
      this.canonical[id] = canonical;
    } else if (isDimensions(text)) this.kind[id] = Kind.size;
    else {
      this.kind[id] = text.length >= MIN_MODEL && !isNameWithNumber(text) && !(this.codes[id] & Code.standard) ? Kind.model : Kind.number;
      const sold = withoutRegion(text);
      if (sold === text) return;
      const canonical = this.id(sold);
      this.canonical[id] = canonical;
      this.kind[id] = this.kind[canonical];
    }
  }

  /** Number and unit as one word ("8" + "gigabytes" → "8gb"); -1: the second is no unit, or the first a code ("S3 Gr. 43") or a numeral ("III PC"). */
  sizeOf(number: WordId, unit: WordId): WordId {
    const row = LETTERS_FIRST.test(this.textOf(number)) ? undefined : this.#sizeRow(this.textOf(unit));
    return row === undefined ? -1 : this.canonical[this.id(this.textOf(this.canonical[number]) + this.entries[row].canonicalWords.join(''))];
  }

  /** A size whose unit goes on with the next word ("12v" "dc" → "12vdc"); -1: it does not. */
  sizeGoingOn(size: WordId, next: WordId): WordId {
    const [, number = '', unit = ''] = SIZE.exec(this.textOf(size)) ?? [];
    const isPhrase = this.#phrases.get(unit)?.some((phrase) => phrase.length === 2 && phrase[1] === this.textOf(next)) === true;
    const row = isPhrase ? this.#sizeRow(unit + this.textOf(next)) : undefined;
    return row === undefined ? -1 : this.canonical[this.id(number + this.entries[row].canonicalWords.join(''))];
  }

  /** So much a second ("120mb" → "120mbps"); -1: that is no unit. */
  perSecond(size: WordId): WordId {
    const text = `${this.textOf(size)}ps`;
    return this.unitOf(text.replace(/^[\d.]+/, '')) === null ? -1 : this.id(text);
  }

  #sizeRow(unit: string): number | undefined {
    const row = this.#units.get(unit);
    return row === undefined || this.entries[row].class === CONTAINER ? undefined : row;
  }

  /** Whether a word says how much there is, or how long it is ("330ml", "5mm"), of something that may come in packs. */
  isMeasured(id: WordId): boolean {
    return this.kind[id] === Kind.size;
  }

  /** Whether a word says how much there is in one of what may come in packs ("330ml", "500g"). */
  isOfGoods(id: WordId): boolean {
    return this.kind[id] === Kind.size && this.entry[id] >= 0 && GOODS.has(this.entries[this.entry[id]].class);
  }

  /** Whether a word is a form of medicine that is counted ("tablets"). */
  isDose(id: WordId): boolean {
    return DOSES.has(this.unitOf(this.textOf(id))?.canonical ?? '');
  }

  /** Whether a word says that what is counted comes together ("pack", "box"). */
  isPack(id: WordId): boolean {
    return this.packs[id] === 1;
  }

  /** Whether word `at` of a value with so many words says, with the ones behind it, how many come together ("pack of 12"). */
  isPackOf(words: Int32Array, at: number, count: number): boolean {
    return (
      at + 2 < count &&
      this.isPack(words[at]) &&
      this.kind[words[at + 1]] === Kind.connective &&
      !this.isOfClass(words[at + 1], 'purpose') &&
      /^\d+$/.test(this.textOf(words[at + 2]))
    );
  }

  /** Whether a word says in what the things come together, of which there is one where no number says more ("box", "set"). */
  isContainer(id: WordId): boolean {
    return this.unitOf(this.textOf(id))?.class === CONTAINER;
  }

  /** Whether the table says that a word is of a class ("for": purpose, "with": inclusive, "case": accessory). */
  isOfClass(id: WordId, cls: string): boolean {
    return this.entry[id] >= 0 && this.entries[this.entry[id]].class === cls;
  }

  /** The row of a unit; `null`: no unit. */
  unitOf(text: string): LexiconEntry | null {
    const row = this.#units.get(text);
    return row === undefined ? null : this.entries[row];
  }

  /** The words of rows of several words that begin with this one. */
  phrasesFrom(id: WordId): readonly (readonly string[])[] {
    return this.#phrases.get(this.textOf(id)) ?? [];
  }

  /** Whether a raw token is a sign that is a word only behind what it belongs to. */
  isSign(raw: number): boolean {
    return raw === this.#inchSign || raw === this.#plusSign;
  }

  /** Whether a sign is of inches, or quotes. */
  isQuote(raw: number): boolean {
    return raw === this.#inchSign;
  }

  /** Whether a raw token is what stands in brackets behind a registered name. */
  isTrademark(raw: number): boolean {
    return this.#trademarks.includes(raw);
  }

  /** The word that a sign is behind another word: inches behind a number, "plus" where nothing follows at once ("S21+"); -1: none. */
  wordOfSign(raw: number, behind: WordId, isTied: boolean): WordId {
    if (raw === this.#inchSign) return this.kind[behind] === Kind.number ? this.id(INCH) : -1;
    return isTied ? this.and : this.id(PLUS);
  }

  /** The number that a numeral of one letter is behind a title (Rocky V DVD): behind a word and in front of what it is played on, or at the end behind two; -1: it is none there. */
  numeralOf(words: Int32Array, at: number, count: number): WordId {
    const number = this.#numerals.get(this.textOf(words[at]));
    if (number === undefined || at < 1 || this.kind[words[at - 1]] !== Kind.name) return -1;
    const isLast =
      at + 1 === count
        ? at > 1
        : this.isOfClass(words[at + 1], 'platform') || this.isOfClass(words[at + 1], 'carrier') || this.kind[words[at + 1]] === Kind.variant;
    return isLast ? this.id(number) : -1;
  }

  /** The word for the number of a record, which is no other number of the value's. */
  recordOf(text: string): WordId {
    return this.id(RECORD_MARK + text);
  }

  /** The number itself. */
  numberOfRecord(id: WordId): WordId {
    return this.id(this.textOf(id).slice(RECORD_MARK.length));
  }

  /** So many in a pack, as one word. */
  pack(number: string): string {
    return `${withoutLeadingZeros(number)}${PACK}`;
  }

  /** Evidence of sharing this word, in nats: how rare it is among a million names. */
  weightOf(id: WordId): number {
    const kind = this.kind[id];
    const text = this.textOf(id);
    if (this.isOfClass(id, 'accessory')) return WEIGHT_OF_KIND[Kind.generic];
    if (kind === Kind.model) return Math.min(MODEL_WEIGHT, 5 + text.length);
    if (kind === Kind.number) return this.codes[id] & Code.standard ? WEIGHT_OF_STANDARD : Math.min(3 + text.length, 7);
    return WEIGHT_OF_KIND[kind] ?? rarity(wordFrequency(text, 'company'), UNSEEN);
  }
}

/** "012.50" → "12.5". */
function plainNumber(number: string): string {
  return withoutLeadingZeros(number)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** A number and letters against it. */
const SIZE = /^(\d+(?:\.\d+)?)([a-z]+)$/;
const LETTERS_FIRST = /^[a-z]/;
const NAME_WITH_NUMBER = /^\d?([a-z]{4,})\d{0,2}$/;

/** "HERO11", "4Seasons": a word that everybody knows and its number, written as one; no model number, of which others write the digits alone. */
function isNameWithNumber(text: string): boolean {
  const [, name = ''] = NAME_WITH_NUMBER.exec(text) ?? [];
  return name !== '' && wordFrequency(name, 'company') >= KNOWN_PER_MILLION;
}

import type { InternTable } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { packagedImage } from '../../lexicon/image.js';
import { wordFrequency } from '../../lexicon/lexicon.js';
import { isTownName } from '../../lexicon/town-names.js';
import { MARKS_OF_LOST } from '../../text/lost-letters.js';
import { type CategoryReader, type Level, PlainGrammar, type PlainReading, type Reason } from '../category.js';
import { skeleton } from '../company/skeleton.js';
import type { WordId } from '../vocabulary.js';
import { CanonicalAddress } from './canonical.js';
import { explainAddress } from './explain.js';
import { Fact } from './facts.js';
import { REGION_MARK } from './hangul.js';
import { AddressLevels } from './levels.js';
import { AddressParse } from './parse.js';
import { Part } from './parts.js';
import type { AddressRealm } from './rows.js';
import { AddressWords } from './words.js';

const SCRATCH_WORDS = 4096;
/** Ends of lines, which addresses of several lines have between their parts. */
const LINE_ENDS = '\n\v\f\r';
/** So many tokens has a plain line at most: the kernel has a bit for each. */
const PLAIN_TOKENS = 32;
/** A number of a flat, and its letter. */
const LOW_NUMBER = /^\d{1,2}$/;
const LETTER = /^[a-z]$/;
const NO_FAMILIES: readonly number[] = [];

/** Addresses: see parse.ts for what is read as what and levels.ts for what each key is made of. */
export class AddressReader implements CategoryReader {
  readonly commas = LINE_ENDS;
  readonly marks = MARKS_OF_LOST;
  /** Plain lines of the United States; of other addresses it takes the grammar which word is a street and which a town. */
  readonly plain: PlainReading;
  readonly words: AddressWords;
  readonly parse: AddressParse;
  readonly address: CanonicalAddress;
  readonly levels: AddressLevels;
  readonly #medium = new Int32Array(SCRATCH_WORDS);
  readonly #skeletons = new Map<WordId, WordId>();

  constructor(kernel: Kernel, realm: AddressRealm) {
    this.words = new AddressWords(kernel, realm, packagedImage(realm === 'us' ? 'address' : 'global-address'));
    this.parse = new AddressParse(this.words);
    this.address = new CanonicalAddress(this.parse.items);
    this.levels = new AddressLevels(this.words, (word) => this.wordSkeleton(word));
    this.plain = this.#plainReading(kernel);
  }

  #plainReading(kernel: Kernel): PlainReading {
    const { plainMarks } = this.levels;
    const marks = kernel.alloc(plainMarks.length * 4);
    kernel.i32.set(plainMarks, marks >>> 2);
    const [street] = plainMarks;
    const medium = this.#medium;
    return {
      grammar: this.words.realm === 'us' ? PlainGrammar.addresses : PlainGrammar.worldAddresses,
      tokens: PLAIN_TOKENS,
      pairs: this.words.plain.pairs,
      marker: 0,
      marks,
      isWhole: true,
      looserWords: (plain, from, end, out, at) => {
        this.words.settle(plain, from, end);
        // (the kernel has left out the mark between the number and the street)
        medium[0] = plain[from];
        medium[1] = street;
        for (let i = from + 1; i < end; i++) medium[i - from + 1] = plain[i];
        return this.levels.wide(medium, 0, end - from + 1, out, at);
      },
    };
  }

  get table(): InternTable {
    return this.words.table;
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    this.parse.read(ids, gaps, from, end);
    this.address.read();
  }

  levelWords(level: Level, out: Int32Array, at: number): number {
    if (level === 'narrow') return this.levels.narrow(this.address, out, at);
    if (level === 'medium') return this.levels.medium(this.address, out, at);
    const mediumEnd = this.levels.medium(this.address, this.#medium, 0);
    return this.levels.wide(this.#medium, 0, mediumEnd, out, at);
  }

  /** The words as they stand, the number behind the rarest word of the street: the two are neighbours in the search. */
  linkUnits(words: Int32Array, roles: Uint8Array, at: number): number {
    const { address } = this;
    let rarest = -1;
    let weight = 0;
    for (let i = 0; i < address.count; i++) {
      if (address.part[i] !== Part.street) continue;
      const own = this.words.weightOf(address.word[i]);
      if (own <= weight) continue;
      rarest = i;
      weight = own;
    }
    const put = (i: number): void => {
      words[at] = address.word[i];
      roles[at++] = address.part[i];
    };
    const putNumbers = (): void => {
      for (let i = 0; i < address.count; i++) if (address.part[i] === Part.number || address.part[i] === Part.numberTail) put(i);
    };
    if (rarest < 0) putNumbers();
    for (let i = 0; i < address.count; i++) {
      const part = address.part[i];
      if (this.words.realm === 'us' && (part === Part.designator ? address.isDwelling(i) : this.#isBareDoor(i))) {
        words[at] = this.words.dwelling;
        roles[at++] = Part.dwelling;
      }
      if (part !== Part.number && part !== Part.numberTail && part !== Part.designator && part !== Part.postcodeTail) put(i);
      if (i === rarest) putNumbers();
    }
    return at;
  }

  /** "#2A": a unit of a low number and a letter that nobody calls a suite is a flat. */
  #isBareDoor(i: number): boolean {
    const { part, word, count } = this.address;
    if (part[i] !== Part.unit || (i > 0 && (part[i - 1] === Part.designator || part[i - 1] === Part.unit))) return false;
    if (i + 1 === count || part[i + 1] !== Part.unit) return false;
    return LOW_NUMBER.test(this.words.textOf(word[i])) && LETTER.test(this.words.textOf(word[i + 1]));
  }

  wordWeight(word: number): number {
    return this.words.weightOf(word);
  }

  wordExpansion(word: number): number {
    return word;
  }

  wordFamilies(): readonly number[] {
    return NO_FAMILIES;
  }

  wordSkeleton(word: number): number {
    let plain = this.#skeletons.get(word);
    if (plain === undefined) this.#skeletons.set(word, (plain = this.words.id(skeleton(this.words.textOf(word)))));
    return plain;
  }

  isKnownWord(word: number): boolean {
    return this.words.flags[word] !== 0 || wordFrequency(this.words.textOf(word), 'street') > 0;
  }

  isTown(word: number): boolean {
    const text = this.words.textOf(word);
    const named = text.length > 1 && text.endsWith(REGION_MARK) ? this.words.id(text.slice(0, -1)) : word;
    return (this.words.flags[named] & Fact.city) !== 0 || isTownName(text);
  }

  wordText(word: number): string {
    return this.words.textOf(word);
  }

  explain(ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
    this.read(ids, gaps, from, end);
    return explainAddress(this, level);
  }
}

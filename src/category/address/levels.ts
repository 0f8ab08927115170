import type { WordId } from '../vocabulary.js';
import type { CanonicalAddress } from './canonical.js';
import { Fact } from './facts.js';
import { PART_COUNT, Part } from './parts.js';
import type { AddressWords } from './words.js';

/** In front of the words of a part, in the order of a key text; '' where the part needs no mark. */
const MARKS: readonly [parts: readonly number[], mark: string][] = [
  [[Part.number, Part.numberTail], ''],
  [[Part.direction, Part.street, Part.streetType], '/'],
  [[Part.box], '$'],
  [[Part.unit], '#'],
  [[Part.level], '^'],
  [[Part.building], '*'],
  [[Part.venue], '@'],
  [[Part.city], ','],
  [[Part.state], ';'],
  [[Part.postcode], '='],
  [[Part.country], '!'],
];

/**
 * The words that a key is made of. narrow: every part with its mark; medium: units without what kind they are, no venue, no country, and of town, state
 * and postcode the postcode where there is one; wide: no units, the postcode's first part, and the street without connectives and with its words' skeletons.
 */
export class AddressLevels {
  readonly #words: AddressWords;
  readonly #skeletonOf: (word: WordId) => WordId;
  readonly #markOf = new Int32Array(PART_COUNT).fill(-1);
  readonly #marks: readonly WordId[];
  readonly #street: WordId;
  readonly #unit: WordId;
  readonly #city: WordId;
  readonly #state: WordId;
  readonly #postcode: WordId;
  /** Marks of parts that the medium level leaves out, and of those that it reads as units. */
  readonly #dropped: ReadonlySet<WordId>;
  readonly #unitLike: ReadonlySet<WordId>;
  readonly #all: ReadonlySet<WordId>;

  constructor(words: AddressWords, skeletonOf: (word: WordId) => WordId) {
    this.#words = words;
    this.#skeletonOf = skeletonOf;
    const id = (mark: string): WordId => words.id(mark);
    this.#marks = MARKS.map(([parts, mark]) => {
      const word = mark === '' ? -1 : id(mark);
      for (const part of parts) this.#markOf[part] = word;
      return word;
    });
    this.#street = id('/');
    this.#unit = id('#');
    this.#city = id(',');
    this.#state = id(';');
    this.#postcode = id('=');
    this.#dropped = new Set([id('@'), id('!')]);
    this.#unitLike = new Set([this.#unit, id('^'), id('*')]);
    this.#all = new Set(this.#marks.filter((mark) => mark >= 0));
  }

  /** Narrow words of an address; returns the end. */
  narrow(address: CanonicalAddress, out: Int32Array, at: number): number {
    for (const [parts] of MARKS) {
      const mark = this.#markOf[parts[0]];
      let open = mark < 0;
      for (let i = 0; i < address.count; i++) {
        if (!parts.includes(address.part[i])) continue;
        if (!open) out[at++] = mark;
        open = true;
        out[at++] = address.word[i];
      }
    }
    return at;
  }

  /** Medium words of the narrow words `words[from .. end)`; returns the end. */
  medium(words: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    const start = at;
    const hasPostcode = words.subarray(from, end).includes(this.#postcode);
    let keep = true;
    let kept = 0;
    for (let i = from; i < end; i++) {
      const word = words[i];
      if (this.#all.has(word)) {
        keep = !this.#dropped.has(word) && !(hasPostcode && (word === this.#city || word === this.#state));
        if (!keep) continue;
        const mark = this.#unitLike.has(word) ? this.#unit : word;
        if (mark === this.#unit && kept > 0 && this.#inUnit(out, start, at)) continue;
        out[at++] = mark;
        kept++;
      } else if (keep) {
        out[at++] = word;
        kept++;
      }
    }
    // nothing but a venue
    if (kept === 0) for (let i = from; i < end; i++) out[at++] = words[i];
    return at;
  }

  #inUnit(out: Int32Array, from: number, end: number): boolean {
    for (let i = end - 1; i >= from; i--) if (this.#all.has(out[i])) return out[i] === this.#unit;
    return false;
  }

  /** Wide words of the medium words `words[from .. end)`; returns the end. */
  wide(words: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    const start = at;
    let mark = -1;
    let postcodeWords = 0;
    const streetWords = this.#countStreet(words, from, end);
    for (let i = from; i < end; i++) {
      const word = words[i];
      if (this.#all.has(word)) {
        mark = word;
        if (word !== this.#unit) out[at++] = word;
        continue;
      }
      if (mark === this.#unit) continue;
      if (mark === this.#postcode) {
        if (postcodeWords++ === 0) out[at++] = this.#coarse(word);
      } else if (mark === this.#street) {
        if (streetWords > 0 && this.#words.flags[word] & Fact.connective) continue;
        out[at++] = this.#skeletonOf(word);
      } else out[at++] = word;
    }
    // a unit alone
    if (at === start) for (let i = from; i < end; i++) out[at++] = words[i];
    return at;
  }

  /** Words of the street that are no connectives. */
  #countStreet(words: Int32Array, from: number, end: number): number {
    let count = 0;
    let inside = false;
    for (let i = from; i < end; i++) {
      if (this.#all.has(words[i])) inside = words[i] === this.#street;
      else if (inside && !(this.#words.flags[words[i]] & Fact.connective)) count++;
    }
    return count;
  }

  /** Of a postcode in digits all but the last two; the first group of one with letters. */
  #coarse(word: WordId): WordId {
    const text = this.#words.textOf(word);
    return /^\d{4,}$/.test(text) ? this.#words.id(text.slice(0, -2)) : word;
  }
}

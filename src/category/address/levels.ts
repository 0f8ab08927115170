import type { WordId } from '../vocabulary.js';
import type { CanonicalAddress } from './canonical.js';
import { Fact } from './facts.js';
import { PART_COUNT, Part } from './parts.js';
import type { AddressWords } from './words.js';

/** Groups of parts in the order of a key text, and the mark in front of their words. */
const Group = { number: 0, street: 1, box: 2, unit: 3, level: 4, building: 5, venue: 6, city: 7, state: 8, postcode: 9, country: 10 } as const;
const MARKS = ['', '/', '$', '#', '^', '*', '@', ',', ';', '=', '!'];
const NO_GROUP = 255;

const GROUP_OF_PART = new Uint8Array(PART_COUNT).fill(NO_GROUP);
GROUP_OF_PART.set([Group.number, Group.number, Group.street, Group.street, Group.street], Part.number);
GROUP_OF_PART[Part.venue] = Group.venue;
GROUP_OF_PART.set([Group.unit, Group.level, Group.building, Group.box, Group.city, Group.state, Group.postcode], Part.unit);
GROUP_OF_PART[Part.country] = Group.country;

const TOWN = (1 << Group.city) | (1 << Group.state);
const UNITS = (1 << Group.unit) | (1 << Group.level) | (1 << Group.building);
const NOT_MEDIUM = (1 << Group.venue) | (1 << Group.country);

/**
 * The words that a key is made of. narrow: every part with its mark; medium: units without what kind they are, no country, a venue only where there is neither number nor street nor box, and of town, state
 * and postcode the postcode where there is one; wide: no units, the postcode's first part, and the street without connectives and with its words' skeletons.
 */
export class AddressLevels {
  readonly #words: AddressWords;
  readonly #skeletonOf: (word: WordId) => WordId;
  /** The word of each group's mark. */
  readonly #marks: readonly WordId[];
  /** Group that a word is the mark of, plus one, by word; marks are among the first words of a vocabulary. */
  readonly #groupOfMark: Uint8Array;
  readonly #coarse = new Map<WordId, WordId>();

  constructor(words: AddressWords, skeletonOf: (word: WordId) => WordId) {
    this.#words = words;
    this.#skeletonOf = skeletonOf;
    this.#marks = MARKS.map((mark) => (mark === '' ? -1 : words.id(mark)));
    this.#groupOfMark = new Uint8Array(Math.max(...this.#marks) + 1);
    for (const [group, mark] of this.#marks.entries()) if (mark >= 0) this.#groupOfMark[mark] = group + 1;
  }

  /** Group that begins with `word`; -1: it is no mark. */
  #begins(word: WordId): number {
    return word < this.#groupOfMark.length ? this.#groupOfMark[word] - 1 : -1;
  }

  /** Narrow words of an address; returns the end. */
  narrow(address: CanonicalAddress, out: Int32Array, at: number): number {
    const { count, part, word } = address;
    let present = 0;
    for (let i = 0; i < count; i++) if (GROUP_OF_PART[part[i]] !== NO_GROUP) present |= 1 << GROUP_OF_PART[part[i]];
    for (let group = 0; present >> group !== 0; group++) {
      if (!((present >> group) & 1)) continue;
      if (group !== Group.number) out[at++] = this.#marks[group];
      for (let i = 0; i < count; i++) if (GROUP_OF_PART[part[i]] === group) out[at++] = word[i];
    }
    return at;
  }

  /** Medium words of the narrow words `words[from .. end)`; returns the end. */
  medium(words: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    const start = at;
    let dropped = NOT_MEDIUM;
    for (let i = from; i < end; i++) if (this.#begins(words[i]) === Group.postcode) dropped |= TOWN;
    // Union Station, Washington: without number, street and box, which stand first, nothing else says where in the town
    if (from < end && this.#begins(words[from]) > Group.box) dropped &= ~(1 << Group.venue);
    let keep = true;
    let inUnits = false;
    for (let i = from; i < end; i++) {
      const group = this.#begins(words[i]);
      if (group >= 0) {
        keep = ((dropped >> group) & 1) === 0;
        if (!keep) continue;
        const unit = ((UNITS >> group) & 1) === 1;
        if (unit && inUnits) continue;
        inUnits = unit;
        out[at++] = unit ? this.#marks[Group.unit] : words[i];
      } else if (keep) out[at++] = words[i];
    }
    // nothing but a venue
    if (at === start) for (let i = from; i < end; i++) out[at++] = words[i];
    return at;
  }

  /** Wide words of the medium words `words[from .. end)`; returns the end. */
  wide(words: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    const start = at;
    const { flags } = this.#words;
    let group: number = Group.number;
    let groupStart = from;
    let onlyConnectives = false;
    for (let i = from; i < end; i++) {
      const word = words[i];
      const begun = this.#begins(word);
      if (begun >= 0) {
        group = begun;
        groupStart = i + 1;
        if (group !== Group.unit) out[at++] = word;
        if (group === Group.street) onlyConnectives = this.#onlyConnectives(words, i + 1, end);
      } else if (group === Group.postcode) {
        if (i === groupStart) out[at++] = this.#coarseOf(word);
      } else if (group === Group.street) {
        if (onlyConnectives || !(flags[word] & Fact.connective)) out[at++] = this.#skeletonOf(word);
      } else if (group !== Group.unit) out[at++] = word;
    }
    // a unit alone
    if (at === start) for (let i = from; i < end; i++) out[at++] = words[i];
    return at;
  }

  /** Whether the street that begins at `from` has no other words. */
  #onlyConnectives(words: Int32Array, from: number, end: number): boolean {
    for (let i = from; i < end && this.#begins(words[i]) < 0; i++) if (!(this.#words.flags[words[i]] & Fact.connective)) return false;
    return true;
  }

  /** Of a postcode in digits all but the last two; the first group of one with letters. */
  #coarseOf(word: WordId): WordId {
    let coarse = this.#coarse.get(word);
    if (coarse === undefined) {
      const text = this.#words.textOf(word);
      this.#coarse.set(word, (coarse = /^\d{4,}$/.test(text) ? this.#words.id(text.slice(0, -2)) : word));
    }
    return coarse;
  }
}

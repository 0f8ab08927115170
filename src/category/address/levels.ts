import type { WordId } from '../vocabulary.js';
import type { CanonicalAddress } from './canonical.js';
import { mayContinueNumber } from './digits.js';
import { Fact } from './facts.js';
import { PART_COUNT, Part } from './parts.js';
import type { AddressWords } from './words.js';

/**
 * Groups of parts in the order of a key text, and the mark in front of their words. What is in a house stands from the outside in, as it is written where nothing says what it is: "Stiege 2, Tür 14" is
 * 2/14.
 */
const Group = {
  number: 0,
  street: 1,
  box: 2,
  building: 3,
  level: 4,
  unit: 5,
  venue: 6,
  city: 7,
  state: 8,
  postcode: 9,
  country: 10,
  dwelling: 11,
  section: 12,
} as const;
const MARKS = ['', '/', '$', '*', '^', '#', '@', ',', ';', '=', '!', '%', '~'];
/** Of parts that say nothing. */
const NO_GROUP = 13;

const GROUP_OF_PART = new Uint8Array(PART_COUNT).fill(NO_GROUP);
GROUP_OF_PART.set([Group.number, Group.number, Group.street, Group.street, Group.street], Part.number);
GROUP_OF_PART[Part.venue] = Group.venue;
GROUP_OF_PART.set([Group.unit, Group.level, Group.building, Group.box, Group.city, Group.state, Group.postcode], Part.unit);
GROUP_OF_PART[Part.country] = Group.country;
GROUP_OF_PART[Part.dwelling] = Group.dwelling;
GROUP_OF_PART[Part.section] = Group.section;

const TOWN = (1 << Group.city) | (1 << Group.state);
const UNITS = (1 << Group.unit) | (1 << Group.level) | (1 << Group.building);
const PLACING = (1 << Group.number) | (1 << Group.street) | (1 << Group.box) | (1 << Group.section);
const NOT_MEDIUM = (1 << Group.venue) | (1 << Group.country) | (1 << Group.dwelling);

/**
 * The words that a key is made of. narrow: every part with its mark; medium: units without what kind they are, no country, a venue only where there is neither number nor street nor box, and of town, state
 * and postcode the postcode where there is one; wide: no units, the postcode's first part, and the street without connectives and with its words' skeletons.
 */
export class AddressLevels {
  readonly #words: AddressWords;
  readonly #skeletonOf: (word: WordId) => WordId;
  /** The word of each group's mark. */
  readonly #marks: readonly WordId[];
  /** Stands between two numbers. */
  readonly #apart: WordId;
  /** Group that a word is the mark of, plus one, by word; marks are among the first words of a vocabulary. */
  readonly #groupOfMark: Uint8Array;
  readonly #coarse = new Map<WordId, WordId>();

  constructor(words: AddressWords, skeletonOf: (word: WordId) => WordId) {
    this.#words = words;
    this.#skeletonOf = skeletonOf;
    this.#marks = MARKS.map((mark) => (mark === '' ? -1 : words.id(mark)));
    this.#apart = words.id('-');
    this.#groupOfMark = new Uint8Array(Math.max(...this.#marks) + 1);
    for (const [group, mark] of this.#marks.entries()) if (mark >= 0) this.#groupOfMark[mark] = group + 1;
  }

  /** The marks of street, unit, town, state and postcode. */
  get plainMarks(): readonly WordId[] {
    return [Group.street, Group.unit, Group.city, Group.state, Group.postcode].map((group) => this.#marks[group]);
  }

  /** Group that begins with `word`; -1: it is no mark. */
  #begins(word: WordId): number {
    return word < this.#groupOfMark.length ? this.#groupOfMark[word] - 1 : -1;
  }

  /** Narrow words of an address; returns the end. */
  narrow(address: CanonicalAddress, out: Int32Array, at: number): number {
    return this.#append(address, groupsOf(address), false, out, at);
  }

  /** Medium words of an address: some of the groups of the narrow ones; returns the end. */
  medium(address: CanonicalAddress, out: Int32Array, at: number): number {
    const present = groupsOf(address);
    let dropped = NOT_MEDIUM;
    if (present & (1 << Group.postcode)) dropped |= TOWN;
    // Union Station, Washington: without number, street and box nothing else says where in the town
    if (!(present & PLACING)) dropped &= ~(1 << Group.venue);
    // nothing but a country
    const kept = present & ~dropped || present;
    return this.#append(address, kept, true, out, at);
  }

  /** The words of some groups, each behind its mark; `oneUnit`: all that is in a building is behind one mark. */
  #append(address: CanonicalAddress, groups: number, oneUnit: boolean, out: Int32Array, at: number): number {
    const { count, part, word } = address;
    let inUnits = false;
    for (let left = groups; left !== 0; left &= left - 1) {
      const group = 31 - Math.clz32(left & -left);
      const unit = oneUnit && ((UNITS >> group) & 1) === 1;
      if (group !== Group.number && !(unit && inUnits)) out[at++] = this.#marks[unit ? Group.unit : group];
      inUnits = unit;
      for (let i = 0; i < count; i++) if (GROUP_OF_PART[part[i]] === group) out[at++] = word[i];
    }
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
      } else if (group !== Group.unit) {
        if (group === Group.number && i > groupStart && this.#areApart(words[i - 1], word)) out[at++] = this.#apart;
        out[at++] = word;
      }
    }
    // a unit alone
    if (at === start) for (let i = from; i < end; i++) out[at++] = words[i];
    return at;
  }

  /** Whether two numbers of a house stay two where words are written without blanks: 1-23 is not 12-3; but in the United States 37-20 is 3720. */
  #areApart(first: WordId, second: WordId): boolean {
    const { flags, realm } = this.#words;
    return (flags[first] & flags[second] & Fact.digits) !== 0 && !(realm === 'us' && mayContinueNumber(this.#words.textOf(second)));
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

/** The groups that an address has words of, a bit for each. */
function groupsOf({ count, part }: CanonicalAddress): number {
  let groups = 0;
  for (let i = 0; i < count; i++) groups |= 1 << GROUP_OF_PART[part[i]];
  return groups & ~(1 << NO_GROUP);
}

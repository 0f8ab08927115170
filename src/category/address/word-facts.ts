import type { SectionArray } from '../../column/section-file.js';
import { resized, resizedIdentity, Vocabulary, type WordId } from '../vocabulary.js';
import type { WordParts } from './word-cuts.js';

const NONE = -1;

/** What is known of each word of addresses, by its id: what it may be, and the word that it stands for when it is that; -1: it is no such word. */
export abstract class WordFacts extends Vocabulary {
  /** Bits of Fact (facts.ts). */
  flags = new Int32Array(0);
  typeBefore = new Int32Array(0);
  typeAfter = new Int32Array(0);
  direction = new Int32Array(0);
  unitClass = new Uint8Array(0);
  unit = new Int32Array(0);
  state = new Int32Array(0);
  /** {@link countryCodeOf} the country that a word names, and those that the state and the town of its name are in; 0: none, or several. */
  countryCode = new Uint16Array(0);
  stateIn = new Uint16Array(0);
  cityIn = new Uint16Array(0);
  /** 1: a state of the United States. */
  american = new Uint8Array(0);
  country = new Int32Array(0);
  city = new Int32Array(0);
  /** Digits without leading zeros, the number that a word says; itself otherwise. */
  value = new Int32Array(0);
  /** Parts of a word that is two: the name of Hauptstrasse, the digits of 12a; and its type or letters. */
  head = new Int32Array(0);
  tail = new Int32Array(0);
  /** What a postcode is recognized by: 9 for a digit, a for a letter; 0: too long for one. */
  shape = new Int32Array(0);
  /** 1: a road that goes by its number everywhere (Highway 6), not only where a type stands in front (Calle 26). */
  numberedRoad = new Uint8Array(0);
  /** 1: a type that names places that are no street, too, where no house number stands (Mall, Center, Station); 2: of a house whose flats have numbers (Court). */
  site = new Uint8Array(0);
  /** 1: a type of what has streets of its own or stands at one (Retail Park), and sites that are seldom streets (Centre). */
  complex = new Uint8Array(0);
  /** 1: a type of what leaves a street and goes by its number: Lane 30, Alley 5. */
  lane = new Uint8Array(0);
  /** 1: a type that stands behind names in English. */
  englishType = new Uint8Array(0);
  /** 1: stands between two streets that meet (at, and). */
  crossing = new Uint8Array(0);
  /** Countries (bits, see rows.ts) that a type of street or a town says an address is in, and those that have a region of these letters. */
  typeOf = new Uint8Array(0);
  townOf = new Uint8Array(0);
  codeOf = new Uint8Array(0);
  /** 1: towns begin with it (St, Mt, Ft). */
  townWord = new Uint8Array(0);
  /** 1: firms and institutions are named with it. */
  generic = new Uint8Array(0);
  /** How it is written out: index into `writtenForms`. */
  written = new Int32Array(0);

  protected override resize(capacity: number): void {
    this.flags = resized(this.flags, capacity, 0);
    this.typeBefore = resized(this.typeBefore, capacity, NONE);
    this.typeAfter = resized(this.typeAfter, capacity, NONE);
    this.direction = resized(this.direction, capacity, NONE);
    this.unitClass = resized(this.unitClass, capacity, 0);
    this.unit = resized(this.unit, capacity, NONE);
    this.state = resized(this.state, capacity, NONE);
    this.countryCode = resized(this.countryCode, capacity, 0);
    this.stateIn = resized(this.stateIn, capacity, 0);
    this.cityIn = resized(this.cityIn, capacity, 0);
    this.american = resized(this.american, capacity, 0);
    this.country = resized(this.country, capacity, NONE);
    this.city = resized(this.city, capacity, NONE);
    this.value = resizedIdentity(this.value, capacity);
    this.head = resized(this.head, capacity, NONE);
    this.tail = resized(this.tail, capacity, NONE);
    this.shape = resized(this.shape, capacity, 0);
    this.site = resized(this.site, capacity, 0);
    this.complex = resized(this.complex, capacity, 0);
    this.lane = resized(this.lane, capacity, 0);
    this.englishType = resized(this.englishType, capacity, 0);
    this.crossing = resized(this.crossing, capacity, 0);
    this.townWord = resized(this.townWord, capacity, 0);
    this.generic = resized(this.generic, capacity, 0);
    this.typeOf = resized(this.typeOf, capacity, 0);
    this.townOf = resized(this.townOf, capacity, 0);
    this.codeOf = resized(this.codeOf, capacity, 0);
    this.numberedRoad = resized(this.numberedRoad, capacity, 0);
    this.written = resized(this.written, capacity, NONE);
  }

  protected override wordArrays(): Readonly<Record<string, SectionArray>> {
    const { flags, typeBefore, typeAfter, direction, unitClass, unit, state, american, country, city, value, head, tail, shape } = this;
    const { countryCode, stateIn, cityIn, site, complex, lane, englishType, crossing, townWord, generic, numberedRoad, written, typeOf, townOf, codeOf } = this;
    return {
      flags,
      typeBefore,
      typeAfter,
      direction,
      unitClass,
      unit,
      state,
      american,
      country,
      city,
      value,
      head,
      tail,
      shape,
      countryCode,
      stateIn,
      cityIn,
      site,
      complex,
      lane,
      englishType,
      crossing,
      townWord,
      generic,
      numberedRoad,
      written,
      typeOf,
      townOf,
      codeOf,
    };
  }

  /** An id must be had before an array is written to: it may make the arrays grow. */
  protected set(field: 'value' | 'typeBefore' | 'typeAfter' | 'direction' | 'unit' | 'state' | 'country' | 'city', id: WordId, to: WordId): void {
    this[field][id] = to;
  }

  protected setParts(id: WordId, [head, tail]: WordParts, fact: number): void {
    const [headId, tailId] = [this.id(head), this.id(tail)];
    this.head[id] = headId;
    this.tail[id] = tailId;
    this.flags[id] |= fact;
  }
}

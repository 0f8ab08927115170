import type { WordId } from '../vocabulary.js';
import type { IndividualParse } from './parse.js';
import { isInnerParticle } from './surname-first.js';
import { MAX_WORDS } from './tokens.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** One word that a level wrote differently or left out; only for explanations. */
export interface LevelChange {
  readonly word: WordId;
  /** -1: left out. */
  readonly to: WordId;
  readonly why: 'spelling' | 'given name' | 'surname' | 'middle name' | 'particle';
}

/**
 * The words of each level's key text. Each level is a function of the words of the tighter one, and of nothing else: equal at a tighter level therefore is
 * equal at a looser one.
 *
 *   narrow   given names in order, those of several surnames that are not the last, `|` the last surname with its particles, `~jr` the generation: without a comma
 *            nobody says whether García is one of José Luis García Márquez's surnames, and he has one key
 *   medium   names in their canonical spelling, the given name written out where a nickname is sure (bob → robert); particles out
 *   wide     first given name and last word of the surname, each without differences that are not heard; the generation
 *
 * The generation stays at every level: Jr and Sr may never share a key, and each of them would with the name that has none.
 */
export class IndividualLevels {
  readonly #words: IndividualWords;

  constructor(words: IndividualWords) {
    this.#words = words;
  }

  /** Narrow words of a parse, appended to `out` at `at`; returns the end. */
  narrow(parse: IndividualParse, out: Int32Array, at: number): number {
    for (let i = 0; i < parse.givenCount; i++) out[at++] = parse.given[i];
    if (parse.surnameCount > 0) {
      const first = this.firstSurnames(parse);
      for (let i = 0; i < first; i++) out[at++] = parse.surname[i];
      out[at++] = this.#words.surnameMarker;
      for (let i = first; i < parse.surnameCount; i++) out[at++] = parse.surname[i];
    }
    if (parse.generation >= 0 && parse.givenCount + parse.surnameCount > 0) out[at++] = parse.generation;
    return at;
  }

  /** How many words of several surnames behind a given name stand in front of the last one and its particles; 0: there is one surname. */
  firstSurnames({ givenCount, surname, surnameCount }: IndividualParse): number {
    const { flags } = this.#words;
    let from = givenCount > 0 ? Math.max(0, surnameCount - 1) : 0;
    while (from > 0 && (flags[surname[from - 1]] & (Flag.particle | Flag.initial)) === Flag.particle) from--;
    return from;
  }

  /** Medium words of `narrow[from .. end)`. `out` may not be `narrow`. */
  medium(narrow: Int32Array, from: number, end: number, out: Int32Array, at: number, trace: LevelChange[] | null = null): number {
    const vocabulary = this.#words;
    const { canonicalGiven, canonicalSurname, flags, surnameMarker } = vocabulary;
    const marker = narrow.subarray(from, end).indexOf(surnameMarker);
    const givenEnd = marker < 0 ? end : from + marker;
    let behind = false;
    for (let i = from; i < end; i++) {
      const word = narrow[i];
      if (word === surnameMarker) {
        behind = true;
        out[at++] = word;
        continue;
      }
      if (behind ? flags[word] & Flag.particle && i + 1 < end && !this.isGeneration(narrow[i + 1]) : isInnerParticle(vocabulary, narrow, from, i, givenEnd)) {
        trace?.push({ word, to: -1, why: 'particle' });
        continue;
      }
      // (Mohamed ben Rachid: no Benjamin)
      const isInner = !behind && i > from && flags[word] & Flag.descent;
      const to = behind ? canonicalSurname[word] : isInner ? word : canonicalGiven[word];
      if (trace && to !== word) trace.push({ word, to, why: 'spelling' });
      out[at++] = to;
    }
    return at;
  }

  /** Wide words of `medium[from .. end)`. */
  wide(medium: Int32Array, from: number, end: number, out: Int32Array, at: number, trace: LevelChange[] | null = null): number {
    const vocabulary = this.#words;
    if (from === end) return at;
    const generation = this.isGeneration(medium[end - 1]) ? medium[end - 1] : -1;
    const nameEnd = generation < 0 ? end : end - 1;
    let marker = from;
    while (marker < nameEnd && medium[marker] !== vocabulary.surnameMarker) marker++;
    const put = (word: WordId, to: WordId, why: LevelChange['why']): void => {
      if (trace && to !== word) trace.push({ word, to, why });
      out[at++] = to;
    };
    if (marker > from) put(medium[from], vocabulary.wideGiven(medium[from]), 'given name');
    if (trace) for (let i = from + 1; i < marker; i++) trace.push({ word: medium[i], to: -1, why: 'middle name' });
    if (marker < nameEnd) {
      out[at++] = vocabulary.surnameMarker;
      put(medium[nameEnd - 1], vocabulary.wideSurname(medium[nameEnd - 1]), 'surname');
    }
    if (generation >= 0) out[at++] = generation;
    return at;
  }

  /** Wide words of a name that the kernel has read as a plain one: first given name, last word of the surname, generation, as far as there are such. */
  wideOfPlain(plain: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    const vocabulary = this.#words;
    out[at++] = vocabulary.wideGiven(plain[from]);
    if (end - from > 1) {
      out[at++] = vocabulary.surnameMarker;
      out[at++] = vocabulary.wideSurname(plain[from + 1]);
    }
    if (end - from > 2) out[at++] = plain[from + 2];
    return at;
  }

  isGeneration(word: WordId): boolean {
    // (0 is no generation, but the id of a word)
    return word > 0 && this.#words.generation[word] === word;
  }
}

/** Room for the words of one level. */
export const LEVEL_WORDS = MAX_WORDS * 4;

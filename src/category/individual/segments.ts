import { wordFrequency } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { UNLISTED } from './order.js';
import { MAX_WORDS, type NameTokens, Taken } from './tokens.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';
import { Said, saidBy } from './years.js';

/** A word that fewer are given as a name is rather what it is besides. */
const RARELY_PER_MILLION = 10;
/** Kinds of names that a word may be. */
const SOMEBODYS_NAME = Flag.givenName | Flag.surname | Flag.eastAsianSurname;

/** "John Smith - Director", but not Smith-Dean. */
const DASH = Gap.space | Gap.hyphen;
const OFFICE = Flag.postNominal | Flag.doubtfulPostNominal;

/** A generation that stands in front of a name, too, as a title does ("ifj. Kovács János"; not Sr., which is Señor there). */
const EITHER_GENERATION = Flag.generation | Flag.trailingTitle;

/** What commas cut a name into, without titles, post-nominals and generations. */
export class NameSegments {
  /** Words of the name that are left, in order: indices into the tokens; segment s ends before `ends[s]`. Titles in front are still among them, marked. */
  readonly left = new Int32Array(MAX_WORDS);
  readonly ends: number[] = [];
  /** Word of the generation in keys; -1: none written. */
  generation = -1;
  readonly #vocabulary: IndividualWords;
  readonly #tokens: NameTokens;

  constructor(vocabulary: IndividualWords, tokens: NameTokens) {
    this.#vocabulary = vocabulary;
    this.#tokens = tokens;
  }

  /** Cuts at commas and takes off what is no name: titles in front, post-nominals and generations behind. */
  cut(): void {
    const { gaps, taken, can, count: wordCount } = this.#tokens;
    const { left, ends } = this;
    this.generation = -1;
    ends.length = 0;
    let count = 0;
    for (let i = 0; i < wordCount; i++) {
      if ((gaps[i] & Gap.comma || (gaps[i] === DASH && can[i] & OFFICE)) && count > (ends.length > 0 ? ends[ends.length - 1] : 0)) ends.push(count);
      if (taken[i] === Taken.name) left[count++] = i;
      else if (taken[i] === Taken.generation) this.generation = this.#vocabulary.generation[this.#tokens.words[i]];
    }
    if (count > (ends.length > 0 ? ends[ends.length - 1] : 0)) ends.push(count);
    // "Doe, John, Jr.", "John Doe, MD": segments behind the first that are no names
    let write = 0;
    let start = 0;
    for (let s = 0; s < ends.length; s++) {
      const end = ends[s];
      if (s > 0 && this.#isAppendix(start, end, ends[0], ends.length)) {
        for (let k = start; k < end; k++) this.#takeOff(left[k]);
      } else {
        const from = write === 0 ? 0 : ends[write - 1];
        left.copyWithin(from, start, end);
        ends[write++] = from + end - start;
      }
      start = end;
    }
    ends.length = write;
    start = 0;
    for (let s = 0; s < write; s++) {
      const isSurname = s === 0 && write === 2 && ends[0] === 1 && this.#isSurname(left[0], left[1]);
      if (!isSurname) this.#strip(start, ends[s], write === 1);
      start = ends[s];
    }
  }

  /** "Sen, Amartya", "Pastor, Maria": a title that lists have as a surname, with nothing but a comma between it and what is rather a given name. ("Dr., John" is none, nor "Mr, Smith") */
  #isSurname(title: number, next: number): boolean {
    const { words, gaps, can } = this.#tokens;
    if ((can[title] & (Flag.title | Flag.trailingTitle)) !== Flag.title || gaps[next] & Gap.dot) return false;
    return this.#vocabulary.surnameRarity(words[title]) < UNLISTED && this.#vocabulary.surnameRarity(words[next]) >= this.#vocabulary.givenWeight(words[next]);
  }

  #isAppendix(start: number, end: number, firstEnd: number, segments: number): boolean {
    const sure = Flag.title | Flag.postNominal | Flag.generation;
    const doubtful = Flag.doubtfulPostNominal | Flag.generationAtEnd;
    // "Ma, Do": two words may be surname and given name
    const allowed = firstEnd > 1 || segments > 2 ? sure | doubtful : sure;
    for (let k = start; k < end; k++) if (!(this.#tokens.can[this.left[k]] & allowed)) return false;
    return true;
  }

  #takeOff(i: number): void {
    const { words, taken } = this.#tokens;
    const can = this.#tokens.can[i];
    const generation = this.#vocabulary.generation[words[i]];
    if (can & (Flag.generation | Flag.generationAtEnd) && generation > 0) {
      taken[i] = Taken.generation;
      this.generation = generation;
    } else taken[i] = can & (Flag.postNominal | Flag.doubtfulPostNominal) ? Taken.postNominal : Taken.title;
  }

  /** Whether hardly anybody is called by a word behind a given name: Miss. */
  #isHardlyGiven(word: WordId): boolean {
    return wordFrequency(this.#vocabulary.textOf(word), 'given') < RARELY_PER_MILLION;
  }

  /** Whether a title is one of nobility or the church and a generation was found that is a number. */
  #reigns(title: number): boolean {
    if (this.generation < 0 || saidBy(this.#vocabulary.textOf(this.generation)) !== Said.number) return false;
    const rows = this.#vocabulary.rows.structure().words.get(this.#vocabulary.textOf(title));
    return rows?.some((row) => row.table === 'titles' && (row.class === 'noble' || row.class === 'religious')) === true;
  }

  /** "Tan Chee Beng": what else would be a degree (B.Eng.) is the last syllable of a given name behind an East Asian surname; a generation (Lee Jong III) is none. */
  #isLastSyllable(from: number, to: number): boolean {
    const { left } = this;
    const { words, gaps } = this.#tokens;
    const { flags } = this.#vocabulary;
    const last = left[to - 1];
    if (this.#tokens.can[last] & Flag.generation) return false;
    if (to - from < 3 || gaps[last] & (Gap.comma | Gap.dot) || !(flags[words[last]] & flags[words[left[to - 2]]] & Flag.glideSyllable)) return false;
    for (let k = from; k < to - 2; k++) if (flags[words[left[k]]] & Flag.eastAsianSurname) return true;
    return false;
  }

  /** Titles in front and what stands behind the name, of the words `left[start .. end)`; `whole`: the value has no other segment. */
  #strip(start: number, end: number, whole: boolean): void {
    const { left } = this;
    const { words, gaps, taken, can } = this.#tokens;
    const { flags } = this.#vocabulary;
    let from = start;
    let to = end;
    while (to - from > 1) {
      const here = can[left[to - 1]];
      const sure = here & (Flag.generation | Flag.postNominal) && (to - from > 2 || !whole || here & Flag.generation);
      // "Antonio Carlos Magalhaes Neto": only behind three words of the name
      const atEnd = here & Flag.generationAtEnd && to - from > 3 && whole && !(flags[words[left[to - 2]]] & Flag.initial);
      // "Smith, John Mr", "Smith Mrs", "SMITH/ANN MISS"; Herr is a surname as well
      const last = words[left[to - 1]];
      const isTitle = here & Flag.trailingTitle && (!(flags[last] & SOMEBODYS_NAME) || (!whole && this.#isHardlyGiven(last)));
      if ((!sure && !atEnd && !isTitle) || this.#isLastSyllable(from, to)) break;
      this.#takeOff(left[--to]);
    }
    while (to - from > 1 || (to - from === 1 && !whole && can[left[from]] & Flag.title)) {
      const here = can[left[from]];
      const next = from + 1 < to ? left[from + 1] : -1;
      // (Dipl.-Ing. Huber)
      if (next >= 0 && gaps[next] & Gap.hyphen && !(can[next] & Flag.title)) break;
      const dotted = next >= 0 && (gaps[next] & Gap.dot) !== 0;
      // "Queen Elizabeth II"; but Dean Smith III
      const reigns = to - from === 2 && next >= 0 && (flags[words[next]] & Flag.givenName) !== 0 && this.#reigns(words[left[from]]);
      const inFront = to - from > 2 && !(flags[words[next]] & Flag.initial) && !(here & Flag.givenName);
      const doubtful = here & Flag.doubtfulTitle && (dotted || reigns || inFront);
      if (!(here & Flag.title) && !doubtful) break;
      if ((here & EITHER_GENERATION) === EITHER_GENERATION) this.#takeOff(left[from]);
      else taken[left[from]] = Taken.title;
      from++;
    }
  }
}

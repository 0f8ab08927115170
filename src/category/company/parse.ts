import { Gap } from '../../text/byte-classes.js';
import { MAX_PACKED, TRAITS_SHIFT, type WordId } from '../vocabulary.js';
import { countryBehindTown } from './country-behind-town.js';
import { countryDomainStart } from './country-domains.js';
import { Grammar } from './grammar.js';
import { Initials, joinInitials } from './initials.js';
import { readPlainly } from './plain-reading.js';
import { leaveOutRestated } from './restated.js';
import { Pace } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 512;

/** Parts of a name that are written in Chinese characters; more of one value are not told apart. */
const MOST_CHARACTERS = 16;

const NO_TOKENS = new Int32Array(0);

/** In {@link CompanyParse.canonical}: what the words in front say already. */
export const NO_WORD = -1;

/** What a stretch of words was taken for; one per decision, in order of the words. Only kept when tracing. */
export interface ParseStep {
  readonly from: number;
  readonly end: number; // exclusive
  readonly role: 'legal form' | 'initials' | 'number' | 'behind the legal form' | 'note' | 'domain' | 'country of the place in front' | 'the name again';
  /** Row of the lexicon (index into `CompanyWords.entries`); -1: a rule. */
  readonly entry: number;
}

/**
 * One company name, read: `content` (canonical words in order, `contentCount` of them), from `tailStart` on those behind the legal form,
 * and `legal`, the legal forms found (sorted). The buffers are reused by the next `read`.
 */
export class CompanyParse {
  readonly content = new Int32Array(MAX_WORDS);
  contentCount = 0;
  tailStart = 0;
  /** Another name of the value within the tail ("trading as ..."): where its words begin and end; -1: there is none. */
  aliasStart = -1;
  aliasEnd = -1;
  /** Initials of the name that were left out, as they only say it again; -1: there are none. */
  acronym: WordId | -1 = -1;
  readonly legal = new Int32Array(MAX_WORDS);
  legalCount = 0;
  /** Words after initials were joined, and what separates each from the one before: the basis of `steps`. */
  readonly words = new Int32Array(MAX_WORDS);
  readonly gaps = new Uint8Array(MAX_WORDS);
  /** See {@link Pace}; of no use where initials were joined. */
  readonly paces = new Uint16Array(MAX_WORDS);
  /** Words made of initials, by how they were written. */
  readonly initials = new Uint8Array(MAX_WORDS);
  /** What each of `words` was rewritten to before anything was decided; only where the grammar was taken. */
  readonly canonical = new Int32Array(MAX_WORDS);
  wordCount = 0;
  /** Whether some of `words` are initials joined by "&" (S & K). */
  hasAmpersand = false;
  /** Whether it is a sole trader's, who is called by a person's name. */
  isOfTrader = false;
  /** Words for the characters of its name, where it is written in Chinese ones. */
  readonly characters: WordId[] = [];
  /** The raw tokens that were read last: `raws[rawFrom .. rawEnd)`. */
  raws: Int32Array = NO_TOKENS;
  rawFrom = 0;
  rawEnd = 0;
  steps: ParseStep[] | null = null;
  /** `mediumContent` holds the value's medium words, `mediumCount` of them, already. */
  asMedium = false;
  readonly mediumContent = new Int32Array(MAX_WORDS);
  mediumCount = 0;
  readonly #words: CompanyWords;
  readonly #grammar: Grammar;

  constructor(words: CompanyWords) {
    this.#words = words;
    this.#grammar = new Grammar(this, words);
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    if (this.steps !== null) this.steps.length = 0;
    this.aliasStart = this.aliasEnd = this.acronym = -1;
    this.isOfTrader = false;
    this.raws = ids;
    this.rawFrom = from;
    this.rawEnd = end;
    let joined = this.#expand(ids, gaps, from, end, false);
    if (this.#words.beside.isJapan(ids, from, end)) joined = this.#expand(ids, gaps, from, end, true);
    this.hasAmpersand = joined && this.initials.subarray(0, this.wordCount).includes(Initials.ampersand);
    if (!joined) this.initials.fill(Initials.none, 0, this.wordCount);
    const domain = countryDomainStart(this, this.#words);
    if (domain < this.wordCount) this.steps?.push({ from: domain, end: this.wordCount, role: 'domain', entry: -1 });
    this.wordCount = domain;
    const country = countryBehindTown(this, this.#words);
    if (country < domain) this.steps?.push({ from: country, end: domain, role: 'country of the place in front', entry: -1 });
    this.wordCount = country;
    if (this.steps === null && !joined && readPlainly(this, this.#words)) return;
    this.asMedium = false;
    leaveOutRestated(this, this.#words);
    this.#grammar.read();
  }

  #putCharacters(word: WordId): void {
    if (this.characters.length < MOST_CHARACTERS && !this.characters.includes(word)) this.characters.push(word);
  }

  /** Raw tokens → words; runs of initials are joined, then it answers true. */
  #expand(ids: Int32Array, gaps: Uint8Array, from: number, end: number, inJapan: boolean): boolean {
    const vocabulary = this.#words;
    this.characters.length = 0;
    const { words, gaps: wordGaps, paces } = this;
    let count = 0;
    let initials = 0;
    let gap = 0;
    let { packed, pace } = vocabulary;
    for (let i = from; i < end; i++) {
      gap |= gaps[i];
      const beside = inJapan ? vocabulary.beside.wordsInJapan(ids[i]) : null;
      const word = beside === null ? packed[ids[i]] : -1;
      // nearly every token is one word that is known already
      if (word >= 0 && count < MAX_WORDS) {
        const how = word >>> TRAITS_SHIFT;
        words[count] = word & (MAX_PACKED - 1);
        paces[count] = how;
        wordGaps[count++] = gap;
        initials += how & Pace.initial;
        gap = 0;
        continue;
      }
      const next = beside === null ? vocabulary.expand(ids[i], words, count) : put(beside.words, words, count);
      ({ packed, pace } = vocabulary);
      for (const word of beside?.characters ?? vocabulary.charactersOf(ids[i])) this.#putCharacters(word);
      if (next === count) continue;
      wordGaps[count] = gap;
      for (let w = count; w < next; w++) {
        paces[w] = pace[words[w]];
        initials += paces[w] & Pace.initial;
        if (w > count) wordGaps[w] = Gap.space;
      }
      count = next;
      gap = 0;
    }
    const joined = initials >= 2 * Pace.initial;
    this.wordCount = joined ? joinInitials(this, vocabulary, count) : count;
    return joined;
  }
}

/** Appends words as far as there is room; returns the end. */
function put(words: readonly WordId[], out: Int32Array, at: number): number {
  for (const word of words) if (at < out.length) out[at++] = word;
  return at;
}

/** Insertion sort: legal forms are one to four. */
export function sortByText(ids: Int32Array, count: number, words: CompanyWords): void {
  for (let i = 1; i < count; i++) {
    const id = ids[i];
    let j = i;
    while (j > 0 && words.textOf(ids[j - 1]) > words.textOf(id)) {
      ids[j] = ids[j - 1];
      j--;
    }
    ids[j] = id;
  }
}

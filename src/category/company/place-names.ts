import { lazily } from '../../lexicon/lazily.js';
import { type LexiconEntry, lexiconTable } from '../../lexicon/lexicon.js';
import type { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { placeMark } from './place-marks.js';
import { Flag, isConnective, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Letters of the codes of places, which are other words too often. */
const MAX_CODE = 3;

/** Words of what a place is to those who govern it (tables/company/place-levels.tsv). */
const levels: () => ReadonlyMap<string, LexiconEntry> = lazily(
  () => new Map(lexiconTable('placeLevels').flatMap((row) => (row.class === 'level' || row.class === 'title' ? [[row.words[0], row]] : []))),
);

/** Places in names of companies: which words are one, and what it is usually called. */
export class PlaceNames {
  /** Names in several words ("united states"), as values have them at the medium level; to the numbers of their rows. */
  readonly phrases: PhraseTrie;
  readonly #words: CompanyWords;
  /** See {@link markOf}. */
  readonly #marks = new Map<number, WordId>();
  /** See {@link wordsOf}. */
  readonly #usual = new Map<number, readonly WordId[]>();

  constructor(words: CompanyWords, phrases: PhraseTrie) {
    this.#words = words;
    this.phrases = phrases;
  }

  /** Number of words of the place of several words that begins at `words[i]`; 0: none does. Medium words. */
  lengthAt(words: Int32Array, i: number, end: number): number {
    if (!(this.#words.flags[words[i]] & Flag.placeStart) || this.phrases.match(words, i, end) < 0) return 0;
    return this.phrases.matchLength;
  }

  /** Whether `words[from .. end)`, which stand apart, are the name of a country and nothing else, also one that is an ordinary word ("(China)"); none are no country. */
  isCountry(words: Int32Array, from: number, end: number): boolean {
    if (from >= end) return false;
    const row = this.rowAt(words, from, end);
    return row >= 0 && from + (this.lengthAt(words, from, end) || 1) === end && this.#words.rows.at(row).class === 'country';
  }

  /** Whether a word says what the place behind it is to those who govern it, and no more than that place (City of Austin, Government of India). */
  isLevel(word: WordId): boolean {
    return levels().has(this.#words.textOf(word));
  }

  /** Whether it says so directly in front of the place, without "of" ("Stadt Essen"). */
  isTitle(word: WordId): boolean {
    return levels().get(this.#words.textOf(word))?.class === 'title';
  }

  /** Whether `words[i]` is a connective that a place begins with ("City of Los Angeles", "Bank of Des Moines"). */
  beginsWithConnective(words: Int32Array, i: number, end: number): boolean {
    return isConnective(this.#words.kind[words[i]]) && this.lengthAt(words, i, end) > 0;
  }

  /** Number of the row by which a word alone is a place; -1: it is none, or something else besides. `atEdge`: it is the first or the last of several words. */
  rowOf(word: WordId, atEdge: boolean): number {
    const { kind, entry, flags, rows } = this.#words;
    if (kind[word] === Kind.place) return entry[word];
    if (!atEdge || !(flags[word] & Flag.place)) return -1;
    const row = rows.ofWord(word)?.places ?? -1;
    return row >= 0 && rows.at(row).ambiguous === 'edge' ? row : -1;
  }

  /** Number of the row by which a name may be that of a place as well ("Michigan", "Wien"), but then no code; -1: none. (A canton is no Canton.) */
  doubtfulRowOf(word: WordId): number {
    return this.mayBe(word) && this.#words.kind[word] !== Kind.generic ? (this.#words.rows.ofWord(word)?.places ?? -1) : -1;
  }

  /** Number of the row of a state of the United States that a word is the code of; -1: it is none. */
  stateOf(word: WordId): number {
    const { flags, rows } = this.#words;
    if (!(flags[word] & Flag.place) || isNoCode(this.#words.textOf(word))) return -1;
    const row = rows.ofWord(word)?.places ?? -1;
    return row >= 0 && rows.at(row).class === 'state' && rows.at(row).scope === 'US' ? row : -1;
  }

  /** The word for where a row says that something is, or, if not `isSure`, may be ({@link placeMark}); -1: it says nothing of the kind. */
  markOf(row: number, isSure: boolean): WordId {
    const number = isSure ? row : ~row;
    let mark = this.#marks.get(number);
    if (mark === undefined) {
      const entry = this.#words.rows.at(row);
      const text = isPartOfPlace(entry) ? '' : placeMark(entry, isSure);
      mark = text === '' ? -1 : this.#words.id(text);
      this.#marks.set(number, mark);
    }
    return mark;
  }

  /** Number of the row of the place that begins at `words[i]`, also one that is an ordinary word, but no code; -1: none does. */
  rowAt(words: Int32Array, i: number, end: number): number {
    if (this.lengthAt(words, i, end) > 0) return this.phrases.match(words, i, end);
    return this.mayBe(words[i]) ? (this.#words.rows.ofWord(words[i])?.places ?? this.#words.entry[words[i]]) : -1;
  }

  /** Whether a word is a place, also one that is an ordinary word ("Texas", "Reading"), but then no code. */
  mayBe(word: WordId): boolean {
    const { kind, flags } = this.#words;
    return kind[word] === Kind.place || ((flags[word] & Flag.place) !== 0 && isNoCode(this.#words.textOf(word)));
  }

  /** The usual words of the place that a row names; none of a row that says what comes from a place, and of what may be a part of a place only. */
  wordsOf(row: number): readonly WordId[] {
    let usual = this.#usual.get(row);
    if (usual === undefined) {
      const entry = this.#words.rows.at(row);
      usual = isNameOfPlace(entry) && !isPartOfPlace(entry) ? this.#words.plainWords(entry.canonicalWords) : [];
      this.#usual.set(row, usual);
    }
    return usual;
  }
}

/** Whether a word is too long for a code of a place. */
export function isNoCode(text: string): boolean {
  return text.length > MAX_CODE;
}

/** Whether a row says what a place is called, not what comes from there. */
export function isNameOfPlace({ class: cls }: LexiconEntry): boolean {
  return cls !== 'demonym';
}

/**
 * Whether a state or town is called by some words of its name, or a state by one word that is no code: these may name a part of it (Mecklenburg and Vorpommern,
 * Mecklenburg-Vorpommern), where Korea is hardly but South Korea, and Saigon is all of Ho Chi Minh City.
 */
export function isPartOfPlace({ class: cls, words, canonicalWords }: LexiconEntry): boolean {
  if ((cls !== 'state' && cls !== 'city') || words.length >= canonicalWords.length) return false;
  return (cls === 'state' && words.length === 1 && isNoCode(words[0])) || words.every((word) => canonicalWords.includes(word));
}

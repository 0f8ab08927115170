import { Gap } from '../../text/byte-classes.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable, wordFrequency } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import type { CompanyParse } from './parse.js';
import { Flag, isConnective, Kind, LegalMode, mayBeLetter } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** A letter that stands in a table. */
const LETTER_OF_TABLES = Flag.initial | Flag.lexical;
/** The language that joins two words by a letter and hyphens ("Bonyad-e Shahid"). */
const JOINS_BY_HYPHENS = 'fa';
/** What parts a name from what is no part of it. */
const PARTS = Gap.comma | Gap.open | Gap.hyphen | Gap.other | Gap.slash;

/** Of the countries of a legal form so many at least speak a language in which a numeral is a connective, for the form to tell it. */
const LEAST_SHARE = 0.6;
/** How often a name is one that a letter behind it is an initial, per million. */
const USUAL_GIVEN = 20;
const PREPOSITION = 'preposition';
const NONE: readonly number[] = [];

/** Languages that have such letters, and those that have one that stands in front of a place. */
interface Tellers {
  readonly all: readonly string[];
  readonly prepositions: readonly string[];
}

/** Codes of countries, to the language that names of firms there have words of, where a letter is a connective in it. */
const languageOf: () => ReadonlyMap<string, string> = lazily(() => new Map(lexiconTable('countryLanguages').map(({ scope, canonical }) => [scope, canonical])));

/** Letters that are a connective of some languages ("Drogi i Mosty", "Ferragens e Tintas") and an initial or a numeral in all others ("John E Smith", "Capital V Feeder"). */
export class LoneLetters {
  readonly #words: CompanyWords;
  /** Numbers of the rows of such letters, by letter. */
  #rows: ReadonlyMap<string, readonly number[]> | undefined;
  /** First words of legal forms of several. */
  #formBeginnings: ReadonlySet<string> | undefined;
  #tellers: Tellers | undefined;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Numbers of the rows by which a word is such a letter, one for each meaning ("i": and, in). */
  rowsOf(id: WordId): readonly number[] {
    if ((this.#words.flags[id] & LETTER_OF_TABLES) !== LETTER_OF_TABLES) return NONE;
    return (this.#rows ??= this.#readRows()).get(this.#words.textOf(id)) ?? NONE;
  }

  /** Whether a word is such a letter. */
  has(id: WordId): boolean {
    return this.rowsOf(id).length > 0;
  }

  /**
   * Whether word `at` of the words of a name up to `end` is a letter amid them of which it says little that one of two names has it: such a letter, but no numeral, or the
   * middle initial of a person ("Patrick B Walsh").
   */
  saysLittle(words: Int32Array, at: number, end: number): boolean {
    if (at === 0 || at + 1 === end) return false;
    const rows = this.rowsOf(words[at]);
    return (rows.length > 0 && !rows.some((row) => this.#isNumeral(row))) || this.#isMiddleInitial(words[at - 1], words[at], words[at + 1]);
  }

  /** Place of a letter that is a connective wherever it stands, and a middle initial here ("James D Cole", where a name is a person's); -1: there is none. */
  initialAmid(words: Int32Array, count: number): number {
    const { flags, kind } = this.#words;
    for (let at = 1; at + 1 < count; at++)
      if (flags[words[at]] & Flag.initial && isConnective(kind[words[at]]) && this.#isMiddleInitial(words[at - 1], words[at], words[at + 1])) return at;
    return -1;
  }

  #isMiddleInitial(before: WordId, id: WordId, behind: WordId): boolean {
    const { flags, kind } = this.#words;
    if (!(flags[id] & Flag.initial) || kind[before] !== Kind.name || kind[behind] !== Kind.name) return false;
    return wordFrequency(this.#words.textOf(before), 'given') >= USUAL_GIVEN && wordFrequency(this.#words.textOf(behind), 'surname') > 0;
  }

  #readRows(): ReadonlyMap<string, readonly number[]> {
    const rows = new Map<string, number[]>();
    this.#words.eachRow('connectives', (entry, row) => {
      if (!mayBeLetter(entry)) return;
      const known = rows.get(entry.words[0]);
      if (known === undefined) rows.set(entry.words[0], [row]);
      else known.push(row);
    });
    return rows;
  }

  /** The word that a row says in English. */
  wordOf(row: number): WordId {
    // (an id that is asked for may make the arrays grow)
    const word = this.#words.id(this.#words.rows.at(row).canonicalWords.join(''));
    return this.#words.canonical[word];
  }

  /**
   * Number of the row by which word `at` of a value is a connective: the value has a word of its language, a place of its country stands behind "in", or hyphens stand
   * beside it; -1: it is none.
   */
  connectiveAt(at: number, parse: CompanyParse): number {
    const { words, gaps, wordCount } = parse;
    const rows = this.rowsOf(words[at]);
    if (rows.length === 0 || at === 0 || at + 1 === wordCount) return -1;
    // ("Phase-I Developers", "Rent-A-Car" are no Persian)
    const joining =
      gaps[at] & Gap.hyphen
        ? rows.find((row) => this.#languages(row).includes(JOINS_BY_HYPHENS) && (gaps[at + 1] & Gap.hyphen || !this.#isNumeral(row)))
        : undefined;
    if (joining !== undefined) return joining;
    // ("Imobiliária A, S.A.")
    if (gaps[at + 1] & PARTS || this.#words.legalMode[words[at + 1]] !== LegalMode.none) return -1;
    return rows.find((row) => this.#isTold(row, at, parse)) ?? -1;
  }

  #isTold(row: number, at: number, { words, canonical, wordCount }: CompanyParse): boolean {
    const languages = this.#languages(row);
    const isPreposition = this.#words.rows.at(row).class === PREPOSITION;
    // ("Park I Holding AB")
    const next = this.#words.kind[words[at + 1]];
    const mayBeTold = !this.#isNumeral(row) || next === Kind.name || (isPreposition && next === Kind.place);
    for (let i = 0; i < wordCount; i++) {
      if (words[i] === words[at]) continue;
      if (this.#isOf(words[i], languages) || (mayBeTold && this.#isFormOf(words[i], row, languages))) return true;
      // ("Sp. j.")
      const form = mayBeTold && i > at && this.#beginsForm(words[i]) ? this.#words.phrases.match(canonical, i, wordCount) : -1;
      if (form >= 0 && this.#words.rows.tableOf(form) === 'legalForms' && this.#tells(form, row, languages)) return true;
    }
    return isPreposition && this.#isPlaceOf(words[at + 1], languages);
  }

  /** Whether a word is one by which some letter of a value is a connective. */
  mayTell(id: WordId): boolean {
    const { all, prepositions } = this.#languagesOfRows();
    const form = this.#words.rows.ofWord(id)?.legalForms;
    const isForm = form !== undefined && this.#shareOf(this.#words.rows.at(form).scope, all) > 0;
    return isForm || this.#isOf(id, all) || this.#beginsForm(id) || this.#isPlaceOf(id, prepositions);
  }

  #languagesOfRows(): Tellers {
    if (this.#tellers === undefined) {
      const rows = [...(this.#rows ??= this.#readRows()).values()].flat();
      const languagesOf = (some: readonly number[]) => [...new Set(some.flatMap((row) => this.#languages(row)))];
      this.#tellers = { all: languagesOf(rows), prepositions: languagesOf(rows.filter((row) => this.#words.rows.at(row).class === PREPOSITION)) };
    }
    return this.#tellers;
  }

  /** Whether a word begins a legal form of several words that may tell it. */
  #beginsForm(id: WordId): boolean {
    if ((this.#words.flags[id] & Flag.lexical) === 0) return false;
    if (this.#formBeginnings === undefined) {
      const { all } = this.#languagesOfRows();
      const beginnings = new Set<string>();
      this.#words.eachRow('legalForms', ({ words, scope }) => {
        if (words.length > 1 && this.#shareOf(scope, all) >= LEAST_SHARE) beginnings.add(words[0]);
      });
      this.#formBeginnings = beginnings;
    }
    return this.#formBeginnings.has(this.#words.textOf(id));
  }

  /** Whether a word is a place of countries that speak one of the languages. */
  #isPlaceOf(id: WordId, languages: readonly string[]): boolean {
    const row = this.#words.places.mayBe(id) ? this.#words.rows.ofWord(id)?.places : undefined;
    return row !== undefined && this.#shareOf(this.#words.rows.at(row).scope, languages) === 1;
  }

  #languages(row: number): readonly string[] {
    return this.#words.rows.at(row).scope.split(',');
  }

  #isNumeral(row: number): boolean {
    return this.#words.rows.at(row).ambiguous === 'numeral';
  }

  /** Whether a word is a legal form that tells it. */
  #isFormOf(id: WordId, row: number, languages: readonly string[]): boolean {
    const form = this.#words.flags[id] & Flag.lexical ? this.#words.rows.ofWord(id)?.legalForms : undefined;
    return form !== undefined && this.#tells(form, row, languages);
  }

  /** Whether a legal form is of a country that speaks one of the languages; where the letter is a numeral as well, of hardly any other country. ("Parc Solar I SA" is of many.) */
  #tells(form: number, row: number, languages: readonly string[]): boolean {
    const share = this.#shareOf(this.#words.rows.at(form).scope, languages);
    return this.#isNumeral(row) ? share >= LEAST_SHARE : share > 0;
  }

  /** Whether a word is a generic one, an abbreviation or a connective of one of the languages. (A letter is one of a legal form, too: Sp. z o.o.) */
  #isOf(id: WordId, languages: readonly string[]): boolean {
    const { flags, rows } = this.#words;
    if ((flags[id] & LETTER_OF_TABLES) !== Flag.lexical) return false;
    const { genericWords, abbreviations, connectives } = rows.ofWord(id) ?? {};
    const own = genericWords ?? abbreviations ?? connectives;
    return own !== undefined && this.#languages(own).some((language) => languages.includes(language));
  }

  /** Of the countries of a row, the share that speak one of the languages. */
  #shareOf(scope: string, languages: readonly string[]): number {
    const countries = scope.split(',');
    return countries.filter((country) => languages.includes(languageOf().get(country) ?? '')).length / countries.length;
  }
}

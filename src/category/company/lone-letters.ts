import { Gap } from '../../text/byte-classes.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import type { CompanyParse } from './parse.js';
import { Flag, LegalMode, mayBeLetter } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** A letter that stands in a table. */
const LETTER_OF_TABLES = Flag.initial | Flag.lexical;
/** The language that joins two words by a letter and hyphens ("Bonyad-e Shahid"). */
const JOINS_BY_HYPHENS = 'fa';
/** What parts a name from what is no part of it. */
const PARTS = Gap.comma | Gap.open | Gap.hyphen | Gap.other | Gap.slash;

/** Codes of countries, to the language that names of firms there have words of, where a letter is a connective in it. */
const languageOf: () => ReadonlyMap<string, string> = lazily(() => new Map(lexiconTable('countryLanguages').map(({ scope, canonical }) => [scope, canonical])));

/** Letters that are a connective of some languages ("Drogi i Mosty", "Ferragens e Tintas") and an initial or a numeral in all others ("John E Smith", "Capital V Feeder"). */
export class LoneLetters {
  readonly #words: CompanyWords;
  /** Those that have such letters. */
  #languages: readonly string[] | undefined;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Number of the row by which a word is such a letter; -1: it is none. */
  rowOf(id: WordId): number {
    const { flags, rows } = this.#words;
    if ((flags[id] & LETTER_OF_TABLES) !== LETTER_OF_TABLES) return -1;
    const row = rows.ofWord(id)?.connectives;
    return row !== undefined && mayBeLetter(rows.at(row)) ? row : -1;
  }

  /** Whether a word is such a letter, but no numeral. */
  mayBeInitial(id: WordId): boolean {
    const row = this.rowOf(id);
    return row >= 0 && !this.#isNumeral(row);
  }

  /** The word that a row says in English. */
  wordOf(row: number): WordId {
    // (an id that is asked for may make the arrays grow)
    const word = this.#words.id(this.#words.rows.at(row).canonicalWords.join(''));
    return this.#words.canonical[word];
  }

  /** Number of the row by which word `at` of a value is a connective: the value has a word of its language, or hyphens stand beside it; -1: it is none. */
  connectiveAt(at: number, { words, gaps, wordCount }: CompanyParse): number {
    const row = this.rowOf(words[at]);
    if (row < 0 || at === 0 || at + 1 === wordCount) return -1;
    const languages = this.#words.rows.at(row).scope.split(',');
    // ("Phase-I Developers", "Rent-A-Car" are no Persian)
    if (gaps[at] & Gap.hyphen && languages.includes(JOINS_BY_HYPHENS) && (gaps[at + 1] & Gap.hyphen || !this.#isNumeral(row))) return row;
    // ("Imobiliária A, S.A.")
    if (gaps[at + 1] & PARTS || this.#words.legalMode[words[at + 1]] !== LegalMode.none) return -1;
    for (let i = 0; i < wordCount; i++) if (words[i] !== words[at] && this.#isOf(words[i], languages, this.#isNumeral(row))) return row;
    return -1;
  }

  /** Whether a word is one by which some letter of a value is a connective. */
  mayTell(id: WordId): boolean {
    if (this.#languages === undefined) {
      const languages = new Set<string>();
      this.#words.eachRow('connectives', (row) => {
        if (mayBeLetter(row)) for (const language of row.scope.split(',')) languages.add(language);
      });
      this.#languages = [...languages];
    }
    return this.#isOf(id, this.#languages, false);
  }

  #isNumeral(row: number): boolean {
    return this.#words.rows.at(row).ambiguous === 'numeral';
  }

  /**
   * Whether a word is a generic one, an abbreviation or a connective of one of the languages, or, where the letter is no numeral, a legal form of a country that
   * speaks one. ("Parc Solar I SA" is of many countries.)
   */
  #isOf(id: WordId, languages: readonly string[], isNumeral: boolean): boolean {
    const { flags, rows } = this.#words;
    if (!(flags[id] & Flag.lexical)) return false;
    const { genericWords, abbreviations, connectives, legalForms } = rows.ofWord(id) ?? {};
    if (legalForms !== undefined && !isNumeral) {
      const countries = rows.at(legalForms).scope.split(',');
      if (countries.some((country) => languages.includes(languageOf().get(country) ?? ''))) return true;
    }
    const own = genericWords ?? abbreviations ?? connectives;
    return own !== undefined && languages.includes(rows.at(own).scope);
  }
}

import type { Sections } from '../../column/section-file.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import { LegalMode, legalModeOf } from './word-kinds.js';
import type { CompanyWords } from './words.js';

const NONE: readonly WordId[] = [];

/** What is asked of the rows of the legal forms while values are read. (They are the first of {@link CompanyRows}: their numbers begin with 0.) */
export class LegalForms {
  readonly #vocabulary: CompanyWords;
  /** How each must stand to count as one ({@link LegalMode}). */
  readonly #modes: Uint8Array;
  /** The word that stands for each in keys; -1: not asked for yet. */
  readonly #words: Int32Array;
  /** By the word of a form; made when first asked for. */
  #equivalents: ReadonlyMap<WordId, readonly WordId[]> | undefined;
  /** Those of one word; made when first asked for. */
  #lone: ReadonlySet<string> | undefined;

  private constructor(vocabulary: CompanyWords, { modes, words }: Sections) {
    this.#vocabulary = vocabulary;
    this.#modes = modes as Uint8Array;
    this.#words = words as Int32Array;
  }

  static read(vocabulary: CompanyWords): LegalForms {
    const modes = Uint8Array.from(lexiconTable('legalForms'), legalModeOf);
    return new LegalForms(vocabulary, { modes, words: new Int32Array(modes.length).fill(-1) });
  }

  static from(vocabulary: CompanyWords, sections: Sections): LegalForms {
    return new LegalForms(vocabulary, sections);
  }

  /** For {@link from}; gives every form its word. */
  get sections(): Sections {
    this.#words.forEach((_, row) => {
      this.wordOf(row);
    });
    return { modes: this.#modes, words: this.#words };
  }

  /** What {@link wordOf} a form and of another have in common where both may be one (tables/company/legal-equivalents.tsv). Asked of other words, too. */
  equivalentsOf(word: WordId): readonly WordId[] {
    this.#equivalents ??= this.#readEquivalents();
    return this.#equivalents.get(word) ?? NONE;
  }

  #readEquivalents(): Map<WordId, WordId[]> {
    const vocabulary = this.#vocabulary;
    const common = new Map<WordId, WordId[]>();
    for (const { canonicalWords, words } of lexiconTable('legalEquivalents')) {
      const both = [canonicalWords.join(''), words.join('')];
      const id = vocabulary.id(both.join(' = '));
      for (const form of both) {
        const word = vocabulary.id(form);
        common.set(word, [...(common.get(word) ?? NONE), id]);
      }
    }
    return common;
  }

  /** Whether a row is a legal form that counts wherever it stands. */
  isAnywhere(row: number): boolean {
    return this.#modes[row] === LegalMode.anywhere;
  }

  /** The word that stands for legal form `row` in keys. */
  wordOf(row: number): WordId {
    let word = this.#words[row];
    if (word < 0) word = this.#words[row] = this.#vocabulary.id(this.#vocabulary.rows.at(row).canonicalWords.join(''));
    return word;
  }

  /** Whether a word is a legal form of one word. */
  has(text: string): boolean {
    this.#lone ??= new Set(lexiconTable('legalForms').flatMap(({ words }) => (words.length === 1 ? words : [])));
    return this.#lone.has(text);
  }
}

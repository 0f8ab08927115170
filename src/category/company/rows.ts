import type { Sections } from '../../column/section-file.js';
import { type LexiconEntry, lexiconTable, type TableName } from '../../lexicon/lexicon.js';

/** Rows of the tables that a word stands in as an alias, by table: numbers of rows in {@link CompanyRows}. */
export type WordRows = Partial<Record<TableName, number>>;

const TABLES = ['legalForms', 'connectives', 'numbers', 'noise', 'genericWords', 'places', 'abbreviations', 'shortNames', 'domains'] as const;
/** A table that names of companies are read by. */
export type CompanyTable = (typeof TABLES)[number];

/** The tables in the order in which they win where a phrase stands in several. */
export const PHRASE_TABLES: readonly CompanyTable[] = ['legalForms', 'connectives', 'noise', 'places', 'genericWords'];

/** The tables whose words others may be slips of (of the abbreviations, what they stand for). */
export const SPELLED_TABLES = ['genericWords', 'abbreviations', 'shortNames'] as const;

/**
 * All rows that a word or phrase of a company name can point to, numbered through: one table behind the other. Their texts are read when the first row of a table
 * is asked for.
 */
export class CompanyRows {
  /** Number of the first row of each table, and the number of all. */
  readonly #starts: Int32Array;
  /** By the number of a word in the order of {@link words}: its rows, one of a table at most. */
  readonly #rowStarts: Int32Array;
  readonly #rows: Int32Array;

  private constructor({ starts, rowStarts, rows }: Sections) {
    this.#starts = starts as Int32Array;
    this.#rowStarts = rowStarts as Int32Array;
    this.#rows = rows as Int32Array;
  }

  /** Reads the tables. `words`: those that are the alias of a row, each once. */
  static read(): { readonly rows: CompanyRows; readonly words: Iterable<string> } {
    const starts = [0];
    const byWord = new Map<string, Map<CompanyTable, number>>();
    for (const table of TABLES) {
      const start = starts[starts.length - 1];
      const entries = lexiconTable(table);
      entries.forEach(({ words }, i) => {
        if (words.length > 1) return;
        let known = byWord.get(words[0]);
        if (known === undefined) byWord.set(words[0], (known = new Map()));
        if (!known.has(table)) known.set(table, start + i);
      });
      starts.push(start + entries.length);
    }
    const rowStarts = [0];
    const rows: number[] = [];
    for (const known of byWord.values()) rowStarts.push(rows.push(...known.values()));
    const arrays = { starts: Int32Array.from(starts), rowStarts: Int32Array.from(rowStarts), rows: Int32Array.from(rows) };
    return { rows: new CompanyRows(arrays), words: byWord.keys() };
  }

  static from(sections: Sections): CompanyRows {
    return new CompanyRows(sections);
  }

  get sections(): Sections {
    return { starts: this.#starts, rowStarts: this.#rowStarts, rows: this.#rows };
  }

  /** Number of all rows. */
  get count(): number {
    return this.#starts[TABLES.length];
  }

  /** Numbers of the rows of a table: from, up to (exclusive). */
  range(table: CompanyTable): readonly [start: number, end: number] {
    const index = TABLES.indexOf(table);
    return [this.#starts[index], this.#starts[index + 1]];
  }

  tableOf(row: number): CompanyTable {
    let index = 0;
    while (row >= this.#starts[index + 1]) index++;
    return TABLES[index];
  }

  at(row: number): LexiconEntry {
    const table = this.tableOf(row);
    return lexiconTable(table)[row - this.range(table)[0]];
  }

  /** The rows of word `word`, by its number; `undefined` where no row has it as its alias. */
  ofWord(word: number): WordRows | undefined {
    if (word >= this.#rowStarts.length - 1) return undefined;
    const rows: WordRows = {};
    for (let i = this.#rowStarts[word]; i < this.#rowStarts[word + 1]; i++) rows[this.tableOf(this.#rows[i])] = this.#rows[i];
    return rows;
  }
}

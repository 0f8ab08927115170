import { type LexiconEntry, lexiconTable, type TableName } from '../../lexicon/lexicon.js';

/** Rows of the tables that a word stands in as an alias, by table: indices into {@link CompanyRows.entries}. */
export type WordRows = Partial<Record<TableName, number>>;

/** All rows that a word or phrase of a company name can point to. */
export interface CompanyRows {
  readonly entries: readonly LexiconEntry[];
  /** Where the rows of a table lie in `entries`. */
  readonly range: ReadonlyMap<TableName, readonly [start: number, end: number]>;
  /** Rows whose alias is one word, by that word. */
  readonly byWord: ReadonlyMap<string, WordRows>;
}

const TABLES = ['legalForms', 'connectives', 'numbers', 'noise', 'genericWords', 'places', 'abbreviations', 'shortNames', 'domains'] as const;

let rows: CompanyRows | undefined;

/** Read once for all readers of the thread. */
export function companyRows(): CompanyRows {
  if (rows !== undefined) return rows;
  const entries: LexiconEntry[] = [];
  const range = new Map<TableName, [number, number]>();
  const byWord = new Map<string, WordRows>();
  for (const table of TABLES) {
    const start = entries.length;
    for (const entry of lexiconTable(table)) {
      const index = entries.push(entry) - 1;
      if (entry.words.length > 1) continue;
      const word = entry.words[0];
      let known = byWord.get(word);
      if (known === undefined) byWord.set(word, (known = {}));
      known[table] ??= index;
    }
    range.set(table, [start, entries.length]);
  }
  rows = { entries, range, byWord };
  return rows;
}

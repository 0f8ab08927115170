import {
  abbreviations,
  connectives,
  genericWords,
  legalAffixes as affixLines,
  legalSigns as signLines,
  legalForms,
  noise,
  numbers,
  opposites as oppositeLines,
  places,
  shortNames,
  wordFrequencies,
} from './tables.gen.js';

/** One row of a table: an alias and what it stands for. `words` and `canonicalWords` are folded; the rest is as written in the table. */
export interface LexiconEntry {
  readonly table: TableName;
  readonly words: readonly string[];
  readonly canonicalWords: readonly string[];
  readonly canonical: string;
  readonly class: string;
  /** How far the alias can be trusted: '' always; what else there is depends on the table (see CONTRIBUTING.md). */
  readonly ambiguous: string;
  readonly scope: string;
  readonly source: string;
}

export type TableName = 'legalForms' | 'abbreviations' | 'genericWords' | 'shortNames' | 'connectives' | 'numbers' | 'noise' | 'opposites' | 'places';

const tables: Readonly<Record<TableName, string>> = {
  legalForms,
  abbreviations,
  genericWords,
  shortNames,
  connectives,
  numbers,
  noise,
  opposites: oppositeLines,
  places,
};
const parsed = new Map<TableName, readonly LexiconEntry[]>();

/** All rows of a table; parsed on first use. */
export function lexiconTable(table: TableName): readonly LexiconEntry[] {
  let entries = parsed.get(table);
  if (entries === undefined) {
    entries = tables[table]
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [alias, canonicalFolded, canonical, cls, ambiguous, scope, source] = line.split('\t');
        return { table, words: alias.split(' '), canonicalWords: canonicalFolded.split(' '), canonical, class: cls, ambiguous, scope, source };
      });
    parsed.set(table, entries);
  }
  return entries;
}

let frequencies: Map<string, number> | undefined;

/** Of a million organization names, how many contain the word: 0 for a word that is in no table. */
export function wordFrequency(word: string): number {
  if (frequencies === undefined) {
    frequencies = new Map();
    for (const line of wordFrequencies.split('\n')) {
      const blank = line.indexOf(' ');
      frequencies.set(line.slice(0, blank), Number(line.slice(blank + 1)));
    }
  }
  return frequencies.get(word) ?? 0;
}

let opposites: Map<string, string> | undefined;

/** The group of words that exclude each other which the word belongs to (north, south, …); '' for a word of no such group. */
export function oppositeGroup(word: string): string {
  opposites ??= new Map(lexiconTable('opposites').map((entry) => [entry.words.join(''), entry.canonical]));
  return opposites.get(word) ?? '';
}

let affixes: readonly string[] | undefined;

/** Legal forms that stand against the name without a blank (株式会社, 有限公司, 주식회사), longest first. */
export function legalAffixes(): readonly string[] {
  affixes ??= affixLines.split('\n');
  return affixes;
}

let signs: ReadonlyMap<string, string> | undefined;

/** Characters that stand for a legal form in brackets (株, 주), and the form written out. */
export function legalSigns(): ReadonlyMap<string, string> {
  signs ??= new Map(
    signLines
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
  return signs;
}

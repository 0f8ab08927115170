import { lazily } from '../../lexicon/lazily.js';
import { type LexiconEntry, lexiconTable, rowsOfAlias, type TableName } from '../../lexicon/lexicon.js';
import { Surety } from './word-kinds.js';

const STRUCTURE_TABLES = ['titles', 'particles', 'generations', 'postNominals', 'nameMarkers'] as const satisfies readonly TableName[];
const SURETIES: Readonly<Record<string, number>> = { '': Surety.sure, usual: Surety.usual, several: Surety.several, rare: Surety.rare };

/** A name that an alias stands for. */
export interface NameFamily {
  readonly entry: LexiconEntry;
  /** See {@link Surety}. */
  readonly surety: number;
}

/** Rows of titles, particles, generations, post-nominals and markers: those of one word, by it, and phrases; letters that a slash joins (a/l) are one word with it. */
interface StructureRows {
  readonly words: ReadonlyMap<string, readonly LexiconEntry[]>;
  readonly phrases: readonly LexiconEntry[];
}

/** All rows that a word of a person's name can point to. */
export interface IndividualRows {
  /** Read when it is first called. */
  readonly structure: () => StructureRows;
  readonly given: NameFamilies;
  readonly surnames: NameFamilies;
}

function readStructure(): StructureRows {
  const words = new Map<string, LexiconEntry[]>();
  const phrases: LexiconEntry[] = [];
  for (const table of STRUCTURE_TABLES) {
    for (const entry of lexiconTable(table)) {
      if (entry.ambiguous === 'slash') file(words, [...entry.words.join('')].join('/'), entry);
      else if (entry.words.length > 1) phrases.push(entry);
      else file(words, entry.words[0], entry);
    }
  }
  return { words, phrases };
}

/** The names that words stand for by a table, read word by word: nobody asks for more than a few of its thousands of rows. */
export class NameFamilies {
  readonly #table: 'givenNames' | 'surnames';
  readonly #known = new Map<string, readonly NameFamily[]>();

  constructor(table: 'givenNames' | 'surnames') {
    this.#table = table;
  }

  /** Names that a word stands for, surest first; `undefined` where it is no alias. */
  get(alias: string): readonly NameFamily[] | undefined {
    let families = this.#known.get(alias);
    if (families !== undefined) return families;
    const rows = rowsOfAlias(this.#table, alias).filter(isOfOneWord);
    if (rows.length === 0) return undefined;
    families = rows.map((entry) => ({ entry, surety: suretyOf(entry) })).sort((a, b) => a.surety - b.surety);
    this.#known.set(alias, families);
    return families;
  }

  /** All rows: the rest of their cells is read when it is asked for. */
  rows(): readonly LexiconEntry[] {
    return lexiconTable(this.#table).filter(isOfOneWord);
  }
}

/** Read once for all readers of the thread. */
export const individualRows: IndividualRows = {
  structure: lazily(readStructure),
  given: new NameFamilies('givenNames'),
  surnames: new NameFamilies('surnames'),
};

const isOfOneWord = ({ words, canonicalWords }: LexiconEntry): boolean => words.length === 1 && canonicalWords.length === 1;

const suretyOf = (entry: LexiconEntry): number => (entry.class === 'translation' ? Surety.translation : SURETIES[entry.ambiguous]);

function file<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

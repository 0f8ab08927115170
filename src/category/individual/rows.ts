import { type LexiconEntry, lexiconTable, type TableName } from '../../lexicon/lexicon.js';
import { Surety } from './word-kinds.js';

const STRUCTURE_TABLES = ['titles', 'particles', 'generations', 'postNominals', 'nameMarkers'] as const satisfies readonly TableName[];
const SURETIES: Readonly<Record<string, number>> = { '': Surety.sure, usual: Surety.usual, several: Surety.several, rare: Surety.rare };

/** A name that an alias stands for. */
export interface NameFamily {
  readonly entry: LexiconEntry;
  /** See {@link Surety}. */
  readonly surety: number;
}

/** All rows that a word of a person's name can point to. */
export interface IndividualRows {
  /** Rows of titles, particles, generations, post-nominals and markers, and how they are found: those of one word, and phrases. */
  readonly structure: ReadonlyMap<string, readonly LexiconEntry[]>;
  readonly phrases: readonly LexiconEntry[];
  /** Given names that a word stands for, surest first. */
  readonly given: ReadonlyMap<string, readonly NameFamily[]>;
  readonly surnames: ReadonlyMap<string, readonly NameFamily[]>;
}

let rows: IndividualRows | undefined;

/** Read once for all readers of the thread. */
export function individualRows(): IndividualRows {
  if (rows !== undefined) return rows;
  const structure = new Map<string, LexiconEntry[]>();
  const phrases: LexiconEntry[] = [];
  for (const table of STRUCTURE_TABLES) {
    for (const entry of lexiconTable(table)) {
      if (entry.words.length > 1) phrases.push(entry);
      else file(structure, entry.words[0], entry);
    }
  }
  rows = { structure, phrases, given: families('givenNames'), surnames: families('surnames') };
  return rows;
}

function families(table: 'givenNames' | 'surnames'): ReadonlyMap<string, readonly NameFamily[]> {
  const byAlias = new Map<string, NameFamily[]>();
  for (const entry of lexiconTable(table)) {
    if (entry.words.length > 1 || entry.canonicalWords.length > 1) continue;
    file(byAlias, entry.words[0], { entry, surety: entry.class === 'translation' ? Surety.translation : SURETIES[entry.ambiguous] });
  }
  for (const list of byAlias.values()) list.sort((a, b) => a.surety - b.surety);
  return byAlias;
}

function file<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

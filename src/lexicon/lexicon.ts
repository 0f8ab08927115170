import { joinHashes, rollingHash } from '../text/rolling-hash.js';
import * as address from './address.gen.js';
import * as company from './company.gen.js';
import * as product from './product.gen.js';
import * as individual from './individual.gen.js';
import * as shared from './shared.gen.js';

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

const tables = {
  legalForms: company.legalForms,
  abbreviations: company.abbreviations,
  genericWords: company.genericWords,
  shortNames: company.shortNames,
  connectives: company.connectives,
  noise: company.noise,
  domains: company.domains,
  opposites: company.opposites,
  givenNames: individual.givenNames,
  surnames: individual.surnames,
  titles: individual.titles,
  particles: individual.particles,
  generations: individual.generations,
  postNominals: individual.postNominals,
  nameMarkers: individual.nameMarkers,
  numbers: shared.numbers,
  places: shared.places,
  productWords: product.productWords,
  productUnits: product.productUnits,
  streetTypes: address.streetTypes,
  directions: address.directions,
  units: address.units,
  streetWords: address.streetWords,
  regions: address.regions,
  postcodes: address.postcodes,
  streetTypeTraits: address.streetTypeTraits,
  oppositeDirections: address.oppositeDirections,
  numberEndings: address.numberEndings,
  elidedWords: address.elidedWords,
};
export type TableName = keyof typeof tables;

const frequencyLists = {
  company: company.companyWordFrequency,
  given: individual.givenFrequency,
  surname: individual.surnameFrequency,
  street: address.streetWordFrequency,
};
/** Lists of how often words occur. */
export type FrequencyList = keyof typeof frequencyLists;

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

const frequencies = new Map<FrequencyList, ReadonlyMap<string, number>>();

/** Of a million names of the list's kind, how many contain the word: 0 for a word that is not in the list. */
export function wordFrequency(word: string, list: FrequencyList): number {
  let counts = frequencies.get(list);
  if (counts === undefined) {
    counts = new Map(
      frequencyLists[list]
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const blank = line.indexOf(' ');
          return [line.slice(0, blank), Number(line.slice(blank + 1))];
        }),
    );
    frequencies.set(list, counts);
  }
  return counts.get(word) ?? 0;
}

let version: string | undefined;

/** Eight characters that change with the tables: what was made with other tables may not be mixed with what is made now. */
export function lexiconVersion(): string {
  version ??= [address, company, individual, product, shared]
    // in an order that no loader of modules decides
    .flatMap((module) => Object.entries<string>({ ...module }).sort(([a], [b]) => (a < b ? -1 : 1)))
    .reduce((hash, [name, table]) => joinHashes(hash, rollingHash(name + table), 1) >>> 0, 0)
    .toString(16)
    .padStart(8, '0');
  return version;
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
  affixes ??= company.legalAffixes.split('\n');
  return affixes;
}

let signs: ReadonlyMap<string, string> | undefined;

/** Characters that stand for a legal form in brackets (株, 주), and the form written out. */
export function legalSigns(): ReadonlyMap<string, string> {
  signs ??= new Map(
    company.legalSigns
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
  return signs;
}

import { joinHashes, rollingHash } from '../text/rolling-hash.js';
import { PackedTable } from './packed-table.js';
import type { TableFolder } from './texts.js';
import { allTables, tableText } from './table-text.js';
import { writingOfCell } from './usual-writing.js';
import { WordNumbers } from './word-numbers.js';

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

/** Where each table is kept. */
const FOLDER_OF = {
  legalForms: 'company',
  legalEquivalents: 'company',
  abbreviations: 'company',
  genericWords: 'company',
  shortNames: 'company',
  connectives: 'company',
  noise: 'company',
  clubForms: 'company',
  tradePhrases: 'company',
  countryDomains: 'company',
  countryLanguages: 'company',
  placeLevels: 'company',
  famousNames: 'company',
  famousFirms: 'company',
  famousTrades: 'company',
  omittedKinds: 'company',
  bodyParts: 'company',
  remarkWords: 'company',
  ownedKinds: 'company',
  seriesWords: 'company',
  tailWords: 'company',
  translations: 'company',
  domains: 'company',
  opposites: 'company',
  givenNames: 'individual',
  surnames: 'individual',
  titles: 'individual',
  particles: 'individual',
  generations: 'individual',
  postNominals: 'individual',
  nameMarkers: 'individual',
  letterSounds: 'shared',
  numbers: 'shared',
  places: 'shared',
  productWords: 'product',
  productUnits: 'product',
  streetTypes: 'address',
  directions: 'address',
  units: 'address',
  streetWords: 'address',
  regions: 'address',
  regionCodes: 'address',
  shortTowns: 'address',
  postcodes: 'address',
  streetTypeTraits: 'address',
  oppositeWords: 'address',
  townDistricts: 'address',
  districtWords: 'address',
  streetNames: 'address',
  numberEndings: 'address',
  elidedWords: 'address',
  venueWords: 'address',
  towns: 'address',
} as const satisfies Readonly<Record<string, TableFolder>>;
export type TableName = keyof typeof FOLDER_OF;

const FREQUENCY_LISTS = {
  company: ['company', 'companyWordFrequency'],
  given: ['individual', 'givenFrequency'],
  surname: ['individual', 'surnameFrequency'],
  street: ['address', 'streetWordFrequency'],
} as const;
/** Lists of how often words occur. */
export type FrequencyList = keyof typeof FREQUENCY_LISTS;

/** What a row says beside its names; many rows of a folder share one. */
type RowManner = Pick<LexiconEntry, 'class' | 'ambiguous' | 'scope' | 'source'>;

const manners = new Map<TableFolder, readonly RowManner[]>();

function mannersOf(folder: TableFolder): readonly RowManner[] {
  let known = manners.get(folder);
  if (known === undefined) {
    const sources = tableText(folder, 'rowSources').split('\n');
    const [classes, ambiguities, scopes, origins] = tableText(folder, 'rowManners')
      .split('\t')
      .map((column) => column.split('\n'));
    known = classes.map((cls, i) => {
      return { class: cls, ambiguous: ambiguities[i], scope: scopes[i], source: sources[Number(origins[i])] };
    });
    manners.set(folder, known);
  }
  return known;
}

/** Cells of a row beside its alias ({@link PackedTable.cell}). */
const FOLDED = 0;
const WRITTEN = 1;
const MANNER = 2;

/** A row of a table. Only its alias is read at once: of most rows nobody ever asks for more. */
class TableRow implements LexiconEntry {
  readonly table: TableName;
  readonly words: readonly string[];
  readonly #rows: PackedTable;
  readonly #alias: string;
  readonly #place: number;
  #manner: RowManner | undefined;

  constructor(table: TableName, rows: PackedTable, alias: string, place: number) {
    this.table = table;
    this.words = alias.split(' ');
    this.#rows = rows;
    this.#alias = alias;
    this.#place = place;
  }

  get canonicalWords(): readonly string[] {
    const folded = this.#rows.cell(this.#place, FOLDED);
    return folded === '' ? this.words : folded.split(' ');
  }

  get canonical(): string {
    return writingOfCell(this.#rows.cell(this.#place, FOLDED) || this.#alias, this.#rows.cell(this.#place, WRITTEN));
  }

  get class(): string {
    return this.#mannerOf().class;
  }

  get ambiguous(): string {
    return this.#mannerOf().ambiguous;
  }

  get scope(): string {
    return this.#mannerOf().scope;
  }

  get source(): string {
    return this.#mannerOf().source;
  }

  #mannerOf(): RowManner {
    this.#manner ??= mannersOf(FOLDER_OF[this.table])[Number(this.#rows.cell(this.#place, MANNER))];
    return this.#manner;
  }
}

const packedTables = new Map<TableName, PackedTable>();

function packedTable(name: TableName): PackedTable {
  let table = packedTables.get(name);
  if (table === undefined) packedTables.set(name, (table = new PackedTable(tableText(FOLDER_OF[name], name))));
  return table;
}

const parsed = new Map<TableName, readonly LexiconEntry[]>();

/** All rows of a table; parsed on first use. */
export function lexiconTable(table: TableName): readonly LexiconEntry[] {
  let entries = parsed.get(table);
  if (entries === undefined) {
    const rows = packedTable(table);
    parsed.set(table, (entries = rows.aliases().map((alias, place) => new TableRow(table, rows, alias, place))));
  }
  return entries;
}

const NO_ROWS: readonly LexiconEntry[] = [];

/** The rows of a table with this alias (folded, words with blanks between), without reading any other. */
export function rowsOfAlias(table: TableName, alias: string): readonly LexiconEntry[] {
  const rows = packedTable(table);
  const places = rows.placesOf(alias);
  return places.length === 0 ? NO_ROWS : places.map((place) => new TableRow(table, rows, alias, place));
}

const MILLION = 1_000_000;
const DIGIT_ZERO = 48;
const frequencies = new Map<FrequencyList, WordNumbers>();

/** Of a million names of the list's kind, how many contain the word: 0 for a word that is not in the list. */
export function wordFrequency(word: string, list: FrequencyList): number {
  return wordNumbers(list).of(word);
}

/** All words of a list with these numbers. */
export function wordNumbers(list: FrequencyList): WordNumbers {
  let numbers = frequencies.get(list);
  if (numbers === undefined) {
    const [folder, name] = FREQUENCY_LISTS[list];
    frequencies.set(list, (numbers = new WordNumbers(tableText(folder, name))));
  }
  return numbers;
}

/** What sharing a word tells, in nats: the logarithm of its rarity, where so many of a million names have it, taken to be `unseen` at least. */
export function rarity(perMillion: number, unseen: number): number {
  return Math.log(MILLION / Math.max(perMillion, unseen));
}

/** Of given names whether they are those of women (1) or of men (2), and usual in some country (4, added); 0 for a name of which nothing is said. */
export function genderOf(name: string): number {
  genders ??= readGenders();
  const place = wordNumbers('given').placeOf(name);
  if (place < 0) return genders.others.of(name);
  const pair = genders.pairs.charCodeAt(place >> 1) - DIGIT_ZERO;
  const said = (place & 1) === 0 ? Math.floor(pair / SAID_OF_NAMES) : pair % SAID_OF_NAMES;
  return said > 2 ? said + 1 : said;
}

/** A name of both genders has no number of its own (3): there are six. */
const SAID_OF_NAMES = 6;

let genders: { readonly others: WordNumbers; readonly pairs: string } | undefined;

/** (Behind what the others have a character for each two names of the list of given names: a tenth smaller in the package than one for each.) */
function readGenders(): NonNullable<typeof genders> {
  const text = tableText('individual', 'givenGenders');
  const end = text.lastIndexOf('\n');
  return { others: new WordNumbers(text.slice(0, end)), pairs: text.slice(end + 1) };
}

let version: string | undefined;

/** Eight characters that change with the tables: what was made with other tables may not be mixed with what is made now. */
export function lexiconVersion(): string {
  version ??= allTables()
    .reduce((hash, [name, table]) => joinHashes(hash, rollingHash(name + table), 1) >>> 0, 0)
    .toString(16)
    .padStart(8, '0');
  return version;
}

let opposites: Map<string, LexiconEntry> | undefined;

function oppositeOf(word: string): LexiconEntry | undefined {
  opposites ??= new Map(lexiconTable('opposites').map((entry) => [entry.words.join(''), entry]));
  return opposites.get(word);
}

/** The group of words that exclude each other which the word belongs to (north, south, …); '' for a word of no such group. */
export function oppositeGroup(word: string): string {
  return oppositeOf(word)?.canonical ?? '';
}

/** Whether the word is a direction (north, southeastern, Süd). */
export function isDirection(word: string): boolean {
  return oppositeOf(word)?.class === 'direction';
}

let affixes: ReadonlyMap<string, string> | undefined;

/** Legal forms that stand against the name without a blank (株式会社, 有限公司, 주식회사), longest first, and the jurisdiction of each. */
export function legalAffixes(): ReadonlyMap<string, string> {
  affixes ??= new Map(
    tableText('company', 'legalAffixes')
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  return affixes;
}

let signs: ReadonlyMap<string, string> | undefined;

/** Characters that stand for a legal form in brackets (株, 주), and the form written out. */
export function legalSigns(): ReadonlyMap<string, string> {
  signs ??= new Map(
    tableText('company', 'legalSigns')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
  return signs;
}

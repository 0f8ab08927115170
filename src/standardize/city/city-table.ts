import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { secondReading } from '../../text/fold.js';
import { placeKey } from '../../text/place-key.js';
import { TypoIndex } from '../typo-index.js';
import { canonicalKey, consonantKey, soundKey, townKey } from './city-key.js';
import { SpellingTable, type Towns, townsOf } from './spelling-table.js';

export interface CityRow {
  /** GeoNames id; null of places that are known by the postal service only. */
  readonly id: number | null;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The part of the ISO 3166-2 code behind the country; '' where it is not known. */
  readonly state: string;
  /** Inhabitants about 2010; 0 where they are not known. */
  readonly population: number;
}

export interface CityTable {
  readonly rows: readonly CityRow[];
  /** By canonical key. */
  readonly names: ReadonlyMap<string, Towns>;
  /** By canonical key without blanks, of names of several words: "lakeview". */
  readonly joined: () => ReadonlyMap<string, Towns>;
  readonly sounds: () => ReadonlyMap<string, Towns>;
  /** By consonants, of the United States: "state key". */
  readonly consonants: () => ReadonlyMap<string, Towns>;
  readonly typos: () => TypoIndex;
}

/** Another name counts as a fiftieth of the own one: Monaco is Monaco, not Munich in Italian. */
const OTHER_NAME = 1 / 50;
/** Names of smaller towns are not looked for with a letter wrong, but in the United States. */
const TYPO_POPULATION = 50_000;

/** The towns of the world and their names. Read when first asked for. */
export const cityTable: () => CityTable = lazily(() => {
  const rows: CityRow[] = [];
  /** Each town's own key. */
  const own: string[] = [];
  const spellings = new SpellingTable();
  readCities(rows, own, spellings);
  readUsPlaces(rows, own, spellings);
  const names = spellings.done();
  const derived = (make: (key: string) => string, inUnitedStates = false) => derivedNames(names, rows, own, make, inUnitedStates);
  return {
    rows,
    names,
    joined: lazily(() => derived((key) => (key.includes(' ') ? key.replaceAll(' ', '') : ''))),
    sounds: lazily(() => derived(soundKey)),
    consonants: lazily(() => derived(consonantKey, true)),
    typos: lazily(() => new TypoIndex(typedNames(names, rows))),
  };
});

function readCities(rows: CityRow[], own: string[], spellings: SpellingTable): void {
  let country = '';
  let id = 0;
  const [steps, names, states, sizes, keys] = tableText('city', 'cities')
    .split('\t')
    .map((column) => column.split('\n'));
  for (const [i, name] of names.entries()) {
    if (name === '') {
      country = steps[i];
      id = 0;
      continue;
    }
    id += Number.parseInt(steps[i], 36);
    const state = states[i];
    const population = Number(sizes[i].slice(0, -1)) * 10 ** Number(sizes[i].slice(-1));
    const place = rows.push({ id, name, country, state, population }) - 1;
    own.push(townKey(name));
    addKeys(spellings, own[place], keys[i], place, population);
    if (/[äöüøåÄÖÜØÅ]/.test(name)) spellings.add(canonicalKey(placeKey(secondSpelling(name))), place, population);
  }
}

/** Smaller places of the United States; one that is there already only gets more names. */
function readUsPlaces(rows: CityRow[], own: string[], spellings: SpellingTable): void {
  let state = '';
  for (const line of tableText('city', 'usPlaces').split('\n')) {
    if (line.length === 2) {
      state = line;
      continue;
    }
    const [name, keys] = line.split('\t');
    const key = townKey(name);
    const known = spellings.places(key).find((place) => rows[place].country === 'US' && rows[place].state === state);
    const place = known ?? rows.push({ id: null, name, country: 'US', state, population: 0 }) - 1;
    if (known === undefined) own.push(key);
    addKeys(spellings, key, keys, place, rows[place].population);
  }
}

/** The own key and the others, of which those with = in front count like it. */
function addKeys(spellings: SpellingTable, own: string, keys: string | undefined, place: number, population: number): void {
  spellings.add(own, place, population);
  if (!keys) return;
  for (const key of keys.split('|')) {
    if (key[0] === '=') spellings.add(key.slice(1), place, population);
    else spellings.add(key, place, population * OTHER_NAME);
  }
}

function secondSpelling(name: string): string {
  return name
    .split(' ')
    .map((word) => secondReading(word) ?? word)
    .join(' ');
}

/** The towns by something made of their keys; '' leaves one out. With `inUnitedStates` only those, under "state key". */
function derivedNames(
  names: ReadonlyMap<string, Towns>,
  rows: readonly CityRow[],
  own: readonly string[],
  make: (key: string) => string,
  inUnitedStates: boolean,
): ReadonlyMap<string, Towns> {
  const made = new SpellingTable();
  for (const [key, towns] of names) {
    const short = make(key);
    if (short === '') continue;
    for (const place of townsOf(towns)) {
      const { country, state, population } = rows[place];
      const weight = key === own[place] ? population : population * OTHER_NAME;
      if (!inUnitedStates) made.add(short, place, weight);
      else if (country === 'US') made.add(`${state} ${short}`, place, weight);
    }
  }
  return made.done();
}

function* typedNames(names: ReadonlyMap<string, Towns>, rows: readonly CityRow[]): Generator<[string, number]> {
  for (const [key, towns] of names) {
    if (key.length < 5 || !/^[a-z ]+$/.test(key)) continue;
    for (const place of townsOf(towns)) if (rows[place].country === 'US' || rows[place].population >= TYPO_POPULATION) yield [key.replaceAll(' ', ''), place];
  }
}

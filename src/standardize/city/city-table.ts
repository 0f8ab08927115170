import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { secondReading } from '../../text/fold.js';
import { placeKey } from '../../text/place-key.js';
import { TypoIndex } from '../typo-index.js';
import { canonicalKey, consonantKey, soundKey } from './city-key.js';

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

/** Places of towns in {@link CityTable.rows}: one, or several of one spelling, the best first. */
export type Towns = number | readonly number[];

export interface CityTable {
  readonly rows: readonly CityRow[];
  /** By canonical key. */
  readonly names: ReadonlyMap<string, Towns>;
  /** By canonical key without blanks, where that differs: "mc allen", "lake view" and "lakeview". */
  readonly joined: () => ReadonlyMap<string, Towns>;
  readonly sounds: () => ReadonlyMap<string, Towns>;
  /** By consonants, of the United States: "state key". */
  readonly consonants: () => ReadonlyMap<string, Towns>;
  readonly typos: () => TypoIndex;
}

/** An other name counts as a tenth of the own one: Monaco is Monaco, not Munich in Italian. */
const OTHER_NAME = 0.1;

const weights = new WeakMap<Map<string, Towns>, Map<string, number>>();

/** Adds a town to those of a spelling, in order of how likely it is meant. */
function file(names: Map<string, Towns>, key: string, place: number, weight: number): void {
  let known = weights.get(names);
  if (known === undefined) weights.set(names, (known = new Map()));
  const before = names.get(key);
  const own = `${key}\t${place}`;
  if ((known.get(own) ?? -1) >= weight) return;
  const towns = (before === undefined ? [] : typeof before === 'number' ? [before] : [...before]).filter((town) => town !== place);
  if (towns.length > 0) known.set(own, weight);
  const weightOf = (town: number): number => known.get(`${key}\t${town}`) ?? -1;
  if (towns.length === 0) {
    known.set(own, weight);
    names.set(key, place);
    return;
  }
  const at = towns.findIndex((town) => weightOf(town) < weight);
  towns.splice(at < 0 ? towns.length : at, 0, place);
  names.set(key, towns);
}

export const placesOf = (towns: Towns | undefined): readonly number[] => (towns === undefined ? [] : typeof towns === 'number' ? [towns] : towns);

/** The towns of the world and their names. Read when first asked for. */
export const cityTable: () => CityTable = lazily(() => {
  const rows: CityRow[] = [];
  const names = new Map<string, Towns>();
  const add = (key: string, place: number, weight: number): void => file(names, key, place, weight);
  readCities(rows, add);
  readUsPlaces(rows, names, add);
  weights.delete(names);
  return {
    rows,
    names,
    joined: lazily(() => derived(names, rows, (key) => (key.includes(' ') ? key.replaceAll(' ', '') : ''))),
    sounds: lazily(() => derived(names, rows, soundKey)),
    consonants: lazily(() => derived(names, rows, consonantKey, true)),
    typos: lazily(() => {
      const spellings = [...names.keys()].filter((key) => key.length >= 5 && /^[a-z ]+$/.test(key));
      return new TypoIndex(spellings.flatMap((key) => placesOf(names.get(key)).map((place) => [key.replaceAll(' ', ''), place] as const)));
    }),
  };
});

function readCities(rows: CityRow[], add: (key: string, place: number, weight: number) => void): void {
  let country = '';
  let id = 0;
  for (const line of tableText('city', 'cities').split('\n')) {
    const [step, name, state, population, aliases] = line.split('\t');
    if (name === undefined) {
      country = step;
      id = 0;
      continue;
    }
    id += Number.parseInt(step, 36);
    const inhabitants = Number.parseInt(population, 36);
    const place = rows.push({ id, name, country, state, population: inhabitants }) - 1;
    add(canonicalKey(placeKey(name)), place, inhabitants);
    if (/[äöüøåÄÖÜØÅ]/.test(name)) add(canonicalKey(placeKey(secondSpelling(name))), place, inhabitants);
    if (aliases !== undefined) for (const key of aliases.split('|')) add(key, place, inhabitants * OTHER_NAME);
  }
}

/** Smaller places of the United States; one that is there already only gets more names. */
function readUsPlaces(rows: CityRow[], names: ReadonlyMap<string, Towns>, add: (key: string, place: number, weight: number) => void): void {
  let state = '';
  for (const line of tableText('city', 'usPlaces').split('\n')) {
    const [name, aliases] = line.split('\t');
    if (/^[A-Z]{2}$/.test(line)) {
      state = line;
      continue;
    }
    const key = canonicalKey(placeKey(name));
    let place = placesOf(names.get(key)).find((town) => rows[town].country === 'US' && rows[town].state === state);
    if (place === undefined) {
      place = rows.push({ id: null, name, country: 'US', state, population: 0 }) - 1;
      add(key, place, 0);
    }
    if (aliases !== undefined) for (const alias of aliases.split('|')) add(alias, place, 0);
  }
}

function secondSpelling(name: string): string {
  return name
    .split(' ')
    .map((word) => secondReading(word) ?? word)
    .join(' ');
}

/** The towns by something made of their keys; '' leaves one out. With `inUnitedStates` only those, under "state key". */
function derived(names: ReadonlyMap<string, Towns>, rows: readonly CityRow[], make: (key: string) => string, inUnitedStates = false): Map<string, Towns> {
  const made = new Map<string, Towns>();
  for (const [key, towns] of names) {
    const short = make(key);
    if (short === '') continue;
    for (const place of placesOf(towns)) {
      const { country, state, population } = rows[place];
      if (!inUnitedStates) file(made, short, place, population);
      else if (country === 'US') file(made, `${state} ${short}`, place, population);
    }
  }
  weights.delete(made);
  return made;
}

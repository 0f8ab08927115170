import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { placeKey } from '../../text/place-key.js';
import { TypoIndex } from '../typo-index.js';
import { bareStateKey } from './state-words.js';

/** A line of tables/place/subdivisions.tsv. */
export interface StateRow {
  readonly name: string;
  /** The part behind the country: 'CA' of US-CA. */
  readonly code: string;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The subdivisions of some countries, found by names and codes. */
export interface StateTable {
  readonly names: ReadonlyMap<string, StateRow>;
  /** By the words of a name without "province of" and the like, where one subdivision has them. */
  readonly bare: ReadonlyMap<string, StateRow>;
  /** By code in capitals. */
  readonly codes: ReadonlyMap<string, StateRow>;
  readonly typos: () => { readonly index: TypoIndex; readonly rows: readonly StateRow[] };
}

interface NamedState {
  readonly row: StateRow;
  readonly current: boolean;
  readonly keys: readonly string[];
}

const statesByCountry = lazily(() => {
  const aliases = new Map(
    tableText('place', 'subdivisionNames')
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  );
  const byCountry = new Map<string, NamedState[]>();
  for (const line of tableText('place', 'subdivisions').split('\n')) {
    const [id, name, status] = line.split('\t');
    const country = id.slice(0, 2);
    const keys = [placeKey(name), ...(aliases.get(id)?.split('|') ?? [])];
    const state: NamedState = { row: { name, code: id.slice(3), country }, current: status !== 'other', keys };
    const before = byCountry.get(country);
    if (before === undefined) byCountry.set(country, [state]);
    else before.push(state);
  }
  return byCountry;
});

const tables = new Map<string, StateTable>();

/** The subdivisions of countries (alpha-2 codes, '+' between; the first has the first word): 'US+CA'. Without any where a country has none. */
export function stateTable(countries: string): StateTable {
  let table = tables.get(countries);
  if (table === undefined) tables.set(countries, (table = makeTable(countries.split('+').flatMap((country) => statesByCountry().get(country) ?? []))));
  return table;
}

function makeTable(states: readonly NamedState[]): StateTable {
  const names = new Map<string, StateRow>();
  const bare = new Map<string, StateRow>();
  const several = new Set<string>();
  const codes = new Map<string, StateRow>();
  // subdivisions of today go before those of the past
  const inOrder = [...states].sort((a, b) => Number(b.current) - Number(a.current));
  for (const { row, keys } of inOrder) {
    if (!codes.has(row.code)) codes.set(row.code, row);
    for (const key of keys) if (!names.has(key)) names.set(key, row);
  }
  for (const { row, keys, current } of inOrder)
    for (const key of keys) {
      const short = bareStateKey(key);
      const before = bare.get(short);
      if (short === '' || (names.has(short) && names.get(short) !== row)) continue;
      if (before === undefined) bare.set(short, row);
      else if (before !== row && current) several.add(short);
    }
  for (const short of several) bare.delete(short);
  return {
    names,
    bare,
    codes,
    typos: lazily(() => {
      const rows = [...new Set(names.values())];
      const places = new Map(rows.map((row, i) => [row, i]));
      const spellings = new Map([...bare, ...names].map(([key, row]) => [key.replaceAll(' ', ''), places.get(row) ?? -1]));
      return { index: new TypoIndex([...spellings].filter(([, place]) => place >= 0)), rows };
    }),
  };
}

import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { placeKey } from '../../text/place-key.js';
import { placeWords } from '../place-words.js';
import { TypoIndex } from '../typo-index.js';

/** What kind of name a country was found by. */
export type CountryNameClass = 'name' | 'official' | 'former' | 'abbreviation' | 'part' | 'code';

/** A line of tables/place/countries.tsv. */
export interface CountryRow {
  readonly iso2: string;
  readonly iso3: string;
  readonly numeric: string;
  readonly name: string;
  readonly status: 'current' | 'reserved' | 'former';
  readonly currencies: readonly string[];
  readonly calling: string;
  readonly tld: string;
  readonly capital: string;
  readonly region: string;
  readonly subregion: string;
}

export interface CountryName {
  /** Place in {@link CountryTable.countries}. */
  readonly country: number;
  readonly class: CountryNameClass;
}

/** What is of a country, or who is. */
export interface Demonym {
  /** Place in {@link CountryTable.countries}. */
  readonly country: number;
  /** Of a language that writes it with a capital: "polish" is something else. */
  readonly capital: boolean;
}

export interface CountryTable {
  readonly countries: readonly CountryRow[];
  /** By key (`placeKey`). */
  readonly names: ReadonlyMap<string, CountryName>;
  /** By key without blanks, of names of several words; "newzealand". */
  readonly joined: () => ReadonlyMap<string, CountryName>;
  /** By the words of a name that carry it; "republic congo" is nobody's alone, "peoples republic china" is. */
  readonly bare: () => ReadonlyMap<string, CountryName>;
  /** Exact codes in capitals: two and three letters, three digits, and those of sport. */
  readonly codes: ReadonlyMap<string, CountryName>;
  readonly typos: () => TypoIndex;
  /** By the word in small letters, with its accents or without any: "german" is one, "germán" a given name. */
  readonly demonyms: () => ReadonlyMap<string, Demonym>;
}

const linesOf = (name: string): string[][] =>
  tableText('place', name)
    .split('\n')
    .map((line) => line.split('\t'));

/** Countries and all their names. Read when first asked for. */
export const countryTable: () => CountryTable = lazily(() => {
  const countries = linesOf('countries').map(
    ([iso2, iso3, numeric, name, status, currencies, calling, tld, capital, region, subregion]): CountryRow => ({
      iso2,
      iso3,
      numeric,
      name,
      status: status as CountryRow['status'],
      currencies: currencies === '' ? [] : currencies.split(','),
      calling,
      tld,
      capital,
      region,
      subregion,
    }),
  );
  const places = new Map(countries.map(({ iso2 }, i) => [iso2, i]));
  const names = new Map<string, CountryName>();
  const codes = new Map<string, CountryName>();
  /** Keys that are also read with a letter wrong. */
  const typed: string[] = [];
  countries.forEach(({ iso2, iso3, numeric, name, status }, country) => {
    const own: CountryName = { country, class: status === 'former' ? 'former' : 'name' };
    const key = placeKey(name);
    names.set(key, own);
    typed.push(key);
    // one numeric code was used by two countries in turn: the later keeps it
    for (const code of [iso2, iso3, numeric]) if (code !== '' && !(codes.has(code) && status === 'former')) codes.set(code, { country, class: 'code' });
  });
  for (const [iso2, cls, ambiguous, keys] of linesOf('countryNames')) {
    const entry: CountryName = { country: places.get(iso2) ?? -1, class: cls as CountryNameClass };
    for (const key of keys.split('|')) {
      if (cls === 'code') codes.set(key, entry);
      else names.set(key, entry);
      if (ambiguous === '') typed.push(key);
    }
  }
  return {
    countries,
    names,
    codes,
    joined: lazily(() => joinedNames(names)),
    bare: lazily(() => bareNames(typed, names)),
    typos: lazily(() => new TypoIndex(typed.map((key) => [key.replaceAll(' ', ''), names.get(key)!.country] as const))),
    demonyms: lazily(() => {
      const demonyms = new Map<string, Demonym>();
      for (const [iso2, language, words] of linesOf('countryDemonyms'))
        for (const word of words.split('|')) demonyms.set(word, { country: places.get(iso2) ?? -1, capital: language === 'en' });
      return demonyms;
    }),
  };
});

function joinedNames(names: ReadonlyMap<string, CountryName>): Map<string, CountryName> {
  const joined = new Map<string, CountryName>();
  for (const [key, entry] of names) {
    const letters = key.replaceAll(' ', '');
    if (letters.length < 8) continue;
    const before = joined.get(letters);
    if (before === undefined || entry.country === before.country) joined.set(letters, before ?? entry);
  }
  return joined;
}

/** The words of a key without articles and prepositions; '' where it has less than two of them. */
export function bareKey(key: string): string {
  const words = key.split(' ').filter((word) => !placeWords('country-link').has(word));
  return words.length < 2 ? '' : words.join(' ');
}

function bareNames(keys: readonly string[], names: ReadonlyMap<string, CountryName>): Map<string, CountryName> {
  const bare = new Map<string, CountryName>();
  const several = new Set<string>();
  for (const key of keys) {
    const short = bareKey(key);
    const entry = names.get(key);
    if (short === '' || entry === undefined) continue;
    const before = bare.get(short);
    if (before !== undefined && before.country !== entry.country) several.add(short);
    else if (before === undefined) bare.set(short, entry);
  }
  for (const short of several) bare.delete(short);
  return bare;
}

import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { countryTable } from './country-table.js';
import { type StandardCountry, standardizeCountry } from './standardize-country.js';

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** As short as is usual where it is the only one of its kind: '€', 'zł'. */
  readonly symbol: string;
}

/** A country and what forms ask for. Lists and texts are empty where there is none (Antarctica has no currency). */
export interface CountryInfo extends StandardCountry {
  /** The legal tender of today, that which came last first. */
  readonly currencies: readonly Currency[];
  /** With + and, in North America, the area: '+44', '+1 684'. */
  readonly callingCodes: readonly string[];
  /** Top-level domain: '.uk'. */
  readonly tld: string;
  readonly capital: string;
  /** Of the United Nations: 'Europe'. */
  readonly region: string;
  /** Of the United Nations: 'Northern Europe'. */
  readonly subregion: string;
}

const currencies = lazily(
  () =>
    new Map(
      tableText('place', 'currencies')
        .split('\n')
        .map((line) => {
          const [code, name, symbol] = line.split('\t');
          return [code, { code, name, symbol }] as const;
        }),
    ),
);

/**
 * The country that a value names, as {@link standardizeCountry} reads it, with currencies, calling codes, domain, capital and region (as of 2026).
 *
 * @returns {@link CountryInfo}, or `null` where the value is no country. Text never throws.
 * @example countryInfo('Polska')?.currencies[0].symbol  // => 'zł'
 * @example countryInfo('Wakanda')  // => null
 */
export function countryInfo(value: string | null | undefined): CountryInfo | null {
  const country = standardizeCountry(value);
  if (country === null) return null;
  const row = countryTable().countries.find(({ iso2 }) => iso2 === country.iso2);
  if (row === undefined) return null;
  const { calling, tld, capital, region, subregion } = row;
  return {
    ...country,
    currencies: row.currencies.flatMap((code) => currencies().get(code) ?? []),
    callingCodes: calling === '' ? [] : calling.split(',').map((code) => `+${code.trim()}`),
    tld,
    capital,
    region,
    subregion,
  };
}

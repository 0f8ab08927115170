import { lazily } from '../lexicon/lazily.js';
import { tableText } from '../lexicon/table-text.js';
import { PrefixTable } from './prefix-table.js';

/** Where a number is, by the ranges that were given out: a town, or a part of the country. Beginnings of E.164 numbers without the +. */
export const locations = lazily(() => PrefixTable.from(tableText('phone', 'phoneLocations')));

/** The states that area codes belong to, where those are all that a number tells: Brazil's mobile numbers, too. */
export const areas = lazily(() => PrefixTable.from(tableText('phone', 'phoneAreas')));

/** Who was given the range of a mobile number. */
export const carriers = lazily(() => PrefixTable.from(tableText('phone', 'phoneCarriers')));

/** Names of time zones (IANA), blanks between. */
export const timeZones = lazily(() => PrefixTable.from(tableText('phone', 'phoneTimeZones')));

/** An area code of North America. */
export interface AreaCode {
  /** ISO 3166-2 ('US-NJ'), or the country where the code belongs to several regions. */
  readonly jurisdiction: string;
  readonly region: string;
  /** The largest town that has it; '' where none stands out. */
  readonly city: string;
}

export const areaCodes = lazily(
  (): ReadonlyMap<string, AreaCode> =>
    new Map(
      tableText('phone', 'areaCodes')
        .split('\n')
        .map((line) => {
          const [code, jurisdiction, region, city] = line.split('\t');
          return [code, { jurisdiction, region, city }];
        }),
    ),
);

/** English names of countries by ISO 3166-1 codes of two letters. (A runtime's own differ from machine to machine.) */
export const countryNames = lazily(
  (): ReadonlyMap<string, string> =>
    new Map(
      tableText('place', 'countries')
        .split('\n')
        .map((line) => {
          const [code, , , name] = line.split('\t');
          return [code, name];
        }),
    ),
);

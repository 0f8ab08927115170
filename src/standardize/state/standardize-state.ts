import { refuseUnknown } from '../../options.js';
import { placeKey } from '../../text/place-key.js';
import { boundedText } from '../bounded-text.js';
import { countryOf, standardizeCountry } from '../country/standardize-country.js';
import { twoParts } from '../two-parts.js';
import { type StateRow, type StateTable, stateTable } from './state-table.js';
import { bareStateKey } from './state-words.js';

export interface StateOptions {
  /** The country, in any form that {@link standardizeCountry} reads; without it (or '') the United States, then Canada. */
  readonly country?: string | null;
}

export interface StandardState {
  /** In English: 'California', 'Bavaria'. */
  readonly name: string;
  /** The postal abbreviation in the United States and Canada, else the part of the ISO 3166-2 code behind the country: 'CA', 'BY'. */
  readonly code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly how: 'code' | 'name' | 'typo';
}

const MAX_LENGTH = 150;
const DEFAULT_COUNTRIES = 'US+CA';

/**
 * The state, province or other first-level subdivision that a value names.
 *
 * Read are postal codes in any case, the abbreviations of newspapers ("Calif.", "N. Dak."), names in English, French, Spanish and other languages and in native scripts, "State of …" and
 * "… Province", a name and its code or country beside each other ("FL - Florida", "Pará (Brazil)"), and one wrong letter where only one subdivision is so near.
 *
 * @param value one value as typed; of more than 150 code units nothing is read.
 * @param options {@link StateOptions}; a country that is none gives `null`.
 * @returns {@link StandardState}, or `null` where the value names no subdivision of the country. Text never throws.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`
 * @cost 1 µs a value; the first call reads the table, 50 ms. For columns: {@link standardizeStateColumn}.
 * @example standardizeState('Calif.')  // => { name: 'California', code: 'CA', country: 'US', how: 'name' }
 * @example standardizeState('Bayern', { country: 'Germany' })?.code  // => 'BY'
 * @example standardizeState('Bayern')  // => null
 */
export function standardizeState(value: string | null | undefined, options: StateOptions = {}): StandardState | null {
  refuseUnknown(options, ['country']);
  const text = boundedText(value, MAX_LENGTH);
  if (text === '') return null;
  const { country } = options;
  if (country === undefined || country === null || boundedText(country, MAX_LENGTH) === '') return stateIn(text, DEFAULT_COUNTRIES);
  const found = countryOf(country);
  return found === null ? null : stateIn(text, found.iso2);
}

/** The subdivision of one of some countries (alpha-2 codes, '+' between). */
export function stateIn(text: string, countries: string): StandardState | null {
  const table = stateTable(countries);
  const key = placeKey(text);
  return exactly(table, text, key) ?? byParts(table, text, countries) ?? byTypo(table, key);
}

function exactly(table: StateTable, text: string, key: string): StandardState | null {
  const code = codeIn(table, text);
  if (code !== null) return answer(code, 'code');
  const name = table.names.get(key);
  if (name !== undefined) return answer(name, 'name');
  // "A.L."
  const dotted = text.includes('.') && !key.includes(' ') ? codeIn(table, key) : null;
  if (dotted !== null) return answer(dotted, 'code');
  const short = bareStateKey(key);
  const bare = short === '' ? undefined : (table.names.get(short) ?? table.bare.get(short));
  return bare === undefined ? null : answer(bare, 'name');
}

/** "CA", "ca", "US-CA". */
function codeIn(table: StateTable, text: string): StateRow | null {
  if (text.length > 6 || !/^[A-Za-z0-9-]+$/.test(text)) return null;
  const capital = text.toUpperCase();
  const own = table.codes.get(capital);
  if (own !== undefined) return own;
  const dash = capital.indexOf('-');
  const row = dash === 2 ? table.codes.get(capital.slice(3)) : undefined;
  return row !== undefined && row.country === capital.slice(0, 2) ? row : null;
}

/** Two parts: the same subdivision twice, or a subdivision and its country. */
function byParts(table: StateTable, text: string, countries: string): StandardState | null {
  const parts = twoParts(text);
  if (parts === null) return null;
  const { first, second } = parts;
  const one = exactly(table, first, placeKey(first));
  const country = standardizeCountry(second);
  // a default country gives way to the one that the value says
  if (country !== null && countries === DEFAULT_COUNTRIES && country.iso2 !== one?.country) {
    const other = stateTable(country.iso2);
    const elsewhere = exactly(other, first, placeKey(first));
    if (elsewhere !== null) return elsewhere;
  }
  if (one === null) return null;
  const two = exactly(table, second, placeKey(second));
  return two?.code === one.code || country?.iso2 === one.country ? { ...one, how: one.how === 'code' && two !== null ? two.how : one.how } : null;
}

function byTypo(table: StateTable, key: string): StandardState | null {
  const { index, rows } = table.typos();
  const letters = key.replaceAll(' ', '');
  const found = index.find(letters);
  if (found.length === 0 && key.includes(' ')) found.push(...index.find(bareStateKey(key).replaceAll(' ', '')));
  return found.length === 1 ? answer(rows[found[0]], 'typo') : null;
}

function answer({ name, code, country }: StateRow, how: StandardState['how']): StandardState {
  return { name, code, country, how };
}

import { placeKey } from '../../text/place-key.js';
import { boundedText } from '../bounded-text.js';
import { placeWords } from '../place-words.js';
import { twoParts } from '../two-parts.js';
import { bareKey, type CountryName, type CountryRow, countryTable } from './country-table.js';
import { isLookalike } from './lookalikes.js';
import { expansions } from './written-short.js';

/**
 * How a country was recognized: by a code, a name in some language, an official or former name, an abbreviation, the name of a part (Scotland), what is of
 * it or who is (Danish), or with one letter wrong.
 */
export type CountryManner = 'code' | 'name' | 'official' | 'former' | 'abbreviation' | 'part' | 'demonym' | 'typo';

export interface StandardCountry {
  /** The usual name in English: 'South Korea'. */
  readonly name: string;
  /** ISO 3166-1 alpha-2; a reserved or withdrawn code where `status` says so. */
  readonly iso2: string;
  /** ISO 3166-1 alpha-3; '' where there is none (Canary Islands). */
  readonly iso3: string;
  /** ISO 3166-1 numeric, three digits; '' where there is none. */
  readonly numeric: string;
  /** 'reserved': no country of ISO 3166-1, but a code is reserved or in use for it (Kosovo, Ascension); 'former': withdrawn without one successor (Soviet Union). */
  readonly status: 'current' | 'reserved' | 'former';
  readonly how: CountryManner;
}

const MAX_LENGTH = 200;
/**
 * The country that a value names.
 *
 * Read are names in some 300 languages in their own scripts, ISO 3166-1 codes of two and three letters and three digits (capitals, or small letters where
 * they are no common word), codes of football and the Olympic Games, former and official names, abbreviations ("S. Africa", "Rep. of Korea"), the inverted
 * order of lists ("Korea, Republic of"), two names or a name and its code beside each other ("Burma (Myanmar)", "DE - Germany"), a territory and its
 * country ("Greenland (Denmark)"), articles, demonyms in English and major languages ("Danish", "française"; `how` tells), and one wrong letter where only
 * one country is so near and the word is no other name. A value that says more or something else is no country: "Georgia, US", "Jordan Smith", "Guinea
 * pig", "Danish pastry" and "Europe" give `null`.
 *
 * @param value one value as typed; of more than 200 code units nothing is read.
 * @returns {@link StandardCountry}, or `null`: nothing, no text, no country. Text never throws.
 * @cost 2 µs a value, more with a wrong letter; the first call reads the table, 50 ms. For columns: {@link standardizeCountryColumn}.
 * @example standardizeCountry('Korea, Rep. of')?.name  // => 'South Korea'
 * @example standardizeCountry('Österreich')?.iso2  // => 'AT'
 * @example standardizeCountry('Danish')?.how  // => 'demonym'
 * @example standardizeCountry('Georgia, US')  // => null
 */
export function standardizeCountry(value: string | null | undefined): StandardCountry | null {
  const text = boundedText(value, MAX_LENGTH);
  if (text === '') return null;
  const found = codeOf(text) ?? nameOf(text);
  return found === null ? null : answer(found.country, found.class);
}

/** The country of a value that is known to be one, such as an option: codes in any case ("de", "in"). */
export function countryOf(value: string): StandardCountry | null {
  const text = boundedText(value, MAX_LENGTH);
  return standardizeCountry(/^[A-Za-z]{2,3}$/.test(text) && countryTable().codes.has(text.toUpperCase()) ? text.toUpperCase() : text);
}

function answer(country: number, how: CountryManner): StandardCountry {
  const { name, iso2, iso3, numeric, status }: CountryRow = countryTable().countries[country];
  return { name, iso2, iso3, numeric, status, how };
}

/** What was found, before it becomes an answer. */
interface Found {
  readonly country: number;
  readonly class: CountryManner;
}

function codeOf(text: string): CountryName | null {
  const { length } = text;
  if (length < 2 || length > 4) return null;
  const code = countryTable().codes.get(text);
  if (code !== undefined) return code;
  if (!/^[a-z]{2,3}$/.test(text) || placeWords('word-in-small-letters').has(text)) return null;
  const capital = countryTable().codes.get(text.toUpperCase());
  // codes of sport are read as they are written: in capitals
  return capital !== undefined && countryTable().countries[capital.country].status === 'current' && !isSportCode(text) ? capital : null;
}

function isSportCode(text: string): boolean {
  const { codes, countries } = countryTable();
  const entry = codes.get(text.toUpperCase());
  return entry !== undefined && text.length === 3 && countries[entry.country].iso3 !== text.toUpperCase();
}

function nameOf(text: string): Found | null {
  const key = placeKey(text);
  if (key === '') return null;
  return byKey(key) ?? byDemonym(text) ?? byParts(text) ?? byWords(key) ?? byTypo(key);
}

/** The key as it is, or with its words joined or apart. */
function byKey(key: string): CountryName | null {
  const table = countryTable();
  const found = table.names.get(key);
  if (found !== undefined) return found;
  const letters = key.replaceAll(' ', '');
  return letters.length < 8 ? null : (table.joined().get(letters) ?? null);
}

/** Who or what is of a country. Those that two countries share (Congolese, Dominican) are in no table, and English ones have a capital. */
function byDemonym(text: string): Found | null {
  const found = countryTable().demonyms().get(text.normalize('NFC').toLowerCase());
  return found === undefined || (found.capital && !/^\p{Lu}/u.test(text)) ? null : { country: found.country, class: 'demonym' };
}

/** Two parts with a comma, bracket, slash or dash between: both the same country, an article, or the order of lists turned round. */
function byParts(text: string): Found | null {
  const parts = twoParts(text);
  if (parts === null) return null;
  const { first, second, mark } = parts;
  if (first === '' || second === '' || /[()]/.test(second)) return null;
  const secondKey = placeKey(second);
  const one = codeOf(first) ?? byKey(placeKey(first));
  if (placeWords('article').has(secondKey)) return one;
  const turned = /[,(]/.test(mark) ? (byKey(`${secondKey} ${placeKey(first)}`) ?? byWords(`${secondKey} ${placeKey(first)}`)) : null;
  if (turned !== null) return turned;
  const two = one === null ? null : (codeOf(second) ?? byKey(secondKey));
  if (one !== null && two !== null && belongs(one, two)) return one;
  if (one !== null && two !== null && belongs(two, one)) return two;
  return one !== null && two !== null && one.country === two.country ? (one.class === 'code' ? two : one) : null;
}

/** "Puerto Rico, USA", "Greenland (Denmark)": a territory with a code of its own, beside the country that it belongs to. */
function belongs(territory: CountryName, country: CountryName): boolean {
  const { countries } = countryTable();
  const owners = placeWords('territory').get(countries[territory.country].iso2.toLowerCase());
  return owners?.includes(countries[country.country].iso2.toLowerCase()) ?? false;
}

/** Without the article, with abbreviations written out, without the words between. */
function byWords(key: string): Found | null {
  const space = key.indexOf(' ');
  if (space < 0) return null;
  const table = countryTable();
  if (placeWords('article').has(key.slice(0, space)) && key.length - space > 4) {
    const found = byKey(key.slice(space + 1));
    if (found !== null) return found;
  }
  for (const full of expansions(key)) {
    const found = table.names.get(full) ?? table.bare().get(bareKey(full));
    if (found !== undefined) return full === key ? found : { country: found.country, class: 'abbreviation' };
  }
  return null;
}

function byTypo(key: string): Found | null {
  const letters = key.replaceAll(' ', '');
  if (isLookalike(key)) return null;
  const owners = countryTable()
    .typos()
    .find(letters, (spelling) => !isAdjective(letters, spelling) && (spelling.length > 5 || !firstReplaced(letters, spelling)));
  return owners.length === 1 ? { country: owners[0], class: 'typo' } : null;
}

/** In a word of five letters another first letter makes another word: Shana is not Ghana. One letter in front, or the first two changed places, are seen as what they are. */
function firstReplaced(letters: string, spelling: string): boolean {
  return letters.length <= spelling.length && letters[0] !== spelling[0] && letters[1] !== spelling[0];
}

/** Cuban, Omani, turkeys: a name with n, i or s behind it is the people or what is theirs, or many of something. */
function isAdjective(letters: string, spelling: string): boolean {
  return letters.length === spelling.length + 1 && /[nis]$/.test(letters) && letters.startsWith(spelling);
}

import { parseAddress } from '../../key/parse-address.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable, wordFrequency } from '../../lexicon/lexicon.js';
import { standardizeCity } from '../../standardize/city/standardize-city.js';
import { standardizeCountry } from '../../standardize/country/standardize-country.js';
import { standardizeState } from '../../standardize/state/standardize-state.js';
import { foldPhrase } from '../../text/phrase.js';
import { organizationWords } from '../names/name-statistics.js';
import type { Verdict } from './verdict.js';

/** Bearers of a million from which on a place's name is a person's at first sight (Paris is not, Jackson is). */
const COMMON_NAME = 150;
/** Inhabitants from which on a place is meant although a name is like it. */
const LARGE = 200_000;
const SMALL = 1_000;

/** A country, region or city that is the whole value; null: none, or a name that persons bear more often. */
export function placeOf(text: string): Verdict | null {
  if (text.length > 80 || /\d/.test(text)) return null;
  const country = standardizeCountry(text);
  // (French and German are surnames, too)
  if (country !== null && country.how !== 'typo' && country.how !== 'demonym') {
    const short = country.how === 'code' || text.length <= 3;
    return { type: 'country', confidence: short ? 0.75 : isCommonName(text) ? 0.8 : 0.97, reason: `${country.name} by ${country.how}` };
  }
  const city = standardizeCity(text);
  // two letters alone are codes of too many things
  const state = text.length > 3 ? standardizeState(text) : null;
  const sameName = city !== null && city.population > LARGE && foldPhrase(city.name).join(' ').startsWith(foldPhrase(text).join(' '));
  if (state !== null && !sameName && foldPhrase(state.name).join(' ') === foldPhrase(text).join(' '))
    return { type: 'region', confidence: 0.85, reason: `${state.name}, a state or province` };
  if (city === null || city.how === 'typo') return null;
  const withRegion = text.includes(',');
  const own = `${foldPhrase(city.name).join(' ')} `.startsWith(`${foldPhrase(text).join(' ')} `);
  // another name of a city is as often a person's: only of large ones, and where nobody is called so
  if (!withRegion && !own && (city.how !== 'name' || city.population < LARGE || text.length < 5 || isKnownName(text))) return null;
  if (withRegion) return { type: 'city', confidence: 0.95, reason: `${city.name} with its state or country` };
  if (city.population < SMALL || (isCommonName(text) && city.population < LARGE) || isPersonal(text)) return null;
  return { type: 'city', confidence: city.population > LARGE ? 0.9 : 0.7, reason: `${city.name}, ${city.country}, ${city.population} inhabitants` };
}

function isCommonName(text: string): boolean {
  return foldPhrase(text).some((word) => Math.max(wordFrequency(word, 'given'), wordFrequency(word, 'surname')) > COMMON_NAME);
}

const isKnownName = (text: string): boolean => foldPhrase(text).some((word) => wordFrequency(word, 'given') + wordFrequency(word, 'surname') > 0);

/** Two words and more that are a given name and a surname: Santiago Lopez. */
function isPersonal(text: string): boolean {
  const words = foldPhrase(text);
  return words.length > 1 && wordFrequency(words[0], 'given') > COMMON_NAME && wordFrequency(words[words.length - 1], 'surname') > COMMON_NAME;
}

const EAST_ASIAN_ADDRESS =
  /\p{Script=Han}[都道府県省市区區郡县縣].*(?:[町村路街丁目番地号號]|\d)|\d+(?:丁目|番地|号|號)|[가-힣]+(?:시|도|구)\s.*[가-힣]+(?:로|길|동)/u;
/** House numbers in front that are hardly part of a name. */
const HOUSE_NUMBER_FIRST = /^\d{3,5}[a-z]?\s+\p{L}/iu;

/** A year behind a name, and no other number: Hannover 1896, Modena Football Club 2018. */
const YEAR_BEHIND = /^[^\d,]+[ -](?:1[89]|20)\d\d(?:\)|$|\s[^\d,]*$)/;

const joinedTypes = lazily((): readonly string[] =>
  lexiconTable('streetTypes')
    .filter(({ class: cls, words }) => cls === 'joined' && words[0].length > 2)
    .map(({ words }) => words[0]),
);

/** A street, box or postcode with what belongs to it. The more there is, the surer. */
export function addressOf(text: string): Verdict | null {
  if (text.length > 400) return null;
  if (EAST_ASIAN_ADDRESS.test(text)) return address(0.85, 'words of districts and streets');
  // ",0001" and " - 1007596" stand behind names of securities and products
  if (!/\p{L}/u.test(text) || /-\s?,\d|,0\d|\d,\d\d$| - [A-Z\d-]+$/i.test(text) || !/\p{N}/u.test(text)) return null;
  const parts = new Set(parseAddress(text, { category: 'global-address' }).map(({ part }) => part));
  const place = parts.has('city') || parts.has('state') || parts.has('country');
  const numbered = parts.has('number') && parts.has('street');
  const ofOrganization = foldPhrase(text).some((word) => organizationWords().has(word) && !/^(?:west|east|north|south)$/.test(word));
  if (YEAR_BEHIND.test(text) && !parts.has('state') && (ofOrganization || !parts.has('streetType'))) return null;
  if (numbered && parts.has('streetType')) return address(place || parts.has('postcode') ? 0.97 : 0.92, 'a house number, a street');
  if (numbered && hasJoinedType(text)) return address(0.95, 'a house number, a street');
  if (numbered && place && parts.has('postcode')) return address(0.95, 'a house number, a street, a postcode');
  if (parts.has('box') && (place || parts.has('postcode') || /^(?:p\.?\s?o\.?\s|box|postfach|apartado|bp\b|cp\b)/i.test(text)))
    return address(0.95, 'a post office box');
  if (parts.has('postcode') && parts.has('city') && /\d{4}/.test(text)) return address(0.85, 'a postcode and a town');
  if (parts.has('streetType') && parts.has('street') && (parts.has('postcode') || (place && text.includes(',')))) return address(0.8, 'a street and a town');
  if (numbered && place && text.includes(',')) return address(0.7, 'a number, a name and a town');
  if (numbered && HOUSE_NUMBER_FIRST.test(text) && !ofOrganization) return address(0.6, 'a number and a name');
  return null;
}

/** Hauptstraße, Kungsgatan: a word with its type. */
function hasJoinedType(text: string): boolean {
  return foldPhrase(text).some((word) => joinedTypes().some((type) => word.length > type.length + 2 && word.endsWith(type)));
}

const address = (confidence: number, reason: string): Verdict => ({ type: 'address', confidence, reason });

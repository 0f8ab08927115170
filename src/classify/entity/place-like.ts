import { wordFrequency } from '../../lexicon/lexicon.js';
import { foldPhrase } from '../../text/phrase.js';
import { parseAddress } from '../../key/parse-address.js';
import { standardizeCity } from '../../standardize/city/standardize-city.js';
import { standardizeCountry } from '../../standardize/country/standardize-country.js';
import { standardizeState } from '../../standardize/state/standardize-state.js';
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
  if (country !== null && country.how !== 'typo') {
    const short = country.how === 'code' || text.length <= 3;
    return { type: 'country', confidence: short ? 0.75 : isCommonName(text) ? 0.8 : 0.97, reason: `${country.name} by ${country.how}` };
  }
  const city = standardizeCity(text);
  // two letters alone are codes of too many things
  const state = text.length > 3 ? standardizeState(text) : null;
  const sameName = city !== null && city.population > LARGE && foldPhrase(city.name).join(' ').startsWith(foldPhrase(text).join(' '));
  if (state !== null && !sameName && foldPhrase(state.name).join(' ') === foldPhrase(text).join(' ')) return { type: 'region', confidence: 0.85, reason: `${state.name}, a state or province` };
  if (city === null || city.how === 'typo') return null;
  const withRegion = text.includes(',');
  const own = foldPhrase(city.name).join(' ') === foldPhrase(text).join(' ');
  if (!withRegion && !own && city.how !== 'name') return null;
  if (withRegion) return { type: 'city', confidence: 0.95, reason: `${city.name} with its state or country` };
  if (city.population < SMALL || (isCommonName(text) && city.population < LARGE) || isPersonal(text)) return null;
  return { type: 'city', confidence: city.population > LARGE ? 0.9 : 0.7, reason: `${city.name}, ${city.country}, ${city.population} inhabitants` };
}

function isCommonName(text: string): boolean {
  return foldPhrase(text).some((word) => Math.max(wordFrequency(word, 'given'), wordFrequency(word, 'surname')) > COMMON_NAME);
}

/** Two words and more that are a given name and a surname: Santiago Lopez. */
function isPersonal(text: string): boolean {
  const words = foldPhrase(text);
  return words.length > 1 && wordFrequency(words[0], 'given') > COMMON_NAME && wordFrequency(words[words.length - 1], 'surname') > COMMON_NAME;
}

/** A street, box or postcode with what belongs to it. */
export function addressOf(text: string): Verdict | null {
  if (text.length > 400 || !/\p{N}/u.test(text) || !/\p{L}/u.test(text)) return null;
  const parts = new Set(parseAddress(text, { category: 'global-address' }).map(({ part }) => part));
  const place = parts.has('city') || parts.has('state') || parts.has('country');
  if (parts.has('number') && parts.has('street') && (parts.has('streetType') || (place && parts.has('postcode')))) return address(0.97, 'a house number, a street');
  if (parts.has('box') && (place || parts.has('postcode') || /^(?:p\.?\s?o\.?\s|box|postfach|apartado|bp\b|cp\b)/i.test(text))) return address(0.95, 'a post office box');
  if (parts.has('postcode') && parts.has('city') && /\d{3}/.test(text)) return address(0.85, 'a postcode and a town');
  if (parts.has('streetType') && parts.has('street') && (parts.has('postcode') || (place && text.includes(',')))) return address(0.8, 'a street and a town');
  if (parts.has('number') && parts.has('street') && (place || /^\d+[a-z]?\s/i.test(text)) && text.includes(',')) return address(0.7, 'a number, a name and a town');
  return null;
}

const address = (confidence: number, reason: string): Verdict => ({ type: 'address', confidence, reason });

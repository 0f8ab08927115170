import { refuseUnknown } from '../../options.js';
import { countryCode } from './country-code.js';
import { type GivenCount, givenCounts, givenEndings, givenVariants, nameEnding, titleGenders } from './name-statistics.js';
import { readName } from './read-name.js';

export interface GenderOptions {
  /** Where the person lives or comes from: a code of ISO 3166-1 or a name. Without it, and where its lists lack the name, all countries count. */
  readonly country?: string | null;
}

export interface NameGender {
  readonly gender: 'female' | 'male' | 'unknown';
  /** Of the gender that is more likely; 0 where nothing is known. Never 1. */
  readonly probability: number;
  /** Bearers among a million women and a million men of each of the countries, an estimate (400 where a name is only known as usual there); of an ending: given names that end so. 0: title, or nothing. */
  readonly count: number;
  /** Whose lists it rests on: a code of ISO 3166-1; '' for several, or none. */
  readonly country: string;
  readonly basis: 'title' | 'given name' | 'variant of a given name' | 'surname ending' | 'given name ending' | 'none';
}

/** What is less likely is unknown. */
const THRESHOLD = 0.8;
/** Bearers of a million that a name has among the other gender though no list says so. */
const UNLISTED = 15;
/** Titles are chosen by people and mistaken by machines. */
const TITLE = 0.98;
const HIGHEST = 0.995;
/** An ending is weaker evidence than its own share says: the names behind it are those that are listed. */
const ENDING_TRUST = 0.9;

const NO_NAME = /[\d@#:/_]/;
const UNKNOWN: NameGender = { gender: 'unknown', probability: 0, count: 0, country: '', basis: 'none' };

/**
 * Likely gender of a person by their name: how many women and how many men bear the given name, by public lists (the census of the United States, lists of
 * popular names of 106 countries). A statement about names, not about the person.
 *
 * A title (Mr, Frau) says more than the given name; where the given name is not listed, or borne by both, the ending of a surname (Ivanova) or, with less
 * certainty, of the given name counts.
 *
 * @param name     a full name in any order that the category `individual` reads, or a given name; up to 256 characters, others are unknown.
 * @param options  {@link GenderOptions}.
 * @returns "unknown" below a probability of 0.8, with the probability that there is.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`. Text never throws.
 * @example genderFromName('Mary Smith').gender  // => 'female'
 * @example genderFromName('Rossi, Andrea', { country: 'IT' }).gender  // => 'male'
 * @example genderFromName('Andrea').gender  // => 'unknown'
 * @cost 30 to 60 µs; the tables are read once, some 200 ms with the reader of names.
 */
export function genderFromName(name: unknown, options: GenderOptions = {}): NameGender {
  refuseUnknown(options, ['country']);
  const { titles, given, surname } = readName(name);
  for (const title of titles) {
    const gender = titleGenders().get(title);
    if (gender !== undefined) return { gender, probability: TITLE, count: 0, country: '', basis: 'title' };
  }
  const country = countryCode(options.country);
  let best = UNKNOWN;
  for (const word of given) {
    const found = genderOf(word, country);
    if (found.gender !== 'unknown') return found;
    if (found.probability > best.probability) best = found;
    // a name that both bear: the middle name decides only where the first is in no list
    if (found.probability > 0) break;
  }
  for (const [part, words] of [
    ['given', given.slice(1)],
    ['surname', surname.slice(-1)],
  ] as const)
    for (const word of words) {
      const ending = nameEnding(part, word);
      if (ending === null || ending.gender === '' || ending.strength < 3) continue;
      const probability = rounded(Math.min(0.5 + ending.strength / 10, 0.97));
      if (probability >= THRESHOLD) return { gender: ending.gender, probability, count: 0, country: onlyOne(ending.countries), basis: 'surname ending' };
    }
  // what has digits or signs may be no name at all: an ending is too little then
  return best.probability > 0 || given.length === 0 || NO_NAME.test(name as string) ? best : byEnding(given[0]);
}

function genderOf(word: string, country: string): NameGender {
  const listed = givenCounts().get(word);
  if (listed !== undefined) return byCounts(listed, country, 'given name');
  const variant = givenVariants().get(word);
  const related = variant === undefined ? undefined : givenCounts().get(variant);
  return related === undefined ? UNKNOWN : byCounts(related, country, 'variant of a given name');
}

function byCounts(listed: readonly GivenCount[], country: string, basis: NameGender['basis']): NameGender {
  const own = listed.filter((each) => each.country === country);
  const used = own.length > 0 ? own : listed;
  let female = 0;
  let male = 0;
  for (const each of used) {
    female += each.female;
    male += each.male;
  }
  return decided((female + UNLISTED) / (female + male + 2 * UNLISTED), female + male, onlyOne(used.map((each) => each.country)), basis);
}

/** The longest ending that enough names have, as far as nearly all of them are names of one gender. */
function byEnding(word: string): NameGender {
  for (let length = Math.min(4, word.length - 1); length > 0; length--) {
    const found = givenEndings().get(word.slice(-length));
    if (found !== undefined) return decided(0.5 + (found.female - 0.5) * ENDING_TRUST, found.names, '', 'given name ending');
  }
  return UNKNOWN;
}

function decided(female: number, count: number, country: string, basis: NameGender['basis']): NameGender {
  const probability = rounded(Math.min(Math.max(female, 1 - female), HIGHEST));
  const gender = probability < THRESHOLD ? 'unknown' : female > 0.5 ? 'female' : 'male';
  return { gender, probability, count, country, basis };
}

const onlyOne = (countries: readonly string[]): string => (new Set(countries).size === 1 ? countries[0] : '');
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/max';
import { NamesakeError } from '../errors.js';
import { refuseUnknown } from '../options.js';
import { areaCodes, areas, carriers, countryNames, locations, timeZones } from './phone-tables.js';

/** What kind of line a range of numbers was given out for. `fixed-or-mobile`: where the numbers do not tell, as in North America. */
export type PhoneType =
  | 'fixed-line'
  | 'mobile'
  | 'fixed-or-mobile'
  | 'toll-free'
  | 'premium-rate'
  | 'shared-cost'
  | 'voip'
  | 'personal'
  | 'pager'
  | 'company'
  | 'voicemail';

/** Why a text is no valid number: one code for each, which stays. `no-country`: neither a + and a calling code that exists, nor the option; `invalid`: of a possible length, but in no range that was given out. */
export type PhoneReason = 'empty' | 'too-long-to-read' | 'not-a-number' | 'no-country' | 'too-short' | 'too-long' | 'invalid-length' | 'invalid';

/** What a number says. Fields without an answer are '' or empty; nothing is guessed. */
export interface PhoneInfo {
  /** In a range that was given out (libphonenumber). Whether anybody answers only a call tells. */
  readonly valid: boolean;
  /** Of a length that numbers of its country have. */
  readonly possible: boolean;
  /** `null` where it is valid. */
  readonly reason: PhoneReason | null;
  /** '+14155552671' */
  readonly e164: string;
  /** '(415) 555-2671' */
  readonly national: string;
  /** '+1 415 555 2671' */
  readonly international: string;
  /** 'tel:+14155552671' (RFC 3966) */
  readonly uri: string;
  readonly extension: string;
  /** ISO 3166-1, two letters; '' for numbers of no country (+800). */
  readonly country: string;
  /** In English. */
  readonly countryName: string;
  /** '1' */
  readonly callingCode: string;
  readonly type: PhoneType | '';
  /** State or province: of area codes of the United States and Canada, and where the public description of the range has one. */
  readonly region: string;
  /** ISO 3166-2 of it, for the United States and Canada. */
  readonly regionCode: string;
  /** Town; in North America the largest that has the area code. */
  readonly city: string;
  /** The public description of where the range belongs, as a whole. */
  readonly location: string;
  /** Who was given the range of a mobile number, where that is public. Numbers move between carriers: today's may be another one. */
  readonly carrier: string;
  /** IANA time zones that the number may be in; empty where there are more than six of them. */
  readonly timeZones: readonly string[];
}

export interface PhoneOptions {
  /** ISO 3166-1 code, two letters, of the country that numbers without a + belong to; default none: they are `no-country`. */
  readonly country?: string;
}

/** libphonenumber reads no more. */
const MAX_READ = 250;
const MOST_ZONES = 6;
const TYPES: Readonly<Record<string, PhoneType>> = {
  FIXED_LINE: 'fixed-line',
  MOBILE: 'mobile',
  FIXED_LINE_OR_MOBILE: 'fixed-or-mobile',
  TOLL_FREE: 'toll-free',
  PREMIUM_RATE: 'premium-rate',
  SHARED_COST: 'shared-cost',
  VOIP: 'voip',
  PERSONAL_NUMBER: 'personal',
  PAGER: 'pager',
  UAN: 'company',
  VOICEMAIL: 'voicemail',
};
const REASONS: Readonly<Record<string, PhoneReason>> = {
  INVALID_COUNTRY: 'no-country',
  NOT_A_NUMBER: 'not-a-number',
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
  INVALID_LENGTH: 'invalid-length',
};
const NOTHING: PhoneInfo = {
  valid: false,
  possible: false,
  reason: 'empty',
  e164: '',
  national: '',
  international: '',
  uri: '',
  extension: '',
  country: '',
  countryName: '',
  callingCode: '',
  type: '',
  region: '',
  regionCode: '',
  city: '',
  location: '',
  carrier: '',
  timeZones: [],
};

/**
 * What a telephone number says: whether it can be one, its forms, its country, kind, place, carrier and time zone, from the numbering plans (libphonenumber) and public
 * tables of ranges. Nothing is looked up.
 *
 * Places and time zones are given for lines that have one: fixed lines, and those of North America that may be mobile, which people take with them when they
 * move. The carrier is the one that the range was given to.
 *
 * @param value    one number as typed, in digits of any script; "00" in front is read as +. At most 250 UTF-16 code units; `null` and `undefined` are ''.
 * @param options  {@link PhoneOptions}.
 * @returns {@link PhoneInfo}; of what is no number only the reason. A number that is possible but not valid has its forms, and no place.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`; `ERR_OPTION_RANGE` where `country` is no code that numbers are known for. Text never throws.
 * @cost about 20 µs; the first call reads the tables, about 60 ms.
 * @example phoneInfo('(415) 555-2671', { country: 'US' }).e164  // => '+14155552671'
 * @example phoneInfo('+44 20 7946 0958').location  // => 'London'
 * @example phoneInfo('12').reason  // => 'no-country'
 */
export function phoneInfo(value: string | null | undefined, options: PhoneOptions = {}): PhoneInfo {
  const country = countryOption(options);
  if (typeof value !== 'string') return NOTHING;
  if (value.length > MAX_READ) return { ...NOTHING, reason: 'too-long-to-read' };
  const text = value
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^00(?=[1-9])/, '+');
  if (text === '') return NOTHING;
  const number = parsed(text, country) ?? lettered(text, country);
  if (number === undefined) return { ...NOTHING, reason: lengthReason(text, country) ?? 'not-a-number' };
  const valid = number.isValid();
  const type = valid ? (TYPES[number.getType() ?? ''] ?? '') : '';
  return {
    valid,
    possible: number.isPossible(),
    reason: valid ? null : (lengthReason(number.number, undefined) ?? 'invalid'),
    e164: number.number,
    national: number.formatNational(),
    international: number.formatInternational(),
    uri: number.getURI(),
    extension: number.ext ?? '',
    country: number.country ?? '',
    countryName: number.country === undefined ? '' : (countryNames().get(number.country) ?? ''),
    callingCode: number.countryCallingCode,
    type,
    ...(valid ? placeOf(number, type) : NO_PLACE),
  };
}

function parsed(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
}

/** A number with letters for digits (1-800-FLOWERS), where it is valid with the digits of their keys (ITU E.161). */
function lettered(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  if (!/^[+(]?[0-9][0-9 ().-]*[A-Za-z]{3}[0-9A-Za-z ().-]*$/.test(text)) return undefined;
  const digits = text.toUpperCase().replace(/[A-Z]/g, (letter) => '22233344455566677778889999'[letter.charCodeAt(0) - 65]);
  const number = parsed(digits, country);
  return number?.isValid() ? number : undefined;
}

function countryOption(options: PhoneOptions): CountryCode | undefined {
  refuseUnknown(options, ['country']);
  if (options.country === undefined) return undefined;
  const code = String(options.country).toUpperCase();
  if (isSupportedCountry(code)) return code;
  throw new NamesakeError('ERR_OPTION_RANGE', 'option "country"', 'an ISO 3166-1 code of two letters', JSON.stringify(options.country));
}

/** Whether numbers of the country are known, for callers whose country is a text of unknown origin. */
export function isPhoneCountry(code: string): boolean {
  return typeof code === 'string' && isSupportedCountry(code.toUpperCase());
}

function lengthReason(text: string, country: CountryCode | undefined): PhoneReason | null {
  const found = validatePhoneNumberLength(text, { defaultCountry: country });
  return found === undefined ? null : (REASONS[found] ?? 'not-a-number');
}

type Place = Pick<PhoneInfo, 'region' | 'regionCode' | 'city' | 'location' | 'carrier' | 'timeZones'>;
const NO_PLACE: Place = { region: '', regionCode: '', city: '', location: '', carrier: '', timeZones: [] };

function placeOf(number: PhoneNumber, type: PhoneType | ''): Place {
  const digits = number.number.slice(1);
  const carrier = type === 'mobile' || type === 'fixed-or-mobile' || type === 'pager' ? carriers().find(digits, number.countryCallingCode.length + 1) : '';
  // a mobile number of Brazil has the area code of its owner's state
  if (type === 'mobile' && number.country === 'BR') return { ...NO_PLACE, ...regional(areas().find(digits)), carrier, timeZones: zonesOf('55', digits, true) };
  if (type !== 'fixed-line' && type !== 'fixed-or-mobile') return { ...NO_PLACE, carrier, timeZones: zonesOf(number.countryCallingCode, digits, false) };
  const zones = zonesOf(number.countryCallingCode, digits, true);
  if (number.countryCallingCode === '1') {
    const area = areaCodes().get(digits.slice(1, 4));
    if (area === undefined) return { ...NO_PLACE, carrier, timeZones: zones };
    const { region, city, jurisdiction } = area;
    return {
      region,
      regionCode: jurisdiction.length > 2 ? jurisdiction : '',
      city,
      location: city === '' ? region : `${city}, ${region}`,
      carrier,
      timeZones: zones,
    };
  }
  const location = locations().find(digits, number.countryCallingCode.length + 1);
  if (location === '') return { ...NO_PLACE, ...regional(areas().find(digits)), carrier, timeZones: zones };
  // "Nanjing, Jiangsu" and "Guarulhos - SP" are a town and what it lies in; a single name may be either
  const [, city = '', region = ''] = /^([^,/]+)(?:, | - )([^,/]+)$/.exec(location) ?? [];
  return { region: (number.country === 'BR' && areas().find(digits)) || region, regionCode: '', city, location, carrier, timeZones: zones };
}

const regional = (region: string): Pick<Place, 'region' | 'location'> => ({ region, location: region });

/** Of numbers that belong to no place, the zones of the country: of North America's there is none. */
function zonesOf(callingCode: string, digits: string, isPlaced: boolean): readonly string[] {
  const found = isPlaced ? timeZones().find(digits) : callingCode === '1' ? '' : timeZones().find(callingCode, callingCode.length);
  const zones = found === '' || found === 'Etc/Unknown' ? [] : found.split(' ');
  return zones.length > MOST_ZONES ? [] : zones;
}

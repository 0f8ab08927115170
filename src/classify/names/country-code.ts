import { standardizeCountry } from '../../standardize/country/standardize-country.js';

/** Code of ISO 3166-1 of a country as typed; '' where none is given, or it is not known. */
export function countryCode(country: string | null | undefined): string {
  if (typeof country !== 'string' || country.trim() === '') return '';
  return /^[A-Z]{2}$/.test(country) ? country : (standardizeCountry(country)?.iso2 ?? '');
}

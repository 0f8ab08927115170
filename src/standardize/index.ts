export { type CountryManner, type StandardCountry, standardizeCountry } from './country/standardize-country.js';

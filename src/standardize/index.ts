export { type CountryManner, type StandardCountry, standardizeCountry } from './country/standardize-country.js';
export { type StandardState, type StateOptions, standardizeState } from './state/standardize-state.js';
export { type CityOptions, type StandardCity, standardizeCity } from './city/standardize-city.js';

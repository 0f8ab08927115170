export { type CityOptions, type StandardCity, standardizeCity } from './city/standardize-city.js';
export { type CountryInfo, type Currency, countryInfo } from './country/country-info.js';
export { type CountryManner, type StandardCountry, standardizeCountry } from './country/standardize-country.js';
export { type NameChange, type StandardOrganization, standardizeOrganization } from './organization/standardize-organization.js';
export { type ColumnOrText, standardizeCityColumn, standardizeCountryColumn, standardizeStateColumn } from './standardize-columns.js';
export { type StandardState, type StateOptions, standardizeState } from './state/standardize-state.js';

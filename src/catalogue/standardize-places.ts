import type { CountryInfo } from '../standardize/index.js';
import type { DataOrigin, FunctionDeclaration } from './function-declaration.js';

const COUNTRY_NAMES: readonly DataOrigin[] = [
  { name: 'Unicode CLDR: names of countries, currencies', version: '29 to 48.2', licence: 'Unicode-3.0', attribution: 'Copyright © 2004-2026 Unicode, Inc.' },
  { name: 'country-codes: codes, domains, calling codes, capitals, regions', version: '2026-05', licence: 'PDDL-1.0' },
  { name: 'i18n-iso-countries, opensanctions/rigour: more names of countries', version: '2026', licence: 'MIT' },
];
const STATE_NAMES: readonly DataOrigin[] = [
  { name: 'Unicode CLDR: subdivisions of ISO 3166-2', version: '48.2', licence: 'Unicode-3.0', attribution: 'Copyright © 2004-2026 Unicode, Inc.' },
  { name: 'OpenCage address-formatting, opensanctions/rigour: more names of subdivisions', version: '2026', licence: 'MIT' },
  { name: 'google/libaddressinput: names in native scripts', version: '2026', licence: 'Apache-2.0' },
];
const CITY_NAMES: readonly DataOrigin[] = [
  { name: 'GeoNames cities15000', version: '2010', licence: 'CC-BY-4.0', attribution: 'City data © GeoNames (https://www.geonames.org), CC BY 4.0, changed' },
  { name: 'names of post offices of the United States', version: '2026', licence: 'CC0-1.0' },
];

export const countryStandard: FunctionDeclaration = {
  name: 'country-standard',
  aliases: [],
  family: 'standardize',
  summary: 'Gives a country its standard name',
  inputs: [{ name: 'country', about: 'a country as typed: a name in any language, a code, an abbreviation, a demonym', required: true }],
  outputs: [{ name: 'Standard', about: 'name in English' }],
  class: 'embedded',
  data: COUNTRY_NAMES,
  examples: [
    { inputs: { country: 'Rep. of Korea' }, outputs: { Standard: 'South Korea' } },
    { inputs: { country: 'Côte d’Ivoire' }, outputs: { Standard: "Côte d'Ivoire" } },
    { inputs: { country: 'Georgia, US' }, outputs: {} },
  ],
  async load() {
    const { standardizeCountry } = await import('../standardize/index.js');
    return ([country]) => [standardizeCountry(country)?.name ?? ''];
  },
};

const INFO_FIELDS: readonly (readonly [name: string, about: string, field: (info: CountryInfo) => string])[] = [
  ['Standard', 'name in English', ({ name }) => name],
  ['ISO2', 'ISO 3166-1 code of two letters', ({ iso2 }) => iso2],
  ['ISO3', 'ISO 3166-1 code of three letters', ({ iso3 }) => iso3],
  ['ISONumeric', 'ISO 3166-1 code of three digits', ({ numeric }) => numeric],
  ['CurrencyCode', 'ISO 4217; several with commas between', ({ currencies }) => currencies.map(({ code }) => code).join(', ')],
  ['CurrencyName', 'name in English', ({ currencies }) => currencies.map(({ name }) => name).join(', ')],
  ['CurrencySymbol', '€, zł', ({ currencies }) => currencies.map(({ symbol }) => symbol).join(', ')],
  ['CallingCode', 'with +; several with commas between', ({ callingCodes }) => callingCodes.join(', ')],
  ['TLD', 'top-level domain with its dot', ({ tld }) => tld],
  ['Capital', 'name in English', ({ capital }) => capital],
  ['Region', 'region of the United Nations', ({ region }) => region],
  ['Subregion', 'region within the region', ({ subregion }) => subregion],
];

export const countryStandardInfo: FunctionDeclaration = {
  name: 'country-standard-info',
  aliases: ['country-info'],
  family: 'standardize',
  summary: 'Gives a country its standard name, codes, currency, calling code, domain, capital and region',
  inputs: countryStandard.inputs,
  outputs: INFO_FIELDS.map(([name, about]) => ({ name, about })),
  class: 'embedded',
  data: COUNTRY_NAMES,
  examples: [
    {
      inputs: { country: 'Polska' },
      outputs: {
        Standard: 'Poland',
        ISO2: 'PL',
        ISO3: 'POL',
        ISONumeric: '616',
        CurrencyCode: 'PLN',
        CurrencyName: 'Polish Zloty',
        CurrencySymbol: 'zł',
        CallingCode: '+48',
        TLD: '.pl',
        Capital: 'Warsaw',
        Region: 'Europe',
        Subregion: 'Eastern Europe',
      },
    },
  ],
  async load() {
    const { countryInfo } = await import('../standardize/index.js');
    return ([country]) => {
      const info = countryInfo(country);
      return INFO_FIELDS.map(([, , field]) => (info === null ? '' : field(info)));
    };
  },
};

export const stateStandard: FunctionDeclaration = {
  name: 'state-standard',
  aliases: [],
  family: 'standardize',
  summary: 'Gives a state or province its standard name and abbreviation',
  inputs: [
    { name: 'state', about: 'a state, province or other subdivision as typed', required: true },
    { name: 'country', about: 'its country; without it the United States and Canada', required: false },
  ],
  outputs: [
    { name: 'Standard', about: 'name in English' },
    { name: 'Abbreviation', about: 'postal abbreviation, outside the United States and Canada the code of ISO 3166-2 without the country' },
  ],
  class: 'embedded',
  data: STATE_NAMES,
  examples: [
    { inputs: { state: 'Calif.' }, outputs: { Standard: 'California', Abbreviation: 'CA' } },
    { inputs: { state: 'Île-du-Prince-Édouard' }, outputs: { Standard: 'Prince Edward Island', Abbreviation: 'PE' } },
    { inputs: { state: 'Bayern', country: 'DE' }, outputs: { Standard: 'Bavaria', Abbreviation: 'BY' } },
  ],
  async load() {
    const { standardizeState } = await import('../standardize/index.js');
    return ([state, country]) => {
      const found = standardizeState(state, { country });
      return found === null ? ['', ''] : [found.name, found.code];
    };
  },
};

export const cityStandard: FunctionDeclaration = {
  name: 'city-standard',
  aliases: [],
  family: 'standardize',
  summary: 'Gives a city its standard name',
  inputs: [
    { name: 'city', about: 'a city as typed, also with a state or country behind a comma', required: true },
    { name: 'state', about: 'narrows the choice', required: false },
    { name: 'country', about: 'narrows the choice', required: false },
  ],
  outputs: [
    { name: 'Standard', about: 'one name for all spellings of the city' },
    { name: 'State', about: 'code of ISO 3166-2 without the country' },
    { name: 'Country', about: 'ISO 3166-1 code of two letters' },
    { name: 'Id', about: 'GeoNames id; empty for small places of the United States' },
    { name: 'Ambiguous', about: '"yes" where other cities have the name, too: this is the largest' },
  ],
  class: 'embedded',
  data: [...CITY_NAMES, ...STATE_NAMES, ...COUNTRY_NAMES],
  examples: [
    { inputs: { city: 'Philly' }, outputs: { Standard: 'Philadelphia', State: 'PA', Country: 'US', Id: '4560349' } },
    { inputs: { city: 'Ft. Worth', state: 'Texas' }, outputs: { Standard: 'Fort Worth', State: 'TX', Country: 'US', Id: '4691930' } },
  ],
  async load() {
    const { standardizeCity } = await import('../standardize/index.js');
    return ([city, state, country]) => {
      const found = standardizeCity(city, { state, country });
      return found === null ? ['', '', '', '', ''] : [found.name, found.state, found.country, found.id?.toString() ?? '', found.ambiguous ? 'yes' : ''];
    };
  },
};

import type { DataOrigin, FunctionDeclaration } from './function-declaration.js';

const NAME_LISTS: readonly DataOrigin[] = [
  { name: 'United States census: given names by rank', version: '1990', licence: 'public domain' },
  { name: 'sigpwned popular-names-by-country-dataset: given names of 106 and surnames of 75 countries', version: '2023', licence: 'CC0-1.0' },
];
const OWN: DataOrigin = { name: "namesake's tables of names, legal forms, places and words of organizations", version: '1', licence: 'MIT' };

export const entityType: FunctionDeclaration = {
  name: 'entity-type',
  aliases: [],
  family: 'classify',
  summary: 'Tells what a value is: person, organization, address, city, country, product, email, phone, url, ip, date, number, identifier',
  inputs: [{ name: 'value', about: 'any value', required: true }],
  outputs: [
    { name: 'Type', about: 'one of the types, region, or unknown; empty where there is no value' },
    { name: 'Scheme', about: 'of an identifier: LEI, IBAN, ISIN, EU VAT, ISBN, …' },
    { name: 'Confidence', about: '0 to 1' },
    { name: 'Reason', about: 'what it rests on' },
  ],
  class: 'embedded',
  data: [OWN, ...NAME_LISTS],
  examples: [
    {
      inputs: { value: 'DE89 3704 0044 0532 0130 00' },
      outputs: { Type: 'identifier', Scheme: 'IBAN', Confidence: '0.99', Reason: 'length of DE, check digits by ISO 13616 agree' },
    },
    { inputs: { value: '192.168.0.1' }, outputs: { Type: 'ip', Confidence: '0.99', Reason: 'an IPv4 address' } },
  ],
  async load() {
    const { entityType: typeOf } = await import('../classify/index.js');
    return ([value]) => {
      if (value.trim() === '') return ['', '', '', ''];
      const { type, scheme, confidence, reason } = typeOf(value);
      return [type, scheme ?? '', String(confidence), reason];
    };
  },
};

export const genderFromName: FunctionDeclaration = {
  name: 'gender-from-name',
  aliases: ['gender'],
  family: 'classify',
  summary: 'Tells the likely gender of a person by their name, from public statistics',
  inputs: [
    { name: 'name', about: 'a full name or a given name', required: true },
    { name: 'country', about: 'where the person lives or comes from: a name or a code', required: false },
  ],
  outputs: [
    { name: 'Gender', about: 'female, male, or unknown below a probability of 0.8' },
    { name: 'Probability', about: '0 to 0.995' },
    { name: 'Count', about: 'bearers among a million women and a million men of each country that is counted; estimates' },
    { name: 'Country', about: 'whose list it is; empty for several' },
    { name: 'Basis', about: 'given name, title, ending of a name' },
  ],
  class: 'embedded',
  data: [...NAME_LISTS, OWN],
  examples: [
    { inputs: { name: 'Mr. Sam Lee' }, outputs: { Gender: 'male', Probability: '0.98', Count: '0', Basis: 'title' } },
    {
      inputs: { name: 'Andrea Rossi', country: 'Italy' },
      outputs: { Gender: 'male', Probability: '0.995', Count: '4743', Country: 'IT', Basis: 'given name' },
    },
  ],
  async load() {
    const { genderFromName: genderOf } = await import('../classify/index.js');
    return ([name, country]) => {
      if (name.trim() === '') return ['', '', '', '', ''];
      const { gender, probability, count, country: from, basis } = genderOf(name, { country });
      return [gender, String(probability), String(count), from, basis];
    };
  },
};

export const nameOrigin: FunctionDeclaration = {
  name: 'name-origin',
  aliases: [],
  family: 'classify',
  summary: 'Tells where a name is likely to come from, by lists of names of countries',
  inputs: [{ name: 'name', about: 'a full name, any script', required: true }],
  outputs: [
    { name: 'Origin', about: 'area of names that are alike: Spanish, Nordic, South Asian; or unknown' },
    { name: 'Likelihood', about: 'of the area, 0 to 0.97' },
    { name: 'Countries', about: 'the most likely countries with their likelihoods: "PL 0.95, CZ 0.03"' },
    { name: 'Evidence', about: 'what it rests on' },
  ],
  class: 'embedded',
  data: [...NAME_LISTS, OWN],
  examples: [
    {
      inputs: { name: '김민준' },
      outputs: {
        Origin: 'Korean',
        Likelihood: '0.97',
        Countries: 'KR 1',
        Evidence: 'script Hangul; given name minjun in lists of KR; surname gim in lists of KR',
      },
    },
  ],
  async load() {
    const { nameOrigin: originOf } = await import('../classify/index.js');
    return ([name]) => {
      if (name.trim() === '') return ['', '', '', ''];
      const { area, likelihood, countries, evidence } = originOf(name);
      return [area, String(likelihood), countries.map(({ country, likelihood: share }) => `${country} ${share}`).join(', '), evidence.join('; ')];
    };
  },
};

export const language: FunctionDeclaration = {
  name: 'language',
  aliases: [],
  family: 'classify',
  summary: 'Tells the language of a text',
  inputs: [{ name: 'text', about: 'a sentence, or a few words', required: true }],
  outputs: [
    { name: 'Language', about: 'BCP 47; und where nothing can be said' },
    { name: 'Confidence', about: '0 to 0.99' },
  ],
  class: 'embedded',
  data: [
    { name: 'eld: groups of letters of 60 languages', version: '2.1.0', licence: 'Apache-2.0' },
    { name: "namesake's table of common words", version: '1', licence: 'MIT' },
  ],
  examples: [{ inputs: { text: '주문이 발송되었습니다' }, outputs: { Language: 'ko', Confidence: '0.99' } }],
  async load() {
    const { detectLanguage } = await import('../classify/language/index.js');
    return ([text]) => {
      if (text.trim() === '') return ['', ''];
      const { language: code, confidence } = detectLanguage(text);
      return [code, String(confidence)];
    };
  },
};

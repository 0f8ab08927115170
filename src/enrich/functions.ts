import { functionNamed } from '../catalogue/index.js';
import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import type { EnrichClass, EnrichFunction, EnrichInput, EnrichOutput } from './enrich-function.js';

/** Credits of a record, by what is asked for. */
const TIERS = { standard: 1, handle: 5, name: 10, intelligence: 25, duty: 35 } as const;

/** The most that a record can cost. */
export const MOST_CREDITS = TIERS.duty;

const LOOKUP: EnrichInput = { name: 'lookup', aliases: [], required: true, about: 'what is asked about' };

/** `Name: what stands there`, one a line. */
function outputsOf(text: string): EnrichOutput[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(':');
      return { name: line.slice(0, cut).trim(), about: line.slice(cut + 1).trim() };
    });
}

const inputOf = (name: string, about: string, required = true, aliases: readonly string[] = []): EnrichInput => ({ name, aliases, required, about });

/** A function of the catalogue, under the names that inputs have here. */
function embedded(
  name: string,
  names: Readonly<Record<string, readonly [name: string, ...aliases: string[]]>>,
  example: Readonly<Record<string, string>>,
  { credits = TIERS.standard, supportsLanguage = false }: { readonly credits?: number; readonly supportsLanguage?: boolean } = {},
): EnrichFunction {
  const { summary, inputs, outputs } = functionNamed(name);
  return {
    name,
    summary,
    credits,
    inputs: inputs.map((input) => {
      const [own, ...aliases] = names[input.name] ?? [input.name];
      return { name: own, aliases, required: input.required, about: input.about };
    }),
    outputs: outputs.map((output) => ({ name: output.name, about: output.about })),
    class: 'embedded',
    supportsLanguage,
    embedded: name,
    example,
  };
}

interface Provided {
  readonly credits?: number;
  readonly inputs?: readonly EnrichInput[];
  readonly class?: EnrichClass;
  readonly supportsLanguage?: boolean;
  readonly example: Readonly<Record<string, string>>;
}

/** A function that providers answer. */
function provided(name: string, summary: string, outputs: string, more: Provided): EnrichFunction {
  return {
    name,
    summary,
    credits: more.credits ?? TIERS.intelligence,
    inputs: more.inputs ?? [LOOKUP],
    outputs: outputsOf(outputs),
    class: more.class ?? 'live',
    supportsLanguage: more.supportsLanguage ?? true,
    example: more.example,
  };
}

const company = (about: string): readonly EnrichInput[] => [inputOf('lookup', about, true, ['company', 'organization', 'org', 'name', 'domain'])];
const INTELLIGENCE = { credits: TIERS.intelligence, supportsLanguage: true };
const IBM = { lookup: 'International Business Machines' };

/** Every function, by name. */
export const ENRICH_FUNCTIONS: readonly EnrichFunction[] = [
  embedded('address-parse', {}, { address: '500 N Main St Apt 3, Springfield, IL 62701' }),
  embedded('city-standard', {}, { city: 'Philly' }),
  embedded('country-standard', {}, { country: 'Rep. of Korea' }),
  embedded('email-domain-type', {}, { email: 'jane@stanford.edu' }),
  embedded('email-trust-score', {}, { email: 'jane@stanford.edu' }, INTELLIGENCE),
  embedded('entity-type', { value: ['data', 'value'] }, { data: 'Smith Brothers Holdings Ltd' }),
  embedded('gender-from-name', { name: ['name', 'fullname', 'firstname'] }, { name: 'Andrea Rossi', country: 'IT' }),
  embedded('name-origin', { name: ['name', 'fullname'] }, { name: 'Agnieszka Kowalczyk' }),
  embedded('org-standard', { organization: ['org', 'organization', 'company'] }, { org: 'ACME INTL INC' }),
  embedded('phone-profile', {}, { phone: '(415) 555-2671', country: 'US' }, INTELLIGENCE),
  embedded('state-standard', {}, { state: 'Calif.' }),
  provided(
    'building-profile',
    'What is known of a building',
    `Address: in one line
YearBuilt: four digits
Floors: above ground
Use: as in office, residential
FloorArea: in square metres
Owner: of record`,
    { inputs: [inputOf('lookup', 'an address', true, ['address'])], example: { lookup: '350 5th Ave, New York, NY 10118' } },
  ),
  provided(
    'business-info',
    'What an organization is, and where',
    `CompanyName: registered name
Domain: of its site, without protocol and www
Address: of its headquarters
City: of its headquarters
State: of its headquarters
Country: ISO 3166-1, two letters
Phone: E.164
Industry: in words
Employees: a number or a range
Revenue: with its currency
Founded: year
Ticker: exchange and symbol
Description: a sentence`,
    { inputs: company('a company, brand, abbreviation, ticker, domain or mail address'), example: IBM },
  ),
  provided('business-info-domain', 'The primary internet domain of an organization', 'Domain: domain.extension, without protocol, www and path', {
    credits: TIERS.name,
    inputs: company('a company, brand, abbreviation, ticker or mail address'),
    example: IBM,
  }),
  provided('business-info-name', 'The official registered name of an organization', 'CompanyName: with its legal form, in its own language', {
    credits: TIERS.name,
    inputs: company('a company, brand, abbreviation, ticker or domain, misspelled too'),
    example: { lookup: 'ibm.com' },
  }),
  provided(
    'buying-signals',
    'Recent events that make an organization a likely buyer',
    `Signals: what happened
LatestDate: ISO date
Strength: low, medium or high
Sources: URLs`,
    { inputs: company('a company or its domain'), class: 'model', example: IBM },
  ),
  provided(
    'company-verification',
    'Whether an organization is registered, and under which numbers',
    `Verified: true or false
LegalName: as registered
RegistrationNumber: of the register
Register: that it stands in
Status: active, inactive or as the register says
LegalForm: as registered
Jurisdiction: ISO 3166
RegisteredAddress: in one line
RegisteredDate: ISO date
LEI: legal entity identifier`,
    { inputs: company('a company, or its LEI'), example: IBM },
  ),
  provided(
    'competitor-analysis',
    'Competitors of an organization',
    `Competitors: names
Market: in words
Position: in words`,
    { inputs: company('a company or its domain'), class: 'model', example: IBM },
  ),
  provided('custom', 'Fields of any topic', 'Output: the fields that output_fields_value names stand in its place', {
    class: 'model',
    example: { lookup: 'Mount Everest' },
  }),
  provided(
    'customs-duty-rates',
    'Duty of goods that are imported',
    `HSCode: as classified
Description: of the heading
DutyRate: as the tariff has it
AdditionalDuties: in words
TotalRate: percent
EffectiveDate: ISO date`,
    {
      credits: TIERS.duty,
      inputs: [
        inputOf('lookup', 'the goods in words', false, ['description', 'product']),
        inputOf('hscode', 'harmonized system code', false),
        inputOf('origin', 'country where they were made', false),
        inputOf('sku', 'number of the seller', false),
      ],
      example: { hscode: '6109.10', lookup: 'cotton T-shirts', origin: 'Vietnam', sku: 'TS-1' },
    },
  ),
  provided(
    'esg-profile',
    'Environmental, social and governance facts of an organization',
    `Environmental: in words
Social: in words
Governance: in words
Controversies: in words
Rating: with who rates`,
    { inputs: company('a company or its domain'), class: 'model', example: IBM },
  ),
  provided(
    'eu-vat-rates',
    'Value added tax of a country of the European Union',
    `Country: ISO 3166-1, two letters
StandardRate: percent
ReducedRates: percent, with blanks between
SuperReducedRate: percent
ParkingRate: percent
EffectiveDate: ISO date from which the standard rate holds`,
    { inputs: [inputOf('lookup', 'a country, or its VAT prefix', true, ['country'])], class: 'snapshot', example: { lookup: 'Germany' } },
  ),
  provided(
    'executive-profile',
    'Who leads an organization',
    `Executive: name
Title: as in the organization
Since: ISO date
Biography: a sentence`,
    { inputs: company('a company, or a person and a company'), class: 'model', example: IBM },
  ),
  provided(
    'facilities-profile',
    'Places of an organization',
    `Facilities: a list
Headquarters: address
Countries: ISO 3166-1
Count: number`,
    { inputs: company('a company or its domain'), example: IBM },
  ),
  provided(
    'gov-contracts',
    'Contracts of an organization with governments',
    `Contracts: number
TotalAmount: US dollars
LatestAward: in words
LatestDate: ISO date
Agencies: names`,
    { inputs: company('a company, or its UEI'), example: IBM },
  ),
  provided(
    'industry-codes',
    'Codes of an industry in the usual classifications',
    `NAICS: six digits, 2022; several with blanks between, none where more than eight correspond
NAICSTitle: in English, with semicolons between
SIC: four digits, 1987; several with blanks between
SICTitle: in English, with semicolons between
NACE: Rev. 2, as in 62.01; several with blanks between
ISIC: Rev. 4, four digits; several with blanks between
Confidence: 0 to 1`,
    {
      inputs: [inputOf('lookup', 'an industry in words, or a code of NAICS, SIC or NACE, or of ISIC with its name in front', true, ['industry'])],
      class: 'snapshot',
      example: { lookup: 'dental laboratories' },
    },
  ),
  provided(
    'ip-profile',
    'What is known of an internet address',
    `IP: as it is written
Version: 4 or 6
Type: public, private, loopback, link-local, multicast, reserved
Country: ISO 3166-1, two letters
ASN: number
Organization: that it was given to
Hostname: reverse name`,
    { inputs: [inputOf('lookup', 'an IPv4 or IPv6 address', true, ['ip'])], example: { lookup: '8.8.8.8' } },
  ),
  provided(
    'irs-per-diem-rates',
    'Per diem rates of the United States',
    `Lodging: US dollars a night
MealsAndIncidentals: US dollars a day
FiscalYear: four digits
Location: as it is listed`,
    { inputs: [inputOf('lookup', 'a city and state, or a ZIP code', true, ['city', 'zip', 'location'])], example: { lookup: 'Denver, CO' } },
  ),
  provided(
    'muni-issuer-profile',
    'An issuer of municipal bonds',
    `Issuer: name
State: two letters
Type: as in city, school district
OutstandingDebt: US dollars
Rating: with who rates`,
    { inputs: [inputOf('lookup', 'an issuer, or a CUSIP', true, ['issuer', 'cusip'])], class: 'model', example: { lookup: 'City of Chicago' } },
  ),
  provided(
    'parent-company',
    'Ultimate parent of an organization',
    `Parent: registered name
ParentLEI: legal entity identifier
ParentCountry: ISO 3166-1, two letters
Relationship: direct or ultimate`,
    { inputs: company('a company, or its LEI'), example: { lookup: 'Red Hat' } },
  ),
  provided(
    'private-company-deal-intel',
    'Rounds and deals of a private company',
    `LatestRound: name
LatestAmount: US dollars
LatestDate: ISO date
TotalRaised: US dollars
Investors: names`,
    { inputs: company('a company or its domain'), class: 'model', example: { lookup: 'Stripe' } },
  ),
  provided(
    'property-history',
    'Sales and assessments of a property',
    `LastSaleDate: ISO date
LastSalePrice: with its currency
AssessedValue: with its currency
Owner: of record
History: in words`,
    { inputs: [inputOf('lookup', 'an address', true, ['address'])], example: { lookup: '350 5th Ave, New York, NY 10118' } },
  ),
  provided(
    'sales-use-tax-rates',
    'Sales and use tax of a place of the United States',
    `State: two letters
StateRate: percent
LocalRate: percent
CombinedRate: percent
EffectiveDate: ISO date`,
    { inputs: [inputOf('lookup', 'a state, ZIP code or address', true, ['state', 'zip', 'address'])], example: { lookup: 'Colorado' } },
  ),
  provided(
    'sic-codes',
    'Standard Industrial Classification of an industry',
    `SIC: four digits, 1987
Title: in English
Division: letter and title
MajorGroup: two digits and title
Confidence: 0 to 1`,
    {
      inputs: [inputOf('lookup', 'an industry in words, or a SIC code, or one of NAICS or NACE that only one SIC code corresponds to', true, ['industry'])],
      class: 'snapshot',
      example: { lookup: '7372' },
    },
  ),
  provided(
    'stock-analysis',
    'A listed company and its share',
    `Ticker: exchange and symbol
Price: with its currency
MarketCap: with its currency
PERatio: number
DividendYield: percent
Summary: a sentence
AsOf: ISO date`,
    { inputs: [inputOf('lookup', 'a ticker or a company', true, ['ticker', 'company'])], example: { lookup: 'IBM' } },
  ),
  provided(
    'tech-stack',
    'Software that a site shows it runs on',
    `Technologies: names
Categories: in words
Server: name
CMS: name
Analytics: names`,
    { inputs: [inputOf('lookup', 'a domain', true, ['domain', 'url'])], example: { lookup: 'example.com' } },
  ),
  provided('translate', 'A text in another language', 'Translation: the text', {
    credits: TIERS.standard,
    inputs: [inputOf('text', 'what is to be translated', true), inputOf('to', 'language to translate to', false)],
    class: 'model',
    supportsLanguage: false,
    example: { text: 'Guten Tag', to: 'en' },
  }),
  provided(
    'university-info',
    'A university or college',
    `Name: official
Domain: of its site
City: of its main place
Country: ISO 3166-1, two letters
Founded: year
Type: public or private
Students: number`,
    { inputs: [inputOf('lookup', 'a university, or its domain', true, ['university', 'domain'])], example: { lookup: 'Stanford' } },
  ),
  provided(
    'x-handle',
    'The handle of an organization or person on X',
    `Handle: with its @
URL: of the profile
Verified: true or false`,
    { credits: TIERS.handle, example: IBM },
  ),
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** A function by its name, in any case. @throws {NamesakeError} `ERR_OPTION_RANGE`: there is none; the message names the nearest. */
export function enrichFunctionNamed(name: string): EnrichFunction {
  const wanted = name.trim().toLowerCase();
  const found = ENRICH_FUNCTIONS.find((known) => known.name === wanted);
  if (found !== undefined) return found;
  const names = ENRICH_FUNCTIONS.map((known) => known.name);
  const guess = `${JSON.stringify(name.slice(0, 60))} (did you mean "${nearest(wanted.slice(0, 100), names)}"?)`;
  throw new NamesakeError('ERR_OPTION_RANGE', 'parameter "function"', `one of ${names.join(', ')}`, guess);
}

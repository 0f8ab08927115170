import { functionNamed, remembering } from '../catalogue/index.js';
import type { CategoryName, Level } from '../category/category.js';
import type { Providers } from '../enrich/index.js';
import { addressKey, companyKey, globalAddressKey, individualKey, productKey } from '../key/index.js';
import { matchScore } from '../link/index.js';
import { levelOption } from '../options.js';

/** A parameter of a one-value endpoint. */
export interface ValueParameter {
  readonly name: string;
  readonly required: boolean;
  /** In characters. */
  readonly min: number;
  readonly max: number;
  /** What else it has to be; undefined for any text. */
  readonly pattern?: RegExp;
  readonly example: string;
}

/** What a lookup is given besides its values. */
export interface ValueContext {
  readonly providers: Providers;
  readonly language: string;
  readonly signal: AbortSignal;
}

/** One value in, some fields out. */
export interface ValueEndpoint {
  /** In small letters. */
  readonly path: string;
  readonly summary: string;
  readonly credits: number;
  readonly parameters: readonly ValueParameter[];
  /** An answer, without `Code` and `Credits`. */
  readonly example: Readonly<Record<string, string | number>>;
  /** The function whose providers answer; undefined where the package alone does, at once. */
  readonly provided?: string;
  /** @returns the fields; null where nobody could look. */
  answer(values: Readonly<Record<string, string>>, context: ValueContext): Promise<Readonly<Record<string, string | number>> | null>;
}

const MAX_VALUE = 1000;
const text = (name: string, example: string, more: Partial<ValueParameter> = {}): ValueParameter => ({
  name,
  required: true,
  min: 1,
  max: MAX_VALUE,
  example,
  ...more,
});
const LEVEL = text('algorithm', 'wide', { required: false, max: 6, pattern: /^(narrow|medium|wide)$/i });
const LANGUAGE = text('language', 'fr', { required: false, max: 40 });

/** By a provider, whose one field the answer has; empty where there is nothing to say. */
function byProvider(path: string, fn: string, field: string, summary: string, example: string): ValueEndpoint {
  return {
    path,
    summary,
    credits: 10,
    parameters: [text('lookup', 'IBM', { max: 256 }), LANGUAGE],
    example: { [field]: example },
    provided: fn,
    async answer({ lookup }, { providers, language, signal }) {
      const outcome = await providers.lookup(fn, { lookup }, { language, signal });
      if (outcome.status === 'unavailable') return null;
      return { [field]: outcome.status === 'found' ? (outcome.fields[field] ?? '') : '' };
    },
  };
}

function byKey(
  path: string,
  parameter: string,
  category: CategoryName,
  keyOf: (value: string, options: { level: Level }) => string | null,
  example: string,
): ValueEndpoint {
  const hasLevel = category !== 'individual' && category !== 'global-address';
  return {
    path,
    summary: `Similarity key: ${category}`,
    credits: 1,
    parameters: [text(parameter, example), ...(hasLevel ? [LEVEL] : [])],
    example: { SimKey: keyOf(example, { level: 'medium' }) ?? '' },
    answer: async (values) => ({ SimKey: keyOf(values[parameter], { level: levelOption(values.algorithm?.toLowerCase() || undefined) }) ?? '' }),
  };
}

function byScore(path: string, first: string, second: string, category: CategoryName, examples: readonly [string, string]): ValueEndpoint {
  return {
    path,
    summary: `How probably two values mean the same, 0 to 100: ${category}`,
    credits: 1,
    parameters: [text(first, examples[0]), text(second, examples[1])],
    example: { Score: matchScore(...examples, { category }) },
    answer: async (values) => ({ Score: matchScore(values[first], values[second], { category }) }),
  };
}

const loaded = new Map<string, Promise<(inputs: readonly string[]) => readonly string[]>>();

/** By a function of the catalogue; `names` are the answer's fields by the function's, all of them where there are none. */
function byFunction(
  path: string,
  parameter: string,
  fn: string,
  example: string,
  shown: Readonly<Record<string, string>>,
  names?: Readonly<Record<string, string>>,
): ValueEndpoint {
  const { summary, inputs, outputs, load } = functionNamed(fn);
  const apply = (): Promise<(values: readonly string[]) => readonly string[]> => {
    const known = loaded.get(fn) ?? load().then(remembering);
    loaded.set(fn, known);
    return known;
  };
  return {
    path,
    summary,
    credits: 1,
    parameters: [parameter === 'email' ? text('email', example, { min: 3, max: 320, pattern: /^[^@\s]+@[^@\s]+$/ }) : text(parameter, example)],
    example: shown,
    async answer(values) {
      const fields = (await apply())([values[parameter], ...inputs.slice(1).map(() => '')]);
      const wanted = outputs.flatMap((output, i) =>
        names === undefined ? [[output.name, fields[i]]] : names[output.name] ? [[names[output.name], fields[i]]] : [],
      );
      return Object.fromEntries(wanted) as Record<string, string>;
    },
  };
}

/** Every one-value endpoint. */
export const VALUE_ENDPOINTS: readonly ValueEndpoint[] = [
  byProvider('/getbusinessinfodomain', 'business-info-domain', 'Domain', 'The primary internet domain of an organization', 'ibm.com'),
  byProvider(
    '/getbusinessinfoname',
    'business-info-name',
    'CompanyName',
    'The official registered name of an organization',
    'International Business Machines Corporation',
  ),
  byFunction('/getemaildomaintype', 'email', 'email-domain-type', 'jane@stanford.edu', { DomainType: 'Education' }),
  byKey('/getcompanymatchadvanced', 'company', 'company', companyKey, 'IBM'),
  byKey('/getfullnamematch', 'fullname', 'individual', individualKey, 'Bob Smith'),
  byKey('/getaddressmatchadvanced', 'address', 'address', addressKey, '500 Main St'),
  byKey('/getglobaladdressmatch', 'address', 'global-address', globalAddressKey, '10 Downing Street, London SW1A 2AA'),
  byKey('/getproductmatch', 'product', 'product', productKey, 'iPhone 12 64GB'),
  byScore('/getorgmatchscore', 'org1', 'org2', 'company', ['IBM', 'I.B.M. Corp']),
  byScore('/getfullnamematchscore', 'fullname1', 'fullname2', 'individual', ['Bob Smith', 'Robert Smith']),
  byFunction('/getorgstandard', 'org', 'org-standard', 'ACME INTL INC', { Standard: 'Acme International Inc.' }, { Standard: 'Standard' }),
  byFunction('/getcountrystandard', 'country', 'country-standard', 'Rep. of Korea', { Standard: 'South Korea' }),
  byFunction('/getcountryinfo', 'country', 'country-standard-info', 'Polska', { Standard: 'Poland', ISO2: 'PL' }),
  byFunction('/getstateabbreviation', 'state', 'state-standard', 'Calif.', { Standard: 'California', Abbreviation: 'CA' }),
  byFunction('/getcitystandard', 'city', 'city-standard', 'Philly', { Standard: 'Philadelphia' }, { Standard: 'Standard' }),
  byFunction('/getentitytype', 'data', 'entity-type', 'Smith Brothers Holdings Ltd', { EntityType: 'organization' }, { Type: 'EntityType' }),
  byFunction('/getgender', 'name', 'gender-from-name', 'Maria Rossi', { Gender: 'female' }, { Gender: 'Gender' }),
  byFunction('/getnameorigin', 'name', 'name-origin', 'Agnieszka Kowalczyk', { Origin: 'Polish' }, { Origin: 'Origin' }),
  byFunction('/addressparse', 'address', 'address-parse', '500 N Main St, Springfield, IL 62701', { Number: '500', Street: 'N Main St' }),
];

import { FUNCTIONS, functionNamed } from '../catalogue/index.js';
import type { CategoryName } from '../category/category.js';
import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import type { ParameterName } from './job-parameters.js';

/** Kinds of results. */
export const PROCESSES = ['matchreport', 'keysonly', 'report', 'invalidonly', 'gensql', 'createtable'] as const;
export type Process = (typeof PROCESSES)[number];

/** What a job's function does. */
export type JobWork =
  | { readonly kind: 'match' }
  /** Similarity keys of one category. */
  | { readonly kind: 'keys'; readonly category: CategoryName }
  /** A function of the catalogue, by its name there. */
  | { readonly kind: 'fields'; readonly name: string }
  | { readonly kind: 'range' | 'nonunique' | 'statistics' | 'columns' }
  /** Known, and not to be had without what is named. */
  | { readonly kind: 'unavailable'; readonly needs: string };

/** A function of jobs. */
export interface JobFunction {
  readonly name: string;
  readonly summary: string;
  readonly work: JobWork;
  /** The first is the default; none has to be named where there is only one. */
  readonly processes: readonly Process[];
  /** Parameters that it needs besides those of every job. */
  readonly needs: readonly ParameterName[];
}

const keys = (category: CategoryName, of: string): JobFunction => ({
  name: of,
  summary: `Similarity keys of ${category === 'address' ? 'addresses of the United States' : category === 'global-address' ? 'addresses of all countries' : `${category} names`}`,
  work: { kind: 'keys', category },
  processes: ['keysonly', 'gensql', 'createtable'],
  needs: [],
});

const unavailable = (name: string, summary: string, needs: string, parameters: readonly ParameterName[] = []): JobFunction => ({
  name,
  summary,
  work: { kind: 'unavailable', needs },
  processes: ['report'],
  needs: parameters,
});

const OWN: readonly JobFunction[] = [
  {
    name: 'match',
    summary: 'Groups values that mean the same, or gives their similarity keys',
    work: { kind: 'match' },
    processes: ['matchreport', 'keysonly', 'gensql', 'createtable'],
    needs: ['process', 'category'],
  },
  keys('company', 'company-name-matching'),
  keys('individual', 'individual-name-matching'),
  keys('address', 'street-address-matching'),
  keys('global-address', 'global-address-matching'),
  keys('product', 'product-name-matching'),
  {
    name: 'notinrange',
    summary: 'Values below a minimum or above a maximum',
    work: { kind: 'range' },
    processes: ['report'],
    needs: ['minimum', 'maximum'],
  },
  { name: 'nonunique', summary: 'Values that occur more than once, and how often', work: { kind: 'nonunique' }, processes: ['report'], needs: [] },
  { name: 'statistics', summary: 'Every value of a column with its count', work: { kind: 'statistics' }, processes: ['report'], needs: [] },
  { name: 'columns', summary: 'Names of the columns, and the first rows', work: { kind: 'columns' }, processes: ['report'], needs: [] },
  unavailable('translate-to-english', 'The column in English', 'a translation provider'),
  unavailable('translate-to-any', 'The column in another language', 'a translation provider', ['to']),
  unavailable('global-performance', 'Round-trip times of URLs from places of the world', 'a provider of measurements', ['origin']),
  unavailable('company-parent', 'Ultimate parent of a company', 'a provider of company registers'),
  unavailable('currency-rate', 'Exchange rates', 'a provider of exchange rates'),
  unavailable('weather', 'Weather of ZIP codes of the United States', 'a weather provider'),
  unavailable('weather-zip', 'Weather of ZIP codes of the United States', 'a weather provider'),
  unavailable('global-weather', 'Weather of any place', 'a weather provider'),
];

/** Every function of jobs by its name: the ones here, and all of the catalogue. */
export function jobFunctions(): readonly JobFunction[] {
  return [...OWN, ...FUNCTIONS.map(({ name }) => ofCatalogue(name))];
}

/** A function of jobs by any of its names, in any case. @throws {NamesakeError} `ERR_OPTION_RANGE`: there is none; the message names the nearest. */
export function jobFunctionNamed(name: string): JobFunction {
  const wanted = name.trim().toLowerCase();
  const own = OWN.find((known) => known.name === wanted);
  if (own !== undefined) return own;
  const inCatalogue = FUNCTIONS.find((known) => known.name === wanted || known.aliases.includes(wanted));
  if (inCatalogue !== undefined) return ofCatalogue(inCatalogue.name);
  const names = [...OWN.map((known) => known.name), ...FUNCTIONS.flatMap((known) => [known.name, ...known.aliases])];
  const guess = `"${clipped(name)}" (did you mean "${nearest(wanted.slice(0, 100), names)}"?)`;
  throw new NamesakeError('ERR_OPTION_RANGE', 'parameter "function"', `one of ${names.join(', ')}`, guess);
}

function ofCatalogue(name: string): JobFunction {
  const { summary, outputs } = functionNamed(name);
  const judged = outputs.some((output) => output.name === 'Valid');
  const processes: readonly Process[] = judged ? ['report', 'invalidonly', 'gensql', 'createtable'] : ['report', 'gensql', 'createtable'];
  return { name, summary, work: { kind: 'fields', name }, processes, needs: [] };
}

const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

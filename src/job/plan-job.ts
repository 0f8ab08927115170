import type { CategoryName, Level } from '../category/category.js';
import { NamesakeError } from '../errors.js';
import { LINK_METHODS, type LinkMethod, type Policy, policyOption } from '../link/index.js';
import { RangeSearch } from '../profile/index.js';
import type { DatabaseFamily } from '../source/database/index.js';
import { delimiterNamed, type Encoding, encodingNamed, type FileFormat } from '../source/index.js';
import { TARGETS, type Target } from '../target/index.js';
import { type Batch, batchOf } from './batch.js';
import { type JobFunction, jobFunctionNamed, type Process } from './job-functions.js';
import { type GivenParameters, JOB_PARAMETERS, type ParameterName } from './job-parameters.js';
import { sourceNamed } from './source-names.js';

/** Where a job's values are. */
export type JobSource =
  | {
      readonly kind: 'file';
      readonly format: FileFormat;
      /** A URL, or a path where the caller allows it. */
      readonly location: string;
      readonly header: boolean;
      readonly delimiter: string | undefined;
      readonly encoding: Encoding | undefined;
    }
  | { readonly kind: 'database'; readonly family: DatabaseFamily; readonly connection: string; readonly table: string }
  | ({ readonly kind: 'batch' } & Batch);

/** A job that may be run: its parameters, checked and filled in. */
export interface JobPlan {
  readonly function: JobFunction;
  readonly process: Process;
  readonly source: JobSource;
  /** A name, or for files a number from 1; undefined where the source has but one column of values. */
  readonly column: string | undefined;
  readonly reference: string | undefined;
  readonly category: CategoryName;
  readonly level: Level;
  readonly method: LinkMethod;
  readonly policy: Policy;
  readonly threshold: number | undefined;
  readonly target: Target;
  /** Text for reading in a browser. */
  readonly html: boolean;
  /** The JSON of a match report tells scores and refusals. */
  readonly details: boolean;
  /** All columns of the source are written. */
  readonly allColumns: boolean;
  /** Undefined where none was named. */
  readonly newTable: string | undefined;
  readonly minimum: string;
  readonly maximum: string;
}

/**
 * Checks the parameters of a job, before anything is opened.
 *
 * @throws {NamesakeError} `ERR_OPTION_RANGE` for a value that cannot be, `ERR_USAGE` for a parameter that is missing or does not go with the others,
 *   `ERR_UNAVAILABLE` for a function that needs what is not there: after all others have been checked.
 */
export function planJob(given: GivenParameters): JobPlan {
  for (const { name, ...rest } of JOB_PARAMETERS) if ('values' in rest) oneOfValues(name, given[name], rest.values);
  const work = jobFunctionNamed(required(given, 'function', 'one of the functions'));
  const plan = { function: work, ...sourceOf(given, work.work.kind !== 'columns'), ...manner(work, given) };
  for (const name of work.needs) required(given, name, describe(name));
  const process = processOf(work, given);
  const allColumns = isTrue(given, 'keysoutputall') || isTrue(given, 'showall') || given.process?.toLowerCase() === 'keysoutputall';
  if (allColumns && !['keysonly', 'report'].includes(process))
    throw new NamesakeError('ERR_USAGE', `process=${process}`, 'no keysoutputall or showall', 'true');
  if (process === 'createtable') {
    if (given.newtable === undefined) throw missing('newtable', 'the name of the table to make');
    if (plan.source.kind !== 'database') throw new NamesakeError('ERR_USAGE', 'process=createtable', 'a source that is a database', given.source ?? '');
  }
  // (throws where they are no range)
  if (work.work.kind === 'range') new RangeSearch({ minimum: given.minimum ?? '', maximum: given.maximum ?? '' });
  if (work.work.kind === 'unavailable')
    throw new NamesakeError('ERR_UNAVAILABLE', `the function ${work.name} is not available here`, work.work.needs, 'none is configured');
  return { ...plan, process, allColumns, newTable: given.newtable, minimum: given.minimum ?? '', maximum: given.maximum ?? '' };
}

type Manner = Pick<JobPlan, 'category' | 'level' | 'method' | 'policy' | 'threshold' | 'target' | 'html' | 'details'>;

/** How it is done, and how written. */
function manner(work: JobFunction, given: GivenParameters): Manner {
  const category = work.work.kind === 'keys' ? work.work.category : (oneOfValues('category', given.category, valuesOf('category')) ?? 'company');
  return {
    category: category as CategoryName,
    level: (oneOfValues('algorithm', given.algorithm, valuesOf('algorithm')) ?? 'medium') as Level,
    method: oneOfValues('method', given.method, LINK_METHODS) ?? 'linkage',
    policy: policyOption(category as CategoryName, given.policy?.toLowerCase()),
    threshold: given.threshold === undefined ? undefined : probability('threshold', given.threshold),
    target: isTrue(given, 'json') ? 'json' : (oneOfValues('target', given.target, TARGETS) ?? 'csv'),
    html: isTrue(given, 'html'),
    details: isTrue(given, 'details'),
  };
}

/** @param needsColumn whether one column of the source is meant. */
function sourceOf(given: GivenParameters, needsColumn: boolean): Pick<JobPlan, 'source' | 'column' | 'reference'> {
  const named = sourceNamed(required(given, 'source', 'a kind of file or database'));
  const table = required(given, 'table', named.kind === 'database' ? 'the name of a table or view' : 'the source once more');
  const { reference } = given;
  if (named.kind === 'batch') {
    const batch = batchOf(required(given, 'data', 'a JSON list of at most 100 items'), named.format === 'jsonrefbatch');
    return { source: { kind: 'batch', ...batch }, column: undefined, reference: undefined };
  }
  const location = required(given, 'connection', named.kind === 'database' ? 'a connection string' : 'the full URL of the file');
  if (named.kind === 'database') {
    const column = needsColumn ? required(given, 'column', 'the name of a column') : undefined;
    return { source: { kind: 'database', family: named.family, connection: location, table }, column, reference };
  }
  const { format } = named;
  const file = {
    kind: 'file',
    format,
    location,
    header: given.header?.toLowerCase() !== 'false',
    delimiter: given.delimiter === undefined ? undefined : delimiterNamed(given.delimiter),
    encoding: given.encoding === undefined ? undefined : encodingNamed(given.encoding),
  } as const;
  if (!needsColumn) return { source: file, column: '1', reference: undefined };
  if (format !== 'json' && format !== 'jsonref') return { source: file, column: required(given, 'column', 'the number of a column, from 1'), reference };
  // the shape names the columns; a name other than theirs is taken at its word
  const isName = given.column !== undefined && !/^\d+$/.test(given.column);
  return {
    source: { ...file, header: true },
    column: isName ? given.column : 'Data',
    reference: format === 'jsonref' ? (reference === undefined || /^\d+$/.test(reference) ? 'Reference' : reference) : undefined,
  };
}

function processOf({ name, processes }: JobFunction, given: GivenParameters): Process {
  const wanted = given.process?.toLowerCase();
  if (wanted === undefined) return processes[0];
  if (wanted === 'keysoutputall' && processes.includes('keysonly')) return 'keysonly';
  const found = processes.find((process) => process === wanted);
  if (found !== undefined) return found;
  throw new NamesakeError('ERR_OPTION_RANGE', `parameter "process" of ${name}`, `one of ${processes.join(', ')}`, quoted(given.process ?? ''));
}

/** @throws {NamesakeError} `ERR_OPTION_RANGE` */
function probability(name: ParameterName, text: string): number {
  const value = Number(text);
  if (value >= 0 && value <= 1) return value;
  throw new NamesakeError('ERR_OPTION_RANGE', `parameter "${name}"`, 'a number from 0 to 1', quoted(text));
}

const isTrue = (given: GivenParameters, name: ParameterName): boolean => given[name]?.toLowerCase() === 'true';

function valuesOf(name: ParameterName): readonly string[] {
  const found = JOB_PARAMETERS.find((parameter) => parameter.name === name);
  return found !== undefined && 'values' in found ? found.values : [];
}

function describe(name: ParameterName): string {
  return JOB_PARAMETERS.find((parameter) => parameter.name === name)?.about ?? '';
}

/** The value as it is spelled in the list. Blanks, hyphens and underscores do not count: Global Address. */
function oneOfValues<T extends string>(name: string, value: string | undefined, values: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
  const found = values.find((known) => plain(known) === plain(value));
  if (found !== undefined) return found;
  throw new NamesakeError('ERR_OPTION_RANGE', `parameter "${name}"`, `one of ${values.join(', ')}`, quoted(value));
}

function required(given: GivenParameters, name: ParameterName, expected: string): string {
  const value = given[name];
  if (value === undefined) throw missing(name, expected);
  return value;
}

const missing = (name: string, expected: string): NamesakeError => new NamesakeError('ERR_USAGE', `parameter "${name}" is missing`, expected, 'nothing');

const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** One parameter of a job: what validates it, what documents it. */
export interface JobParameter {
  /** As documented, lower case; given in any case. */
  readonly name: string;
  readonly about: string;
  /** What it may be, in any case; undefined for free text. */
  readonly values?: readonly string[];
  readonly example?: string;
  /** Never shown in logs, reports or messages. */
  readonly secret?: true;
}

const TRUTH = ['true', 'false'] as const;

/** Every parameter that a job may have. */
export const JOB_PARAMETERS = [
  { name: 'function', about: 'what is done: match, or the name of a function', example: 'match' },
  {
    name: 'process',
    about: 'kind of result: matchreport, keysonly, gensql or createtable for match; report, invalidonly, gensql or createtable for functions',
  },
  { name: 'category', about: 'what the values are', values: ['company', 'individual', 'address', 'global-address', 'product'] },
  { name: 'algorithm', about: 'how much must agree', values: ['narrow', 'medium', 'wide'] },
  { name: 'apikey', about: 'the key that the job is drawn from', secret: true },
  { name: 'source', about: 'where the values are: a kind of file or of database', example: 'csv' },
  {
    name: 'connection',
    about: 'connection string of the database, or full URL of the file; of SQLite and DuckDB the path of the file',
    example: 'https://example.com/companies.csv',
    secret: true,
  },
  { name: 'table', about: 'table or view; for files and batches the source once more', example: 'csv' },
  { name: 'column', about: 'column of the values: its name, for files its number from 1 as well', example: '1' },
  { name: 'reference', about: 'column that identifies a row, shown beside its value', example: '2' },
  { name: 'target', about: 'format of the result', values: ['csv', 'tsv', 'psv', 'ssv', 'json'] },
  { name: 'json', about: 'true: the result is JSON', values: TRUTH },
  { name: 'html', about: 'true: line breaks of text are padded for reading in a browser', values: TRUTH },
  { name: 'keysoutputall', about: 'true, with process=keysonly: all columns of the source, the key behind them', values: TRUTH },
  { name: 'showall', about: 'true: all columns of the source, the new ones behind them', values: TRUTH },
  { name: 'newtable', about: 'name of the table to make, or of the table that SQL statements fill' },
  { name: 'data', about: 'JSON list of at most 100 items with Data, and Reference' },
  { name: 'minimum', about: 'the smallest value in range', example: '0' },
  { name: 'maximum', about: 'the largest value in range', example: '100' },
  { name: 'to', about: 'language to translate to' },
  { name: 'origin', about: 'place to measure from' },
  { name: 'details', about: 'true, with a JSON match report: clusters have scores, and what was not merged is listed with its reason', values: TRUTH },
  { name: 'header', about: 'false: the first line of the file is data', values: TRUTH },
  { name: 'delimiter', about: 'of the file: one character, or tab, comma, semicolon, pipe' },
  { name: 'encoding', about: 'of the file: utf-8, utf-16le, utf-16be, windows-1252 or latin1' },
  { name: 'threshold', about: 'probability from which values are one cluster, 0 to 1' },
  { name: 'method', about: 'linkage: pairs are scored and clustered; keys: equal keys are grouped', values: ['linkage', 'keys'] },
  { name: 'policy', about: 'companies: same legal name, same name, same family of firms', values: ['strict', 'normal', 'group'] },
] as const satisfies readonly JobParameter[];

export type ParameterName = (typeof JOB_PARAMETERS)[number]['name'];

/** Parameters as they were given: by documented name, trimmed; those left empty are not there. */
export type GivenParameters = Readonly<Partial<Record<ParameterName, string>>>;

const NAMES: ReadonlySet<string> = new Set(JOB_PARAMETERS.map(({ name }) => name));

/**
 * Sorts parameters with names in any case. Of a name that occurs twice the first counts.
 *
 * @returns the known ones by their documented names, and the names of those that count for nothing: unknown ones, and those that are given again with another value.
 */
export function sortParameters(pairs: Iterable<readonly [string, string]>): { readonly given: GivenParameters; readonly ignored: readonly string[] } {
  const given: Partial<Record<ParameterName, string>> = {};
  const ignored: string[] = [];
  for (const [name, text] of pairs) {
    const known = name.trim().toLowerCase() as ParameterName;
    const value = text.trim();
    if (!NAMES.has(known)) ignored.push(name);
    else if (value === '') continue;
    else if (given[known] === undefined) given[known] = value;
    else if (given[known] !== value) ignored.push(name);
  }
  return { given, ignored };
}

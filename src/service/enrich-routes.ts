import type { Context, Handler, Hono } from 'hono';
import {
  ENRICH_FUNCTIONS,
  type EnrichedRecord,
  type EnrichedSet,
  type EnrichFunction,
  enrichedJson,
  enrichedLines,
  enrichFunctionNamed,
  enrichRecords,
  languageCode,
} from '../enrich/index.js';
import { MAX_RECORDS, mapInputs, type Mapping, mappingNames, MOST_CREDITS, type Providers, type RecordSet, recordsOf } from '../enrich/index.js';
import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import type { Admission } from './admission.js';
import type { Billing, PaidWork, Payer, Priced } from './billing.js';
import { bodyOf } from './body-of.js';
import { availabilityOf, functionCatalogue, textGuide } from './enrich-catalogue.js';
import type { HostedFiles } from './hosted-files.js';
import { originOf } from './request-origin.js';
import { leavingOf } from './leaving-of.js';
import { addressOf, ignoredHeader, type ServiceEnv } from './run-route.js';
import { ServiceError } from './service-error.js';

export const MAX_BODY_BYTES = 1_048_576;
const FILE_TYPES = ['json', 'csv', 'tsv'] as const;
type FileType = (typeof FILE_TYPES)[number];
const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
};

/** What the routes of enrichment work with. */
export interface EnrichParts {
  readonly billing: Billing;
  readonly providers: Providers;
  readonly files: HostedFiles;
  readonly admission: Admission;
  /** URL of the service as clients see it; null: as they ask for it. */
  readonly publicUrl: string | null;
}

/** Parameters by their names in small letters; of a name that occurs twice the first counts. */
type Query = ReadonlyMap<string, string>;

/** `POST /enrich`, `GET /enrich`, and what tells about them. */
export function addEnrichment(app: Hono<ServiceEnv>, parts: EnrichParts): void {
  app.post('/enrich', postRoute(parts));
  app.get('/enrich', getRoute(parts));
  app.get('/functions', (context) => context.json(functionCatalogue(originOf(context, parts.publicUrl), parts.providers)));
  app.get('/llms-full.txt', (context) => context.text(textGuide(originOf(context, parts.publicUrl), parts.providers)));
}

/** A job that was asked for and can be run. */
interface AskedEnrichment {
  readonly fn: EnrichFunction;
  readonly outputs: readonly string[];
  readonly set: RecordSet;
  readonly inputs: readonly (readonly string[])[];
  readonly language: string;
  /** Names of parameters that count for nothing. */
  readonly ignored: readonly string[];
}

function postRoute(parts: EnrichParts): Handler<ServiceEnv> {
  return async (context) => {
    const query = queryOf(context);
    const payer = admitted(context, parts, query);
    const body = await bodyOf(context.env.incoming, MAX_BODY_BYTES);
    if (parts.billing.isUnpaid(payer) && !query.has('function') && body.length === 0) throw parts.billing.challenge(ceilingOf(context, parts, body), true);
    const type = fileTypeOf(query, 'json');
    const asked = askedFor(query, recordsOf(body.toString()));
    const { result, headers } = await paidFor(context, parts, payer, asked, body, type);
    const text = type === 'json' ? enrichedJson(result) : [...enrichedLines(result, type)].join('');
    return context.body(text, 200, { ...headers, ...ignoredHeader(asked.ignored), 'content-type': CONTENT_TYPES[type] });
  };
}

function getRoute(parts: EnrichParts): Handler<ServiceEnv> {
  return async (context) => {
    // (HEAD would be answered as GET: it would be paid for, and nobody would see the rows)
    if (context.req.method !== 'GET') throw enrichMethod(context);
    const query = queryOf(context);
    const payer = admitted(context, parts, query);
    const nothing = Buffer.alloc(0);
    if (parts.billing.isUnpaid(payer) && !query.has('function') && !query.has('connection'))
      throw parts.billing.challenge(ceilingOf(context, parts, nothing), true);
    const type = fileTypeOf(query, undefined);
    const fn = enrichFunctionNamed(required(query, 'function', 'one of the functions of /functions'));
    const connection = required(query, 'connection', 'the URL of a CSV or TSV file');
    // (where nobody can pay, no price is worth the fetching)
    if (parts.billing.isUnpaid(payer) && !parts.billing.takesPayments) throw parts.billing.challenge(ceilingOf(context, parts, nothing));
    const file = await parts.files.rows(payer.caller.id, connection, type, MAX_RECORDS, payer.leaving);
    const asked = askedFor(query, file.records, fn);
    // (what was paid for is so many records, whatever becomes of the file)
    const paidRecords = Buffer.from(`${asked.inputs.length} records`);
    const { result, headers } = await paidFor(context, parts, payer, asked, paidRecords, file.type);
    const text = [...enrichedLines(result, file.type)].join('');
    return context.body(text, 200, { ...headers, ...ignoredHeader(asked.ignored), 'content-type': CONTENT_TYPES[file.type] });
  };
}

/** What is answered to any other method. */
export function enrichMethod(context: Context<ServiceEnv>): ServiceError {
  context.header('allow', 'GET, POST');
  return new ServiceError('ERR_METHOD', '/enrich is asked by GET or POST');
}

/** Runs a job and has it paid for. */
async function paidFor(
  context: Context<ServiceEnv>,
  parts: EnrichParts,
  payer: Payer,
  asked: AskedEnrichment,
  body: Buffer,
  type: FileType,
): Promise<PaidWork<EnrichedSet>> {
  const { fn, outputs, set, inputs, language } = asked;
  context.get('facts').job = { function: fn.name, process: 'enrich', source: set.form };
  context.get('facts').rows = inputs.length;
  const priced = {
    ...pricedOf(context, parts, body, CONTENT_TYPES[type]),
    what: fn.name,
    credits: fn.credits * inputs.length,
    description: fn.summary,
    isQuick: fn.embedded !== undefined,
    // (a file may be another one by the time the request is repeated)
    ...(context.req.method === 'GET' && { content: JSON.stringify(inputs) }),
  };
  const work = (signal: AbortSignal): Promise<EnrichedRecord[]> => enrichRecords(fn, inputs, outputs, parts.providers, { signal, language });
  const answer = ({ result, ...rest }: PaidWork<EnrichedRecord[]>): PaidWork<EnrichedSet> => ({
    ...rest,
    result: { fn: fn.name, set, outputs, enriched: result },
  });
  // (what nobody can answer is not paid for: every record fails)
  if (!parts.billing.isUnpaid(payer) && !availabilityOf(fn, parts.providers).available)
    return answer({ result: await work(payer.leaving), credits: '0', headers: {} });
  return answer(await parts.billing.paid(payer, priced, work, (records) => fn.credits * records.filter(({ failed }) => !failed).length));
}

/** @throws {NamesakeError} for parameters and records that do not go together. */
function askedFor(query: Query, set: RecordSet, named?: EnrichFunction): AskedEnrichment {
  const fn = named ?? enrichFunctionNamed(required(query, 'function', 'one of the functions of /functions'));
  const outputs = fn.name === 'custom' ? customOutputs(query) : fn.outputs.map(({ name }) => name);
  const mapping: Mapping = new Map([...query].filter(([name]) => /_(field|column)$/.test(name)));
  const known = [...PARAMETERS, ...(fn.name === 'custom' ? CUSTOM_PARAMETERS : []), ...mappingNames(fn, set)];
  return {
    fn,
    outputs,
    set,
    inputs: mapInputs(fn, set, mapping),
    language: languageCode(fn.supportsLanguage ? query.get('language') : undefined),
    ignored: [...query.keys()].filter((name) => !known.includes(name)),
  };
}

const PARAMETERS = ['function', 'apikey', 'connection', 'filetype', 'language'];
const CUSTOM_PARAMETERS = ['topic_value', 'output_fields_value'];

const MAX_TOPIC = 500;
const MAX_OUTPUTS = 20;
const MAX_OUTPUT_NAME = 60;

/** Fields of the function `custom`. @throws {NamesakeError} `ERR_USAGE`, `ERR_OPTION_RANGE` */
function customOutputs(query: Query): string[] {
  const topic = required(query, 'topic_value', 'the topic');
  if (topic.length > MAX_TOPIC) throw new NamesakeError('ERR_OPTION_RANGE', 'parameter "topic_value"', `at most ${MAX_TOPIC} characters`, String(topic.length));
  const text = required(query, 'output_fields_value', 'a JSON list of names');
  let names: unknown;
  try {
    names = JSON.parse(text);
  } catch {
    names = null;
  }
  const isName = (name: unknown): boolean => typeof name === 'string' && name.trim() !== '' && name.length <= MAX_OUTPUT_NAME;
  if (!Array.isArray(names) || names.length === 0 || names.length > MAX_OUTPUTS || !names.every(isName) || new Set(names).size < names.length)
    throw new NamesakeError(
      'ERR_OPTION_RANGE',
      'parameter "output_fields_value"',
      `a JSON list of 1 to ${MAX_OUTPUTS} different names`,
      JSON.stringify(text.slice(0, 100)),
    );
  return names as string[];
}

function queryOf(context: Context<ServiceEnv>): Query {
  const query = new Map<string, string>();
  for (const [name, value] of new URL(context.req.url).searchParams) {
    const known = name.trim().toLowerCase();
    if (!query.has(known) && value.trim() !== '') query.set(known, value.trim());
  }
  return query;
}

function admitted(context: Context<ServiceEnv>, { admission }: EnrichParts, query: Query): Payer {
  const key = query.get('apikey') ?? context.req.header('x-api-key');
  const caller = admission.admit({ key, address: addressOf(context) }, 'welcome');
  context.get('facts').caller = caller.id;
  return {
    caller,
    signature: context.req.header('payment-signature'),
    idempotencyKey: context.req.header('idempotency-key'),
    leaving: leavingOf(context),
  };
}

function fileTypeOf(query: Query, fallback: 'json'): FileType;
function fileTypeOf(query: Query, fallback: undefined): 'csv' | 'tsv' | undefined;
function fileTypeOf(query: Query, fallback: 'json' | undefined): FileType | undefined {
  const wanted = query.get('filetype')?.toLowerCase();
  const allowed: readonly FileType[] = fallback === undefined ? ['csv', 'tsv'] : FILE_TYPES;
  if (wanted === undefined) return fallback;
  const found = allowed.find((type) => type === wanted);
  if (found !== undefined) return found;
  const guess = `${JSON.stringify(wanted.slice(0, 60))} (did you mean "${nearest(wanted.slice(0, 60), allowed)}"?)`;
  throw new NamesakeError('ERR_OPTION_RANGE', 'parameter "filetype"', `one of ${allowed.join(', ')}`, guess);
}

function required(query: Query, name: string, expected: string): string {
  const value = query.get(name);
  if (value === undefined) throw new NamesakeError('ERR_USAGE', `parameter "${name}" is missing`, expected, 'nothing');
  return value;
}

function pricedOf(
  context: Context<ServiceEnv>,
  { publicUrl }: EnrichParts,
  body: Buffer,
  mimeType: string,
): Omit<Priced, 'what' | 'credits' | 'description' | 'isQuick'> {
  const url = new URL(context.req.url);
  const request = { method: context.req.method, path: url.pathname, query: url.search, body: body.length === 0 ? null : body };
  return { request, origin: originOf(context, publicUrl), mimeType: mimeType.split(';')[0], discovery: DISCOVERY };
}

function ceilingOf(context: Context<ServiceEnv>, parts: EnrichParts, body: Buffer): Priced {
  const description = `Appends fields to up to ${MAX_RECORDS} records`;
  return { ...pricedOf(context, parts, body, CONTENT_TYPES.json), what: 'enrich', credits: MOST_CREDITS * MAX_RECORDS, description, isQuick: false };
}

/** For catalogues of paid services. */
const DISCOVERY = {
  method: 'POST',
  queryParams: { function: 'email-domain-type' },
  properties: {
    function: { type: 'string', enum: ENRICH_FUNCTIONS.map(({ name }) => name) },
    language: { type: 'string' },
    filetype: { type: 'string', enum: [...FILE_TYPES] },
    lookup_field: { type: 'string' },
    lookup_column: { type: 'string' },
  },
  required: ['function'],
  body: [{ email: 'jane@stanford.edu' }],
  output: {
    type: 'json',
    example: {
      Code: 'Success',
      Function: 'email-domain-type',
      RecordCount: 1,
      ErrorCount: 0,
      OutputFields: ['DomainType'],
      Records: [{ email: 'jane@stanford.edu', DomainType: 'Education' }],
    },
  },
} as const;

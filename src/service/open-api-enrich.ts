import { ENRICH_FUNCTIONS, languageList, MAX_RECORDS } from '../enrich/index.js';
import { ANYWHERE, answered, failures, KEY, query } from './open-api-parts.js';
import { VALUE_ENDPOINTS, type ValueEndpoint } from './one-value.js';

const OF_PAYERS = ['401', '402', '403', '429'];
/** Failures of single values, which have no body. */
const BARE: Readonly<Record<string, string>> = {
  400: 'A parameter is missing or malformed',
  401: 'The key is none, no longer one, or has no credits',
  405: 'Another method than GET',
  408: 'The request takes too long to come',
  417: 'Another expectation than 100-continue',
  429: 'Too many requests',
  431: 'The URL and the headers are too long',
  500: 'A failure of the service, or nobody who could look',
};

const COMMON = [
  { ...query('function', 'one of the functions'), required: true, schema: { type: 'string', enum: ENRICH_FUNCTIONS.map(({ name }) => name) } },
  query(
    'language',
    `of the values, where a function has them in languages: ${languageList()
      .map(({ name }) => name)
      .join(', ')}`,
  ),
  query('topic_value', 'of the function custom: the topic'),
  query('output_fields_value', 'of the function custom: a JSON list of the fields'),
  KEY,
];
const MAPPINGS = [
  query('lookup_field', 'field that is looked up; INPUT_field for other inputs'),
  query('lookup_column', 'column of rows that is looked up, from 1; INPUT_column for other inputs'),
];

const TEXTS = { 'text/csv': { schema: { type: 'string' } }, 'text/tab-separated-values': { schema: { type: 'string' } } };

/** Paths of enrichment and of single values. */
export const ENRICH_PATHS: Readonly<Record<string, object>> = {
  '/enrich': {
    post: {
      operationId: 'enrich',
      summary: `Appends the fields of a function to 1 to ${MAX_RECORDS} records`,
      parameters: [...COMMON, ...MAPPINGS, { ...query('filetype', 'of the answer'), schema: { type: 'string', enum: ['json', 'csv', 'tsv'] } }],
      requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Records' } } } },
      responses: {
        200: { description: 'The records', content: { 'application/json': { schema: { $ref: '#/components/schemas/Enriched' } }, ...TEXTS } },
        ...failures([...ANYWHERE, ...OF_PAYERS, '413', '503']),
        402: { description: 'To be paid first, or too few credits', content: { 'application/json': { schema: { $ref: '#/components/schemas/Unpaid' } } } },
      },
    },
    get: {
      operationId: 'enrichFile',
      summary: `The same for the rows of a CSV or TSV file with up to ${MAX_RECORDS} rows`,
      parameters: [
        ...COMMON,
        ...MAPPINGS,
        { ...query('connection', 'URL of the file, or its key in the object store'), required: true },
        { ...query('filetype', 'of the file'), schema: { type: 'string', enum: ['csv', 'tsv'] } },
      ],
      responses: {
        200: { description: 'The rows', content: TEXTS },
        ...failures([...ANYWHERE, ...OF_PAYERS, '413', '503']),
        402: { description: 'To be paid first, or too few credits', content: { 'application/json': { schema: { $ref: '#/components/schemas/Unpaid' } } } },
      },
    },
  },
  '/functions': {
    get: {
      operationId: 'functions',
      summary: 'The functions',
      responses: { 200: answered('The functions', '#/components/schemas/Functions'), ...failures(ANYWHERE) },
    },
  },
  '/llms-full.txt': {
    get: { summary: 'A guide as text', responses: { 200: { description: 'The guide', content: { 'text/plain': {} } }, ...failures(ANYWHERE) } },
  },
  ...Object.fromEntries(
    ['/.well-known/x402', '/.well-known/x402.json'].map((path) => [
      path,
      {
        get: {
          summary: 'What can be paid for, and how',
          responses: { 200: answered('The manifest', '#/components/schemas/Manifest'), ...failures([...ANYWHERE, '404']) },
        },
      },
    ]),
  ),
  ...Object.fromEntries(VALUE_ENDPOINTS.map((endpoint) => [endpoint.path, { get: valueOperation(endpoint) }])),
};

function valueOperation({ path, summary, parameters, example }: ValueEndpoint): object {
  const properties = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, { type: typeof value }]));
  return {
    operationId: path.slice(1),
    summary,
    parameters: [
      ...parameters.map(({ name, required, min, max, example: value }) => ({
        ...query(name, ''),
        required,
        schema: { type: 'string', minLength: min, maxLength: max },
        example: value,
      })),
      query('license', 'the key; the header X-Api-Key as well'),
    ],
    responses: {
      200: {
        description: 'The answer',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: [...Object.keys(properties), 'Code', 'Credits'],
              properties: { ...properties, Code: { const: 'Success' }, Credits: { type: 'string' } },
            },
          },
        },
      },
      ...Object.fromEntries(Object.entries(BARE).map(([status, description]) => [status, { description }])),
      402: answered('To be paid first', '#/components/schemas/Challenge'),
    },
  };
}

const SCALAR = { type: ['string', 'number', 'boolean', 'null'] };
const LIST = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_RECORDS,
  anyOf: [{ items: { type: 'object' } }, { items: SCALAR }, { items: { type: 'array', minItems: 1, items: SCALAR } }],
};

export const ENRICH_SCHEMAS: Readonly<Record<string, object>> = {
  Records: { anyOf: [LIST, { type: 'object', required: ['records'], properties: { records: LIST } }] },
  Enriched: {
    type: 'object',
    required: ['Code', 'Function', 'RecordCount', 'ErrorCount', 'OutputFields', 'Records'],
    properties: {
      Code: { const: 'Success' },
      Function: { type: 'string', enum: ENRICH_FUNCTIONS.map(({ name }) => name) },
      RecordCount: { type: 'integer', minimum: 1, maximum: MAX_RECORDS },
      ErrorCount: { type: 'integer', minimum: 0, maximum: MAX_RECORDS },
      OutputFields: { type: 'array', items: { type: 'string' } },
      Records: { type: 'array', items: { type: 'object' } },
    },
  },
  Functions: {
    type: 'object',
    required: ['version', 'languages', 'functions'],
    properties: {
      version: { type: 'string' },
      languages: { type: 'array', items: { type: 'object', required: ['code', 'name', 'native'] } },
      functions: {
        type: 'array',
        items: { type: 'object', required: ['name', 'summary', 'class', 'available', 'supports_language', 'inputs', 'outputs', 'price', 'example'] },
      },
    },
  },
  Challenge: {
    type: 'object',
    required: ['x402Version', 'resource', 'accepts', 'error'],
    properties: {
      x402Version: { const: 2 },
      resource: {
        type: 'object',
        required: ['url'],
        properties: { url: { type: 'string' }, description: { type: 'string' }, mimeType: { const: 'application/json' } },
      },
      accepts: { type: 'array', items: { $ref: '#/components/schemas/Requirement' } },
      extensions: { type: 'object' },
      error: { type: 'string' },
    },
  },
  Requirement: {
    type: 'object',
    required: ['scheme', 'network', 'amount', 'payTo', 'maxTimeoutSeconds', 'asset', 'extra'],
    properties: {
      scheme: { const: 'exact' },
      network: { const: 'eip155:8453' },
      amount: { type: 'string', pattern: '^[1-9][0-9]*$' },
      payTo: { type: 'string' },
      maxTimeoutSeconds: { type: 'integer' },
      asset: { type: 'string' },
      extra: { type: 'object', required: ['name', 'version'] },
    },
  },
  Unpaid: { anyOf: [{ $ref: '#/components/schemas/Challenge' }, { $ref: '#/components/schemas/Failure' }] },
  Manifest: {
    type: 'object',
    required: ['x402Version', 'network', 'asset', 'payTo', 'resources', 'prices', 'languageSupport'],
    properties: { languageSupport: { type: 'object' } },
  },
};

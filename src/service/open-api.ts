import { JOB_PARAMETERS, jobFunctions, MAX_BATCH } from '../job/index.js';

const TEXT_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain', 'text/html'] as const;
const FAILURES: Readonly<Record<string, string>> = {
  400: 'A parameter, the source or its content cannot be; the message says which and what was expected',
  401: 'No API key, or one that nobody has',
  402: 'The credits of the API key are used up',
  403: 'An API key that is no longer valid',
  404: 'No such path',
  405: 'Another method than GET',
  413: 'More rows, bytes or seconds than are allowed',
  429: 'Too many requests or waiting jobs; Retry-After says when to ask again',
  500: 'A defect of the service',
  501: 'A function that needs a provider, and none is configured',
  503: 'The service is about to end',
};

/** The interface of the service as OpenAPI 3.1, made of the same tables that check requests. */
export function openApi(): object {
  const failures = Object.fromEntries(
    Object.entries(FAILURES).map(([status, description]) => [
      status,
      {
        description,
        ...(status === '429' || status === '503' ? { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'namesake', version: '1', description: 'Matches, standardizes and checks the values of a column' },
    paths: {
      '/run': {
        get: {
          operationId: 'run',
          summary: 'Runs one function over a column of a file or of a database',
          description: 'Names of parameters and their enumerated values count in any case. Other parameters are ignored, and told in X-Ignored-Parameters.',
          parameters: JOB_PARAMETERS.map(parameterOf),
          responses: {
            200: {
              description: 'The result, streamed',
              content: {
                'application/json': { schema: { oneOf: [{ $ref: '#/components/schemas/MatchReport' }, { type: 'array' }, { type: 'object' }] } },
                ...Object.fromEntries(TEXT_TYPES.map((type) => [type, { schema: { type: 'string' } }])),
              },
            },
            ...failures,
          },
        },
      },
      '/health': plain('The process runs', 'Status'),
      '/ready': plain('Requests are taken', 'Status'),
      '/metrics': {
        get: {
          operationId: 'metrics',
          summary: 'Counters for Prometheus',
          responses: { 200: { description: 'Text format 0.0.4', content: { 'text/plain': {} } } },
        },
      },
    },
    components: {
      schemas: {
        Failure: { type: 'object', required: ['Code', 'Message'], properties: { Code: { type: 'string' }, Message: { type: 'string' } } },
        Item: { type: 'object', required: ['Data'], properties: { Data: { type: 'string' }, Reference: { type: 'string' } } },
        Batch: { type: 'array', maxItems: MAX_BATCH, items: { $ref: '#/components/schemas/Item' } },
        MatchReport: {
          type: 'object',
          required: ['Status', 'Message', 'MatchClusters'],
          properties: {
            Status: { const: 'success' },
            Message: { type: 'string' },
            MatchClusters: { type: 'array', items: { type: 'array', minItems: 2, items: { $ref: '#/components/schemas/Member' } } },
            NotMerged: { type: 'array', items: { type: 'object' } },
          },
        },
        Member: {
          type: 'object',
          required: ['Data', 'Reference', 'SimKey'],
          properties: {
            Data: { type: 'string' },
            Reference: { type: 'string' },
            SimKey: { type: 'string' },
            Cluster: { type: 'integer' },
            Score: { type: 'number' },
          },
        },
      },
    },
  };
}

const REQUIRED: readonly string[] = ['function', 'source', 'table'];

function parameterOf(parameter: (typeof JOB_PARAMETERS)[number]): object {
  const { name, about } = parameter;
  const values = name === 'function' ? jobFunctions().map((known) => known.name) : 'values' in parameter ? parameter.values : undefined;
  return {
    name,
    in: 'query',
    description: about,
    required: REQUIRED.includes(name),
    schema: { type: 'string', ...(values === undefined ? {} : { enum: values }) },
    ...('example' in parameter ? { example: parameter.example } : {}),
  };
}

function plain(description: string, member: string): object {
  const schema = { type: 'object', required: [member], properties: { [member]: { type: 'string' } } };
  return { get: { summary: description, responses: { 200: { description, content: { 'application/json': { schema } } } } } };
}

import { JOB_PARAMETERS, jobFunctions, MAX_BATCH } from '../job/index.js';
import { ENRICH_PATHS, ENRICH_SCHEMAS } from './open-api-enrich.js';
import { ANYWHERE, answered, FAILURES, failures, KEY, query } from './open-api-parts.js';

const TEXT_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain', 'text/html'] as const;
const OF_KEYS = ['401', '403', '429'];

/** The interface of the service as OpenAPI 3.1, made of the same tables that check requests. */
export function openApi(): object {
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
                'application/json': { schema: { anyOf: [{ $ref: '#/components/schemas/MatchReport' }, { type: 'array' }, { type: 'object' }] } },
                ...Object.fromEntries(TEXT_TYPES.map((type) => [type, { schema: { type: 'string' } }])),
              },
            },
            ...failures(Object.keys(FAILURES)),
          },
        },
      },
      '/jobs': {
        get: {
          operationId: 'jobs',
          summary: 'The same as /run, telling how far it is',
          description: 'Lines of JSON: Progress and pieces of the Result; at the end Done or, where something failed after the answer had begun, Failure.',
          parameters: JOB_PARAMETERS.map(parameterOf),
          responses: {
            200: { description: 'Lines', content: { 'application/x-ndjson': { schema: { $ref: '#/components/schemas/JobLine' } } } },
            ...failures(Object.keys(FAILURES)),
          },
        },
      },
      '/files': {
        post: {
          operationId: 'files',
          summary: 'Keeps a file for jobs of the same caller, half an hour after it was last used',
          parameters: [query('name', 'name of the file; its ending tells the format'), KEY],
          requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
          responses: {
            200: answered('What source and connection of a job have to be', '#/components/schemas/KeptFile'),
            ...failures([...ANYWHERE, ...OF_KEYS, '413', '503']),
          },
        },
      },
      '/explain': {
        get: {
          operationId: 'explain',
          summary: 'Whether two values mean the same, and why',
          parameters: [
            { ...query('left', 'a value of at most 150 characters'), required: true },
            { ...query('right', 'another'), required: true },
            ...JOB_PARAMETERS.filter(({ name }) => name === 'category' || name === 'policy').map(parameterOf),
            KEY,
          ],
          responses: { 200: answered('The decision', '#/components/schemas/Explanation'), ...failures([...ANYWHERE, ...OF_KEYS, '413']) },
        },
      },
      '/health': plain('The process runs', 'Status'),
      '/ready': plain('Requests are taken', 'Status', ['503']),
      '/metrics': {
        get: {
          operationId: 'metrics',
          summary: 'Counters for Prometheus',
          responses: { 200: { description: 'Text format 0.0.4', content: { 'text/plain': {} } }, ...failures(ANYWHERE) },
        },
      },
      ...ENRICH_PATHS,
      ...Object.fromEntries(PAGES.map(([path, type, description]) => [path, page(type, description)])),
    },
    components: {
      schemas: {
        ...ENRICH_SCHEMAS,
        Failure: { type: 'object', required: ['Code', 'Message'], properties: { Code: { type: 'string' }, Message: { type: 'string' } } },
        JobLine: {
          type: 'object',
          properties: {
            Progress: { type: 'object', properties: { Stage: { type: 'string' }, Done: { type: 'number' }, Total: { type: 'number' } } },
            Result: { type: 'string' },
            Done: { type: 'object', properties: { Rows: { type: 'integer' } } },
            Failure: { $ref: '#/components/schemas/Failure' },
          },
        },
        KeptFile: { type: 'object', required: ['Source', 'Connection'], properties: { Source: { type: 'string' }, Connection: { type: 'string' } } },
        Explanation: {
          type: 'object',
          required: ['Score', 'Match', 'Veto', 'Turn', 'Alignment', 'Evidence'],
          properties: {
            Score: { type: 'number' },
            Match: { type: 'boolean' },
            Veto: { type: ['string', 'null'] },
            Turn: { type: ['object', 'null'] },
            Alignment: { type: 'array', items: { type: 'object' } },
            Evidence: { type: 'array', items: { type: 'object' } },
          },
        },
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

function plain(description: string, member: string, more: readonly string[] = []): object {
  const schema = { type: 'object', required: [member], properties: { [member]: { type: 'string' } } };
  return {
    get: { summary: description, responses: { 200: { description, content: { 'application/json': { schema } } }, ...failures([...ANYWHERE, ...more]) } },
  };
}

const PAGES = [
  ['/openapi.json', 'application/json', 'This document'],
  ['/docs', 'text/html', 'The interface for people'],
  ['/', 'text/html', 'A page to try it'],
  ['/page.css', 'text/css', 'Of the page'],
  ['/page.js', 'text/javascript', 'Of the page'],
] as const;

const page = (type: string, description: string): object => ({
  get: { summary: description, responses: { 200: { description, content: { [type]: {} } }, ...failures(ANYWHERE) } },
});

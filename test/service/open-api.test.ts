import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../../src/service/accounts/index.js';
import type { RunningService } from '../../src/service/index.js';
import { openApi } from '../../src/service/open-api.js';
import { jsonOf } from './job-table.js';
import { serve, serveFiles } from './serving.js';

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly schema: { readonly enum?: readonly string[] };
    readonly example?: string;
  }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>>;
}
const document = openApi() as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ ...document, $id: 'document' });

let accounts: Accounts;
let key = '';
let service: RunningService;
let open: RunningService;
let files: { origin: string; close(): Promise<void> };
beforeAll(async () => {
  accounts = await openAccounts(join(mkdtempSync(join(tmpdir(), 'namesake-document-')), 'accounts.db'));
  ({ key } = await accounts.create({ name: 'test', credits: 1e9 }));
  service = await serve({ payments: { facilitator: 'http://127.0.0.1:1', payTo: '0x1111111111111111111111111111111111111111' } }, accounts);
  open = await serve();
  files = await serveFiles(new Map([['/a.csv', { text: 'id,email\n1,a@gmail.com\n' }]]));
}, 60_000);
afterAll(async () => {
  await service.stop();
  await open.stop();
  await accounts.close();
  await files.close();
});

/** Asks, and holds the answer against what the document says of it. */
async function checked(url: string, method: string, path: string, query: Readonly<Record<string, string>> = {}, body?: string): Promise<number> {
  const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, { method, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  const response = document.paths[path][method.toLowerCase()].responses[answer.status];
  expect(response, `${method} ${path} answers ${answer.status}`).toBeDefined();
  const type = (answer.headers.get('content-type') ?? '').split(';')[0];
  if (text === '') {
    expect(response.content).toBeUndefined();
    return answer.status;
  }
  expect(Object.keys(response.content ?? {})).toContain(type);
  if (response.content?.[type].schema === undefined || !type.includes('json')) return answer.status;
  const validate = ajv.getSchema(`document${placeOf(path, method.toLowerCase(), String(answer.status), type)}`);
  for (const json of type === 'application/x-ndjson' ? text.trim().split('\n') : [text])
    expect([validate?.(JSON.parse(json)), validate?.errors, json.slice(0, 300)]).toEqual([true, null, json.slice(0, 300)]);
  return answer.status;
}

const batch = (more: Readonly<Record<string, string | undefined>> = {}): Record<string, string> => ({
  function: 'match',
  process: 'matchreport',
  category: 'company',
  source: 'jsonrefbatch',
  table: 'jsonrefbatch',
  data: jsonOf('name', true),
  ...(more as Record<string, string>),
});

describe('the document', () => {
  it('is OpenAPI 3.1 whose schemas are schemas', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'namesake' } });
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, { responses }] of Object.entries(operations))
        for (const [status, { content = {} }] of Object.entries(responses))
          for (const [type, { schema }] of Object.entries(content))
            if (schema !== undefined) expect(() => ajv.compile({ $ref: `document${placeOf(path, method, status, type)}` })).not.toThrow();
  });

  it('says what /run answers', async () => {
    for (const more of [
      { json: 'true' },
      { json: 'true', details: 'true' },
      {},
      { target: 'tsv' },
      { target: 'psv' },
      { html: 'true' },
      { process: 'keysonly', target: 'json' },
      { process: 'gensql' },
    ])
      expect(await checked(open.url, 'GET', '/run', batch(more))).toBe(200);
    expect(await checked(open.url, 'GET', '/run', batch({ category: 'none' }))).toBe(400);
    expect(await checked(open.url, 'GET', '/run', batch({ function: 'weather', process: 'report' }))).toBe(501);
    expect(await checked(service.url, 'GET', '/run', batch())).toBe(401);
    expect(
      await checked(
        open.url,
        'GET',
        '/run',
        batch({ source: 'csv', table: 'csv', column: '1', connection: `${files.origin}/a.csv`, function: 'statistics', process: 'report', json: 'true' }),
      ),
    ).toBe(200);
  });

  it('says what /jobs, /files and /explain answer', async () => {
    expect(await checked(open.url, 'GET', '/jobs', batch({ json: 'true' }))).toBe(200);
    expect(
      await checked(open.url, 'GET', '/jobs', { source: 'csv', table: 'csv', column: '2', connection: `${files.origin}/a.csv`, function: 'nonunique' }),
    ).toBe(200);
    expect(await checked(open.url, 'POST', '/files', { name: 'a.csv' }, 'a,b\n1,2\n')).toBe(200);
    expect(await checked(service.url, 'POST', '/files', { name: 'a.csv' }, 'a,b\n1,2\n')).toBe(401);
    expect(await checked(open.url, 'GET', '/explain', { left: 'Bob Smith Jr', right: 'Bob Smith Sr', category: 'individual' })).toBe(200);
    expect(await checked(open.url, 'GET', '/explain', { left: 'x' })).toBe(400);
    expect(await checked(open.url, 'GET', '/explain', { left: 'x'.repeat(5000), right: 'y' })).toBe(413);
  });

  it('says what /enrich answers', async () => {
    for (const body of ['["a@gmail.com"]', '[{"email": "a@gmail.com"}]', '[["a@gmail.com"]]', '{"records": ["x"]}']) {
      for (const filetype of ['json', 'csv', 'tsv'])
        expect(await checked(open.url, 'POST', '/enrich', { function: 'email-domain-type', filetype }, body)).toBe(200);
      expect(await checked(service.url, 'POST', '/enrich', { function: 'email-domain-type' }, body)).toBe(402);
    }
    expect(await checked(service.url, 'POST', '/enrich')).toBe(402);
    expect(await checked(open.url, 'POST', '/enrich', { function: 'none' }, '[1]')).toBe(400);
    expect(await checked(open.url, 'GET', '/enrich', { function: 'email-domain-type', connection: `${files.origin}/a.csv` })).toBe(200);
    expect(await checked(open.url, 'GET', '/enrich', { function: 'email-domain-type' })).toBe(400);
  });

  it.each(
    Object.keys(document.paths).filter(
      (path) => document.paths[path].get?.responses[402] !== undefined && path !== '/enrich' && path !== '/run' && path !== '/jobs',
    ),
  )('says what %s answers', async (path) => {
    const given = (document.paths[path].get.parameters ?? []).filter(({ required }) => required).map(({ name, example }) => [name, example ?? ''] as const);
    const query = Object.fromEntries(given);
    expect([200, 500]).toContain(await checked(service.url, 'GET', path, { ...query, license: key }));
    expect(await checked(service.url, 'GET', path, query)).toBe(402);
    expect(await checked(service.url, 'GET', path, { license: key })).toBe(400);
    expect(await checked(service.url, 'GET', path, { ...query, license: 'none' })).toBe(401);
  });

  it.each(['/functions', '/llms-full.txt', '/health', '/ready', '/metrics', '/openapi.json', '/docs', '/', '/page.css', '/page.js'])(
    'says what %s answers',
    async (path) => {
      expect(await checked(open.url, 'GET', path)).toBe(200);
    },
  );

  it.each(['/.well-known/x402', '/.well-known/x402.json'])('says what %s answers', async (path) => {
    expect(await checked(service.url, 'GET', path)).toBe(200);
    expect(await checked(open.url, 'GET', path)).toBe(404);
  });
});

/** Where a schema is in the document, as a fragment. */
function placeOf(...[path, method, status, type]: readonly string[]): string {
  const parts = ['', 'paths', path, method, 'responses', status, 'content', type, 'schema'];
  return `#${encodeURI(parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/'))}`;
}
